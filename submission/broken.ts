/** Finds what broken instances have in common, from their requirements and replies, and puts it into one sentence. */
import { CIRCUMSTANCES } from '../cases/circumstances.ts';
import { prefixOf } from '../contract/catalogue/row.ts';
import { type Exchange, isAccepted, replyLine, statusOf } from '../contract/evidence.ts';
import { cut } from '../contract/visible.ts';
import {
  isTokenOperation,
  OPERATIONS,
  type Operation,
  RESERVATION_OPERATIONS,
  TOKEN_OPERATIONS,
} from '../contract/words.ts';
import { issuesToken } from '../judgement/json.ts';
import type { Judgement } from '../judgement/judge.ts';
import type { EndedToken, PlainRequests } from './plain.ts';

interface Way {
  /** What is wrong. `refusal`: a faulty request is accepted; `acceptance`: a valid one is not; `shape`: the reply. */
  readonly side: 'refusal' | 'acceptance' | 'shape';
  /** What follows the operation's name in a title, such as `accepts` or `refuses (400)`. */
  readonly verb: string;
}

/** A reply without numbers, ids and times, so that similar replies are equal. */
export function wordsOf({ reply, failure }: Exchange): string {
  if (!reply) return failure?.kind ?? '';
  const text = (reply.body.text ?? '')
    .slice(0, 600)
    .replace(/"[\w-]*(?:id|time|timestamp|instance)"\s*:\s*"[^"]*"/gi, '')
    .replace(/<[a-z_]+:[0-9a-f]+[^>]*>/g, '')
    .replace(/[0-9a-f-]{12,}/gi, '')
    .replace(/\d+/g, '');
  return `${reply.status} ${text}`;
}

/** How many characters of a reply are quoted about a quota. */
const QUOTA_WORDS = 60;
const QUOTA =
  /[^"{}\n]*\b(?:quota(?!tion)|rate[ _-]?limit|limit[ _-]?exceeded|too[ _-]?many[ _-]?requests|throttl)[^"{}\n]*/i;

/** The words about a quota in a reply that should have been a success; `null` if there are none. */
export function quotaWords({ side, status, judgement: { finding } }: Broken): string | null {
  if (side !== 'acceptance' || status < 400) return null;
  const { reason = '', body } = finding?.exchange?.reply ?? {};
  const [quoted] = QUOTA.exec(`${reason}\n${(body?.text ?? '').slice(0, 600)}`) ?? [];
  return quoted === undefined ? null : `${status} ${quoted.trim().slice(0, QUOTA_WORDS)}`;
}

function wayOf(status: number): string {
  if (status >= 500) return `fails (${status}) over`;
  return status >= 300 && status < 400 ? `redirects (${status})` : `refuses (${status})`;
}

function refusalVerb(exchange: Exchange): string | null {
  const status = statusOf(exchange);
  if (issuesToken(exchange)) return 'issues a token for';
  if (status >= 500 || (status >= 300 && status < 400)) return wayOf(status);
  if (status < 200 || status >= 300) return null;
  if (isTokenOperation(exchange.request.operation)) return `answers ${status} to`;
  return status === 201 ? 'accepts' : `accepts (${status})`;
}

/** Requirements about replies to requests that must be accepted, and to faulty requests between them. */
const OF_ACCEPTED = /LAWFUL-(?:NO-SERVER-ERROR|STAYS-HERE)$|^HTTP-%\.STAYS-HERE$/;
const OF_BOTH = /AFTER-SUCCESS|IN-TURNS|MIXED/;

function wayBroken({ finding, instance, reason }: Judgement, family: string): Way {
  const exchange = finding?.exchange;
  const status = exchange?.reply?.status ?? 0;
  if (finding?.kind === 'broken' && exchange) {
    const verb = instance.requirement.phrase && refusalVerb(exchange);
    if (verb) return { side: 'refusal', verb };
    const isDenied = status >= 300 && /^(?:success|the same as|2\d\d)/.test(finding.expected ?? '');
    if (isDenied || OF_ACCEPTED.test(family)) return { side: 'acceptance', verb: wayOf(status) };
    if (OF_BOTH.test(family) && status < 300) return { side: 'refusal', verb: refusalVerb(exchange) ?? 'accepts' };
  }
  const why = (reason ?? '').replace(/ \(\d+ of \d+\).*| \(\d+×\)/, '');
  return { side: 'shape', verb: `${why} | ${(finding?.received ?? '').replace(/^\d+ bytes$/, 'bytes')}` };
}

