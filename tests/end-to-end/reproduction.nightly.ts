/** Reproductions tell the truth: they meet the fault on the faulty service, and not on the fixed one. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { zoneTables } from '../../cases/machine-zones.ts';
import { catalogue } from '../../contract/catalogue/index.ts';
import { curlOf, tokenLine } from '../../judgement/curl.ts';
import { outcomeOfBroken } from '../../judgement/judge.ts';
import type { Override } from '../../mock/behaviour.ts';
import { EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { type Fault, faults } from '../../mock/faults/index.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { EMBEDDED_CLIENT, startMock } from '../../mock/server.ts';
import { startRun } from '../../run/live-run.ts';
import { judgeSubject, type SubjectRun } from '../../scripts/matrix/subject.ts';
import { isOverRun, sendAgain, wantedOf } from '../../scripts/send/again.ts';
import { inShell } from '../support/curl.ts';
import { overrideOf } from '../support/faults.ts';

/** Refuses what was reported before, as many services do: only a reproduction about repeats may meet that. */
const REFUSES_REPEATS = overrideOf('duplicates-are-409');
/**
 * `LODGING_EVERY_FAMILY=1` tries all families, at a service that refuses repeats; otherwise one in twelve, at either
 * kind of service in turn.
 */
const EVERY = process.env['LODGING_EVERY_FAMILY'] ? 1 : 12;

const familyOf = (id: string) => id.replace(/^(WHOLE-RUN|HTTP|API-VERSION)?-?[A-Z-]+\./, '$1 ');

/** A fault for each family of requirements that can fail. */
function families(): Map<string, readonly [Fault, string]> {
  const found = new Map<string, readonly [Fault, string]>();
  const breakable = new Set(
    catalogue.filter((row) => ['failed', 'warning'].includes(outcomeOfBroken(row))).map(({ id }) => id),
  );
  // What comes by chance, or in the course of a run, one more try may not meet.
  const isByChance = ({ sideEffects = [] }: Fault) => sideEffects.includes('*');
  for (const fault of faults.toSorted((a, b) => Number(isByChance(a)) - Number(isByChance(b)))) {
    for (const id of fault.noticedBy) {
      const family = familyOf(id);
      if (breakable.has(id) && !found.has(family)) found.set(family, [fault, id]);
    }
  }
  return found;
}

const SECRETS = {
  client_secret: EMBEDDED_CLIENT.secret,
  short_lived_secret: EMBEDDED_CLIENT.secret,
  second_client_secret: EMBEDDED_SECOND_SECRET,
};
const SETTINGS = {
  secrets: SECRETS,
  pace: { requestsPerSecond: null, concurrency: 8 },
  network: { proxy: null, proxyBypass: [], proxyLogin: null, timeoutMs: 1500 },
};

interface Tried {
  readonly run: SubjectRun;
  readonly id: string;
  readonly text: string;
  /** It did not hold only in the course of a whole run. */
  readonly isInCourse: boolean;
}

/** The outcomes of the instance when it is sent again to a service with these faults. */
async function sentTo(overrides: readonly Override[], { run, id, isInCourse }: Tried): Promise<string[]> {
  const mock = await startMock({ profile: embeddedProfile, faults: overrides });
  try {
    const target = { ...run.context.target, baseUrl: mock.url, authUrl: mock.url };
    const startedAt = new Date().toISOString();
    const zones = zoneTables({ ...run.context, startedAt });
    const own = { ...run.context, target, startedAt, zones };
    const recorded = isOverRun(id) || isInCourse ? { record: run.record, exchanges: run.exchanges } : null;
    const seeds = ['beef', 'cafe', 'feed', 'face', 'dead', 'deaf'].values();
    const freeze = () => ({ ...own, seed: (seeds.next().value as string).repeat(8) });
    const again = await sendAgain(await wantedOf(id, own, recorded), freeze, (context) => startRun(SETTINGS, context));
    // A service whose answers let no run start does not hold either.
    return 'judgements' in again ? again.judgements.map(({ outcome }) => outcome) : ['failed'];
  } finally {
    await mock.close();
  }
}

/** What a pasted line prints at a service with these faults, without what differs between any two replies. */
async function pastedTo(overrides: readonly Override[], { run, text }: Tried): Promise<string> {
  // Its dates are those of the run.
  const since = Date.parse(run.context.startedAt) - Date.now();
  const clock = () => Date.now() + since;
  const mock = await startMock({ profile: embeddedProfile, faults: overrides, clock });
  try {
    const own = text.replaceAll(run.context.target.baseUrl, mock.url);
    const target = { ...run.context.target, baseUrl: mock.url, authUrl: mock.url };
    const needsToken = own.includes('$ACCESS_TOKEN');
    const lines = [...(needsToken ? [tokenLine({ ...run.context, target })] : []), own].join('\n');
    const { out } = await inShell(lines, { LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret });
    return out
      .toString()
      .replace(/^(Date|X-Request-Id): .*$/gim, '')
      .replace(/[\w.-]{16,}|\d{4}-\d\d-\d\dT\S+/g, '…');
  } finally {
    await mock.close();
  }
}

async function triedWith(fault: Fault, requirement: string, scope: 'named' | 'whole' = 'named'): Promise<Tried> {
  const subject = { kind: 'fault', name: fault.name, fault } as const;
  const run = await judgeSubject(subject, { scope, reach: scope === 'named' ? {} : null });
  const found = run.judgements.find(
    ({ instance, outcome, finding }) =>
      instance.requirement.id === requirement && (outcome === 'failed' || outcome === 'warning') && finding?.exchange,
  );
  if (!found && scope === 'named') return triedWith(fault, requirement, 'whole');
  assert.ok(found?.finding?.exchange, `${fault.name} is not noticed by ${requirement}`);
  const only = scope === 'whole' ? [] : run.tests.map(({ instance }) => instance.id);
  const { exchange } = found.finding;
  const byId = new Map(run.exchanges.map((each) => [each.id, each]));
  const { id } = found.instance;
  const text = curlOf(exchange, { id, context: run.context, exchanges: byId });
  return { run: { ...run, record: { ...run.record, only } }, id, text, isInCourse: scope === 'whole' };
}

const isBad = (outcomes: readonly string[]) => outcomes.some((each) => each === 'failed' || each === 'warning');

describe('one failure of a family is reproduced, and shown fixed:', () => {
  const all = [...families()];
  const tried = [...all.entries()].filter(([at]) => at % EVERY === 0);
  for (const [at, [family, [fault, requirement]]] of tried) {
    test(`${family}, by ${fault.name}`, async () => {
      const each = await triedWith(fault, requirement);
      const isStrict = (EVERY === 1 || (at / EVERY) % 2 === 0) && !requirement.startsWith('REPETITION-');
      const usual = isStrict ? [REFUSES_REPEATS] : [];
      const found = await sentTo([...usual, fault.override], each);
      assert.ok(isBad(found), `send meets the fault: ${found.join()} ${each.id}`);
      const good = await sentTo(usual, each);
      assert.ok(good.length > 0 && !isBad(good), `send finds it fixed: ${good.join()} ${each.id}`);
      if (each.text.startsWith('npx ')) return;
      const [bad, fixed] = [await pastedTo([...usual, fault.override], each), await pastedTo(usual, each)];
      assert.match(bad, /^HTTP\/1\.1 \d+/m);
      assert.notEqual(bad, fixed, each.text);
    });
  }
  test('families', (t) => {
    t.diagnostic(`${tried.length} of ${all.length}`);
    assert.ok(tried.length > 5);
  });
});
