/** `values.hotels` as the name of a CSV file: its hotels replace the name. */
import { resolve } from 'node:path';
import { cellsOf, separatorOf } from '../../contract/csv.ts';
import type { CertificationFile } from './files.ts';
import { readText } from './text-file.ts';
import type { Elsewhere } from './yaml-file.ts';

const COLUMNS = ['id', 'timeZone'] as const;
const WANTED = 'the path of a CSV file with the columns id and timeZone';

function hotelsIn(text: string): Pick<Elsewhere, 'items' | 'lines'> | null {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = separatorOf(head);
  const trimmedCells = (row: string) => cellsOf(row, separator).map((cell) => cell.trim());
  const names = trimmedCells(head);
  if (COLUMNS.some((name) => !names.includes(name))) return null;
  const filled = rows.flatMap((row, at) => (row.trim() === '' ? [] : [{ row, line: at + 2 }]));
  const items = filled.map(({ row }) => {
    const cells = trimmedCells(row);
    const [id = '', timeZone = ''] = COLUMNS.map((name) => cells[names.indexOf(name)]);
    // A value that is not a number is shown as written.
    return { id: /^-?\d+$/.test(id) ? Number(id) : id, timeZone };
  });
  return { items, lines: filled.map(({ line }) => line) };
}

/** The hotels of the file that `values.hotels` names, relative to the settings' folder; `null`: it names none. */
export function listedHotels(file: CertificationFile, cwd: string): Elsewhere | null {
  const name: unknown = (file.values as { readonly hotels?: unknown } | null | undefined)?.hotels;
  if (typeof name !== 'string') return null;
  const place = { path: ['values', 'hotels'], file: name, items: [], lines: [] } as const;
  try {
    const read = hotelsIn(readText(resolve(cwd, name)));
    return read
      ? { ...place, ...read }
      : { ...place, fault: { found: `${name}, whose first line names other columns`, wanted: WANTED } };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { ...place, fault: { found: `${name}, which cannot be read (${code})`, wanted: WANTED } };
  }
}
