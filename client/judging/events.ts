/** Test bodies about a scene's events: each is reported, accepted once, in order, and nothing else is. */
import { onceOf } from '../../cases/once.ts';
import type { PlayedScene } from '../../cases/sequence.ts';
import { type Exchange, isAccepted, replyLine } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { SceneStay } from '../../contract/scene.ts';
import { cut } from '../../contract/visible.ts';
import { type FindingError, notJudged } from '../../judgement/finding.ts';
import type { TestBody } from '../../judgement/judge.ts';
import type { Tools } from '../../judgement/tools.ts';
import { scenes as allScenes, harScene } from '../scenes/index.ts';
import { sceneFile } from '../scenes/values.ts';
import { broken, ofObject, throwBroken } from './calls.ts';
import { isRefused, type Matching, matchingOf, type SceneEvent, stayNamed } from './matching.ts';
import { isOfEarlierRun } from './played.ts';
import { cameAfter, isDelivered, isProbe, isReport, isTokenRequest, tokenOf } from './reading.ts';
import { clientFailed, forWantOfToken, judgeScenes, type SceneRule } from './scenes.ts';
import { alsoFailed, refusalPhrase, strayWords } from './words.ts';

/** The scenes that were played. @throws {FindingError} if no scene asked for reports */
export async function storiesOf(scenes: Tools['scenes']): Promise<readonly PlayedScene[]> {
  const played = await scenes();
  if (played.every(({ scene }) => scene === harScene))
    throw notJudged('not-testable', 'the recorded calls were not asked for by a scene');
  return played;
}

/** A rule about events holds in every played scene. */
export const inEveryStory =
  (rule: SceneRule): TestBody =>
  async ({ scenes, run }) =>
    judgeScenes(await storiesOf(scenes), rule, run);

const ofStay = ({ name, hotelConfirmationNumber }: SceneStay) =>
  `of ${name === 'stay' ? 'the stay' : `stay ${name}`} (${hotelConfirmationNumber})`;
const inWords = ({ operation, stay }: SceneEvent) => `the ${operation} ${ofStay(stay)}`;
/** A system may have its own limit. */
const MANY_NIGHTS = 14;
const ofManyNights = ({ stay: { numberOfNights } }: SceneEvent) =>
  numberOfNights > MANY_NIGHTS ? `, a stay of ${numberOfNights} nights,` : '';

const isHeard = ({ reports }: SceneEvent) => reports.some((call) => isAccepted(call) || isRefused(call));

const isTrouble = ({ reply, received }: Exchange) =>
  reply === null || reply.status >= 500 || [408, 425, 429].includes(reply.status) || received?.lost === true;

/** Whether a report may be missing: the client knows of no acceptance of an earlier event, or stopped at a refusal. */
function isHeldBack({ events, reports }: Matching, event: SceneEvent): boolean {
  const before = events.slice(0, events.indexOf(event));
  const last = reports.at(-1);
  if (last?.event && isRefused(last.call) && before.includes(last.event)) return true;
  const earlier = before.filter(({ stay }) => stay === event.stay);
  return earlier.some(({ reports }) => !reports.some((call) => isAccepted(call) && isDelivered(call)));
}

const firstRefused = ({ reports }: SceneEvent) => reports.findIndex(({ reply }) => reply?.status === 401);

/** The call whose trouble lost an event: the event's report, or the token request needed for the next try. */
function troubleOf({ events }: Matching, event: SceneEvent, calls: readonly Exchange[]): Exchange | undefined {
  const last = event.reports.at(-1);
  if (last && isTrouble(last)) return last;
  const refused = event.reports[firstRefused(event)];
  if (last && !refused) return undefined;
  const earlier = events.slice(0, events.indexOf(event)).map(({ reports: [first] }) => first?.seq ?? 0);
  const from = refused?.seq ?? Math.max(0, ...earlier);
  const asked = calls.filter((call) => call.seq > from && isTokenRequest(call));
  // A client whose credentials are refused would get no token from a working issuer either.
  if (asked.some(({ reply }) => reply?.status === 401) && !asked.some(isAccepted)) return undefined;
  return asked.findLast(isTrouble);
}

