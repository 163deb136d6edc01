/** The comparison of a run with its baseline, and of two runs, for a terminal and in Markdown. */
import type { Verdict } from '../contract/words.ts';
import type { BaselineComparison, KnownFailure } from '../submission/baseline.ts';
import type { ChangedBehaviour, RunComparison } from '../submission/compare.ts';
import type { Cause, VerdictFile } from '../submission/result.ts';
import { slowText } from './history-text.ts';
import { prose } from './markdown.ts';
import { firstOf, many } from './verdict-words.ts';
import { firstLine, shortened, visible } from './visible.ts';

/** How a run ended: the verdict follows from the evidence, the exit code from the baseline. */
export interface EndedAgainst {
  readonly verdict: Verdict;
  readonly exitCode: number;
  /** Whether a fixed entry fails the run. */
  readonly strict: boolean;
}

/** Lines of each kind that are shown; `--json` has all. */
const MOST_SHOWN = 20;
const MOST_LINES = 40;
const LONGEST = 160;

const short = (text: string) => shortened(firstLine(text), LONGEST);

function firstNamed(names: readonly string[], most: number, between: string): string {
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return `${names.slice(0, most).map(visible).join(between)}${more}`;
}

function counts({ new: fresh, fixed, stillFailing, expired }: BaselineComparison): string {
  return `${fresh.length} new, ${fixed.length} fixed, ${stillFailing.length} still failing, ${expired.length} expired`;
}

function about({ reason, owner, expires }: KnownFailure): string {
  const facts = [expires && `expected until ${expires}`, owner && `owner ${owner}`, reason];
  return short(facts.filter(Boolean).join('; '));
}

/** A row: a word for what changed, what it is about, and an explanation. */
type Row = readonly [word: string, what: string, text: string];

const shownOf = (rows: readonly Row[]) =>
  firstOf<Row>(rows, MOST_SHOWN, (more) => ['…', `${more} more`, '--json has all']);

/** Entries that need no action: one row, with the first of their ids. */
function together(word: string, entries: readonly KnownFailure[], text: string): Row[] {
  const ids = entries.map(({ id }) => id);
  return ids.length > 0 ? [[word, firstNamed(ids, 3, ', '), text]] : [];
}

function rowsOf(comparison: BaselineComparison): Row[] {
  const { fixed, expired, undecided, notTested, notInPlan } = comparison;
  return [
    ...shownOf(comparison.new.map(({ id, reason }) => ['new', visible(id), short(reason)])),
    ...shownOf(fixed.map(({ id }) => ['fixed', visible(id), 'it passes now; remove it from the baseline'])),
    ...shownOf(expired.map((entry) => ['expired', visible(entry.id), about(entry)])),
    ...together('undecided', undecided, 'not judged this time, which does not count as fixed'),
    ...together('not tested', notTested, 'not claimed any more, or left open by the profile'),
    ...together('gone', notInPlan, 'no longer part of the plan'),
  ];
}

/** The result against the baseline, as one sentence next to the verdict. */
function ending(comparison: BaselineComparison, { verdict, exitCode, strict }: EndedAgainst): string {
  const [fresh, known] = [comparison.new.length, comparison.stillFailing.length];
  const [fixed, expired] = [comparison.fixed.length, comparison.expired.length];
  const left = known > 0 ? `, ${many(known, 'known failure remains', 'known failures remain')}` : '';
  const found = fresh > 0 ? `${many(fresh, 'failure is', 'failures are')} new` : `nothing new${left}`;
  const past =
    expired > 0 ? `, ${many(expired, 'expired entry no longer counts', 'expired entries no longer count')}` : '';
  const isStrict = strict && fixed > 0 && fresh === 0 && exitCode === 1;
  const because = isStrict ? `, ${many(fixed, 'entry is', 'entries are')} fixed and must be removed` : '';
  const undecided = fresh === 0 && exitCode === 3 ? ', but the rest was not decided' : '';
  return `Verdict: ${verdict}. Against the baseline: ${found}${past}${because}${undecided} → exit code ${exitCode}.`;
}

/** The comparison for a terminal; its last line goes next to the verdict. */
export function baselineText(comparison: BaselineComparison, ended: EndedAgainst): string {
  const rows = rowsOf(comparison).map(([word, what, text]) => `  ${word.padEnd(10)} ${what}: ${text}`);
  return [
    `Baseline ${visible(comparison.file)}: ${counts(comparison)}`,
    ...comparison.notes.map((note) => `  note: ${visible(note)}`),
    ...rows,
    ending(comparison, ended),
  ].join('\n');
}

