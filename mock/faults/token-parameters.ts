/** Faults in where a token exchange finds its parameters and how it reads them (section 5, RFC 6749 §3.2, §4.4.2). */
import { parsedJson } from '../../contract/json.ts';
import type { Context, Override, TokenParameters, TokenRefusal } from '../behaviour.ts';
import { after, mediaTypes, reads, readsLooseJson, refusesBodies, typeOf } from '../overrides.ts';
import { badTokenRequest } from '../reference/token.ts';
import { type FaultList, family, madeBy } from './fault.ts';
import { byPattern, firstClient, ofPairs } from './token-overrides.ts';

/** Parameters with one value each. */
const once = (pairs: Iterable<readonly [string, unknown]>): TokenParameters =>
  new Map([...pairs].map(([name, value]) => [name, [value]]));

/** The request without its query, where credentials do not belong. */
const withoutQuery = (ctx: Context): Context => ({ ...ctx, query: new URLSearchParams() });

/** Reads the parameters in another way; `null` leaves them to the reference. */
export const readsInstead = (read: (ctx: Context) => TokenParameters | TokenRefusal | null): Override => ({
  tokenParameters: (next) => (ctx) => read(ctx) ?? next(ctx),
});

/** Also accepts bodies of another media type. */
export function alsoTakes(essence: string, read: (text: string) => TokenParameters): Override {
  const isOf = (ctx: Context) => typeOf(ctx).startsWith(essence);
  return {
    ...mediaTypes((ok, ctx) => ok || isOf(ctx)),
    ...readsInstead((ctx) => (isOf(ctx) ? read(String(ctx.bytes)) : null)),
  };
}

/** The members of a JSON object as parameters. */
export const fromJson = (text: string) => once(Object.entries(parsedJson(text) ?? {}));

/** The parameters of a form, the last of several. */
export const fromForm = (text: string) => once(new URLSearchParams(text));

/** The parts of a multipart body, whatever its boundary. */
const fromParts = (text: string) =>
  once([...text.matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gs)].map(([, name = '', value]) => [name, value] as const));

/** Reads the query in place of the body of some requests. */
const readsQuery = (isMeant: (ctx: Context) => boolean): Override => ({
  ...after('methodOk')((ok, ctx) => ok || isMeant(ctx)),
  ...readsInstead((ctx) => (isMeant(ctx) ? once(ctx.query) : null)),
  tokenRequestProblem: (next) => (parameters, ctx) => next(parameters, isMeant(ctx) ? withoutQuery(ctx) : ctx),
});

/** Changes the parameters before they are checked. */
export const withParameters = (change: (parameters: TokenParameters, ctx: Context) => TokenParameters) =>
  after('tokenParameters')((parameters, ctx) => (parameters instanceof Map ? change(parameters, ctx) : parameters));

/** Changes each value of the parameters before they are checked. */
export const withValues = (change: (value: unknown, name: string, ctx: Context) => unknown): Override =>
  withParameters(
    (parameters, ctx) =>
      new Map([...parameters].map(([name, values]) => [name, values.map((value) => change(value, name, ctx))])),
  );

/** Takes the last value of a parameter that is given more than once. */
export const lastOnes = withParameters(
  (parameters) => new Map([...parameters].map(([name, values]) => [name, values.slice(-1)])),
);

/** Reads parameters from the query as well as from the body. */
export const fromQueryToo: Override = {
  ...withParameters((parameters, ctx) => new Map([...parameters, ...once(ctx.query)])),
  tokenRequestProblem: (next) => (parameters, ctx) => next(parameters, withoutQuery(ctx)),
};

