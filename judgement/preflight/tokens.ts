/** Asks for tokens: whether there are any, and later whether a new one ends the earlier ones. */

import { namedStep, type Sender } from '../../cases/sequence.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import { tokenStep } from './replies.ts';
import { hasToken } from './reply-kinds.ts';
import type { PreflightStep } from './report.ts';

/** The result of asking. */
export interface TokensAsked {
  readonly steps: readonly PreflightStep[];
  readonly exchanges: readonly Exchange[];
  /** The variant that gave a token; form if both did. */
  readonly variant: TokenOperation | null;
}

/** Asks for a token by each claimed variant, or by form if none is claimed: every event needs one. */
export async function askForTokens(sender: Sender, context: RunContext): Promise<TokensAsked> {
  const claimed = TOKEN_OPERATIONS.filter((variant) => context.claims.includes(variant));
  const steps: PreflightStep[] = [];
  const exchanges: Exchange[] = [];
  let variant: TokenOperation | null = null;
  for (const each of claimed.length > 0 ? claimed : (['token-form'] as const)) {
    // A host that did not reply would only make the user wait again.
    const silent = exchanges.some(({ reply }) => reply === null);
    if (silent && context.target.authUrl === context.target.baseUrl) continue;
    const call = validCall(context, each, makeStay(context, 1));
    const [exchange] = (await sender.send(namedStep(context.seed, `preflight/${each}`, call))) as [Exchange];
    exchanges.push(exchange);
    steps.push(tokenStep(each, exchange, context));
    if (hasToken(exchange)) variant ??= each;
  }
  return { steps, exchanges, variant };
}
