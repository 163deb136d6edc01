/** What must hold of all token requests of a run (sections 5 and 7), whoever asked: read from the record alone. */

import { tokenJson } from '../cases/calls.ts';
import { type Exchange, isAccepted, replyLine } from '../contract/evidence.ts';
import { operations } from '../contract/interface.ts';
import type { RunContext } from '../contract/run.ts';
import type { TokenOperation } from '../contract/words.ts';
import { fieldsOf, isAtItsAddress, isUsualText, requestsOfRun, tokenMembersOf } from './lawful.ts';
import { unkept } from './matchers/answered.ts';
import type { Rule } from './matchers/record.ts';
import { issuesToken, jsonObjectIn } from './token-reply.ts';

const statusOf = ({ reply }: Exchange) => reply?.status ?? 0;
const endOf = ({ sentAt, durationMs }: Exchange) => Date.parse(sentAt) + durationMs;

const REQUEST_TIMEOUT = 408;
const FORBIDDEN = 403;

/**
 * Whether something other than the token endpoint turned a request away: a gateway, for its pace (section 8 does not show
 * how), or over the time that it took. The endpoint itself names an error.
 */
function isTurnedAway(exchange: Exchange): boolean {
  const status = statusOf(exchange);
  return status === REQUEST_TIMEOUT || (status === FORBIDDEN && jsonObjectIn(exchange)?.['error'] === undefined);
}

const USUAL_FIELDS = new Map(tokenJson('').headers);
/** Fields over which HTTP lets a server refuse what is valid in all else: requirements of their own look at them. */
const NEGOTIATED = ['accept', 'expect', 'transfer-encoding'];

function isNegotiated({ request: { headers } }: Exchange): boolean {
  return headers.some(([name, value]) => NEGOTIATED.includes(name.toLowerCase()) && USUAL_FIELDS.get(name) !== value);
}

const OWN_SECRET = /<client_secret:[0-9a-f]{8}>/;

/** Whether a request tries another secret than its own under the client's id, in the form or in HTTP Basic. */
function triesSecret(exchange: Exchange, clientId: string): boolean {
  const { client_id: id, client_secret: secret } = Object.fromEntries(tokenMembersOf(exchange) ?? []);
  if (id === clientId && typeof secret === 'string' && secret !== '' && !OWN_SECRET.test(secret)) return true;
  return exchange.request.headers.some(([, value]) => /^Basic <client_secret:[0-9a-f]{8} (?!basic)/.test(value));
}

/** When the first wrong secret under the client's own id was sent: from then on it may be locked out (RFC 6749 §2.3.1). */
function firstGuessAt({ clientId }: RunContext, exchanges: readonly Exchange[]): number {
  const guesses = exchanges.filter((exchange) => !exchange.failure && triesSecret(exchange, clientId));
  return guesses.reduce((first, { sentAt }) => Math.min(first, Date.parse(sentAt)), Number.POSITIVE_INFINITY);
}

const guessed = new WeakMap<readonly Exchange[], number>();

/** The rule that every valid token request is answered with a token, over the exchanges of a run. */
export function grantRule(context: RunContext, operation: TokenOperation, exchanges: readonly Exchange[]): Rule {
  const requests = requestsOfRun(context, exchanges);
  const guessAt = guessed.get(exchanges) ?? firstGuessAt(context, exchanges);
  guessed.set(exchanges, guessAt);
  return {
    about: (exchange) =>
      exchange.request.operation === operation &&
      requests.isValid(exchange) &&
      endOf(exchange) < guessAt &&
      !isNegotiated(exchange) &&
      !isTurnedAway(exchange),
    summary: 'A valid token request got no token',
    expected: 'success (2xx) with a token, as for the others like it',
    unmet: (exchange) => {
      if (!isAccepted(exchange)) return replyLine(exchange);
      return issuesToken(exchange) || unkept(exchange) ? null : `${replyLine(exchange)} without a token`;
    },
    readsBodies: true,
  };
}

/** A name as no library takes for a list, a part of something, or broken encoding. */
const PLAIN_NAME = /^[\w.-]+$/;

/**
 * Whether a token request can be read, whatever is missing or wrong in it: a form or a JSON object as its media type says,
 * each parameter once and a usual text, sent in the usual way to the documented address.
 */
function isWellFormed(exchange: Exchange, context: Pick<RunContext, 'target' | 'profile'>): boolean {
  const fields = exchange.request.headers.filter(([name]) => name !== 'Content-Type');
  if (!fieldsOf(exchange) || fields.some(([name, value]) => USUAL_FIELDS.get(name) !== value)) return false;
  const members = tokenMembersOf(exchange);
  if (!members || !isAtItsAddress(exchange, context) || exchange.request.body?.text === '') return false;
  const names = new Set(members.map(([name]) => name));
  if (![...names].every((name) => PLAIN_NAME.test(name))) return false;
  return names.size === members.length && members.every(([, value]) => isReadable(value));
}

const isReadable = (value: unknown) => typeof value === 'string' && (value === '' || isUsualText(value));

/** The rules for the errors of the token requests of a run (sections 5 and 7): a 400 or a 401, at the right address. */
export function tokenErrorRules(operation: TokenOperation, context: Pick<RunContext, 'target' | 'profile'>) {
  const about = ({ request: { operation: own, method, url }, reply }: Exchange) =>
    own === operation &&
    method === 'POST' &&
    [400, 401].includes(reply?.status ?? 0) &&
    url.endsWith(operations[operation].path);
  const lacks = (member: string) => (exchange: Exchange) => {
    if (unkept(exchange)) return null;
    const value = jsonObjectIn(exchange)?.[member] ?? '';
    return value === '' ? `${replyLine(exchange)} without ${member}` : null;
  };
  const code = { expected: 'error, an OAuth 2.0 error code', unmet: lacks('error'), readsBodies: true } as const;
  return {
    code: {
      ...code,
      about: (exchange) => about(exchange) && isWellFormed(exchange, context),
      summary: 'An error lacks error',
    },
    codeOfMalformed: {
      ...code,
      about: (exchange) => about(exchange) && !isWellFormed(exchange, context),
      summary: 'An error over a malformed token request lacks error',
    },
    description: {
      about,
      summary: 'An error lacks error_description',
      expected: 'error_description, a text for people',
      unmet: lacks('error_description'),
      readsBodies: true,
    },
  } satisfies Readonly<Record<string, Rule>>;
}
