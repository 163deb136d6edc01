/** Reports in formats other than JSON: a reader of the format finds the fields, so that nothing but the format is wrong. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNSUPPORTED_MEDIA_TYPES } from '../../cases/body-cases.ts';
import { renderCall } from '../../cases/call.ts';
import { jsonObjectOf, report } from '../../cases/calls.ts';

const BASES = { service: 'http://service.test', issuer: 'http://service.test' };
const FIELDS = { hotelConfirmationNumber: 'A&B <1>', lodgingHotelId: 7, loyalty: true, guestFirstName: "Zoë O'Hara" };
const call = report('check-in', { ...FIELDS, folio: { number: 'F-1' } });
const EXPECTED = Object.entries({ ...FIELDS, folio: '{"number":"F-1"}' }).map(([name, value]) => [name, String(value)]);

function sent(type: string) {
  const rendered = renderCall(
    (UNSUPPORTED_MEDIA_TYPES[type] as (from: typeof call) => typeof call)(call),
    BASES,
    () => '',
  );
  const given = rendered.headers.find(([name]) => name === 'Content-Type')?.[1] ?? '';
  return { type: given, body: rendered.body ?? Buffer.alloc(0) };
}

for (const type of ['form', 'multipart']) {
  test(`${type}: a reader of forms finds every field`, async () => {
    const { type: contentType, body } = sent(type);
    const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
    assert.deepEqual([...form], EXPECTED);
  });
}

test('xml: every field is an element, and what XML reserves is escaped', () => {
  const { type, body } = sent('xml');
  assert.equal(type, 'application/xml');
  assert.equal(
    body.toString('utf8'),
    "<report><hotelConfirmationNumber>A&#38;B &#60;1&#62;</hotelConfirmationNumber><lodgingHotelId>7</lodgingHotelId><loyalty>true</loyalty><guestFirstName>Zoë O'Hara</guestFirstName><folio><number>F-1</number></folio></report>",
  );
});

test('a wrong label stands above JSON that no reader of the label would die of', () => {
  for (const type of ['text-plain', 'text-html', 'octet-stream']) {
    assert.deepEqual(JSON.parse(sent(type).body.toString('utf8')), jsonObjectOf(call), type);
  }
});
