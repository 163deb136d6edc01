/** Faults of credentials in HTTP Basic (RFC 6749 §2.3, §2.3.1 and §5.2). */
import type { Context, TokenParameters, Wrap } from '../behaviour.ts';
import { header } from '../behaviour.ts';
import { withHeader } from '../reply.ts';
import { type Fault, faultsOf, listed } from './fault.ts';
import { error, firstClient, refusal } from './token-wraps.ts';

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
const readsBasic = (read: (id: string, secret: string, ctx: Context) => TokenParameters | null): Wrap => ({
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
      mistake: 'Credentials in HTTP Basic are not read.',
      wrap: { tokenParameters: (next) => (ctx) => next(withoutIt(ctx)) },
      noticedBy: ['%.ACCEPTS-BASIC'],
    },
    'basic-not-decoded': {
      mistake: 'Percent-encoding in the credentials of HTTP Basic is taken literally.',
      wrap: readsBasic((id, secret) => (id.includes('%') ? credentials(id, secret) : null)),
      noticedBy: ['%.BASIC-DECODED'],
    },
    'basic-secret-unchecked': {
      mistake: 'HTTP Basic is taken as checked by the gateway, and only the client is looked up.',
      wrap: readsBasic((id, _secret, ctx) => {
        const client = ctx.mock.clients.find((each) => each.id === id);
        return client ? credentials(id, client.secret) : null;
      }),
      noticedBy: ['%.REFUSES-WRONG-BASIC'],
      sideEffects: ['%.REFUSES-TWO-METHODS'],
    },
    'basic-client-by-secret': {
      mistake: 'The client is looked up by the secret in HTTP Basic, whatever its id.',
      wrap: readsBasic((_id, secret, ctx) => {
        const client = ctx.mock.clients.find((each) => each.secret === secret);
        return client ? credentials(client.id, secret) : null;
      }),
      noticedBy: ['%.REFUSES-WRONG-BASIC'],
      sideEffects: ['%.REFUSES-TWO-METHODS'],
    },
    'basic-broken-accepted': {
      mistake: 'An exception while HTTP Basic is read leaves the first client in place.',
      wrap: readsBasic((id, secret, ctx) => (id === '' || secret === '' ? firstClient(ctx) : null)),
      noticedBy: ['%.REFUSES-WRONG-BASIC'],
    },
    'basic-beside-the-form': {
      mistake: 'HTTP Basic is ignored where the form holds credentials.',
      wrap: {
        tokenParameters: (next) => (ctx) => next(String(ctx.bytes).includes('client_secret=') ? withoutIt(ctx) : ctx),
      },
      noticedBy: ['%.REFUSES-TWO-METHODS'],
    },
    'basic-refused-with-400': {
      mistake: 'Wrong credentials in HTTP Basic are answered as any other error.',
      wrap: refusal((refused, ctx) => (basicIn(ctx) ? { ...refused, status: 400 } : refused)),
      noticedBy: ['%.BASIC-STATUS'],
    },
    'basic-challenged-for-bearer': {
      mistake: 'The challenge asks for Bearer, as those of the reservation calls do.',
      wrap: error((reply, ctx) => (basicIn(ctx) ? withHeader(reply, 'WWW-Authenticate', 'Bearer') : reply)),
      noticedBy: ['%.BASIC-CHALLENGE'],
    },
  }),
);
