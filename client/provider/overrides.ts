/** How a scene's provider deviates from its usual behaviour: each override is a middleware around its stages. */
import type { Calls, CannedReply, Override } from '../../contract/scene.ts';
import { isTokenOperation } from '../../contract/words.ts';
import { type Context, remember, type Override as StageOverride } from '../../mock/behaviour.ts';
import { type Reply, withWire } from '../../mock/reply.ts';
import { MOVED, otherOrigin } from '../scenes/scene.ts';

/** Whether an override applies to a call; never to probes. @param key of the count of such calls */
function isAmong({ of, from, to }: Calls, ctx: Context, key: string): boolean {
  const { operation, method } = ctx;
  if (operation === null || method !== 'POST') return false;
  if (of !== operation && of !== (isTokenOperation(operation) ? 'tokens' : 'reports')) return false;
  const count = remember(ctx, key, () => ({ calls: 0 }));
  count.calls += 1;
  return count.calls >= from && count.calls <= to;
}

type Answer = (ctx: Context, usual: (ctx: Context) => Promise<Reply>) => Reply | Promise<Reply>;

/** Answers some calls differently. */
const answered = (calls: Calls, key: string, answer: Answer): StageOverride => ({
  answer: (next) => async (ctx) => (isAmong(calls, ctx, key) ? answer(ctx, next) : next(ctx)),
});

const IN_SECONDS = /^\{\{in (\d+) seconds\}\}$/;

/** HTTP dates have no fractions; rounding up asks for no shorter wait. */
function filled({ status, headers = [], body = '' }: CannedReply, { mock }: Context): Reply {
  const date = (seconds: number) => new Date(Math.ceil(mock.clock() / 1000 + seconds) * 1000).toUTCString();
  const dated = (value: string) => value.replace(IN_SECONDS, (_all, seconds) => date(Number(seconds)));
  return { status, headers: headers.map(([name, value]) => [name, dated(value)]), body };
}

type Of<Kind extends Override['kind']> = Extract<Override, { kind: Kind }>;

function tokenLives({ seconds }: Of<'token-lives'>, key: string): StageOverride {
  return {
    findClient: (next) => (id, ctx) => {
      const client = next(id, ctx);
      if (!client) return null;
      const { issued } = remember(ctx, key, () => ({ issued: 0 }));
      return { ...client, lifetimeSeconds: seconds[Math.min(issued, seconds.length - 1)] ?? client.lifetimeSeconds };
    },
    issue: (next) => (claims, ctx) => {
      remember(ctx, key, () => ({ issued: 0 })).issued += 1;
      return next(claims, ctx);
    },
  };
}

function endsTokens({ afterAccepted }: Of<'ends-tokens'>, key: string): StageOverride {
  const memory = (ctx: Context) => remember(ctx, key, () => ({ accepted: 0, endedAt: Number.NEGATIVE_INFINITY }));
  return {
    accepted: (next) => (ctx) => {
      const seen = memory(ctx);
      seen.accepted += 1;
      if (seen.accepted === afterAccepted) seen.endedAt = Number(ctx.claims?.['issueNumber']);
      return next(ctx);
    },
    issuerOk: (next) => (claims, ctx) => next(claims, ctx) && Number(claims['issueNumber']) > memory(ctx).endedAt,
  };
}

function replies({ calls, reply, ofGood }: Of<'replies'>, key: string): StageOverride {
  if (!ofGood) return answered(calls, key, (ctx) => filled(reply, ctx));
  return { accepted: (next) => (ctx) => (isAmong(calls, ctx, key) ? filled(reply, ctx) : next(ctx)) };
}

function redirects({ calls, to }: Of<'redirects'>, key: string): StageOverride {
  const moved = MOVED['same-origin'];
  return {
    route: (next) => (ctx) =>
      next(ctx.path?.startsWith(`${moved}/`) ? { ...ctx, path: ctx.path.slice(moved.length) } : ctx),
    ...answered(calls, key, (ctx) => {
      const { url, basePath } = ctx.mock;
      const origin = to === 'same-origin' ? '' : (otherOrigin(url) ?? '');
      const query = ctx.query.size > 0 ? `?${ctx.query}` : '';
      const location = `${origin}${basePath}${MOVED[to]}${ctx.path}${query}`;
      return { status: 307, headers: [['Location', location]], body: '' };
    }),
  };
}

/** The token issuer is only below a separate path. */
export const issuerAt = (path: string): StageOverride => ({
  route: (next) => (ctx) => {
    const isBelow = ctx.path?.startsWith(`${path}/`) === true;
    const operation = next(isBelow ? { ...ctx, path: ctx.path?.slice(path.length) ?? null } : ctx);
    return isBelow === (operation === 'token-form') ? operation : null;
  },
});

/** The middleware of an override. @param key of what it remembers */
export function overrideOf(override: Override, key: string): StageOverride {
  switch (override.kind) {
    case 'token-lives':
      return tokenLives(override, key);
    case 'token-members':
      return {
        tokenFields:
          (next) =>
          // Before the usual members: their order has no meaning (RFC 8259 §4).
          (...given) => ({ ...override.members, ...next(...given) }),
      };
    case 'replies':
      return replies(override, key);
    case 'loses-reply':
      return answered(override.calls, key, async (ctx, usual) => withWire(await usual(ctx), { reset: true }));
    case 'cuts':
      return answered(override.calls, key, () => withWire({ status: 503, headers: [], body: '' }, { reset: true }));
    case 'late':
      return answered(override.calls, key, async (ctx, usual) => withWire(await usual(ctx), { delayMs: override.ms }));
    case 'redirects':
      return redirects(override, key);
    case 'ends-tokens':
      return endsTokens(override, key);
  }
}
