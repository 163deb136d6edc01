/** Asks for tokens: whether there are any, and later whether a new one ends the earlier ones. */

import type { Call } from '../../cases/call.ts';
import { tokenForm, tokenJson } from '../../cases/calls.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import type { Sender } from '../../judgement/tools.ts';
import { hasToken, tokenStep } from './replies.ts';
import type { PreflightStep } from './report.ts';

/** What came of asking. */
export interface TokensAsked {
  readonly steps: readonly PreflightStep[];
  readonly exchanges: readonly Exchange[];
  /** The variant that gave a token, the form variant if both did. */
  readonly variant: TokenOperation | null;
}

/** The token request of a variant (section 5). */
export function tokenCall(context: RunContext, variant: TokenOperation): Call {
  return variant === 'token-form' ? tokenForm(context.clientId) : tokenJson(context.clientId);
}

/** Asks for a token by each claimed variant; where none is claimed, by form, since every event needs one. */
export async function askForTokens(sender: Sender, context: RunContext): Promise<TokensAsked> {
  const claimed = TOKEN_OPERATIONS.filter((variant) => context.claims.includes(variant));
  const steps: PreflightStep[] = [];
  const exchanges: Exchange[] = [];
  let variant: TokenOperation | null = null;
  for (const each of claimed.length > 0 ? claimed : (['token-form'] as const)) {
    // A host that gave no reply would only make the person wait a second time.
    const silent = exchanges.some(({ reply }) => reply === null);
    if (silent && context.target.authUrl === context.target.baseUrl) continue;
    const exchange = await sender.send(`preflight/${each}`, tokenCall(context, each));
    exchanges.push(exchange);
    steps.push(tokenStep(each, exchange));
    if (hasToken(exchange)) variant ??= each;
  }
  return { steps, exchanges, variant };
}
