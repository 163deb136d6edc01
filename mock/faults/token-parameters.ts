/** Faults of one token exchange alone: how it reads its parameters (section 5, RFC 6749 §3.2 and §4.4.2). */
import type { Context, TokenParameters, Wrap } from '../behaviour.ts';
import { badTokenRequest } from '../reference/token.ts';
import { type FaultEntry, listed } from './fault.ts';
import { byPattern, firstClient, ofPairs, reads } from './token-wraps.ts';
import { withoutLooseParts } from './wraps.ts';

/** Changes the parameters before they are checked. */
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

/** Reads parameters from the query as well as from the body. */
export const fromQueryToo: Wrap = {
  ...withParameters(
    (parameters, ctx) => new Map([...parameters, ...[...ctx.query].map(([n, v]) => [n, [v]] as const)]),
  ),
  tokenRequestProblem: (next) => (parameters, ctx) => next(parameters, { ...ctx, query: new URLSearchParams() }),
};

/** What the form variant alone can get wrong. */
export const formParameters: readonly FaultEntry[] = listed({
  'credentials-in-query': {
    mistake: 'The parameters are read from the query too.',
    wrap: fromQueryToo,
    noticedBy: ['%.REFUSES-QUERY'],
  },
  'any-grant-type': {
    mistake: 'grant_type is not checked.',
    wrap: withParameters((parameters) => new Map([...parameters, ['grant_type', ['client_credentials']]])),
    noticedBy: [
      '%.REFUSES-GRANT-TYPE',
      '%.REFUSES-GRANT-TYPE-CASE',
      '%.REFUSES-PADDED-GRANT-TYPE',
      '%.REFUSES-MISSING',
      '%.REFUSES-EMPTY',
    ],
    // A repeated grant_type is not checked either, nor one in brackets.
    sideEffects: ['%.REFUSES-REPEATED', '%.REFUSES-BRACKETS'],
  },
  'grant-type-by-prefix': {
    mistake: 'grant_type is compared by its first characters only.',
    wrap: withParameters((parameters) =>
      each(parameters, (value, name) =>
        name === 'grant_type' && String(value).startsWith('client_cred') ? 'client_credentials' : value,
      ),
    ),
    noticedBy: ['%.REFUSES-GRANT-TYPE'],
    sideEffects: ['%.REFUSES-PADDED-GRANT-TYPE'],
  },
  'grant-type-as-property': {
    mistake: 'Grants stand in an object literal, which also has what every object has.',
    wrap: withParameters((parameters) =>
      each(parameters, (value, name) => (name === 'grant_type' && String(value) in {} ? 'client_credentials' : value)),
    ),
    noticedBy: ['%.REFUSES-GRANT-TYPE'],
  },
  'brackets-read': {
    mistake: 'Brackets behind the name of a parameter are dropped.',
    wrap: withParameters(
      (parameters) => new Map([...parameters].map(([name, values]) => [name.replace('[]', ''), values] as const)),
    ),
    noticedBy: ['%.REFUSES-BRACKETS'],
  },
  'query-operators': {
    mistake: 'Brackets are read as operators of a document database, which is asked for any other value.',
    wrap: withParameters((parameters, ctx) => {
      const asked = [...parameters.keys()].flatMap((name) => /^(\w+)\[\$ne\]$/.exec(name)?.[1] ?? []);
      return new Map([...parameters, ...asked.map((name) => [name, firstClient(ctx).get(name) ?? []] as const)]);
    }),
    noticedBy: ['%.REFUSES-OPERATOR'],
  },
  'percent-encoding-filtered': {
    mistake: 'A filter refuses percent-encoded letters as an evasion.',
    wrap: {
      tokenParameters: (next) => (ctx) =>
        /%6[0-9a-f]/i.test(String(ctx.bytes)) ? badTokenRequest('Filtered.') : next(ctx),
    },
    noticedBy: ['%.ACCEPTS-PERCENT-ENCODING'],
  },
  'grant-type-without-case': {
    mistake: 'grant_type is compared case-insensitively.',
    wrap: withParameters((parameters) =>
      each(parameters, (value, name) => (name === 'grant_type' ? String(value).toLowerCase() : value)),
    ),
    noticedBy: ['%.REFUSES-GRANT-TYPE-CASE'],
  },
  'parameters-trimmed': {
    mistake: 'Every parameter is trimmed.',
    wrap: withParameters((parameters) => each(parameters, (value) => String(value).trim())),
    noticedBy: ['%.REFUSES-PADDED-GRANT-TYPE', '%.REFUSES-PADDED-SECRET', '%.REFUSES-LOOSE-CLIENT'],
  },
  'repeated-accepted': {
    mistake: 'The last value of a repeated parameter is used.',
    wrap: withParameters((parameters) => new Map([...parameters].map(([name, values]) => [name, values.slice(-1)]))),
    noticedBy: ['%.REFUSES-REPEATED'],
  },
  'order-matters': {
    mistake: 'The parameters are read by position.',
    wrap: {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        [...parameters.keys()][0] === 'grant_type' ? next(parameters, ctx) : badTokenRequest('grant_type comes first.'),
    },
    noticedBy: ['%.ACCEPTS-ANY-ORDER'],
  },
  'unknown-parameter-refused': {
    mistake: 'Only the three parameters and scope are accepted.',
    wrap: {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        [...parameters.keys()].every((name) => /^(grant_type|client_id|client_secret|scope)$/.test(name))
          ? next(parameters, ctx)
          : badTokenRequest('A parameter is unknown.'),
    },
    noticedBy: ['%.IGNORES-UNKNOWN-PARAMETER'],
  },
  'empty-scope-refused': {
    mistake: 'A scope without a value is taken for an unknown scope.',
    wrap: {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        parameters.get('scope')?.[0] === ''
          ? { status: 400, error: 'invalid_scope', description: 'There is no such scope.' }
          : next(parameters, ctx),
    },
    noticedBy: ['%.IGNORES-EMPTY-PARAMETER'],
  },
});

