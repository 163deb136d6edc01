/** How the client asks for tokens (section 5), and uses them. */
import { type Exchange, headerValues, isAccepted } from '../../contract/evidence.ts';
import { whyNoObject } from '../../contract/unreadable.ts';
import { cut } from '../../contract/visible.ts';
import { notJudged } from '../../judgement/finding.ts';
import { atItsAddress, broken, type CallRule } from './calls.ts';
import { hasFailedAfter, neverCame, straysIn } from './events.ts';
import { matchingOf } from './matching.ts';
import { bodyOf, cameAfter, formOf, isReport, issuedIn, isTokenRequest, sentAt, textOf, tokenOf } from './reading.ts';
import { clientFailed, type SceneRule } from './scenes.ts';
import { alsoFailed, clockNote } from './words.ts';

const SECRET = /^<client_secret:[0-9a-f]{8}[^>]*>$/;
const ANOTHER =
  'client_secret is not the one of this run: does your client use that one, without a line break behind it, and escape characters such as + & % " in it?';
const BASIC = /^basic +<client_secret:/i;
const LONGEST_NAMES = 120;
const MOST_ASKED = 10;
const MOST_DENIED = 5;

/** The client's id in the URL: credentials belong in the body (RFC 6749 §2.3.1). The secret has its own rule. */
function idInUrl({ request: { url } }: Exchange): string | null {
  const names = [...new URL(url, 'http://client.invalid').searchParams.keys()];
  const isOnlyId = names.includes('client_id') && !names.includes('client_secret');
  return isOnlyId ? 'client_id is in the URL; wanted only in the body' : null;
}

/** POST to the path of its operation, in a media type. */
const postedAs =
  (wanted: string): CallRule =>
  (call, ...others) => {
    const [type = 'none'] = headerValues(call.request.headers, 'content-type');
    const isWanted = type.toLowerCase().split(';', 1)[0]?.trimEnd() === wanted;
    const wrong = isWanted ? idInUrl(call) : `the Content-Type is ${type}; wanted ${wanted}`;
    return atItsAddress(call, ...others) ?? wrong;
  };

/** To the issuer's path (section 5.2). */
export const asForm = postedAs('application/x-www-form-urlencoded');

/** What a token request lacks, with what it has: often the same by another name. */
function lacks(name: string, names: Iterable<string>): string {
  const other = [...new Set(names)].join(', ');
  return `there is no ${name}${other ? `; there is ${cut(other, LONGEST_NAMES)}` : ', and nothing else in the body'}`;
}

/** `grant_type=client_credentials` (section 5.2). */
export const withGrantType: CallRule = (call) => {
  const form = formOf(call);
  const types = form.getAll('grant_type');
  if (types.length === 0) return lacks('grant_type', form.keys());
  return types.includes('client_credentials') ? null : `grant_type is ${types[0]}; wanted client_credentials`;
};

const isBasic = ({ request: { headers } }: Exchange) =>
  headerValues(headers, 'authorization').some((value) => /^basic\b/i.test(value));

/** The run's client ID and secret, in the form or by HTTP Basic (section 5.2, RFC 6749 §2.3.1). */
export const withCredentials: CallRule = (call, { clientId }) => {
  const [authorization = ''] = headerValues(call.request.headers, 'authorization');
  const form = formOf(call);
  if (BASIC.test(authorization)) return null;
  const id = form.get('client_id');
  if (isBasic(call) && !form.has('client_secret'))
    return 'HTTP Basic holds another client ID or secret than those of this run; wanted the ID, a colon, and the secret';
  if (id === null) return lacks('client_id', form.keys());
  if (id !== clientId) return `client_id is ${id}; wanted ${clientId}`;
  const secret = form.get('client_secret');
  if (!secret) return form.has('client_secret') ? 'client_secret is empty' : lacks('client_secret', form.keys());
  return SECRET.test(secret) ? null : ANOTHER;
};

/** One method only: not in both HTTP Basic and the body (RFC 6749 §2.3). */
export const byOneMethod: CallRule = (call) => {
  const inBody = formOf(call).has('client_secret') || Object.hasOwn(bodyOf(call) ?? {}, 'client_secret');
  return isBasic(call) && inBody ? 'the credentials are both in the Authorization field and in the body' : null;
};

/** Only reports carry a token (section 5.4). */
export const withoutToken: CallRule = (call) =>
  headerValues(call.request.headers, 'authorization').some((value) => /^bearer\b/i.test(value))
    ? 'it carries an access token: a server that looks at every Authorization field refuses it once that token has expired'
    : null;

/** Form-encoded in HTTP Basic (RFC 6749 §2.3.1). */
export const encodedInBasic: CallRule = (call) =>
  headerValues(call.request.headers, 'authorization').some((value) => value.includes(' basic-unencoded>'))
    ? 'the credentials in HTTP Basic are not percent-encoded: a server that decodes them as a form gets another secret'
    : null;

/** No repeated parameter (RFC 6749 §3.2). */
export const withoutRepeatedParameter: CallRule = (call) => {
  const names = [...formOf(call).keys()];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? null : `the parameter ${twice} is given more than once`;
};

/** To /auth/token, both credentials as strings (section 5.3). */
export const asJson: CallRule = (call, context, ...others) => {
  const wrong = postedAs('application/json')(call, context, ...others);
  if (wrong) return wrong;
  const members = bodyOf(call);
  if (!members) return `the body is not a JSON object${whyNoObject(textOf(call))}`;
  for (const name of ['client_id', 'client_secret'])
    if (!Object.hasOwn(members, name)) return lacks(name, Object.keys(members));
  if (members['client_id'] !== context.clientId) return 'client_id is not the one of this run';
  return SECRET.test(String(members['client_secret'])) ? null : ANOTHER;
};

