/** What certify writes is verified as a provider would, before it ends. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { holdFolder, KEPT, NOT_STARTED, PART, SUMMARY } from '../../scripts/certify/folder.ts';
import { clearOutputs, writeOutputs } from '../../scripts/certify/outputs.ts';
import { type Assembled, assemble } from '../../submission/assemble.ts';
import { problem, sentenceOf } from '../../submission/problems.ts';
import { ROOT, scratch } from '../support/certify.ts';
import { assertNone } from '../support/reported.ts';
import { runAgainstMock } from '../support/submission.ts';

const folder = scratch();

const WRITTEN = [
  'allure-results',
  'report/index.html',
  SUMMARY,
  KEPT,
  `${PART}/`,
  `${NOT_STARTED}/`,
  'certification-ca.pem',
];

test('a submission that a provider would accept is refused for nothing, otherwise the reason is given', async () => {
  const run = await runAgainstMock({ context: { claims: ['token-form'] } });
  const assembled = await assemble(run.record, run.exchanges);
  const { result } = assembled;
  // Allure's report takes most of the time, and shows in the last of these alone.
  const refusedOf = async (given: Assembled) => {
    clearOutputs(folder);
    return (await writeOutputs(folder, given, { secrets: [] }, { allure: false })).refused;
  };
  assert.deepEqual(await refusedOf(assembled), []);
  const reference = readFileSync(join(ROOT, 'docs/reference.md'), 'utf8');
  for (const name of [...readdirSync(folder), ...WRITTEN]) assert.ok(reference.includes(`| \`${name}`), name);
  const suite = { ...result.record.suite, digest: 'f'.repeat(64) };
  const altered = { ...assembled, result: { ...result, record: { ...result.record, suite } } };
  const [reason, ...others] = await refusedOf(altered);
  assert.match(reason ?? '', /^It was made with an altered suite/);
  assert.deepEqual(others, []);
  // The findings about the evidence when it was judged are reported as well, though it is not judged a second time.
  const doubtful = { ...assembled, problems: [problem('call.missing', { count: 1 })] };
  assert.deepEqual(await refusedOf(doubtful), doubtful.problems.map(sentenceOf));
  // The settings may lie in the same folder.
  writeFileSync(join(folder, '.env'), 'LODGING_CLIENT_SECRET=what-is-beside-the-results');
  await writeOutputs(folder, assembled, { secrets: ['what-is-beside-the-results'] }, { allure: false });
  rmSync(join(folder, '.env'));
  // A word that occurs in every report plays the part of a secret that was not replaced.
  clearOutputs(folder);
  const withSecret = writeOutputs(folder, assembled, { secrets: ['RFC 6749'] });
  await assert.rejects(withSecret, {
    name: 'SecretFound',
    message: /^A secret of the run was found in .*verdict\.json/,
  });
  assertNone(readdirSync(folder).filter((name) => !['evidence.ndjson', 'run.json'].includes(name)));
  for (const name of readdirSync(folder)) assert.doesNotMatch(readFileSync(join(folder, name), 'utf8'), /RFC 6749/);
});

test('a folder with a report that no run has written is refused, since a run would delete it', () => {
  const project = join(folder, 'project');
  mkdirSync(join(project, 'report'), { recursive: true });
  assert.throws(() => holdFolder(project), { name: 'UsageError', message: /^--out: .*project has report but no run/ });
  writeFileSync(join(project, 'run.json'), '{}');
  holdFolder(project)();
});

test('a folder of the same name as one of a Playwright project is left where it is', () => {
  const project = join(folder, 'project');
  mkdirSync(join(project, 'playwright'), { recursive: true });
  writeFileSync(join(project, 'playwright', 'auth.json'), '{}');
  clearOutputs(project);
  assert.deepEqual(readdirSync(join(project, 'playwright')), ['auth.json']);
});