/** Other places where parameters are accepted. */
export const parameterSources: FaultList = {
  ...family(
    (because: string, override: Override, operation: 'token-form' | 'token-json') => ({
      because,
      override,
      noticedBy: ['%.REFUSES-MEDIA-TYPE'],
      only: [operation],
    }),
    {
      'json-accepted': ['JSON bodies are also read.', alsoTakes('application/json', fromJson), 'token-form'],
      'multipart-accepted': [
        'Multipart bodies are also read.',
        alsoTakes('multipart/form-data', fromParts),
        'token-form',
      ],
      'form-accepted': ['Forms are also read.', alsoTakes('application/x-www-form-urlencoded', fromForm), 'token-json'],
    },
  ),
  'get-accepted': ['GET with a query is accepted.', readsQuery((ctx) => ctx.method === 'GET'), '%.REFUSES-METHOD'],
  'query-instead-of-body': [
    'If there is no body, the query is read.',
    readsQuery((ctx) => ctx.method === 'POST' && ctx.bytes.length === 0),
    '%.REFUSES-QUERY',
  ],
  'credentials-in-query': ['Parameters are also read from the query.', fromQueryToo, '%.REFUSES-QUERY'],
};

/** Reads grant_type in a way that accepts other values for client_credentials. */
const grants = madeBy(
  (isTaken: (value: string) => boolean) =>
    withValues((value, name) => (name === 'grant_type' && isTaken(String(value)) ? 'client_credentials' : value)),
  {
    'grant-type-by-prefix': [
      'grant_type is compared by its first characters only.',
      (value) => value.startsWith('client_cred'),
      ...['%.REFUSES-GRANT-TYPE', '%.REFUSES-PADDED-GRANT-TYPE?'],
    ],
    'grant-type-as-property': [
      'Grants are looked up in an object literal, which has inherited members.',
      (value) => value in {},
      '%.REFUSES-GRANT-TYPE',
    ],
    'grant-type-without-case': [
      'grant_type is compared case-insensitively.',
      (value) => value.toLowerCase() === 'client_credentials',
      '%.REFUSES-GRANT-TYPE-CASE',
    ],
  },
);

/** Refuses parameters that it should ignore. */
const refusesParameters = (isRefused: (parameters: TokenParameters) => boolean) =>
  after('tokenRequestProblem')((problem, _ctx, parameters) =>
    isRefused(parameters) ? badTokenRequest('The parameters are not accepted.') : problem,
  );

/** Refuses every parameter whose name does not match. */
export const onlyKnown = (known: RegExp): Override =>
  refusesParameters((parameters) => [...parameters.keys()].some((name) => !known.test(name)));

/** Uses the value of the first client for parameters with such a name. */
const asksFor = (written: RegExp) =>
  withParameters((parameters, ctx) => {
    const asked = [...parameters.keys()].flatMap((name) => written.exec(name)?.[1] ?? []);
    return new Map([...parameters, ...asked.map((name) => [name, firstClient(ctx).get(name) ?? []] as const)]);
  });

/** Faults that only the form variant can have. */
export const formParameters: FaultList = {
  'any-grant-type': [
    'grant_type is not checked.',
    withParameters((parameters) => new Map([...parameters, ['grant_type', ['client_credentials']]])),
    // A repeated grant_type is not checked either, nor one in brackets.
    ...['%.REFUSES-{GRANT-TYPE,GRANT-TYPE-CASE,PADDED-GRANT-TYPE,MISSING,EMPTY}', '%.REFUSES-{REPEATED,BRACKETS}?'],
  ],
  ...grants,
  'repeated-accepted': ['The last value of a repeated parameter is used.', lastOnes, '%.REFUSES-REPEATED'],
  'order-matters': [
    'The parameters are read by position.',
    refusesParameters((parameters) => [...parameters.keys()][0] !== 'grant_type'),
    '%.ACCEPTS-ANY-ORDER',
  ],
  'parameters-trimmed': [
    'Every parameter is trimmed.',
    withValues((value) => String(value).trim()),
    '%.REFUSES-{PADDED-GRANT-TYPE,PADDED-SECRET,LOOSE-CLIENT}',
  ],
  'unknown-parameter-refused': [
    'Only the three parameters and scope are accepted.',
    onlyKnown(/^(grant_type|client_id|client_secret|scope)$/),
    '%.IGNORES-UNKNOWN-PARAMETER',
  ],
  'empty-scope-refused': [
    'A scope without a value is treated as an unknown scope.',
    refusesParameters((parameters) => parameters.get('scope')?.[0] === ''),
    '%.IGNORES-EMPTY-PARAMETER',
  ],
  'brackets-read': [
    'Brackets after the name of a parameter are dropped.',
    withParameters(
      (parameters) => new Map([...parameters].map(([name, values]) => [name.replace('[]', ''), values] as const)),
    ),
    '%.REFUSES-BRACKETS',
  ],
  'query-operators': [
    'Brackets are read as operators of a document database, which then matches any other value.',
    asksFor(/^(\w+)\[\$ne\]$/),
    '%.REFUSES-OPERATOR',
  ],
  'query-comparisons': [
    'Only some of the operators in brackets are filtered out.',
    asksFor(/^(\w+)\[\$gt\]$/),
    '%.REFUSES-OPERATOR',
  ],
  'percent-encoding-filtered': [
    'A filter refuses percent-encoded letters as an evasion.',
    readsInstead((ctx) => (/%6[0-9a-f]/i.test(String(ctx.bytes)) ? badTokenRequest('Filtered.') : null)),
    '%.ACCEPTS-PERCENT-ENCODING',
  ],
};

