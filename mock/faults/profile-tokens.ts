/** Faults against what the profile pins about tokens: their longest life, and a second client. */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, remember } from '../behaviour.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

const secondId = (ctx: Context) => ctx.mock.profile.token?.secondClient?.id;
const lastIssued = (ctx: Context) => remember(ctx, 'last of the other clients', () => ({ jti: null as unknown }));
const ended = (ctx: Context) => remember(ctx, 'ended by another client', () => new Set<unknown>());

const tokens: readonly FaultEntry[] = listed({
  'lives-two-hours': {
    defect: 'The issuer was set up for longer lives than the profile promises.',
    override: {
      tokenFields: (next) => (token, client, ctx) => {
        const fields = next(token, client, ctx);
        return { ...fields, expires_in: client.lifetimeSeconds === 3600 ? 7200 : client.lifetimeSeconds };
      },
    },
    noticedBy: ['%.LONGEST-LIFE'],
  },
  'second-client-unknown': {
    defect: 'Clients are cached under the name of their integrator, so that there is one.',
    override: { findClient: (next) => (id, ctx) => (id === secondId(ctx) ? null : next(id, ctx)) },
    noticedBy: ['%.SECOND-CLIENT'],
    undecided: ['%.SECOND-CLIENT-APART'],
  },
  'second-client-ends-token': {
    defect: 'There is one session for an integrator, whatever client asks.',
    override: {
      claimsFor: (next) => (client, ctx) => {
        const claims = next(client, ctx);
        if (client.id === secondId(ctx)) ended(ctx).add(lastIssued(ctx).jti);
        else lastIssued(ctx).jti = claims.jti;
        return claims;
      },
      readToken: (next) => async (token, ctx) => {
        const claims = await next(token, ctx);
        return claims && !ended(ctx).has(claims.jti) ? claims : null;
      },
    },
    spreads: true,
    noticedBy: ['%.SECOND-CLIENT-APART'],
    sideEffects: ['TOKEN-*.SECOND-CLIENT-APART'],
  },
  'any-clients-secret': {
    defect: 'The secret is looked up among those of all clients.',
    override: { secretOk: () => (given, _client, ctx) => ctx.mock.clients.some(({ secret }) => secret === given) },
    noticedBy: ['%.SECOND-CLIENT-SECRET'],
  },
});

/** Every fault against what a profile pins about tokens. */
export const profileTokenFaults: readonly Fault[] = TOKEN_OPERATIONS.flatMap((operation) =>
  faultsOf(
    operation,
    tokens.map((each) => ({ ...each, name: `profile.${each.name}` })),
  ),
);
