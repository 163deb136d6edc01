/** What a run's baseline makes of it, for a terminal and for a job's page in Markdown. */
import type { Verdict } from '../contract/words.ts';
import type { BaselineComparison, KnownFailure } from '../submission/baseline.ts';
import { plain } from './markdown.ts';
import { firstLine, shortened, visible } from './visible.ts';
import { firstOf, many } from './wording.ts';

/** How a run ended: the verdict is the evidence's, the exit code follows the baseline. */
export interface EndedAgainst {
  readonly verdict: Verdict;
  readonly exitCode: number;
  /** Whether an entry that is fixed or expired fails the run. */
  readonly strict: boolean;
}

/** Lines of one kind that are shown; `--json` has all. */
const MOST_SHOWN = 20;
/** Ids that stand for several. */
const MOST_NAMED = 3;
const LONGEST_REASON = 160;

const short = (text: string) => shortened(firstLine(text), LONGEST_REASON);

function counts({ new: fresh, fixed, stillFailing, expired }: BaselineComparison): string {
  return `${fresh.length} new, ${fixed.length} fixed, ${stillFailing.length} still failing, ${expired.length} expired`;
}

function about({ reason, owner, expires }: KnownFailure): string {
  const facts = [expires && `expected until ${expires}`, owner && `owner ${owner}`, reason];
  return short(facts.filter(Boolean).join('; '));
}

/** A word for what became of it, what it is, and what there is to say. */
type Row = readonly [word: string, what: string, text: string];

const shownOf = (rows: readonly Row[]) =>
  firstOf<Row>(rows, MOST_SHOWN, (more) => ['…', `${more} more`, '--json has all']);

/** Entries that ask for nothing: one row, and the first of their ids. */
function together(word: string, entries: readonly KnownFailure[], text: string): Row[] {
  if (entries.length === 0) return [];
  const ids = entries.slice(0, MOST_NAMED).map(({ id }) => visible(id));
  const more = entries.length > ids.length ? ` and ${entries.length - ids.length} more` : '';
  return [[word, `${ids.join(', ')}${more}`, text]];
}

/** The rows of a comparison, those first that ask for something. */
function rowsOf(comparison: BaselineComparison): Row[] {
  const { fixed, expired, undecided, notTested, notInPlan } = comparison;
  return [
    ...shownOf(comparison.new.map(({ id, reason }) => ['new', visible(id), short(reason)])),
    ...shownOf(fixed.map(({ id }) => ['fixed', visible(id), 'it holds now, remove it from the baseline'])),
    ...shownOf(expired.map((entry) => ['expired', visible(entry.id), about(entry)])),
    ...together('undecided', undecided, 'not judged this time, which does not count as fixed'),
    ...together('not tested', notTested, 'not claimed any more, or left open by the profile'),
    ...together('gone', notInPlan, 'no longer part of the plan'),
  ];
}

/** What the baseline makes of the run, in one sentence beside the verdict. */
function ending(comparison: BaselineComparison, { verdict, exitCode, strict }: EndedAgainst): string {
  const [fresh, known] = [comparison.new.length, comparison.stillFailing.length];
  const left = known > 0 ? `, ${many(known, 'known failure remains', 'known failures remain')}` : '';
  const found = fresh > 0 ? `${many(fresh, 'failure is', 'failures are')} new` : `nothing new${left}`;
  const stale = comparison.fixed.length + comparison.expired.length;
  const isStrict = strict && stale > 0 && fresh === 0 && exitCode === 1;
  const because = isStrict ? `, but ${many(stale, 'entry is', 'entries are')} fixed or expired` : '';
  const undecided = fresh === 0 && exitCode === 3 ? ', but the rest was not decided' : '';
  return `Verdict: ${verdict}. Against the baseline: ${found}${because}${undecided} → exit code ${exitCode}.`;
}

/** The comparison for a terminal, its last line beside the verdict. */
export function baselineText(comparison: BaselineComparison, ended: EndedAgainst): string {
  const rows = rowsOf(comparison).map(([word, what, text]) => `  ${word.padEnd(10)} ${what}: ${text}`);
  return [
    `Baseline ${visible(comparison.file)}: ${counts(comparison)}`,
    ...comparison.notes.map((note) => `  note: ${visible(note)}`),
    ...rows,
    ending(comparison, ended),
  ].join('\n');
}

/** The comparison in Markdown, for `summary.md`. */
export function baselineMarkdown(comparison: BaselineComparison, ended: EndedAgainst): string[] {
  const rows = rowsOf(comparison).map(([word, what, text]) => `- **${word}** ${plain(what)}: ${plain(text)}`);
  const list = [...comparison.notes.map((note) => `- ${plain(visible(note))}`), ...rows];
  return [
    '### Against the baseline',
    '',
    plain(ending(comparison, ended)),
    '',
    `${plain(visible(comparison.file))}: ${counts(comparison)}`,
    ...(list.length > 0 ? ['', ...list] : []),
  ];
}
