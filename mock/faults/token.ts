/** Faults of the two token exchanges (section 5, RFC 6749). */
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import type { TokenRefusal, Wrap } from '../behaviour.ts';
import { withHeader, withoutHeader } from '../reply.ts';
import { type Fault, fault } from './fault.ts';

const withoutMember = (member: string): Wrap => ({
  tokenFields: (next) => (token, client, ctx) => {
    const { [member]: _left, ...rest } = next(token, client, ctx);
    return rest;
  },
});

const changed = (member: string, change: (value: unknown) => unknown): Wrap => ({
  tokenFields: (next) => (token, client, ctx) => {
    const fields = next(token, client, ctx);
    return { ...fields, [member]: change(fields[member]) };
  },
});

const refused = (change: (refusal: TokenRefusal) => TokenRefusal): Wrap => ({
  tokenRefused: (next) => (refusal, ctx) => next(change(refusal), ctx),
});

/** Mistakes that can be made in either variant. */
const EITHER: readonly (readonly [name: string, mistake: string, wrap: Wrap])[] = [
  ['secret-unchecked', 'The client is looked up; its secret is not compared.', { secretOk: () => () => true }],
  [
    'secret-by-prefix',
    'The secret is compared over the length of what was sent.',
    { secretOk: () => (given, client) => client.secret.startsWith(given) },
  ],
  [
    'secret-without-case',
    'The secret is compared with the collation of the database.',
    { secretOk: () => (given, client) => client.secret.toLowerCase() === given.toLowerCase() },
  ],
  ['unknown-client-accepted', 'An unknown client gets the rights of the first.', unknownClientAccepted()],
  ['lifetime-as-string', 'expires_in is serialised from a text column.', changed('expires_in', String)],
  [
    'lifetime-in-milliseconds',
    'expires_in is in milliseconds.',
    changed('expires_in', (value) => Number(value) * 1000),
  ],
  ['lifetime-missing', 'expires_in is left out.', withoutMember('expires_in')],
  ['access-token-misnamed', 'The token is named accessToken by a naming policy.', tokenMisnamed()],
  ['token-empty', 'access_token is empty when the cache is cold.', changed('access_token', () => '')],
  [
    'success-201',
    'The token endpoint answers 201.',
    { tokenReply: (next) => (f, ctx) => ({ ...next(f, ctx), status: 201 }) },
  ],
  ['error-200', 'Errors are told with status 200.', refused((refusal) => ({ ...refusal, status: 200 }))],
  ['error-500', 'A refusal is thrown and nobody catches it.', refused((refusal) => ({ ...refusal, status: 500 }))],
  ['error-without-code', 'The error body has no error member.', withoutErrorMember('error')],
  ['error-without-description', 'The error body has no error_description.', withoutErrorMember('error_description')],
  ['unknown-client-told-apart', 'An unknown client is told so.', unknownClientToldApart()],
  [
    'cacheable',
    'The caching fields of the token reply were lost in a gateway.',
    {
      tokenReply: (next) => (fields, ctx) =>
        withHeader(withoutHeader(next(fields, ctx), 'pragma'), 'Cache-Control', 'public, max-age=60'),
    },
  ],
  ['echoes-secret', 'The request is repeated in the success reply.', echoesSecret()],
  ['any-media-type', 'The media type is not looked at.', { mediaTypeOk: () => () => true }],
  ['any-method', 'The route is mapped for every method.', { methodOk: () => () => true }],
];

function unknownClientAccepted(): Wrap {
  return {
    findClient: (next) => (id, ctx) => {
      const known = next(id, ctx);
      const [first] = ctx.mock.clients;
      return known ?? (first ? { ...first, id: 'unknown' } : null);
    },
    secretOk: (next) => (given, client, ctx) => client.id === 'unknown' || next(given, client, ctx),
  };
}

function tokenMisnamed(): Wrap {
  return {
    tokenFields: (next) => (token, client, ctx) => {
      const { access_token, ...rest } = next(token, client, ctx);
      return { accessToken: access_token, ...rest };
    },
  };
}

function withoutErrorMember(member: string): Wrap {
  return {
    tokenRefused: (next) => (refusal, ctx) => {
      const reply = next(refusal, ctx);
      const { [member]: _left, ...rest } = JSON.parse(String(reply.body)) as Record<string, unknown>;
      return { ...reply, body: JSON.stringify(rest) };
    },
  };
}

function unknownClientToldApart(): Wrap {
  return {
    tokenRequestProblem: (next) => (parameters, ctx) => {
      const problem = next(parameters, ctx);
      if (problem || ctx.behaviour.findClient(String(parameters.get('client_id')?.[0]), ctx)) return problem;
      return { status: 401, error: 'invalid_client', description: 'There is no such client.' };
    },
  };
}

function echoesSecret(): Wrap {
  return {
    tokenReply: (next) => (fields, ctx) => {
      const parameters = ctx.behaviour.tokenParameters(ctx);
      const secret = parameters instanceof Map ? parameters.get('client_secret')?.[0] : undefined;
      return next({ ...fields, client_secret: secret }, ctx);
    },
  };
}

const either = (operation: TokenOperation): Fault[] =>
  EITHER.map(([name, mistake, wrap]) => fault(`${operation}.${name}`, operation, mistake, wrap));

/** Mistakes of the form variant. */
const form: readonly Fault[] = [
  fault('token-form.token-type-missing', 'token-form', 'token_type is left out.', withoutMember('token_type')),
  fault(
    'token-form.token-type-other',
    'token-form',
    'token_type names the format.',
    changed('token_type', () => 'JWT'),
  ),
  fault('token-form.any-grant-type', 'token-form', 'grant_type is not looked at.', {
    tokenRequestProblem: (next) => (parameters, ctx) =>
      next(new Map([...parameters, ['grant_type', ['client_credentials']]]), ctx),
  }),
  fault('token-form.repeated-accepted', 'token-form', 'Of a repeated parameter the last one is taken.', {
    tokenParameters: (next) => (ctx) => {
      const parameters = next(ctx);
      if (!(parameters instanceof Map)) return parameters;
      return new Map([...parameters].map(([name, values]) => [name, values.slice(-1)]));
    },
  }),
  fault('token-form.credentials-in-query', 'token-form', 'Parameters are read from the query too.', {
    tokenParameters: () => (ctx) => {
      const both = [...new URLSearchParams(String(ctx.bytes)), ...ctx.query];
      return new Map(both.map(([name, value]) => [name, [value]]));
    },
    tokenRequestProblem: (next) => (parameters, ctx) => next(parameters, { ...ctx, query: new URLSearchParams() }),
  }),
];

/** All faults of the token exchanges. */
export const tokenFaults: readonly Fault[] = [...TOKEN_OPERATIONS.flatMap(either), ...form];
