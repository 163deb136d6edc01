/** Faults of credentials in HTTP Basic (RFC 6749 §2.3, §2.3.1 and §5.2). */
import type { Context, Override, TokenParameters } from '../behaviour.ts';
import { header } from '../behaviour.ts';
import { withHeader } from '../reply.ts';
import { type Fault, faultsOf, listed } from './fault.ts';
import { error, firstClient, refusal } from './token-overrides.ts';

/** What HTTP Basic carries, not decoded further; `null` where there is none. */
function basicIn(ctx: Context): { readonly id: string; readonly secret: string } | null {
  const [, credentials] = /^Basic +(.*)$/i.exec(header(ctx, 'authorization') ?? '') ?? [];
  if (credentials === undefined) return null;
  const [id = '', secret = ''] = String(Buffer.from(credentials, 'base64')).split(':');
  return { id, secret };
}

const withoutIt = (ctx: Context): Context => ({
  ...ctx,
  headers: ctx.headers.filter(([name]) => name.toLowerCase() !== 'authorization'),
});

/** Reads credentials in HTTP Basic in a way of its own; `null` leaves them to the careful way. */
const readsBasic = (read: (id: string, secret: string, ctx: Context) => TokenParameters | null): Override => ({
  tokenParameters: (next) => (ctx) => {
    const basic = basicIn(ctx);
    return (basic && read(basic.id, basic.secret, ctx)) ?? next(ctx);
  },
});

const credentials = (id: string, secret: string): TokenParameters =>
  new Map([
    ['grant_type', ['client_credentials']],
    ['client_id', [id]],
    ['client_secret', [secret]],
  ]);

/** Faults of credentials in HTTP Basic. */
export const tokenBasicFaults: readonly Fault[] = faultsOf(
  'token-form',
  listed({
    'basic-unknown': {
      defect: 'Credentials in HTTP Basic are not read.',
      override: { tokenParameters: (next) => (ctx) => next(withoutIt(ctx)) },
      noticedBy: ['%.ACCEPTS-BASIC'],
    },
    'basic-not-decoded': {
      defect: 'Percent-encoding in the credentials of HTTP Basic is taken literally.',
      override: readsBasic((id, secret) => (id.includes('%') ? credentials(id, secret) : null)),
      noticedBy: ['%.BASIC-DECODED'],
    },
    'basic-secret-unchecked': {
      defect: 'HTTP Basic is taken as checked by the gateway, and only the client is looked up.',
      override: readsBasic((id, _secret, ctx) => {
        const client = ctx.mock.clients.find((each) => each.id === id);
        return client ? credentials(id, client.secret) : null;
      }),
      noticedBy: ['%.REFUSES-WRONG-BASIC'],
      sideEffects: ['%.REFUSES-TWO-METHODS'],
    },
    'basic-client-by-secret': {
      defect: 'The client is looked up by the secret in HTTP Basic, whatever its id.',
      override: readsBasic((_id, secret, ctx) => {
        const client = ctx.mock.clients.find((each) => each.secret === secret);
        return client ? credentials(client.id, secret) : null;
      }),
      noticedBy: ['%.REFUSES-WRONG-BASIC'],
      sideEffects: ['%.REFUSES-TWO-METHODS'],
    },
    'basic-broken-accepted': {
      defect: 'An exception while HTTP Basic is read leaves the first client in place.',
      override: readsBasic((id, secret, ctx) => (id === '' || secret === '' ? firstClient(ctx) : null)),
      noticedBy: ['%.REFUSES-WRONG-BASIC'],
    },
    'basic-beside-the-form': {
      defect: 'HTTP Basic is ignored where the form holds credentials.',
      override: {
        tokenParameters: (next) => (ctx) => next(String(ctx.bytes).includes('client_secret=') ? withoutIt(ctx) : ctx),
      },
      noticedBy: ['%.REFUSES-TWO-METHODS'],
    },
    'basic-refused-with-400': {
      defect: 'Wrong credentials in HTTP Basic are answered as any other error.',
      override: refusal((refused, ctx) => (basicIn(ctx) ? { ...refused, status: 400 } : refused)),
      noticedBy: ['%.BASIC-STATUS'],
    },
    'basic-challenged-for-bearer': {
      defect: 'The challenge asks for Bearer, as those of the reservation calls do.',
      override: error((reply, ctx) => (basicIn(ctx) ? withHeader(reply, 'WWW-Authenticate', 'Bearer') : reply)),
      noticedBy: ['%.BASIC-CHALLENGE'],
    },
  }),
);
