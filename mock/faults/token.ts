/** Faults of the two token exchanges (section 5, RFC 6749): what they take and what they refuse. */
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import type { Context, TokenParameters, Wrap } from '../behaviour.ts';
import { type Fault, fault, type Turns } from './fault.ts';
import { byPattern, reads } from './token-wraps.ts';
import { withoutLooseParts } from './wraps.ts';

/** A mistake that can be made in either variant, or in one. */
export type TokenRow = readonly [name: string, mistake: string, wrap: Wrap, turns: Turns];

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

/** The rights of the first client, for whoever brings nothing. */
const firstClient = (ctx: Context): TokenParameters =>
  new Map([
    ['grant_type', ['client_credentials']],
    ['client_id', [ctx.mock.clients[0]?.id]],
    ['client_secret', [ctx.mock.clients[0]?.secret]],
  ]);

const badRequest = (description: string) => ({ status: 400, error: 'invalid_request', description });

const mediaTypes: readonly TokenRow[] = [
  [
    'any-media-type',
    'The media type is not looked at.',
    { mediaTypeOk: () => () => true },
    { noticedBy: ['%.REFUSES-MEDIA-TYPE', '%.REFUSES-NO-MEDIA-TYPE'] },
  ],
  [
    'charset-refused',
    'The media type is compared as a whole.',
    { mediaTypeOk: (next) => (type, ctx) => !type?.includes(';') && next(type, ctx) },
    { noticedBy: ['%.ACCEPTS-CHARSET'] },
  ],
  [
    'media-type-case-sensitive',
    'The media type is compared with case.',
    { mediaTypeOk: (next) => (type, ctx) => !/^[^;]*[A-Z]/.test(type ?? '') && next(type, ctx) },
    { noticedBy: ['%.ACCEPTS-MEDIA-TYPE-CASE'] },
  ],
  [
    'any-method',
    'The route is mapped for every method.',
    { methodOk: () => () => true },
    { noticedBy: ['%.REFUSES-METHOD'] },
  ],
];

const credentials: readonly TokenRow[] = [
  [
    'secret-unchecked',
    'The client is looked up; its secret is not compared.',
    { secretOk: () => () => true },
    { noticedBy: ['%.REFUSES-WRONG-SECRET', '%.REFUSES-PADDED-SECRET', '%.REFUSES-AFTER-SUCCESS'] },
  ],
  [
    'secret-by-prefix',
    'The secret is compared over the length of what was sent.',
    { secretOk: () => (given, client) => client.secret.startsWith(given) },
    { noticedBy: ['%.REFUSES-WRONG-SECRET'] },
  ],
  [
    'secret-without-case',
    'The secret is compared with the collation of the database.',
    { secretOk: () => (given, client) => client.secret.toLowerCase() === given.toLowerCase() },
    { noticedBy: ['%.REFUSES-WRONG-SECRET'] },
  ],
  [
    'secret-trimmed',
    'White space is cut off the secret.',
    { secretOk: (next) => (given, client, ctx) => next(given.trim(), client, ctx) },
    { noticedBy: ['%.REFUSES-PADDED-SECRET'] },
  ],
  [
    'secret-optional',
    'A client without a secret counts as a public one.',
    {
      tokenRequestProblem: (next) => (parameters, ctx) => {
        const secret = parameters.get('client_secret')?.[0];
        const isPublic = secret === undefined || secret === '';
        return next(isPublic ? new Map([...parameters, ['client_secret', ['public']]]) : parameters, ctx);
      },
      secretOk: (next) => (given, client, ctx) => given === '' || next(given, client, ctx),
    },
    { noticedBy: ['%.REFUSES-MISSING', '%.REFUSES-EMPTY'] },
  ],
  [
    'client-found-loosely',
    'The client is looked up without case and white space.',
    { findClient: (next) => (id, ctx) => next(id.trim().toLowerCase(), ctx) },
    { noticedBy: ['%.REFUSES-LOOSE-CLIENT'] },
  ],
  [
    'client-as-pattern',
    'The client is looked up with LIKE.',
    { findClient: (next) => (id, ctx) => (id === '*' ? (ctx.mock.clients[0] ?? null) : next(id, ctx)) },
    { noticedBy: ['%.REFUSES-WRONG-CLIENT'] },
  ],
  [
    'unknown-client-accepted',
    'An unknown client gets the rights of the first.',
    { findClient: (next) => (id, ctx) => next(id, ctx) ?? ctx.mock.clients[0] ?? null },
    { noticedBy: ['%.REFUSES-WRONG-CLIENT', '%.REFUSES-LOOSE-CLIENT', '%.REFUSES-AFTER-SUCCESS'] },
  ],
  [
    'empty-body-accepted',
    'Without a body the rights of the first client are given.',
    { tokenParameters: (next) => (ctx) => (ctx.bytes.length === 0 ? firstClient(ctx) : next(ctx)) },
    { noticedBy: ['%.REFUSES-EMPTY-BODY'] },
  ],
];

