/** Scenes in which the provider has trouble with reports, or shows a certificate no client may accept. */
import type { Calls, CannedReply, Scene, SceneStep } from '../../contract/scene.ts';
import { cameAndWent, hopeless, report, scene, TWO } from './scene.ts';

const first: Calls = { of: 'reports', from: 1, to: 1 };
const instead = (reply: CannedReply, calls: Calls = first) => ({ kind: 'replies', calls, reply }) as const;
const forGood: Calls = { of: 'reports', from: 1, to: 1000 };
const two = { stays: TWO, steps: cameAndWent(TWO) } as const;
const MEGABYTE = 1_048_576;

const BACKLOG = Array.from({ length: 10 }, (_, at) => `guest-${String(at + 1).padStart(2, '0')}`);
const backlog: SceneStep[] = BACKLOG.flatMap((name) => [report('check-in', name), report('check-out', name)]);

/** Errors as servers and proxies write them. */
const ERRORS: readonly (readonly [name: string, title: string, reply: CannedReply])[] = [
  ['error-empty', 'An error without a body', { status: 500 }],
  [
    'error-html',
    'An error that is a page',
    {
      status: 502,
      headers: [['Content-Type', 'text/html']],
      body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
    },
  ],
  [
    'error-problem',
    'An error in problem details',
    {
      status: 500,
      headers: [['Content-Type', 'application/problem+json']],
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Internal Server Error',
        status: 500,
        errors: { $: ['trouble'] },
      }),
    },
  ],
  [
    'error-large',
    'An error of a megabyte',
    { status: 500, headers: [['Content-Type', 'text/plain']], body: 'x'.repeat(MEGABYTE) },
  ],
];

/**
 * Played before any scene in which time passes: if that moves the run's clock ahead while the client's library waits by
 * the machine's clock, both clocks still agree here.
 */
export const datedTroubles: readonly Scene[] = [
  scene({
    name: 'rate-limit-date',
    title: 'Too many requests: wait until a date',
    seconds: 10,
    provider: [instead({ status: 429, headers: [['Retry-After', '{{in 4 seconds}}']] })],
  }),
];

export const troubles: readonly Scene[] = [
  scene({
    name: 'rate-limit-seconds',
    title: 'Too many requests: wait 2 seconds',
    seconds: 8,
    provider: [instead({ status: 429, headers: [['Retry-After', '2']] })],
  }),
  scene({
    name: 'unavailable-then-well',
    title: 'The service is unavailable, then well',
    seconds: 15,
    provider: [instead({ status: 503 }, { of: 'reports', from: 1, to: 2 })],
  }),
  scene({
    name: 'reply-lost',
    title: 'A report is accepted, but its reply is lost',
    seconds: 15,
    provider: [{ kind: 'loses-reply', calls: first }],
  }),
  scene({
    name: 'reply-late',
    title: 'A reply that takes its time',
    seconds: 10,
    provider: [{ kind: 'late', calls: first, ms: 2000 }],
  }),
  ...ERRORS.map(([name, title, reply]) => scene({ name, title, seconds: 15, ...two, provider: [instead(reply)] })),
  scene({
    name: 'refused',
    title: 'A report is refused',
    advice: 'The first report is refused whatever it says: see that your system shows that, and go on.',
    ...two,
    provider: [
      instead({
        status: 422,
        headers: [['Content-Type', 'application/problem+json']],
        body: JSON.stringify({ type: 'about:blank', title: 'Refused', status: 422 }),
      }),
    ],
    allReported: false,
  }),
  scene({
    name: 'redirect',
    title: 'A report is answered with a redirect',
    advice: 'The first report is redirected to another path of the provider: your system may follow, and need not.',
    ...two,
    provider: [{ kind: 'redirects', calls: first, to: 'same-origin' }],
    allReported: false,
  }),
  scene({
    name: 'redirect-elsewhere',
    title: 'A report is redirected to another host',
    advice: 'The first report is redirected to another host: your token must not be sent there.',
    ...two,
    provider: [{ kind: 'redirects', calls: first, to: 'another-origin' }],
    allReported: false,
  }),
  hopeless(
    { name: 'unavailable-for-good', title: 'The service is unavailable, and stays so' },
    'says so, and gives up or tries again later',
    { seconds: 60, provider: [instead({ status: 503 }, forGood)] },
  ),
  hopeless(
    { name: 'unreachable-for-good', title: 'Every connection is cut when a report has been sent' },
    'says so, and gives up or tries again later',
    { seconds: 60, provider: [{ kind: 'cuts', calls: forGood }] },
  ),
  hopeless({ name: 'token-refused-for-good', title: 'Every token is refused' }, 'says so and stops trying', {
    seconds: 15,
    provider: [instead({ status: 401 }, forGood)],
  }),
  scene({
    name: 'backlog',
    title: 'Twenty reports after an outage',
    seconds: 40,
    stays: Object.fromEntries(BACKLOG.map((name) => [name, {}])),
    steps: backlog,
    provider: [{ kind: 'cuts', calls: { of: 'reports', from: 1, to: 2 } }],
  }),
];

const REFUSES = 'refuses the connection and says so';

/** Over HTTPS only. */
export const tlsScenes: readonly Scene[] = [
  hopeless(
    {
      name: 'certificate-untrusted',
      title: 'The provider shows a certificate of an authority that nobody knows',
    },
    REFUSES,
    { seconds: 15, certificate: 'untrusted' },
  ),
  hopeless({ name: 'certificate-wrong-host', title: "The provider shows another host's certificate" }, REFUSES, {
    seconds: 15,
    certificate: 'wrong-host',
  }),
];
