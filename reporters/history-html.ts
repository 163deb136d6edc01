/** `history.html`: a year of nights on one page that loads nothing and has no script. */
import { OPERATIONS, type Operation } from '../contract/words.ts';
import { type Band, idsOf, type Night, type NightCause } from '../submission/night.ts';
import type { Trend } from '../submission/trend.ts';
import { causeText, changeRows, flakyText, momentOf, nightLine } from './history-text.ts';
import { html, type Markup, NOTHING, pageHead } from './markup.ts';
import { HEIGHT, height, WIDTH, whole } from './report-latency.ts';
import { REPORT_STYLE } from './report-style.ts';
import { firstOf, many } from './verdict-words.ts';

const STYLE = `${REPORT_STYLE}
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; } th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); font-weight: 400; vertical-align: top; } th { color: var(--dim); }
.nights { max-width: 40rem; } .nights .certified { fill: var(--good); } .nights .not-certified { fill: var(--bad); } .nights .incomplete { fill: var(--seen); } .nights .undecided { fill: var(--line); }
.strip { height: .8rem; } .strip path, .bars path { stroke: var(--bad); stroke-width: 3; } .strip .frame, .bars .frame { stroke: var(--line); stroke-width: 1; }
svg .band { fill: var(--seen); opacity: .3; stroke: none; } svg .slow { stroke: var(--bad); stroke-width: 7; stroke-linecap: round; }
.changes td:first-child { white-space: nowrap; } .changes td { overflow-wrap: anywhere; }`;

const MOST_CAUSES = 60;
const IN_TABLE = 30;
const CELL = 10;
const IN_ROW = 32;

/** How a night ended, as a word that selects its colour. */
const endOf = ({ decided, verdict }: Night) => (decided ? verdict : 'undecided');
const END_WORDS: Readonly<Record<string, string>> = {
  undecided: 'not decided',
  incomplete: 'nothing failed in the part that was run',
};
const endWords = (night: Night) => END_WORDS[endOf(night)] ?? endOf(night);
const whyOf = ({ stopped }: Night) => (stopped === null ? '' : ` (${stopped})`);
const dayOf = (night: Night) => momentOf(night.times.startedAt);

/** The x of a night on a line of all nights. */
const across = (at: number, all: number) => Math.round((10 * (at + 0.5) * WIDTH) / all) / 10;

function verdicts(nights: readonly Night[]): Markup {
  const cells = nights.map((night, at) => {
    const [x, y] = [(at % IN_ROW) * CELL, Math.floor(at / IN_ROW) * CELL];
    return html`<rect class="${endOf(night)}" x="${x}" y="${y}" width="8" height="8"><title>${dayOf(night)}: ${endWords(night)}</title></rect>`;
  });
  const counts = [...new Set(nights.map(endWords))].map(
    (words) => `${nights.filter((night) => endWords(night) === words).length} ${words}`,
  );
  const rows = Math.ceil(nights.length / IN_ROW);
  return html`<p>${many(nights.length, 'night')}: ${counts.join(', ')}. The oldest is at the top left, the latest at the end.</p>
<svg class="nights" viewBox="0 0 ${IN_ROW * CELL} ${rows * CELL}" role="img" aria-label="${counts.join(', ')}">${cells}</svg>\n`;
}

function changes(trend: Trend): Markup {
  const rows = changeRows(trend).map(
    ([word, text]) => html`<tr><td><strong>${word}</strong></td><td>${text}</td></tr>\n`,
  );
  return html`<p>${nightLine(trend)}</p>${rows.length > 0 ? html`<table class="changes"><tbody>${rows}</tbody></table>` : NOTHING}\n`;
}

/** A cause over all decided nights, and in which of them it occurred. */
interface Course {
  readonly cause: NightCause;
  readonly seen: readonly number[];
}

