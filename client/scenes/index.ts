/** All scenes, in playing order, and the one for recorded calls. */
import type { Calls, CannedReply, Scene } from '../../contract/scene.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { cameAndWent, hopeless, MOST_VISITED, ordinary, replied, report, scene, TWO, wait } from './scene.ts';

/** Somebody alone in a double room: the room does not reveal the number of guests. */
const ALONE = { roomType: 'Double', occupancy: 1 } as const;
/** A client that keeps the previous guest's data reports the last one as loyal. */
const LOYALTY = {
  'not-loyal': { loyalty: false },
  loyal: { loyalty: true, ...ALONE },
  unknown: { loyalty: null, withoutOptional: true },
} as const;
const AS_SHOWN = 'Leave every value empty that is not shown.';
const NAMES = {
  apostrophe: { guestFirstName: 'Marie-Noëlle', guestLastName: "O'Brien" },
  // From right to left: old systems store such names in visual order.
  curly: { guestFirstName: 'نور', guestLastName: 'O’Neill' },
  umlaut: { guestFirstName: 'Jürgen', guestLastName: 'Weiß-Öztürk' },
  cjk: { guestFirstName: '小明', guestLastName: '王' },
  emoji: { guestFirstName: 'Zoë 🌻', guestLastName: 'Null' },
  // e and u with combining accents: a different normal form is a different text.
  combining: { guestFirstName: 'Ade\u0301le', guestLastName: 'Mu\u0308ller' },
  quoted: { guestFirstName: 'Anna "Ann" & Tom +1', guestLastName: 'Smith\\Jones, Jr. 3rd' },
  tabbed: { guestFirstName: 'Li\tWei', guestLastName: 'van der Berg' },
  // Short enough for a column of 64, which in some databases counts bytes.
  long: { guestFirstName: 'Мария '.repeat(10).trim(), guestLastName: `${'Lang'.repeat(15)}` },
};
/** A room number and ids that lose leading zeros as numbers, and more guests than the word Double says. */
const ROOMS = {
  single: { roomType: 'Single', occupancy: 1, roomNumber: '012', hasDigits: true },
  double: { roomType: 'Double', occupancy: 2 },
  family: { roomType: 'Double', occupancy: 4 },
} as const;

/** Only its numbers identify a stay: guests share names, hotels share room numbers, and rooms get new guests. */
const ALIKE = {
  guest: { hotel: 0, times: 'leaves-for-another' },
  namesake: { hotel: 0, sameName: 'guest' },
  elsewhere: { hotel: 1, sameRoom: 'guest', sameLastName: 'guest' },
  next: { hotel: 0, sameRoom: 'guest', times: 'comes-after-another' },
} as const;

/** One guest per hotel; two digits keep them in order. */
const EVERYWHERE = Object.fromEntries(
  Array.from({ length: MOST_VISITED }, (_, hotel) => [
    `hotel-${String(hotel + 1).padStart(2, '0')}`,
    { hotel, times: 'until-clocks-differ' } as const,
  ]),
);

const first: Calls = { of: 'reports', from: 1, to: 1 };
/** What a client does right for check-ins it may do wrong for check-outs. */
const firstCheckOut: Calls = { of: 'check-out', from: 1, to: 1 };
const tokenCalls = (from: number, to: number): Calls => ({ of: 'tokens', from, to });
const allTokens = tokenCalls(1, 1000);
const instead = (reply: CannedReply, calls: Calls = first) => ({ kind: 'replies', calls, reply }) as const;
const THREE = ordinary('first', 'second', 'third');
const AT_ONCE = { do: 'at-once', steps: [report('check-in', 'second'), report('check-in', 'third')] } as const;
const DOWN = { status: 503, body: 'down' };

function refusal(status: number, error: string): Scene {
  const body = JSON.stringify({ error, error_description: 'Refused in this scene.' });
  const title = `The issuer refuses the client with ${status}`;
  return hopeless(`issuer-refuses-${status}`, title, 'says so and stops asking', {
    provider: [instead(replied(status, 'application/json', body), allTokens)],
  });
}

const forGood: Calls = { of: 'reports', from: 1, to: 1000 };
const waitFor = (after: string, calls = first, status = 429) =>
  instead({ status, headers: [['Retry-After', after]] }, calls);
