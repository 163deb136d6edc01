/** A run in shards: merged, it is the run that would have been without them, and nothing else is merged. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RunContext } from '../../contract/run.ts';
import { CLAIMS } from '../../contract/words.ts';
import { rehearse } from '../../judgement/rehearsal.ts';
import { paceOfShard, shardsOf, suppliedTo } from '../../judgement/shards.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import { assemble } from '../../submission/assemble.ts';
import { Refusal } from '../../submission/problems.ts';
import { mergeShards, type Shard } from '../../submission/shards.ts';
import { specsOf } from '../../suites/index.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { overrideOf } from '../support/faults.ts';
import { assertReported, type Expected } from '../support/reported.ts';
import { entriesOf, type Run, runAgainstMock, verifyEntries } from '../support/submission.ts';
import { skippingClock } from '../support/wire.ts';

const OF = 4;
const NUMBERS = Array.from({ length: OF }, (_, at) => at + 1);
const startedAt = new Date().toISOString();

/** The verdict as it is written, but for its times. */
async function verdictOf(run: Run) {
  const { result, problems } = await assemble(run.record, run.exchanges);
  assert.deepEqual(problems, []);
  return { ...result.verdict, times: null };
}

function refusedFor(shards: readonly Shard[], expected: Expected): void {
  assert.throws(
    () => mergeShards(shards),
    (error) => {
      assert.ok(error instanceof Refusal);
      assertReported(error.problems, expected);
      return true;
    },
  );
}