/** Whether no report after the first refusal came with a token that the client did not know to be refused. */
function isLeftRefused(event: SceneEvent, calls: readonly Exchange[]): boolean {
  const [first, ...later] = event.reports.slice(firstRefused(event));
  if (first?.reply?.status !== 401) return false;
  const isKnown = (call: Exchange) =>
    calls.some((each) => each.reply?.status === 401 && tokenOf(each) === tokenOf(call) && cameAfter(call, each));
  return later.every((call) => tokenOf(call) === tokenOf(first) || isKnown(call));
}

/** No client gives up waiting for a reply so soon: a second report was sent beside the first, not instead of it. */
const SOONEST_RETRY_MS = 500;

/** A report that came after the client knew the event was accepted, or together with the one that was. */
function broughtAgain({ reports }: SceneEvent): Exchange | undefined {
  const first = reports.find((call) => isAccepted(call) && isDelivered(call));
  if (!first) return undefined;
  const isTwice = (call: Exchange) => first.durationMs < SOONEST_RETRY_MS || cameAfter(call, first);
  return reports.find((call) => isAccepted(call) && call.seq > first.seq && isTwice(call));
}

/** Events without a received report or an excuse, with the service's trouble that explains it, if any. */
function missingIn(played: PlayedScene) {
  const matching = matchingOf(played);
  const missing = matching.events.filter((event) => !isHeard(event) && !isHeldBack(matching, event));
  return missing.map((event) => ({ event, trouble: troubleOf(matching, event, played.calls) }));
}

/** How a sandbox refused an event or its token, which leaves open what the client can report; else `undefined`. */
function refusalOf({ reports }: SceneEvent, calls: readonly Exchange[], { target }: RunContext): Exchange | undefined {
  if (target.embedded || reports.some(isAccepted)) return undefined;
  const last = reports.at(-1) ?? calls.findLast(isTokenRequest);
  return last && !isAccepted(last) ? last : undefined;
}

/** How much of a refusal is quoted in a sentence. */
const LONGEST_WORDS = 300;

function refusedThere(event: SceneEvent, call: Exchange): FindingError {
  const { operation } = call.request;
  const asked = isTokenRequest(call) ? `the ${operation} request that ${inWords(event)} needed` : inWords(event);
  const words = call.reply?.body.text?.replace(/\s+/g, ' ').trim();
  const explanation = words ? `: ${cut(words, LONGEST_WORDS)}` : '';
  return notJudged('undecided', `the sandbox did not accept ${asked} (${replyLine(call)})${explanation}`, call);
}

/** A call that may explain why a report is missing, and the end of a sentence about it. */
function whatCameInstead(played: PlayedScene, run: RunContext): readonly [words: string, call?: Exchange] {
  const [stray] = straysIn(played, run);
  if (stray) return [`; call ${stray[0].id} is ${strayWords(stray[1])}`, stray[0]];
  const said = (call: Exchange) => {
    if (isProbe(call))
      return call.request.method === 'GET' && !call.received?.astray ? 'is a GET without a body' : null;
    if (call.received?.aborted) return 'ended before its body was complete';
    if (call.received?.astray) return "went to no operation's address";
    return isOfEarlierRun(call, played, run) ? 'is about a stay that no scene of this run has' : null;
  };
  for (const call of [...(played.besides ?? []), ...played.calls]) {
    const what = isReport(call) || isProbe(call) ? said(call) : null;
    if (what) return [`; call ${call.id} ${what}`, call];
  }
  const [refused] = played.play.refused?.filter(({ why }) => why !== 'between-scenes') ?? [];
  return [refused ? `; ${refusalPhrase(refused)}` : ''];
}

const hasFailed = ({ play }: PlayedScene) => play.end === 'failed';

/** Whether the client failed and sent nothing after one of these calls was answered. */
export const hasFailedAfter = (played: PlayedScene, calls: readonly Exchange[]) =>
  hasFailed(played) && calls.some((call) => call === played.calls.at(-1));

/** Whether no later event of the scene was reported. */
function isBehindAll(event: SceneEvent, played: PlayedScene): boolean {
  const { events } = matchingOf(played);
  return events.slice(events.indexOf(event)).every(({ reports }) => reports.length === 0);
}

