/** Evidence that no run of this suite can have left behind, by what its exchanges are together: order, values, pace, times. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { serviceGone } from '../cases/unsent.ts';
import type { Exchange } from '../contract/evidence.ts';
import { evidenceNotes, evidenceProblems, futureProblems } from '../submission/plausible.ts';
import { rejudge } from '../submission/rejudge.ts';
import type { RunRecord } from '../submission/result.ts';
import { contextFor } from './support/context.ts';
import {
  type Edit,
  failure,
  found,
  isLate,
  isPlanned,
  keptBack,
  later,
  type Made,
  made,
  type Pick,
  type Row,
  replied,
  wholeRun,
} from './support/impossible.ts';
import { runAgainstMock } from './support/submission.ts';

/** The whole plan of three operations. */
let run: Made;
/** A few instances with supplied stays, more than are used. */
let supplied: Made;

const STAYS = Array.from({ length: 60 }, (_each, at) => ({ hotelConfirmationNumber: `SUPPLIED-${at}` }));

before(async () => {
  run = await wholeRun();
  const values = { ...contextFor('').values, stays: STAYS };
  const only = (id: string) => /^CHECK-(IN|OUT)\.(REFUSES-MISSING|ACCEPTS-COMPLETE)/.test(id);
  supplied = await made(
    await runAgainstMock({ context: { claims: ['token-form', 'check-in', 'check-out'], values }, only }),
  );
});

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
    const exchanges = run.exchanges.map((each, at): Exchange => {
      if (at >= start && at < start + outages) return { ...each, ...down };
      return at >= start + outages ? { ...each, ...after(each) } : each;
    });
    const message = serviceGone(exchanges.slice(start, start + outages));
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
      noted(isLate, () => failure('network', 'the host cannot be reached (EHOSTUNREACH)')),
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
