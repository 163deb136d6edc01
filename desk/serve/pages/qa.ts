/** QA's page: all runs in the folder, and how far each has come. */
import { momentOf } from '../../../reporters/history-text.ts';
import { html, type Markup, NOTHING } from '../../../reporters/markup.ts';
import { many } from '../../../reporters/verdict-words.ts';
import type { Invitation, Summary } from '../store.ts';
import { framed } from './style.ts';
import { stateOf } from './words.ts';

export interface RunShown {
  readonly invitation: Invitation;
  readonly attempts: readonly (Summary | null)[];
}

/** All earlier attempts, also failed ones. */
function earlier({ invitation: { id, validUntil }, attempts }: RunShown): Markup {
  const items = attempts
    .slice(0, -1)
    .map((summary, at) => html`<li>${at + 1}: ${stateOf(summary, validUntil)} ${resultsOf(id, at + 1, summary)}</li>`);
  return items.length === 0 ? NOTHING : html`<ul>${items}</ul>`;
}

function resultsOf(id: string, number: number, summary: Summary | null): Markup {
  if (summary?.phase !== 'over' || summary.verdict === null || summary.problem !== null) return NOTHING;
  return html`<a href="${id}/${number}/report.html">report</a> <a href="${id}/${number}/submission.zip">submission</a>`;
}

function row(run: RunShown): Markup {
  const { invitation, attempts } = run;
  const { id, integrator, product, validUntil } = invitation;
  const last = attempts.at(-1) ?? null;
  const named = product ? html`<br><small>${product.name} ${product.version}</small>` : NOTHING;
  const now = last?.now ? html`<br><small>${last.now}</small>` : NOTHING;
  const numbers: readonly (readonly [name: string, value: string | number])[] = [
    ['Scenes', last ? `${last.played} of ${last.scenes}` : ''],
    ['Repeats', last?.repeats ?? ''],
    ['Calls', last?.calls ?? ''],
    ['Refused', last?.refused ?? ''],
    ['Findings', last?.findings ?? ''],
  ];
  const cells = numbers.map(([name, value]) => html`<td class="number" data-name="${name}">${value}</td>`);
  return html`<tr><td><strong>${integrator}</strong>${named}<br><small>${id}</small></td><td data-name="State">${stateOf(last, validUntil)}${now}</td>${cells}
<td data-name="Last">${last ? momentOf(last.at) : ''}</td><td data-name="Until">${momentOf(validUntil)}</td><td data-name="Attempts">${attempts.length} ${resultsOf(id, attempts.length, last)}${earlier(run)}</td></tr>`;
}

/** In the order of QA's interest: runs under way first, then the latest changes. */
const latestFirst = (one: RunShown, other: RunShown): number =>
  (other.attempts.at(-1)?.at ?? other.invitation.invitedAt).localeCompare(
    one.attempts.at(-1)?.at ?? one.invitation.invitedAt,
  );

export function qaPage(runs: readonly RunShown[]): string {
  const rows = [...runs].sort(latestFirst).map(row);
  const phases = runs.map(({ attempts }) => attempts.at(-1)?.phase ?? 'invited');
  const count = (phase: string) => phases.filter((each) => each === phase).length;
  const certified = runs.filter(({ attempts }) => attempts.at(-1)?.verdict === 'certified').length;
  const counts = `${count('invited')} invited, ${count('playing')} under way, ${count('judging')} being judged, ${count('over')} finished (${certified} certified)`;
  const table = html`<table><thead><tr><th>Integrator</th><th>State</th><th class="number">Scenes</th><th class="number">Repeats</th><th class="number">Calls</th><th class="number">Refused</th><th class="number">Findings</th><th>Last</th><th>Until</th><th>Attempts</th></tr></thead><tbody>${rows}</tbody></table>`;
  return framed(
    'Witnessed runs',
    html`<h1>Witnessed runs</h1><p>${many(runs.length, 'run')}: ${counts}.</p>${rows.length === 0 ? html`<p class="dim">Nobody has been invited: npx lodging-certification desk invite --help</p>` : table}`,
    html`<p>Scenes played, calls and findings are those of the latest attempt. Whether a submission is as your policy requires: npx lodging-certification desk verify submission.zip. Anybody who has the address of this page sees all runs.</p>`,
  );
}