const moreReports = (count: number) => `${count} more report${count === 1 ? '' : 's'}`;
const andMore = ({ length }: readonly unknown[]) => (length === 0 ? '' : ` and ${moreReports(length)}`);
const soWereMore = ({ length }: readonly unknown[]) =>
  length === 0 ? '' : `, and so ${length === 1 ? 'was' : 'were'} ${moreReports(length)}`;

/** The finding that something is missing because the client failed. */
export const neverCame = (played: PlayedScene, what: string) =>
  clientFailed(played, `, and so ${what}`, ', and so reports never came');

const TWICE = 'accepted and reported again';

/** Each event is reported once. Events lost to the service's own trouble are another rule's matter. */
export const reportsEachEvent: SceneRule = (played, run) => {
  const found = (what: string, cause: string, calls: readonly Exchange[], because?: Exchange) =>
    broken(`Scene ${played.scene.name}: ${what}`, calls, {
      ...forWantOfToken(played),
      cause,
      ...(because ? { because } : {}),
    });
  const refusals = matchingOf(played).events.map((event) => ({ event, by: refusalOf(event, played.calls, run) }));
  const missing = missingIn(played)
    .filter(({ event, trouble }) => !trouble && !refusals.some((each) => each.by && each.event === event))
    .map(({ event }) => event);
  const refused = missing.find((event) => isLeftRefused(event, played.calls));
  if (refused) {
    const { reports } = refused;
    if (hasFailedAfter(played, reports)) throw neverCame(played, `${inWords(refused)} did not come with a new token`);
    const what = 'refused for its token and not sent with a new one';
    // A foreign token, or none, has its own rule, and is why the report was refused.
    const since = reports.slice(firstRefused(refused));
    const isUnknown = since.every((call) => tokenOf(call) === null);
    throw found(
      `${inWords(refused)} was ${what}${alsoFailed(played)}`,
      `a report was ${what}`,
      reports,
      isUnknown ? since[0] : undefined,
    );
  }
  const [unsent, ...others] = missing.filter(({ reports }) => reports.length === 0);
  if (unsent) {
    const [instead, because] = whatCameInstead(played, run);
    if (isBehindAll(unsent, played) && hasFailed(played))
      throw neverCame(played, `${inWords(unsent)}${andMore(others)} never came${instead}`);
    // No call shows what is missing; the operator's page shows it when the scene is over.
    const what = `was left out${soWereMore(others)}${instead}${alsoFailed(played)}`;
    throw found(
      `${inWords(unsent)}${ofManyNights(unsent)} ${what}`,
      `the ${unsent.operation} was left out`,
      [],
      because,
    );
  }
  for (const event of matchingOf(played).events) {
    const again = broughtAgain(event);
    if (again) throw found(`${inWords(event)} was ${TWICE}`, `a report was ${TWICE}`, [again]);
  }
  for (const { event, by } of refusals) if (by) throw refusedThere(event, by);
  return null;
};

/** An event is reported again until the service recovers and accepts it, if the scene gets that far. */
export const outlastsTrouble: SceneRule = (played, run) => {
  // If the suite or a person ended the scene, the client may not have given up.
  if (played.play.end !== 'done' && played.play.end !== 'failed') return null;
  const [lost, ...others] = played.scene.allReported ? missingIn(played).filter(({ trouble }) => trouble) : [];
  if (!lost?.trouble) return null;
  const { event, trouble } = lost;
  const refused = refusalOf(event, played.calls, run);
  if (refused) throw refusedThere(event, refused);
  const met = trouble.received?.lost ? 'a reply that was lost' : replyLine(trouble);
  if (hasFailedAfter(played, [trouble])) {
    const what = `${inWords(event)}${andMore(others)} did not come again: the client failed`;
    return [`${what} (${played.play.remark}) after ${met}`, trouble];
  }
  const what = `${inWords(event)} was given up when the service was in trouble, after ${met}`;
  return [`${what}${soWereMore(others)}${alsoFailed(played)}`, trouble];
};

/** The reports of each stay come in the scene's order. */
export const keepsOrder: SceneRule = (played) => {
  const { events, reports } = matchingOf(played);
  const latest = new Map<SceneStay, { readonly event: SceneEvent; readonly call: Exchange }>();
  for (const { call, event, isNamed } of reports.filter(({ call: each }) => isAccepted(each))) {
    if (!event || !isNamed) continue;
    const before = latest.get(event.stay);
    if (before && events.indexOf(before.event) > events.indexOf(event))
      return [`${inWords(event)} came after its ${before.event.operation}`, call, before.call];
    latest.set(event.stay, { event, call });
  }
  return null;
};