/** Entries of one cause, whose owner and last day are filled in once. */
function entriesOf({ title, instances: [first, ...others] }: Cause, at: number): string[] {
  const [reason, owner, expires] = ['reason', 'owner', 'expires'].map((name) => `${name}-${at + 1}`);
  const same = (id: string) =>
    `- { id: ${JSON.stringify(id)}, reason: *${reason}, owner: *${owner}, expires: *${expires} }`;
  return [
    '',
    `- id: ${JSON.stringify(first)}`,
    `  reason: &${reason} ${JSON.stringify(short(visible(title)))}`,
    `  owner: &${owner} # who fixes it`,
    `  expires: &${expires} # the last day, such as 2027-01-31`,
    ...others.map(same),
  ];
}

/** A list of known failures, with an owner and a last day to fill in once for each cause. */
export function baselineYaml(causes: readonly Cause[], { target, times }: VerdictFile): string {
  const all = causes.flatMap(({ instances }) => instances);
  const head = [
    `# What failed on ${times.startedAt.slice(0, 10)} at ${visible(target.baseUrl)}: ${many(all.length, 'instance')}, ${many(causes.length, 'cause')}.`,
    '# Each cause needs an owner and a last day (UTC), after the & name: entries below that have a * take them from there.',
  ];
  return [...head, ...(all.length > 0 ? causes.flatMap(entriesOf) : ['[]']), ''].join('\n');
}

/** The comparison in Markdown, for `summary.md`. */
export function baselineMarkdown(comparison: BaselineComparison, ended: EndedAgainst): string[] {
  const rows = rowsOf(comparison).map(([word, what, text]) => `- **${word}** ${prose(what)}: ${prose(text)}`);
  const list = [...comparison.notes.map((note) => `- ${prose(note)}`), ...rows];
  return [
    '### Against the baseline',
    '',
    prose(ending(comparison, ended)),
    '',
    `${prose(comparison.file)}: ${counts(comparison)}`,
    ...(list.length > 0 ? ['', ...list] : []),
  ];
}

function block(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const shown = firstOf(lines, MOST_LINES, (more) => `… and ${more} more (--json has all)`);
  return ['', title, ...shown.map((line) => `  ${line}`)];
}

function behaviourLine({ operation, change, seenIn }: ChangedBehaviour): string {
  return `${operation}: ${short(change)} (${firstNamed(seenIn, 2, '; ')})`;
}

function outcomeLine({ id, old, new: now, reason, oldReason }: RunComparison['outcomes'][number]): string {
  const why = reason ? `: ${short(reason)}` : oldReason ? ` (before: ${short(oldReason)})` : '';
  return `${visible(id)}: ${old} → ${now}${why}`;
}

/** What was compared: "no change" means only that. */
function extent({ behaviour, compared, notRunInBoth }: RunComparison): string[] {
  return [
    behaviour === null
      ? 'Compared: outcomes, counts and causes. A verdict alone does not show what the service did.'
      : `Compared: outcomes, counts, causes, and what was seen in ${many(compared, 'exchange')}.`,
    ...(notRunInBoth > 0
      ? [`Not compared: ${many(notRunInBoth, 'instance')} that only one of the two runs tried.`]
      : []),
  ];
}

/** The comparison of two runs, its last line `no change` or what changed in numbers. */
export function comparisonText(comparison: RunComparison): string {
  const { verdict, counts, causes, onlyIn, notes, outcomes, changed } = comparison;
  const behaviour = comparison.behaviour ?? [];
  const slowly = comparison.slower.length > 0 ? `, ${many(comparison.slower.length, 'slower operation')}` : '';
  return [
    ...extent(comparison),
    ...notes.map((note) => `note: ${visible(note)}`),
    ...(verdict ? ['', `Verdict: ${visible(verdict.old)} → ${visible(verdict.new)}`] : []),
    ...block(
      'Counts',
      counts.map((each) => `${each.outcome}: ${each.old} → ${each.new}`),
    ),
    ...block(
      'Causes',
      causes.map((each) => `${each.outcome}: ${short(each.title)}: ${each.old} → ${many(each.new, 'instance')}`),
    ),
    ...block('Outcomes', outcomes.map(outcomeLine)),
    ...block('What the service does', behaviour.map(behaviourLine)),
    ...block('Slower', comparison.slower.map(slowText)),
    ...block('No longer in the plan', onlyIn.old.map(visible)),
    ...block('New in the plan', onlyIn.new.map(visible)),
    '',
    changed
      ? `changed: ${many(outcomes.length, 'outcome')}, ${many(behaviour.length, 'kind')} of behaviour${slowly}`
      : 'no change',
  ].join('\n');
}
