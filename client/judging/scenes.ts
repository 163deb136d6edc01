/** Test bodies about single scenes: which events were reported, and how the client handled replies. */
import { isDeepStrictEqual } from 'node:util';
import { offsetText } from '../../cases/local-time.ts';
import type { PlayedScene } from '../../cases/sequence.ts';
import { type Exchange, headerValues, isAccepted, isOutage } from '../../contract/evidence.ts';
import type { JsonObject } from '../../contract/json.ts';
import type { RunContext } from '../../contract/run.ts';
import { type Finding, type FindingError, notJudged } from '../../judgement/finding.ts';
import type { TestBody } from '../../judgement/judge.ts';
import { harScene, isWrittenAsByGateways } from '../scenes/index.ts';
import { flatSteps, hasFollowed } from '../scenes/scene.ts';
import { broken, throwBroken } from './calls.ts';
import { moment, offsetAt } from './field-rules.ts';
import { idsIn, isRefused, matchingOf, stayOf } from './matching.ts';
import {
  bodyOf,
  cameAfter,
  contentOf,
  endedAt,
  isCrossing,
  isDelivered,
  isReport,
  issuedIn,
  isTokenRequest,
  repeatsIn,
  sentAt,
  textOf,
} from './reading.ts';
import { alsoFailed, clockNote, failureIn, refusalPhrase } from './words.ts';

/** What is wrong with how a scene was played: a sentence and the calls that show it; `null`: nothing. */
export type SceneRule = (
  played: PlayedScene,
  run: RunContext,
) => readonly [what: string, ...calls: readonly Exchange[]] | null;

/** Without a token nothing can be reported: then the refused token request is the cause. */
export function forWantOfToken({ calls }: PlayedScene): Pick<Finding, 'because'> {
  if (issuedIn(calls).length > 0) return {};
  const because = calls.findLast((call) => isTokenRequest(call) && !isAccepted(call));
  return because ? { because } : {};
}

/**
 * The finding that the client failed in a scene; the same failure in several scenes is one cause.
 * @param what the consequence, as the end of a sentence
 * @param alike the same for any scene
 */
export function clientFailed(played: PlayedScene, what = '', alike = ''): FindingError {
  const { scene, play, calls } = played;
  const refused = forWantOfToken(played);
  const why = { ...refused, cause: `the client failed (${play.remark})${alike}` };
  return broken(`Scene ${scene.name}: ${failureIn(played)}${what}`, refused.because ? [] : calls.slice(-1), why);
}

/** How much shorter a wait may be: clients measure it from different moments, with their own clocks. */
const WAIT_SLACK_MS = 2000;

/** The first report that came before its time, counted from the previous report's acceptance; `null`: none did. */
export function hasteIn(played: Pick<PlayedScene, 'calls' | 'file'>) {
  const events = [...matchingOf(played).events];
  let before: Exchange | undefined;
  let seconds = 0;
  for (const step of flatSteps(played.file.steps)) {
    if (step.do === 'wait') {
      seconds += step.seconds;
      continue;
    }
    const [call, ...more] = events.shift()?.reports ?? [];
    const waitedMs = before && call ? sentAt(call) - endedAt(before) : Number.POSITIVE_INFINITY;
    if (call && seconds > 0 && waitedMs < seconds * 1000 - WAIT_SLACK_MS) return { call, seconds, waitedMs };
    before = [call, ...more].find((each) => each && isAccepted(each));
    seconds = 0;
  }
  return null;
}

/** @throws {FindingError} if the client did not wait as the scene asks, so that passing proves nothing */
function insistOnWaits(played: PlayedScene): void {
  const haste = hasteIn(played);
  if (!haste) return;
  const { call, seconds, waitedMs } = haste;
  const came = `call ${call.id} came ${Math.max(0, waitedMs / 1000).toFixed(1)} s after the report before it was accepted`;
  throw notJudged('undecided', `${came}, where the scene has a wait of ${seconds} s`, call);
}

