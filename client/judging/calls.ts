/** Test bodies about the client's calls, in any scene. */
import { namedSecrets } from '../../cases/placeholder.ts';
import type { PlayedScene } from '../../cases/sequence.ts';
import { type Exchange, headerValues, type NameValue, type RecordedRequest } from '../../contract/evidence.ts';
import { factsOf, fieldsOf, requestSchema } from '../../contract/interface.ts';
import type { RunContext } from '../../contract/run.ts';
import { whyNoObject } from '../../contract/unreadable.ts';
import { cut } from '../../contract/visible.ts';
import { isTokenOperation, type OpenOperation, type TokenOperation } from '../../contract/words.ts';
import { type Finding, FindingError, notJudged } from '../../judgement/finding.ts';
import type { TestBody } from '../../judgement/judge.ts';
import { harScene } from '../scenes/index.ts';
import { isElsewhere } from '../scenes/scene.ts';
import { type offsetsUnshown, unknownMembers } from './field-rules.ts';
import {
  bodyOf,
  formOf,
  isCrossing,
  issuersIn,
  isTokenRequest,
  jsonOf,
  membersIn,
  textOf,
  tokenOf,
} from './reading.ts';
import { THE_HAR } from './words.ts';

/** What is wrong with a call, as a sentence that begins with it; `null`: nothing. @param first of all judged calls */
export type CallRule = (call: Exchange, context: RunContext, played: PlayedScene, first: Exchange) => string | null;

/** Which calls a rule covers. `all`: reports and token requests; `anything`: everything else too. */
export type CallKind = 'all' | 'anything' | 'reports' | 'tokens' | Exchange['request']['operation'];

export function isOf({ request: { operation } }: Exchange, kind: CallKind): boolean {
  if (kind === 'all' || kind === 'anything') return true;
  if (kind === 'tokens' || kind === 'reports') return isTokenOperation(operation) === (kind === 'tokens');
  return operation === kind;
}

/** The finding that something is broken. @param calls that show it @param why the cause, if known */
export function broken(
  summary: string,
  calls: readonly Exchange[],
  why: Pick<Finding, 'because' | 'cause'> = {},
): FindingError {
  const [exchange] = calls;
  return new FindingError({ kind: 'broken', summary, ...(exchange ? { exchange } : {}), exchanges: calls, ...why });
}

/** @throws {FindingError} if a call is wrong: describes the first, names all @param each what every call means */
export function throwBroken(
  judged: readonly { readonly call: Exchange; readonly what: string | null }[],
  each: 'call' | 'scene' = 'call',
): void {
  const found = judged.filter(({ what }) => what !== null);
  const [first, ...others] = found;
  if (!first) return;
  const more = others.length > 0 ? ` (and ${others.length} more ${each}${others.length > 1 ? 's' : ''})` : '';
  const calls = found.map(({ call }) => call);
  throw broken(`Call ${first.call.id}: ${first.what}${more}`, calls);
}

/** A call, and the scene in which it came. */
export interface JudgedCall {
  readonly call: Exchange;
  readonly played: PlayedScene;
}

function judgeCalls(played: readonly PlayedScene[], context: RunContext, kind: CallKind, rule: CallRule) {
  const all = played.flatMap((scene) => {
    const calls = kind === 'anything' ? [...scene.calls, ...(scene.besides ?? [])] : scene.calls;
    return calls.filter((call) => isOf(call, kind)).map((call): JudgedCall => ({ call, played: scene }));
  });
  const [first] = all;
  if (!first) throw notJudged('undecided', 'no such call was received');
  throwBroken(all.map(({ call, played: scene }) => ({ call, what: rule(call, context, scene, first.call) })));
  return all;
}

/** Every call of a kind keeps a rule; undecided without such a call, or if they kept it by chance. */
export function everyCall(kind: CallKind, rule: CallRule, unshown: typeof offsetsUnshown = () => null): TestBody {
  return async ({ scenes, run }) => {
    const missing = unshown(judgeCalls(await scenes(), run, kind, rule), run);
    if (missing !== null) throw notJudged('undecided', missing);
  };
}

