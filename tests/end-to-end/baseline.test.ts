/** `--baseline`: what is new, what is fixed, what was known; the verdict never changes, the exit code follows. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Outcome } from '../../contract/words.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import { baselineMarkdown, baselineText, baselineYaml } from '../../reporters/differences.ts';
import { readBaseline } from '../../scripts/certify/baseline.ts';
import { exitCodeOf } from '../../scripts/certify/conclude.ts';
import { UsageError } from '../../scripts/usage.ts';
import {
  type Baseline,
  baselineOfVerdict,
  compareWithBaseline,
  type KnownFailure,
  unexcused,
  withoutKnown,
} from '../../submission/baseline.ts';
import type { Cause } from '../../submission/result.ts';
import { specsOf } from '../../suites/index.ts';
import { HOSTILE, record, sampleResult } from '../sample-result.ts';
import { certify, QUIET, ROOT, remote, scratch } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';
import { overrideOf } from '../support/faults.ts';
import { snapshots } from '../support/snapshot.ts';

const folder = scratch();
const assertText = snapshots('baseline');

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
const listOf = (...known: KnownFailure[]): Baseline => ({ file: 'known.yaml', known });
const entry = (id: string, expires = '2026-06-01'): KnownFailure => ({ id, expires, owner: 'we', reason: 'so' });

function runWith(...outcomes: Outcome[]) {
  const result = sampleResult(outcomes);
  return { result, ids: result.judgements.map(({ instance }) => instance.id) };
}

describe('a run and its baseline', () => {
  test('tell the new from the known, and the fixed from what is still failing', () => {
    const { result, ids } = runWith('failed', 'failed', 'passed', 'passed', 'warning');
    const [fresh, known, fixed, , warned] = ids as [string, string, string, string, string];
    const found = compareWithBaseline(listOf(entry(known), entry(fixed), entry(warned)), result);
    assert.deepEqual(idsOf(found.new), [fresh]);
    assert.match(found.new[0]?.reason ?? '', /not as it must be/);
    assert.deepEqual(idsOf(found.stillFailing), [known, warned]);
    assert.deepEqual(idsOf(found.fixed), [fixed]);
    assert.deepEqual(found.expired, []);
  });

  test('know all instances of a requirement by its id, and nothing by an empty list', () => {
    const { result, ids } = runWith('failed', 'passed');
    const requirement = ids[0]?.split(':')[0] as string;
    assert.deepEqual(compareWithBaseline(listOf(entry(requirement)), result).new, []);
    assert.deepEqual(idsOf(compareWithBaseline(listOf(), result).new), [ids[0]]);
    assert.equal(withoutKnown(listOf(), result).verdict, 'not-certified');
  });

  test('never take what was not judged, or is not tested any more, for fixed', () => {
    const { result, ids } = runWith('inconclusive', 'not-applicable', 'not-testable', 'passed');
    const found = compareWithBaseline(listOf(...ids.slice(0, 3).map((id) => entry(id))), result);
    assert.deepEqual(idsOf(found.undecided), [ids[0]]);
    assert.deepEqual(idsOf(found.notTested), ids.slice(1, 3));
    assert.deepEqual(found.fixed, []);
  });

  test('count an entry as expired from the day after its last, in UTC', () => {
    const { result, ids } = runWith('failed', 'failed', 'passed');
    const [last, past, fixed] = ids as [string, string, string];
    const list = listOf(entry(last, '2026-06-01'), entry(past, '2026-05-31'), entry(fixed, '2026-05-31'));
    assert.deepEqual(idsOf(compareWithBaseline(list, result).expired), [past], 'what is fixed is named once');
    // Still the last day in UTC, though the zone of the text is a day ahead.
    const times = { ...record.times, startedAt: '2026-06-02T01:00:00+09:00' };
    const late = compareWithBaseline(list, { ...result, record: { ...record, times } });
    assert.deepEqual(idsOf(late.expired), [past]);
  });

  test('leave the verdict to the evidence, and what is undecided undecided', () => {
    const verdictBut = (...outcomes: Outcome[]) => {
      const { result, ids } = runWith(...outcomes);
      const failed = ids.filter((_id, at) => outcomes[at] === 'failed').map((id) => entry(id));
      assert.equal(result.verdict.verdict, 'not-certified');
      return withoutKnown(listOf(...failed), result).verdict;
    };
    assert.equal(verdictBut('failed', 'passed'), 'certified');
    assert.equal(verdictBut('failed', 'passed', 'inconclusive'), 'inconclusive');
    const open = runWith('failed', 'passed', 'inconclusive');
    const both = [open.ids[0], open.ids[2]].map((id) => entry(id as string));
    assert.equal(withoutKnown(listOf(...both), open.result).verdict, 'certified', 'what a known failure leaves open');
    assert.equal(verdictBut('failed'), 'incomplete', 'where nothing holds, nothing is green');
    const { result, ids } = runWith('failed', 'passed');
    const cutShort = { ...result, record: { ...record, whole: false } };
    assert.equal(withoutKnown(listOf(entry(ids[0] as string)), cutShort).verdict, 'incomplete');
  });

  test('fail for an expired entry always, for a fixed one where that is asked for, and never decide what is undecided', () => {
    const { result, ids } = runWith('failed', 'passed');
    const asked = { accept: [], ran: true, wanted: [] };
    const codes = (list: Baseline, of = result) => {
      const given = { ...asked, against: compareWithBaseline(list, of) };
      return [false, true].map((strict) => exitCodeOf(withoutKnown(list, of), { ...given, 'strict-baseline': strict }));
    };
    const expired = (id = '') => entry(id, '2026-01-01');
    assert.deepEqual(codes(listOf(entry(ids[0] as string))), [0, 0]);
    assert.deepEqual(codes(listOf(...ids.map((id) => entry(id)))), [0, 1], 'one is fixed');
    assert.deepEqual(codes(listOf(expired(ids[0]))), [1, 1], 'one is expired, and excuses nobody');
    const requirement = (ids[0] as string).split(':')[0] as string;
    const both = listOf(expired(ids[0]), entry(requirement));
    assert.deepEqual(codes(both), [0, 0], 'another entry excuses it still');
    const warned = runWith('warning', 'passed');
    assert.deepEqual(codes(listOf(expired(warned.ids[0])), warned.result), [0, 0], 'expired, and in need of no excuse');
    assert.deepEqual(codes(listOf()), [1, 1]);
    const outage = runWith('inconclusive', 'passed');
    assert.deepEqual(codes(listOf(expired(outage.ids[0])), outage.result), [3, 3]);
  });

  test('take from an earlier verdict what failed, and tell what is not in the plan any more', () => {
    const { result, ids } = runWith('failed', 'failed', 'passed');
    const [first, second] = result.verdict.requirements;
    const lines = [first, { ...second, outcome: 'passed' }, { ...first, id: 'OLD.ROW' }];
    const earlier = { ...result.verdict, verdict: 'incomplete', requirements: lines } as typeof result.verdict;
    const found = compareWithBaseline(baselineOfVerdict('verdict.json', earlier), result);
    assert.deepEqual(idsOf(found.stillFailing), [ids[0]]);
    assert.deepEqual(idsOf(found.new), [ids[1]]);
    assert.deepEqual(idsOf(found.notInPlan), ['OLD.ROW']);
    assert.match(found.notes.join(), /was incomplete: what it did not judge and fails now is new/);
  });
});

describe('the text about a baseline', () => {
  const ended = { verdict: 'not-certified', exitCode: 0, strict: false } as const;

  test('names verdict and exit code side by side, and what has to go', () => {
    const { result, ids } = runWith('failed', 'passed', 'inconclusive');
    const found = compareWithBaseline(listOf(...ids.map((id) => entry(id))), result);
    assertText('as wanted', baselineText(found, ended));
    assertText('strict', baselineText(found, { ...ended, exitCode: 1, strict: true }));
    assertText('not decided', baselineText(found, { ...ended, exitCode: 3 }));
  });

  test('shows twenty of what is new, and counts the others', () => {
    const result = sampleResult(Array.from({ length: 25 }, () => 'failed' as const));
    const text = baselineText(compareWithBaseline(listOf(), result), { ...ended, exitCode: 1 });
    assert.equal(text.match(/^ {2}new /gm)?.length, 20);
    assertText('twenty-five', text);
  });

  test('is nothing but text in Markdown and on a terminal, whatever a reply or a list holds', () => {
    const result = sampleResult(['failed', 'passed'], `@somebody http://evil.example ${HOSTILE}`);
    const list = listOf({ id: result.judgements[1]?.instance.id as string, reason: HOSTILE });
    const found = compareWithBaseline({ ...list, file: `a\u001b[31m|b` }, result);
    const lines = baselineMarkdown(found, { ...ended, exitCode: 1 });
    assert.equal(lines[0], '### Against the baseline');
    assert.doesNotMatch(lines.join('\n'), /<(script|img)|\p{Cc}\[|\]\]>|\p{Cf}/u);
    assert.doesNotMatch(lines.join('\n'), /@(?=somebody)|:(?=\/\/evil)/, 'neither a mention nor a link');
    for (const line of lines) assert.ok(!line.includes('\n'), 'a list item is one line');
    assert.doesNotMatch(baselineText(found, ended), /\p{Cc}\[|\p{Cf}/u);
  });
});

describe('the list that --write-baseline writes', () => {
  const context = contextFor('http://127.0.0.1:1');
  const IDS = ['CHECK-IN.REFUSES-MISSING:folio', 'CHECK-IN.REFUSES-EMPTY:folio', 'CHECK-OUT.ACCEPTS-COMPLETE'];
  const causes: readonly Cause[] = [
    { id: 'a', title: 'takes a "folio" that\n is: not #there', outcome: 'failed', instances: IDS.slice(0, 2) },
    { id: 'b', title: 'refuses a check-out', outcome: 'failed', instances: IDS.slice(2) },
  ];
  const written = baselineYaml(causes, sampleResult().verdict);
  const read = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return readBaseline(join(folder, name), context);
  };

  const filledIn = (text: string) =>
    text.replaceAll(/ (&owner-\d+) #.*/g, ' $1 stays team').replaceAll(/ (&expires-\d+) #.*/g, ' $1 2999-01-31');

  test('excuses nobody before somebody has filled it in', async () => {
    // Two for each of two causes, however many instances share them.
    const message = /^4 problems [\s\S]*owner[\s\S]*expires/;
    await assert.rejects(read('unfilled.yaml', written), { name: 'UsageError', message });
  });

  test('has an owner and a last day for each cause, and they hold for all its instances', async () => {
    const { known } = await read('filled.yaml', filledIn(written));
    assert.deepEqual(idsOf(known), IDS);
    for (const each of known) assert.deepEqual([each.owner, each.expires], ['stays team', '2999-01-31']);
    assert.equal(known[0]?.reason, known[1]?.reason);
    assert.deepEqual((await read('none-failed.yaml', baselineYaml([], sampleResult().verdict))).known, []);
  });

  test('is read however many instances a cause has', async () => {
    const plan = collectPlan(context, await specsOf('service')).map(({ instance }) => instance.id);
    const [cause] = causes as [Cause];
    const text = baselineYaml([{ ...cause, instances: plan }], sampleResult().verdict);
    const { known } = await read('many.yaml', filledIn(text));
    assert.equal(known.length, plan.length);
  });

  test('holds what the baseline does not excuse: what is new, and what is expired', () => {
    const { result, ids } = runWith('failed', 'failed', 'failed', 'passed');
    const [known, past, fresh] = ids as [string, string, string];
    const list = listOf(entry(known), entry(past, '2026-01-01'));
    const idsIn = (baseline: Baseline | null) => unexcused(baseline, result).flatMap(({ instances }) => instances);
    assert.deepEqual(idsIn(list).sort(), [past, fresh].sort());
    assert.deepEqual(idsIn(null).sort(), [known, past, fresh].sort());
  });
});

