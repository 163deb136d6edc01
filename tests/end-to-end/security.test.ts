/** SECURITY.md promises only what a test shows. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from '../support/certify.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const KINDS = ['unit', 'integration', 'end-to-end'];

const rows = read('SECURITY.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.test.ts`'))
  .map((line) => line.split(' | '))
  .map((cells) => ({ attack: cells[0]?.replace(/^\| /, '') ?? '', shownBy: cells.at(-1)?.replace(/ \|$/, '') ?? '' }));

describe('each line of the threat model', () => {
  for (const { attack, shownBy } of rows) {
    test(`${attack}: is shown by tests that are there`, () => {
      for (const reference of shownBy.split('; ')) {
        const [, file = '', title] = /^`([\w-]+\.test\.ts)`(?:: (.+))?$/.exec(reference) ?? [];
        const path = KINDS.map((kind) => `tests/${kind}/${file}`).find((each) => existsSync(join(ROOT, each)));
        assert.ok(path, `${reference}: no such file`);
        assert.ok(read(path).includes(title ?? ''), `${reference}: no such test`);
      }
    });
  }

  test('is one of those that the page has', () => {
    const tables = read('SECURITY.md').split('shown by |').length - 1;
    assert.ok(rows.length >= 5 * tables, `${rows.length} lines in ${tables} tables`);
    // A line without a test would be a promise only.
    const [threats = ''] = read('SECURITY.md').split('\n## Encodings');
    const all = threats.split('\n## Verifying: what')[1]?.split('\n') ?? [];
    const lines = all.filter((line) => line.startsWith('| ') && !/^\| (---|attack or slip)/.test(line));
    assert.equal(lines.length, rows.length);
  });
});