/** What the JSON variant alone can get wrong. */
export const jsonParameters: readonly FaultEntry[] = listed({
  'credentials-in-query': {
    mistake: 'The credentials are read from the query too.',
    wrap: fromQueryToo,
    noticedBy: ['%.REFUSES-QUERY'],
  },
  'types-coerced': {
    mistake: 'Members are converted to strings, so that an array with one item passes for that item.',
    wrap: withParameters((parameters) => each(parameters, (value) => (Array.isArray(value) ? String(value) : value))),
    noticedBy: ['%.REFUSES-COERCIBLE-TYPE'],
  },
  'member-unwrapped': {
    mistake: 'The one value within an object is taken for the member.',
    wrap: withParameters((parameters) =>
      each(parameters, (value) =>
        typeof value === 'object' && value !== null && 'value' in value ? value.value : value,
      ),
    ),
    noticedBy: ['%.REFUSES-WRONG-TYPE'],
  },
  'query-operators': {
    mistake: 'The members are passed unchecked into the query of a document database.',
    wrap: withParameters((parameters, ctx) =>
      each(parameters, (value, name) =>
        typeof value === 'object' && value !== null && '$ne' in value ? firstClient(ctx).get(name)?.[0] : value,
      ),
    ),
    noticedBy: ['%.REFUSES-WRONG-TYPE'],
  },
  'null-matches': {
    mistake: 'A member that is null drops its condition from the database query.',
    wrap: withParameters((parameters, ctx) =>
      each(parameters, (value, name) => (value === null ? firstClient(ctx).get(name)?.[0] : value)),
    ),
    noticedBy: ['%.REFUSES-NULL'],
  },
  'array-unwrapped': {
    mistake: 'The first item of an array is used.',
    wrap: reads((text, next) => next(/^\[\{.*\}\]$/s.test(text) ? text.slice(1, -1) : text)),
    noticedBy: ['%.REFUSES-OTHER-JSON'],
  },
  'pairs-read': {
    mistake: 'The body is made into a dictionary, whatever it is.',
    wrap: reads((text, next) => next(ofPairs(text))),
    noticedBy: ['%.REFUSES-PAIRS'],
  },
  'read-by-pattern': {
    mistake: 'The members are found with a regular expression instead of a parser.',
    wrap: reads(byPattern),
    // The members are found within an array or a nested object as well.
    noticedBy: ['%.REFUSES-MALFORMED', '%.REFUSES-LOOSE-JSON', '%.REFUSES-OTHER-JSON'],
  },
  'loose-json-accepted': {
    mistake: 'The parser allows comments and trailing commas, as in configuration files.',
    wrap: reads((text, next) => next(withoutLooseParts(text))),
    noticedBy: ['%.REFUSES-LOOSE-JSON'],
  },
  'order-matters': {
    mistake: 'The members are read by position.',
    wrap: reads((text, next) =>
      /^\s*\{\s*"client_secret/.test(text) ? { problem: 'Unexpected member.' } : next(text),
    ),
    noticedBy: ['%.ACCEPTS-ANY-ORDER'],
  },
  'white-space-refused': {
    mistake: 'Line breaks in the body are refused.',
    wrap: reads((text, next) => (text.includes('\n') ? { problem: 'Unexpected line break.' } : next(text))),
    noticedBy: ['%.ACCEPTS-WHITE-SPACE'],
  },
  'escapes-refused': {
    mistake: 'Backslashes are rejected as injection.',
    wrap: reads((text, next) => (text.includes('\\') ? { problem: 'Filtered.' } : next(text))),
    noticedBy: ['%.ACCEPTS-ESCAPES'],
  },
});
