/** Which requests of a run must be taken, which are everyday ones, and what explains that one was not accepted. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { OTHER_FORMATS } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { afterCheckIn, again, withHeader, withJson, withMember, withoutBody, withToken } from '../../cases/calls.ts';
import { IntentsOfRun, meant } from '../../cases/intent.ts';
import { sequenceOf } from '../../cases/sequence.ts';
import { makeStay } from '../../cases/stay.ts';
import { withParameter } from '../../cases/token-requests.ts';
import { validCall } from '../../cases/valid.ts';
import { withWrongSecret } from '../../cases/wrong-secrets.ts';
import type { Exchange } from '../../contract/evidence.ts';
import {
  momentOf,
  OPERATIONS,
  type Operation,
  RESERVATION_OPERATIONS,
  type ReservationOperation,
} from '../../contract/words.ts';
import { requestsOf } from '../../judgement/conforming.ts';
import { reportRules, tokenRules } from '../../judgement/whole-run.ts';
import { Redactor } from '../../wire/redaction.ts';
import { readReply } from '../../wire/token-reply.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { type Answer, exchange, recordingSender } from '../support/exchange.ts';

const usual = contextFor('http://service.test', { profile: embeddedProfile });

type Change = (call: Call) => Call;
const same: Change = (call) => call;
const unusual: Change = (call) => meant(withMember(call, 'loyalty', true), 'unusual');

async function sent(calls: readonly (readonly [Operation, Change])[], answer: Answer, context = usual) {
  const sender = recordingSender(context, answer);
  const stay = makeStay(context, 1);
  const made = calls.map(([operation, change]) => change(validCall(context, operation, stay)));
  await sender.send(sequenceOf(context.seed, made as [Call, ...Call[]]));
  const run = await sender.recorded();
  return { run, requests: requestsOf(context, run), last: run.exchanges.at(-1) as Exchange };
}

async function isLastEveryday(calls: Parameters<typeof sent>[0], answer: Answer, context = usual): Promise<boolean> {
  const { requests, last } = await sent(calls, answer, context);
  return requests.isEveryday(last);
}

function answers(...statuses: number[]): Answer {
  const left = [...statuses];
  return () => left.shift() ?? 201;
}

const before = (operation: ReservationOperation) =>
  ['stay', 'departure'].includes(momentOf(operation) as string) ? [201] : [];

describe('what a call is', () => {
  const valid = (operation: Operation) => validCall(usual, operation, makeStay(usual, 1));
  const kindOf = (call: Call) => sequenceOf(usual.seed, [call]).intents.at(-1);

  test('it says so when it is built, and changing it drops that', () => {
    for (const operation of OPERATIONS) {
      assert.deepEqual(kindOf(valid(operation)), { kind: 'nominal' }, operation);
      assert.deepEqual(kindOf(again(valid(operation), 'x')), { kind: 'nominal' }, operation);
      assert.equal(kindOf(withHeader(valid(operation), 'Accept', '*/*'))?.kind, 'faulty', operation);
    }
    assert.equal(kindOf(afterCheckIn(valid('check-out'), 1))?.kind, 'nominal');
    assert.equal(kindOf(unusual(valid('check-in')))?.kind, 'unusual');
    const own = { secret: 'access_token', issuedBy: '#1' } as const;
    assert.equal(kindOf(withToken(valid('check-in'), own))?.kind, 'tolerated');
    assert.equal(kindOf(withToken(valid('check-in'), { ...own, altered: 'truncated' }))?.kind, 'faulty');
    assert.equal(kindOf(validCall({ ...usual, profile: {} }, 'no-show', makeStay(usual, 1)))?.kind, 'faulty');
  });

  test('it is part neither of what is sent nor of the name of the exchange', () => {
    const call = valid('check-in');
    assert.ok(!JSON.stringify(call).includes('nominal'));
    assert.equal(sequenceOf(usual.seed, [call]).id, sequenceOf(usual.seed, [{ ...call }]).id);
  });

  test('whoever asks first, the best word for a call counts', () => {
    const call = valid('check-in');
    const one = sequenceOf(usual.seed, [call]);
    for (const order of [
      [one, sequenceOf(usual.seed, [{ ...call }])],
      [sequenceOf(usual.seed, [meant(call, 'unusual')]), one],
    ]) {
      const intents = new IntentsOfRun();
      for (const each of order) intents.note(each);
      assert.deepEqual(intents.all, { [one.id]: { kind: 'nominal' } });
    }
  });

  test('a token request is malformed where nobody can read it', () => {
    const form = valid('token-form');
    assert.deepEqual(kindOf(withParameter(form, 'client_id', 'nobody')), { kind: 'faulty' });
    assert.deepEqual(kindOf(withMember(valid('token-json'), 'client_id', '')), { kind: 'faulty' });
    assert.deepEqual(kindOf(withWrongSecret(form, 'other')), { kind: 'faulty', wrongSecret: true });
    const malformed: readonly Call[] = [
      withoutBody(form),
      withHeader(form, 'Content-Type', 'text/plain'),
      withHeader(form, 'X-Note', 'x'),
      withParameter(form, 'client_id', 'a\u0000b'),
      withMember(valid('token-json'), 'client_id', 1),
      withMember(valid('token-json'), 'a[]', 'x'),
      withJson(valid('token-json'), ['x']),
      { ...form, method: 'PUT' },
      { ...form, path: '/elsewhere' },
      { ...form, query: [['a', 'b']] },
    ];
    for (const call of malformed) assert.equal(kindOf(call)?.malformed, true, JSON.stringify(call));
  });
});

