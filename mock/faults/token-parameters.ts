/** Faults of one token exchange alone: how it reads its parameters (section 5, RFC 6749 §3.2 and §4.4.2). */
import type { Context, Override, TokenParameters } from '../behaviour.ts';
import { withoutLooseParts } from '../overrides.ts';
import { badTokenRequest } from '../reference/token.ts';
import { type FaultEntry, listed } from './fault.ts';
import { byPattern, firstClient, ofPairs, reads } from './token-overrides.ts';

/** Changes the parameters before they are checked. */
function withParameters(change: (parameters: TokenParameters, ctx: Context) => TokenParameters): Override {
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
export const fromQueryToo: Override = {
  ...withParameters(
    (parameters, ctx) => new Map([...parameters, ...[...ctx.query].map(([n, v]) => [n, [v]] as const)]),
  ),
  tokenRequestProblem: (next) => (parameters, ctx) => next(parameters, { ...ctx, query: new URLSearchParams() }),
};

/** What the form variant alone can get wrong. */
export const formParameters: readonly FaultEntry[] = listed({
  'credentials-in-query': {
    defect: 'The parameters are read from the query too.',
    override: fromQueryToo,
    noticedBy: ['%.REFUSES-QUERY'],
  },
  'any-grant-type': {
    defect: 'grant_type is not checked.',
    override: withParameters((parameters) => new Map([...parameters, ['grant_type', ['client_credentials']]])),
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
    defect: 'grant_type is compared by its first characters only.',
    override: withParameters((parameters) =>
      each(parameters, (value, name) =>
        name === 'grant_type' && String(value).startsWith('client_cred') ? 'client_credentials' : value,
      ),
    ),
    noticedBy: ['%.REFUSES-GRANT-TYPE'],
    sideEffects: ['%.REFUSES-PADDED-GRANT-TYPE'],
  },
  'grant-type-as-property': {
    defect: 'Grants stand in an object literal, which also has what every object has.',
    override: withParameters((parameters) =>
      each(parameters, (value, name) => (name === 'grant_type' && String(value) in {} ? 'client_credentials' : value)),
    ),
    noticedBy: ['%.REFUSES-GRANT-TYPE'],
  },
  'brackets-read': {
    defect: 'Brackets behind the name of a parameter are dropped.',
    override: withParameters(
      (parameters) => new Map([...parameters].map(([name, values]) => [name.replace('[]', ''), values] as const)),
    ),
    noticedBy: ['%.REFUSES-BRACKETS'],
  },
  'query-operators': {
    defect: 'Brackets are read as operators of a document database, which is asked for any other value.',
    override: withParameters((parameters, ctx) => {
      const asked = [...parameters.keys()].flatMap((name) => /^(\w+)\[\$ne\]$/.exec(name)?.[1] ?? []);
      return new Map([...parameters, ...asked.map((name) => [name, firstClient(ctx).get(name) ?? []] as const)]);
    }),
    noticedBy: ['%.REFUSES-OPERATOR'],
  },
  'percent-encoding-filtered': {
    defect: 'A filter refuses percent-encoded letters as an evasion.',
    override: {
      tokenParameters: (next) => (ctx) =>
        /%6[0-9a-f]/i.test(String(ctx.bytes)) ? badTokenRequest('Filtered.') : next(ctx),
    },
    noticedBy: ['%.ACCEPTS-PERCENT-ENCODING'],
  },
  'grant-type-without-case': {
    defect: 'grant_type is compared case-insensitively.',
    override: withParameters((parameters) =>
      each(parameters, (value, name) => (name === 'grant_type' ? String(value).toLowerCase() : value)),
    ),
    noticedBy: ['%.REFUSES-GRANT-TYPE-CASE'],
  },
  'parameters-trimmed': {
    defect: 'Every parameter is trimmed.',
    override: withParameters((parameters) => each(parameters, (value) => String(value).trim())),
    noticedBy: ['%.REFUSES-PADDED-GRANT-TYPE', '%.REFUSES-PADDED-SECRET', '%.REFUSES-LOOSE-CLIENT'],
  },
  'repeated-accepted': {
    defect: 'The last value of a repeated parameter is used.',
    override: withParameters(
      (parameters) => new Map([...parameters].map(([name, values]) => [name, values.slice(-1)])),
    ),
    noticedBy: ['%.REFUSES-REPEATED'],
  },
  'order-matters': {
    defect: 'The parameters are read by position.',
    override: {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        [...parameters.keys()][0] === 'grant_type' ? next(parameters, ctx) : badTokenRequest('grant_type comes first.'),
    },
    noticedBy: ['%.ACCEPTS-ANY-ORDER'],
  },
  'unknown-parameter-refused': {
    defect: 'Only the three parameters and scope are accepted.',
    override: {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        [...parameters.keys()].every((name) => /^(grant_type|client_id|client_secret|scope)$/.test(name))
          ? next(parameters, ctx)
          : badTokenRequest('A parameter is unknown.'),
    },
    noticedBy: ['%.IGNORES-UNKNOWN-PARAMETER'],
  },
  'empty-scope-refused': {
    defect: 'A scope without a value is taken for an unknown scope.',
    override: {
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
    defect: 'The credentials are read from the query too.',
    override: fromQueryToo,
    noticedBy: ['%.REFUSES-QUERY'],
  },
  'types-coerced': {
    defect: 'Members are converted to strings, so that an array with one item passes for that item.',
    override: withParameters((parameters) =>
      each(parameters, (value) => (Array.isArray(value) ? String(value) : value)),
    ),
    noticedBy: ['%.REFUSES-COERCIBLE-TYPE'],
  },
  'member-unwrapped': {
    defect: 'The one value within an object is taken for the member.',
    override: withParameters((parameters) =>
      each(parameters, (value) =>
        typeof value === 'object' && value !== null && 'value' in value ? value.value : value,
      ),
    ),
    noticedBy: ['%.REFUSES-WRONG-TYPE'],
  },
  'query-operators': {
    defect: 'The members are passed unchecked into the query of a document database.',
    override: withParameters((parameters, ctx) =>
      each(parameters, (value, name) =>
        typeof value === 'object' && value !== null && '$ne' in value ? firstClient(ctx).get(name)?.[0] : value,
      ),
    ),
    noticedBy: ['%.REFUSES-WRONG-TYPE'],
  },
  'null-matches': {
    defect: 'A member that is null drops its condition from the database query.',
    override: withParameters((parameters, ctx) =>
      each(parameters, (value, name) => (value === null ? firstClient(ctx).get(name)?.[0] : value)),
    ),
    noticedBy: ['%.REFUSES-NULL'],
  },
  'array-unwrapped': {
    defect: 'The first item of an array is used.',
    override: reads((text, next) => next(/^\[\{.*\}\]$/s.test(text) ? text.slice(1, -1) : text)),
    noticedBy: ['%.REFUSES-OTHER-JSON'],
  },
  'pairs-read': {
    defect: 'The body is made into a dictionary, whatever it is.',
    override: reads((text, next) => next(ofPairs(text))),
    noticedBy: ['%.REFUSES-PAIRS'],
  },
  'read-by-pattern': {
    defect: 'The members are found with a regular expression instead of a parser.',
    override: reads(byPattern),
    // The members are found within an array or a nested object as well.
    noticedBy: ['%.REFUSES-MALFORMED', '%.REFUSES-LOOSE-JSON', '%.REFUSES-OTHER-JSON'],
  },
  'loose-json-accepted': {
    defect: 'The parser allows comments and trailing commas, as in configuration files.',
    override: reads((text, next) => next(withoutLooseParts(text))),
    noticedBy: ['%.REFUSES-LOOSE-JSON'],
  },
  'order-matters': {
    defect: 'The members are read by position.',
    override: reads((text, next) =>
      /^\s*\{\s*"client_secret/.test(text) ? { problem: 'Unexpected member.' } : next(text),
    ),
    noticedBy: ['%.ACCEPTS-ANY-ORDER'],
  },
  'white-space-refused': {
    defect: 'Line breaks in the body are refused.',
    override: reads((text, next) => (text.includes('\n') ? { problem: 'Unexpected line break.' } : next(text))),
    noticedBy: ['%.ACCEPTS-WHITE-SPACE'],
  },
  'escapes-refused': {
    defect: 'Backslashes are rejected as injection.',
    override: reads((text, next) => (text.includes('\\') ? { problem: 'Filtered.' } : next(text))),
    noticedBy: ['%.ACCEPTS-ESCAPES'],
  },
});
