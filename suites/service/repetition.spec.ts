import type { Call } from '../../cases/call.ts';
import { runToken, withHeader, withJson, withMember, without, withToken } from '../../cases/calls.ts';
import { requiredMember } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Profile } from '../../contract/profile.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { covers, specify, type Tools } from '../../fixtures/index.ts';

/** Several calls; there is always a first. */
type Calls = readonly [Call, ...Call[]];

/** A report that must be refused for what its body says. */
function faulty(call: Call, operation: ReservationOperation, profile: Profile): Call {
  if (operation === 'check-out') return withMember(call, 'checkOutDate', 'not a date');
  const member = requiredMember(operation, profile);
  return member ? without(call, member) : withJson(call, []);
}

/** Valid calls of distinct stays. */
function distinct(valid: Tools['valid'], operation: ReservationOperation, count: number): Calls {
  return [valid(operation), ...Array.from({ length: count - 1 }, () => valid(operation))];
}

const statusesOf = (replies: readonly Exchange[]) => replies.map(({ reply }) => reply?.status ?? 'not');

export default specify(({ test, expect, profile }) => {
  /** Valid and faulty calls of distinct stays, by turns. */
  const mixed = (valid: Tools['valid'], operation: ReservationOperation, count: number): Calls => {
    const [first, ...others] = distinct(valid, operation, count);
    return [first, ...others.map((call, n) => (n % 2 ? call : faulty(call, operation, profile)))];
  };
  const expectByTurns = (replies: readonly Exchange[]) => {
    for (const [n, reply] of replies.entries()) {
      if (n % 2 === 0) expect(reply).toBeAccepted();
      else expect(reply).toBeRefused({ unlike: replies[n - 1] as Exchange });
    }
  };

  for (const operation of RESERVATION_OPERATIONS) {
    const P = prefixOf(operation);
    const atOnce = operation === 'check-in' ? 8 : 4;

    test(`${operation}: three in a row`, covers(`REPETITION-${P}.IN-A-ROW`), async ({ sendInTurn, valid }) => {
      for (const reply of await sendInTurn(...distinct(valid, operation, 3))) expect(reply).toBeAccepted();
    });

    const afterBadToken = covers(`REPETITION-${P}.AFTER-BAD-TOKEN`);
    test(`${operation}: again with a valid token`, afterBadToken, async ({ sendInTurn, valid }) => {
      const call = valid(operation);
      const [, reply] = await sendInTurn(withToken(call, { ...runToken, altered: 'truncated' }), call);
      expect(reply).toBeAccepted();
    });

    const parallel = covers(`REPETITION-${P}.IN-PARALLEL`);
    test(`${operation}: ${atOnce} at once`, parallel, async ({ sendAtOnce, valid }) => {
      for (const reply of await sendAtOnce(...distinct(valid, operation, atOnce))) expect(reply).toBeAccepted();
    });

    const inTurns = covers(`REPETITION-${P}.IN-TURNS`);
    test(`${operation}: valid and faulty in turns`, inTurns, async ({ sendInTurn, valid }) => {
      expectByTurns(await sendInTurn(...mixed(valid, operation, 4)));
    });

    test(`${operation}: valid and faulty at once`, covers(`REPETITION-${P}.MIXED`), async ({ sendAtOnce, valid }) => {
      expectByTurns(await sendAtOnce(...mixed(valid, operation, atOnce)));
    });

    const notKept = covers(`REPETITION-${P}.CREDENTIAL-NOT-KEPT`);
    test(`${operation}: no token right after a token`, notKept, async ({ sendInTurn, valid }) => {
      const anonymous = withHeader(valid(operation), 'Authorization', null);
      const [unlike, reply] = await sendInTurn(valid(operation), anonymous);
      expect(reply).toBeUnauthorized({ unlike });
    });
  }

  for (const operation of ['check-in', 'check-out'] as const) {
    const P = prefixOf(operation);

    test(`${operation}: the same again`, covers(`REPETITION-${P}.TWICE`), async ({ sendInTurn, valid, note }) => {
      const call = valid(operation);
      note(`answered ${statusesOf(await sendInTurn(call, call)).join(', then ')}`);
    });

    const parallel = covers(`REPETITION-${P}.SAME-IN-PARALLEL`);
    test(`${operation}: the same four times at once`, parallel, async ({ sendAtOnce, valid, note }) => {
      const call = valid(operation);
      note(`answered ${statusesOf(await sendAtOnce(call, call, call, call)).join(', ')}`);
    });

    const again = covers(`REPETITION-${P}.NO-SERVER-ERROR`, { when: 'again' });
    test(`${operation}: does not fail over the same again`, again, async ({ sendInTurn, valid }) => {
      const call = valid(operation);
      for (const reply of await sendInTurn(call, call)) expect(reply).toHaveNoServerError();
    });

    const atOnce = covers(`REPETITION-${P}.NO-SERVER-ERROR`, { when: 'at-once' });
    test(`${operation}: does not fail over the same four times at once`, atOnce, async ({ sendAtOnce, valid }) => {
      const call = valid(operation);
      for (const reply of await sendAtOnce(call, call, call, call)) expect(reply).toHaveNoServerError();
    });
  }

  test('each newest token is accepted', covers('REPETITION.NEWEST-TOKEN'), async ({ sendInTurn, valid }) => {
    // Only the newest is used: a lawful issuer may end the earlier one.
    const token = valid('token-form');
    const first = withToken(valid('check-in'), { secret: 'access_token', issuedBy: '#1' });
    const second = withToken(valid('check-in'), { secret: 'access_token', issuedBy: '#3' });
    for (const reply of await sendInTurn(token, first, token, second)) expect(reply).toBeAccepted();
  });

  test('a burst at the pinned pace', covers('REPETITION.RATE-LIMIT'), async ({ sendAtOnce, valid, note }) => {
    const count = Math.max(1, Math.min(10, Math.floor(profile.rateLimit?.requestsPerSecond ?? 1)));
    const replies = await sendAtOnce(...distinct(valid, 'check-in', count));
    const limited = replies.filter(({ reply, waits }) => reply?.status === 429 || waits.length > 0).length;
    note(`${limited} of ${count} met the rate limit`);
  });
});