describe('a run in four shards', () => {
  let mock: Mock;
  const clock = skippingClock();
  let shards: Shard[];
  // A short plan, in which guests arrive before the request that a test is about.
  const context = { startedAt, claims: ['token-form', 'check-out'] as const };
  const run = (more: object = {}) => runAgainstMock({ served: { mock, clock }, context, ...more });
  before(async () => {
    mock = await startMock({ port: 0, clock: () => clock.now() });
    shards = [];
    for (const number of NUMBERS)
      shards.push({ ...(await run({ shard: { number, of: OF } })), where: `shard-${number}` });
  });
  after(() => mock.close());

  test('merged in any order, has the verdict of the run without them, and is verified as any other', async () => {
    const merged = mergeShards([...shards].reverse());
    // The same stays once more, and the mock takes them: it is the same service.
    assert.deepEqual(await verdictOf(merged), await verdictOf(await run()));
    const { verdict, reasons } = await verifyEntries(await entriesOf(merged));
    assert.deepEqual([verdict, reasons], ['certified', []]);
  });

  test('sends each request of the plan once', () => {
    const ids = shards
      .flatMap(({ exchanges }) => exchanges.map(({ id }) => id))
      .filter((id) => !/^token\/\d+$/.test(id));
    assert.equal(new Set(ids).size, ids.length);
  });

  test('is incomplete where a shard is left out of the record, or was stopped', async () => {
    const killed = { startedAt, endedAt: startedAt };
    const stopped = shards.map((each, at) => ({
      ...each,
      record: { ...each.record, times: killed, stopped: at === 3 ? 'The run was interrupted.' : null },
    }));
    const { record, exchanges } = mergeShards(stopped);
    const { result, problems } = await assemble(record, exchanges);
    assert.deepEqual(
      [result.verdict.verdict, record.stopped, problems],
      ['incomplete', 'Shard 4 of 4: The run was interrupted.', []],
    );
    const merged = mergeShards(shards);
    const claimed = { ...merged.record, shards: OF + 1 };
    const more = await assemble(claimed, merged.exchanges);
    assertReported(more.problems, { code: 'exchange.foreign', id: 'preflight/5/token-form' });
    const fewer = await assemble({ ...merged.record, shards: OF - 1 }, merged.exchanges);
    assertReported(fewer.problems, { code: 'exchange.unused', id: 'preflight/4/token-form' });
  });

  test('is judged as well where the clock of one machine is a minute behind or ahead', async () => {
    // A wire shows no time before that at which its run began, however late its machine's clock is.
    const behind =
      Date.parse(startedAt) - Math.min(...(shards[1]?.exchanges ?? []).map((each) => Date.parse(each.sentAt)));
    for (const byMs of [behind, 60_000]) {
      const later = (time: string) => new Date(Date.parse(time) + byMs).toISOString();
      const [first, second, ...others] = shards as [Shard, Shard, ...Shard[]];
      const { record, exchanges } = mergeShards([
        first,
        {
          ...second,
          record: { ...second.record, times: { ...second.record.times, endedAt: later(second.record.times.endedAt) } },
          exchanges: second.exchanges.map((each) => ({ ...each, sentAt: later(each.sentAt) })),
        },
        ...others,
      ]);
      const { result, problems } = await assemble(record, exchanges);
      assert.deepEqual([result.verdict.verdict, problems.map(({ code }) => code)], ['certified', []], `${byMs} ms`);
    }
  });

  const edited = (at: number, edit: (shard: Shard) => Partial<Shard>) =>
    shards.map((each, place) => (place === at ? { ...each, ...edit(each) } : each));
  const record = (edit: (record: Shard['record']) => object) => (shard: Shard) => ({
    record: { ...shard.record, ...edit(shard.record) } as Shard['record'],
  });
  const inContext = (more: Partial<RunContext>) => record(({ context }) => ({ context: { ...context, ...more } }));
  const answered = (id: string, status: number) => (shard: Shard) => ({
    exchanges: shard.exchanges.map((each) =>
      each.id === id && each.reply ? { ...each, reply: { ...each.reply, status } } : each,
    ),
  });
  const where = 'shard-2';
  const REFUSALS: readonly (readonly [string, () => readonly Shard[], Expected])[] = [
    [
      'a run without shards',
      () =>
        edited(
          1,
          record(() => ({ shard: undefined })),
        ),
      { code: 'shards.none', where },
    ],
    [
      'another count',
      () =>
        edited(
          1,
          record(() => ({ shard: { number: 2, of: 5 } })),
        ),
      'shards.other-count',
    ],
    ['one missing', () => shards.slice(0, 3), { code: 'shards.missing', missing: '4 is' }],
    ['one doubled', () => [...shards, { ...(shards[0] as Shard), where: 'copy' }], 'shards.twice'],
    ['another seed', () => edited(1, inContext({ seed: 'f'.repeat(32) })), { code: 'shards.other-seed', where }],
    ['another beginning', () => edited(1, inContext({ startedAt: '2026-01-01T00:00:00.000Z' })), 'shards.other-seed'],
    [
      'another target',
      () =>
        edited(
          1,
          record(({ context }) => ({ context: { ...context, target: { ...context.target, baseUrl: 'http://x' } } })),
        ),
      { code: 'shards.other-target', found: 'http://x' },
    ],
    [
      'another suite',
      () =>
        edited(
          1,
          record(({ suite }) => ({ suite: { ...suite, digest: '0' } })),
        ),
      'shards.other-suite',
    ],
    [
      'another catalogue',
      () =>
        edited(
          1,
          record(() => ({ catalogueDigest: '0' })),
        ),
      'shards.other-suite',
    ],
    [
      'another profile',
      () => edited(1, inContext({ profile: {} })),
      { code: 'shards.other-settings', names: 'profile' },
    ],
    [
      'another pace',
      () =>
        edited(
          1,
          record(() => ({ pace: { requestsPerSecond: 1, concurrency: 1 } })),
        ),
      { code: 'shards.other-settings', names: 'pace' },
    ],
    [
      'another answer before the plan',
      () => edited(1, answered('preflight/2/arrival/older-token', 400)),
      { code: 'shards.other-preflight', id: 'preflight/arrival/older-token' },
    ],
    ['a lockout', () => edited(1, answered('token/1', 401)), { code: 'shards.locked-out', id: 'token/1' }],
    [
      'an exchange of another shard',
      () => edited(1, ({ exchanges }) => ({ exchanges: [...exchanges, ...(shards[2] as Shard).exchanges.slice(-1)] })),
      'shards.exchange-twice',
    ],
  ];
  for (const [what, given, expected] of REFUSALS)
    test(`is not merged with ${what}`, () => refusedFor(given(), expected));
});