/** The same, if the client uses this variant of the token exchange: one variant is enough. */
export function whereUsed(kind: TokenOperation, rule: CallRule): TestBody {
  return async ({ scenes, run }) => {
    const played = await scenes();
    const tokens = played.flatMap(({ calls }) => calls.filter((call) => isOf(call, 'tokens')));
    const isUsed = tokens.some((call) => isOf(call, kind));
    if (tokens.length > 0 && !isUsed) throw notJudged('not-applicable', `the client does not use ${kind}`);
    judgeCalls(played, run, kind, rule);
  };
}

/** Every call of an open operation keeps a rule about a field, or about date-times, that the profile shows. */
export function whereShown(operation: OpenOperation, shown: string, rule: CallRule): TestBody {
  return async ({ scenes, run }) => {
    const fields = fieldsOf(requestSchema(operation, run.profile));
    if (!fields.some(({ name, format }) => name === shown || format === shown))
      throw notJudged('not-testable', `the profile shows no ${shown} of a ${operation}`);
    judgeCalls(await scenes(), run, operation, rule);
  };
}

/** Every call of a kind keeps a rule about a member; not applicable if none has it. */
export function whereStated(kind: CallKind, member: string, rule: CallRule): TestBody {
  return async ({ scenes, run }) => {
    const judged = judgeCalls(await scenes(), run, kind, rule);
    if (!judged.some(({ call }) => Object.hasOwn(bodyOf(call) ?? {}, member)))
      throw notJudged('not-applicable', `no ${kind} has ${member}`);
  };
}

/** Uses a claimed variant (section 5.3). */
export const ofClaimedVariant: CallRule = ({ request: { operation } }, { claims }) =>
  claims.includes(operation) ? null : `it is a ${operation} request, which is not claimed`;

/** All reports carry the same `api-version`, or none (section 9). */
export const ofOneVersion: CallRule = (call, _context, _played, first) => {
  if (versionsIn(call.request.url).length > 1) return 'it has more than one api-version';
  const [own, other] = [call, first].map(({ request: { url } }) => versionsIn(url).join(', '));
  return own === other ? null : `its api-version differs from that of ${first.id}`;
};

const versionsIn = (url: string) => new URL(url).searchParams.getAll('api-version');

/** Notes members that the document does not show (section 2.1). */
export const notesUnknownMembers: TestBody = async ({ scenes, note, run }) => {
  const calls = (await scenes()).flatMap((played) => played.calls);
  const names = new Set(calls.flatMap((call) => unknownMembers(call, run)));
  if (names.size > 0) note(`members that the document does not show: ${[...names].sort().slice(0, 20).join(', ')}`);
};

/** POST to the path of its operation (section 4). */
export const atItsAddress: CallRule = (call, { profile }, { file: { basePath = '', issuerPath = '' } }) => {
  const { method, operation, url } = call.request;
  // As sent: a library takes the dots out of a path that the provider leaves in it. A fragment is no part of a request
  // (RFC 9112 §3.2), so one that is sent belongs to the path.
  const sent = url.slice(new URL(url).origin.length).replace(/\?.*$/s, '');
  const base = operation === 'token-form' ? `${basePath}${issuerPath}` : basePath;
  const nearest = `POST ${base}${factsOf(operation, profile).path}`;
  if (call.received?.astray) return `${method} ${sent} is at no operation's address; the nearest is ${nearest}`;
  return method === 'POST' ? null : `the method is ${method}; wanted ${nearest}`;
};

const LONGEST_FIELD = 80;

