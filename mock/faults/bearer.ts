/** Faults of authentication (section 5, point 4; RFC 6750). */
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import type { Context, Wrap } from '../behaviour.ts';
import { emptyReply, withoutHeader } from '../reply.ts';
import { peek } from '../tokens.ts';
import { type Fault, fault, skips } from './fault.ts';

function alsoFinds(find: (ctx: Context) => unknown): Wrap {
  return {
    findCredential: (next) => (ctx) => {
      const found = next(ctx);
      const token = found.kind === 'token' ? null : find(ctx);
      return typeof token === 'string' ? { kind: 'token', token } : found;
    },
  };
}

function authorization(ctx: Context): string {
  return ctx.headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1] ?? '';
}

function bodyMember(ctx: Context, member: string): unknown {
  const parsed = ctx.behaviour.parseBody(ctx.bytes, ctx);
  return 'value' in parsed ? parsed.value[member] : null;
}

/** Reads a token without looking at its signature, if its algorithm is wanted. */
function unverified(isWanted: (algorithm: string) => boolean): Wrap {
  return {
    readToken: (next) => async (token, ctx) => {
      const [head = ''] = token.split('.');
      const algorithm = /"alg"\s*:\s*"([^"]*)"/.exec(Buffer.from(head, 'base64url').toString())?.[1] ?? '';
      return isWanted(algorithm) ? peek(token) : next(token, ctx);
    },
  };
}

const MISTAKES: readonly (readonly [name: string, mistake: string, wrap: Wrap])[] = [
  ['not-asked-for', 'The operation lacks the attribute that asks for a token.', skips('credential')],
  ['signature-unchecked', 'The token is decoded, not verified.', unverified((algorithm) => algorithm !== '')],
  ['alg-none-accepted', 'The library takes the algorithm from the token.', unverified((each) => /^none$/i.test(each))],
  ['expiry-unchecked', 'The lifetime check is switched off.', { expired: () => () => false }],
  ['in-query-accepted', 'The token is taken from the query too.', alsoFinds((ctx) => ctx.query.get('access_token'))],
  ['in-body-accepted', 'The token is taken from the body too.', alsoFinds((ctx) => bodyMember(ctx, 'access_token'))],
  [
    'any-scheme-accepted',
    'The scheme is cut off without a look.',
    alsoFinds((ctx) => /^\S+ +(\S+)$/.exec(authorization(ctx))?.[1]),
  ],
  ['scheme-case-sensitive', 'The scheme is compared with case.', schemeCaseSensitive()],
  ['challenge-missing', 'The gateway answers without WWW-Authenticate.', challengeMissing()],
  ['refusal-200', 'A missing token is told with status 200.', refusalAs(200)],
  ['refusal-500', 'A missing token is a null reference.', refusalAs(500)],
  [
    'redirects-to-login',
    'The cookie middleware sends strangers to the login page.',
    {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'credential' ? emptyReply(302, [['Location', '/login']]) : next(refusal, ctx),
    },
  ],
];

function schemeCaseSensitive(): Wrap {
  return {
    findCredential: (next) => (ctx) => (authorization(ctx).startsWith('Bearer ') ? next(ctx) : { kind: 'absent' }),
  };
}

function challengeMissing(): Wrap {
  return { refuse: (next) => (refusal, ctx) => withoutHeader(next(refusal, ctx), 'www-authenticate') };
}

function refusalAs(status: number): Wrap {
  return { status: (next) => (kind, ctx) => (kind === 'credential' ? status : next(kind, ctx)) };
}

/** Each mistake on each of the four operations. */
export const bearerFaults: readonly Fault[] = RESERVATION_OPERATIONS.flatMap((operation) =>
  MISTAKES.map(([name, mistake, wrap]) => fault(`${operation}.token-${name}`, operation, mistake, wrap)),
);
