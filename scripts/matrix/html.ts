/** The matrix as a page: each fault with what noticed it. One file, no script, nothing fetched. */
import type { Fault } from '../../mock/faults/index.ts';
import { type Cell, figures, type MatrixResult } from './gate.ts';

const COLOURS: Readonly<Record<Cell, string>> = {
  failed: '#c62828',
  warning: '#ef9a00',
  inconclusive: '#78909c',
  review: '#5e35b1',
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h2>${escapeHtml(title)} (${lines.length})</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}</ul>`;
}

function rowOf({ name, operation, because, noticedBy, undecided = [] }: Fault, { cells }: MatrixResult): string {
  const wanted = [...noticedBy, ...undecided.map((id) => `${id} (inconclusive)`)].join(', ');
  const found = Object.entries(cells[name] ?? {}).map(
    ([id, cell]) => `<span title="${cell}" style="border-color:${COLOURS[cell]}">${escapeHtml(id)}</span>`,
  );
  const words = [name, operation, because, wanted].map((text) => `<td>${escapeHtml(text)}</td>`);
  return `<tr>${words.join('')}<td>${found.join(' ')}</td></tr>`;
}

/** The page. */
export function matrixHtml(result: MatrixResult, faults: readonly Fault[]): string {
  const legend = Object.entries(COLOURS).map(([cell, colour]) => `<span style="border-color:${colour}">${cell}</span>`);
  const remarks = Object.entries(result.remarks).flatMap(([name, lines]) => lines.map((line) => `${name}: ${line}`));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fault matrix</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
body{font:15px/1.5 system-ui,sans-serif;margin:1.5rem;color:#1c1c1c;background:#fff}
table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.2em .5em;text-align:left;vertical-align:top;font-size:13px}
span{border-left:.6em solid;padding-left:.3em;margin-right:.6em;display:inline-block}
</style></head><body>
<h1>Fault matrix</h1>
<p><strong>${figures(result)}</strong>; requirement instances proven ${result.instances.proven}/${result.instances.of}.</p>
<p>The reference service shows none of these marks. ${legend.join(' ')}</p>
${list('What is wrong', result.problems)}
${list('Warnings and reviews that conforming variants meet', remarks)}
${list('Instances that no fault turns', result.unprovenInstances)}
<h2>Faults (${faults.length})</h2>
<table><thead><tr><th>fault</th><th>operation</th><th>what a developer did wrong</th><th>must be noticed by</th><th>was noticed by</th></tr></thead><tbody>
${faults.map((fault) => rowOf(fault, result)).join('\n')}
</tbody></table>
</body></html>
`;
}
