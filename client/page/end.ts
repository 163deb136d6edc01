/** The end of a run on the operator's page: how it came out, what is to be fixed, and the reports. */
import { html, type Markup, NOTHING } from '../../reporters/markup.ts';
import { many } from '../../reporters/wording.ts';
import type { OperatorEnd, OperatorState } from './state.ts';

/** The path below the page's address under which a file of the results is served. */
export const REPORTS = 'reports/';

/** What each file is for, in the order in which they are shown. */
const SERVED: Readonly<Record<string, readonly [type: string, words: string]>> = {
  'report.html': ['text/html', 'the report, with every call'],
  'submission.zip': ['application/zip', 'what the provider gets'],
  'junit.xml': ['application/xml', 'for build servers'],
  'verdict.json': ['application/json', 'for programs'],
};

/** The type of a file that is served when the run is over; `null`: it is not. */
export const typeOfReport = (end: OperatorEnd | null, name: string): string | null =>
  (end?.files.includes(name) && Object.hasOwn(SERVED, name) && SERVED[name]?.[0]) || null;

function causesOf({ causes }: OperatorEnd, isOver: boolean): Markup {
  if (causes.length === 0) return NOTHING;
  const items = causes.map(({ title, instances, outcome }, at) => {
    const text = isOver
      ? html`${title}`
      : html`<a href="${REPORTS}report.html#cause-${at + 1}" target="_blank" rel="noopener">${title}</a>`;
    const colour = outcome === 'failed' ? 'bad' : 'odd';
    return html`<li><strong class="${colour}">${outcome}</strong> ${text} <small>${many(instances, 'instance')}</small></li>`;
  });
  return html`<h3>What is to be fixed</h3><ol>${items}</ol>`;
}

function filesOf({ files, folder }: OperatorEnd, isOver: boolean): Markup {
  const items = Object.entries(SERVED).flatMap(([name, [, words]]) => {
    if (!files.includes(name)) return [];
    const shown = isOver ? html`${name}` : html`<a href="${REPORTS}${name}" target="_blank" rel="noopener">${name}</a>`;
    return [html`<li>${shown} <span class="dim">${words}</span></li>`];
  });
  return html`<h3>Reports</h3><ul>${items}</ul><p class="dim">They are in ${folder}.</p>`;
}

/** The verdict with its causes and reports; links as long as somebody answers them. */
export function endOf({ end, isOver }: Pick<OperatorState, 'end' | 'isOver'>): Markup {
  if (!end) return NOTHING;
  const stays = isOver
    ? 'The command has ended, and this page can be closed.'
    : 'The command ends when this page is closed.';
  return html`<div class="review verdict-${end.verdict}"><p>${end.meaning}</p><p><strong>${end.nextStep}</strong></p></div>
${causesOf(end, isOver)}${filesOf(end, isOver)}<p class="dim">${stays}</p>`;
}
