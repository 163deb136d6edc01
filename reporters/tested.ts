/** What a run has tested of the whole catalogue, in words: the first thing to be known of a verdict. */
import type { Tested, Untested } from '../submission/result.ts';
import { firstOf, many, thousands } from './wording.ts';

/** So many claims, keys or ids are named; the others are counted. */
const MOST_NAMED = 4;

const ids = (all: readonly string[]) => firstOf(all, MOST_NAMED, (more) => `${more} more`).join(', ');
const named = (all: readonly Untested[]) => ids(all.map(({ by, instances }) => `${by} (${thousands(instances)})`));

/** `Tested 812 of 1,476 requirement instances (401 of the 692 requirements of the catalogue)`. */
function share({ instances, requirements }: Tested): string {
  const of = (tested: number, all: number) => `${thousands(tested)} of ${thousands(all)}`;
  const rows = `${of(requirements.tested, requirements.all)} requirements of the whole catalogue`;
  return `Tested ${of(instances.tested, instances.all)} requirement instances (${rows})`;
}

/** What was tested, and what was not and why, in one sentence. */
export function testedSentence(tested: Tested): string {
  const { notClaimed, leftOpen, tolerated, notArisen, undecided, notRun, withoutInstance } = tested;
  const parts = [
    share(tested),
    ...(notClaimed.length > 0 ? [`not claimed: ${named(notClaimed)}`] : []),
    ...(leftOpen.length > 0 ? [`left open by the profile: ${named(leftOpen)}`] : []),
    ...(tolerated.length > 0 ? [`let be by the profile: ${named(tolerated)}`] : []),
    ...(notRun > 0 ? [`not run: ${thousands(notRun)}`] : []),
    ...(undecided > 0 ? [`could not be judged: ${thousands(undecided)}`] : []),
    ...(notArisen > 0 ? [`did not arise: ${thousands(notArisen)}`] : []),
    ...(withoutInstance.length > 0 ? [`no case with these values: ${ids(withoutInstance)}`] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** The same in a few words, for a line that holds much else. */
export function testedBriefly(tested: Tested): string {
  const { requirements, notClaimed, leftOpen, remarks } = tested;
  const open = leftOpen.length > 0 ? [`${many(leftOpen.length, 'key')} of the profile left open`] : [];
  const unclaimed = notClaimed.length > 0 ? [`not claimed: ${notClaimed.map(({ by }) => by).join(', ')}`] : [];
  const said = remarks.length > 0 ? [many(remarks.length, 'remark')] : [];
  const rows = `${thousands(requirements.tested)} of ${thousands(requirements.all)} requirements`;
  return [`tested ${rows}`, ...unclaimed, ...open, ...said].join('; ');
}