export type Broken = ReturnType<typeof brokenOf>;

/** Reads the properties that broken instances may have in common. */
export function brokenOf(judgement: Judgement, plain: PlainRequests) {
  const { finding, instance } = judgement;
  const { id, requirement } = instance;
  const { operation } = requirement;
  const exchange = finding?.exchange;
  const at = exchange?.request.operation ?? operation;
  const params = id.slice(requirement.id.length + 1);
  const family = requirement.id.replace(`${prefixOf(operation)}.`, '%.');
  return {
    ...instance,
    judgement,
    operation,
    /** The requirement's id with `%` for its operation, so that it is the same for several operations. */
    family,
    params,
    /** The field that it is about, if its requirement has words for fields. */
    field: requirement.fieldPhrase && params !== '' ? (params.split(',')[0] as string) : null,
    /** The operation that was called, and its plain requests, if the run sent any. */
    at,
    plain: plain.get(at),
    /** The status of the reply; 0 where there is none. */
    status: exchange?.reply?.status ?? 0,
    /** The reply without the parts that differ each time. */
    quoted: exchange ? wordsOf(exchange) : id,
    ...wayBroken(judgement, family),
  };
}

const KINDS_NAMED = 3;
const CASES_NAMED = 4;
const LONGEST_RECEIVED = 60;

function listed(words: readonly string[], most = KINDS_NAMED): string {
  const different = [...new Set(words)];
  const shown = different.slice(0, most).join('; ');
  return different.length > most ? `${shown}; and ${different.length - most} more` : shown;
}

function operationWords(found: ReadonlySet<Operation>): readonly [words: string, several: boolean] {
  const are = (operations: readonly Operation[]) =>
    found.size === operations.length && operations.every((each) => found.has(each));
  if (are(OPERATIONS)) return ['Every operation', false];
  if (are(RESERVATION_OPERATIONS)) return ['Every report operation', false];
  if (are(TOKEN_OPERATIONS)) return ['Both token operations', true];
  const names = OPERATIONS.filter((each) => found.has(each));
  if (names.length === 1) return [names[0] as string, false];
  return [`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`, true];
}

/** `check-in accepts`, `check-in and check-out accept`. */
function clause(operations: readonly Operation[], verb: string): string {
  const [subject, several] = operationWords(new Set(operations));
  const [first = '', ...rest] = verb.split(' ');
  return [subject, several ? first.replace(/s$/, '') : first, ...rest].join(' ');
}

const ownOf = (members: readonly Broken[]) => members.map(({ operation }) => operation);
const calledBy = (members: readonly Broken[]) => members.map(({ at }) => at);
const firstOf = (members: readonly Broken[]) => members[0] as Broken;

/** What was sent for one requirement: `a missing folio`, or the requirement's phrase. */
function phraseOf(members: readonly Broken[]): string {
  const { phrase = '', fieldPhrase = '' } = firstOf(members).requirement;
  const fields = [...new Set(members.flatMap(({ field }) => field ?? []))];
  return fields.length > 0 ? listed(fields.map((field) => fieldPhrase.replace('%', field))) : phrase;
}

/** A case as a reader knows it: `without Accept`, not `no-accept`. */
const caseWords = ({ params, field, family }: Broken) =>
  family.startsWith('CIRCUMSTANCE-')
    ? (CIRCUMSTANCES.find(({ name }) => name === params)?.words ?? params)
    : params.slice(field === null ? 0 : field.length + 1);

/** The same, with the cases: `a date that does not exist as checkOutDate: 30-february; 31-april`. */
function phraseWithCases(members: readonly Broken[]): string {
  const cases = members.map(caseWords);
  const isOneField = new Set(members.map(({ field }) => field)).size < 2;
  // If it fails without any case, the cases add nothing.
  return isOneField && !cases.includes('') ? `${phraseOf(members)}: ${listed(cases, CASES_NAMED)}` : phraseOf(members);
}

/** How many of the instances that were tried are broken. */
export interface Share {
  readonly all: number;
  readonly of: number;
}

const countWords = ({ all, of }: Share) => (all === of ? '' : ` (${all} of ${of})`);
const nearly = ({ all, of }: Share) => (all === of ? '' : 'nearly ');

