/** Which reports of a run are such as hotels send every day, and what else explains that one was not accepted. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withJsonText } from '../cases/body-cases.ts';
import type { Call } from '../cases/call.ts';
import { withHeader, withMember, withMembers, without, withQuery } from '../cases/calls.ts';
import { sequenceOf } from '../cases/sequence.ts';
import { makeStay } from '../cases/stay.ts';
import { validCall } from '../cases/valid.ts';
import type { Exchange } from '../contract/evidence.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../contract/words.ts';
import { isEveryday } from '../judgement/everyday.ts';
import { Mentions } from '../judgement/mentions.ts';
import { tokenErrorRules } from '../judgement/token-run.ts';
import { acceptanceRule } from '../judgement/whole-run.ts';
import { Redactor } from '../wire/redaction.ts';
import { readReply } from '../wire/token-reply.ts';
import { contextFor, embeddedProfile } from './support/context.ts';
import { type Answer, exchange, RUN_TAG, recordingSender } from './support/exchange.ts';

const usual = contextFor('http://service.test', { profile: embeddedProfile });
const token = exchange({
  id: 'token/1',
  request: { operation: 'token-form' },
  issued: [{ tag: RUN_TAG, format: 'opaque', headerSafe: true }],
});

type Change = (call: Call) => Call;
const same: Change = (call) => call;

/** The exchanges of calls about one stay, sent in turn after the guest's check-in. */
async function sent(
  calls: readonly (readonly [ReservationOperation, Change])[],
  answer: Answer,
  context = usual,
): Promise<Exchange[]> {
  const sender = recordingSender(context, answer);
  const stay = makeStay(context, 1);
  const made = calls.map(([operation, change]) => change(validCall(context, operation, stay)));
  await sender.send(sequenceOf(context.seed, made as [Call, ...Call[]]));
  return [token, ...sender.exchanges];
}

/** Whether the last of several calls about one stay is an everyday one. */
async function isLastEveryday(calls: Parameters<typeof sent>[0], answer: Answer, context = usual): Promise<boolean> {
  const exchanges = await sent(calls, answer, context);
  return isEveryday(context, exchanges, exchanges.at(-1) as Exchange);
}

/** All is accepted but the last of so many requests. */
const lastWith = (status: number, of: number): Answer => {
  let count = 0;
  return () => {
    count += 1;
    return count === of ? status : 201;
  };
};

/** How many requests a valid call of an operation takes: its guest checks in first. */
const LENGTH = { 'check-in': 1, 'check-out': 2, 'partial-bill': 2, 'no-show': 1 };

test('a valid report is an everyday one, accepted or not', async () => {
  for (const operation of RESERVATION_OPERATIONS) {
    for (const status of [201, 400, 404, 409, 422, 500, 302]) {
      const answer = lastWith(status, LENGTH[operation]);
      assert.ok(await isLastEveryday([[operation, same]], answer), `${operation} ${status}`);
    }
  }
});

test('credential, pace, patience and outages are other matters', async () => {
  for (const operation of RESERVATION_OPERATIONS) {
    for (const status of [401, 403, 408, 429, 502, 503, 504, 522]) {
      const answer = lastWith(status, LENGTH[operation]);
      assert.ok(!(await isLastEveryday([[operation, same]], answer)), `${operation} ${status}`);
    }
  }
});

const ODD_CHECK_INS: Readonly<Record<string, Change>> = {
  'a number written as 1.0': (call) => withJsonText(call, (text) => text.replace('"occupancy":1', '"occupancy":1.0')),
  'three guests': (call) => withMember(call, 'occupancy', 3),
  'nights that do not fit': (call) => withMember(call, 'numberOfNights', 2),
  'another room type': (call) => withMember(call, 'roomType', 'Suite'),
  'a fraction of a second': (call) => withMember(call, 'checkInDateTime', '2026-05-31T15:00:00.5-05:00'),
  'the offset of another season': (call) => withMember(call, 'checkInDateTime', '2026-05-31T15:00:00-06:00'),
  'an arrival to come': (call) => withMember(call, 'checkInDateTime', '2026-06-01T15:00:00-05:00'),
  'an arrival of last week': (call) =>
    withMembers(call, { checkInDateTime: '2026-05-25T15:00:00-05:00', numberOfNights: 7 }),
  'a departure that is over': (call) => withMember(call, 'expectedCheckOutDateTime', '2026-06-01T06:00:00-05:00'),
  'a stay of a week': (call) =>
    withMembers(call, { expectedCheckOutDateTime: '2026-06-07T11:00:00-05:00', numberOfNights: 7 }),
  'a long name': (call) => withMember(call, 'guestLastName', 'x'.repeat(41)),
  'a name with an accent': (call) => withMember(call, 'guestLastName', 'José'),
  'a room of a long name': (call) => withMember(call, 'roomNumber', 'Room 1234567'),
  'another type': (call) => withHeader(call, 'Content-Type', 'text/json'),
  'a charset': (call) => withHeader(call, 'Content-Type', 'application/json; charset=utf-8'),
  'other wishes': (call) => withHeader(call, 'Accept', 'text/html'),
  'one header field more': (call) => withHeader(call, 'Connection', 'close'),
  'a version': (call) => withQuery(call, 'api-version', '1.0'),
};

