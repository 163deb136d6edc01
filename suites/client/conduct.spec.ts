import { scenes } from '../../client/scenes/index.ts';
import {
  conduct,
  covers,
  events,
  inEveryScene,
  inEveryStory,
  inLostScene,
  inScene,
  specify,
} from '../../fixtures/client.ts';

/** Scenes in which reports can be accepted; one of them says more about it under an id of its own. */
const REPORTED = [
  ...scenes.filter(({ allReported }) => allReported).map(({ name }) => name),
  'refused',
  'redirect',
  'redirect-elsewhere',
].filter((name) => name !== 'no-optional-ids');
const ERRORS = [
  'error-empty',
  'error-html',
  'error-problem',
  'error-large',
  'refused',
  'redirect',
  'redirect-elsewhere',
] as const;
/** Only a service that does not recover shows how often, and how fast, a client tries. */
const OUTAGES = ['unavailable-for-good', 'unreachable-for-good'] as const;
const LOST = ['issuer-refuses-400', 'issuer-refuses-401', ...OUTAGES, 'token-refused-for-good'];
const LIMITED = ['rate-limit-seconds', 'rate-limit-date'] as const;

export default specify(({ test }) => {
  for (const scene of REPORTED)
    test(
      `reports each event once (${scene})`,
      covers('CLIENT-EVENTS.REPORTED', { scene }),
      inScene(scene, events.reportsEachEvent),
    );
  test('reports nothing else', covers('CLIENT-EVENTS.NO-OTHERS'), events.reportsNothingElse);
  test('outlasts trouble', covers('CLIENT-EVENTS.OUTLASTS-TROUBLE'), inEveryStory(events.outlastsTrouble));
  const bare = inScene('no-optional-ids', events.reportsEachEvent);
  test('does without optional fields', covers('CLIENT-EVENTS.WITHOUT-OPTIONAL-FIELDS'), bare);
  test('names a stay alike', covers('CLIENT-EVENTS.STABLE-IDS'), inEveryScene(conduct.namesStayAlike));
  test('reports in order', covers('CLIENT-EVENTS.IN-ORDER'), inEveryStory(events.keepsOrder));
  test(
    'checks out after a bill',
    covers('CLIENT-EVENTS.BILL-THEN-CHECK-OUT'),
    inScene('partial-bill', conduct.checksOutAfterBill),
  );
  test('keeps the order of a backlog', covers('CLIENT-EVENTS.BACKLOG-IN-ORDER'), inScene('backlog', events.keepsOrder));

  test('takes 201 for a success', covers('CLIENT-CONDUCT.EMPTY-SUCCESS'), inScene('ordinary-stay', conduct.endsWell));
  test('sends nothing again after 201', covers('CLIENT-CONDUCT.NO-RESEND'), inEveryScene(conduct.sendsAcceptedOnce));
  test(
    'sends no refused report again',
    covers('CLIENT-CONDUCT.NO-UNCHANGED-RESEND'),
    inScene('refused', conduct.sendsRefusedOnce),
  );
  for (const scene of ERRORS)
    test(
      `goes on after an error (${scene})`,
      covers('CLIENT-CONDUCT.SURVIVES-ERROR', { scene }),
      inScene(scene, conduct.goesOn),
    );
  for (const scene of OUTAGES)
    test(
      `retries within bounds (${scene})`,
      covers('CLIENT-CONDUCT.BOUNDED-RETRIES', { scene }),
      inLostScene(scene, conduct.retriesWithinBounds),
    );
  test('tells how it ends', covers('CLIENT-CONDUCT.TELLS-OPERATOR'), conduct.notesHowItEnds(LOST));
  for (const scene of LIMITED)
    test(
      `waits as it is asked to (${scene})`,
      covers('CLIENT-CONDUCT.RETRY-AFTER', { scene }),
      inScene(scene, conduct.waitsAsAsked),
    );
  test(
    'repeats a lost report unchanged',
    covers('CLIENT-CONDUCT.SAME-RETRY'),
    inScene('reply-lost', conduct.repeatsUnchanged),
  );
  test('keeps within what a service takes', covers('CLIENT-CONDUCT.WITHIN-LIMITS'), conduct.withinLimits);
  test('waits for a reply', covers('CLIENT-CONDUCT.WAITS-FOR-REPLY'), inScene('reply-late', conduct.waitsForReply));
  for (const scene of ['certificate-untrusted', 'certificate-wrong-host'])
    test(
      `refuses a certificate (${scene})`,
      covers('CLIENT-CONNECTION.REFUSES-CERTIFICATE', { scene }),
      conduct.refusesCertificate(scene),
    );
});