/** The title for operations that accept nearly everything. */
export function everythingTitle(members: readonly Broken[], share: Share): string {
  const { verb } = firstOf(members);
  const isTaken = /^(?:accepts|issues)/.test(verb);
  const what = isTaken ? 'everything that was sent' : 'everything that must be refused';
  const count = `${share.all} of ${share.of}${isTaken ? ' that must be refused' : ''}`;
  return `${clause(ownOf(members), verb)} ${nearly(share)}${what}: ${count}`;
}

/** Words for a group's requests that are not accepted but answered wrongly. */
const WRONG_OF: Readonly<Record<string, string>> = {
  'any body': 'any faulty body',
  'any token request': 'any faulty token request',
  'any media type': 'any other media type',
  'any method or path': 'any other method or path',
};

/** The title for operations that accept nearly everything of a group, or do not answer it with a refusal. */
export function groupTitle(members: readonly Broken[], share: Share): string {
  const { verb, requirement } = firstOf(members);
  const { group = '' } = requirement;
  const isTaken = /^(?:accepts|issues)/.test(verb);
  const what = isTaken ? group : (WRONG_OF[group] ?? group.replace(/^any /, 'any wrong '));
  return `${clause(ownOf(members), verb)} ${nearly(share)}${what}${countWords(share)}`;
}

/** The title for operations that accept nearly everything that a requirement is about. */
export function phraseTitle(members: readonly Broken[], share: Share): string {
  const { verb, requirement } = firstOf(members);
  const fields = new Set(members.map(({ field }) => field));
  const inEach = share.all === share.of && fields.size > 2 ? ', in every field' : '';
  const what = fields.size === 1 ? phraseOf(members) : `${requirement.phrase}${inEach}`;
  return `${clause(ownOf(members), verb)} ${what}${countWords(share)}`;
}

/** The title for operations that accept some of what must be refused. @param kinds by requirement */
export function casesTitle(kinds: readonly (readonly Broken[])[]): string {
  const members = kinds.flat();
  const words = kinds.length <= KINDS_NAMED ? kinds.map(phraseWithCases) : kinds.map(phraseOf);
  return `${clause(ownOf(members), firstOf(members).verb)} ${listed(words)}`;
}

/** What a test sends, from its title: `accepts a guest name with accents`. */
function sentBy({ title, operation }: Broken): string {
  return title
    .replace(new RegExp(`^${operation}: `), '')
    .replace(/^(?:accepts(?: only)?|reads|takes|recognises|accepted) /, '');
}

const ABOUT_TOKENS = /^%\.(?:TOKEN-.*|SECOND-.*|BEARER-JSON-TOKEN(?:-KEPT)?)$/;
/** Whether an instance is about all requests of a run. */
export const isAboutWholeRun = ({ family }: Broken): boolean => family.startsWith('WHOLE-RUN');

/** Whether the plain request got this reply, so that nothing unusual about a request explains it. */
export const isOfPlain = ({ plain, judgement: { finding } }: Broken): boolean =>
  plain?.exchanges.some(({ id }) => id === finding?.exchange?.id) ?? false;

/** Whether an operation refuses even its plain request, in the same way. */
export const isPlainRefused = ({ plain, status }: Pick<Broken, 'plain' | 'status'>): boolean =>
  plain !== undefined && !plain.exchanges.some(isAccepted) && plain.exchanges.some((each) => statusOf(each) === status);

function endedWords(ended: EndedToken | 'comes and goes'): string {
  if (ended === 'comes and goes')
    return 'now and then a token that is accepted before and after, as if some servers did not know it';
  const { newer, age, andNewer } = ended;
  if (newer === 0 || andNewer)
    return `from some moment on a token that was accepted before, ${age} s after it was issued${andNewer ? ', and a newer one, too' : ''}`;
  const ones = newer === 1 ? 'one was' : 'ones were';
  return `a token that was accepted before ${newer} newer ${ones} issued (${age} s after it was itself; how many are valid at a time can be said by a profile: token.liveTokens)`;
}

/** Of operations that never accept what comes after something. @param words what that is */
export const historyTitle = (members: readonly Broken[], words: string): string =>
  clause(calledBy(members), `${firstOf(members).verb} ${words}`);