/** A rule holds in one scene. @param isLost also judges a client that never gave up and was stopped */
export function inScene(name: string, rule: SceneRule, isLost = false): TestBody {
  return async ({ scene, run }) => {
    const played = await scene(name, isLost);
    const [what, ...calls] = rule(played, run) ?? [];
    if (what !== undefined)
      throw broken(`Scene ${name}: ${what}`, calls, calls.length > 0 ? {} : forWantOfToken(played));
    if (isLost) await scene(name);
    insistOnWaits(played);
  };
}

/** A rule holds in a scene that cannot succeed. */
export const inLostScene = (name: string, rule: SceneRule): TestBody => inScene(name, rule, true);

/** @throws {FindingError} if a scene breaks a rule, or no scene had a call */
export function judgeScenes(all: readonly PlayedScene[], rule: SceneRule, run: RunContext): void {
  if (all.every(({ calls }) => calls.length === 0)) throw notJudged('undecided', 'no call was received');
  const found = all.flatMap((played) => {
    const [what, call] = rule(played, run) ?? [];
    return what !== undefined && call ? [{ call, what }] : [];
  });
  throwBroken(found, 'scene');
}

/** A rule holds in every played scene. */
export function inEveryScene(rule: SceneRule): TestBody {
  return async ({ scenes, run }) => judgeScenes(await scenes(), rule, run);
}

/** No call was refused before the scene's provider saw it. Calls between two scenes are not held against the client. */
export const withinLimits: TestBody = async ({ scenes }) => {
  const all = await scenes();
  if (all.every(({ scene }) => scene === harScene)) throw notJudged('not-testable', 'a recording does not show it');
  if (all.every(({ calls, play }) => calls.length === 0 && !play.refused))
    throw notJudged('undecided', 'no call was received');
  const refused = all.flatMap(({ scene, play: { refused: each = [] } }) =>
    each.filter(({ why }) => why !== 'between-scenes').map((one) => `in ${scene.name} ${refusalPhrase(one)}`),
  );
  if (refused.length === 0) return;
  const more = refused.length > 1 ? `; and there were ${refused.length - 1} more such refusals` : '';
  throw broken(`${refused[0]}${more}`, []);
};

/** No secret was in what the client's command printed. */
export const printsNoSecret: TestBody = async ({ scenes }) => {
  const heard = (await scenes()).filter(({ play }) => play.printed !== undefined);
  if (heard.length === 0) throw notJudged('not-testable', 'only the output of a command can be seen');
  const found = heard.flatMap(({ scene, play: { printed } }) => (printed ? [{ scene, printed }] : []));
  const [first] = found;
  if (!first) return;
  const { secret, stream, line } = first.printed;
  const more = found.length > 1 ? ` (and ${found.length - 1} more scene${found.length > 2 ? 's' : ''})` : '';
  throw broken(`Scene ${first.scene.name}: line ${line} of ${stream} shows the ${secret}${more}`, []);
};

const NAMED = ['folio', 'hotelConfirmationNumber', 'lodgingHotelId'] as const;

/** Reports of a stay identify it in the same way: those that share one identifier share all. */
export const namesStayAlike: SceneRule = ({ calls }) => {
  // Earlier reports by each shared name, one for each way of naming the stay.
  const known = new Map<unknown, Map<string, { call: Exchange; body: JsonObject }>>();
  for (const call of calls.filter(isReport)) {
    const body = bodyOf(call) ?? {};
    const way = JSON.stringify(NAMED.map((name) => body[name] ?? null));
    for (const name of ['folio', 'hotelConfirmationNumber'] as const) {
      if (body[name] === undefined) continue;
      // Hotels may each number their folios.
      const key = JSON.stringify([name, body[name], name === 'folio' && body['lodgingHotelId']]);
      const earlier = known.get(key) ?? new Map();
      known.set(key, earlier);
      for (const { call: before, body: reported } of earlier.values()) {
        const other = NAMED.find(
          (each) => body[each] !== undefined && reported[each] !== undefined && body[each] !== reported[each],
        );
        if (other) return [`${other} differs from that in call ${before.id}, which has the same ${name}`, call, before];
      }
      if (!earlier.has(way)) earlier.set(way, { call, body });
    }
  }
  return null;
};

