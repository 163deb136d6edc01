/** Faults of one token exchange alone: how it reads its parameters (section 5, RFC 6749 §3.2 and §4.4.2). */
import type { Context, TokenParameters, Wrap } from '../behaviour.ts';
import { badTokenRequest } from '../reference/token.ts';
import type { FaultEntry } from './fault.ts';
import { byPattern, firstClient, reads } from './token-wraps.ts';
import { withoutLooseParts } from './wraps.ts';

/** The parameters changed before they are checked. */
function withParameters(change: (parameters: TokenParameters, ctx: Context) => TokenParameters): Wrap {
  return {
    tokenParameters: (next) => (ctx) => {
      const parameters = next(ctx);
      return parameters instanceof Map ? change(parameters, ctx) : parameters;
    },
  };
}

const each = (parameters: TokenParameters, change: (value: unknown, name: string) => unknown): TokenParameters =>
  new Map([...parameters].map(([name, values]) => [name, values.map((value) => change(value, name))]));

/** Parameters taken from the query as well as from the body. */
const fromQuery: Wrap = {
  ...withParameters(
    (parameters, ctx) => new Map([...parameters, ...[...ctx.query].map(([n, v]) => [n, [v]] as const)]),
  ),
  tokenRequestProblem: (next) => (parameters, ctx) => next(parameters, { ...ctx, query: new URLSearchParams() }),
};

/** What the form variant alone can get wrong. */
export const formParameters: readonly FaultEntry[] = [
  {
    name: 'credentials-in-query',
    mistake: 'Parameters are read from the query too.',
    wrap: fromQuery,
    noticedBy: ['%.REFUSES-QUERY'],
    sideEffects: ['%.REFUSES-AFTER-SUCCESS'],
  },
  {
    name: 'any-grant-type',
    mistake: 'grant_type is not looked at.',
    wrap: withParameters((parameters) => new Map([...parameters, ['grant_type', ['client_credentials']]])),
    noticedBy: [
      '%.REFUSES-GRANT-TYPE',
      '%.REFUSES-GRANT-TYPE-CASE',
      '%.REFUSES-PADDED-GRANT-TYPE',
      '%.REFUSES-MISSING',
      '%.REFUSES-EMPTY',
    ],
    // A grant_type that stands twice is not looked at either.
    sideEffects: ['%.REFUSES-REPEATED'],
  },
  {
    name: 'grant-type-by-prefix',
    mistake: 'grant_type is compared over its first characters.',
    wrap: withParameters((parameters) =>
      each(parameters, (value, name) =>
        name === 'grant_type' && String(value).startsWith('client_cred') ? 'client_credentials' : value,
      ),
    ),
    noticedBy: ['%.REFUSES-GRANT-TYPE'],
    sideEffects: ['%.REFUSES-PADDED-GRANT-TYPE'],
  },
  {
    name: 'grant-type-without-case',
    mistake: 'grant_type is compared without case.',
    wrap: withParameters((parameters) =>
      each(parameters, (value, name) => (name === 'grant_type' ? String(value).toLowerCase() : value)),
    ),
    noticedBy: ['%.REFUSES-GRANT-TYPE-CASE'],
  },
  {
    name: 'parameters-trimmed',
    mistake: 'White space is cut off every parameter.',
    wrap: withParameters((parameters) => each(parameters, (value) => String(value).trim())),
    noticedBy: ['%.REFUSES-PADDED-GRANT-TYPE', '%.REFUSES-PADDED-SECRET', '%.REFUSES-LOOSE-CLIENT'],
  },
  {
    name: 'repeated-accepted',
    mistake: 'Of a repeated parameter the last one is taken.',
    wrap: withParameters((parameters) => new Map([...parameters].map(([name, values]) => [name, values.slice(-1)]))),
    noticedBy: ['%.REFUSES-REPEATED'],
  },
  {
    name: 'order-matters',
    mistake: 'The parameters are read by position.',
    wrap: {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        [...parameters.keys()][0] === 'grant_type' ? next(parameters, ctx) : badTokenRequest('grant_type comes first.'),
    },
    noticedBy: ['%.ACCEPTS-ANY-ORDER'],
  },
  {
    name: 'unknown-parameter-refused',
    mistake: 'Only the three parameters are taken, and scope.',
    wrap: {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        [...parameters.keys()].every((name) => /^(grant_type|client_id|client_secret|scope)$/.test(name))
          ? next(parameters, ctx)
          : badTokenRequest('A parameter is unknown.'),
    },
    noticedBy: ['%.IGNORES-UNKNOWN-PARAMETER'],
  },
  {
    name: 'empty-scope-refused',
    mistake: 'A scope without a value is no scope that is known.',
    wrap: {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        parameters.get('scope')?.[0] === ''
          ? { status: 400, error: 'invalid_scope', description: 'There is no such scope.' }
          : next(parameters, ctx),
    },
    noticedBy: ['%.IGNORES-EMPTY-PARAMETER'],
  },
];

