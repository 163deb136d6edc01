import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Call, escapeText, type JsonLayout, RESERVATION_ID, renderCall } from '../../cases/call.ts';
import { clientSecret, laidOut, report, reversed, tokenJson, withMember } from '../../cases/calls.ts';
import { inOlderForm } from '../../cases/other-formats.ts';
import { complete } from '../../cases/record.ts';
import { contextFor } from '../support/context.ts';

const bases = { service: 'https://host', issuer: 'https://host' };
const textOf = (call: Parameters<typeof renderCall>[0]) =>
  String(renderCall(call, bases, (_ref, place) => escapeText('top "secret"', place)).body);
const LAYOUTS = ['indented', 'padded', 'escaped', 'escaped-names', 'escaped-slashes'] as const;
const lease = { pool: 'reservationIds', holder: 'stay', keep: [] } as const;
const supplied = (call: Call) => complete(call, values, { leased: [0], arrival: undefined }) as Call;
const values = { ...contextFor('').values, reservationIdFrom: 'list', reservationIds: ['R-9'] } as const;

test('JSON that is laid out otherwise has the same value', () => {
  const call = report('check-in', { guestLastName: 'Müñöz 𠮷', occupancy: 1 });
  assert.match(textOf(laidOut(call, 'indented')), /\n\t/);
  assert.match(textOf(laidOut(call, 'escaped')), /^[ -~]*M\\u00fc[ -~]*\\ud842\\udfb7[ -~]*$/);
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

test('members stand in the other order', () => {
  assert.equal(textOf(reversed(report('check-out', { a: 1, b: 2 }))), '{"b":2,"a":1}');
});

test('names, slashes and white space are written as layouts say', () => {
  const small = report('check-in', { folio: 'a/b', roomNumber: '"x":1' });
  const rendered = (layout: JsonLayout) => textOf(laidOut(small, layout));
  assert.equal(rendered('escaped-names'), String.raw`{"\u0066olio":"a/b","\u0072oomNumber":"\"x\":1"}`);
  assert.equal(rendered('escaped-slashes'), String.raw`{"folio":"a\/b","roomNumber":"\"x\":1"}`);
  assert.equal(rendered('padded'), '\r\n\t {"folio":"a/b","roomNumber":"\\"x\\":1"}\n');
});

test('a supplied value keeps the layout and leaves pinned members alone', () => {
  const call = { ...report('check-out', { reservationId: RESERVATION_ID }, [lease]) };
  assert.equal(textOf(supplied(laidOut(call, 'indented'))), '{\n\t"reservationId": "R-9"\n}');
  assert.equal(textOf(supplied(withMember(call, 'reservationId', 'made up'))), '{"reservationId":"made up"}');
});

test('the older form has its own names and a calendar date, and takes a supplied id', () => {
  const call = report('check-out', { reservationId: RESERVATION_ID, checkOutDate: '2026-06-03T11:00:00-05:00' }, [
    lease,
  ]);
  assert.equal(textOf(inOlderForm(call)), `{"reservation_id":"${RESERVATION_ID}","check_out_date":"2026-06-03"}`);
  assert.match(textOf(supplied(inOlderForm(call))), /"reservation_id":"R-9"/);
  assert.match(textOf(supplied(inOlderForm(call, { reservation_id: ['x'] }))), /"reservation_id":\["x"\]/);
  assert.match(textOf(inOlderForm(withMember(call, 'reservationId', null))), /"reservation_id":null/);
});
