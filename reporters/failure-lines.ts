/** What a red test of a bare run has to tell on a terminal: enough to see the failure again, and no more. */
import { stripVTControlCharacters } from 'node:util';
import { shortened, visible } from './visible.ts';

/** The lines of `explainFinding` that are shown, in its order. */
const TOLD = /^(Statement|Clause|Expected|Received|Control|Reproduce):\s+(.*)$/;
const LONGEST = 400;

/**
 * Statement, clause, expected, received and curl line of a red test, a line each.
 * @param message what the test threw, its first line aside
 */
export function failureLines(message: string): string[] {
  const lines = visible(stripVTControlCharacters(message)).split('\n');
  const end = lines.indexOf('Reply:');
  const facts = lines.slice(1, end === -1 ? lines.length : end).flatMap((line) => {
    const [, label, text = ''] = TOLD.exec(line) ?? [];
    // A curl line is there to be pasted: never cut.
    return label ? [[label, label === 'Reproduce' ? text : shortened(text, LONGEST)] as const] : [];
  });
  return facts.map(([label, text]) => `      ${label.padEnd(10)} ${text}`);
}
