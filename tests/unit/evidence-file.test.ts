/** The evidence file: a run that was cut short is taken up where its last whole line ends. */
import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { EvidenceFile } from '../../run/evidence-file.ts';
import { exchange } from '../support/exchange.ts';

function fileFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return join(folder, 'a', 'new', 'folder', 'evidence.ndjson');
}

// Line breaks of other alphabets stand in names; they end no line here.
const nth = (seq: number) => exchange({ seq, id: `a#${seq}`, reason: `Ünï\u2028cödé ${seq}` });

/** Opens the file, checks what it holds, and appends the exchanges with the given numbers. */
function session(file: string, held: number, ...more: number[]): void {
  const evidence = new EvidenceFile(file, { resume: true });
  const seqs = Array.from({ length: held }, (_, at) => at + 1);
  assert.deepEqual(evidence.earlier, seqs.map(nth));
  assert.equal(evidence.lastSeq, held);
  for (const seq of more) evidence.append(nth(seq));
  evidence.close();
}

test('order and numbers survive, however often the run is taken up', (t) => {
  const file = fileFor(t);
  session(file, 0, 1, 2);
  session(file, 2, 3);
  session(file, 3);
  session(file, 3, 4);
  assert.equal(readFileSync(file, 'utf8'), [1, 2, 3, 4].map((seq) => `${JSON.stringify(nth(seq))}\n`).join(''));
});

const line = JSON.stringify(nth(3));
for (const [what, rest] of Object.entries({
  'in its middle': line.slice(0, 40),
  'in the middle of a character': Buffer.from(line).subarray(0, Buffer.from(line).indexOf('Ü') + 1),
  'before its line feed': line,
  'to zeros': Buffer.alloc(50),
})) {
  test(`a last line that a crash has cut off ${what} is dropped, and its number given again`, (t) => {
    const file = fileFor(t);
    session(file, 0, 1, 2);
    appendFileSync(file, rest);
    session(file, 2);
    session(file, 2, 3);
    session(file, 3);
  });
}

test('a file that holds nothing but a line that was cut off is empty', (t) => {
  const file = fileFor(t);
  session(file, 0);
  appendFileSync(file, line.slice(0, 40));
  session(file, 0, 1);
  session(file, 1);
});

test('a run that starts again keeps nothing of an earlier one', (t) => {
  const file = fileFor(t);
  session(file, 0, 1, 2);
  const again = new EvidenceFile(file);
  assert.deepEqual([again.earlier, again.lastSeq], [[], 0]);
  again.append(nth(1));
  again.close();
  session(file, 1);
});

for (const [what, lines] of Object.entries({
  'a line that is no JSON': [JSON.stringify(nth(1)), 'secret?'],
  'a line that is no exchange': [JSON.stringify(nth(1)), 'null'],
  'an exchange twice': [JSON.stringify(nth(1)), JSON.stringify(nth(1))],
  'a gap': [JSON.stringify(nth(1)), JSON.stringify(nth(3))],
  'an empty line': [JSON.stringify(nth(1)), ''],
})) {
  test(`${what} is told by its number, and the file left as it is`, (t) => {
    const file = fileFor(t);
    session(file, 0);
    const text = `${lines.join('\n')}\n`;
    writeFileSync(file, text);
    assert.throws(() => new EvidenceFile(file, { resume: true }), {
      message: `Line 2 of ${file} is not exchange number 2 of a run, so the run cannot be resumed`,
    });
    assert.equal(readFileSync(file, 'utf8'), text);
  });
}