function coursesIn(decided: readonly Night[]): Course[] {
  const courses = new Map<string, { cause: NightCause; seen: number[] }>();
  for (const [at, { causes }] of decided.entries()) {
    for (const cause of causes.filter(({ outcome }) => outcome !== 'inconclusive')) {
      const key = `${cause.outcome} ${cause.id}`;
      courses.set(key, { cause, seen: [...(courses.get(key)?.seen ?? []), at] });
    }
  }
  const last = ({ seen }: Course) => seen.at(-1) ?? 0;
  return [...courses.values()].sort((a, b) => last(b) - last(a) || (a.seen[0] ?? 0) - (b.seen[0] ?? 0));
}

function course({ cause, seen }: Course, decided: readonly Night[]): Markup {
  const at = (index: number | undefined) => decided[index ?? 0] as Night;
  const last = seen.at(-1) ?? 0;
  const after = decided[last + 1];
  const first = seen[0] === 0 ? 'there from the first night' : `first seen on ${dayOf(at(seen[0]))}`;
  const state = after ? `fixed on ${dayOf(after)}` : 'still there';
  const marks = seen.map((each) => `M${across(each, decided.length)} 1v8`).join('');
  return html`<details class="cause ${cause.outcome}" open><summary>${causeText(cause)}</summary><p class="dim">${first}, ${state}; in ${many(seen.length, 'night')} of ${decided.length}</p>
<svg class="strip" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true"><path class="frame" d="M0 5H${WIDTH}"/><path d="${marks}"/></svg></details>\n`;
}

function causes({ decided }: Trend): Markup {
  const all = coursesIn(decided);
  if (all.length === 0) return html`<p>Nothing was found in any night.</p>\n`;
  const more =
    all.length > MOST_CAUSES
      ? html`<p>${all.length - MOST_CAUSES} older ones are in the files of the nights.</p>`
      : NOTHING;
  return html`${all.slice(0, MOST_CAUSES).map((each) => course(each, decided))}${more}`;
}

function flaky({ flaky: found }: Trend): Markup {
  if (found.length === 0) return html`<p>None changed back and forth in the last 30 nights.</p>\n`;
  const lines = firstOf(found.map(flakyText), MOST_CAUSES, (more) => `${more} more`);
  return html`<ul>${lines.map((line) => html`<li>${line}</li>\n`)}</ul>\n`;
}

function bandPlot(operation: Operation, { decided, slow }: Trend): Markup {
  const bands = decided.flatMap((night, at): (readonly [number, Band])[] => {
    const band = night.latency[operation];
    return band ? [[at, band]] : [];
  });
  const last = bands.at(-1)?.[1];
  if (!last) return NOTHING;
  const most = Math.max(...bands.map(([, { high, most: longest }]) => Math.max(high, longest)));
  const point = (at: number, value: number) => `${across(at, decided.length)} ${height(value, most)}`;
  const line = (pick: (band: Band) => number) => bands.map(([at, band]) => point(at, pick(band))).join('L');
  const back = [...bands].reverse().map(([at, { low }]) => point(at, low));
  const marked = bands.filter(([at]) => slow[at]?.has(operation));
  const marks = marked.map(([at, { median }]) => `M${point(at, median)}h0`).join('');
  const now = slow.at(-1)?.get(operation);
  const label = `median ${whole(last.median)}, middle half ${whole(last.low)} to ${whole(last.high)}, 95th percentile ${whole(last.most)}`;
  return html`<figure><figcaption><h3>${operation}</h3> <span class="dim">${many(bands.length, 'night')}</span>${now ? html` <span class="tag failed">slower: ${(now.now / now.before).toFixed(1)} times</span>` : NOTHING}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${operation}, last night: ${label}; slower than usual in ${many(marked.length, 'night')}"><path class="frame" d="M0 0V${HEIGHT}H${WIDTH}"/><path class="band" d="M${line(({ high }) => high)}L${back.join('L')}Z"/><path class="most" d="M${line((band) => band.most)}"/><path class="median" d="M${line(({ median }) => median)}"/><path class="slow" d="${marks}"/></svg>
<p>Last: ${label}</p></figure>\n`;
}

