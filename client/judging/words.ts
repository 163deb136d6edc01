/** Words about how a scene was played: a clock that ran ahead, calls refused unread, and a client that never called. */
import type { PlayedScene } from '../../cases/sequence.ts';
import { isLoopback } from '../../contract/address.ts';
import { type Exchange, isAccepted, replyLine } from '../../contract/evidence.ts';
import { groupedBy } from '../../contract/grouped.ts';
import type { Play, PlayEnd, Refusal, RefusedCalls } from '../../contract/scene.ts';
import { issuersIn, tokenOf } from './reading.ts';

/** The beginning of sentences about what a recording lacks. */
export const THE_HAR = 'the HAR holds';

/** What happens with a library that uses the machine's clock, and how to fix that. */
export function clockHint(aheadMs: number): string {
  const seconds = Math.round(aheadMs / 1000).toLocaleString('en-US');
  return (
    `by the clock file (LODGING_CLOCK_FILE) the run's clock is ${seconds} s ahead of the machine's, and a library that takes ` +
    'the time from the machine does not see that: give it the time of the run, or ignore the file and wait in real time'
  );
}

/** The same as a possible reason, at the end of a sentence about a scene. @param leastMs less explains nothing */
export const clockNote = ({ clockAheadMs = 0 }: Play, leastMs = 1): string =>
  clockAheadMs >= leastMs ? ` (one possible reason: ${clockHint(clockAheadMs)})` : '';

/** For each refusal: status, seconds until a retry (`null`: never), what was refused, and why. */
export const REFUSALS: Readonly<Record<Refusal, readonly [number, number | null, what: string, why: string]>> = {
  body: [413, null, 'call', 'a body longer than 256 kB'],
  head: [431, null, 'call', 'header fields longer than 32 kB, or more of them than are recorded'],
  slow: [408, null, 'call', 'a handshake, header fields or a body that did not come in time'],
  connections: [503, 1, 'connection', 'more than 256 connections at the same time, or 192 from one address'],
  rate: [429, 1, 'call', 'more than 200 calls within a second'],
  calls: [503, null, 'call', 'more calls than a run records'],
  target: [400, null, 'call', 'an address that is not a path'],
  'not-http': [400, null, 'connection', 'data that was not HTTP/1.1'],
  'between-scenes': [503, 1, 'call', 'no scene being played'],
};

/** What is said of callers who use TLS where it was not announced, or the reverse. */
export const OTHER_SCHEME = { tls: 'a TLS handshake', plain: 'plain HTTP' } as const;

/** `3 calls were refused for a body longer than 256 kB` */
export function refusalPhrase({ why, calls, said }: RefusedCalls): string {
  const [, , what, reason] = REFUSALS[why];
  const first = said ? ` (${calls === 1 ? '' : 'the first: '}${said})` : '';
  return `${calls.toLocaleString('en-US')} ${what}${calls === 1 ? ' was' : 's were'} refused for ${reason}${first}`;
}

/** A call in words. @param name of its operation, unless it went to no operation's address */
export const callName = ({ request, received }: Exchange, name: string): string =>
  received?.astray ? `${request.method} to an unknown address` : name;

/** How a call was answered, in words. @param all calls of its try, in which its token may have been issued */
export function answerWords(call: Exchange, all: readonly Exchange[]): string {
  if (call.received?.lost) return 'the reply was lost';
  if (isAccepted(call)) return 'accepted';
  const tag = tokenOf(call);
  const isOld = call.reply?.status === 401 && tag !== null && !issuersIn(all).has(tag);
  return `answered with ${replyLine(call)}${isOld ? OF_EARLIER_SCENE : ''}`;
}
const OF_EARLIER_SCENE = ': its token is from an earlier scene, or try; your system has to get a new one in each';

/** Words for a report about a stay of another scene. */
export const strayWords = (scene: string): string =>
  `about a guest of the scene ${scene}, so it counts for no step of this one`;

/** How a scene ended, in words. */
export const PLAY_ENDS: Readonly<Record<PlayEnd, string>> = {
  done: 'played',
  failed: 'ended by a failure of the client',
  'unknown-scene': 'not known to the client',
  'too-long': 'stopped because it took too long',
  skipped: 'skipped',
  interrupted: 'interrupted',
};

/** `played`, or how it ended and why, if known: `skipped`, `stopped because it took too long: longer than 65 s`. */
export const howPlayed = ({ end, remark }: Pick<Play, 'end' | 'remark'>): string =>
  `${PLAY_ENDS[end]}${remark ? `: ${remark}` : ''}`;

/** Words for a scene in which the client failed, and after which reply. */
export function failureIn({ play, calls }: PlayedScene): string {
  const last = calls.at(-1);
  const met = last?.received?.lost
    ? `the reply to call ${last.id} was lost`
    : last && `call ${last.id} was answered with ${replyLine(last)}`;
  return `the client failed (${play.remark})${met ? ` after ${met}` : ''}`;
}

