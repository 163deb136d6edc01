/** Faults in how a client is found and its secret compared (section 5, point 1). */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import type { Client, Override } from '../behaviour.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

/** Compares the secret in a way of its own. */
const compares = (isRight: (given: string, secret: string) => boolean): Override => ({
  secretOk: () => (given, client) => isRight(given, client.secret),
});

/** Also finds the first client under some ids. */
const finds = (isFound: (id: string, client: Client) => boolean): Override => ({
  findClient: (next) => (id, ctx) => next(id, ctx) ?? ctx.mock.clients.find((client) => isFound(id, client)) ?? null,
});

/** Bytes that bcrypt takes in. */
const BCRYPT_BYTES = 72;

const NEAR = ['%.REFUSES-NEAR-SECRET'];

const comparisons: readonly FaultEntry[] = listed({
  'secret-ends-at-nul': {
    defect: 'The secret is compared as a string of C, which ends at NUL.',
    override: compares((given, secret) => given.split('\0')[0] === secret),
    noticedBy: ['%.REFUSES-NUL-SECRET'],
  },
  'secret-normalised': {
    defect: 'The secret is brought into normal form KC of Unicode before it is compared.',
    override: compares((given, secret) => given.normalize('NFKC') === secret),
    noticedBy: NEAR,
  },
  'secret-as-pattern': {
    defect: 'The secret is compared with SQL LIKE.',
    override: compares((given, secret) => given === secret || given === '%'),
    noticedBy: NEAR,
  },
  'secret-cut': {
    defect: 'The secret is cut to the length of its column before it is compared.',
    override: compares((given, secret) => given.slice(0, secret.length) === secret),
    noticedBy: ['%.REFUSES-WRONG-SECRET', ...NEAR],
    sideEffects: ['%.REFUSES-PADDED-SECRET', '%.REFUSES-NUL-SECRET'],
  },
  'secret-too-long-to-hash': {
    defect: 'The hash function fails over more than 72 bytes, and the exception is taken for a match.',
    override: compares((given, secret) => given === secret || Buffer.byteLength(given) > BCRYPT_BYTES),
    noticedBy: NEAR,
  },
  'secret-by-its-end': {
    defect: 'The secret is looked for at the end of what was sent.',
    override: compares((given, secret) => given.endsWith(secret)),
    noticedBy: NEAR,
    sideEffects: ['%.REFUSES-PADDED-SECRET'],
  },
  'client-by-prefix': {
    defect: 'The client is looked up by the first characters of its id.',
    override: finds((id, client) => id !== '' && (client.id.startsWith(id) || id.startsWith(client.id))),
    noticedBy: ['%.REFUSES-WRONG-CLIENT'],
    sideEffects: ['%.REFUSES-LOOSE-CLIENT'],
  },
  'client-as-like-pattern': {
    defect: 'The client is looked up with SQL LIKE, whose wildcard is %.',
    override: finds((id) => id === '%'),
    noticedBy: ['%.REFUSES-WRONG-CLIENT'],
  },
  'client-compared-with-nothing': {
    defect: 'A client that is not found has no secret, which is the same as the one that was not sent.',
    override: {
      tokenParameters: (next) => (ctx) => {
        const parameters = next(ctx);
        const [first] = ctx.mock.clients;
        if (!first || !(parameters instanceof Map) || parameters.has('client_secret')) return parameters;
        const id = parameters.get('client_id')?.[0];
        if (typeof id !== 'string' || ctx.mock.clients.some((client) => client.id === id)) return parameters;
        return new Map([...parameters, ['client_id', [first.id]], ['client_secret', [first.secret]]]);
      },
    },
    noticedBy: ['%.REFUSES-WRONG-CLIENT'],
  },
  'client-as-property': {
    defect: 'Clients stand in an object literal, which also has what every object has.',
    override: finds((id) => id in {}),
    noticedBy: ['%.REFUSES-WRONG-CLIENT'],
  },
});

/** Faults in how a client is found and its secret compared. */
export const tokenSecretFaults: readonly Fault[] = TOKEN_OPERATIONS.flatMap((operation) =>
  faultsOf(operation, comparisons),
);
