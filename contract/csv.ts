/** Tables as text, one row per line, with any of the usual separators. */

/** The cells of a row (RFC 4180), on one line. */
export function cellsOf(row: string, separator: string): string[] {
  if (!row.includes('"')) return row.split(separator);
  const cells: string[] = [];
  for (let at = 0; at <= row.length; ) {
    if (row[at] !== '"') {
      const end = row.indexOf(separator, at);
      cells.push(row.slice(at, end < 0 ? row.length : end));
      at = end < 0 ? row.length + 1 : end + 1;
      continue;
    }
    let end = at + 1;
    for (; end < row.length && (row[end] !== '"' || row[end + 1] === '"'); end += 1) if (row[end] === '"') end += 1;
    cells.push(row.slice(at + 1, end).replaceAll('""', '"'));
    const next = row.indexOf(separator, end);
    at = next < 0 ? row.length + 1 : next + 1;
  }
  return cells;
}

const SEPARATORS = [',', ';', '\t'];

/** The most frequent separator in a header row. */
export function separatorOf(header: string): string {
  const counts = SEPARATORS.map((each) => header.split(each).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] as string;
}
