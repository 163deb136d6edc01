/** What `--json` prints and `verdict.json` holds is as its published schema says, and the schema as the type says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CLAIMS, OPERATIONS, OUTCOMES } from '../../contract/words.ts';
import { compareWithBaseline } from '../../submission/baseline.ts';
import type { Cause, Tested, VerdictFile, VerdictLine } from '../../submission/result.ts';
import { sampleResult } from '../sample-result.ts';
import { remote, runCommand, scratch } from '../support/certify.ts';
import { publishedSchema, publishedValidator } from '../support/published.ts';

const schema = JSON.parse(readFileSync(new URL('../../contract/verdict.schema.json', import.meta.url), 'utf8'));
const validate = publishedValidator('verdict.schema.json');
const validateError = publishedValidator('verdict.schema.json#/$defs/error');

const folder = scratch();

function assertValid(verdict: VerdictFile): void {
  assert.ok(validate(JSON.parse(JSON.stringify(verdict))), JSON.stringify(validate.errors?.slice(0, 3)));
}

test('a verdict is valid with what a baseline makes of the run, and that names what its type names', () => {
  const result = sampleResult();
  const known = { id: result.judgements[0]?.instance.id ?? '', reason: 'r', owner: 'o', expires: '2026-01-31' };
  const baseline = compareWithBaseline({ file: 'known.yaml', known: [known, { id: 'GONE.ONE' }] }, result);
  assert.ok(baseline.new.length > 0 && baseline.notInPlan.length > 0);
  assert.ok(validate(JSON.parse(JSON.stringify({ ...result.verdict, baseline }))), JSON.stringify(validate.errors));
  assert.deepEqual(Object.keys(schema.$defs.baseline.properties).sort(), Object.keys(baseline).sort());
  assert.equal(validate({ ...result.verdict, baseline: { ...baseline, more: 1 } }), false);
});

test('the schema names what the types name', () => {
  const names = (of: Record<string, unknown>) => Object.keys(of).sort();
  const verdict = {
    ...{ verdict: 0, subject: 0, target: 0, suite: 0, product: 0, claims: 0, profile: 0 },
    ...{ times: 0, stopped: 0, counts: 0, tested: 0, causes: 0, requirements: 0 },
  } satisfies Record<Exclude<keyof VerdictFile, 'interruptions'>, 0>;
  const line = {
    ...{ id: 0, requirement: 0, title: 0, level: 0, basis: 0, clause: 0, operation: 0 },
    ...{ outcome: 0, reason: 0, exchanges: 0 },
  } satisfies Record<keyof Required<VerdictLine>, 0>;
  const cause = { id: 0, title: 0, outcome: 0, instances: 0 } satisfies Record<keyof Required<Cause>, 0>;
  // On the standard output the comparison with a baseline comes with them; few runs are interrupted.
  assert.deepEqual(names(schema.properties), names({ ...verdict, baseline: 0, interruptions: 0 }));
  assert.deepEqual([...schema.required].sort(), names(verdict));
  assert.deepEqual(names(schema.$defs.instance.properties), names(line));
  assert.deepEqual(names(schema.$defs.cause.properties), names(cause));
  const tested = {
    ...{ requirements: 0, instances: 0, notClaimed: 0, leftOpen: 0, tolerated: 0 },
    ...{ notArisen: 0, undecided: 0, notRun: 0, withoutInstance: 0, remarks: 0 },
  } satisfies Record<keyof Tested, 0>;
  assert.deepEqual(names(schema.$defs.tested.properties), names(tested));
  assert.deepEqual([...schema.$defs.tested.required].sort(), names(tested));
  assert.deepEqual(names(schema.properties.counts.properties), [...OUTCOMES].sort());
  assert.deepEqual(schema.$defs.instance.properties.outcome.enum, OUTCOMES);
  const { $defs } = publishedSchema('certification') as { $defs: Record<string, { enum: string[] }> };
  assert.deepEqual(schema.$defs.instance.properties.operation, { $ref: 'certification.schema.json#/$defs/operation' });
  assert.deepEqual($defs['operation']?.enum, OPERATIONS);
  assert.deepEqual(schema.properties.claims.items, { $ref: 'certification.schema.json#/$defs/claim' });
  assert.deepEqual($defs['claim']?.enum, CLAIMS);
});

test('with --json the standard output is one object, also for a usage error and for a run that cannot start', async () => {
  const usage = await runCommand('certify', ['--json', '--detail', 'bogus'], folder);
  assert.equal(usage.code, 2);
  const { error } = JSON.parse(usage.out) as { error: { exitCode: number; message: string } };
  assert.ok(validateError({ error }), JSON.stringify(validateError.errors));
  assert.equal(error.exitCode, 2);
  assert.match(error.message, /--detail: found "bogus"/);
  assert.match(usage.err, /--detail: found "bogus"/);
  const settings = await runCommand('certify', ['--json'], folder, { LODGING_BASE_URL: 'nonsense' });
  assert.equal(settings.code, 2);
  assert.ok(validateError(JSON.parse(settings.out)));
  // Nothing listens on port 9 of this machine.
  const stopped = await runCommand('certify', ['--json', '--out', 'out'], folder, remote('http://127.0.0.1:9'));
  assert.notEqual(stopped.code, 0);
  const verdict = JSON.parse(stopped.out) as VerdictFile;
  assertValid(verdict);
  assert.ok(verdict.stopped);
});
