/** Texts that are compared with a file in `tests/snapshots`: rewording one changes that file, and no test. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './certify.ts';

const isUpdate = () => process.env['UPDATE_SNAPSHOT'] === '1';
const fileOf = (name: string) => join(ROOT, `tests/snapshots/${name}.txt`);
const pinnedIn = (name: string) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '');
const meant = (name: string) => `If the change is meant, say so with: UPDATE_SNAPSHOT=1 npm test -- ${name}`;

/** Without what differs in each run: ports, and this machine's temporary folder. */
export const steady = (text: string): string =>
  text.replace(/(?<=\b(?:127\.0\.0\.1|localhost):|\bport )\d+/g, 'PORT').replaceAll(tmpdir(), 'TEMP');

/** Compares a whole text, or writes it if the change is meant. @param name of the file, and of its test */
export function assertSnapshot(name: string, now: string): void {
  if (isUpdate()) writeFileSync(fileOf(name), now);
  assert.equal(now, pinnedIn(name), meant(name));
}

/** Compares texts one by one, each under the name of its case. @param name of the file, and of its test */
export function snapshots(name: string): (what: string, now: string) => void {
  const blocks = isUpdate() ? [] : pinnedIn(name).split('\n\n');
  const pinned = new Map(blocks.map((block) => [block.split('\n  ')[0], block]));
  return (what, now) => {
    const block = [what, ...steady(now).trimEnd().split('\n')].join('\n  ');
    assert.ok(!block.includes('\n\n'), 'a line without anything');
    if (isUpdate()) writeFileSync(fileOf(name), [...pinned.set(what, block).values()].join('\n\n'));
    assert.equal(block, pinned.get(what), meant(name));
  };
}
