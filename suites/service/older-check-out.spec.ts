import type { Call, JsonWithSecrets } from '../../cases/call.ts';
import { inOlderForm } from '../../cases/other-formats.ts';
import { type Exchange, replyLine } from '../../contract/evidence.ts';
import { covers, givenAccepted, specify, type TestBody, type Tools } from '../../fixtures/index.ts';

const IMPOSSIBLE_DATES: Readonly<Record<string, JsonWithSecrets>> = {
  '30-february': '2026-02-30',
  word: 'not a date',
  'month-13': '2026-13-01',
  '31-april': '2026-04-31',
  object: { date: '2026-06-01' },
};

const WRONG_IDS: Readonly<Record<string, JsonWithSecrets>> = { object: { value: 'x' }, array: ['x', 'y'] };

type Members = Readonly<Record<string, JsonWithSecrets>>;
const THIRTIETH: Members = { check_out_date: '2026-02-30' };
/** The 30th of February comes first: its answer is recorded as well. */
const WRONG: readonly Members[] = [
  ...Object.values(IMPOSSIBLE_DATES).map((value) => ({ check_out_date: value })),
  ...Object.values(WRONG_IDS).map((value) => ({ reservation_id: value })),
];

/** One of the wrong check-outs, all about one guest, and its control: the right one at the end. */
async function wrongly({ sendInTurn, valid }: Tools, members: Members) {
  const call = valid('check-out');
  const calls = [...WRONG, {}].map((each) => inOlderForm(call, each));
  const replies: readonly Exchange[] = await sendInTurn(...(calls as [Call, ...Call[]]));
  const at = WRONG.findIndex((each) => JSON.stringify(each) === JSON.stringify(members));
  return { reply: replies[at] as Exchange, control: replies.at(-1) as Exchange };
}

export default specify(({ test, expect, profile, accepts }) => {
  const older = (call: Call) => inOlderForm(call);
  test(
    'accepts the older form of a check-out',
    covers('OLDER-CHECK-OUT.ACCEPTS-COMPLETE'),
    accepts('check-out', older),
  );
  const status = accepts('check-out', older, (reply) => expect(givenAccepted(reply)).toHaveStatus(201));
  test('answers the older form of a check-out with 201', covers('OLDER-CHECK-OUT.SUCCESS-STATUS'), status);
  const noBody = accepts('check-out', older, (reply) => expect(givenAccepted(reply)).toHaveEmptyBody());
  test('answers the older form of a check-out without a body', covers('OLDER-CHECK-OUT.SUCCESS-EMPTY-BODY'), noBody);

  const refuses =
    (members: Members): TestBody =>
    async ({ tools }) => {
      const { reply, control } = await wrongly(tools, members);
      expect(reply).toBeRefused({ control, profile });
    };
  for (const [date, value] of Object.entries(IMPOSSIBLE_DATES)) {
    const details = covers('OLDER-CHECK-OUT.UNDERSTANDS-DATE', { date });
    test(`refuses the older form with check_out_date: ${date}`, details, refuses({ check_out_date: value }));
  }
  for (const [id, value] of Object.entries(WRONG_IDS)) {
    const details = covers('OLDER-CHECK-OUT.UNDERSTANDS-ID', { id });
    test(`refuses the older form with reservation_id: ${id}`, details, refuses({ reservation_id: value }));
  }

  const observed = covers('OLDER-CHECK-OUT.OBSERVED');
  test('records the answers to the older form', observed, async ({ tools, send, valid, note, run }) => {
    const real = await send(inOlderForm(valid('check-out')));
    const isClaimed = run.claims.includes('older-check-out');
    const impossible = isClaimed
      ? (await wrongly(tools, THIRTIETH)).reply
      : await send(inOlderForm(valid('check-out'), THIRTIETH));
    note(`the older form was answered ${replyLine(real)}; with 30 February ${replyLine(impossible)}`);
  });
});
