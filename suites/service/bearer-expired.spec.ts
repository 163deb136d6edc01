import type { Call } from '../../cases/call.ts';
import { again, tokenForm, tokenJson, withToken } from '../../cases/calls.ts';
import { meant } from '../../cases/intent.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, isAccepted, replyLine } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import {
  covers,
  givenAccepted,
  givenKnown,
  goodBeside,
  jsonObjectIn,
  notJudged,
  specify,
  type Tools,
} from '../../fixtures/index.ts';

/** The longest that a run waits for a token to expire. */
const LONGEST_WAIT_SECONDS = 90;
/** How often a token is requested until one is valid when used at once: a lifetime of a second or two is short. */
const MOST_TRIES = 3;

/** The lifetime of a token by the reply that issued it. */
function lifeOf(issued: Exchange): number {
  const seconds = jsonObjectIn(givenAccepted(issued))?.['expires_in'];
  if (typeof seconds === 'number' && seconds <= LONGEST_WAIT_SECONDS) return seconds;
  const why = `tokens live longer than ${LONGEST_WAIT_SECONDS} s, and the profile names no token.shortLivedClient`;
  throw notJudged('not-testable', why);
}

/** The check-out is tried with a token of the JSON variant, if the client with short-lived tokens is known. */
function withJsonToken({ claims, profile }: Pick<RunContext, 'claims' | 'profile'>): readonly ReservationOperation[] {
  const isTried = profile.token?.shortLivedClient && claims.includes('token-json') && claims.includes('check-in');
  return isTried && claims.includes('check-out') ? ['check-out'] : [];
}

/** A request for a token that expires within the run. */
async function shortLived({ send, valid, run }: Tools): Promise<Call> {
  const client = run.profile.token?.shortLivedClient;
  if (client) return meant(tokenForm(client.id, { secret: 'short_lived_secret' }), 'nominal');
  const request = valid('token-form');
  lifeOf(await send(request));
  return request;
}

/**
 * One token for all operations, used at once: the issuer may end it when it issues another. Requested again if it
 * was no longer valid for one of them.
 * @param expired issued an earlier token of the client, which is over, and tried first
 */
async function issuedAndUsed(
  { sendInTurn, valid }: Tools,
  claimed: readonly ReservationOperation[],
  request: Call,
  expired?: Exchange,
) {
  const usesOfToken = (issuedBy: string) =>
    claimed.map((operation) => withToken(valid(operation), { secret: 'access_token', issuedBy }));
  const before = expired ? usesOfToken(expired.id) : [];
  for (let n = 1; ; n += 1) {
    const [issued, ...all] = await sendInTurn(again(request, `try ${n}`), ...before, ...usesOfToken('#1'));
    const replies = all.slice(before.length);
    givenKnown(issued, 'the client whose tokens are short-lived', 'not-testable');
    if (n === MOST_TRIES || replies.every(({ reply }) => ![401, 403].includes(reply?.status ?? 0))) {
      return { issued, replies, before: all.slice(0, before.length) };
    }
  }
}

/** Late in the token's lifetime: services that extend it on use often do so only in its second half. */
const LATE = 0.75;

/** When a token is used, in seconds after its issue: late in its life and past it, with one more for coarse clocks. */
function usesAfterIssue({ profile: { token } }: RunContext, issued: Exchange): readonly number[] {
  const life = token?.shortLivedClient?.lifetimeSeconds ?? lifeOf(issued);
  return [Math.floor(life * LATE), life + (token?.leewaySeconds ?? 0) + 1];
}

/** The same token late in its lifetime, which must not extend it, and after it; each by operation. */
async function usedLate(
  { sendInTurn, valid, run }: Tools,
  claimed: readonly ReservationOperation[],
  issued: Exchange,
): Promise<{ readonly late: readonly Exchange[]; readonly used: readonly Exchange[] }> {
  const token = { secret: 'access_token', issuedBy: issued.id } as const;
  const [first, ...more] = usesAfterIssue(run, issued).flatMap((seconds) =>
    claimed.map((operation) => ({
      ...withToken(valid(operation), token),
      notBefore: { exchange: issued.id, seconds },
    })),
  );
  const all = first ? await sendInTurn(first, ...more) : [];
  return { late: all.slice(0, claimed.length), used: all.slice(claimed.length) };
}