/** The same at the end of a sentence about something that may be unrelated; empty if the client did not fail. */
export const alsoFailed = (played: PlayedScene): string =>
  played.play.end === 'failed' ? `; ${failureIn(played)}` : '';

/** How many scenes were played, and how the others ended: `1 skipped`. */
export function countedPlays(plays: readonly Pick<Play, 'end'>[]) {
  const isPlayed = ({ end }: Pick<Play, 'end'>) => end === 'done' || end === 'failed';
  const others = groupedBy(
    plays.filter((play) => !isPlayed(play)),
    ({ end }) => end,
  );
  return {
    played: plays.filter(isPlayed).length,
    others: [...others].map(([end, { length }]) => `${length} ${PLAY_ENDS[end]}`),
  };
}

/** Ends of a scene in which a working client must have called. */
const MUST_CALL: readonly PlayEnd[] = ['done', 'failed', 'too-long'];

const wasHeard = ({ play: { calls, refused = [] } }: Pick<PlayedScene, 'play'>) =>
  calls > 0 || refused.some(({ why }) => why !== 'not-http');

/** Whether a client knows none of its scenes and has not called: then it is probably not the client. */
export const knowsNone = (played: readonly Pick<PlayedScene, 'play'>[]): boolean =>
  played.length > 0 && played.every((each) => each.play.end === 'unknown-scene' && !wasHeard(each));

/** What only the machine that plays a run knows. */
export interface Whereabouts {
  /** Other addresses of the provider, which are not announced. */
  readonly others?: readonly string[];
  /** The web hook's address, without a possible password. */
  readonly webhook?: string | undefined;
}

/** Whether a client only broke off TLS handshakes in a scene. */
export const hasDistrusted = (played: readonly Pick<PlayedScene, 'play'>[]): boolean =>
  played.some(({ play: { handshakes, refused } }) => !refused && (handshakes?.silent ?? 0) > 0);

function notCalled(address: string, others: readonly string[]): string {
  const asked = `The client has not called ${address}: does it read LODGING_BASE_URL (a web hook: access.baseUrl; by hand: from the page), and can it reach that address?`;
  if (others.length > 0)
    return `${asked} This machine has other addresses too (${others.join(', ')}): announce the one that your client reaches by --host ADDRESS.`;
  return isLoopback(new URL(address).hostname) ? `${asked} A client on another machine needs --https --host.` : asked;
}

/** Words for a client of which nothing could be read. @param said why, in the words of the parser */
function unreadWords(address: string, said: string | undefined): string {
  const wanted = `HTTP/1.1${address.startsWith('https:') ? ' over TLS' : ''}`;
  const isOtherScheme = said === undefined || Object.values<string>(OTHER_SCHEME).includes(said);
  return isOtherScheme
    ? `What the client sent to ${address} is not ${wanted}: does it use LODGING_BASE_URL as it is given, with its scheme?`
    : `What the client sent to ${address} could not be read as ${wanted} (RFC 9112): ${said}.`;
}

/** Why no call arrived in any scene that needs one, and what to check; `null`: one arrived, or none was due. */
export function silenceOf(
  played: readonly Pick<PlayedScene, 'scene' | 'play'>[],
  address: string,
  { others = [], webhook }: Whereabouts = {},
): string | null {
  const due = played.filter(({ scene, play }) => !scene.certificate && MUST_CALL.includes(play.end));
  if (due.length === 0 || due.some(wasHeard)) return null;
  const plays = due.map(({ play }) => play);
  const [unread] = plays.flatMap(({ refused = [] }) => refused);
  if (unread) return unreadWords(address, unread.said);
  if (hasDistrusted(due))
    return `The client does not trust certification-ca.pem (LODGING_CA_FILE; a web hook: access.caCertificate), compares only names with a certificate (then use --host localhost), or speaks neither TLS 1.2 nor 1.3: every TLS handshake with ${address} was aborted.`;
  const remark = plays.find(({ end }) => end === 'failed')?.remark;
  if (webhook && plays.some(({ end }) => end === 'done'))
    return `The web hook ${webhook} answered before ${address} was called. Its answer ends the scene, so it has to come after everything was reported, not at once (202, to play later). If it does, does the client read access.baseUrl, and can it reach that address?`;
  if (!remark) return notCalled(address, others);
  const option = remark.startsWith('the web hook') ? `--webhook${webhook ? ` ${webhook}` : ''}` : '--command';
  // 126 and 127 are the shell's: nothing was started.
  if (/^the command ended with (?!12[67]$)\d+$/.test(remark))
    return `The client ended with an error, perhaps shown above: ${remark}. ${notCalled(address, others)}`;
  return `The client cannot be started: ${remark}, and ${address} was not called. Check ${option}.`;
}
