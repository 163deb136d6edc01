/** The comparison of two runs for a terminal. */
import type { ChangedBehaviour, RunComparison } from '../submission/compare.ts';
import { firstLine, shortened, visible } from './visible.ts';
import { firstOf, many } from './wording.ts';

/** Lines of one kind that are shown; `--json` has all. */
const MOST_SHOWN = 40;
const MOST_NAMED = 2;
const LONGEST = 160;

const short = (text: string) => shortened(firstLine(text), LONGEST);

function block(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const shown = firstOf(lines, MOST_SHOWN, (more) => `… and ${more} more (--json has all)`);
  return ['', title, ...shown.map((line) => `  ${line}`)];
}

function behaviourLine({ operation, change, seenIn }: ChangedBehaviour): string {
  const names = seenIn.slice(0, MOST_NAMED).map(visible).join('; ');
  const more = seenIn.length > MOST_NAMED ? ` and ${seenIn.length - MOST_NAMED} more` : '';
  return `${operation}: ${short(change)} (${names}${more})`;
}

function outcomeLine({ id, old, new: now, reason, oldReason }: RunComparison['outcomes'][number]): string {
  const why = reason ? `: ${short(reason)}` : oldReason ? ` (before: ${short(oldReason)})` : '';
  return `${visible(id)}: ${old} → ${now}${why}`;
}

/** What was looked at, so that nobody takes "no change" for more than it is. */
function extent({ behaviour, compared, notRunInBoth }: RunComparison): string[] {
  return [
    behaviour === null
      ? 'Compared: outcomes, counts and causes. What the service did is not in a verdict alone.'
      : `Compared: outcomes, counts, causes, and what was seen in ${many(compared, 'exchange')}.`,
    ...(notRunInBoth > 0
      ? [`Not compared: ${many(notRunInBoth, 'instance')} that only one of the two runs has run.`]
      : []),
  ];
}

/** The comparison of two runs, its last line `no change` or what changed in numbers. */
export function comparisonText(comparison: RunComparison): string {
  const { verdict, counts, causes, onlyIn, notes, outcomes, changed } = comparison;
  const behaviour = comparison.behaviour ?? [];
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
    ...block('No longer in the plan', onlyIn.old.map(visible)),
    ...block('New in the plan', onlyIn.new.map(visible)),
    '',
    changed
      ? `changed: ${many(outcomes.length, 'outcome')}, ${many(behaviour.length, 'kind')} of behaviour`
      : 'no change',
  ].join('\n');
}
