/** Requests as they are written: without a credential, in other formats and layouts, with odd texts, for tokens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADDRESSED, anonymousForms, badCredentials, METHODS, PATHS } from '../../cases/bad-credentials.ts';
import { UNSUPPORTED_MEDIA_TYPES } from '../../cases/body-cases.ts';
import { type Alteration, type Call, escapeText, RESERVATION_ID, renderCall, secretsOf } from '../../cases/call.ts';
import { clientSecret, jsonObjectOf, laidOut, report, tokenJson, withMember } from '../../cases/calls.ts';
import { inOlderForm } from '../../cases/other-formats.ts';
import { complete } from '../../cases/record.ts';
import { makeStay } from '../../cases/stay.ts';
import { ODD_TEXTS, TEXTS, withTextIn } from '../../cases/text-cases.ts';
import { basicText } from '../../cases/token-requests.ts';
import { validCall } from '../../cases/valid.ts';
import { flawOf } from '../../contract/evidence.ts';
import type { Limits } from '../../contract/profile.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { alter, basicCredentials } from '../../wire/alteration.ts';
import { contextFor } from '../support/context.ts';

const bases = { service: 'http://service.test', issuer: 'http://issuer.test' };
const context = contextFor('http://service.test', { profile: embeddedProfile });
const valid = (operation: (typeof RESERVATION_OPERATIONS)[number]) =>
  validCall(context, operation, makeStay(context, 1));
const field = (call: Call, name: string) => call.headers.find(([each]) => each === name)?.[1];

test('no request without a credential names a secret', () => {
  for (const operation of RESERVATION_OPERATIONS) {
    const bad = badCredentials(embeddedProfile, operation);
    const forms = { ...anonymousForms(operation), ...PATHS, ...METHODS, ...ADDRESSED };
    for (const name of ['missing', 'forwarded', ...Object.keys(forms)]) {
      const call = bad[name]?.(valid(operation)) as Call;
      assert.deepEqual([name, secretsOf(call), field(call, 'Authorization')], [name, [], undefined]);
    }
  }
});

test('no two bad credentials of an operation are the same request', () => {
  for (const operation of RESERVATION_OPERATIONS) {
    const calls = Object.values(badCredentials(embeddedProfile, operation)).map((mutate) => mutate(valid(operation)));
    assert.equal(new Set(calls.map((call) => JSON.stringify(call))).size, calls.length, operation);
  }
});

const FIELDS = { hotelConfirmationNumber: 'A&B <1>', lodgingHotelId: 7, loyalty: true, guestFirstName: "Zoë O'Hara" };
const call = report({}, 'check-in', { ...FIELDS, folio: { number: 'F-1' } });
const EXPECTED = Object.entries({ ...FIELDS, folio: '{"number":"F-1"}' }).map(([name, value]) => [name, String(value)]);

function sent(type: string) {
  const rendered = renderCall(
    (UNSUPPORTED_MEDIA_TYPES[type] as (from: typeof call) => typeof call)(call),
    bases,
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

const textOf = (call: Parameters<typeof renderCall>[0]) =>
  String(renderCall(call, bases, (_ref, place) => escapeText('top "secret"', place)).body);
const LAYOUTS = ['indented', 'padded', 'escaped', 'escaped-names', 'escaped-slashes'] as const;
const lease = { pool: 'reservationIds', holder: 'stay', keep: [] } as const;
const supplied = (call: Call) => complete(call, values, { leased: [0], arrival: undefined }) as Call;
const values = { ...contextFor('').values, reservationIdFrom: 'list', reservationIds: ['R-9'] } as const;

test('JSON that is laid out otherwise has the same value', () => {
  const call = report({}, 'check-in', { guestLastName: 'Müñöz 𠮷', occupancy: 1 });
  assert.match(textOf(laidOut(call, 'indented')), /\n\t/);
  assert.match(textOf(laidOut(call, 'escaped')), /^[ -~]*M\\u00fc[ -~]*\\uD842\\uDFB7[ -~]*$/);
  for (const layout of LAYOUTS) {
    assert.deepEqual(JSON.parse(textOf(laidOut(call, layout))), JSON.parse(textOf(call)));
  }
});

test('a secret in JSON that is laid out otherwise is filled in and escaped', () => {
  for (const layout of LAYOUTS) {
    const { client_secret } = JSON.parse(textOf(laidOut(tokenJson('client', clientSecret), layout))) as never;
    assert.equal(client_secret, 'top "secret"');
  }
});

test('a supplied value keeps the layout and leaves pinned members alone', () => {
  const call = { ...report({}, 'check-out', { reservationId: RESERVATION_ID }, [lease]) };
  assert.equal(textOf(supplied(laidOut(call, 'indented'))), '{\n\t"reservationId": "R-9"\n}');
  assert.equal(textOf(supplied(withMember(call, 'reservationId', 'made up'))), '{"reservationId":"made up"}');
});

test('the older form has its own names and a calendar date, and takes a supplied id', () => {
  const call = report({}, 'check-out', { reservationId: RESERVATION_ID, checkOutDate: '2026-06-03T11:00:00-05:00' }, [
    lease,
  ]);
  assert.equal(textOf(inOlderForm(call)), `{"reservation_id":"${RESERVATION_ID}","check_out_date":"2026-06-03"}`);
  assert.match(textOf(supplied(inOlderForm(call))), /"reservation_id":"R-9"/);
  assert.match(textOf(supplied(inOlderForm(call, { reservation_id: ['x'] }))), /"reservation_id":\["x"\]/);
  assert.match(textOf(inOlderForm(withMember(call, 'reservationId', null))), /"reservation_id":null/);
});

const decoded = (text: string) => Buffer.from(text, 'base64').toString();

test('writes credentials for HTTP Basic as RFC 6749 §2.3.1 wants them', () => {
  assert.equal(decoded(basicText('a:b', 'ü +')), 'a%3Ab:%C3%BC+%2B');
  assert.equal(decoded(basicCredentials('ü', { clientId: 'a-', encoded: 'where-needed' })), 'a-:%C3%BC');
  assert.equal(decoded(basicCredentials('ü\n', { clientId: 'a', encoded: 'throughout' })), '%61:%C3%BC%0A');
});

test('alters a secret as a careless comparison would overlook', () => {
  const table: readonly (readonly [Alteration, string, string])[] = [
    ['lengthened', 'abc', `abc${'x'.repeat(97)}`],
    ['lengthened', 'y'.repeat(100), `${'y'.repeat(100)}x`],
    ['preceded', 'abc', 'xabc'],
    ['nul-ended', 'abc', 'abc\0'],
    ['full-width', 'aZ~! ä', 'ａＺ～！ ä'],
  ];
  for (const [alteration, secret, wanted] of table) assert.equal(alter(secret, alteration), wanted, alteration);
  assert.equal(alter('ä ', 'full-width'), null);
  assert.equal(alter('aZ09~', 'full-width')?.normalize('NFKC'), 'aZ09~');
});

test('a token shows its flaw', () => {
  for (const token of ['a b', 'line\nfeed', 'tab\t', 'ü', 'long enough, but with blanks']) {
    assert.equal(flawOf(token), 'unsendable', token);
  }
  for (const token of ['', 'x', 'x'.repeat(15)]) assert.equal(flawOf(token), 'guessable', token);
  for (const token of ['x'.repeat(16), '12|abcdefghijklmnop', '~!-._+/="\\abcdefgh'])
    assert.equal(flawOf(token), null, token);
});

const room = report({}, 'check-in', { folio: 'F-1', roomNumber: 'XROOM7X0001', source: 'certification' });
const written = (limits: Readonly<Record<string, Limits>> = {}) =>
  jsonObjectOf(withTextIn(room, ['A -- B', 'A--B'], ['folio', 'roomNumber'], { fields: { 'check-in': limits } }));

test('where a length is pinned, the text that fits is written, and none where none does', () => {
  const folioOf = (maxLength: number) => written({ folio: { maxLength } })['folio'];
  assert.deepEqual([10, 9, 8, 7, 6, 4, 3].map(folioOf), [
    'A -- B F-1',
    'A--B F-1',
    'A--B F-1',
    'A--BF-1',
    'A--B',
    'A--B',
    'F-1',
  ]);
});

test('a room number has its text also where nobody has pinned a length, and stays as short as real ones are', () => {
  for (const text of [...Object.values(TEXTS), ...Object.values(ODD_TEXTS)]) {
    const number = String(jsonObjectOf(withTextIn(room, text, ['roomNumber'], {}))['roomNumber']);
    assert.equal(number, `${text[1]} XROOM7X0001`);
    assert.ok([...text[1]].length <= 4, number);
  }
});