/** The reports of an event, a group for each time that it was reported: a retry joins what it repeats. */
function timesReported({ reports }: SceneEvent, { of }: Matching): Exchange[][] {
  const times: Exchange[][] = [];
  for (const call of reports.filter((each) => of.get(each)?.isNamed)) {
    const isOver = times.at(-1)?.some((each) => isAccepted(each) && isDelivered(each) && cameAfter(call, each)) ?? true;
    if (isOver) times.push([call]);
    else times.at(-1)?.push(call);
  }
  return times;
}

/** Check-outs that name the wrong stay, each with the stay whose turn it is: one ends twice, and another never. */
export const misnamedIn = onceOf((matching: Matching): ReadonlyMap<Exchange, SceneStay> => {
  const departures = matching.events.filter(({ operation }) => operation === 'check-out');
  const missing = new Set(departures.filter(({ reports }) => reports.length === 0));
  const found = new Map<Exchange, SceneStay>();
  for (const event of missing.size > 0 ? departures : []) {
    const times = timesReported(event, matching);
    const others = [...missing].slice(0, Math.max(0, times.length - 1));
    const meant = departures.filter((each) => each === event || others.includes(each));
    for (const [at, { stay }] of meant.entries())
      if (stay !== event.stay) for (const call of times[at] ?? []) found.set(call, stay);
    for (const other of others) missing.delete(other);
  }
  return found;
});

const scenesOfStays = onceOf((context: RunContext): ReadonlyMap<SceneStay, string> => {
  const all = allScenes.map((scene) => ({ name: scene.name, stays: sceneFile(context, scene)?.stays ?? [] }));
  return new Map(all.flatMap(({ name, stays }) => stays.map((stay) => [stay, name] as const)));
});

/** All stays of a run, in all scenes. */
export const staysOf = onceOf((context: RunContext): readonly SceneStay[] => [...scenesOfStays(context).keys()]);

/** The reports in a scene about a stay of another scene, by that scene's name: they belong to no event. */
export function straysIn(played: Parameters<typeof matchingOf>[0], run: RunContext): ReadonlyMap<Exchange, string> {
  const found = matchingOf(played).reports.flatMap(({ call, stay }) => {
    const other = stay === null ? stayNamed(call, staysOf(run)) : null;
    return other ? [[call, scenesOfStays(run).get(other) as string] as const] : [];
  });
  return new Map(found);
}

/** Whether a report of another scene is a late one: an event of that scene, which the client believes not accepted. */
function isLate(call: Exchange, asked: PlayedScene | undefined): boolean {
  if (!asked) return true;
  const stay = stayNamed(call, asked.file.stays);
  const event = matchingOf(asked).events.find(
    (each) => each.stay === stay && each.operation === call.request.operation,
  );
  return event !== undefined && !event.reports.some((each) => isAccepted(each) && isDelivered(each));
}

/** Nothing is reported that did not happen. A late report may be about a stay of an earlier scene. */
export const reportsNothingElse: TestBody = async ({ scenes, run }) => {
  const stories = await storiesOf(scenes);
  const all = stories.flatMap((played) => matchingOf(played).reports.map((each) => ({ ...each, played })));
  if (all.length === 0) throw notJudged('undecided', 'no report was received');
  const byName = new Map(stories.map((each) => [each.scene.name, each]));
  const strays = new Map(stories.flatMap((each) => [...straysIn(each, run)]));
  const judged = all.map(({ call, event, stay, played }) => {
    const asked = strays.get(call);
    // Nobody knows what a body means that is no JSON object; it has its own rule.
    const isUnread = ofObject(call, run, played, call) !== null;
    if (event || isUnread || (asked && isLate(call, byName.get(asked)))) return { call, what: null };
    const whose = stay ? ofStay(stay) : `of a stay ${asked ? `of the scene ${asked}` : 'that is not in the scene'}`;
    return { call, what: `it is a ${call.request.operation} ${whose}, which was not asked for` };
  });
  throwBroken(judged);
};
