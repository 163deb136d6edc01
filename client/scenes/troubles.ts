/** Scenes in which the provider has trouble with reports, or shows a certificate no client may accept. */
import type { Calls, CannedReply, Scene } from '../../contract/scene.ts';
import { cameAndWent, hopeless, ordinary, replied, report, scene, TWO } from './scene.ts';

const first: Calls = { of: 'reports', from: 1, to: 1 };
const instead = (reply: CannedReply, calls: Calls = first) => ({ kind: 'replies', calls, reply }) as const;
const forGood: Calls = { of: 'reports', from: 1, to: 1000 };
const waitFor = (after: string) => instead({ status: 429, headers: [['Retry-After', after]] });
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
    'An error that is a page',
    replied(502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  ],
  [
    'error-problem',
    'An error in problem details',
    problem(500, 'Internal Server Error', { errors: { $: ['trouble'] } }),
  ],
  ['error-large', 'An error of a megabyte', replied(500, 'text/plain', 'x'.repeat(MEGABYTE))],
];

/**
 * Played before any scene in which time passes: if that moves the run's clock ahead while the client's library waits by
 * the machine's clock, both clocks still agree here.
 */
export const datedTroubles: readonly Scene[] = [
  scene('rate-limit-date', 'Too many requests: wait until a date', {
    seconds: 10,
    provider: [waitFor('{{in 4 seconds}}')],
  }),
];

export const troubles: readonly Scene[] = [
  scene('rate-limit-seconds', 'Too many requests: wait 2 seconds', { seconds: 8, provider: [waitFor('2')] }),
  scene('unavailable-then-well', 'The service is unavailable, then well', {
    seconds: 15,
    provider: [instead({ status: 503 }, { of: 'reports', from: 1, to: 2 })],
  }),
  scene('reply-lost', 'A report is accepted, but its reply is lost', {
    seconds: 15,
    provider: [{ kind: 'loses-reply', calls: first }],
  }),
  scene('reply-late', 'A reply that takes its time', {
    seconds: 10,
    provider: [{ kind: 'late', calls: first, ms: 2000 }],
  }),
  ...ERRORS.map(([name, title, reply]) => scene(name, title, { seconds: 15, ...two, provider: [instead(reply)] })),
  scene('refused', 'A report is refused', {
    advice: 'The first report is refused whatever it says: see that your system shows that, and go on.',
    ...two,
    provider: [instead(problem(422, 'Refused'))],
    allReported: false,
  }),
  scene('redirect', 'A report is answered with a redirect', {
    advice: 'The first report is redirected to another path of the provider: your system may follow, and need not.',
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
  hopeless('unavailable-for-good', 'The service is unavailable, and stays so', GIVES_UP, {
    seconds: 60,
    provider: [instead({ status: 503 }, forGood)],
  }),
  hopeless('unreachable-for-good', 'Every connection is cut when a report has been sent', GIVES_UP, {
    seconds: 60,
    provider: [{ kind: 'cuts', calls: forGood }],
  }),
  hopeless('token-refused-for-good', 'Every token is refused', 'says so and stops trying', {
    seconds: 15,
    provider: [instead({ status: 401 }, forGood)],
  }),
  scene('backlog', 'Twenty reports after an outage', {
    seconds: 40,
    stays: ordinary(...BACKLOG),
    steps: BACKLOG.flatMap((name) => [report('check-in', name), report('check-out', name)]),
    provider: [{ kind: 'cuts', calls: { of: 'reports', from: 1, to: 2 } }],
  }),
];

const REFUSES = 'refuses the connection and says so';
const UNTRUSTED = 'The provider shows a certificate of an authority that nobody knows';
const WRONG_HOST = "The provider shows another host's certificate";

/** Over HTTPS only. */
export const tlsScenes: readonly Scene[] = [
  hopeless('certificate-untrusted', UNTRUSTED, REFUSES, { seconds: 15, certificate: 'untrusted' }),
  hopeless('certificate-wrong-host', WRONG_HOST, REFUSES, { seconds: 15, certificate: 'wrong-host' }),
];
