/** Help texts in a terminal: no line is longer than the terminal is wide, and no word is lost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HELP } from '../../scripts/certify/options.ts';
import { fitHelp } from '../../scripts/help.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const longest = (text: string) => Math.max(...text.split('\n').map(({ length }) => length));

test('the help of certify fits terminals of 80 and of 100 columns, with every word', () => {
  for (const columns of [80, 100]) {
    const fitted = fitHelp(HELP, columns);
    assert.ok(longest(fitted) < columns, `${longest(fitted)} columns`);
    assert.deepEqual(words(fitted), words(HELP));
  }
});

test('an option keeps its text in its own column, prose is one paragraph, and usage lines stay apart', () => {
  const help = `npx a [options]\nnpx b\n\nIt does this\nand that.\n\n  --out DIR   where results\n              are written\n  --json      prints JSON`;
  const wanted = `npx a [options]\nnpx b\n\nIt does this and that.\n\n  --out DIR   where results\n              are written\n  --json      prints JSON`;
  assert.equal(fitHelp(help, 28), wanted);
  assert.equal(fitHelp(help), help);
});
