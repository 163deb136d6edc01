import { covers, expect, test } from '../../fixtures/index.ts';

test('answers valid credentials with 200', covers('TOKEN-FORM.SUCCESS-STATUS'), async ({ send, valid }) => {
  expect(await send(await valid('token-form'))).toHaveStatus(200);
});
