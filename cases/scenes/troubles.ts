/** Scenes in which the provider has trouble with reports. */
import type { Calls, CannedReply, Scene, SceneStep } from '../../contract/scene.ts';
import { report, scene } from './scene.ts';

const first: Calls = { of: 'reports', from: 1, to: 1 };
const instead = (reply: CannedReply, calls: Calls = first) => ({ kind: 'replies', calls, reply }) as const;
const MEGABYTE = 1_048_576;

const BACKLOG = Array.from({ length: 10 }, (_, at) => `guest-${String(at + 1).padStart(2, '0')}`);
const backlog: SceneStep[] = BACKLOG.flatMap((name) => [report('check-in', name), report('check-out', name)]);

/** Errors as servers and the proxies before them write them. */
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

/** In the order in which they are played. */
export const troubles: readonly Scene[] = [
  scene({
    name: 'rate-limit-seconds',
    title: 'Too many requests: wait 2 seconds',
    seconds: 8,
    provider: [instead({ status: 429, headers: [['Retry-After', '2']] })],
  }),
  scene({
    name: 'rate-limit-date',
    title: 'Too many requests: wait until a date',
    seconds: 10,
    // The date is filled in when the reply is given.
    provider: [instead({ status: 429, headers: [['Retry-After', '{{in 4 seconds}}']] })],
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
  ...ERRORS.map(([name, title, reply]) => scene({ name, title, seconds: 15, provider: [instead(reply)] })),
  scene({
    name: 'refused',
    title: 'A report is refused',
    advice: 'The first report is refused whatever it says: see that your system shows that, and go on.',
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
    advice: 'The first report is redirected elsewhere: no hotel system need follow.',
    provider: [instead({ status: 307, headers: [['Location', '/elsewhere']] })],
    allReported: false,
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