/** One bearer token in the `Authorization` field (section 5.4, RFC 6750 §2). */
export const withBearer: CallRule = ({ request: { headers } }) => {
  const values = headerValues(headers, 'authorization');
  if (values.length === 0) return 'there is no Authorization field';
  if (values.length > 1) return 'there are two Authorization fields';
  const [value = ''] = values;
  if (/^bearer +<[^>]+>$/i.test(value)) return null;
  if (/^bearer\s*$/i.test(value)) return 'no token follows Bearer in the Authorization field';
  if (/^<access_token:[^>]+>$/.test(value)) return 'the Authorization field holds the token without Bearer before it';
  const isWithin = value.includes('<access_token:');
  return isWithin
    ? `the Authorization field holds more than the token: ${cut(value, LONGEST_FIELD)}; wanted Bearer, a space, and the token as it was issued`
    : 'the Authorization field has no bearer token; wanted Bearer, a space, and the token as it was issued';
};

/** Not in the query or body as well (RFC 6750 §2). */
export const inOneWay: CallRule = (call) => {
  const { url, headers } = call.request;
  const inField = headerValues(headers, 'authorization').length > 0;
  const inQuery = new URL(url).searchParams.has('access_token');
  const body = bodyOf(call);
  // A member of that name is the system's own, unless it holds the token.
  const inBody = /^<access_token:/.test(body ? String(body['access_token']) : (formOf(call).get('access_token') ?? ''));
  const ways = [inField && 'the Authorization field', inQuery && 'the query', inBody && 'the body'].filter(Boolean);
  return ways.length > 1 ? `the token is in ${ways.join(' and ')}` : null;
};

/** Whether a call's token may be of the run before: until this run's first token request, or in parallel to it. */
function isOfRunBefore(call: Exchange, calls: readonly Exchange[], first: Exchange): boolean {
  const issuers = [...issuersIn(calls).values()];
  if (issuers.length === 0 || call.received?.scene !== first.received?.scene) return false;
  const isBefore = ({ seq }: Exchange) => issuers.every((by) => by.seq > seq);
  const credentials = ({ request }: Exchange) => headerValues(request.headers, 'authorization').join();
  const isKnown = () => calls.some((each) => isBefore(each) && credentials(each) === credentials(call));
  return isBefore(call) || (issuers.every((by) => isCrossing(call, by)) && isKnown());
}

/** What a recording lacks about the origin of tokens, and how to make a better one; `null`: nothing. */
function unseenIssuer(calls: readonly Exchange[], { scene }: PlayedScene): string | null {
  if (scene !== harScene || issuersIn(calls).size > 0) return null;
  return calls.some(isTokenRequest)
    ? `${THE_HAR} the text of no reply to a token call that issued one: export it with the contents of replies`
    : `${THE_HAR} no token call: begin the recording before your client asks for a token`;
}

const HOW_TOKENS_ARE_READ =
  'it has to be the whole access_token of the reply and nothing else, read by a JSON parser (\\u002B is a plus and \\/ a slash), and neither cut nor encoded again';

/** A token that this run issued earlier (section 5.1), or one kept since the run before (section 5.5). */
export const withIssuedToken: CallRule = (call, _context, played, first) => {
  const { calls } = played;
  const [value = ''] = headerValues(call.request.headers, 'authorization');
  if (!/^bearer +\S/i.test(value)) return null;
  const tag = tokenOf(call);
  const unseen = tag === null ? unseenIssuer(calls, played) : null;
  if (unseen) throw notJudged('undecided', unseen, call);
  // Another rule judges what is around it, such as quotes.
  if (tag === null && value.includes('<access_token:')) return null;
  if (tag === null && isOfRunBefore(call, calls, first)) return null;
  if (tag === null)
    return `its token was not issued in this run${issuersIn(calls).size > 0 ? `; ${HOW_TOKENS_ARE_READ}` : ''}`;
  // A client may keep a token across scenes.
  const by = issuersIn(calls).get(tag);
  return by && by.seq > call.seq ? 'its token was issued later' : null;
};

const ofType =
  (wanted: RegExp): CallRule =>
  ({ request: { headers, body } }) => {
    if (body === null || body.bytes === 0) return null;
    const values = headerValues(headers, 'content-type');
    if (values.length === 0) return 'there is no Content-Type';
    const isWanted = values.length === 1 && wanted.test(values[0] ?? '');
    return isWanted ? null : `the Content-Type is ${values.join(', ')}; wanted application/json`;
  };