/** No report after a token request was refused; before that, a client may try a token it still has. */
export const sendsNoReport: SceneRule = ({ calls }) => {
  const refused = calls.find((call) => isTokenRequest(call) && !isAccepted(call));
  const reports = calls.filter((call) => isReport(call) && refused !== undefined && call.seq > refused.seq);
  return reports.length > 0 ? ['a report came although every token was refused', ...reports] : null;
};

export const asksFewTimes: SceneRule = ({ calls }) => {
  const asked = calls.filter(isTokenRequest);
  if (asked.length <= MOST_ASKED) return null;
  return [`the issuer was asked ${asked.length} times, although it refuses; wanted ${MOST_ASKED} at most`, ...asked];
};

const isDenied = (call: Exchange) => isReport(call) && call.reply?.status === 401;

/**
 * A report with a token that was refused before a report with a newer one was accepted: who sends it did not keep the
 * new one. What was under way meanwhile may carry the old one.
 */
function staleAfterRefusal(calls: readonly Exchange[]): Exchange | undefined {
  const reports = calls.filter((call) => isReport(call) && tokenOf(call) !== null);
  return reports.find((call) => {
    const refused = reports.find((each) => isDenied(each) && tokenOf(each) === tokenOf(call));
    const isNewer = (each: Exchange) => refused && each.seq > refused.seq && tokenOf(each) !== tokenOf(refused);
    return reports.some((each) => isNewer(each) && isAccepted(each) && cameAfter(call, each));
  });
}

/** After a token is refused another is fetched, a report is accepted with it, and so are later ones. */
export const authenticatesAgain: SceneRule = (played) => {
  const { calls } = played;
  const refused = calls.find(isDenied);
  if (!refused) return null;
  if (hasFailedAfter(played, [refused])) throw neverCame(played, 'no new token was asked for');
  if (!calls.some((call) => isTokenRequest(call) && call.seq > refused.seq))
    return [`no new token was asked for after 401${alsoFailed(played)}`, refused];
  const accepted = calls.some((call) => call.seq > refused.seq && isReport(call) && isAccepted(call));
  if (!accepted) return [`no report was accepted after 401${alsoFailed(played)}`, refused];
  const stale = staleAfterRefusal(calls);
  return stale ? ['a token that had been refused was sent again after a new one was accepted', stale, refused] : null;
};

/** Only a few reports are refused for their token; leftover reports of earlier scenes do not count. */
export const endsRefusals: SceneRule = (played, run) => {
  const strays = straysIn(played, run);
  const refused = played.calls.filter((call) => isDenied(call) && !strays.has(call));
  if (refused.length <= MOST_DENIED) return null;
  return [`${refused.length} reports were refused with 401; wanted ${MOST_DENIED} at most`, ...refused];
};

/** No report with an expired token. @param from index of the first token looked at, from 0 */
export const replacesInTime =
  (from: number, to: number): SceneRule =>
  ({ calls, play }) => {
    const tokens = issuedIn(calls);
    for (const { tag, by, seconds } of tokens.slice(from, to)) {
      const late = calls.find(
        (call) => isReport(call) && tokenOf(call) === tag && sentAt(call) >= sentAt(by) + seconds * 1000,
      );
      const what = `a token of ${seconds} seconds was used when it had expired${clockNote(play)}`;
      if (late) return [what, late, by];
    }
    return null;
  };

/** A newly issued token is used for more than one report; those refused for a token of before do not count. */
export const usesTokenAgain: SceneRule = (played) => {
  const { calls } = played;
  const came = calls.filter((call) => isReport(call) && !isDenied(call)).length;
  // What was held back after a refused report would have shared its token.
  const heldBack = matchingOf(played).events.filter(({ reports }) => reports.length === 0).length;
  const tokens = issuedIn(calls);
  return came > 1 && tokens.length >= came + heldBack
    ? [`${tokens.length} tokens were asked for, for ${came} reports`, ...tokens.slice(1).map(({ by }) => by)]
    : null;
};

/** Concurrent reports whose token is over share one token request. */
export const refreshesOnce: SceneRule = ({ calls }) => {
  const tokens = issuedIn(calls);
  return tokens.length > 2
    ? [`${tokens.length - 1} tokens were asked for when one had to be replaced`, ...tokens.slice(2).map(({ by }) => by)]
    : null;
};

/** Every report is accepted although the token reply has members the client does not know. */
export const worksWithMoreMembers: SceneRule = (played) => {
  const { calls, play } = played;
  const isUsed = calls.some((call) => isReport(call) && tokenOf(call) !== null);
  if (!isUsed && issuedIn(calls).length === 0)
    throw notJudged('undecided', 'no token was issued to the client, so it received no unknown members');
  if (isUsed && play.end === 'failed') throw clientFailed(played);
  if (isUsed) return null;
  const what = 'no report came with the token of a reply that has unknown members';
  // What came as its token tells more.
  const another = issuedIn(calls).length > 0 ? calls.find(isReport) : undefined;
  if (another) throw broken(`Scene ${played.scene.name}: ${what}`, [], { because: another });
  return [`${what}${alsoFailed(played)}`, ...calls.slice(-1)];
};
