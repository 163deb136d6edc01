/** The matrix as a page: each fault with what noticed it. One file, without scripts, that loads nothing. */
import type { Fault } from '../../mock/faults/index.ts';
import { html, type Markup, NOTHING, pageHead } from '../../reporters/markup.ts';
import { figures, type MatrixResult } from './gate.ts';

/** A colour for each way in which a requirement can notice a fault. */
const STYLE = `
body{font:15px/1.5 system-ui,sans-serif;margin:1.5rem;color:#1c1c1c;background:#fff}
table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.2em .5em;text-align:left;vertical-align:top;font-size:13px}
span{border-left:.6em solid;padding-left:.3em;margin-right:.6em;display:inline-block}
.failed{border-color:#c62828}.warning{border-color:#ef9a00}.inconclusive{border-color:#78909c}.review{border-color:#5e35b1}
`;
const CELLS = ['failed', 'warning', 'inconclusive', 'review'];

function list(title: string, lines: readonly string[]): Markup {
  if (lines.length === 0) return NOTHING;
  return html`<h2>${title} (${lines.length})</h2><ul>${lines.map((line) => html`<li>${line}</li>\n`)}</ul>`;
}

function rowOf({ name, operation, because, noticedBy, undecided = [] }: Fault, { cells }: MatrixResult): Markup {
  const wanted = [...noticedBy, ...undecided.map((id) => `${id} (inconclusive)`)].join(', ');
  const found = Object.entries(cells[name] ?? {}).map(
    ([id, cell]) => html`<span class="${cell}" title="${cell}">${id}</span> `,
  );
  return html`<tr><td>${name}</td><td>${operation}</td><td>${because}</td><td>${wanted}</td><td>${found}</td></tr>\n`;
}

/** The page. */
export function matrixHtml(result: MatrixResult, faults: readonly Fault[]): string {
  const remarks = Object.entries(result.remarks).flatMap(([name, lines]) => lines.map((line) => `${name}: ${line}`));
  return html`${pageHead('Fault matrix', STYLE)}<body>
<h1>Fault matrix</h1>
<p><strong>${figures(result)}</strong>; requirement instances proven ${result.instances.proven}/${result.instances.of}.</p>
<p>The reference service shows none of these marks. ${CELLS.map((cell) => html`<span class="${cell}">${cell}</span> `)}</p>
${list('What is wrong', result.problems)}
${list('Warnings and reviews that conforming variants meet', remarks)}
${list('Instances that no fault turns', result.unprovenInstances)}
<h2>Faults (${faults.length})</h2>
<table><thead><tr><th>fault</th><th>operation</th><th>what a developer did wrong</th><th>must be noticed by</th><th>was noticed by</th></tr></thead><tbody>
${faults.map((fault) => rowOf(fault, result))}</tbody></table>
</body></html>
`.text;
}
