/** What certify writes is verified as a provider would, before it ends. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { clearOutputs, writeOutputs } from '../../scripts/certify/outputs.ts';
import { assemble } from '../../submission/assemble.ts';
import { problem, sentenceOf } from '../../submission/problems.ts';
import { scratch } from '../support/certify.ts';
import { runAgainstMock } from '../support/submission.ts';

const folder = scratch();
after(() => folder.remove());

test('a submission that a provider would take is refused for nothing, one that it would not is told why', async () => {
  const run = await runAgainstMock({ context: { claims: ['token-form'] } });
  const assembled = await assemble(run.record, run.exchanges);
  const { result } = assembled;
  clearOutputs(folder.path);
  assert.deepEqual((await writeOutputs(folder.path, assembled, { secrets: [] })).refused, []);
  const suite = { ...result.record.suite, digest: 'f'.repeat(64) };
  const altered = { ...assembled, result: { ...result, record: { ...result.record, suite } } };
  clearOutputs(folder.path);
  const [reason, ...others] = (await writeOutputs(folder.path, altered, { secrets: [] })).refused;
  assert.match(reason ?? '', /^It was made with an altered suite/);
  assert.deepEqual(others, []);
  // What the evidence was found to be when it was judged is told as well, though it is not judged a second time.
  const doubtful = { ...assembled, problems: [problem('call.missing', { count: 1 })] };
  assert.deepEqual(
    (await writeOutputs(folder.path, doubtful, { secrets: [] })).refused,
    doubtful.problems.map(sentenceOf),
  );
  // A word that stands in every report stands for a secret that was not replaced.
  clearOutputs(folder.path);
  const withSecret = writeOutputs(folder.path, assembled, { secrets: ['RFC 6749'] });
  await assert.rejects(withSecret, {
    name: 'SecretFound',
    message: /^A secret of the run was found in .*verdict\.json/,
  });
  assert.deepEqual(
    readdirSync(folder.path),
    ['evidence.ndjson', 'run.json'].filter((name) => readdirSync(folder.path).includes(name)),
  );
  for (const name of readdirSync(folder.path))
    assert.doesNotMatch(readFileSync(join(folder.path, name), 'utf8'), /RFC 6749/);
});