export const checksOutAfterBill: SceneRule = (played) => {
  const { calls } = played;
  // After a bill that was never accepted, the client may hold back what follows.
  const bill = calls.findIndex((call) => call.request.operation === 'partial-bill' && isAccepted(call));
  const out = calls.findLastIndex(({ request }) => request.operation === 'check-out');
  if (bill < 0 || out > bill) return null;
  return [`no check-out came after the partial bill${alsoFailed(played)}`, ...calls.slice(bill, bill + 1)];
};

/** The client succeeded, and did not treat the empty body as a failure. */
export const endsWell: SceneRule = ({ play, calls }) => {
  if (play.end !== 'failed') return null;
  const last = calls.findLast(isReport);
  if (!last || !isAccepted(last))
    throw notJudged(
      'undecided',
      `the client failed (${play.remark}), and its last report was not accepted before`,
      last,
    );
  return [`the client failed after its reports were accepted (${play.remark})`, ...calls.slice(-1)];
};

const addressOf = ({ request }: Exchange) => request.url;

/** An accepted report whose reply was delivered is never sent again. Reports of two stays may have the same text. */
export const sendsAcceptedOnce: TestBody = async ({ scenes }) => {
  const all = await scenes();
  if (all.every(({ calls }) => calls.length === 0)) throw notJudged('undecided', 'no call was received');
  const reports = new Map(
    all.flatMap((played) => matchingOf(played).reports.map((report) => [report.call, { played, ...report }])),
  );
  const judged = repeatsIn([...reports.keys()], addressOf).map(([call, again]) => {
    const [one, other] = [reports.get(call), reports.get(again)];
    const isOfOne = one?.played === other?.played ? one?.event === other?.event : one?.isNamed;
    const isNamed = one?.event || idsIn(call).length > 0;
    const isAgain =
      isOfOne && isNamed && isAccepted(call) && isDelivered(call) && cameAfter(again, call) && textOf(call);
    return {
      call: again,
      what: isAgain ? `the report ${call.id}, answered with ${call.reply?.status}, was sent again` : null,
    };
  });
  throwBroken(judged);
};

/** A retry this late is a person's decision. */
const BY_HAND_MS = 300_000;

/** A refused report is not sent again unchanged. */
export const sendsRefusedOnce: SceneRule = ({ calls }) => {
  for (const [call, again] of repeatsIn(calls.filter(isReport), addressOf)) {
    const { status = 0 } = call.reply ?? {};
    if (isRefused(call) && status >= 400 && sentAt(again) - endedAt(call) < BY_HAND_MS)
      return [`the report ${call.id}, refused with ${status}, was sent again unchanged`, again, call];
  }
  return null;
};

/** After the first report fails another follows, and the client succeeds. */
export const goesOn: SceneRule = (played) => {
  if (played.play.end === 'failed') throw clientFailed(played);
  const [first, ...later] = played.calls.filter(isReport);
  if (!first) throw notJudged('undecided', 'the client sent no report, so it received no error');
  const isOther = (call: Exchange) => contentOf(call) !== contentOf(first);
  return later.some(isOther) ? null : ['no other report came after the one that failed', first];
};

const MOST_TRIES = 10;
/** Networks change measured pauses. */
const SLACK_MS = 100;
/** More tries within that time leave the service no time to recover; one immediate retry is fine. */
const HASTE = { tries: 4, ms: 500 };
/** Enough to show a tendency; each of them more than a busy machine's lag. */
const FEWEST_DROPS = 2;
const LAG_MS = 500;

const isFailure = (call: Exchange) =>
  isOutage(call.reply?.status ?? 503) || call.reply?.status === 500 || call.received?.lost === true;