const holds = (value: unknown, name: string): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && name in value;

/** How the members of the JSON variant are converted. */
const conversions = madeBy(withValues, {
  'types-coerced': [
    'Members are converted to strings, so that an array with one item passes for that item.',
    (value) => (Array.isArray(value) ? String(value) : value),
    '%.REFUSES-COERCIBLE-TYPE',
  ],
  'member-unwrapped': [
    'The only value inside an object is used as the member.',
    (value) => (holds(value, 'value') ? value['value'] : value),
    '%.REFUSES-WRONG-TYPE',
  ],
  'query-operators': [
    'The members are passed unchecked into the query of a document database.',
    (value, name, ctx) => (holds(value, '$ne') ? firstClient(ctx).get(name)?.[0] : value),
    '%.REFUSES-WRONG-TYPE',
  ],
  'query-comparisons': [
    'Only some of the operators of a document database are filtered out.',
    (value, name, ctx) => (holds(value, '$gt') ? firstClient(ctx).get(name)?.[0] : value),
    '%.REFUSES-WRONG-TYPE',
  ],
  'null-matches': [
    'A null member removes its condition from the database query.',
    (value, name, ctx) => (value === null ? firstClient(ctx).get(name)?.[0] : value),
    '%.REFUSES-NULL',
  ],
});

/** How the text of the JSON variant is read. */
const readings = madeBy(reads, {
  'array-unwrapped': [
    'The first item of an array is used.',
    (text, next) => next(/^\[\{.*\}\]$/s.test(text) ? text.slice(1, -1) : text),
    '%.REFUSES-OTHER-JSON',
  ],
  'pairs-read': [
    'The body is turned into a dictionary, also a list of pairs.',
    (text, next) => next(ofPairs(text)),
    '%.REFUSES-PAIRS',
  ],
  'read-by-pattern': [
    'The members are found with a regular expression instead of a parser.',
    byPattern,
    // The members are found within an array or a nested object as well.
    ...['%.REFUSES-MALFORMED', '%.REFUSES-LOOSE-JSON', '%.REFUSES-OTHER-JSON'],
  ],
});

/** Texts that the JSON variant refuses. */
const refusals = madeBy((pattern: RegExp) => refusesBodies((text) => pattern.test(text)), {
  'order-matters': ['The members are read by position.', /^\s*\{\s*"client_secret/, '%.ACCEPTS-ANY-ORDER'],
  'white-space-refused': ['Line breaks in the body are refused.', /\n/, '%.ACCEPTS-WHITE-SPACE'],
  'escapes-refused': ['Backslashes are rejected as injection.', /\\/, '%.ACCEPTS-ESCAPES'],
});

/** Faults that only the JSON variant can have. */
export const jsonParameters: FaultList = {
  ...{ ...conversions, ...readings, ...refusals },
  'loose-json-accepted': ['The parser allows comments and trailing commas.', readsLooseJson, '%.REFUSES-LOOSE-JSON'],
};