const problem = (status: number, title: string, more = {}) =>
  replied(status, 'application/problem+json', JSON.stringify({ type: 'about:blank', title, status, ...more }));
const two = cameAndWent(TWO);
const MEGABYTE = 1_048_576;

const GIVES_UP = 'says so, and gives up or tries again later';

const BACKLOG = Array.from({ length: 10 }, (_, at) => `guest-${String(at + 1).padStart(2, '0')}`);

/** Errors as servers and proxies write them. */
const ERRORS: readonly (readonly [name: string, title: string, reply: CannedReply])[] = [
  ['error-empty', 'An error without a body', { status: 500 }],
  [
    'error-html',
    'An error that is a web page',
    replied(502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  ],
  [
    'error-problem',
    'An error in problem details',
    problem(500, 'Internal Server Error', { errors: { $: ['trouble'] } }),
  ],
  ['error-large', 'An error of a megabyte', replied(500, 'text/plain', 'x'.repeat(MEGABYTE))],
];

const REFUSES = 'refuses the connection and says so';
const exchanged = {
  advice: `After the first call nothing more can be reported: check that your system ${REFUSES}.`,
  seconds: 15,
  allReported: false,
  certificateAfter: 'first-call',
} as const;
const UNTRUSTED = 'The provider shows a certificate from an unknown authority';
const WRONG_HOST = "The provider shows another host's certificate";

export const scenes: readonly Scene[] = [
  // About stays; the provider works.
  scene('ordinary-stay', 'A guest arrives and leaves'),
  scene('partial-bill', 'A guest gets a partial bill and stays', {
    steps: [report('check-in'), report('partial-bill'), report('check-out')],
  }),
  scene('no-show', 'A guest does not arrive', { steps: [report('no-show')] }),
  scene('loyalty', 'Guests with, without and with unknown loyalty', { advice: AS_SHOWN, ...cameAndWent(LOYALTY) }),
  scene('no-optional-ids', 'A stay with only the required values', {
    advice: AS_SHOWN,
    stays: { stay: { withoutOptional: true, loyalty: null } },
  }),
  scene('names', 'Guests whose names have more than plain letters', cameAndWent(NAMES)),
  scene('clock-change', 'Stays across a clock change', {
    ...cameAndWent({
      stay: { times: 'until-clock-change' },
      longer: { times: 'since-clock-change' },
      night: { times: 'after-clock-change' },
      abroad: { times: 'until-clocks-disagree' },
    }),
  }),
  scene('after-midnight', 'An arrival after midnight', {
    stays: { stay: { times: 'after-midnight' } },
    // A reader that finds the token by a pattern fails only here, where no member is unknown.
    escapesTokens: true,
  }),
  scene('early-and-late', 'One guest arrives in the morning, another late in the evening', {
    ...cameAndWent({ morning: { times: 'morning-arrival' }, evening: { times: 'evening-arrival' } }),
  }),
  scene('early-departure', 'A guest leaves earlier than expected', { stays: { stay: { times: 'early-departure' } } }),
  scene('room-types', 'A single and a double room', cameAndWent(ROOMS)),
  scene('look-alikes', 'Guests who have a name or a room in common', {
    stays: ALIKE,
    steps: [
      ...(['guest', 'namesake', 'elsewhere'] as const).map((stay) => report('check-in', stay)),
      report('check-out', 'guest'),
      report('check-in', 'next'),
      ...(['next', 'namesake', 'elsewhere'] as const).map((stay) => report('check-out', stay)),
    ],
  }),
  scene('all-hotels', 'A guest at each hotel of the run', { seconds: 15, ...cameAndWent(EVERYWHERE) }),
  scene('base-path', 'The provider is below a path', {
    advice:
      'In this scene the addresses are different: they end in /stage, and that of the token issuer in /stage/issuer.',
    basePath: '/stage',
    issuerPath: '/issuer',
    // A system may build the address of each report, and of a token's renewal, in different parts of its code.
    anyOf: RESERVATION_OPERATIONS,
    stays: ordinary('guest', 'absent'),
    steps: [
      report('check-in', 'guest'),
      report('partial-bill', 'guest'),
      report('check-out', 'guest'),
      report('no-show', 'absent'),
    ],
    provider: [{ kind: 'ends-tokens', afterAccepted: 1 }],
  }),
  // Before any scene in which time passes: if that moves the run's clock ahead while the client's library waits by the
  // machine's clock, both clocks still agree here.
  scene('rate-limit-date', 'Too many requests: wait until a date', {
    seconds: 10,
    provider: [waitFor('{{in 4 seconds}}')],
  }),
  // About access tokens and their issuer.
  scene('token-near-its-end', 'Tokens that live 60, 90 and 1800 seconds', {
    seconds: 240,
    stays: THREE,
    steps: [
      // Barely more than its life, so that a token is not used for a few seconds too long either.
      report('check-in', 'first'),
      wait(63),
      report('check-in', 'second'),
      // A client that counts a token's life from its last use would keep the one of 90 seconds for 94.
      wait(47),
      report('check-out', 'first'),
      wait(47),
      report('check-in', 'third'),
      wait(60),
      report('check-out', 'third'),
    ],
    provider: [{ kind: 'token-lives', seconds: [60, 90, 1800] }],
  }),
  scene('at-once-at-expiry', 'Two reports at once as the token expires', {
    seconds: 70,
    stays: THREE,
    steps: [report('check-in', 'first'), wait(61), AT_ONCE],
    provider: [
      { kind: 'token-lives', seconds: [60, 3600] },
      // What is sent in a batch may go through other code, which looks at no reply.
      { ...instead(DOWN, { of: 'check-in', from: 2, to: 2 }), ofGood: true },
    ],
  }),
  scene('token-ended', 'The token is refused in the middle of a session', {
    stays: TWO,
    steps: [report('check-in', 'first'), report('check-in', 'second'), report('check-out', 'first')],
    provider: [
      { kind: 'ends-tokens', afterAccepted: 1 },
      { kind: 'ends-tokens', afterAccepted: 2 },
    ],
  }),
  // A hotel system may report only one of the two.
  scene('night-audit', 'At the night audit, a token is refused and then the service is busy', {
    seconds: 10,
    anyOf: ['partial-bill', 'no-show'],
    stays: ordinary('guest', 'absent'),
    steps: [report('check-in', 'guest'), report('partial-bill', 'guest'), report('no-show', 'absent')],
    provider: [
      { kind: 'ends-tokens', afterAccepted: 1 },
      { kind: 'ends-tokens', afterAccepted: 2 },
      { ...waitFor('2', { of: 'partial-bill', from: 1, to: 1 }), ofGood: true },
      { ...waitFor('2', { of: 'no-show', from: 1, to: 1 }, 503), ofGood: true },
    ],
  }),
  scene('unknown-token-members', 'The token reply has unknown members', {
    provider: [
      { kind: 'token-members', members: { scope: 'reports', region: 'eu', extra: { nested: [1, 2] }, not_before: 0 } },
    ],
  }),
  scene('issuer-down-then-up', 'The token issuer is down, then recovers', {
    seconds: 20,
    provider: [waitFor('2', tokenCalls(1, 1), 503)],
  }),
  scene('renewal-fails', 'The token has expired, and the issuer is down, then busy', {
    seconds: 95,
    stays: TWO,
    steps: [
      report('check-in', 'first'),
      wait(63),
      report('check-in', 'second'),
      report('check-out', 'first'),
      report('check-out', 'second'),
    ],
    provider: [
      { kind: 'token-lives', seconds: [60, 3600] },
      instead(DOWN, tokenCalls(2, 2)),
      waitFor('2', tokenCalls(3, 3)),
    ],
  }),
  refusal(400, 'unauthorized_client'),
  refusal(401, 'invalid_client'),
  // The provider refuses, delays or loses reports.
  scene('rate-limit-seconds', 'Too many requests: wait 2 seconds', {
    seconds: 8,
    provider: [waitFor('2'), waitFor('2', firstCheckOut)],
  }),
  scene('unavailable-then-well', 'The service is unavailable, then recovers', {
    seconds: 15,
    provider: [instead({ status: 503 }, { of: 'reports', from: 1, to: 2 }), waitFor('2', firstCheckOut, 503)],
  }),
  scene('reply-lost', 'A report is accepted, but its reply is lost', {
    seconds: 15,
    provider: [
      { kind: 'loses-reply', calls: first },
      { kind: 'loses-reply', calls: firstCheckOut },
    ],
  }),
  scene('reply-late', 'A slow reply', {
    seconds: 10,
    // Clients stop waiting after whole seconds: a time in between avoids a tie.
    provider: [{ kind: 'late', calls: first, ms: 2500 }],
  }),
  ...ERRORS.map(([name, title, reply]) =>
    scene(name, title, { seconds: 15, ...two, provider: [instead(reply), instead(reply, firstCheckOut)] }),
  ),
  scene('refused', 'A report is refused', {
    advice: 'The first report is always refused: check that your system shows that, and go on.',
    ...two,
    provider: [instead(problem(422, 'Refused'))],
    allReported: false,
  }),
  scene('redirect', 'A report is answered with a redirect', {
    advice: 'The first report is redirected to another path of the provider: your system may follow, but need not.',
    ...two,
    provider: [{ kind: 'redirects', calls: first, to: 'same-origin' }],
    allReported: false,
  }),
  scene('redirect-elsewhere', 'A report is redirected to another host', {
    advice: 'The first report is redirected to another host: your token must not be sent there.',
    ...two,
    provider: [{ kind: 'redirects', calls: first, to: 'another-origin' }],
    allReported: false,
  }),
  hopeless('unavailable-for-good', 'The service stays unavailable', GIVES_UP, {
    seconds: 60,
    provider: [instead({ status: 503 }, forGood)],
  }),
  hopeless('unreachable-for-good', 'Every connection is cut after a report was sent', GIVES_UP, {
    seconds: 60,
    provider: [{ kind: 'cuts', calls: forGood }],
  }),
  hopeless('token-refused-for-good', 'Every token is refused', 'says so and stops trying', {
    seconds: 15,
    provider: [instead({ status: 401 }, forGood)],
  }),
  scene('backlog', 'Twenty reports after an outage', {
    seconds: 40,
    // The first two are cut: a client that sends all at once checks out guests before it has checked them in.
    ...cameAndWent(ordinary(...BACKLOG)),
    provider: [{ kind: 'cuts', calls: { of: 'reports', from: 1, to: 2 } }],
  }),
  // Over HTTPS only.
  hopeless('certificate-untrusted', UNTRUSTED, REFUSES, { seconds: 15, certificate: 'untrusted' }),
  hopeless('certificate-wrong-host', WRONG_HOST, REFUSES, { seconds: 15, certificate: 'wrong-host' }),
  // A system may use different libraries for tokens and reports, one of which trusts everybody; or ignore dates.
  scene('certificate-exchanged', 'After the first call, the provider shows an expired certificate', {
    ...exchanged,
    certificate: 'expired',
  }),
  // Behind the others, since stays are numbered. Replies are slow enough that both reports are under way before one of
  // them is refused, and both wait while the next token is issued; longer would look like a lost reply.
  scene('refused-at-once', 'Two reports at once whose token is refused', {
    stays: THREE,
    steps: [report('check-in', 'first'), AT_ONCE],
    provider: [
      { kind: 'ends-tokens', afterAccepted: 1 },
      { kind: 'late', calls: forGood, ms: 300 },
      { kind: 'late', calls: allTokens, ms: 300 },
    ],
  }),
  scene('token-redirected', 'A request for a token is redirected to another host', {
    advice: 'The first request for a token is redirected to another host: your client secret must not be sent there.',
    provider: [{ kind: 'redirects', calls: tokenCalls(1, 1), to: 'another-origin' }],
    allReported: false,
  }),
  // Over HTTPS only. Many libraries look at the chain and its dates by themselves, and at the name only when told to.
  scene('certificate-of-another-host', "After the first call, the provider shows another host's certificate", {
    ...exchanged,
    certificate: 'wrong-host',
  }),
];

/** The scene of that name; `undefined`: none. */
export const sceneNamed = (name: string): Scene | undefined => scenes.find((each) => each.name === name);

/** Whether the stub provider writes a scene's replies as many gateways do: in chunks, field names in lower case. */
export const isWrittenAsByGateways = (scene: Scene): boolean => scenes.indexOf(scene) % 2 === 1;

export const harScene = scene('har', 'Calls that another tool recorded', {
  ...{ seconds: 0, stays: {}, steps: [], allReported: false },
});