test('the shards of a faulty service fail in what an unsharded run fails in, and use each supplied value once', async (t) => {
  const clock = skippingClock();
  const faults = [overrideOf('check-in.accepts-missing.folio')];
  const mock = await startMock({ port: 0, faults, clock: () => clock.now() });
  t.after(() => mock.close());
  const stays = Array.from({ length: 400 }, (_, at) => ({ hotelConfirmationNumber: `SUPPLIED-${at}` }));
  const context = {
    startedAt,
    claims: ['token-form', 'check-in'] as const,
    values: { ...contextFor('').values, stays },
  };
  const only = (id: string) => /^CHECK-IN\.(REFUSES-MISSING|ACCEPTS)/.test(id);
  const run = (more: object = {}) => runAgainstMock({ served: { mock, clock }, context, only, ...more });
  const parts: Shard[] = [];
  for (const number of [1, 2]) parts.push({ ...(await run({ shard: { number, of: 2 } })), where: `shard-${number}` });
  const failedIn = async (of: Pick<Shard, 'record' | 'exchanges'>) => {
    const { result } = await assemble(of.record, of.exchanges);
    return result.verdict.requirements.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
  };
  const failed = await failedIn(mergeShards(parts));
  assert.ok(failed.includes('CHECK-IN.REFUSES-MISSING:folio'), failed.join());
  assert.deepEqual(failed, await failedIn(await run()));
  const [first, second] = parts.map(({ exchanges }) => new Set(exchanges.flatMap(({ leased }) => leased ?? []))) as [
    Set<number>,
    Set<number>,
  ];
  assert.ok(first.size > 0 && second.size > 0);
  assert.ok([...first].every((index) => index % 2 === 0) && [...second].every((index) => index % 2 === 1));
});

test('shards divide the plan, the pace and the supplied values', async () => {
  const context = contextFor('http://127.0.0.1:1', { claims: CLAIMS, profile: embeddedProfile });
  const rehearsed = await rehearse(context, await specsOf('service'));
  const parts = shardsOf(rehearsed, OF);
  const sending = rehearsed.filter(({ sends }) => sends.size > 0);
  assert.equal(parts.flatMap(({ instances }) => [...instances]).length, sending.length);
  const shardOf = (instance: string) => parts.findIndex(({ instances }) => instances.has(instance));
  const owner = new Map<string, number>();
  for (const { instance, sends, asksIssuer } of sending) {
    if (asksIssuer) assert.equal(shardOf(instance), 0, instance);
    for (const id of sends.keys()) assert.equal(owner.get(id) ?? shardOf(instance), shardOf(instance), id);
    for (const id of sends.keys()) owner.set(id, shardOf(instance));
  }
  for (const concurrency of [4, 5, 8, 64]) {
    const paces = parts.map((part) => paceOfShard({ requestsPerSecond: 10, concurrency }, part, { number: 1, of: OF }));
    const sum = (of: (pace: (typeof paces)[number]) => number) => paces.reduce((total, each) => total + of(each), 0);
    assert.ok(Math.abs(sum(({ requestsPerSecond }) => requestsPerSecond as number) - 10) < 1e-9);
    assert.ok(sum((each) => each.concurrency) <= concurrency && paces.every((each) => each.concurrency >= 1));
  }
  for (const length of [0, 3, 4, 7]) {
    const counts = NUMBERS.map((number) => suppliedTo(Array.from({ length }), { number, of: OF }));
    assert.equal(
      counts.reduce((total, each) => total + each, 0),
      length,
    );
  }
});
