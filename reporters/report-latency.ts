/** The service's response times in `report.html`: a small plot for each operation, and the waits. */
import { isOfRate } from '../cases/waiting.ts';
import { type Exchange, statusOf } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import type { Operation } from '../contract/words.ts';
import { quantile } from '../submission/night.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { exchangeLinks, type Numbers } from './report-exchanges.ts';
import { many, thousands } from './verdict-words.ts';

export const WIDTH = 320;
export const HEIGHT = 84;
const EDGE = 4;
const MOST_LINKS = 12;

export const whole = (milliseconds: number) => `${thousands(Math.round(milliseconds))} ms`;

/** The time span in which requests were sent, in milliseconds since the epoch. */
type Span = ReturnType<typeof spanOf>;

function spanOf(exchanges: readonly Exchange[]) {
  const times = exchanges.map(({ sentAt }) => Date.parse(sentAt)).sort((a, b) => a - b);
  return { from: times[0] as number, to: times.at(-1) as number };
}

/** The height of a duration on a logarithmic scale. */
export function height(milliseconds: number, most: number): number {
  const share = Math.log10(Math.max(1, milliseconds)) / Math.max(1, Math.log10(Math.max(1, most)));
  return Math.round(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE));
}

function dots(exchanges: readonly Exchange[], { from, to }: Span, most: number): string {
  const scale = (WIDTH - 2 * EDGE) / Math.max(1, to - from);
  const places = exchanges.map(({ sentAt, durationMs }) => {
    const across = Math.round(EDGE + (Date.parse(sentAt) - from) * scale);
    return `M${across} ${height(durationMs, most)}h0`;
  });
  return [...new Set(places)].join('');
}

/** The plot of an operation's replies; those that made the suite wait are larger. */
function plot(operation: Operation, exchanges: readonly Exchange[], span: Span): Markup {
  const answered = exchanges.filter(({ reply }) => reply !== null);
  if (answered.length === 0) return NOTHING;
  const sorted = answered.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  const [median, most95, worst] = [quantile(sorted, 0.5), quantile(sorted, 0.95), sorted.at(-1) ?? 0];
  const line = (name: string, milliseconds: number) => {
    const y = height(milliseconds, worst);
    return html`<path class="${name}" d="M0 ${y}H${WIDTH}"/>`;
  };
  const slowed = answered.filter(({ waits, reply }) => waits.length > 0 || isOfRate(reply?.status ?? 0));
  const label = `${operation}: ${many(answered.length, 'reply', 'replies')}, median ${whole(median)}, 95th percentile ${whole(most95)}, worst ${whole(worst)}`;
  const silent = exchanges.length - answered.length;
  return html`<figure><figcaption><h3>${operation}</h3> <span class="dim">${many(answered.length, 'reply', 'replies')}${silent > 0 ? `, ${silent} without one` : ''}</span></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}"><path class="frame" d="M0 0V${HEIGHT}H${WIDTH}"/>${line('worst', worst)}${line('most', most95)}${line('median', median)}<path class="dots" d="${dots(answered, span, worst)}"/>${slowed.length > 0 ? html`<path class="slowed" d="${dots(slowed, span, worst)}"/>` : NOTHING}</svg>
<p><span class="key median">median ${whole(median)}</span> <span class="key most">95th ${whole(most95)}</span> <span class="key worst">worst ${whole(worst)}</span></p></figure>\n`;
}

/** What was waited for, and the 429s that were final. */
function waits(exchanges: readonly Exchange[], numbers: Numbers): Markup {
  const waiting = exchanges.filter((exchange) => exchange.waits.length > 0);
  const refused = exchanges.filter((exchange) => isOfRate(statusOf(exchange)));
  if (waiting.length + refused.length === 0) {
    return html`<p>No request had to be sent again: no rate limit, no outage and no broken connection was waited out.</p>\n`;
  }
  const all = waiting.flatMap(({ id, waits: each }) => each.map((wait) => ({ ...wait, id })));
  const lines = [...groupedBy(all, ({ status }) => status)].map(([status, members]) => {
    const total = members.reduce((sum, { waitedMs }) => sum + waitedMs, 0);
    const ids = [...new Set(members.map(({ id }) => id))];
    const met = status === 0 ? 'no reply' : status;
    return html`<li>${members.length} × waited after ${met}, ${whole(total)} in all: exchanges${exchangeLinks(ids, numbers, MOST_LINKS)}\n`;
  });
  const final = [...groupedBy(refused, statusOf)].map(([status, members]) => {
    const ids = members.map(({ id }) => id);
    return html`<li>${ids.length} × ${status} was the final answer: exchanges${exchangeLinks(ids, numbers, MOST_LINKS)}\n`;
  });
  return html`<ul>${lines}${final}</ul>\n`;
}

/** How long each operation took over the run, and the waits. */
export function latency(byOperation: readonly (readonly [Operation, readonly Exchange[]])[], numbers: Numbers): Markup {
  const all = byOperation.flatMap(([, exchanges]) => exchanges);
  if (all.length === 0) return html`<p>Nothing was sent.</p>\n`;
  const span = spanOf(all);
  return html`<p class="dim">Each dot is a reply: from left to right by when its request was sent, the higher the longer it took, on a logarithmic scale. A larger dot is a request that was rate-limited, or sent again after a wait.</p>
<div class="plots">${byOperation.map(([operation, exchanges]) => plot(operation, exchanges, span))}</div>
${waits(all, numbers)}`;
}
