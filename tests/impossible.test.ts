/** Evidence that no run of this suite can have left behind: a real run's, with one thing in it that cannot be. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { secretsOf } from '../cases/call.ts';
import { type Exchange, type ExchangeFailure, isAccepted, type RecordedReply } from '../contract/evidence.ts';
import type { Asked } from '../judgement/replay.ts';
import { evidenceNotes, evidenceProblems, futureProblems } from '../submission/plausible.ts';
import { rejudge } from '../submission/rejudge.ts';
import type { RunRecord } from '../submission/result.ts';
import { contextFor } from './support/context.ts';
import { type Run, runAgainstMock } from './support/submission.ts';

interface Made extends Run {
  readonly asked: ReadonlyMap<string, Asked>;
}

async function made(run: Run): Promise<Made> {
  const { asked } = await rejudge(run.record, run.exchanges);
  return { ...run, asked };
}

/** The whole plan of three operations. */
let run: Made;
/** A few instances with supplied stays, more than are used. */
let supplied: Made;

const STAYS = Array.from({ length: 60 }, (_each, at) => ({ hotelConfirmationNumber: `SUPPLIED-${at}` }));

before(async () => {
  run = await made(await runAgainstMock({ context: { claims: ['token-form', 'check-in', 'check-out'] } }));
  const values = { ...contextFor('').values, stays: STAYS };
  const only = (id: string) => /^CHECK-(IN|OUT)\.(REFUSES-MISSING|ACCEPTS-COMPLETE)/.test(id);
  supplied = await made(
    await runAgainstMock({ context: { claims: ['token-form', 'check-in', 'check-out'], values }, only }),
  );
});

type Edit = (exchange: Exchange, all: readonly Exchange[]) => Partial<Exchange>;
type Pick = (exchange: Exchange, asked: Asked | undefined) => boolean;

/** The one sentence or more that are found in a run in which the first exchange of a kind is another one. */
function found(of: Made, pick: Pick, edit: Edit, record: Partial<RunRecord> = {}): string {
  const victim = of.exchanges.findIndex((each) => pick(each, of.asked.get(each.id)));
  assert.ok(victim >= 0, 'there is no such exchange');
  const exchanges = of.exchanges.map((each, at) => (at === victim ? { ...each, ...edit(each, of.exchanges) } : each));
  return evidenceProblems({ ...of.record, ...record }, exchanges, of.asked).join('\n');
}

const failure = (kind: ExchangeFailure['kind'], message: string): Partial<Exchange> => ({
  reply: null,
  failure: { kind, message },
  issued: [],
});
/** A call that was never sent. */
const keptBack =
  (kind: ExchangeFailure['kind'], message: string): Edit =>
  ({ leased: _leased, ...rest }) => ({
    ...rest,
    ...failure(kind, message),
    durationMs: 0,
    leased: undefined as never,
  });
const replied =
  (edit: (reply: RecordedReply) => Partial<RecordedReply>): Edit =>
  ({ reply }) => ({ reply: { ...(reply as RecordedReply), ...edit(reply as RecordedReply) } });

const isPlanned: Pick = ({ id }) => !/^(token|preflight)\//.test(id);
const bears: Pick = (each, asked) =>
  isPlanned(each, asked) &&
  each.reply !== null &&
  asked !== undefined &&
  secretsOf(asked.call).some(({ secret, altered }) => secret === 'access_token' && !altered);
const alters =
  (form: string): Pick =>
  (each, asked) =>
    each.reply !== null &&
    asked !== undefined &&
    secretsOf(asked.call).some(({ secret, altered }) => secret === 'access_token' && altered === form);
const isEvent: Pick = (each, asked) =>
  isPlanned(each, asked) && each.request.operation === 'check-in' && isAccepted(each) && asked?.resend === true;
const isLate: Pick = (each, asked) => each.seq > 60 && isEvent(each, asked);
const hasText: Pick = ({ reply }) => (reply?.body.text ?? '').length > 10 && !reply?.body.text?.includes('<');
const body = (change: Partial<RecordedReply['body']>) => replied((reply) => ({ body: { ...reply.body, ...change } }));
const header = (name: string, value: string) => replied((reply) => ({ headers: [...reply.headers, [name, value]] }));
const later = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString();

test('the runs themselves are possible', () => {
  for (const each of [run, supplied]) {
    assert.deepEqual(evidenceProblems(each.record, each.exchanges, each.asked), []);
    assert.deepEqual(evidenceNotes(each.record, each.exchanges, each.asked), []);
  }
  assert.ok(supplied.exchanges.filter(({ leased }) => leased).length > 10);
});

test('a run that was interrupted at any moment is possible', async () => {
  for (const share of [0.05, 0.3, 0.55, 0.8, 0.97]) {
    const exchanges = run.exchanges.slice(0, Math.floor(share * run.exchanges.length));
    const record = { ...run.record, whole: false, stopped: 'The run was interrupted.' };
    const { foreign, unused, asked } = await rejudge(record, exchanges);
    assert.deepEqual([foreign, unused, evidenceProblems(record, exchanges, asked)], [[], [], []]);
  }
});

