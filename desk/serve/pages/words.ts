/** What the desk's pages say about an attempt. */
import { momentOf } from '../../../reporters/history-text.ts';
import { html, type Markup } from '../../../reporters/markup.ts';
import type { Summary } from '../store.ts';

/** After this time without an event, a run counts as paused. */
const PAUSED_MS = 60_000;

const VERDICT_COLOURS: Readonly<Record<string, string>> = { certified: 'good', 'not-certified': 'bad' };

/** The state of an attempt in a word. @param summary `null`: it has not started, or nothing is stored */
export function stateOf(summary: Summary | null, validUntil: string): Markup {
  const isPast = Date.now() >= Date.parse(validUntil);
  if (!summary)
    return isPast ? html`<span class="odd">over, never started</span>` : html`<span class="dim">invited</span>`;
  const { phase, verdict, problem, at } = summary;
  if (problem !== null) return html`<strong class="bad">stopped</strong> ${problem}`;
  if (phase === 'over')
    return html`<strong class="${VERDICT_COLOURS[verdict ?? ''] ?? 'odd'}">${verdict ?? 'finished'}</strong>`;
  if (phase === 'judging') return html`<span>being judged</span>`;
  if (isPast) return html`<span class="odd">over, unfinished</span>`;
  return Date.now() - Date.parse(at) > PAUSED_MS
    ? html`<span class="dim">paused since ${momentOf(at)}</span>`
    : html`<span>being played</span>`;
}
