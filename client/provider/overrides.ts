/** How a scene's provider deviates from its usual behaviour: each override is a middleware around its stages. */
import type { Calls, CannedReply, Override } from '../../contract/scene.ts';
import { isTokenOperation } from '../../contract/words.ts';
import { type Context, remember, type Override as StageOverride } from '../../mock/behaviour.ts';
import { type Reply, withWire } from '../../mock/reply.ts';
import { MOVED, otherOrigin } from '../scenes/places.ts';

/** How often this override has matched, this call included; 0: it does not match. Probes never do. */
function numberAmong({ of }: Calls, ctx: Context, key: string): number {
  const { operation, method } = ctx;
  if (operation === null || method !== 'POST') return 0;
  const isMeant = of === operation || of === (isTokenOperation(operation) ? 'tokens' : 'reports');
  if (!isMeant) return 0;
  const count = remember(ctx, key, () => ({ calls: 0 }));
  count.calls += 1;
  return count.calls;
}

function isAmong(calls: Calls, ctx: Context, key: string): boolean {
  const number = numberAmong(calls, ctx, key);
  return number >= calls.from && number <= calls.to;
}

const IN_SECONDS = /^\{\{in (\d+) seconds\}\}$/;

/** HTTP dates have no fractions; rounding up asks for no shorter wait. */
function filled({ status, headers = [], body = '' }: CannedReply, ctx: Context): Reply {
  const date = (seconds: number) => new Date(Math.ceil(ctx.mock.clock() / 1000 + seconds) * 1000).toUTCString();
  return {
    status,
    headers: headers.map(([name, value]) => [
      name,
      value.replace(IN_SECONDS, (_all, seconds) => date(Number(seconds))),
    ]),
    body,
  };
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

function cuts({ calls }: Of<'cuts' | 'loses-reply'>, key: string, isAnswered: boolean): StageOverride {
  return {
    answer: (next) => async (ctx) => {
      const isCut = isAmong(calls, ctx, key);
      if (!isCut) return next(ctx);
      const reply: Reply = isAnswered ? await next(ctx) : { status: 503, headers: [], body: '' };
      return withWire(reply, { reset: true });
    },
  };
}

function redirects({ calls, to }: Of<'redirects'>, key: string): StageOverride {
  const moved = MOVED['same-origin'];
  return {
    route: (next) => (ctx) =>
      next(ctx.path?.startsWith(`${moved}/`) ? { ...ctx, path: ctx.path.slice(moved.length) } : ctx),
    answer: (next) => async (ctx) => {
      if (!isAmong(calls, ctx, key)) return next(ctx);
      const { url, basePath } = ctx.mock;
      const origin = to === 'same-origin' ? '' : (otherOrigin(url) ?? '');
      const query = ctx.query.size > 0 ? `?${ctx.query}` : '';
      const location = `${origin}${basePath}${MOVED[to]}${ctx.path}${query}`;
      return { status: 307, headers: [['Location', location]], body: '' };
    },
  };
}

/** The middleware of an override. @param key of what it remembers */
export function overrideOf(override: Override, key: string): StageOverride {
  switch (override.kind) {
    case 'token-lives':
      return tokenLives(override, key);
    case 'token-members':
      return {
        tokenFields:
          (next) =>
          (...given) => ({ ...next(...given), ...override.members }),
      };
    case 'replies':
      return {
        answer: (next) => async (ctx) => (isAmong(override.calls, ctx, key) ? filled(override.reply, ctx) : next(ctx)),
      };
    case 'loses-reply':
      return cuts(override, key, true);
    case 'cuts':
      return cuts(override, key, false);
    case 'late':
      return {
        answer: (next) => async (ctx) => {
          const isLate = isAmong(override.calls, ctx, key);
          const reply = await next(ctx);
          return isLate ? withWire(reply, { delayMs: override.ms }) : reply;
        },
      };
    case 'redirects':
      return redirects(override, key);
    case 'ends-tokens':
      return endsTokens(override, key);
  }
}
