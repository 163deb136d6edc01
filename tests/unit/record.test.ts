/** A request is recorded from its text, a reply from its bytes: both must be recorded alike. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderCall } from '../../cases/call.ts';
import { tokenForm, withText } from '../../cases/calls.ts';
import { LONGEST_KEPT_BODY, recordBody, recordRequest } from '../../cases/record.ts';

const bases = { service: 'http://127.0.0.1', issuer: 'http://127.0.0.1' };
const TEXTS: Readonly<Record<string, string>> = {
  empty: '',
  plain: '{"a":1}',
  'two bytes a character': 'é'.repeat(1000),
  'four bytes a character': '🏨'.repeat(2000),
  'half a character': 'a\ud83cb',
  'as long as is kept whole': 'x'.repeat(LONGEST_KEPT_BODY),
  'one byte longer': 'x'.repeat(LONGEST_KEPT_BODY + 1),
  'long only in bytes': '€'.repeat(LONGEST_KEPT_BODY / 3 + 1),
  'long, with characters of four bytes': '🏨'.repeat(LONGEST_KEPT_BODY),
  'long, with half a character at the cut': `${'x'.repeat(511)}\ud83c${'y'.repeat(LONGEST_KEPT_BODY)}`,
};

for (const [name, text] of Object.entries(TEXTS)) {
  test(`the body of a request is recorded as its bytes are: ${name}`, () => {
    const call = withText(tokenForm('client'), text);
    const sent = renderCall(call, bases, () => '').body ?? assert.fail('there is a body');
    const recorded = recordRequest(call, bases, () => undefined).body;
    assert.deepEqual(recorded, recordBody(sent));
    assert.equal(recorded?.bytes, sent.length);
    const whole = sent.toString('utf8');
    assert.equal(recorded?.text, sent.length > LONGEST_KEPT_BODY ? whole.slice(0, 512) : whole);
    assert.equal(recorded?.sha256 !== undefined, sent.length > LONGEST_KEPT_BODY);
  });
}
