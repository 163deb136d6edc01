/**
 * Submissions that were made once and stay: whatever changes in the suite, their evidence is judged as it was, instance
 * by instance, and a forger's version is refused. Only if scenes have changed are a client's made again, by
 * `careful.mjs` and `faulty.mjs makes-up-values`.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { Exchange } from '../../contract/evidence.ts';
import { type Assembled, assemble } from '../../submission/assemble.ts';
import { readZip } from '../../submission/read.ts';
import { parseEvidence, parseRecord } from '../../submission/record.ts';
import type { RunRecord, VerdictFile } from '../../submission/result.ts';
import { ROOT } from '../support/certify.ts';
import { assertReported } from '../support/reported.ts';
import { verifyZip } from '../support/submission.ts';

const zipOf = (name: string) => readFileSync(join(ROOT, `tests/golden/${name}.zip`));

interface Golden {
  readonly record: RunRecord;
  readonly exchanges: readonly Exchange[];
  readonly expected: VerdictFile;
}

/** Without digests and signature: those depend on the suite that made the zip. */
async function golden(name: string): Promise<Golden> {
  const entries = await readZip(zipOf(name));
  const bytesOf = (entry: string) => entries.get(entry) ?? assert.fail(`${name} holds ${entry}`);
  return {
    record: parseRecord(bytesOf('run.json')),
    exchanges: parseEvidence(bytesOf('evidence.ndjson')),
    expected: JSON.parse(bytesOf('verdict.json').toString()) as VerdictFile,
  };
}

/** The order of the plan may change and instances may be added, the outcome of one that was there may not. */
function outcomesOf({ requirements }: VerdictFile, known: VerdictFile): string[] {
  const ids = new Set(known.requirements.map(({ id }) => id));
  return requirements.flatMap(({ id, outcome }) => (ids.has(id) ? [`${id} ${outcome}`] : [])).sort();
}

/** Which instances one cause explains, cause by cause: how a cause is phrased may change. */
const explainedBy = ({ causes }: VerdictFile, outcome: string) =>
  causes
    .filter((cause) => cause.outcome === outcome)
    .map(({ instances }) => [...instances].sort().join(' '))
    .sort();

const renumbered = (exchanges: readonly Exchange[]) => exchanges.map((exchange, at) => ({ ...exchange, seq: at + 1 }));

for (const name of ['service-certified', 'service-not-certified', 'client-certified', 'client-not-certified']) {
  describe(name, () => {
    let run: Golden;
    let again: Assembled;
    before(async () => {
      run = await golden(name);
      again = await assemble(run.record, run.exchanges);
    });

    test('its verdict and every outcome are what they were', () => {
      assert.deepEqual(again.problems, []);
      assert.equal(again.result.verdict.verdict, name.endsWith('not-certified') ? 'not-certified' : 'certified');
      assert.deepEqual(outcomesOf(again.result.verdict, run.expected), outcomesOf(run.expected, run.expected));
    });

    test('what failed is explained by the same causes', () => {
      assert.deepEqual(explainedBy(again.result.verdict, 'failed'), explainedBy(run.expected, 'failed'));
    });

    const forgeries: Readonly<Record<string, (exchanges: readonly Exchange[]) => readonly Exchange[]>> = {
      'without the exchanges that failed it': (exchanges) => {
        const failing = new Set(again.result.judgements.flatMap(({ finding }) => finding?.exchange?.id ?? []));
        const middle = exchanges[Math.floor(exchanges.length / 2)] as Exchange;
        const dropped = failing.size > 0 ? failing : new Set([middle.id]);
        return renumbered(exchanges.filter(({ id }) => !dropped.has(id)));
      },
      'with other requests than the suite sends': (exchanges) =>
        exchanges.map((exchange) => ({
          ...exchange,
          request: { ...exchange.request, url: `${exchange.request.url}/x` },
        })),
      'with tokens used before they were issued': (exchanges) => renumbered(exchanges.toReversed()),
    };
    for (const [what, forge] of Object.entries(forgeries)) {
      test(`is not certified ${what}`, async () => {
        const forged = await assemble(run.record, forge(run.exchanges));
        const accepted = forged.problems.length === 0 && forged.result.verdict.verdict === 'certified';
        assert.equal(accepted, false);
      });
    }
  });
}

test('a submission of another release is not judged, and the release to use is named', async () => {
  const found = await verifyZip(zipOf('other-release'));
  assert.equal(found.consistent, null);
  assert.equal(found.genuine, null);
  assert.equal(found.verdict, null);
  assertReported(found.problems, { code: 'suite.other-version', version: '0.1.0' });
});
