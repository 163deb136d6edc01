import type { Call } from '../../cases/call.ts';
import { isShown, requiredMember } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import {
  covers,
  currentContext,
  expect,
  notTestable,
  runToken,
  test,
  withHeader,
  withJson,
  withMember,
  without,
  withToken,
} from '../../fixtures/index.ts';
import type { Tools } from '../../judgement/tools.ts';

const { profile } = currentContext();
const NOT_SHOWN = 'No profile shows a body that the operation accepts';

/** A report that must be refused for what its body says. */
function spoilt(operation: ReservationOperation, call: Call): Call {
  if (operation === 'check-out') return withMember(call, 'checkOutDate', 'not a date');
  const member = requiredMember(operation, profile);
  return member ? without(call, member) : withJson(call, []);
}

/** Valid calls of distinct stays. */
async function calls(valid: Tools['valid'], operation: ReservationOperation, count: number): Promise<Call[]> {
  const made: Call[] = [];
  for (let n = 0; n < count; n += 1) made.push(await valid(operation));
  return made;
}

for (const operation of RESERVATION_OPERATIONS) {
  const P = prefixOf(operation);
  const isOpen = !isShown(operation, profile);
  const atOnce = operation === 'check-in' ? 8 : 4;

  test(`${operation}: three in a row`, covers(`REPETITION-${P}.IN-A-ROW`), async ({ sendInTurn, valid }) => {
    if (isOpen) notTestable(NOT_SHOWN);
    for (const reply of await sendInTurn(...(await calls(valid, operation, 3)))) expect(reply).toBeAccepted();
  });

  const afterBadToken = covers(`REPETITION-${P}.AFTER-BAD-TOKEN`);
  test(`${operation}: again with a valid token`, afterBadToken, async ({ sendInTurn, valid }) => {
    if (isOpen) notTestable(NOT_SHOWN);
    const call = await valid(operation);
    const [, reply] = await sendInTurn(withToken(call, { ...runToken, altered: 'truncated' }), call);
    expect(reply).toBeAccepted();
  });

  test(`${operation}: ${atOnce} at once`, covers(`REPETITION-${P}.IN-PARALLEL`), async ({ send, valid }) => {
    if (isOpen) notTestable(NOT_SHOWN);
    const ready = await calls(valid, operation, atOnce);
    for (const reply of await Promise.all(ready.map(send))) expect(reply).toBeAccepted();
  });

  test(`${operation}: valid and faulty in turns`, covers(`REPETITION-${P}.IN-TURNS`), async ({ sendInTurn, valid }) => {
    if (isOpen) notTestable(NOT_SHOWN);
    const ready = (await calls(valid, operation, 4)).map((call, n) => (n % 2 ? spoilt(operation, call) : call));
    const replies = await sendInTurn(...ready);
    for (const [n, reply] of replies.entries()) {
      if (n % 2 === 0) expect(reply).toBeAccepted();
      else expect(reply).toBeRefused({ unlike: replies[n - 1] as typeof reply });
    }
  });

  test(`${operation}: valid and faulty at once`, covers(`REPETITION-${P}.MIXED`), async ({ send, valid }) => {
    if (isOpen) notTestable(NOT_SHOWN);
    const ready = (await calls(valid, operation, 8)).map((call, n) => (n % 2 ? spoilt(operation, call) : call));
    const replies = await Promise.all(ready.map(send));
    for (const [n, reply] of replies.entries()) {
      if (n % 2 === 0) expect(reply).toBeAccepted();
      else expect(reply).toBeRefused({ unlike: replies[n - 1] as typeof reply });
    }
  });

  const notKept = covers(`REPETITION-${P}.CREDENTIAL-NOT-KEPT`);
  test(`${operation}: no token right after a token`, notKept, async ({ sendInTurn, valid }) => {
    if (isOpen) notTestable(NOT_SHOWN);
    const [first, second] = (await calls(valid, operation, 2)) as [Call, Call];
    const [unlike, reply] = await sendInTurn(first, withHeader(second, 'Authorization', null));
    if (unlike && reply) expect(reply).toBeUnauthorized({ unlike });
  });
}

for (const operation of ['check-in', 'check-out'] as const) {
  const P = prefixOf(operation);

  test(`${operation}: the same again`, covers(`REPETITION-${P}.TWICE`), async ({ sendInTurn, valid, note }) => {
    const call = await valid(operation);
    const replies = await sendInTurn(call, call);
    note(`answered ${replies.map(({ reply }) => reply?.status ?? 'not').join(', then ')}`);
  });

  const parallel = covers(`REPETITION-${P}.SAME-IN-PARALLEL`);
  test(`${operation}: the same four times at once`, parallel, async ({ send, valid, note }) => {
    const call = await valid(operation);
    const replies = await Promise.all([call, call, call, call].map(send));
    note(`answered ${replies.map(({ reply }) => reply?.status ?? 'not').join(', ')}`);
  });

  const again = covers(`REPETITION-${P}.NO-SERVER-ERROR`, { when: 'again' });
  test(`${operation}: does not fail over the same again`, again, async ({ sendInTurn, valid }) => {
    const call = await valid(operation);
    for (const reply of await sendInTurn(call, call)) expect(reply).toHaveNoServerError();
  });

  const atOnce = covers(`REPETITION-${P}.NO-SERVER-ERROR`, { when: 'at-once' });
  test(`${operation}: does not fail over the same four times at once`, atOnce, async ({ send, valid }) => {
    const call = await valid(operation);
    for (const reply of await Promise.all([call, call, call, call].map(send))) expect(reply).toHaveNoServerError();
  });
}

test('each newest token is accepted', covers('REPETITION.NEWEST-TOKEN'), async ({ sendInTurn, nextId, valid }) => {
  // Only the newest is used: a lawful issuer may end the earlier one.
  const withTokenOf = (call: Call, issuedBy: string) =>
    withHeader(call, 'Authorization', ['Bearer ', { secret: 'access_token', issuedBy }]);
  const token = await valid('token-form');
  const [first, second] = (await calls(valid, 'check-in', 2)) as [Call, Call];
  const [one, three] = [nextId(1), nextId(3)];
  const replies = await sendInTurn(token, withTokenOf(first, one), token, withTokenOf(second, three));
  for (const reply of replies) expect(reply).toBeAccepted();
});

test('a burst at the pinned pace', covers('REPETITION.RATE-LIMIT'), async ({ send, valid, note, run }) => {
  const count = Math.max(1, Math.min(10, Math.floor(run.profile.rateLimit?.requestsPerSecond ?? 1)));
  const replies = await Promise.all((await calls(valid, 'check-in', count)).map(send));
  const limited = replies.filter(({ reply, waits }) => reply?.status === 429 || waits.length > 0).length;
  note(`${limited} of ${count} met the rate limit`);
});
