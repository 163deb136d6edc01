import type { JsonWithSecrets } from '../../cases/call.ts';
import { inOlderForm } from '../../cases/older-form.ts';
import { replyLine } from '../../contract/evidence.ts';
import { covers, givenAccepted, specify } from '../../fixtures/index.ts';

const IMPOSSIBLE_DATES: Readonly<Record<string, JsonWithSecrets>> = {
  word: 'not a date',
  empty: '',
  '30-february': '2026-02-30',
  'month-13': '2026-13-01',
  number: 7,
  object: { date: '2026-06-01' },
};

export default specify(({ test, expect, accepts }) => {
  const older = accepts('check-out', (call) => inOlderForm(call));
  test('accepts the older form', covers('OLDER-CHECK-OUT.ACCEPTS-COMPLETE'), older);

  test('answers the older form with 201', covers('OLDER-CHECK-OUT.SUCCESS-STATUS'), async ({ send, valid }) => {
    expect(givenAccepted(await send(inOlderForm(valid('check-out'))))).toHaveStatus(201);
  });

  test('answers it without a body', covers('OLDER-CHECK-OUT.SUCCESS-EMPTY-BODY'), async ({ send, valid }) => {
    expect(givenAccepted(await send(inOlderForm(valid('check-out'))))).toHaveEmptyBody();
  });

  for (const [date, value] of Object.entries(IMPOSSIBLE_DATES)) {
    const details = covers('OLDER-CHECK-OUT.UNDERSTANDS-DATE', { date });
    test(`refuses the older form with check_out_date: ${date}`, details, async ({ send, valid }) => {
      const unlike = await send(inOlderForm(valid('check-out')));
      expect(await send(inOlderForm(valid('check-out'), { check_out_date: value }))).toBeRefused({ unlike });
    });
  }

  for (const [id, value] of Object.entries({ object: { value: 'x' }, array: ['x'] })) {
    const details = covers('OLDER-CHECK-OUT.UNDERSTANDS-ID', { id });
    test(`refuses the older form with reservation_id: ${id}`, details, async ({ send, valid }) => {
      const unlike = await send(inOlderForm(valid('check-out')));
      expect(await send(inOlderForm(valid('check-out'), { reservation_id: value }))).toBeRefused({ unlike });
    });
  }

  test('records the answers to the older form', covers('OLDER-CHECK-OUT.OBSERVED'), async ({ send, valid, note }) => {
    const real = await send(inOlderForm(valid('check-out')));
    const impossible = await send(inOlderForm(valid('check-out'), { check_out_date: '2026-02-30' }));
    note(`the older form was answered ${replyLine(real)}; with 30 February ${replyLine(impossible)}`);
  });
});