type Row = readonly [what: string, pick: Pick, edit: Edit, why: RegExp, record?: Partial<RunRecord>];
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
      keptBack('not-sent', 'not sent: the service had stopped answering (first at 2026-01-01T00:00:00.000Z HTTP 503)'),
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
      'a second outage',
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

describe('supplied values', () => {
  const leasing: Pick = (each, asked) => isPlanned(each, asked) && each.leased !== undefined;
  const rows: readonly Row[] = [
    [
      'exhausted with values left',
      leasing,
      keptBack('pool-exhausted', 'values.stays has no value left: supply more of them'),
      /is said to have found values\.stays exhausted, when \d+ of 60 were in use/,
    ],
    ['out of range', leasing, () => ({ leased: [60] }), /that is not in the pool/],
    ['no whole number', leasing, () => ({ leased: [0.5] }), /that is not in the pool/],
    [
      'more than the call is lent',
      leasing,
      ({ leased = [] }) => ({ leased: [...leased, 1] }),
      /carries 2 supplied values, and the suite lends it 1/,
    ],
    ['none at all', leasing, () => ({ leased: undefined as never }), /carries 0 supplied values/],
    [
      "another guest's",
      (each, asked) => leasing(each, asked) && asked?.call.arrival !== undefined,
      ({ leased = [] }) => ({ leased: [((leased[0] as number) + 30) % 60] }),
      /another supplied value than the calls that it belongs to/,
    ],
    [
      'one that is in use',
      (each, asked) =>
        leasing(each, asked) && each.seq > 15 && asked?.call.arrival === undefined && !each.id.includes('arrival'),
      (_each, all) => ({
        leased: all.find((other) => other.id.startsWith('preflight/') && other.leased !== undefined)?.leased ?? [],
      }),
      /is used by .* while .* holds it/,
    ],
  ];
  for (const [what, pick, edit, why] of rows) test(what, () => assert.match(found(supplied, pick, edit), why));

  test('out of turn', () => {
    const exchanges = supplied.exchanges.map(({ leased, ...each }) =>
      leased ? { ...each, leased: leased.map((index) => 59 - index) } : each,
    );
    assert.match(
      evidenceProblems({ ...supplied.record, whole: true }, exchanges, supplied.asked).join(),
      /before its turn/,
    );
    assert.deepEqual(evidenceProblems({ ...supplied.record, whole: true }, supplied.exchanges, supplied.asked), []);
  });
});

describe('after the service has gone', () => {
  const down = failure('refused', 'the connection was refused (ECONNREFUSED)');
  /** Five outages in a row in the midst of the run; what was asked for later is as given. */
  const gone = (after: (exchange: Exchange) => Partial<Exchange>, outages = 5) => {
    const isTelling = ({ id }: Exchange) => run.asked.get(id)?.call.strange !== true;
    const start = run.exchanges.findIndex((_each, at, all) => at >= 40 && all.slice(at, at + outages).every(isTelling));
    const first = run.exchanges[start] as Exchange;
    const exchanges = run.exchanges.map((each, at): Exchange => {
      if (at >= start && at < start + outages) return { ...each, ...down };
      return at >= start + outages ? { ...each, ...after(each) } : each;
    });
    const message = `not sent: the service had stopped answering (first at ${first.sentAt} ${down.failure?.message})`;
    return { message, problems: (given = exchanges) => evidenceProblems(run.record, given, run.asked).join('\n') };
  };
  test('nothing is sent', () => assert.match(gone(() => ({})).problems(), /was sent after the run had stopped asking/));
  test('nothing is prepared', () => {
    const { problems } = gone((each) => ({
      ...failure('no-token', 'no token had been issued that could be sent'),
      sentAt: later(each.sentAt, 500),
      durationMs: 0,
    }));
    assert.match(problems(), /was prepared after the run had stopped asking/);
  });
  test('three outages are too few', () => {
    const { message } = gone(() => ({}), 3);
    const { problems } = gone(() => ({ ...failure('not-sent', message), durationMs: 0 }), 3);
    assert.match(problems(), /was not sent, though the service had not gone away/);
  });
  test('another moment than that of the first outage', () => {
    const { problems } = gone(() => ({
      ...failure('not-sent', gone(() => ({})).message.replace('first at 2', 'first at 1')),
      durationMs: 0,
    }));
    assert.match(problems(), /was not sent, though/);
  });
  test('what the wire writes is possible', () => {
    const { message } = gone(() => ({}));
    const { problems } = gone(() => ({ ...failure('not-sent', message), durationMs: 0, waits: [] }));
    assert.doesNotMatch(problems(), /was not sent|was sent after|was prepared/);
  });
});