/** A JSON media type that the service accepts (section 2.1). */
export const ofJson: CallRule = ofType(/^(?:application\/(?:[^\s;,/]+\+)?json|text\/json)\s*(?:;.*)?$/i);

/** `application/json` itself (section 4, rule 2); a body type that is not JSON at all is another rule's matter. */
export const ofPlainJson: CallRule = (call, ...others) =>
  ofJson(call, ...others) === null ? ofType(/^application\/json\s*(?:;.*)?$/i)(call, ...others) : null;

/** Members with a guest's name, which in a recording may equal a secret; in other runs secrets are random. */
const NAME_MEMBERS = /"guest(?:First|Last)Name"\s*:\s*"(?:[^"\\]|\\.)*"/g;

function bodyIn({ request }: Exchange, { scene }: PlayedScene): RecordedRequest['body'] {
  const { body } = request;
  if (scene !== harScene || body?.text === undefined) return body;
  return { ...body, text: body.text.replace(NAME_MEMBERS, '""') };
}

/** No report's body or query holds a secret or token of the run, nor does the URL of any other call (section 5.5). */
export const withoutStraySecrets: CallRule = (call, _context, played) => {
  const { request } = call;
  const isBeside = played.besides?.includes(call) === true;
  if (isTokenRequest(call) && !isBeside) return null;
  const [inUrl] = namedSecrets({ ...request, headers: [], body: null });
  if (inUrl) return `the URL holds the ${inUrl.secret}`;
  if (isBeside) return null;
  const [inBody] = namedSecrets({ ...request, url: '', headers: [], body: bodyIn(call, played) });
  return inBody ? `the body holds the ${inBody.secret}` : null;
};

/** Nor another service's secret; a gateway may require a key in the query, so this is only a SHOULD. */
export const withoutKeyInUrl: CallRule = (call, _context, played) => {
  if (isTokenRequest(call) && played.besides?.includes(call) !== true) return null;
  return call.request.url.includes('<unknown_secret') ? 'the URL holds what looks like a key or a token' : null;
};

/** No secret in a cookie or any header field but the one for credentials (section 5.5). */
export const withoutSecretField: CallRule = ({ request }) => {
  const holds = (field: NameValue) => namedSecrets({ ...request, url: '', headers: [field], body: null }).length > 0;
  const found = request.headers.find((field) => !/^(?:proxy-)?authorization$/i.test(field[0]) && holds(field));
  return found ? `the header field ${found[0]} holds a secret` : null;
};

/** First names are too short to be searched for. */
const UNMISTAKABLE = 5;

function lastNamesOf({ file: { stays } }: PlayedScene): string[] {
  const names = stays.map(({ guestLastName }) => guestLastName).filter(({ length }) => length >= UNMISTAKABLE);
  return names.flatMap((name) => [name, encodeURIComponent(name)]);
}

/** Nothing that identifies a guest in the query, and no name in the path (RFC 9110 §17.9). */
export const withoutGuestInUrl: CallRule = ({ request: { url } }, _context, played) => {
  const { pathname, searchParams } = new URL(url);
  const texts = [...searchParams].flat();
  const inQuery = (['guestFirstName', 'guestLastName', 'hotelConfirmationNumber', 'folio'] as const).find((name) =>
    played.file.stays.some((stay) => texts.some((text) => text.includes(stay[name]))),
  );
  const inPath = lastNamesOf(played).some((name) => pathname.includes(name)) ? 'guestLastName' : undefined;
  const shown = inQuery ?? inPath;
  return shown === undefined ? null : `its URL holds the ${shown} of a stay`;
};

/** No guest's name in a header field, which proxies and servers write down (RFC 9110 §17.7). */
export const withoutGuestInField: CallRule = ({ request: { headers } }, _context, played) => {
  const texts = lastNamesOf(played);
  const found = headers.find(([, value]) => texts.some((text) => value.includes(text)));
  return found ? `the header field ${found[0]} holds the guestLastName of a stay` : null;
};

