/** Faults of the two token exchanges (section 5, RFC 6749): what they take and what they refuse. */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';
import { firstClient } from './token-overrides.ts';
import { formParameters, jsonParameters } from './token-parameters.ts';

const mediaTypes: readonly FaultEntry[] = listed({
  'any-media-type': {
    defect: 'The media type is not checked.',
    override: { mediaTypeOk: () => () => true },
    noticedBy: ['%.REFUSES-MEDIA-TYPE', '%.REFUSES-NO-MEDIA-TYPE'],
  },
  'charset-refused': {
    defect: 'The media type is compared with its parameters included.',
    override: { mediaTypeOk: (next) => (type, ctx) => !type?.includes(';') && next(type, ctx) },
    noticedBy: ['%.ACCEPTS-CHARSET'],
  },
  'media-type-case-sensitive': {
    defect: 'The media type is compared case-sensitively.',
    override: { mediaTypeOk: (next) => (type, ctx) => !/^[^;]*[A-Z]/.test(type ?? '') && next(type, ctx) },
    noticedBy: ['%.ACCEPTS-MEDIA-TYPE-CASE'],
  },
  'any-method': {
    defect: 'The route is mapped for every method.',
    override: { methodOk: () => () => true },
    noticedBy: ['%.REFUSES-METHOD'],
  },
});

const credentials: readonly FaultEntry[] = listed({
  'secret-unchecked': {
    defect: 'The client is looked up, and its secret is not compared.',
    override: { secretOk: () => () => true },
    noticedBy: [
      '%.REFUSES-WRONG-SECRET',
      '%.REFUSES-PADDED-SECRET',
      '%.REFUSES-NEAR-SECRET',
      '%.REFUSES-AFTER-SUCCESS',
    ],
    sideEffects: ['%.REFUSES-WRONG-BASIC', '%.REFUSES-NUL-SECRET'],
  },
  'secret-by-prefix': {
    defect: 'Only as many characters of the secret are compared as were sent.',
    override: { secretOk: () => (given, client) => client.secret.startsWith(given) },
    noticedBy: ['%.REFUSES-WRONG-SECRET'],
  },
  'secret-without-case': {
    defect: 'The secret is compared in a case-insensitive collation.',
    override: { secretOk: () => (given, client) => client.secret.toLowerCase() === given.toLowerCase() },
    noticedBy: ['%.REFUSES-WRONG-SECRET'],
  },
  'secret-trimmed': {
    defect: 'The secret is trimmed.',
    override: { secretOk: (next) => (given, client, ctx) => next(given.trim(), client, ctx) },
    noticedBy: ['%.REFUSES-PADDED-SECRET'],
  },
  'secret-optional': {
    defect: 'A client that sends no secret is treated as a public client.',
    override: {
      tokenRequestProblem: (next) => (parameters, ctx) => {
        const secret = parameters.get('client_secret')?.[0];
        const isPublic = secret === undefined || secret === '';
        return next(isPublic ? new Map([...parameters, ['client_secret', ['public']]]) : parameters, ctx);
      },
      secretOk: (next) => (given, client, ctx) => given === '' || next(given, client, ctx),
    },
    noticedBy: ['%.REFUSES-MISSING', '%.REFUSES-EMPTY'],
    sideEffects: ['%.REFUSES-BRACKETS', '%.REFUSES-OPERATOR'],
  },
  'client-found-loosely': {
    defect: 'The client is looked up ignoring case and surrounding white space.',
    override: { findClient: (next) => (id, ctx) => next(id.trim().toLowerCase(), ctx) },
    noticedBy: ['%.REFUSES-LOOSE-CLIENT'],
  },
  'client-as-pattern': {
    defect: 'The client is looked up with SQL LIKE.',
    override: { findClient: (next) => (id, ctx) => (id === '*' ? (ctx.mock.clients[0] ?? null) : next(id, ctx)) },
    noticedBy: ['%.REFUSES-WRONG-CLIENT'],
  },
  'unknown-client-accepted': {
    defect: 'An unknown client is given the rights of the first client.',
    override: { findClient: (next) => (id, ctx) => next(id, ctx) ?? ctx.mock.clients[0] ?? null },
    noticedBy: ['%.REFUSES-WRONG-CLIENT', '%.REFUSES-LOOSE-CLIENT', '%.REFUSES-AFTER-SUCCESS'],
    sideEffects: ['%.REFUSES-WRONG-BASIC'],
  },
  'empty-body-accepted': {
    defect: 'A request without a body is given the rights of the first client.',
    override: { tokenParameters: (next) => (ctx) => (ctx.bytes.length === 0 ? firstClient(ctx) : next(ctx)) },
    noticedBy: ['%.REFUSES-EMPTY-BODY', '%.REFUSES-AFTER-SUCCESS'],
  },
});

/** Faults in what the token exchanges take and refuse. */
export const tokenFaults: readonly Fault[] = TOKEN_OPERATIONS.flatMap((operation) =>
  faultsOf(operation, [
    ...mediaTypes,
    ...credentials,
    ...(operation === 'token-form' ? formParameters : jsonParameters),
  ]),
);