/** The title for operations that do not accept what they must. */
export function refusedTitle(members: readonly Broken[]): string {
  const { verb } = firstOf(members);
  const telling = members.filter((each) => !isAboutWholeRun(each));
  if (telling.length === 0) return reasonTitle(members);
  const sent = listed(telling.map(sentBy));
  const [ended] = members.flatMap(({ plain, status }) => (status === 401 && plain?.ended) || []);
  if (ended) return `${clause(calledBy(members), verb)} ${endedWords(ended)}: ${sent}`;
  if (members.some(isPlainRefused)) {
    const others = listed(telling.filter((each) => !isOfPlain(each)).map(sentBy));
    return `${clause(calledBy(members), verb)} even the plain request${others && `, and so also: ${others}`}`;
  }
  if (!members.every(({ family }) => ABOUT_TOKENS.test(family))) {
    const level = members.some(({ requirement }) => requirement.level === 'MUST') ? 'must' : 'should';
    return `${clause(calledBy(members), verb)} what ${level} be accepted: ${sent}`;
  }
  // If no operation accepts a token, its issuer is to blame.
  const issuers = members.map(({ family, operation }) =>
    family.startsWith('%.BEARER-JSON-TOKEN') ? 'token-json' : operation,
  );
  const way = verb
    .replace('refuses', 'refused')
    .replace(/^fails \((\d+)\) over/, 'answered $1')
    .replace('redirects', 'redirected');
  return `The token of ${operationWords(new Set(issuers))[0].replace(/^B/, 'b')} is ${way}: ${sent}`;
}

/** The title for operations that fail or redirect whatever is sent. */
export function alikeTitle(members: readonly Broken[]): string {
  const { verb } = firstOf(members);
  return `${clause(calledBy(members), verb.replace(/ over$/, ''))}${verb.startsWith('fails') ? ' over' : ''} valid and faulty requests alike`;
}

/** The title for operations that refuse requests because of a quota. @param quoted the reply's words */
export function quotaTitle(members: readonly Broken[], quoted: string): string {
  return `${clause(calledBy(members), 'turns')} requests away for a quota (${quoted})`;
}

/** The title from the first one's reason. */
export function reasonTitle(members: readonly Broken[]): string {
  const { judgement, title, requirement } = firstOf(members);
  const { reason, finding } = judgement;
  const isOfClient = requirement.subject === 'client';
  // For a client, the sentence names the call, and after a semicolon what was expected.
  const quoted = isOfClient ? (reason ?? title) : (reason ?? title).replace(/;.*/s, '');
  const { received = '' } = finding ?? {};
  const isNews = received !== '' && !quoted.includes(received) && !/^no /.test(received);
  const news = isNews ? ` (${cut(received, LONGEST_RECEIVED)})` : '';
  if (isOfClient) return quoted + news;
  const [subject, several] = operationWords(new Set(ownOf(members)));
  const isOfOne = ownOf(members).every((each) => each === firstOf(members).operation);
  // The count is of the first operation alone.
  const summary = isOfOne ? quoted : quoted.replace(/ \(\d+ of \d+\)/, '');
  const own = summary.startsWith('The service ') ? ` ${summary.slice('The service '.length)}` : `: ${summary}`;
  return subject + (several ? own.replace(/^ redirects/, ' redirect') : own) + news;
}

/** The title for one cause in several scenes. @param cause its words */
export function causeTitle(members: readonly Broken[], cause: string): string {
  if (members.length === 1) return reasonTitle(members);
  const scenes = members.map(({ params, judgement: { finding } }) => {
    const [, scene = params] = /^Scene (\S+):/.exec(finding?.summary ?? '') ?? [];
    return finding?.exchange ? `${scene} (after ${replyLine(finding.exchange)})` : scene;
  });
  return `${cause.replace(/^./, (letter) => letter.toUpperCase())}: ${listed(scenes)}`;
}

/** Of requests of which nothing could be judged, since what they rest on was refused after something. */
export const undecidedTitle = (refused: readonly Exchange[], words: string): string =>
  clause(
    refused.map(({ request }) => request.operation),
    `${wayOf(statusOf(refused[0] as Exchange))} ${words}`,
  );

/** `check-in and check-out: The control was not accepted either`; no operations if all have it, or for a client. */
export function reasonOf(members: readonly Judgement[], reason: string): string {
  const { requirement } = (members[0] as Judgement).instance;
  if (requirement.subject === 'client') return reason;
  const operations = new Set<Operation>(members.map(({ instance }) => instance.requirement.operation));
  return operations.size === OPERATIONS.length ? reason : `${operationWords(operations)[0]}: ${reason}`;
}
