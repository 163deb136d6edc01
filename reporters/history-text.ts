/** The latest night of a history for a terminal, a job's page, a web hook, and a badge. */
import type { HookShape } from '../contract/address.ts';
import type { NightCause } from '../submission/night.ts';
import type { Flaky, Slow, Trend } from '../submission/trend.ts';
import { prose } from './markdown.ts';
import { firstOf, many } from './verdict-words.ts';
import { oneLine, shortened, visible } from './visible.ts';

/** Rows of each kind that are shown; the page has all. */
const MOST_SHOWN = 8;
const MOST_IDS = 3;
const LONGEST = 200;

/** A word for what changed, and an explanation. */
export type ChangeRow = readonly [word: string, text: string];

/** `2026-11-24 03:17 UTC`. */
export const momentOf = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;

const short = (text: string) => oneLine(text, LONGEST);

/** The operations of a cause, and what is wrong. */
export function causeText({ operations, title, outcome }: NightCause): string {
  const others = operations.filter((operation) => !title.includes(operation));
  return `${outcome}: ${others.length > 0 ? `${others.join(', ')}: ` : ''}${short(title)}`;
}

const whole = (milliseconds: number) => Math.round(milliseconds);

/** `check-in: median 31 → 93 ms, 3.0 times that of 14 nights before`. */
export function slowText({ operation, before, now, nights }: Slow): string {
  const times = (now / before).toFixed(1);
  const of = nights === 1 ? 'the night before' : `${nights} nights before`;
  return `${operation}: median ${whole(before)} → ${whole(now)} ms, ${times} times that of ${of}`;
}

/** `CHECK-IN.X: 4 changes, did not hold in 3 of 9 nights`. */
export const flakyText = ({ id, changes, broken, judged }: Flaky): string =>
  `${visible(id)}: ${changes} changes, did not hold in ${broken} of ${many(judged, 'night')}`;

function idsText(ids: readonly string[]): string {
  return `${many(ids.length, 'instance')}: ${firstOf(ids, MOST_IDS, (more) => `${more} more`)
    .map(visible)
    .join(', ')}`;
}

const rows = (word: string, texts: readonly string[]): ChangeRow[] =>
  firstOf(texts, MOST_SHOWN, (more) => `${more} more`).map((text) => [word, text]);

/** What changed since the night before, one row each; empty: nothing. */
export function changeRows({ change, newlyFlaky }: Trend): ChangeRow[] {
  const flaky = rows('flaky', newlyFlaky.map(flakyText));
  if (!change?.changed) return flaky;
  const { verdict, causes, broken, holding, slower, recovered, notes } = change;
  const count = ({ instances }: NightCause) => ` (${many(instances, 'instance')})`;
  return [
    ...(verdict ? [['verdict', `${verdict.old} → ${verdict.new}`] as const] : []),
    ...rows(
      'new',
      causes.new.map((cause) => causeText(cause) + count(cause)),
    ),
    ...rows(
      'fixed',
      causes.fixed.map((cause) => causeText(cause)),
    ),
    ...rows(
      'changed',
      causes.grown.map((cause) => `${causeText(cause)}: ${cause.before} → ${many(cause.instances, 'instance')}`),
    ),
    ...(broken.length > 0 ? [['broken', idsText(broken)] as const] : []),
    ...(holding.length > 0 ? [['holds', idsText(holding)] as const] : []),
    ...rows('slower', slower.map(slowText)),
    ...rows(
      'as before',
      recovered.map((operation) => `${operation} takes no longer than it used to`),
    ),
    ...flaky,
    ...rows('note', notes.map(short)),
  ];
}

/** The latest night in one sentence. */
export function nightLine(trend: Trend): string {
  const { nights, decided, change } = trend;
  if (nights.length === 0) return 'It contains no run.';
  if (!nights.at(-1)?.decided) return 'No verdict; the run was saved but not compared.';
  if (!change) return 'This is the first night of this kind that was decided: there is nothing to compare it with.';
  const since = `since ${momentOf(change.since)}`;
  if (changeRows(trend).length === 0) return `No change ${since}, in ${many(decided.length, 'night')}.`;
  return `Changed ${since}:`;
}

/** The latest night for a terminal. @param folder as it was named */
export function historyText(trend: Trend, folder: string): string {
  const lines = changeRows(trend).map(([word, text]) => `  ${word.padEnd(10)} ${text}`);
  return [`History ${visible(folder)}: ${nightLine(trend)}`, ...lines].join('\n');
}

/** The latest night in Markdown, for `summary.md`. */
export function historyMarkdown(trend: Trend): string[] {
  const lines = changeRows(trend).map(([word, text]) => `- **${word}** ${prose(text)}`);
  return ['### Since the last night', '', prose(nightLine(trend)), ...(lines.length > 0 ? ['', ...lines] : [])];
}

const COLOURS = { certified: 'brightgreen', 'not-certified': 'red', incomplete: 'green', inconclusive: 'lightgrey' };

/** `badge.json` in the format of shields.io's endpoint badge (https://shields.io/badges/endpoint-badge). */
export function badgeOf({ nights }: Trend): object {
  const last = nights.at(-1);
  const decided = last?.decided ? last.verdict : 'inconclusive';
  // Only a part of the plan that was judged completely can be both decided and incomplete.
  const message = { inconclusive: 'not decided', incomplete: 'nothing failed in a part' }[decided as string] ?? decided;
  return { schemaVersion: 1, label: `certification of the ${last?.subject}`, message, color: COLOURS[decided] };
}

const LONGEST_MESSAGE = 3000;
/** What Slack reads as the start of a link or mention (https://docs.slack.dev/messaging/formatting-message-text). */
const SLACK: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The web hook's message about a night: the service's words are plain text, never markup. */
export function hookMessage(shape: HookShape, trend: Trend): object {
  const now = trend.nights.at(-1);
  const changes = changeRows(trend);
  const head = `Certification of the ${now?.subject} at ${now?.target.baseUrl}: ${now?.verdict}. ${nightLine(trend)}`;
  const lines = changes.map(([word, text]) => `${word}: ${text}`);
  const text = shortened(visible([head, ...lines].join('\n')), LONGEST_MESSAGE);
  if (shape === 'slack') return { text: text.replace(/[&<>]/g, (sign) => SLACK[sign] as string), mrkdwn: false };
  if (shape === 'json') {
    const { verdict, subject, target, times } = now ?? {};
    return { text, verdict, subject, target: target?.baseUrl, times, since: trend.change?.since, changes };
  }
  // Unlike blocks of text, elements of rich text are never read as Markdown.
  const body = text.split('\n').map((line) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: line }] }));
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
  };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}
