/** Compares the tables of `tests/services/README.md` with what the runs found. */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from './certify.ts';
import { type Expected, expectedOf, type Found, UPDATE } from './prove-service.ts';
import { assertNone } from './reported.ts';

const README = join(ROOT, 'tests/services/README.md');

/** A row of a table: its subject and outcome; the other cells are for people. */
export interface Line {
  /** Requirements, `*` for any operation. */
  readonly patterns: readonly RegExp[];
  readonly cells: readonly string[];
}

/** The outcomes that a table lists. */
export const SHOWN = ['failed', 'warning', 'review'] as const;

export function lineOf(text: string): Line {
  const cells = text.split('|').map((cell) => cell.trim());
  const ids = [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, id]) => id as string);
  // `HTTP-*` and `*` stand for operations; a colon precedes certain instances.
  const pattern = (id: string) =>
    `^${id.replaceAll('.', '\\.').replaceAll('*', '[A-Z-]+')}${id.includes(':') ? '' : '(:|$)'}`;
  return { patterns: ids.map((id) => RegExp(pattern(id))), cells };
}

/** The worst outcome among the instances of a row. */
export function outcomeOf({ patterns }: Line, found: Found): string {
  const isMet = (outcome: (typeof SHOWN)[number]) => found[outcome].some((id) => patterns.some((one) => one.test(id)));
  return SHOWN.find(isMet) ?? 'passed';
}

/** Asserts that rows list everything that was found of one or several services, and nothing else. */
export function assertAlike(lines: readonly Line[], services: readonly Expected[]): void {
  const each = services.flatMap(({ asItComes, withOptions }) => [asItComes, withOptions]);
  const found = each.flatMap((one) => SHOWN.flatMap((outcome) => one[outcome]));
  const reported = lines.flatMap(({ patterns }) => patterns);
  const isReported = (id: string) => reported.some((pattern) => pattern.test(id));
  assertNone(found.filter((id) => !isReported(id)));
  assertNone(reported.filter((pattern) => !found.some((id) => pattern.test(id))));
}

/** A row of a table that is about requirements. */
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