/** What the JSON variant alone can get wrong. */
export const jsonParameters: readonly FaultEntry[] = [
  {
    name: 'credentials-in-query',
    mistake: 'Members are read from the query too.',
    wrap: fromQuery,
    noticedBy: ['%.REFUSES-QUERY'],
    sideEffects: ['%.REFUSES-AFTER-SUCCESS'],
  },
  {
    name: 'types-coerced',
    mistake: 'Whatever stands in a member is turned into a text: an array of one is its item.',
    wrap: withParameters((parameters) => each(parameters, (value) => (Array.isArray(value) ? String(value) : value))),
    noticedBy: ['%.REFUSES-WRONG-TYPE'],
  },
  {
    name: 'query-operators',
    mistake: 'The members go into the query of a document database as they come.',
    wrap: withParameters((parameters, ctx) =>
      each(parameters, (value, name) =>
        typeof value === 'object' && value !== null && '$ne' in value ? firstClient(ctx).get(name)?.[0] : value,
      ),
    ),
    noticedBy: ['%.REFUSES-WRONG-TYPE'],
  },
  {
    name: 'null-matches',
    mistake: 'A null member leaves its condition out of the query.',
    wrap: withParameters((parameters, ctx) =>
      each(parameters, (value, name) => (value === null ? firstClient(ctx).get(name)?.[0] : value)),
    ),
    noticedBy: ['%.REFUSES-NULL'],
  },
  {
    name: 'array-unwrapped',
    mistake: 'Of an array the first item is taken.',
    wrap: reads((text, next) => next(/^\[\{.*\}\]$/s.test(text) ? text.slice(1, -1) : text)),
    noticedBy: ['%.REFUSES-OTHER-JSON'],
  },
  {
    name: 'read-by-pattern',
    mistake: 'The members are found with a pattern, not with a parser.',
    wrap: reads(byPattern),
    // In an array or an object of its own the members are found as well.
    noticedBy: ['%.REFUSES-MALFORMED', '%.REFUSES-LOOSE-JSON', '%.REFUSES-OTHER-JSON'],
  },
  {
    name: 'loose-json-accepted',
    mistake: 'The parser is that of the configuration files, with comments and trailing commas.',
    wrap: reads((text, next) => next(withoutLooseParts(text))),
    noticedBy: ['%.REFUSES-LOOSE-JSON'],
  },
  {
    name: 'order-matters',
    mistake: 'The members are read by position.',
    wrap: reads((text, next) =>
      /^\s*\{\s*"client_secret/.test(text) ? { problem: 'Unexpected member.' } : next(text),
    ),
    noticedBy: ['%.ACCEPTS-ANY-ORDER'],
  },
  {
    name: 'white-space-refused',
    mistake: 'The body must be on one line.',
    wrap: reads((text, next) => (text.includes('\n') ? { problem: 'Unexpected line break.' } : next(text))),
    noticedBy: ['%.ACCEPTS-WHITE-SPACE'],
  },
  {
    name: 'escapes-refused',
    mistake: 'Backslashes are filtered against injection.',
    wrap: reads((text, next) => (text.includes('\\') ? { problem: 'Filtered.' } : next(text))),
    noticedBy: ['%.ACCEPTS-ESCAPES'],
  },
];
