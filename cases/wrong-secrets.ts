/** Wrong secrets with the client's own id, for which an issuer may lock it out: few, late and far between. */
import type { Profile } from '../contract/profile.ts';
import type { RunContext } from '../contract/run.ts';
import { TOKEN_OPERATIONS, type TokenOperation } from '../contract/words.ts';
import type { Call } from './call.ts';
import { onceOf } from './once.ts';

/** How many are sent if the profile does not say how many may. */
const USUALLY = 5;

/** The most telling, first: entirely wrong, nearly right, before a report with an earlier token, in another case. */
const MOST_TELLING: readonly string[] = [
  'token-form/other',
  'token-json/other',
  'token-form/truncated',
  'token-json/truncated',
  'token-form/in-turn',
  'token-form/case-swapped',
];
/** The one that is followed by a check-in with the token from before. */
const IN_TURN = /\/in-turn$/;
/** The secret of another client of the same integrator, if the profile names one: most telling, since it is pinned. */
const OF_SECOND_CLIENT = TOKEN_OPERATIONS.map((each) => `${each}/of-second`);
/** The client's own secret with the id of the second client: only that one can be locked out for it. */
const UNDER_SECOND_CLIENT = TOKEN_OPERATIONS.map((each) => `${each}/of-first`);
/** Those of either variant that are tried if the profile allows more. */
const OF_BOTH =
  'case-swapped extended percent in-turn half full-width nul-ended lengthened preceded client-id before after'.split(
    ' ',
  );
/** Those of the form variant only: in HTTP Basic, and together with the right one. */
const OF_FORM = ['basic', 'behind-right', 'before-right'];
const OTHERS: readonly string[] = [
  ...OF_BOTH.flatMap((each) => [`token-form/${each}`, `token-json/${each}`]),
  ...OF_FORM.map((each) => `token-form/${each}`),
];

/** Marks a call that carries a wrong secret with the client's own id. @param guess which one */
export const withWrongSecret = (call: Call, guess: string): Call => ({ ...call, guess });

const mostOf = ({ token }: Profile): number => token?.wrongSecrets ?? USUALLY;

/** The wrong secrets of the claimed variants, for each client whose id they are sent with, the most telling first. */
const ranked = onceOf(({ claims, profile }: RunContext): readonly (readonly string[])[] => {
  const variants = TOKEN_OPERATIONS.filter((each) => claims.includes(each));
  const isClaimed = (each: string) => variants.some((variant) => each.startsWith(`${variant}/`));
  const isPinned = profile.token?.secondClient !== undefined;
  const telling = claims.includes('check-in') ? MOST_TELLING : MOST_TELLING.filter((each) => !IN_TURN.test(each));
  const own = new Set([...telling.slice(0, 2), ...(isPinned ? OF_SECOND_CLIENT : []), ...telling, ...OTHERS]);
  return [[...own].filter(isClaimed), isPinned ? UNDER_SECOND_CLIENT.filter(isClaimed) : []];
});

/** Whether a wrong secret may be sent: the most telling of those claimed, as many as the profile allows. */
export function maySendWrongSecret(context: RunContext, operation: TokenOperation, guess: string): boolean {
  const rank = Math.max(...ranked(context).map((each) => each.indexOf(`${operation}/${guess}`)));
  if (rank < 0 && context.claims.includes(operation)) throw new TypeError(`There is no wrong secret "${guess}"`);
  return rank < mostOf(context.profile);
}

/** Whether the profile says how many wrong secrets are harmless: only then must a token still be issued. */
export const locksNobodyOut = ({ token }: Profile): boolean => token?.wrongSecrets !== undefined;

/** Why a wrong secret was left out, in one sentence that names the profile's key. */
export function whyNoWrongSecret({ profile }: Pick<RunContext, 'profile'>): string {
  return `not sent: at most ${mostOf(profile)} wrong secrets are sent with the client's own id, unless profile token.wrongSecrets allows more`;
}
