/** The matrix as a picture: requirements down, faults across. One file, no script, nothing fetched. */
import { catalogue } from '../../contract/catalogue/index.ts';
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

const WIDE = 380;
const HIGH = 330;

function picture(result: MatrixResult, faults: readonly Fault[], ids: readonly string[]): string {
  const rows = ids.map((id, y) => {
    const at = HIGH + y * SIZE;
    return `<text x="${WIDE - 4}" y="${at + SIZE - 2}" text-anchor="end">${escapeHtml(id)}</text>`;
  });
  const columns = faults.map(({ name, mistake }, x) => {
    const at = WIDE + x * SIZE + SIZE - 2;
    return `<text transform="rotate(-90 ${at} ${HIGH - 4})" x="${at}" y="${HIGH - 4}">${escapeHtml(name)}<title>${escapeHtml(mistake)}</title></text>`;
  });
  const place = new Map(ids.map((id, y) => [id, y]));
  const cells = faults.flatMap(({ name }, x) =>
    Object.entries(result.cells[name] ?? {}).flatMap(([id, cell]) => {
      const y = place.get(id);
      if (y === undefined) return [];
      const title = `<title>${escapeHtml(`${name} → ${id}: ${cell}`)}</title>`;
      return `<rect x="${WIDE + x * SIZE}" y="${HIGH + y * SIZE}" width="${SIZE - 1}" height="${SIZE - 1}" fill="${COLOURS[cell]}">${title}</rect>`;
    }),
  );
  const width = WIDE + faults.length * SIZE + 10;
  const height = HIGH + ids.length * SIZE + 10;
  return `<svg role="img" aria-label="Requirements down, faults across" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect x="${WIDE}" y="${HIGH}" width="${faults.length * SIZE}" height="${ids.length * SIZE}" class="ground"/>
${[...rows, ...columns, ...cells].join('\n')}
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
  const ids = catalogue.filter(breakable).map(({ id }) => id);
  const legend = Object.entries(COLOURS).map(
    ([cell, colour]) => `<span><i style="background:${colour}"></i>${cell}</span>`,
  );
  const remarks = Object.entries(result.remarks).flatMap(([name, lines]) => lines.map((line) => `${name}: ${line}`));
  const about = faults.map(({ name, operation, mistake, noticedBy, undecided = [] }) => {
    const by = [...noticedBy, ...undecided.map((id) => `${id} (inconclusive)`)].join(', ');
    return `<tr><td>${escapeHtml(name)}</td><td>${operation}</td><td>${escapeHtml(mistake)}</td><td>${escapeHtml(by)}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fault matrix</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
body{font:15px/1.5 system-ui,sans-serif;margin:1.5rem;color:#1c1c1c;background:#fff}
svg text{font:7.5px ui-monospace,monospace;fill:#1c1c1c}.ground{fill:#f3f4f6}
.picture{overflow:auto;max-height:85vh;border:1px solid #ccc}
.legend span{margin-right:1.2em}.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.4em}
table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.2em .5em;text-align:left;vertical-align:top;font-size:13px}
</style></head><body>
<h1>Fault matrix</h1>
<p><strong>${figures(result)}</strong>; requirement instances proven ${result.instances.proven}/${result.instances.of}.</p>
<p>Each column is a defect that the mock was told to have; a mark shows a requirement that noticed it. The careful service shows none of these marks.</p>
<p class="legend">${legend.join(' ')}</p>
<div class="picture">${picture(result, faults, ids)}</div>
${list('What is wrong', result.problems)}
${list('Warnings and reviews that lawful variants meet', remarks)}
${list('Instances that no fault turns', result.unprovenInstances)}
<h2>Faults (${faults.length})</h2>
<table><thead><tr><th>fault</th><th>operation</th><th>what a developer did wrong</th><th>must be noticed by</th></tr></thead><tbody>
${about.join('\n')}
</tbody></table>
</body></html>
`;
}
