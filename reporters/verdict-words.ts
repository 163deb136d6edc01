/** The words of a verdict: counts, hotels, how much was tested. Needs no run: `verify` must not load the judging. */
import type { Hotel, Interruption } from '../contract/run.ts';
import { OUTCOMES } from '../contract/words.ts';
import type { ClientRun, Tested, Untested, VerdictFile } from '../submission/result.ts';
import { oneLine } from './visible.ts';

/** `1,136`: not by the machine's locale, since a submission must have the same bytes everywhere. */
export const thousands = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** `1 instance`, `3 instances`, `1,136 instances`. */
export const many = (count: number, one: string, more = `${one}s`) => `${thousands(count)} ${count === 1 ? one : more}`;

/** The first of many, and a text for the others. */
export function firstOf<T>(all: readonly T[], most: number, others: (count: number) => T): T[] {
  return all.length > most ? [...all.slice(0, most), others(all.length - most)] : [...all];
}

/** `4 passed, 1 inconclusive, 108 not-run`: what was never run counts separately, as in all reports. */
export function outcomesLine({ counts, tested: { notRun } }: Pick<VerdictFile, 'counts' | 'tested'>): string {
  const own = { ...counts, inconclusive: counts.inconclusive - notRun };
  const shown = OUTCOMES.filter((outcome) => own[outcome] > 0).map(
    (outcome) => `${thousands(own[outcome])} ${outcome}`,
  );
  return [...shown, ...(notRun > 0 ? [`${thousands(notRun)} not-run`] : [])].join(', ') || 'nothing judged';
}

/** Hotels named in a line. */
const MOST_HOTELS = 4;
/** Of hotels with a problem, and of interruptions. */
const MOST_LISTED = 20;

const namedHotels = (hotels: readonly Hotel[], most: number) =>
  firstOf(
    hotels.map(({ id, timeZone }) => `${id} (${oneLine(timeZone, 40)})`),
    most,
    (more) => `and ${thousands(more)} more`,
  ).join(', ');

/** `100001 (America/Chicago), 100002 (Asia/Kathmandu)`, or how many. @param without those that accepted no check-in */
export function hotelsLine(hotels: readonly Hotel[], without: readonly Hotel[] = []): string {
  const all = namedHotels(hotels, MOST_HOTELS) || 'none';
  if (without.length === 0) return all;
  const accepted = `${thousands(hotels.length - without.length)} of ${thousands(hotels.length)}`;
  return `${all}; a check-in was accepted at ${accepted}, not at ${namedHotels(without, MOST_LISTED)}`;
}

/** Who answered a client, in words. */
export const PROVIDERS: Readonly<Record<ClientRun['answeredBy'], string>> = {
  'stand-in': "the suite's stub provider",
  upstream: "the provider's sandbox, behind the suite",
  har: 'whatever answered while another tool recorded',
};

/** How often a run was interrupted and resumed, and when. */
export function resumedLine(interruptions: readonly Interruption[]): string {
  const each = interruptions.map(({ stoppedAt, resumedAt }) => `from ${stoppedAt} to ${resumedAt}`);
  const spans = firstOf(each, MOST_LISTED, (more) => `${more} more`).join(', ');
  return `${interruptions.length === 1 ? 'once' : `${interruptions.length} times`}: nothing was sent ${spans}`;
}

/** How many claims, keys or ids are named; the others are counted. */
const MOST_NAMED = 4;

const ids = (all: readonly string[]) => firstOf(all, MOST_NAMED, (more) => `${more} more`).join(', ');
/** What is needed besides a key of the profile. */
const ALSO: Readonly<Record<string, string>> = { 'token.secondClient': ' with LODGING_SECOND_CLIENT_SECRET' };
const named = (all: readonly Untested[]) =>
  ids(all.map(({ by, instances }) => `${by}${ALSO[by] ?? ''} (${thousands(instances)})`));

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
    ...(leftOpen.length > 0 ? [`left open by the document and the profile: ${named(leftOpen)}`] : []),
    ...(tolerated.length > 0 ? [`tolerated by the profile: ${named(tolerated)}`] : []),
    ...(notRun > 0 ? [`not run: ${thousands(notRun)}`] : []),
    ...(undecided > 0 ? [`could not be judged: ${thousands(undecided)}`] : []),
    ...(notArisen > 0 ? [`did not arise or could not be tried: ${thousands(notArisen)}`] : []),
    ...(withoutInstance.length > 0 ? [`no case with these values: ${ids(withoutInstance)}`] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** The same in a few words, for a line with much else in it. */
export function testedBriefly(tested: Tested): string {
  const { requirements, notClaimed, leftOpen, remarks } = tested;
  const open = leftOpen.length > 0 ? [`${many(leftOpen.length, 'key')} of the profile left open`] : [];
  const unclaimed = notClaimed.length > 0 ? [`not claimed: ${notClaimed.map(({ by }) => by).join(', ')}`] : [];
  const counted = remarks.length > 0 ? [many(remarks.length, 'remark')] : [];
  const rows = `${thousands(requirements.tested)} of ${thousands(requirements.all)} requirements`;
  return [`tested ${rows}`, ...unclaimed, ...open, ...counted].join('; ');
}
