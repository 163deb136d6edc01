/** ARCHITECTURE.md matches the tree: the paths it names, the rooms, and what each dependency is for. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/certify.ts';
import { assertNone } from '../support/reported.ts';

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

test('the table of dependencies names those of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const [, table = ''] = read('ARCHITECTURE.md').split('## Dependencies');
  const names = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
    cell.replaceAll('`', '').split(', '),
  );
  assert.deepEqual(names.sort(), [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})].sort());
});

test('every path that it names exists', () => {
  const named = [...read('ARCHITECTURE.md').matchAll(/`([a-z]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
  assert.ok(named.length > 40);
  assertNone(named.filter((path) => !existsSync(join(ROOT, path))));
});

test('it names every room', () => {
  const ignored = read('.gitignore').split(/[/\n]+/);
  const rooms = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((name) => !ignored.includes(name));
  const [, tree = ''] = read('ARCHITECTURE.md').split('```');
  assertNone(rooms.filter((name) => !tree.includes(`\n${name}/ `)));
});