/** The results for a token of the form variant, then, if tried, of the JSON variant: issuing one may end the other. */
async function usesOf(tools: Tools, operation?: ReservationOperation) {
  const { claims, profile } = tools.run;
  const ofJson = withJsonToken({ claims, profile });
  const ofForm = RESERVATION_OPERATIONS.filter((each) => claims.includes(each) && !ofJson.includes(each));
  const until = async (operations: readonly ReservationOperation[], request: Call, expired?: Exchange) => {
    const uses = await issuedAndUsed(tools, operations, request, expired);
    return { operations, ...uses, ...(await usedLate(tools, operations, uses.issued)) };
  };
  const form = await until(ofForm, await shortLived(tools));
  if (!operation || !ofJson.includes(operation)) return form;
  const request = tokenJson(profile.token?.shortLivedClient?.id ?? '', { secret: 'short_lived_secret' });
  return until(ofJson, meant(request, 'nominal'), form.issued);
}

/** A lifetime may be rounded to whole seconds at either end, and issuer and service have clocks of their own. */
const ROUNDED_MS = 5000;

/** Whether a token was still within its announced lifetime when a request with it had been answered. */
function isWithinLife(issued: Exchange, { sentAt, durationMs }: Exchange): boolean {
  const lifetime = jsonObjectIn(givenAccepted(issued))?.['expires_in'];
  const end = Date.parse(issued.sentAt) + Number(lifetime) * 1000 - ROUNDED_MS;
  return Date.parse(sentAt) + durationMs < end;
}

export default specify(({ test, expect, profile }) => {
  const { shortLivedClient, leewaySeconds, expired = [] } = profile.token ?? {};
  const knownToEnd = shortLivedClient !== undefined || leewaySeconds !== undefined;
  test('refuses no token before its life is over', covers('TOKEN-FORM.LIFE-AS-TOLD'), async ({ tools }) => {
    const { issued, replies, late, used } = await usesOf(tools);
    // An operation that does not accept the token at once, such as one that is down, says nothing about its lifetime.
    if (!replies.some(isAccepted)) givenAccepted(replies[0] as Exchange);
    const wasGood = (_use: Exchange, at: number) => isAccepted(replies[at] as Exchange);
    for (const use of [...late.filter(wasGood), ...used.filter(wasGood)]) {
      const isEnded = [401, ...expired].includes(use.reply?.status ?? 0);
      expect(use).toMeet('A token is refused before its life is over', () =>
        isEnded && isWithinLife(issued, use)
          ? { expected: 'a token that is good until expires_in', received: replyLine(use) }
          : null,
      );
    }
  });

  for (const operation of RESERVATION_OPERATIONS) {
    const details = covers(`${prefixOf(operation)}.BEARER-EXPIRED`);
    test(`refuses ${operation} with an expired token`, details, async ({ tools }) => {
      const { operations, replies, before, used } = await usesOf(tools, operation);
      const place = operations.indexOf(operation);
      // An earlier one that is accepted beside a newer one tells as much.
      const reply = [before[place], used[place]].find((each) => each && isAccepted(each)) ?? (used[place] as Exchange);
      // Services allow for clock differences; only the profile says how much.
      if (isAccepted(reply) && !knownToEnd) {
        throw notJudged('review', 'A token was accepted one second after its life: an allowance for clocks?', reply);
      }
      const control = replies[place] as Exchange;
      // Its guest checked in as another client's, and may be unknown to it: then its token still passed the check.
      const good =
        shortLivedClient && control.reply?.status === 404 ? { control, openBody: true, elsewhere: reply } : null;
      expect(reply).toBeUnauthorized(good ?? (await goodBeside(tools, operation, control)));
      expect(reply).toHaveStatus(...expired);
    });
  }
});