describe('a baseline that is wrong ends with 2, all problems at once:', () => {
  const context = contextFor('http://127.0.0.1:1');
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const refused = async (path: string): Promise<string> => {
    const error = await readBaseline(path, context).then(
      () => assert.fail('it was taken'),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof UsageError, String(error));
    return error.message.replaceAll(folder, 'FOLDER');
  };
  const FOLIO = '{ id: CHECK-IN.REFUSES-MISSING:folio, reason: r, owner: o, expires: 2027-01-31 }';

  test('a list against its schema', async () => {
    const text = '- { id: CHECK-IN.ACCEPTED, reason: "", expires: 2027-02-30, until: soon }\n- 7\n';
    assertText('against its schema', await refused(file('schema.yaml', text)));
  });

  test('ids that the plan does not hold, with the closest, and ids that are given twice', async () => {
    const text = `- ${FOLIO.replace('folio', 'foli')}\n- ${FOLIO}\n- ${FOLIO}\n`;
    assertText('unknown and twice', await refused(file('ids.yaml', text)));
  });

  test('a file that is not there, is no YAML, or is JSON of another kind', async () => {
    assertText('not there', await refused(join(folder, 'nowhere.yaml')));
    assertText('no YAML', await refused(file('broken.yaml', '- { id: [')));
    assertText('another kind', await refused(file('other.json', '{"requirements":[{"id":7}]}')));
    const client = { ...sampleResult().verdict, subject: 'client' };
    assertText('another subject', await refused(file('client.json', JSON.stringify(client))));
  });

  test('and what is right is taken: a list in YAML or JSON, by instance or requirement, and a verdict', async () => {
    const list = await readBaseline(file('good.yaml', `- ${FOLIO}\n`), context);
    const folio = { id: 'CHECK-IN.REFUSES-MISSING:folio', reason: 'r', owner: 'o', expires: '2027-01-31' };
    assert.deepEqual(list.known, [folio]);
    const json = [{ ...list.known[0], id: 'CHECK-IN.REFUSES-MISSING' }];
    assert.deepEqual((await readBaseline(file('good.json', JSON.stringify(json)), context)).known, json);
    const verdict = file('verdict.json', JSON.stringify(sampleResult(['failed', 'passed']).verdict));
    assert.deepEqual(idsOf((await readBaseline(verdict, context)).known), ['TOKEN-FORM.FAILED:case0']);
  });
});

