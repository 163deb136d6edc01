import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Figure } from '../../scripts/bench/side-by-side.ts';
import { ROOT, startScript } from '../support/certify.ts';

const bench = (...args: string[]) => startScript('bench', args, ROOT).end;

test('the phase of a few tests is held against that of as many empty ones', async () => {
  const { code, out } = await bench('--runs', '1', '--only', 'CHECK-IN.REFUSES-MISSING', '--json');
  assert.equal(code, 0);
  const [figure, ...more] = JSON.parse(out) as [Figure, ...Figure[]];
  assert.deepEqual(more, []);
  assert.match(figure.what, /^Reporting to Reported, \d+ instances, seconds$/);
  assert.ok(figure.ours > 0 && figure.theirs > 0);
  assert.equal(figure.ratio, figure.ours / figure.theirs);
});

test('another checkout has to be there', async () => {
  const { code, err } = await bench('--against', 'no-such-folder');
  assert.equal(code, 2);
  assert.match(err, /no-such-folder is no checkout that is installed/);
});
