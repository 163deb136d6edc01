/** The evidence file: one exchange a line, and nothing of an earlier run. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { EvidenceFile } from '../../run/evidence-file.ts';
import { exchange } from '../support/exchange.ts';

// Line breaks of other alphabets in names end no line here.
const nth = (seq: number) => exchange({ seq, id: `a#${seq}`, reason: `Ünï\u2028cödé ${seq}` });

test('a run keeps the order of its exchanges, and nothing of an earlier run', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a', 'new', 'folder', 'evidence.ndjson');
  for (const numbers of [
    [1, 2, 3],
    [1, 2],
  ]) {
    const evidence = new EvidenceFile(file);
    for (const seq of numbers) evidence.append(nth(seq));
    evidence.close();
    assert.equal(readFileSync(file, 'utf8'), numbers.map((seq) => `${JSON.stringify(nth(seq))}\n`).join(''));
  }
});
