import { isAccepted } from '../../contract/evidence.ts';
import type { Call } from '../../cases/call.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { isOpen } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import {
  covers,
  currentContext,
  expect,
  granted,
  jsonObjectIn,
  notJudged,
  notTestable,
  test,
  tokenForm,
  withToken,
} from '../../fixtures/index.ts';
import type { Tools } from '../../judgement/tools.ts';

const { profile } = currentContext();

/** The longest that a run waits for a token to expire. */
const LONGEST_WAIT_SECONDS = 90;

/** What the tests of this file work with. */
type Needed = Pick<Tools, 'valid' | 'control' | 'run' | 'nextId' | 'sendInTurn'>;

/** A request for a token that expires within the run, and the life that it has then. */
async function shortLived({ control, run }: Needed): Promise<{ readonly call: Call; readonly seconds: number }> {
  const client = run.profile.token?.shortLivedClient;
  if (client) return { call: tokenForm(client.id, { secret: 'short_lived_secret' }), seconds: client.lifetimeSeconds };
  const seconds = jsonObjectIn(granted(await control('token-form')))?.['expires_in'];
  if (typeof seconds === 'number' && seconds <= LONGEST_WAIT_SECONDS) return { call: tokenForm(run.clientId), seconds };
  return notTestable(
    `tokens live longer than ${LONGEST_WAIT_SECONDS} s, and the profile names no token.shortLivedClient`,
  );
}

/** The same token used while it is fresh, the control, and again after its life. */
async function freshAndLate(tools: Needed, operation: ReservationOperation): Promise<readonly [Exchange, Exchange]> {
  const { call, seconds } = await shortLived(tools);
  const [early, late] = [await tools.valid(operation), await tools.valid(operation)];
  const issuer = tools.nextId();
  const token = { secret: 'access_token', issuedBy: issuer } as const;
  const [issued, fresh, expired] = await tools.sendInTurn(call, withToken(early, token), {
    ...withToken(late, token),
    notBefore: { exchange: issuer, seconds: seconds + 1 },
  });
  if ([400, 401, 403].includes(issued.reply?.status ?? 0)) {
    notTestable('the client whose tokens are short-lived got no token: is its secret the right one?');
  }
  return [fresh, expired];
}

// Each of these tests waits for the end of a token's life, a minute and more at a real service: they wait side by side.
test.describe.configure({ mode: 'parallel' });

for (const operation of RESERVATION_OPERATIONS) {
  const openBody = isOpen(operation) && !profile.operations?.[operation]?.example;
  const details = covers(`${prefixOf(operation)}.BEARER-EXPIRED`);

  test(`refuses ${operation} with an expired token`, details, async ({ valid, control, run, nextId, sendInTurn }) => {
    const [fresh, expired] = await freshAndLate({ valid, control, run, nextId, sendInTurn }, operation);
    // Services allow for clocks that differ: only the client of the profile is known to be cut off at once.
    if (isAccepted(expired) && !run.profile.token?.shortLivedClient) {
      throw notJudged('review', 'A token was accepted one second after its life: an allowance for clocks?', expired);
    }
    expect(expired).toBeUnauthorized({ unlike: fresh, openBody });
    expect(expired).toHaveStatus(...(run.profile.token?.expired ?? []));
  });
}
