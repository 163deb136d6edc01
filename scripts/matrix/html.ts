/** The matrix as a picture: requirements down, faults across. One file, no script, nothing fetched. */
import { catalogue } from '../../contract/catalogue/index.ts';
import type { Requirement } from '../../contract/requirement.ts';
import { OPERATIONS } from '../../contract/words.ts';
import type { Fault } from '../../mock/faults/index.ts';
import { breakable, type Cell, type MatrixResult } from './gate.ts';

const SIZE = 9;
const COLOURS: Readonly<Record<Cell, string>> = {
  failed: '#c62828',
  warning: '#ef9a00',
  inconclusive: '#78909c',
  review: '#5e35b1',
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Room for the names of requirements, left of each block of their operation, and for those of faults, above it. */
const ROOM = { across: 215, down: 195 } as const;

const ORDER = [...OPERATIONS, 'all'] as const;

/** One operation's stretch of an axis. */
interface Band {
  readonly operation: string;
  readonly from: number;
  readonly to: number;
  /** Where each of its items stands. */
  readonly places: ReadonlyMap<string, number>;
}

function bandsOf(items: readonly { readonly name: string; readonly operation: string }[], room: number): Band[] {
  const bands: Band[] = [];
  let at = 0;
  for (const operation of ORDER) {
    const own = items.filter((item) => item.operation === operation);
    if (own.length === 0) continue;
    const from = at + room;
    at = from + own.length * SIZE;
    bands.push({ operation, from, to: at, places: new Map(own.map(({ name }, n) => [name, from + n * SIZE])) });
  }
  return bands;
}

const words = (operation: string) => (operation === 'all' ? 'the whole service' : operation);

/** A block in which faults meet the requirements of their own operation, and the names along it. */
function named(row: Band, column: Band, reasons: ReadonlyMap<string, string>): string[] {
  const about = `${words(row.operation)}${column.operation === 'all' ? ' under faults of the whole service' : ''}`;
  const title = `<text class="band" x="${column.from - ROOM.across + 12}" y="${row.from - ROOM.down + 24}">${escapeHtml(about)}</text>`;
  const ids = [...row.places].map(
    ([id, y]) => `<text x="${column.from - 4}" y="${y + SIZE - 2}" text-anchor="end">${escapeHtml(id)}</text>`,
  );
  const names = [...column.places].map(([name, x]) => {
    const at = `${x + SIZE - 2} ${row.from - 4}`;
    const label = escapeHtml(name.replace(`${column.operation}.`, ''));
    return `<text transform="translate(${at}) rotate(-90)">${label}<title>${escapeHtml(reasons.get(name) ?? '')}</title></text>`;
  });
  return [title, ...ids, ...names];
}

function picture(result: MatrixResult, faults: readonly Fault[], rows: readonly Requirement[]): string {
  const down = bandsOf(
    rows.map(({ id, operation }) => ({ name: id, operation })),
    ROOM.down,
  );
  const across = bandsOf(faults, ROOM.across);
  const reasons = new Map(faults.map(({ name, because }) => [name, because]));
  const blocks = down.flatMap((row) =>
    across.flatMap((column) => {
      const isNamed = column.operation === row.operation || column.operation === 'all';
      const place = `x="${column.from}" y="${row.from}" width="${column.to - column.from}" height="${row.to - row.from}"`;
      return [
        `<rect ${place} class="${isNamed ? 'own' : 'ground'}"/>`,
        ...(isNamed ? named(row, column, reasons) : []),
      ];
    }),
  );
  const [xs, ys] = [across, down].map((bands) => new Map(bands.flatMap(({ places }) => [...places])));
  const cells = faults.flatMap(({ name }) =>
    Object.entries(result.cells[name] ?? {}).flatMap(([id, cell]) => {
      const [x, y] = [xs?.get(name), ys?.get(id)];
      if (x === undefined || y === undefined) return [];
      const title = `<title>${escapeHtml(`${name} → ${id}: ${cell}`)}</title>`;
      return `<rect x="${x}" y="${y}" width="${SIZE - 1}" height="${SIZE - 1}" fill="${COLOURS[cell]}">${title}</rect>`;
    }),
  );
  const [width, height] = [(across.at(-1)?.to ?? 0) + 10, (down.at(-1)?.to ?? 0) + 10];
  return `<svg role="img" aria-label="Requirements down, faults across" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${[...blocks, ...cells].join('\n')}
</svg>`;
}

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h2>${escapeHtml(title)} (${lines.length})</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}</ul>`;
}

/** The three figures of the matrix, as they are printed. */
export function figures(result: MatrixResult): string {
  const { faults, requirements, variants } = result;
  return `faults caught ${faults.caught}/${faults.of}, requirements proven ${requirements.proven}/${requirements.of}, variants refused ${variants.refused}/${variants.of}`;
}

/** The page. */
export function matrixHtml(result: MatrixResult, faults: readonly Fault[]): string {
  const rows = catalogue.filter(breakable);
  const legend = Object.entries(COLOURS).map(
    ([cell, colour]) => `<span><i style="background:${colour}"></i>${cell}</span>`,
  );
  const remarks = Object.entries(result.remarks).flatMap(([name, lines]) => lines.map((line) => `${name}: ${line}`));
  const about = faults.map(({ name, operation, because, noticedBy, undecided = [] }) => {
    const by = [...noticedBy, ...undecided.map((id) => `${id} (inconclusive)`)].join(', ');
    return `<tr><td>${escapeHtml(name)}</td><td>${operation}</td><td>${escapeHtml(because)}</td><td>${escapeHtml(by)}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fault matrix</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
body{font:15px/1.5 system-ui,sans-serif;margin:1.5rem;color:#1c1c1c;background:#fff}
svg text{font:7.5px ui-monospace,monospace;fill:#1c1c1c}svg .band{font:bold 12px system-ui,sans-serif}.ground{fill:#f3f4f6}.own{fill:#e3e8ef}
.picture{overflow:auto;max-height:85vh;border:1px solid #ccc}
.legend span{margin-right:1.2em}.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.4em}
table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.2em .5em;text-align:left;vertical-align:top;font-size:13px}
</style></head><body>
<h1>Fault matrix</h1>
<p><strong>${figures(result)}</strong>; requirement instances proven ${result.instances.proven}/${result.instances.of}.</p>
<p>Each column is a fault that the mock was told to have; a mark shows a requirement that noticed it. The reference service shows none of these marks.</p>
<p class="legend">${legend.join(' ')}</p>
<div class="picture">${picture(result, faults, rows)}</div>
${list('What is wrong', result.problems)}
${list('Warnings and reviews that conforming variants meet', remarks)}
${list('Instances that no fault turns', result.unprovenInstances)}
<h2>Faults (${faults.length})</h2>
<table><thead><tr><th>fault</th><th>operation</th><th>what a developer did wrong</th><th>must be noticed by</th></tr></thead><tbody>
${about.join('\n')}
</tbody></table>
</body></html>
`;
}