for (const [name, change] of Object.entries(ODD_CHECK_INS)) {
  test(`${name} is not everyday`, async () => {
    assert.ok(!(await isLastEveryday([['check-in', change]], () => 400)));
  });
}

test('two guests in a Double, and what is not required left out, are everyday', async () => {
  const two = (call: Call) => withMembers(call, { occupancy: 2, roomType: 'Double', loyalty: true });
  assert.ok(await isLastEveryday([['check-in', two]], () => 400));
  const bare = (call: Call) => without(call, 'loyalty', 'employeeIdentifier');
  assert.ok(await isLastEveryday([['check-in', bare]], () => 400));
});

test('a guest must have checked in before, and leave between arrival and present', async () => {
  const first = (status: number): Answer => {
    let count = 0;
    return () => {
      count += 1;
      return count === 1 ? status : 404;
    };
  };
  assert.ok(await isLastEveryday([['check-out', same]], first(201)));
  assert.ok(!(await isLastEveryday([['check-out', same]], first(400))));
  for (const date of ['2026-06-02T09:00:00-05:00', '2026-05-31T14:00:00-05:00', '2026-06-01T06:00:00.5-05:00']) {
    const change = (call: Call) => withMember(call, 'checkOutDate', date);
    assert.ok(!(await isLastEveryday([['check-out', change]], lastWith(404, 2))), date);
  }
});

test('a body that only the profile shows is everyday as its example is', async () => {
  for (const [name, value] of [
    ['nights', 2],
    ['folio', 'x'],
    ['billThroughDate', '2020-06-01T06:00:00-05:00'],
  ] as const) {
    const change = (call: Call) => withMember(call, name, value);
    assert.ok(!(await isLastEveryday([['partial-bill', change]], lastWith(400, 2))), name);
  }
  const fewer = (call: Call) => without(call, 'folio');
  assert.ok(!(await isLastEveryday([['partial-bill', fewer]], lastWith(400, 2))));
});

test('what was accepted of the stay before explains a refusal, what was refused does not', async () => {
  const odd = (call: Call) => withMember(call, 'checkOutDate', 'not a date');
  const twice = [
    ['check-out', odd],
    ['check-out', same],
  ] as const;
  const answers = (...statuses: number[]): Answer => {
    const left = [...statuses];
    return () => left.shift() ?? 201;
  };
  assert.ok(await isLastEveryday(twice, answers(201, 400, 404)));
  assert.ok(!(await isLastEveryday(twice, answers(201, 201, 404))), 'the oddity was accepted');
  assert.ok(!(await isLastEveryday(twice, answers(201, 400, 409))), 'a conflict after a repeat');
  const billed = [
    ['partial-bill', same],
    ['check-out', same],
  ] as const;
  assert.ok(!(await isLastEveryday(billed, answers(201, 201, 404))), 'after a partial bill');
});

test('another guest in the same room explains a refusal', async () => {
  const exchanges = await sent([['check-out', same]], lastWith(404, 2));
  const [, guest, leaving] = exchanges as [Exchange, Exchange, Exchange];
  const room = /"roomNumber":"\d+"/.exec(guest.request.body?.text ?? '')?.[0];
  const text = `{"hotelConfirmationNumber":"OTHER",${room}}`;
  const other = { ...guest, seq: 99, request: { ...guest.request, body: { text, bytes: text.length } } };
  assert.ok(isEveryday(usual, [...exchanges], leaving));
  assert.ok(!isEveryday(usual, [...exchanges, other], leaving));
});

test('nobody is judged where the zone was not given, the id is assumed, or a limit was waited for', async () => {
  const { values } = usual;
  const unknown = { ...usual, values: { ...values, timeZoneGiven: false } };
  assert.ok(!(await isLastEveryday([['check-in', same]], () => 400, unknown)));
  const waits = [{ status: 429, retryAfter: null, waitedMs: 1 }];
  assert.ok(!(await isLastEveryday([['check-in', same]], () => ({ status: 400, waits }))));
  assert.ok(!(await isLastEveryday([['check-in', same]], () => ({ status: 400, assumed: true }))));
});

test('a limit that the profile pins is no everyday matter', async () => {
  const profile = { ...embeddedProfile, fields: { 'check-in': { guestLastName: { maxLength: 3 } } } };
  const long = (call: Call) => withMember(call, 'guestLastName', 'Longer');
  assert.ok(!(await isLastEveryday([['check-in', long]], () => 400, { ...usual, profile })));
});

test('the rule names what was answered', async () => {
  const exchanges = await sent([['check-in', same]], () => 422);
  const rule = acceptanceRule(usual, 'check-in', exchanges);
  const refused = exchanges.at(-1) as Exchange;
  assert.ok(rule.about(refused));
  assert.equal(rule.unmet(refused), '422');
  assert.equal(rule.unmet(exchange(201)), null);
  assert.ok(!acceptanceRule(usual, 'no-show', exchanges).about(refused));
});