function refused({ decided }: Trend): Markup {
  const most = Math.max(0, ...decided.map(({ refusedForPace }) => refusedForPace));
  if (most === 0) return html`<p>No request was rate-limited in any night.</p>\n`;
  const bars = decided.flatMap(({ refusedForPace: count }, at) =>
    count === 0
      ? []
      : [`M${across(at, decided.length)} ${HEIGHT}V${Math.round(HEIGHT - (count / most) * (HEIGHT - 4))}`],
  );
  const last = decided.at(-1)?.refusedForPace ?? 0;
  const label = `Rate-limited requests: ${last} in the last night, at most ${most} in a night`;
  return html`<p>${label}.</p><svg class="bars" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}"><path class="frame" d="M0 0V${HEIGHT}H${WIDTH}"/><path d="${bars.join('')}"/></svg>\n`;
}

function table(nights: readonly Night[]): Markup {
  const rows = nights
    .slice(-IN_TABLE)
    .reverse()
    .map((night) => {
      const { counts, outcomes, refusedForPace } = night;
      // Instances that were not run also count as undecided, so they are subtracted.
      const open = idsOf(outcomes.inconclusive ?? {}).length;
      return html`<tr><td>${dayOf(night)}</td><td>${endWords(night)}${whyOf(night)}</td><td>${counts.failed}</td><td>${counts.warning}</td><td>${open}</td><td>${refusedForPace}</td></tr>\n`;
    });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Nights"><table><thead><tr><th>Night</th><th>Verdict</th><th>Failed</th><th>Warnings</th><th>Inconclusive</th><th>Rate-limited</th></tr></thead><tbody>${rows}</tbody></table></div>\n`;
}

function aboutOf({ subject, target, only, product }: Night): string {
  const what =
    only.length > 0 ? `a part of the plan: ${firstOf(only, 3, (more) => `${more} more`).join(', ')}` : 'the whole plan';
  const who =
    subject === 'client' ? (product?.name ?? 'a client') : target.embedded ? 'the embedded mock' : target.baseUrl;
  return `${subject}: ${who}, ${what}`;
}

function seriesPart(trend: Trend, at: number): Markup {
  const last = trend.nights.at(-1) as Night;
  const section = (name: string, title: string, content: Markup) =>
    html`<section aria-labelledby="${name}-${at}"><h2 id="${name}-${at}">${title}</h2>\n${content}</section>\n`;
  const plots = OPERATIONS.map((operation) => bandPlot(operation, trend));
  const latency = html`<p class="dim">The line is the median, the band the middle half of the replies, the dashed line the 95th percentile, on a logarithmic scale. A red dot: the median is more than twice that of the nights before.</p>
<div class="plots">${plots}</div>`;
  return html`<header><p class="subject">Subject: ${aboutOf(last)}</p>
<div class="banner ${endOf(last)}"><h1>Last night: ${endWords(last)}${whyOf(last)}</h1><p>${dayOf(last)}</p>${changes(trend)}</div></header>
${section('verdicts', 'Verdicts', verdicts(trend.nights))}${section('causes', 'New and fixed causes', causes(trend))}${section('flaky', 'Flaky requirements', flaky(trend))}
${last.subject === 'service' ? section('latency', 'Latency', latency) : NOTHING}${section('refused', 'Rate-limited requests', refused(trend))}${section('nights', 'The last nights', table(trend.nights))}`;
}

/** The page. A function of the nights alone. @param trends one for each series, the latest first */
export function historyHtml(trends: readonly Trend[]): string {
  const last = trends[0]?.nights.at(-1);
  const title = `History of certification${last ? `: ${endWords(last)}` : ''}`;
  const page = html`${pageHead(title, STYLE)}<body><main>
${trends.map(seriesPart)}</main>
<footer><p>Made by certify --history from the files in runs/. Only nights that were decided, of the same subject, target and part of the plan, are compared.</p></footer>
</body></html>
`;
  return page.text;
}
