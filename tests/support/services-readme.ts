/** Holds the tables of `tests/services/README.md` against what the runs found. */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from './certify.ts';
import { type Expected, expectedOf, type Found, UPDATE } from './prove-service.ts';
import { assertNone } from './told.ts';

const README = join(ROOT, 'tests/services/README.md');

/** A line of a table: what it is about, and how that ended; the other cells are for people. */
export interface Line {
  /** Requirements, `*` for any operation. */
  readonly patterns: readonly RegExp[];
  readonly cells: readonly string[];
}

/** The outcomes that a table tells of. */
export const TOLD = ['failed', 'warning', 'review'] as const;

export function lineOf(text: string): Line {
  const cells = text.split('|').map((cell) => cell.trim());
  const ids = [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, id]) => id as string);
  // `HTTP-*` and `*` stand for operations; a colon leads to certain instances.
  const pattern = (id: string) =>
    `^${id.replaceAll('.', '\\.').replaceAll('*', '[A-Z-]+')}${id.includes(':') ? '' : '(:|$)'}`;
  return { patterns: ids.map((id) => RegExp(pattern(id))), cells };
}

/** The worst of what the instances of a line met. */
export function outcomeOf({ patterns }: Line, found: Found): string {
  const isMet = (outcome: (typeof TOLD)[number]) => found[outcome].some((id) => patterns.some((one) => one.test(id)));
  return TOLD.find(isMet) ?? 'passed';
}

/** Asserts that lines tell of all that was found of a service, or of several, and of nothing else. */
export function assertAlike(lines: readonly Line[], services: readonly Expected[]): void {
  const each = services.flatMap(({ asItComes, withOptions }) => [asItComes, withOptions]);
  const found = each.flatMap((one) => TOLD.flatMap((outcome) => one[outcome]));
  const told = lines.flatMap(({ patterns }) => patterns);
  const isTold = (id: string) => told.some((pattern) => pattern.test(id));
  assertNone(found.filter((id) => !isTold(id)));
  assertNone(told.filter((pattern) => !found.some((id) => pattern.test(id))));
}

/** A line of a table that is about requirements. */
export const ROW = /^\| `/;
const VERDICT = 'Verdict with the options:';

function sectionOf(name: string): string {
  const sections = readFileSync(README, 'utf8').split(/^(?=## )/m);
  return sections.find((one) => one.split('\n')[0]?.includes(`(${name})`)) ?? assert.fail(`no section of ${name}`);
}

function corrected(section: string, { verdict, asItComes, withOptions }: Expected): string {
  const lines = section.split('\n').map((text) => {
    if (text.startsWith(VERDICT)) return `${VERDICT} \`${verdict}\`.`;
    if (!ROW.test(text)) return text;
    const line = lineOf(text);
    const [, about, , , ...others] = line.cells;
    const outcomes = [outcomeOf(line, asItComes), outcomeOf(line, withOptions)];
    return `| ${[about, ...outcomes, ...others.slice(0, -1)].join(' | ')} |`;
  });
  return lines.join('\n');
}

export function proveReadme(names: readonly string[]): void {
  describe('the README of the services', () => {
    for (const name of names) {
      test(`says of ${name} what the runs found`, () => {
        const expected = expectedOf(name);
        const section = sectionOf(name);
        if (UPDATE) {
          writeFileSync(
            README,
            readFileSync(README, 'utf8').replace(section, () => corrected(section, expected)),
          );
        }
        assert.equal(sectionOf(name), corrected(section, expected));
      });

      test(`leaves out nothing that ${name} meets, and tells of nothing else`, () => {
        const lines = sectionOf(name)
          .split('\n')
          .filter((text) => ROW.test(text))
          .map(lineOf);
        assertAlike(lines, [expectedOf(name)]);
      });
    }
  });
}