/** Parameters taken from the query as well as from the body. */
const fromQuery: Wrap = {
  ...withParameters(
    (parameters, ctx) => new Map([...parameters, ...[...ctx.query].map(([n, v]) => [n, [v]] as const)]),
  ),
  tokenRequestProblem: (next) => (parameters, ctx) => next(parameters, { ...ctx, query: new URLSearchParams() }),
};

const form: readonly TokenRow[] = [
  [
    'credentials-in-query',
    'Parameters are read from the query too.',
    fromQuery,
    { noticedBy: ['%.REFUSES-QUERY'], sideEffects: ['%.REFUSES-AFTER-SUCCESS'] },
  ],
  [
    'any-grant-type',
    'grant_type is not looked at.',
    withParameters((parameters) => new Map([...parameters, ['grant_type', ['client_credentials']]])),
    {
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
  ],
  [
    'grant-type-by-prefix',
    'grant_type is compared over its first characters.',
    withParameters((parameters) =>
      each(parameters, (value, name) =>
        name === 'grant_type' && String(value).startsWith('client_cred') ? 'client_credentials' : value,
      ),
    ),
    { noticedBy: ['%.REFUSES-GRANT-TYPE'], sideEffects: ['%.REFUSES-PADDED-GRANT-TYPE'] },
  ],
  [
    'grant-type-without-case',
    'grant_type is compared without case.',
    withParameters((parameters) =>
      each(parameters, (value, name) => (name === 'grant_type' ? String(value).toLowerCase() : value)),
    ),
    { noticedBy: ['%.REFUSES-GRANT-TYPE-CASE'] },
  ],
  [
    'parameters-trimmed',
    'White space is cut off every parameter.',
    withParameters((parameters) => each(parameters, (value) => String(value).trim())),
    { noticedBy: ['%.REFUSES-PADDED-GRANT-TYPE', '%.REFUSES-PADDED-SECRET', '%.REFUSES-LOOSE-CLIENT'] },
  ],
  [
    'repeated-accepted',
    'Of a repeated parameter the last one is taken.',
    withParameters((parameters) => new Map([...parameters].map(([name, values]) => [name, values.slice(-1)]))),
    { noticedBy: ['%.REFUSES-REPEATED'] },
  ],
  [
    'order-matters',
    'The parameters are read by position.',
    {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        [...parameters.keys()][0] === 'grant_type' ? next(parameters, ctx) : badRequest('grant_type comes first.'),
    },
    { noticedBy: ['%.ACCEPTS-ANY-ORDER'] },
  ],
  [
    'unknown-parameter-refused',
    'Only the three parameters are taken, and scope.',
    {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        [...parameters.keys()].every((name) => /^(grant_type|client_id|client_secret|scope)$/.test(name))
          ? next(parameters, ctx)
          : badRequest('A parameter is unknown.'),
    },
    { noticedBy: ['%.IGNORES-UNKNOWN-PARAMETER'] },
  ],
  [
    'empty-scope-refused',
    'A scope without a value is no scope that is known.',
    {
      tokenRequestProblem: (next) => (parameters, ctx) =>
        parameters.get('scope')?.[0] === ''
          ? { status: 400, error: 'invalid_scope', description: 'There is no such scope.' }
          : next(parameters, ctx),
    },
    { noticedBy: ['%.IGNORES-EMPTY-PARAMETER'] },
  ],
];

const json: readonly TokenRow[] = [
  [
    'credentials-in-query',
    'Members are read from the query too.',
    fromQuery,
    { noticedBy: ['%.REFUSES-QUERY'], sideEffects: ['%.REFUSES-AFTER-SUCCESS'] },
  ],
  [
    'types-coerced',
    'Whatever stands in a member is turned into a text: an array of one is its item.',
    withParameters((parameters) => each(parameters, (value) => (Array.isArray(value) ? String(value) : value))),
    { noticedBy: ['%.REFUSES-WRONG-TYPE'] },
  ],
  [
    'query-operators',
    'The members go into the query of a document database as they come.',
    withParameters((parameters, ctx) =>
      each(parameters, (value, name) =>
        typeof value === 'object' && value !== null && '$ne' in value ? firstClient(ctx).get(name)?.[0] : value,
      ),
    ),
    { noticedBy: ['%.REFUSES-WRONG-TYPE'] },
  ],
  [
    'null-matches',
    'A null member leaves its condition out of the query.',
    withParameters((parameters, ctx) =>
      each(parameters, (value, name) => (value === null ? firstClient(ctx).get(name)?.[0] : value)),
    ),
    { noticedBy: ['%.REFUSES-NULL'] },
  ],
  [
    'array-unwrapped',
    'Of an array the first item is taken.',
    reads((text, next) => next(/^\[\{.*\}\]$/s.test(text) ? text.slice(1, -1) : text)),
    { noticedBy: ['%.REFUSES-OTHER-JSON'] },
  ],
  [
    'read-by-pattern',
    'The members are found with a pattern, not with a parser.',
    reads(byPattern),
    // In an array or an object of its own the members are found as well.
    { noticedBy: ['%.REFUSES-MALFORMED', '%.REFUSES-LOOSE-JSON', '%.REFUSES-OTHER-JSON'] },
  ],
  [
    'loose-json-accepted',
    'The parser is that of the configuration files, with comments and trailing commas.',
    reads((text, next) => next(withoutLooseParts(text))),
    { noticedBy: ['%.REFUSES-LOOSE-JSON'] },
  ],
  [
    'order-matters',
    'The members are read by position.',
    reads((text, next) => (/^\s*\{\s*"client_secret/.test(text) ? { problem: 'Unexpected member.' } : next(text))),
    { noticedBy: ['%.ACCEPTS-ANY-ORDER'] },
  ],
  [
    'white-space-refused',
    'The body must be on one line.',
    reads((text, next) => (text.includes('\n') ? { problem: 'Unexpected line break.' } : next(text))),
    { noticedBy: ['%.ACCEPTS-WHITE-SPACE'] },
  ],
  [
    'escapes-refused',
    'Backslashes are filtered against injection.',
    reads((text, next) => (text.includes('\\') ? { problem: 'Filtered.' } : next(text))),
    { noticedBy: ['%.ACCEPTS-ESCAPES'] },
  ],
];

const declared = (operation: TokenOperation, rows: readonly TokenRow[]) =>
  rows.map(([name, mistake, wrap, turns]) => fault(`${operation}.${name}`, operation, mistake, wrap, turns));

/** Faults in what the token exchanges take and refuse. */
export const tokenFaults: readonly Fault[] = TOKEN_OPERATIONS.flatMap((operation) =>
  declared(operation, [...mediaTypes, ...credentials, ...(operation === 'token-form' ? form : json)]),
);