test('errors of token requests hold error and error_description', () => {
  const { code, description } = tokenErrorRules('token-json', usual);
  const request = { operation: 'token-json', url: 'http://service.test/auth/token' } as const;
  const refused = (body: string, status = 400) => exchange({ status, body, request });
  assert.ok(code.about(refused('{}')) && code.about(refused('{}', 401)));
  assert.ok(
    !code.about(refused('{}', 415)) && !code.about(exchange({ status: 400, request: { ...request, method: 'GET' } })),
  );
  assert.ok(!code.about(exchange({ status: 400, request: { ...request, url: `${request.url}/extra` } })));
  const whole = refused('{"error":"invalid_client","error_description":"no"}');
  assert.equal(code.unmet(whole) ?? description.unmet(whole), null);
  for (const body of ['', '[]', '{"title":"x"}', '{"error":null,"error_description":""}']) {
    assert.match(code.unmet(refused(body)) ?? '', /without error$/, body);
    assert.match(description.unmet(refused(body)) ?? '', /without error_description$/, body);
  }
});

test('a token that holds the secret of its client is told from others', () => {
  const redactor = new Redactor(Buffer.alloc(32));
  redactor.add('very-secret-indeed', '<client_secret:cccccccc>');
  const flawOf = (token: string) => {
    const raw = { status: 200, reason: '', headers: [], body: Buffer.from(JSON.stringify({ access_token: token })) };
    return readReply(raw, redactor, { sent: '', isToken: true }).taken[0]?.flaw;
  };
  const encoded = (text: string) => Buffer.from(text).toString('base64url');
  const jwt = (payload: string) => `${encoded('{"alg":"HS256"}')}.${encoded(payload)}.c2lnbmF0dXJl`;
  assert.equal(flawOf(jwt('{"sub":"x","secret":"very-secret-indeed"}')), 'telltale');
  assert.equal(flawOf(jwt(`{"sub":"x","secret":"${encoded('client:very-secret-indeed')}"}`)), 'telltale');
  assert.equal(flawOf(encoded('client:very-secret-indeed')), 'telltale');
  assert.equal(flawOf(jwt('{"sub":"x"}')), undefined);
});

describe('names are found in the requests of a run', () => {
  const named = (names: readonly string[], texts: readonly string[]) => {
    const mentions = new Mentions(names, texts, (text) => text);
    return names.map((name) => mentions.earliest(name, []) ?? null);
  };
  const rows: Readonly<Record<string, readonly [names: readonly string[], texts: readonly string[]]>> = {
    'one within another': [
      ['abcd', 'bc', 'c', 'bcde'],
      ['xabcx', 'abcd', 'bcde'],
    ],
    'one that ends as another begins': [
      ['abab', 'baba', 'ab'],
      ['xbabax', 'ababab', 'ab'],
    ],
    'one that begins again within itself': [
      ['aab', 'aaab', 'b'],
      ['aaaab', 'caab', 'b'],
    ],
    'quotes and escapes': [
      ['"A"', '\\u0041', 'A'],
      ['{"a":"A"}', '{"a":"\\u0041"}'],
    ],
    'none at all': [
      ['x', 'yy'],
      ['', 'y', 'XY'],
    ],
    'what lies beyond the basic plane': [
      ['🧳', '𠮷野'],
      ['Guest 🧳', '野𠮷野'],
    ],
  };
  for (const [what, [names, texts]] of Object.entries(rows)) {
    test(`${what}, as a search for each of them finds it`, () => {
      const expected = names.map((name) => texts.find((text) => text.includes(name)) ?? null);
      assert.deepEqual(named(names, texts), expected);
    });
  }
  test('the earliest but for two that are left out', () => {
    const mentions = new Mentions(['a'], ['a1', 'b', 'a2', 'a3', 'a4'], (text) => text);
    assert.equal(mentions.earliest('a', ['a1', 'a2']), 'a3');
    assert.equal(mentions.earliest('a', [null, 'a2']), 'a1');
    assert.equal(new Mentions(['a'], ['a1'], (text) => text).earliest('a', ['a1']), undefined);
  });
  for (const [what, names, text] of [
    ['many names', Array.from({ length: 20_000 }, (_, n) => `CERT-${n}-A`), 'CERT-7-B'],
    ['names of one letter', Array.from({ length: 200 }, (_, n) => 'a'.repeat(n + 1)), 'a'.repeat(400)],
    ['names that nearly fit', Array.from({ length: 2000 }, (_, n) => `${'ab'.repeat(10)}${n}`), 'ab'.repeat(300)],
  ] as const) {
    test(`${what} in many texts, in a moment`, () => {
      const before = performance.now();
      named(
        names,
        Array.from({ length: 5000 }, () => text),
      );
      assert.ok(performance.now() - before < 5000);
    });
  }
});