/** No credential where a redirect led a call of one kind: to another origin. */
const atHome =
  (kind: CallKind): CallRule =>
  (call, context, { scene }) => {
    const { request } = call;
    if (!isOf(call, kind) || !isElsewhere(scene, request, context)) return null;
    const [named] = namedSecrets(request);
    if (!named && headerValues(request.headers, 'authorization').length === 0) return null;
    const host = headerValues(request.headers, 'host')[0] ?? 'another host';
    const what = named?.secret === 'client_secret' ? 'its client secret' : 'the token';
    return `it followed a redirect to ${host} and took ${what} along`;
  };

/** A report takes no credential to another origin (RFC 6750 §5.3). */
export const keepsTokenAtHome = atHome('reports');

/** Nor does a request for a token, although many libraries repeat its body after a 307 (RFC 9110 §15.4). */
export const keepsSecretAtHome = atHome('tokens');

/** No client secret in the URL (RFC 6749 §2.3.1). */
export const withoutSecretInUrl: CallRule = ({ request: { url } }) => {
  if (url.includes('<client_secret')) return 'the URL holds the client secret';
  return /[?&](?:client_?secret|secret|password)=/i.test(url) ? 'the URL holds a secret' : null;
};

/** The host that the client was given (section 5.1). */
export const atItsHost: CallRule = ({ request: { headers } }, { target }) => {
  const hosts = headerValues(headers, 'host');
  const wanted = [target.baseUrl, target.authUrl].map((address) => new URL(address).host);
  const other = hosts.find((host) => !wanted.includes(host.toLowerCase()));
  return other === undefined ? null : `the Host is ${other}; wanted ${wanted[0]}`;
};

/** An `api-version` that the profile supports, if any (section 9). */
export const ofSupportedVersion: CallRule = ({ request: { url } }, { profile }) => {
  const supported = profile.apiVersion?.supported ?? [];
  const other = versionsIn(url).find((version) => !supported.includes(version));
  return other === undefined ? null : `the api-version is ${other}; wanted ${supported.join(' or ')}`;
};

/** The body's content coding (RFC 9110 §8.4), which the document does not mention; empty: none. */
const codingOf = ({ request: { headers } }: Exchange): string =>
  headerValues(headers, 'content-encoding')
    .join(', ')
    .replace(/^identity$/i, '');

/** JSON as the body (section 4): an object, where the document or the profile shows the body. */
export const ofObject: CallRule = (call, { profile }) => {
  const { body, operation } = call.request;
  if (body === null || body.bytes === 0) return 'there is no body; wanted a JSON object';
  const coding = codingOf(call);
  if (coding !== '') return `the Content-Encoding is ${coding}; wanted a JSON object without a content coding`;
  if (body.sha256 !== undefined || body.base64 !== undefined || bodyOf(call)) return null;
  const isShown = operation === null || requestSchema(operation, profile) !== null;
  return isShown || jsonOf(call) === undefined ? `the body is not a JSON object${whyNoObject(textOf(call))}` : null;
};

/** UTF-8 (RFC 8259 §8.1). */
export const inUtf8: CallRule = (call) => {
  const { headers, body } = call.request;
  if (body?.base64 !== undefined && codingOf(call) === '') return 'the body is not UTF-8';
  const [type = ''] = headerValues(headers, 'content-type');
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type) ?? [];
  return charset && !/^(?:utf-?8|us-ascii)$/i.test(charset) ? `the charset is ${charset}; wanted UTF-8` : null;
};

/** No byte-order mark (RFC 8259 §8.1). */
export const withoutMark: CallRule = (call) =>
  textOf(call)?.startsWith('\uFEFF') ? 'the body begins with a byte-order mark' : null;

/** No repeated member (RFC 8259 §4). */
export const withoutRepeats: CallRule = (call) => {
  const name = bodyOf(call) ? membersIn(textOf(call) ?? '').repeated : null;
  return name === null ? null : `the member ${name} appears twice`;
};
