import { scenes } from '../../client/scenes/index.ts';
import type { RequirementId } from '../../contract/catalogue/index.ts';
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

/** Scenes in which a report is refused or redirected, and others are accepted. */
const REFUSING = ['refused', 'redirect', 'redirect-elsewhere'];
/** Scenes in which reports can be accepted; one of them has a separate id for more detail. */
const REPORTED = [...scenes.filter(({ allReported }) => allReported).map(({ name }) => name), ...REFUSING].filter(
  (name) => name !== 'no-optional-ids',
);
const ERRORS = ['error-empty', 'error-html', 'error-problem', 'error-large', ...REFUSING];
/** Only a service that does not recover shows how often, and how fast, a client retries. */
const OUTAGES = ['unavailable-for-good', 'unreachable-for-good'];
const LOST = ['issuer-refuses-400', 'issuer-refuses-401', ...OUTAGES, 'token-refused-for-good'];
/** In these the provider asks the client to wait, with reports or with token requests. */
const LIMITED = [
  ...['rate-limit-seconds', 'rate-limit-date', 'unavailable-then-well', 'night-audit'],
  ...['issuer-down-then-up', 'renewal-fails'],
];
const CERTIFICATES = scenes.filter(({ certificate }) => certificate).map(({ name }) => name);

export default specify(({ test }) => {
  const reportsEach = (scene: string) => inScene(scene, events.reportsEachEvent);
  const inEach = (names: readonly string[], title: string, id: RequirementId, body: typeof reportsEach) => {
    for (const scene of names) test(`${title} (${scene})`, covers(id, { scene }), body(scene));
  };

  inEach(REPORTED, 'reports each event once', 'CLIENT-EVENTS.REPORTED', reportsEach);
  test('reports nothing else', covers('CLIENT-EVENTS.NO-OTHERS'), events.reportsNothingElse);
  test(
    'reports again until the service is well again',
    covers('CLIENT-EVENTS.OUTLASTS-TROUBLE'),
    inEveryStory(events.outlastsTrouble),
  );
  const bare = reportsEach('no-optional-ids');
  test('reports a stay with only the required fields', covers('CLIENT-EVENTS.WITHOUT-OPTIONAL-FIELDS'), bare);
  test(
    'names a stay alike in all its reports',
    covers('CLIENT-EVENTS.STABLE-IDS'),
    inEveryScene(conduct.namesStayAlike),
  );
  test('reports a stay in order', covers('CLIENT-EVENTS.IN-ORDER'), inEveryStory(events.keepsOrder));
  const billed = inScene('partial-bill', conduct.checksOutAfterBill);
  test('reports a check-out after a partial bill', covers('CLIENT-EVENTS.BILL-THEN-CHECK-OUT'), billed);
  test(
    'reports in order after an outage',
    covers('CLIENT-EVENTS.BACKLOG-IN-ORDER'),
    inScene('backlog', events.keepsOrder),
  );

  test(
    'takes 201 without a body for a success',
    covers('CLIENT-CONDUCT.EMPTY-SUCCESS'),
    inScene('ordinary-stay', conduct.endsWell),
  );
  test('sends nothing again after 201', covers('CLIENT-CONDUCT.NO-RESEND'), conduct.sendsAcceptedOnce);
  const refused = inScene('refused', conduct.sendsRefusedOnce);
  test('sends no refused report again unchanged', covers('CLIENT-CONDUCT.NO-UNCHANGED-RESEND'), refused);
  const goesOn = (scene: string) => inScene(scene, conduct.goesOn);
  inEach(ERRORS, 'goes on after an error', 'CLIENT-CONDUCT.SURVIVES-ERROR', goesOn);
  const within = (scene: string) => inLostScene(scene, conduct.retriesWithinBounds);
  inEach(OUTAGES, 'retries within bounds', 'CLIENT-CONDUCT.BOUNDED-RETRIES', within);
  test(
    'records how the client ends where nothing can be reported',
    covers('CLIENT-CONDUCT.TELLS-OPERATOR'),
    conduct.notesHowItEnds(LOST),
  );
  const waits = (scene: string) => inScene(scene, conduct.waitsAsAsked);
  inEach(LIMITED, 'waits as it is asked to', 'CLIENT-CONDUCT.RETRY-AFTER', waits);
  const repeats = inScene('reply-lost', conduct.repeatsUnchanged);
  test('repeats a report unchanged whose reply was lost', covers('CLIENT-CONDUCT.SAME-RETRY'), repeats);
  const byPost = inScene('redirect', conduct.keepsMethod);
  test('follows a redirect by the same method', covers('CLIENT-CONDUCT.REDIRECT-METHOD'), byPost);
  test('keeps its calls within what a service can take', covers('CLIENT-CONDUCT.WITHIN-LIMITS'), conduct.withinLimits);
  test('prints no secret and no token', covers('CLIENT-CONDUCT.NO-SECRET-IN-OUTPUT'), conduct.printsNoSecret);
  test(
    'waits for a reply before it reports again',
    covers('CLIENT-CONDUCT.WAITS-FOR-REPLY'),
    inScene('reply-late', conduct.waitsForReply),
  );
  const refuses = conduct.refusesCertificate;
  inEach(CERTIFICATES, 'refuses a certificate', 'CLIENT-CONNECTION.REFUSES-CERTIFICATE', refuses);
});
