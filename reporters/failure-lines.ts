/** What a red test of a bare run has to tell on a terminal: enough to see the failure again, and no more. */
import { stripVTControlCharacters } from 'node:util';
import { shortened, visible } from './visible.ts';

/** The lines of `explainFinding` that are shown, in its order. */
const TOLD = /^(Statement|Clause|Expected|Received|Control):\s+(.*)$/;
const LONGEST = 400;

/**
 * Statement, clause, expected, received and curl line of a red test, a line each.
 * @param message what the test threw, its first line aside
 */
export function failureLines(message: string): string[] {
  const lines = visible(stripVTControlCharacters(message)).split('\n');
  const end = lines.indexOf('Reply:');
  const told = lines.slice(1, end === -1 ? lines.length : end);
  const reproduce = told.indexOf('Reproduce:');
  const facts = told.slice(0, reproduce === -1 ? told.length : reproduce).flatMap((line) => {
    const [, label, text = ''] = TOLD.exec(line) ?? [];
    return label ? [`      ${label.padEnd(10)} ${shortened(text, LONGEST)}`] : [];
  });
  // What is there to be pasted is never cut.
  const pasted = reproduce === -1 ? [] : told.slice(reproduce).map((line) => `      ${line}`);
  return [...facts, ...pasted];
}
