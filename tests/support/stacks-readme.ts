/** Compares the tables of `tests/services/stacks.md` with what the runs of the foreign stacks found. */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from './certify.ts';
import { expectedOf, type Found, UPDATE } from './prove-service.ts';
import { assertAlike, type Line, lineOf, outcomeOf, ROW, SHOWN } from './services-readme.ts';
import type { Stack } from './stacks.ts';

const README = join(ROOT, 'tests/services/stacks.md');

/** A row about one stack, which begins with its folder's name. */
const STACK = /^\| \*\*([a-z]+)\*\* /;

type Mode = 'asItComes' | 'withOptions';

const requirementOf = (instance: string) => instance.split(':')[0] as string;

function failedIn({ failed }: Found): string {
  return [...new Set(failed.map(requirementOf))].map((id) => `\`${id}\``).join(', ') || 'nothing';
}

function metBy(line: Line, stacks: readonly Stack[], mode: Mode): string {
  const groups = SHOWN.map((outcome) => {
    const names = stacks.map(({ name }) => name).filter((name) => outcomeOf(line, expectedOf(name)[mode]) === outcome);
    if (names.length === 0) return [];
    return [`${outcome}: ${names.length === stacks.length ? 'all' : names.join(', ')}`];
  });
  return groups.flat().join('; ') || '–';
}

function corrected(text: string, stacks: readonly Stack[]): string {
  const lines = text.split('\n').map((each) => {
    const stack = stacks.find(({ name }) => name === STACK.exec(each)?.[1]);
    const cells = each.split('|').map((cell) => cell.trim());
    if (stack) {
      const { verdict, withOptions, asItComes } = expectedOf(stack.name);
      const found = [failedIn(asItComes), failedIn(withOptions), `\`${verdict}\``];
      return `| ${[cells[1], stack.title, ...found].join(' | ')} |`;
    }
    if (!ROW.test(each)) return each;
    const line = lineOf(each);
    const found = [metBy(line, stacks, 'asItComes'), metBy(line, stacks, 'withOptions')];
    return `| ${[cells[1], ...found, ...cells.slice(4, -1)].join(' | ')} |`;
  });
  return lines.join('\n');
}

/** Declares the tests of the foreign stacks' README, which need none of the stacks. */
export function proveStacksReadme(stacks: readonly Stack[]): void {
  describe("the foreign stacks' README", () => {
    test('says what the runs found', () => {
      const text = readFileSync(README, 'utf8');
      if (UPDATE) writeFileSync(README, corrected(text, stacks));
      assert.equal(readFileSync(README, 'utf8'), corrected(text, stacks));
    });

    test('leaves out no stack, and nothing that one meets, and tells of nothing else', () => {
      const lines = readFileSync(README, 'utf8').split('\n');
      const named = lines.flatMap((text) => STACK.exec(text)?.[1] ?? []);
      assert.deepEqual(
        named.sort(),
        stacks.map(({ name }) => name),
      );
      assertAlike(
        lines.filter((text) => ROW.test(text)).map(lineOf),
        stacks.map(({ name }) => expectedOf(name)),
      );
    });
  });
}
