/** Fits help texts, which are written up to 140 columns wide, to narrower terminals. */
import { widthOf, wrapped } from '../reporters/style.ts';

/** An option and the blanks before its text, or nothing. */
const headOf = (row: string) => /^ {2}\S.*? {2,}(?=\S)/.exec(row)?.[0] ?? '';
const isProse = (row = '') => /^(?!npx )\S/.test(row);

/** A help text for a terminal of that many columns, with each text in its column. @param columns absent: no terminal */
export function fitHelp(help: string, columns?: number): string {
  if (columns === undefined) return help;
  const rows: string[] = [];
  for (const line of help.split('\n')) {
    const last = rows.at(-1);
    const goesOn = /^ {8}/.test(line) || (isProse(line) && isProse(last));
    if (goesOn && last) rows[rows.length - 1] = `${last} ${line.trim()}`;
    else rows.push(line);
  }
  return rows.map((row) => wrapped(row, widthOf(columns) - 1, ' '.repeat(headOf(row).length))).join('\n');
}