/** A retry with a new token right after a 401 is not a retry of a failure. */
const isTry = (call: Exchange) => isReport(call) && !call.received?.astray && call.reply?.status !== 401;

function triesIn(calls: readonly Exchange[]): Exchange[][] {
  const open = new Map<string, Exchange[]>();
  const found: Exchange[][] = [];
  for (const call of calls.filter(isTry)) {
    const content = contentOf(call);
    const tries = open.get(content) ?? [];
    if (tries.length === 0 && !isFailure(call)) continue;
    if (tries.length === 0) found.push(tries);
    tries.push(call);
    if (isFailure(call)) open.set(content, tries);
    else open.delete(content);
  }
  return found;
}

/** Measured from the arrival of the first: a busy machine only makes it longer. */
function shortestOf(tries: readonly Exchange[]): number {
  const spans = tries.slice(HASTE.tries - 1).map((last, at) => sentAt(last) - sentAt(tries[at] as Exchange));
  return Math.min(...spans);
}

/** Compares the first with the last: random pauses may get shorter for a while. */
function growsShorter(tries: readonly Exchange[]): boolean {
  // Counted from the reply: the service's time is not a pause of the client.
  const pauses = tries.slice(1).map((call, at) => sentAt(call) - endedAt(tries[at] as Exchange));
  const drops = pauses.slice(1).map((pause, at) => (pauses[at] as number) - pause);
  return drops.every((ms) => ms > -SLACK_MS) && drops.filter((ms) => ms > LAG_MS).length >= FEWEST_DROPS;
}

/** Retries after a failure: few, not all at once, and not at ever shorter intervals. */
export const retriesWithinBounds: SceneRule = ({ calls }) => {
  for (const tries of triesIn(calls)) {
    if (tries.length > MOST_TRIES) return [`a report was tried ${tries.length} times`, ...tries];
    const ms = shortestOf(tries);
    if (ms < HASTE.ms) return [`a report was tried ${HASTE.tries} times within ${ms} ms`, ...tries];
    if (growsShorter(tries)) return ['the pauses between its tries grow shorter', ...tries];
  }
  return null;
};

/** HTTP dates have no fractions, and two clocks differ. */
const DATE_SLACK_MS = 1000;

/** Another report may have been in transit with the reply; repeating the same one means that the reply was read. */
const crossed = (later: Exchange, call: Exchange) => contentOf(later) !== contentOf(call) && isCrossing(later, call);

/** Until the moment of `Retry-After`, counted from the call's arrival, nothing more of its kind is sent. */
export const waitsAsAsked: SceneRule = ({ calls, play, scene }) => {
  for (const call of calls) {
    const [after] = headerValues(call.reply?.headers ?? [], 'retry-after');
    if (after === undefined) continue;
    const isSpan = /^\d+$/.test(after);
    const until = isSpan ? sentAt(call) + Number(after) * 1000 : Date.parse(after);
    const slack = isSpan ? SLACK_MS : DATE_SLACK_MS;
    const isOfKind = (later: Exchange) =>
      isReport(later) === isReport(call) && cameAfter(later, call) && !crossed(later, call);
    const early = calls.find((later) => later.seq > call.seq && isOfKind(later) && sentAt(later) + slack < until);
    if (early) {
      const [waited = 0, missing = 0] = [sentAt(early) - sentAt(call), until - sentAt(early)].map(Math.round);
      const kind = isReport(call) ? 'report' : 'request for a token';
      // The record has the names as they are usually written.
      const field = isWrittenAsByGateways(scene) ? `retry-after: ${after} (in lower case)` : `Retry-After: ${after}`;
      const met = `call ${call.id}, which was answered with ${field}`;
      const what = `a ${kind} came ${waited} ms after ${met}: ${missing} ms too early`;
      return [`${what}${clockNote(play, missing)}`, early, call];
    }
  }
  return null;
};

/** The order of members and white space between them do not matter (RFC 8259 §2, §4). */
function isSameReport(one: Exchange, other: Exchange): boolean {
  if (contentOf(one) === contentOf(other)) return true;
  const [body, again] = [bodyOf(one), bodyOf(other)];
  return body !== null && again !== null && isDeepStrictEqual(body, again);
}

