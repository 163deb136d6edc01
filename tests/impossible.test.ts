/** Evidence that no run of this suite can have left behind: a real run's, with one exchange in it that cannot be. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { secretsOf } from '../cases/call.ts';
import { quotaUsedUp } from '../cases/unsent.ts';
import {
  alters,
  bears,
  body,
  failure,
  found,
  hasText,
  header,
  isAboutGuest,
  isLate,
  keptBack,
  later,
  type Made,
  type Row,
  replied,
  wholeRun,
} from './support/impossible.ts';

/** The whole plan of three operations. */
let run: Made;

before(async () => {
  run = await wholeRun();
});

const TOKEN = (form: string) => `the access_token has no form "${form}"`;

const CLASSES: Readonly<Record<string, readonly Row[]>> = {
  'a form that a secret has': [
    [
      'a signed token without alg-none',
      alters('alg-none'),
      keptBack('not-alterable', TOKEN('alg-none')),
      /says that the access_token has no form "alg-none", and cannot/,
    ],
    [
      'a token that cannot be cut',
      alters('truncated'),
      keptBack('not-alterable', TOKEN('truncated')),
      /has no form "truncated", and cannot/,
    ],
    [
      'a form that the call does not ask for',
      alters('truncated'),
      keptBack('not-alterable', TOKEN('alg-none')),
      /in words that are not the suite's/,
    ],
    ['a call that alters nothing', bears, keptBack('not-alterable', TOKEN('alg-none')), /cannot: it alters no secret/],
    [
      'a client secret that cannot be lengthened',
      (_each, asked) =>
        asked !== undefined &&
        secretsOf(asked.call).some(({ secret, altered }) => secret !== 'access_token' && altered === 'truncated'),
      keptBack('not-alterable', 'the client_secret has no form "truncated"'),
      /cannot: every client_secret has it/,
    ],
  ],
  'a token where there was one': [
    [
      "the run's own",
      (each, asked) => each.seq > 60 && bears(each, asked),
      keptBack('no-token', 'no token had been issued that could be sent'),
      /cannot have lacked a token: token\/\d+ had issued one/,
    ],
    [
      "another exchange's",
      (_each, asked) =>
        asked !== undefined &&
        secretsOf(asked.call).some(({ issuedBy, altered }) => issuedBy !== undefined && !altered),
      keptBack('no-token', 'no token had been issued that could be sent'),
      /cannot have lacked a token: .* had issued one/,
    ],
    [
      'one that the call does not carry',
      (each) => each.id === 'preflight/token-form',
      keptBack('no-token', 'no token had been issued that could be sent'),
      /cannot have lacked a token/,
    ],
    [
      'one sent before it was issued',
      bears,
      ({ sentAt, durationMs }) => ({ sentAt: later(sentAt, -4000), durationMs: durationMs + 4000 }),
      /was sent before its token .* had been issued/,
    ],
  ],
  'a call that was held back': [
    [
      'though the service was there',
      isLate,
      keptBack(
        'not-sent',
        'not sent: the service stopped answering while it had the request a (first at 2026-01-01T00:00:00.000Z HTTP 503)',
      ),
      /was not sent, though the service had not gone away/,
    ],
    [
      'at the end of a run that went through',
      isLate,
      keptBack('not-sent', 'not sent: the run has ended'),
      /was not sent, though/,
    ],
    [
      'though HTTP can carry it',
      isLate,
      () => failure('not-sendable', 'the address is no http or https URL (RFC 9110 §4.2)'),
      /HTTP cannot carry, and it can/,
    ],
    [
      'though a pool is of no concern to it',
      isLate,
      keptBack('pool-exhausted', 'values.stays has no value left: supply more of them'),
      /pool-exhausted in words that are not the suite's/,
    ],
    [
      'and took its time',
      isLate,
      (each, all) => ({ ...keptBack('not-sent', 'not sent: the run has ended')(each, all), durationMs: 7 }),
      /told like one that was/,
    ],
    [
      'though no quota was met',
      isLate,
      keptBack('not-sent', quotaUsedUp('token endpoint')),
      /was not sent, though the service had not gone away/,
    ],
    [
      'in words of its own',
      isLate,
      keptBack('no-token', 'there was none'),
      /no-token in words that are not the suite's/,
    ],
  ],
  'an outage that the suite would have met otherwise': [
    [
      'a connection broken off among answers',
      isLate,
      () => failure('reset', 'the connection was broken off (ECONNRESET)'),
      /a broken connection among answered ones/,
    ],
    [
      'a 503 among answers',
      isLate,
      replied(() => ({ status: 503, reason: 'Service Unavailable', headers: [], body: { text: '', bytes: 0 } })),
      /a 503 among answered ones/,
    ],
    [
      'a 429 that was not waited out',
      isLate,
      replied(() => ({
        status: 429,
        reason: 'Too Many Requests',
        headers: [['Retry-After', '1']],
        body: { text: '', bytes: 0 },
      })),
      /that the suite would have waited out/,
    ],
    [
      'patience that was not as long',
      isLate,
      () => failure('timeout', 'the reply did not end in time'),
      /timed out after \d+ ms, and the run waits 5000 ms/,
    ],
    [
      'a name where there is none',
      isLate,
      () => failure('dns', 'the host name could not be resolved (ENOTFOUND)'),
      /its address has none/,
    ],
    [
      'TLS where there is none',
      isLate,
      () => failure('tls', 'the TLS connection was not accepted (CERT_HAS_EXPIRED)'),
      /its address is http/,
    ],
    [
      'a proxy where there is none',
      isLate,
      () => failure('proxy', 'the proxy did not pass the request on'),
      /the run uses none/,
    ],
  ],
  'a wait that the suite does not make': [
    [
      'a fourth rate limit',
      isLate,
      () => ({ waits: Array(4).fill({ status: 429, retryAfter: '1', waitedMs: 1000 }) }),
      /has waited as the suite does not wait/,
    ],
    [
      'longer than was asked for',
      isLate,
      () => ({ waits: [{ status: 429, retryAfter: '1', waitedMs: 2000 }] }),
      /has waited/,
    ],
    ['for a 500', isLate, () => ({ waits: [{ status: 500, retryAfter: null, waitedMs: 1000 }] }), /has waited/],
    [
      'a second interruption as short as the first',
      isLate,
      () => ({
        waits: [
          { status: 503, retryAfter: null, waitedMs: 1000 },
          { status: 0, retryAfter: null, waitedMs: 1000 },
        ],
      }),
      /has waited/,
    ],
    [
      'a minute of maintenance and more',
      isLate,
      () => ({ waits: Array(4).fill({ status: 503, retryAfter: '20', waitedMs: 20_000 }) }),
      /has waited/,
    ],
    [
      'for a guest, without a check-in',
      isLate,
      () => ({ waits: [{ status: 404, retryAfter: null, waitedMs: 2000 }] }),
      /has waited/,
    ],
    [
      'for a guest, twice',
      isAboutGuest,
      () => ({ waits: Array(2).fill({ status: 404, retryAfter: null, waitedMs: 1000 }) }),
      /has waited/,
    ],
    [
      'for a guest who checked in a moment ago',
      isAboutGuest,
      () => ({ waits: [{ status: 404, retryAfter: null, waitedMs: 1990 }] }),
      /has waited/,
    ],
    [
      'for a guest, longer than is set',
      isAboutGuest,
      ({ sentAt }) => ({
        sentAt: later(sentAt, 9000),
        waits: [{ status: 404, retryAfter: null, waitedMs: 9000 }],
      }),
      /has waited/,
    ],
    [
      'longer than a run can wait',
      isLate,
      () => ({ waits: [{ status: 429, retryAfter: '61', waitedMs: 61_000 }] }),
      /has waited/,
    ],
  ],
  'a reply that cannot have come': [
    ['a status that ends nothing', isLate, replied(() => ({ status: 102 })), /has the status 102/],
    [
      'a reason with a line break',
      isLate,
      replied(() => ({ reason: 'Created\r\nX: y' })),
      /has a reason phrase that no status line can hold/,
    ],
    ['a reason beyond Latin-1', isLate, replied(() => ({ reason: 'Créé ✓' })), /has a reason phrase/],
    [
      'a header field with a line break',
      isLate,
      header('X-Trace', 'a\nb'),
      /has a header field that HTTP cannot carry/,
    ],
    ['a name with a colon', isLate, header('X:Trace', 'a'), /has a header field that HTTP cannot carry/],
    ['a cookie', isLate, header('Set-Cookie', 'session=1'), /shows a cookie/],
    [
      'one byte more than there is',
      hasText,
      replied((reply) => ({ headers: [], body: { ...reply.body, bytes: reply.body.bytes + 1 } })),
      /has another length than is said/,
    ],
    [
      'no bytes at all',
      hasText,
      replied((reply) => ({ headers: [], body: { ...reply.body, bytes: 0 } })),
      /has another length than is said/,
    ],
    ['a digest of a short body', hasText, body({ sha256: 'a'.repeat(64) }), /is kept by its digest, and is short/],
    [
      'text kept as base64',
      hasText,
      replied(() => ({ body: { base64: 'aGVsbG8=', bytes: 5 } })),
      /is kept as base64, and is text/,
    ],
    [
      'another length in its header section',
      hasText,
      replied((reply) => ({ headers: [['Content-Length', '3']], body: reply.body })),
      /than its header section tells/,
    ],
    ['a body of a 204', hasText, replied(() => ({ status: 204 })), /than its header section tells/],
  ],
  'what is told of a token': [
    [
      'that it is opaque, and its signature was altered',
      ({ id }) => id === 'token/1',
      ({ issued }) => ({ issued: issued.map((each) => ({ ...each, format: 'opaque' as const })) }),
      /in a form that only signed tokens have/,
    ],
    [
      'that a header can carry it and none can',
      ({ issued }) => issued.length > 0,
      ({ issued }) => ({ issued: issued.map((each) => ({ ...each, flaw: 'unsendable' as const })) }),
      /that a header can carry it, and that none can/,
    ],
    [
      'and does not stand in its reply',
      ({ issued }) => issued.length > 0,
      ({ issued }) => ({ issued: [...issued, { tag: 'ffffffff', format: 'jwt' as const, headerSafe: true }] }),
      /which its reply does not show/,
    ],
  ],
};

for (const [name, rows] of Object.entries(CLASSES)) {
  describe(name, () => {
    for (const [what, pick, edit, why, record] of rows) {
      test(what, () => assert.match(found(run, pick, edit, record), why));
    }
  });
}