describe('how fast', () => {
  const at = (record: Partial<RunRecord>, edit: (each: Exchange, place: number) => Partial<Exchange> = () => ({})) =>
    evidenceProblems(
      { ...run.record, ...record },
      run.exchanges.map((each, place) => ({ ...each, ...edit(each, place) })),
      run.asked,
    ).join('\n');
  const remote = (target: Partial<RunRecord['context']['target']>) => {
    const { context } = run.record;
    return { context: { ...context, target: { ...context.target, embedded: false, ...target } } };
  };
  test('a pace that the run does not keep', () => {
    for (const requestsPerSecond of [0.5, 2, 10]) {
      assert.match(at({ pace: { requestsPerSecond, concurrency: 8 } }), /faster than the run's pace of/);
    }
  });
  test('more at once than the run says', () => {
    for (const concurrency of [1, 2, 3])
      assert.match(
        at({ pace: { ...run.record.pace, concurrency } }),
        /requests were under way, and the run sends no more than/,
      );
  });
  test('no limit for what is no mock on this machine', () => {
    assert.match(
      at(remote({ baseUrl: 'https://sandbox.example', environment: 'sandbox' })),
      /without a limit to its pace/,
    );
    assert.match(at(remote({ baseUrl: 'https://mock.example', environment: 'mock' })), /without a limit to its pace/);
    assert.match(at(remote({ baseUrl: 'http://127.0.0.1:1', environment: 'sandbox' })), /without a limit to its pace/);
    assert.doesNotMatch(at(remote({ baseUrl: 'http://localhost:1', environment: 'mock' })), /without a limit/);
  });
  test('wrong secrets without a pause between them', () => {
    assert.match(
      at({ pace: { requestsPerSecond: 1000, concurrency: 8 } }),
      /tries a wrong secret -?\d+ ms after .* did; the suite waits 1000 ms/,
    );
  });
});

describe('when', () => {
  const dated = (edit: (date: number, place: number) => number) =>
    run.exchanges.map((each, place): Exchange => {
      if (!each.reply) return each;
      const headers = each.reply.headers.filter(([name]) => !/^date$/i.test(name));
      const date = new Date(edit(Date.parse(each.sentAt), place)).toUTCString();
      return { ...each, reply: { ...each.reply, headers: [...headers, ['Date', date]] } };
    });
  const YEAR = 365 * 24 * 3_600_000;
  test('the clocks of the service say another day', () => {
    for (const days of [-365, 2, 40]) {
      const exchanges = dated((date) => date + (days / 365) * YEAR);
      assert.match(
        evidenceProblems(run.record, exchanges, run.asked).join(),
        new RegExp(`answered ${Math.abs(days)} days from the recorded times`),
      );
    }
  });
  test('a wrong clock is none of it, and is noted', () => {
    const fast = dated((date) => date + 3_600_000);
    assert.deepEqual(evidenceProblems(run.record, fast, run.asked), []);
    assert.match(evidenceNotes(run.record, fast, run.asked).join(), /is 60 minutes ahead of the recorded times/);
    const oneOfThree = dated((date, place) => (place % 3 === 0 ? date - YEAR : date));
    assert.deepEqual(evidenceProblems(run.record, oneOfThree, run.asked), []);
    assert.match(
      evidenceNotes(run.record, oneOfThree, run.asked).join(),
      /The Date of \d+ of \d+ replies of .* is over ten minutes/,
    );
  });
  test('a run in the future', () => {
    const ended = Date.parse(run.record.times.endedAt);
    for (const ahead of [16 * 60_000, 86_400_000, YEAR]) {
      assert.match(futureProblems(run.record, ended - ahead).join(), /it lies in the future/);
    }
    assert.deepEqual([futureProblems(run.record, ended), futureProblems(run.record, ended - 10 * 60_000)], [[], []]);
  });
  test('a run that lasts too long', () => {
    for (const hours of [25, 800, 90_000]) {
      const times = { ...run.record.times, endedAt: later(run.record.times.endedAt, hours * 3_600_000) };
      assert.match(
        evidenceProblems({ ...run.record, times }, run.exchanges, run.asked).join(),
        /The run takes \d+ hours; none takes over 24/,
      );
    }
  });
});

describe('what is merely odd', () => {
  const noted = (pick: Pick, edit: Edit) => {
    const victim = run.exchanges.find((each) => pick(each, run.asked.get(each.id))) ?? assert.fail('there is none');
    const exchanges = run.exchanges.map((each) => (each === victim ? { ...each, ...edit(each, run.exchanges) } : each));
    assert.deepEqual(evidenceProblems(run.record, exchanges, run.asked), []);
    return evidenceNotes(run.record, exchanges, run.asked).join('\n');
  };
  test('an outage that stands alone', () => {
    assert.match(
      noted(isLate, () => failure('refused', 'the connection was refused (ECONNREFUSED)')),
      /1 of \d+ exchanges met an outage while their neighbours were answered/,
    );
    assert.match(
      noted(
        isLate,
        replied(() => ({ status: 502, reason: 'Bad Gateway', headers: [], body: { text: '', bytes: 0 } })),
      ),
      /met an outage.*HTTP 502/,
    );
  });
  test('the reason phrase of another status', () => {
    assert.match(
      noted(
        isLate,
        replied(() => ({ reason: 'Not Found' })),
      ),
      /1 replies carry the reason phrase of another status/,
    );
    assert.equal(
      noted(
        isLate,
        replied(() => ({ reason: 'All is well' })),
      ),
      '',
    );
  });
});