/** After a lost reply, the next report of that stay is the same report. */
export const repeatsUnchanged: SceneRule = ({ calls }) => {
  for (const lost of calls.filter((call) => isReport(call) && call.received?.lost)) {
    const next = calls.find((call) => call.seq > lost.seq && call.request.operation === lost.request.operation);
    if (next && !isSameReport(next, lost))
      return ['the report that followed the lost reply is another one', next, lost];
  }
  return null;
};

/** A 307 redirect is followed with the report's method; a browser's OPTIONS request does not count as following. */
export const keepsMethod: SceneRule = ({ scene, calls, besides = [] }, run) => {
  const following = [...calls, ...besides].filter(
    ({ request }) => request.method !== 'OPTIONS' && hasFollowed('same-origin', scene, request, run),
  );
  if (following.length === 0) throw notJudged('not-applicable', 'the client did not follow the redirect');
  const other = following.find(({ request }) => request.method !== 'POST');
  return other ? [`the client followed the redirect by ${other.request.method}; wanted POST again`, other] : null;
};

/** The same report is not sent again while its reply is awaited. */
export const waitsForReply: SceneRule = ({ calls }) => {
  for (const [call, again] of repeatsIn(calls.filter(isReport)))
    if (sentAt(again) + SLACK_MS < endedAt(call))
      return [`the report ${call.id} was sent again before it was answered`, again, call];
  return null;
};

/** Two offsets, each right at its moment, if the stay spans a clock change. */
export const hasTwoOffsets: SceneRule = (played, run) => {
  for (const call of played.calls.filter(({ request }) => request.operation === 'check-in')) {
    const { lodgingHotelId, checkInDateTime, expectedCheckOutDateTime } = bodyOf(call) ?? {};
    const [from, to] = [moment(checkInDateTime), moment(expectedCheckOutDateTime)];
    if (!from || !to || from.offset !== to.offset) continue;
    // Another hotel's number is another rule's matter.
    const hotelId = stayOf(call, played)?.hotel.id ?? lodgingHotelId;
    const [before, after] = [from, to].map((time) => offsetAt(run, hotelId, time.valueOf()));
    if (before !== after)
      return [`both times have the offset ${offsetText(from.offset)}, although the clocks change between them`, call];
  }
  return null;
};

/** Nothing is sent over an untrusted certificate; a client that also refuses the good one proves nothing. */
export function refusesCertificate(name: string): TestBody {
  return async ({ scene, scenes }) => {
    const { scene: played, calls, play } = await scene(name);
    const { silent = 0, spoken = 0 } = play.handshakes ?? {};
    const isPlain = play.refused?.some(({ why }) => why === 'not-http') === true;
    const why = played.title.replace(/^./, (first) => first.toLowerCase());
    const summary = `Scene ${name}: the client sent data ${isPlain ? 'without TLS ' : ''}although ${why}`;
    // Handshakes are counted from then on; calls may have been in transit on other connections.
    const isLater = played.certificateAfter !== undefined;
    if (spoken > 0 || (calls.length > 0 && !isLater)) throw broken(summary, isLater ? calls.slice(1) : calls);
    if (silent === 0) throw notJudged('undecided', `Scene ${name}: the client never came`);
    const others = (await scenes(true)).filter((each) => !each.scene.certificate);
    if (others.every((each) => each.calls.length === 0))
      throw notJudged('undecided', 'the client accepted the good certificate in none of the scenes');
  };
}

/** Notes how the client ended if nothing could be reported: the only visible sign of what its operator learns. */
export function notesHowItEnds(names: readonly string[]): TestBody {
  return async ({ scenes, note }) => {
    for (const { scene, play } of await scenes())
      if (names.includes(scene.name)) note(`${scene.name}: ${play.end}${play.remark ? ` (${play.remark})` : ''}`);
  };
}
