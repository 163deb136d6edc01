/** A night after a night: nothing is reported of the same service, and each of twelve faults by operation and requirement. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Exchange } from '../../contract/evidence.ts';
import type { Operation } from '../../contract/words.ts';
import { changeRows } from '../../reporters/history-text.ts';
import { smokePlan } from '../../scripts/certify/only.ts';
import { assemble } from '../../submission/assemble.ts';
import { type Night, nightOf } from '../../submission/night.ts';
import { trendOf } from '../../submission/trend.ts';
import { overrideOf } from '../support/faults.ts';
import { type Run, runAgainstMock } from '../support/submission.ts';

/** Each fault with the operation at which it shows, and what no longer holds: what the service does wrong. */
const FAULTS: Readonly<Record<string, readonly [Operation, ...requirements: string[]]>> = {
  'token-form.secret-unchecked': ['token-form', 'TOKEN-FORM.REFUSES-PADDED-SECRET', 'TOKEN-FORM.REFUSES-NUL-SECRET'],
  'token-form.cacheable': ['token-form', 'TOKEN-FORM.SUCCESS-NO-STORE', 'TOKEN-FORM.SUCCESS-PRAGMA'],
  'token-form.error-code-one-for-all': ['token-form', 'TOKEN-FORM.ERROR-CODE'],
  'token-form.lifetime-in-milliseconds': ['token-form', 'TOKEN-FORM.LONGEST-LIFE'],
  'check-in.accepts-wrong-type.roomNumber': ['check-in', 'CHECK-IN.REFUSES-COERCIBLE-SCALAR'],
  'check-in.departure-on-another-day': ['check-in', 'CHECK-IN.ACCEPTS-SAME-DAY-DEPARTURE'],
  'check-in.token-in-body-accepted': ['check-in', 'CHECK-IN.BEARER-IN-BODY'],
  'token-json.success-as-text': ['token-json', 'TOKEN-JSON.SUCCESS-CONTENT-TYPE'],
  'check-out.any-content': ['check-out', 'CHECK-OUT.REFUSES-EMPTY-OPTIONAL'],
  'no-show.malformed-body-crashes': ['no-show', 'NO-SHOW.REFUSES-BODY'],
  'partial-bill.any-content': ['partial-bill', 'FIELDS-PARTIAL-BILL.REFUSES-BEYOND'],
  'check-in.loose-json-accepted': ['check-in', 'CHECK-IN.REFUSES-LOOSE-JSON'],
};

const GROUPS = [0, 1, 2, 3].map((at) => Object.keys(FAULTS).filter((_, index) => index % 4 === at));

const REQUIREMENTS = Object.values(FAULTS).flatMap(([, ...ids]) => ids);
// What the faults touch, and what of the smoke plan is near it: the whole of that would take four times as long.
const NEAR = /^(CHECK-(IN|OUT)\.ACCEPTS|TOKEN-(FORM|JSON)\.SUCCESS|PARTIAL-BILL|NO-SHOW)/;
const PLAN = new Set(smokePlan().filter((id) => NEAR.test(id)));
const isTried = (id: string) => PLAN.has(id) || REQUIREMENTS.includes(id.split(':')[0] ?? '');
const HOUR_MS = 60 * 60_000;

/** A run that began so many hours from now. */
function runAt(hours: number, ...faults: string[]): Promise<Run> {
  const startedAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const seed = String(hours + 10).padStart(32, 'a1');
  return runAgainstMock({ context: { seed, startedAt }, only: isTried, faults: faults.map(overrideOf) });
}

async function nightOfRun({ record, exchanges }: Run): Promise<Night> {
  const { result } = await assemble(record, exchanges);
  const night = nightOf(result.verdict, exchanges, {
    seed: 'c0ffee00',
    only: ['smoke'],
    pace: record.pace,
    decided: true,
  });
  // The mock has another port each time; a service has not.
  return { ...night, target: { ...night.target, baseUrl: 'http://service.test', authUrl: 'http://service.test' } };
}

describe('two runs an hour apart', () => {
  let [old, same]: Run[] = [];
  let first: Night;
  before(async () => {
    [old, same] = [await runAt(0), await runAt(1)];
    first = await nightOfRun(old);
  });

  test('of the same service are no change', async () => {
    assert.ok(same);
    const trend = trendOf([first, await nightOfRun(same)]);
    assert.equal(trend.change?.changed, false);
    assert.deepEqual(changeRows(trend), []);
  });

  // Those of one run are at different operations.
  for (const group of GROUPS) {
    test(`with ${group.join(' and ')} in between are these changes`, async () => {
      const { change } = trendOf([first, await nightOfRun(await runAt(1, ...group))]);
      assert.ok(change?.changed);
      assert.deepEqual([change.holding, change.causes.fixed, change.slower], [[], [], []]);
      const [broken, named] = [new Set(change.broken.map((id) => id.split(':')[0])), change.causes.new];
      const due = group.map((fault) => FAULTS[fault] ?? assert.fail(fault));
      for (const id of due.flatMap(([, ...ids]) => ids)) assert.ok(broken.has(id), `${id} of ${[...broken].join()}`);
      const operations = new Set(named.flatMap((cause) => cause.operations));
      assert.deepEqual([...operations].sort(), due.map(([operation]) => operation).sort());
    });
  }

  test('name the operation that became three times slower, and no other', async () => {
    assert.ok(old && same);
    const taking = ({ record, exchanges }: Run, times: number) => {
      const slowed = (exchange: Exchange): Exchange => {
        const isSlow = exchange.request.operation === 'check-in';
        return { ...exchange, durationMs: (30 + (exchange.seq % 7)) * (isSlow ? times : 1) };
      };
      return nightOfRun({ record, exchanges: exchanges.map(slowed) });
    };
    const before = await taking(old, 1);
    const { change } = trendOf([before, await taking(same, 3)]);
    assert.deepEqual(
      change?.slower.map(({ operation }) => operation),
      ['check-in'],
    );
    assert.equal(trendOf([before, await taking(same, 1)]).change?.changed, false);
  });
});
