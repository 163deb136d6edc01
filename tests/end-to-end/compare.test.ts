/** `npm run compare`: nothing changed where the service did the same at another hour, else every change is shown. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { Exchange, NameValue } from '../../contract/evidence.ts';
import { comparisonText } from '../../reporters/differences.ts';
import { assemble } from '../../submission/assemble.ts';
import { type ComparedRun, compareRuns } from '../../submission/compare.ts';
import { observedChanges, observedIn } from '../../submission/observed.ts';
import { packEntries } from '../../submission/pack.ts';
import { exchange, HOSTILE, reply, sampleResult } from '../sample-result.ts';
import { runCommand, scratch } from '../support/certify.ts';
import { overrideOf } from '../support/faults.ts';
import { snapshots } from '../support/snapshot.ts';
import { entriesOf, type Run, runAgainstMock } from '../support/submission.ts';

const folder = scratch();
const assertText = snapshots('compare');

const FEW = ['token-form', 'check-in', 'check-out'] as const;
const WANTED = /^(CHECK-(IN|OUT)\.(REFUSES-MISSING|ACCEPTS-COMPLETE|ACCEPTS-NAME)|TOKEN-FORM\.SUCCESS)/;

const runOnce = (seed: string, ...faults: string[]) =>
  runAgainstMock({ context: { seed, claims: FEW }, only: (id) => WANTED.test(id), faults: faults.map(overrideOf) });

async function compared(run: Run): Promise<ComparedRun> {
  const { result } = await assemble(run.record, run.exchanges);
  return { verdict: result.verdict, evidence: run };
}

let runs: Readonly<Record<'old' | 'same' | 'worse', Run>>;
before(async () => {
  const old = await runOnce('aa11'.repeat(8));
  // Another second, another moment of the stays.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  runs = {
    old,
    same: await runOnce('bb22'.repeat(8)),
    worse: await runOnce('cc33'.repeat(8), 'check-in.accepts-missing.roomNumber'),
  };
});

describe('two runs', () => {
  test('of the same service show no change, though seed, moment, port and tokens differ', async () => {
    const found = await compareRuns(await compared(runs.old), await compared(runs.same));
    const idsIn = ({ exchanges }: Run) => exchanges.map(({ id }) => id).sort();
    // Exchanges are named by their content, which holds the moment.
    assert.notDeepEqual(idsIn(runs.old), idsIn(runs.same));
    assert.deepEqual({ ...found, notes: [] }, { ...found, changed: false, outcomes: [], behaviour: [], notes: [] });
    assert.ok(found.compared > 40, `${found.compared} exchanges were compared`);
    assert.match(found.notes.join(), /^The target differs/);
    assert.match(comparisonText(found), /\nno change$/);
  });

  test('show the outcome, the count, the cause and the status that changed, and nothing else', async () => {
    const found = await compareRuns(await compared(runs.old), await compared(runs.worse));
    const outcomes = found.outcomes.map(({ id, old, new: now }) => `${id} ${old} ${now}`);
    assert.deepEqual(outcomes, ['CHECK-IN.REFUSES-MISSING:roomNumber passed failed']);
    assert.ok(found.counts.some(({ outcome, old, new: now }) => outcome === 'failed' && now === old + 1));
    assert.ok(found.causes.some(({ old, new: now }) => now === old + 1));
    const seenIn = ['CHECK-IN.REFUSES-MISSING:roomNumber, request 1'];
    assert.deepEqual(found.behaviour, [{ operation: 'check-in', change: 'status: 400 → 201', seenIn }]);
    const text = comparisonText(found);
    assert.match(text, /CHECK-IN\.REFUSES-MISSING:roomNumber: passed → failed: The service accepted/);
    assert.match(text, /check-in: status: 400 → 201 \(CHECK-IN\.REFUSES-MISSING:roomNumber, request 1\)/);
    assert.match(text, /\nchanged: 1 outcome, 1 kind of behaviour$/);
  });

  test('show what the service does differently although no outcome changed, once for all exchanges', async () => {
    const edited = runs.same.exchanges.map((each): Exchange => {
      if (!each.reply) return each;
      const headers: NameValue[] = [...each.reply.headers, ['X-Powered-By', 'Example']];
      return { ...each, reply: { ...each.reply, headers } };
    });
    const now = { ...(await compared(runs.same)), evidence: { ...runs.same, exchanges: edited } };
    const { behaviour, outcomes, changed } = await compareRuns(await compared(runs.old), now);
    assert.deepEqual(outcomes, []);
    assert.equal(changed, true);
    assert.deepEqual(
      behaviour?.map(({ operation, change }) => `${operation} ${change}`).sort(),
      ['check-in', 'check-out', 'token-form'].map((each) => `${each} header x-powered-by: not there → Example`),
    );
  });

  test('say nothing of a service that was not asked', async () => {
    const failure = { kind: 'no-token', message: 'there was no token to send' } as const;
    const edited = runs.same.exchanges.map((each): Exchange => ({ ...each, reply: null, failure }));
    const now = { ...(await compared(runs.same)), evidence: { ...runs.same, exchanges: edited } };
    const { behaviour, compared: count } = await compareRuns(await compared(runs.old), now);
    assert.deepEqual([behaviour, count], [[], 0]);
  });

  test('take what one of them has not run for no change, and what left the plan for one', async () => {
    const [old, same] = [await compared(runs.old), await compared(runs.same)];
    const [line, ...others] = same.verdict.requirements.filter(({ outcome }) => outcome === 'passed');
    assert.ok(line);
    const unrun = { ...line, outcome: 'inconclusive', reason: 'not run: it was not asked for' } as const;
    const with_ = (...requirements: readonly (typeof line)[]) => ({ verdict: { ...old.verdict, requirements } });
    const partial = await compareRuns(with_(line, ...others), with_(unrun, ...others));
    assert.deepEqual(partial.outcomes, []);
    assert.equal(partial.notRunInBoth, 1);
    const less = await compareRuns(with_(line, ...others), with_(...others));
    assert.deepEqual(less.onlyIn.old, [line.id]);
    assert.equal(less.behaviour, null, 'a verdict alone says nothing of behaviour');
    assert.equal(less.changed, true);
  });

  test('give the reason that holds now, and an old one as such', async () => {
    const [old, worse] = [await compared(runs.old), await compared(runs.worse)];
    const { outcomes, ...others } = await compareRuns(worse, old);
    const [fixed] = outcomes;
    assert.deepEqual([fixed?.old, fixed?.new, fixed?.reason], ['failed', 'passed', undefined]);
    assert.match(fixed?.oldReason ?? '', /^The service accepted/);
    assert.match(comparisonText({ ...others, outcomes }), /: failed → passed \(before: The service accepted/);
  });

  test('steer no terminal by what a service or a file says', async () => {
    const [old, now] = [sampleResult(['passed'], HOSTILE), sampleResult(['passed'], HOSTILE)];
    const line = { ...now.verdict.requirements[0], outcome: 'failed', reason: HOSTILE } as const;
    const requirements = [line as unknown as (typeof now.verdict.requirements)[number]];
    const found = await compareRuns({ verdict: old.verdict }, { verdict: { ...now.verdict, requirements } });
    assert.equal(found.outcomes.length, 1);
    assert.doesNotMatch(comparisonText(found), /\p{Cf}|(?!\n)\p{Cc}/u);
  });
});

describe('what was observed', () => {
  const BASE = 'https://sandbox.example.test/stage';
  const seen = (status: number, text: string, ...headers: NameValue[]) =>
    observedIn(exchange('x', '', { ...reply(status, text), headers }), BASE);
  const same: Readonly<Record<string, readonly [name: string, one: string, other: string, otherName?: string]>> = {
    'a date': ['Date', 'Sun, 22 Nov 2026 06:00:00 GMT', 'Mon, 23 Nov 2026 07:00:00 GMT'],
    'an entity tag': ['ETag', '"a"', 'W/"b"'],
    'a request id': ['X-Request-Id', 'abc', 'def', 'x-request-id'],
    'a duration': ['X-Response-Time', '12ms', '9ms'],
    'the id of what was made': ['Location', `${BASE}/reservations/A-1`, '/reservations/xyz'],
    'an id within a value': [
      'X-Trail',
      'a 3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      'a 9b2504e0-4f89-11d3-9a0c-0305e82c3302',
    ],
    'a token': ['X-Token', '<access_token:3f9a0c12>', '<access_token:aaaa0c12>'],
  };
  for (const [what, [name, one, other, otherName = name]] of Object.entries(same)) {
    test(`is the same whatever ${what}`, () => {
      assert.deepEqual(observedChanges(seen(201, '', [name, one]), seen(201, '', [otherName, other])), []);
    });
  }

  const [old, none] = [seen(201, ''), observedIn(exchange('x', ''), BASE)];
  const typed = (type: string) => seen(400, '', ['Content-Type', type]);
  const changes: Readonly<Record<string, readonly [old: ReturnType<typeof seen>, now: ReturnType<typeof seen>]>> = {
    'a status': [seen(400, 'a'), seen(422, '{}')],
    'a media type': [typed('text/html'), typed('application/json; charset=UTF-8')],
    'a member': [seen(400, '{"a":"x"}'), seen(400, '{"a":"y","b":1}')],
    'a kind': [seen(400, '{"at":"2026-11-22"}'), seen(400, '{"at":7}')],
    'a form': [seen(400, '<html>'), seen(400, 'oops')],
    'a header': [seen(201, '', ['X-Gone', 'a']), old],
    'a value': [seen(201, '', ['Vary', 'a']), seen(201, '', ['Vary', 'b'])],
    'no reply': [old, none],
  };
  for (const [what, [before, now]] of Object.entries(changes)) {
    test(`shows ${what} that changed, and that alone`, () => {
      const found = observedChanges(before, now);
      assert.equal(found.length, 1, found.join());
      assertText(what, found.join());
    });
  }

  test('is the same whatever the fields about the connection', () => {
    const kept: NameValue[] = [
      ['Connection', 'keep-alive'],
      ['Keep-Alive', 'timeout=5'],
    ];
    assert.deepEqual(observedChanges(seen(201, '', ...kept), seen(201, '', ['Transfer-Encoding', 'chunked'])), []);
  });

  test('is the same for bodies with other values, lengths and orders of members', () => {
    const old = seen(400, '{"message":"a","errors":[{"field":"x"}],"id":1}');
    const now = seen(400, '{"id":2,"errors":[{"field":"y"},{"field":"z"}],"message":"b b"}');
    assert.deepEqual(observedChanges(old, now), []);
  });

  test('takes a body that is nested without end', () => {
    assert.match(seen(400, `${'['.repeat(5000)}${']'.repeat(5000)}`).shape, /^\[{33}…/);
  });
});

describe('npx lodging-certification compare', () => {
  const compare = (...args: string[]) => runCommand('compare', args, folder);

  test('reads zips, folders and verdicts, and its exit code says whether something changed', async () => {
    const path = (name: string) => join(folder, name);
    writeFileSync(path('old.zip'), await packEntries(await entriesOf(runs.old)));
    const worse = await entriesOf(runs.worse);
    mkdirSync(path('worse'));
    for (const name of ['verdict.json', 'run.json', 'evidence.ndjson'])
      writeFileSync(path(join('worse', name)), worse.get(name) as Buffer);

    const changed = await compare('old.zip', 'worse', '--json');
    assert.equal(changed.code, 1, changed.err);
    const printed = JSON.parse(changed.out) as { behaviour: { change: string }[] };
    assert.equal(printed.behaviour.map(({ change }) => change).join(), 'status: 400 → 201');
    const alone = await compare(join('worse', 'verdict.json'), 'worse');
    assert.equal(alone.code, 0, alone.out + alone.err);
    assert.match(alone.out, /A verdict alone does not show what the service did\.\n\nno change\n$/);
  });

  test('exits 2 for what cannot be read, in a sentence and without a trace', async () => {
    writeFileSync(join(folder, 'bad.zip'), 'PK\u0003\u0004 no zip');
    writeFileSync(join(folder, 'other.json'), '{"requirements":[]}');
    for (const [args, says] of [
      [['one.zip'], /compare needs two runs, found 1/],
      [['nowhere.zip', 'nowhere.zip'], /nowhere\.zip: There is no such file/],
      [['bad.zip', 'bad.zip'], /bad\.zip: The file is not a readable zip/],
      [['other.json', 'other.json'], /other\.json: .*no readable verdict of a run/],
      [['--nonsense'], /Unknown option '--nonsense'/],
    ] as const) {
      const { code, err } = await compare(...args);
      assert.equal(code, 2, err);
      assert.match(err, says);
      assert.doesNotMatch(err, /\n {4}at /);
    }
    for (const subject of ['service', 'client']) {
      const { verdict } = sampleResult(['passed']);
      writeFileSync(join(folder, `${subject}.json`), JSON.stringify({ ...verdict, subject }));
    }
    const { code, err } = await compare('service.json', 'client.json');
    assert.equal(code, 2);
    assert.match(err, /One run is about a service, the other about a client/);
    assert.match((await compare('--help')).out, /Exit codes: 0 no change/);
  });
});
