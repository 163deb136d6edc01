/** Says in one sentence what instances that do not hold have in common, and never more than they show. */
import { isAccepted } from '../contract/evidence.ts';
import { cut } from '../contract/visible.ts';
import { OPERATIONS, type Operation, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../contract/words.ts';
import type { Broken } from './cause-features.ts';

const KINDS_NAMED = 3;
const CASES_NAMED = 4;
const LONGEST_RECEIVED = 60;

function listed(words: readonly string[], most = KINDS_NAMED): string {
  const different = [...new Set(words)];
  const shown = different.slice(0, most).join('; ');
  return different.length > most ? `${shown}; and ${different.length - most} more` : shown;
}

/** The operations in words, and whether they are several. */
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

/** What is sent, of one requirement: `a missing folio`, or all that it is about. */
function phraseOf(members: readonly Broken[]): string {
  const { phrase = '', fieldPhrase = '' } = firstOf(members).requirement;
  const fields = [...new Set(members.flatMap(({ field }) => field ?? []))];
  return fields.length > 0 ? listed(fields.map((field) => fieldPhrase.replace('%', field))) : phrase;
}

/** The same, with the cases: `a date that does not exist as checkOutDate: 30-february; 31-april`. */
function phraseWithCases(members: readonly Broken[]): string {
  const cases = members.map(({ params, field }) => (field === null ? params : params.slice(field.length + 1)));
  const isOneField = new Set(members.map(({ field }) => field)).size < 2;
  // Where it is so without any case, the cases are no news.
  return isOneField && !cases.includes('') ? `${phraseOf(members)}: ${listed(cases, CASES_NAMED)}` : phraseOf(members);
}

/** How many of the instances that were tried are broken. */
export interface Share {
  readonly all: number;
  readonly of: number;
}

const countWords = ({ all, of }: Share) => (all === of ? '' : ` (${all} of ${of})`);
const nearly = ({ all, of }: Share) => (all === of ? '' : 'nearly ');

/** Of operations that take nearly everything. */
export function everythingTitle(members: readonly Broken[], share: Share): string {
  const { verb } = firstOf(members);
  const isTaken = /^(?:accepts|issues)/.test(verb);
  const what = isTaken ? 'everything that was sent' : 'everything that must be refused';
  const count = `${share.all} of ${share.of}${isTaken ? ' that must be refused' : ''}`;
  return `${clause(ownOf(members), verb)} ${nearly(share)}${what}: ${count}`;
}

/** Of operations that take nearly everything of a group. */
export function groupTitle(members: readonly Broken[], share: Share): string {
  const { verb, requirement } = firstOf(members);
  return `${clause(ownOf(members), verb)} ${nearly(share)}${requirement.group}${countWords(share)}`;
}

/** Of operations that take nearly everything that a requirement is about. */
export function phraseTitle(members: readonly Broken[], share: Share): string {
  const { verb, requirement } = firstOf(members);
  const fields = new Set(members.map(({ field }) => field));
  const inEach = share.all === share.of && fields.size > 2 ? ', in every field' : '';
  const what = fields.size === 1 ? phraseOf(members) : `${requirement.phrase}${inEach}`;
  return `${clause(ownOf(members), verb)} ${what}${countWords(share)}`;
}

/** Of operations that take some of what must be refused. @param kinds by requirement */
export function casesTitle(kinds: readonly (readonly Broken[])[]): string {
  const members = kinds.flat();
  const words = kinds.length <= KINDS_NAMED ? kinds.map(phraseWithCases) : kinds.map(phraseOf);
  return `${clause(ownOf(members), firstOf(members).verb)} ${listed(words)}`;
}

/** What a test sends, from its title: `accepts a guest name with accents`. */
function sentBy({ title, operation }: Broken): string {
  return title.replace(new RegExp(`^${operation}: `), '').replace(/^(?:accepts|reads|takes|recognises|accepted) /, '');
}

const ABOUT_TOKENS = /^%\.(?:TOKEN-.*|SECOND-.*|BEARER-JSON-TOKEN)$/;
const isAboutWholeRun = ({ family }: Broken) => family.startsWith('WHOLE-RUN');

/** Whether it was the plain request that met this: nothing unusual about it is what it met it for. */
export const isOfPlain = ({ plain, judgement: { finding } }: Broken): boolean =>
  plain?.exchanges.some(({ id }) => id === finding?.exchange?.id) ?? false;

/** Whether an operation accepts not even its plain request. */
export const isPlainRefused = ({ plain }: Pick<Broken, 'plain'>): boolean =>
  plain !== undefined && !plain.exchanges.some(isAccepted);

/** Of operations that do not accept what they must accept. */
export function refusedTitle(members: readonly Broken[]): string {
  const { verb } = firstOf(members);
  const telling = members.filter((each) => !isAboutWholeRun(each));
  if (telling.length === 0) return reasonTitle(members);
  const sent = listed(telling.map(sentBy));
  if (members.some(isPlainRefused)) {
    const others = listed(telling.filter((each) => !isOfPlain(each)).map(sentBy));
    return `${clause(calledBy(members), verb)} even the plain request${others && `, and so also: ${others}`}`;
  }
  if (!members.every(({ family }) => ABOUT_TOKENS.test(family)))
    return `${clause(calledBy(members), verb)} what must be accepted: ${sent}`;
  // A token that no operation accepts is its issuer's.
  const issuers = members.map(({ family, operation }) => (family === '%.BEARER-JSON-TOKEN' ? 'token-json' : operation));
  const way = verb
    .replace('refuses', 'refused')
    .replace(/^fails \((\d+)\) over/, 'answered $1')
    .replace('redirects', 'redirected');
  return `The token of ${operationWords(new Set(issuers))[0].replace(/^B/, 'b')} is ${way}: ${sent}`;
}

/** Of operations that fail or redirect whatever is sent. */
export function alikeTitle(members: readonly Broken[]): string {
  const { verb } = firstOf(members);
  return `${clause(calledBy(members), verb.replace(/ over$/, ''))}${verb.startsWith('fails') ? ' over' : ''} valid and faulty requests alike`;
}

/** Of operations that turn requests away for a quota. @param said the reply's words */
export function quotaTitle(members: readonly Broken[], said: string): string {
  return `${clause(calledBy(members), 'turns')} requests away for a quota (${said})`;
}

/** What the first was given as its reason. */
export function reasonTitle(members: readonly Broken[]): string {
  const { judgement, title } = firstOf(members);
  const { reason, finding } = judgement;
  const said = (reason ?? title).replace(/;.*/s, '');
  const { received = '' } = finding ?? {};
  const isNews = received !== '' && !said.includes(received) && !/^no /.test(received);
  const [subject, several] = operationWords(new Set(ownOf(members)));
  const own = said.startsWith('The service ') ? ` ${said.slice('The service '.length)}` : `: ${said}`;
  return `${subject}${several ? own.replace(/^ redirects/, ' redirect') : own}${isNews ? ` (${cut(received, LONGEST_RECEIVED)})` : ''}`;
}

/** `check-in and check-out: The control was not accepted either`; without operations where all have it. */
export function reasonOf(operations: ReadonlySet<Operation>, reason: string): string {
  return operations.size === OPERATIONS.length ? reason : `${operationWords(operations)[0]}: ${reason}`;
}