describe('what is due', () => {
  test('a valid report is an everyday one, accepted or not', async () => {
    for (const operation of RESERVATION_OPERATIONS) {
      for (const status of [201, 400, 404, 409, 422, 500, 302]) {
        const answer = answers(...before(operation), status);
        assert.ok(await isLastEveryday([[operation, same]], answer), `${operation} ${status}`);
      }
    }
  });

  test('credential, pace, patience and outages are other matters', async () => {
    for (const operation of RESERVATION_OPERATIONS) {
      for (const status of [401, 403, 408, 429, 502, 503, 504, 522]) {
        const answer = answers(...before(operation), status);
        assert.ok(!(await isLastEveryday([[operation, same]], answer)), `${operation} ${status}`);
      }
    }
  });

  test('what must be taken besides is no everyday matter, and what is at fault neither', async () => {
    const { requests, last } = await sent([['check-in', unusual]], () => 400);
    assert.deepEqual([requests.mustBeTaken(last), requests.isEveryday(last)], [true, false]);
    for (const kind of ['tolerated', 'faulty'] as const) {
      const other = await sent([['check-in', (call) => meant(call, kind)]], () => 201);
      const { isValid, mustBeTaken, isEveryday } = other.requests;
      assert.deepEqual(
        [isValid(other.last), mustBeTaken(other.last), isEveryday(other.last)],
        [kind === 'tolerated', false, false],
      );
    }
  });

  test('a guest must have checked in before', async () => {
    assert.ok(await isLastEveryday([['check-out', same]], answers(201, 404)));
    assert.ok(!(await isLastEveryday([['check-out', same]], answers(400, 404))));
    const { requests, last } = await sent([['check-out', same]], answers(400, 500));
    assert.ok(!requests.mustBeTaken(last));
  });

  test('what was accepted of the stay before explains a refusal, what was refused does not', async () => {
    const odd: Change = (call) => withMember(call, 'checkOutDate', 'not a date');
    const twice = [
      ['check-out', odd],
      ['check-out', same],
    ] as const;
    assert.ok(await isLastEveryday(twice, answers(201, 400, 404)));
    assert.ok(!(await isLastEveryday(twice, answers(201, 201, 404))), 'the oddity was accepted');
    assert.ok(!(await isLastEveryday(twice, answers(201, 400, 409))), 'a conflict after a repeat');
    const billed = [
      ['partial-bill', same],
      ['check-out', same],
    ] as const;
    assert.ok(await isLastEveryday(billed, answers(201, 201, 404)), 'a billed guest is still there');
  });

  test('what was accepted before in another format explains a refusal as well', async () => {
    for (const [format, change] of Object.entries(OTHER_FORMATS)) {
      const calls = [
        ['check-out', (call: Call) => meant(change(call), 'faulty')],
        ['check-out', same],
      ] as const;
      assert.ok(!(await isLastEveryday(calls, answers(201, 201, 409))), format);
      assert.ok(await isLastEveryday(calls, answers(201, 415, 404)), format);
    }
  });

  test('of the same report twice the first is due, at once neither', async () => {
    const pair = async (durationMs: number) => {
      const { run } = await sent([['check-in', same]], () => 201);
      const [one] = run.exchanges as [Exchange];
      const two = { ...one, id: 'check-in/two', seq: 2, sentAt: new Date(Date.parse(one.sentAt) + 20).toISOString() };
      const both = [one, two].map((each) => ({ ...each, durationMs }));
      const intents = { ...run.intents, [two.id]: { kind: 'nominal' } as const };
      const requests = requestsOf(usual, { exchanges: both, intents });
      return both.map((each) => requests.mustBeTaken(each));
    };
    assert.deepEqual(await pair(10), [true, false]);
    assert.deepEqual(
      await pair(20),
      [false, false],
      'of those of one millisecond the later may have been handled first',
    );
    assert.deepEqual(await pair(30), [false, false]);
  });

  test('another guest in the same room explains a refusal', async () => {
    const { run, last } = await sent([['check-in', same]], answers(404));
    const room = /"roomNumber":"\d+"/.exec(last.request.body?.text ?? '')?.[0];
    const text = `{"hotelConfirmationNumber":"OTHER",${room}}`;
    const sentAt = new Date(Date.parse(last.sentAt) - 100).toISOString();
    const body = { text, bytes: text.length };
    const other = { ...exchange(201), id: 'check-in/other', sentAt, request: { ...last.request, body } };
    const isEveryday = (...others: Exchange[]) =>
      requestsOf(usual, { ...run, exchanges: [...others, last] }).isEveryday(last);
    assert.ok(isEveryday());
    assert.ok(!isEveryday(other));
  });

  test('nobody is judged where the zone was not given, the id is assumed, or a limit was waited for', async () => {
    const { values } = usual;
    const unknown = { ...usual, values: { ...values, timeZoneGiven: false } };
    assert.ok(!(await isLastEveryday([['check-in', same]], () => 400, unknown)));
    const waits = [{ status: 429, retryAfter: null, waitedMs: 1 }];
    assert.ok(!(await isLastEveryday([['check-in', same]], () => ({ status: 400, waits }))));
    assert.ok(!(await isLastEveryday([['check-in', same]], () => ({ status: 400, assumed: true }))));
  });

  test('supplied stays are due unless two are alike or what they say may be refused', async () => {
    const supplied = (...stays: Record<string, unknown>[]) =>
      isLastEveryday([['check-in', same]], () => 400, { ...usual, values: { ...usual.values, stays } });
    assert.ok(await supplied({ hotelConfirmationNumber: 'A-1', guestLastName: 'Berg' }));
    const [one, two] = [{ hotelConfirmationNumber: 'A-1' }, { hotelConfirmationNumber: 'A-1' }];
    assert.ok(!(await supplied(one, two)));
    assert.ok(!(await supplied({ guestLastName: 'Müñöz' })));
    assert.ok(!(await supplied({ checkInDateTime: '2020-01-01T15:00:00Z' })));
  });

  test('a limit that the profile pins is no everyday matter', async () => {
    const limited = (maxLength: number) => ({
      ...usual,
      profile: { ...embeddedProfile, fields: { 'check-in': { source: { maxLength } } } },
    });
    const of = (maxLength: number) => isLastEveryday([['check-in', same]], () => 400, limited(maxLength));
    assert.ok(await of(100));
    // The suite's own reports keep within limits; one that cannot is excused.
    const { run, last } = await sent([['check-in', same]], () => 400);
    assert.ok(!requestsOf(limited(3), run).isEveryday(last));
  });

  test('the rule names what was answered', async () => {
    const { run, last } = await sent([['check-in', same]], () => 422);
    const { accepted } = reportRules(usual, 'check-in', run);
    assert.ok(accepted.about(last));
    assert.deepEqual([accepted.unmet(last), accepted.unmet(exchange(201))], ['422', null]);
  });
});

test('errors of token requests hold error and error_description', () => {
  const { code, description } = tokenRules(usual, 'token-json', { exchanges: [], intents: {} });
  const request = { operation: 'token-json', url: 'http://service.test/auth/token' } as const;
  const refused = (body: string, status = 400) => exchange({ status, body, request });
  assert.ok(code.about(refused('{}')) && code.about(refused('{}', 401)));
  assert.ok(
    !code.about(refused('{}', 415)) && !code.about(exchange({ status: 400, request: { ...request, method: 'GET' } })),
  );
  assert.ok(!code.about(exchange({ status: 400, request: { ...request, url: `${request.url}/extra` } })));
  const whole = refused('{"error":"invalid_client","error_description":"no"}');
  assert.equal(code.unmet(whole) ?? description.unmet(whole), null);
  for (const body of ['', '{"title":"x"}', '{"error":null,"error_description":""}']) {
    assert.match(code.unmet(refused(body)) ?? '', /without error$/, body);
    assert.match(description.unmet(refused(body)) ?? '', /without error_description$/, body);
  }
  assert.match(code.unmet(refused('[]')) ?? '', /not a JSON object$/);
});

test('a token that holds the secret of its client is distinguished from others', () => {
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
