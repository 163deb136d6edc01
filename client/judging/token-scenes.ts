/** Rules about single scenes: how the client asks for tokens and uses them. */
import { isAccepted } from '../../contract/evidence.ts';
import { notJudged } from '../../judgement/finding.ts';
import { isReport, issuedIn, isTokenRequest, sentAt, tokenOf } from './reading.ts';
import type { SceneRule } from './scenes.ts';
import { clockNote } from './words.ts';

/** Before it has been refused a token a client may try one that it still has. */
export const sendsNoReport: SceneRule = ({ calls }) => {
  const refused = calls.find((call) => isTokenRequest(call) && !isAccepted(call));
  const reports = calls.filter((call) => isReport(call) && refused !== undefined && call.seq > refused.seq);
  return reports.length > 0 ? { what: 'a report came although every token was refused', calls: reports } : null;
};

const MOST_REFUSED_REQUESTS = 10;

export const asksFewTimes: SceneRule = ({ calls }) => {
  const asked = calls.filter(isTokenRequest);
  return asked.length > MOST_REFUSED_REQUESTS
    ? {
        what: `the issuer was asked ${asked.length} times, although it refuses; wanted ${MOST_REFUSED_REQUESTS} at most`,
        calls: asked,
      }
    : null;
};

/** After a token is refused another is fetched, and a report is accepted with it. */
export const authenticatesAgain: SceneRule = ({ calls }) => {
  const refused = calls.find((call) => isReport(call) && call.reply?.status === 401);
  if (!refused) return null;
  const token = issuedIn(calls).find(({ by }) => by.seq > refused.seq);
  if (!token) return { what: 'no new token was asked for after 401', calls: [refused] };
  const accepted = calls.some((call) => call.seq > refused.seq && isReport(call) && isAccepted(call));
  return accepted ? null : { what: 'no report was accepted after 401', calls: [refused] };
};

const MOST_REFUSALS = 5;

export const endsRefusals: SceneRule = ({ calls }) => {
  const refused = calls.filter((call) => isReport(call) && call.reply?.status === 401);
  return refused.length > MOST_REFUSALS
    ? { what: `${refused.length} reports were refused with 401; wanted ${MOST_REFUSALS} at most`, calls: refused }
    : null;
};

/** No report is sent with a token that has expired. @param from the number of the first token that is looked at, from 0 */
export const replacesInTime =
  (from: number, to: number): SceneRule =>
  ({ calls, play }) => {
    const tokens = issuedIn(calls);
    for (const { tag, by, seconds } of tokens.slice(from, to)) {
      const late = calls.find(
        (call) => isReport(call) && tokenOf(call) === tag && sentAt(call) >= sentAt(by) + seconds * 1000,
      );
      const what = `a token of ${seconds} seconds was used when it had expired${clockNote(play)}`;
      if (late) return { what, calls: [late, by] };
    }
    return null;
  };

/** A token that was just issued is used for more than one report. */
export const usesTokenAgain: SceneRule = ({ calls }) => {
  const reports = calls.filter(isReport).length;
  const tokens = issuedIn(calls);
  return reports > 1 && tokens.length >= reports
    ? {
        what: `${tokens.length} tokens were asked for, for ${reports} reports`,
        calls: tokens.slice(1).map(({ by }) => by),
      }
    : null;
};

/** Those who wait for a token share the request for it. */
export const refreshesOnce: SceneRule = ({ calls }) => {
  const tokens = issuedIn(calls);
  return tokens.length > 2
    ? {
        what: `${tokens.length - 1} tokens were asked for when one had expired`,
        calls: tokens.slice(2).map(({ by }) => by),
      }
    : null;
};

/** Every report is accepted although the token reply says more than the client knows. */
export const worksWithMoreMembers: SceneRule = ({ calls, play }) => {
  const tokens = issuedIn(calls);
  const isKept = calls.some((call) => isReport(call) && tokenOf(call) !== null);
  if (tokens.length === 0 && !isKept)
    throw notJudged('undecided', 'no token was issued to the client, so it met no unknown members');
  const heardOf = calls.filter((call) => isReport(call) && tokenOf(call) !== null);
  if (heardOf.length > 0 && play.end !== 'failed') return null;
  return { what: 'no report came with the token of a reply that has unknown members', calls: calls.slice(-1) };
};