describe('npx lodging-certification certify --baseline', () => {
  const KNOWN = 'CHECK-IN.BEARER-ANY-METHOD:as-options';
  let mock: Mock;
  before(async () => {
    mock = await startMock({ faults: [overrideOf('check-in.token-preflight-unguarded')] });
  });
  after(() => mock.close());

  const listed = (name: string, ...ids: string[]) => {
    const path = join(folder, name);
    writeFileSync(path, ids.map((id) => `- { id: '${id}', reason: r, owner: o, expires: 2999-12-31 }\n`).join(''));
    return path;
  };
  const run = (name: string, ...args: string[]) => certify(folder, name, remote(mock.url), ...args);

  test('ends with 1 for what is new, with 3 where only what is known fails but the plan was not whole', async () => {
    const fresh = await run('fresh', '--only', KNOWN, '--baseline', listed('none.yaml'), ...QUIET);
    assert.equal(fresh.code, 1, fresh.out + fresh.err);
    assert.match(
      fresh.out,
      /new +CHECK-IN\.BEARER-ANY-METHOD:as-options: .*\nVerdict: not-certified\. .* 1 failure is new → /,
    );

    const earlier = join(fresh.folder, 'verdict.json');
    const known = await run('fresh', '--json', '--only', KNOWN, '--baseline', earlier);
    assert.equal(known.code, 3, known.out + known.err);
    const printed = JSON.parse(known.out) as { verdict: string; baseline: { stillFailing: { id: string }[] } };
    assert.equal(printed.verdict, 'not-certified');
    assert.deepEqual(idsOf(printed.baseline.stillFailing), [KNOWN]);
    assert.equal('baseline' in (known.verdict ?? {}), false, 'verdict.json is a function of the evidence');
  });

  test('writes what fails as a list, and never over a file that is there', async () => {
    const list = join(folder, 'written.yaml');
    const written = await run('written', '--only', KNOWN, '--write-baseline', list, ...QUIET);
    assert.equal(written.code, 1, written.out + written.err);
    const text = readFileSync(list, 'utf8');
    assert.ok(text.includes(`- id: "${KNOWN}"`), text);
    const requests = mock.requests;
    const again = await run('written', '--only', KNOWN, '--write-baseline', list, ...QUIET);
    assert.equal(again.code, 2, again.out + again.err);
    assert.equal(mock.requests, requests);
    assert.equal(readFileSync(list, 'utf8'), text);
  });

  test('writes no list where nothing failed: an empty one would only be in the way of the next', async () => {
    const list = join(folder, 'empty.yaml');
    const met = await run('met', '--only', 'CHECK-OUT.ACCEPTS-COMPLETE', '--write-baseline', list, ...QUIET);
    assert.deepEqual([met.code, existsSync(list)], [3, false], met.out + met.err);
  });

  test('is for a client too, whose smoke plan does not exist', async () => {
    const FAULT = 'CLIENT-CHECK-IN.HOTEL-ID';
    const client = (...args: string[]) => {
      const command = `node "${join(ROOT, 'tests/clients/faulty.mjs')}" other-hotel`;
      return certify(folder, 'client', {}, 'client', '--command', command, ...args, ...QUIET);
    };
    const against = (file: string) => client('--only', 'ordinary-stay', '--baseline', file);
    const [fresh, known] = [await against(listed('no-client.yaml')), await against(listed('client.yaml', FAULT))];
    assert.deepEqual([fresh.code, known.code], [1, 3], fresh.out + known.out + known.err);
    assert.equal(known.verdict?.verdict, 'not-certified');
    for (const wrong of [
      ['--baseline', listed('service.yaml', KNOWN)],
      ['--only', 'smoke'],
      ['--only', `${FAULT}S`],
    ]) {
      const refused = await client(...wrong);
      assert.equal(refused.code, 2, refused.out);
      assert.match(refused.err, /^\S[^\n]*\.\n?/);
    }
  });

  test('ends a smoke run with 0 where only what is known fails, and names what is fixed', async () => {
    const list = listed('smoke.yaml', 'CHECK-IN.BEARER-ANY-METHOD', 'CHECK-IN.ACCEPTS-NAME:dotless-i');
    const options = [
      '--only',
      'smoke',
      '--only',
      'CHECK-IN.BEARER-ANY-METHOD',
      '--accept',
      'incomplete',
      '--baseline',
      list,
    ];
    const usual = await run('smoke', ...options);
    assert.equal(usual.verdict?.verdict, 'not-certified', usual.out + usual.err);
    assert.equal(usual.code, 0, usual.out);
    assert.match(usual.out, /except known failures of the baseline\./);
    assert.match(usual.out, /fixed +CHECK-IN\.ACCEPTS-NAME:dotless-i: /);
    assert.match(
      usual.out,
      /Verdict: not-certified\. Against the baseline: nothing new, 1 known failure remains → exit/,
    );
  });
});
