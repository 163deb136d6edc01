/** Replay: evidence answers only what the suite would have sent, to the letter, not too early, and recorded whole. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Alteration, type Call, RESERVATION_ID, renderCall, SIGNED_ALTERATIONS } from '../../cases/call.ts';
import { report, tokenForm, withBytes, withMember, withoutBody, withText, withToken } from '../../cases/calls.ts';
import { basesOf, LONGEST_KEPT_BODY, recordBody, recordRequest } from '../../cases/record.ts';
import { makeStay } from '../../cases/stay.ts';
import { checkIn } from '../../cases/valid.ts';
import type { Exchange, ExchangeFailure, RecordedRequest } from '../../contract/evidence.ts';
import { MissingExchange, Replay } from '../../judgement/replay.ts';
import { LineFile } from '../../run/line-file.ts';
import { scratch } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';
import { exchange, type Made, RUN_TAG, SECRET_TAG, tagsOfOne } from '../support/exchange.ts';
import { inTurn, single } from '../support/sequence.ts';

const context = contextFor('http://service.test');
const bases = basesOf(context);
const plain = report({}, 'check-in', { folio: 'F-1' });
const recordOf = (call: Call, tagOf: Parameters<typeof recordRequest>[2] = tagsOfOne) =>
  recordRequest(call, bases, tagOf);

const token = exchange({
  id: 'token/1',
  request: recordOf(tokenForm(context.clientId)),
  issued: [
    { tag: RUN_TAG, format: 'opaque', headerSafe: true },
    { tag: 'eeeeeeee', format: 'opaque', headerSafe: true },
  ],
});
const laterToken = { ...token, id: 'token/2', seq: 9, issued: [{ ...token.issued[0], tag: 'bbbbbbbb' }] } as Exchange;

const sent = (call: Call, made: Made = {}) => exchange({ id: 'A#1', seq: 2, request: recordOf(call), ...made });

async function foreign(call: Call, recorded: Exchange, others: readonly Exchange[] = [token, laterToken]) {
  const replay = new Replay(context, [...others, recorded]);
  assert.deepEqual(await replay.send(single(recorded.id, call)), [recorded]);
  assert.deepEqual([...replay.used], [recorded.id]);
  return replay.foreign.map(({ id, difference }) => {
    assert.equal(id, recorded.id);
    return difference;
  });
}

const changed = (change: Partial<RecordedRequest>, call = plain) =>
  foreign(call, sent(call, { request: { ...recordOf(call), ...change } }));

test('answers what the suite would send', async () => {
  assert.deepEqual(await foreign(plain, sent(plain)), []);
  for (const call of [
    withoutBody(plain),
    withBytes(plain, Buffer.from([0xff, 0xfe])),
    withText(plain, 'x'.repeat(20_000)),
  ]) {
    assert.deepEqual(await foreign(call, sent(call)), []);
  }
});

test('compares a sequence once, for its first asker: who builds the same calls gets the same exchanges', async () => {
  const replay = new Replay(context, [token, sent(plain)]);
  const [first] = await replay.send(single('A#1', plain));
  const [again] = await replay.send(single('A#1', plain));
  assert.equal(first?.id, 'A#1');
  assert.equal(again, first);
  assert.deepEqual(replay.foreign, []);
});

test('knows what it does not hold', async () => {
  const replay = new Replay(context, [token, sent(plain)]);
  await assert.rejects(replay.send(single('A#2', plain)), (error) => {
    assert(error instanceof MissingExchange);
    assert.equal(error.id, 'A#2');
    assert.equal(error.message, 'not run: what it rests on was not sent');
    assert.equal(error.finding.kind, 'undecided');
    return true;
  });
  assert.deepEqual([...replay.used], []);
});

test('notices calls in turn that were not sent one after the other', async () => {
  const steps = [
    { id: 'A#1', call: plain },
    { id: 'A#2', call: plain },
  ];
  const strange = async (first: number, second: number) => {
    const recorded = [sent(plain, { seq: first }), sent(plain, { id: 'A#2', seq: second })];
    const replay = new Replay(context, [token, ...recorded]);
    await replay.send(inTurn('A', ...steps));
    return replay.foreign;
  };
  assert.deepEqual(await strange(2, 3), []);
  assert.deepEqual(await strange(3, 2), [{ id: 'A#2', difference: 'it was not sent after A#1' }]);
});

test('of calls at once only the check-ins before them have an order', async () => {
  const ids = ['A/arrival', 'A/arrival2', 'A#1', 'A#2'];
  const steps = ids.map((id) => ({ id, call: plain }));
  const strange = async (...numbers: number[]) => {
    const recorded = ids.map((id, at) => sent(plain, { id, seq: numbers[at] as number }));
    const replay = new Replay(context, [token, ...recorded]);
    await replay.send({ id: 'A', ids, intents: [], order: 'at-once', arrivals: 2, resend: false, steps });
    return replay.foreign.map(({ id, difference }) => `${id}: ${difference}`);
  };
  assert.deepEqual(await strange(2, 3, 4, 5), []);
  assert.deepEqual(await strange(2, 3, 5, 4), []);
  assert.deepEqual(await strange(3, 2, 4, 5), ['A/arrival2: it was not sent after A/arrival']);
  assert.deepEqual(await strange(2, 5, 4, 6), ['A#1: it was not sent after A/arrival2']);
  assert.deepEqual(await strange(2, 4, 6, 3), ['A#2: it was not sent after A/arrival2']);
});

test('names a sequence that is not the suite’s once, however often it is asked for', async () => {
  const replay = new Replay(context, [token, sent(plain, { request: { ...recordOf(plain), method: 'PUT' } })]);
  await replay.send(single('A#1', plain));
  await replay.send(single('A#1', plain));
  assert.equal(replay.foreign.length, 1);
});

const leaving: Call = { ...report({}, 'check-out', { reservationId: RESERVATION_ID }), arrival: 'A/arrival' };
const arrival = sent(report({}, 'check-in', { hotelConfirmationNumber: 'CERT-1' }), { id: 'A/arrival' });

test('wants the reservation id that the check-in gives', async () => {
  const withId = (id: string) => report({}, 'check-out', { reservationId: id });
  const right = sent(leaving, { request: recordOf(withId('CERT-1')) });
  assert.deepEqual(await foreign(leaving, right, [token, arrival]), []);
  const wrong = sent(leaving, { request: recordOf(withId('CERT-2')) });
  assert.match((await foreign(leaving, wrong, [token, arrival]))[0] ?? '', /^its body/);
  const [none] = await foreign(leaving, right, [token]);
  assert.equal(none, 'the check-in on which it rests gives no reservation id');
});

test('a reservation id that was not there must not have been there', async () => {
  const untagged = recordOf(leaving, () => undefined);
  const missing = sent(leaving, { failure: 'no-reservation-id', request: untagged });
  assert.deepEqual(await foreign(leaving, missing, [token]), []);
  const [there] = await foreign(leaving, missing, [token, arrival]);
  assert.equal(there, 'the check-in on which it rests gives a reservation id');
  const gone = sent(leaving, { failure: 'not-sent', request: untagged });
  assert.deepEqual(await foreign(leaving, gone, [token, arrival]), [], 'it is recorded as it was asked for');
});

test('a secret that can be altered is not said to have no such form', async () => {
  const altered = (alteration: Alteration) => withToken(plain, { secret: 'access_token', altered: alteration });
  const shown = async (format: 'jwt' | 'opaque', alteration: Alteration) => {
    const call = altered(alteration);
    const issuing = { ...token, issued: [{ tag: RUN_TAG, format, headerSafe: true }] };
    const request = recordOf(call, () => undefined);
    const lacking = sent(call, { failure: 'not-alterable', request });
    const failure = { kind: 'not-alterable' as const, message: `the access_token has no form "${alteration}"` };
    return (await foreign(call, { ...lacking, failure }, [issuing]))[0] ?? null;
  };
  for (const alteration of SIGNED_ALTERATIONS) assert.equal(await shown('opaque', alteration), null);
  assert.equal(await shown('opaque', 'case-swapped'), null, 'a token may hold digits alone');
  assert.equal(await shown('opaque', 'truncated'), 'the access_token has the form truncated');
  assert.equal(await shown('jwt', 'signature-case-swapped'), null, 'a signature may be empty');
  assert.equal(await shown('jwt', 'alg-none'), 'the access_token has the form alg-none');
});

test('notices each part of a request that the suite would not have sent', async () => {
  const headers = recordOf(plain).headers;
  const changes: [Partial<RecordedRequest>, RegExp][] = [
    [{ operation: 'check-out' }, /^its operation is check-out, the suite would send check-in$/],
    [{ method: 'PUT' }, /^its method is PUT/],
    [{ url: 'http://elsewhere.test/' }, /^its url is http:\/\/elsewhere/],
    [{ headers: headers.slice(1) }, /^its headers is Accept: /],
    [{ headers: [...headers].reverse() }, /^its headers/],
    [{ body: { text: '{}', bytes: 2 } }, /^its body is \{\}, the suite would send \{"folio":"F-1"\}$/],
    [{ body: { base64: '/w==', bytes: 1 } }, /^its body is \/w==/],
    [{ body: { bytes: 0 } }, /^its body is , /],
    [{ body: null }, /^its body is null/],
  ];
  for (const [change, words] of changes) {
    const found = await changed(change);
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', words);
  }
});

test('tells an empty body from none, and looks behind the beginning of a long one', async () => {
  assert.match((await changed({ body: { text: '', bytes: 0 } }, withoutBody(plain)))[0] ?? '', /would send null$/);
  const long = withText(plain, 'x'.repeat(20_000));
  const body = recordOf(long).body;
  assert(body?.sha256);
  assert.match((await changed({ body: { ...body, sha256: 'f'.repeat(64) } }, long))[0] ?? '', /^its body is ffff/);
  assert.match((await changed({ body: { ...body, text: 'y' } }, long))[0] ?? '', /^its beginning of the body is y, /);
});

test('cuts what it quotes', async () => {
  const long = withText(plain, 'x'.repeat(300));
  const found = await changed({ body: { text: 'y'.repeat(300), bytes: 300 } }, long);
  assert.equal(found[0], `its body is ${'y'.repeat(200)}, the suite would send ${'x'.repeat(200)}`);
});

test("wants one of the run's tokens that was issued before", async () => {
  const with_ = (tag: string) => sent(plain, { request: recordOf(plain, () => tag) });
  assert.deepEqual(await foreign(plain, with_(RUN_TAG)), []);
  for (const strange of ['bbbbbbbb', 'eeeeeeee', 'dddddddd']) {
    const found = await foreign(plain, with_(strange));
    assert.match(found[0] ?? '', new RegExp(`<access_token:${strange}>.*suite would send.*<access_token:${RUN_TAG}>`));
  }
  assert.deepEqual(await foreign(plain, { ...with_('bbbbbbbb'), seq: 10 }), []);
  assert.deepEqual(await foreign(plain, { ...with_(RUN_TAG), seq: 10 }), []);
  const early = await foreign(plain, { ...with_('bbbbbbbb'), seq: 9 });
  assert.equal(early.length, 1, 'not in the exchange that issued it');
  const own = { ...token, id: 'B#1' };
  assert.equal((await foreign(plain, with_(RUN_TAG), [own])).length, 1, "a test's own token is not the run's");
});

test('says which token it would have sent, the last one issued before', async () => {
  const bare = { ...recordOf(plain), headers: [] };
  assert.match((await foreign(plain, sent(plain, { request: bare })))[0] ?? '', /<access_token:aaaaaaaa>/);
  assert.match((await foreign(plain, sent(plain, { request: bare, seq: 10 })))[0] ?? '', /<access_token:bbbbbbbb>/);
});

test('looks for the token among all secrets that a request carries', async () => {
  const call = withMember(plain, 'note', { secret: 'client_secret' });
  assert.deepEqual(await foreign(call, sent(call)), []);
  const inQuery: Call = { ...plain, headers: [], query: [['access_token', { secret: 'access_token' }]] };
  assert.deepEqual(await foreign(inQuery, sent(inQuery, { seq: 10 })), []);
  const inBody = withText({ ...plain, headers: [] }, { secret: 'access_token' });
  assert.deepEqual(await foreign(inBody, sent(inBody, { seq: 10 })), []);
});

test('wants the token of the exchange that a call names', async () => {
  const own = exchange({ id: 'B#1', issued: [{ tag: 'dddddddd', format: 'opaque', headerSafe: true }] });
  const call = withToken(plain, { secret: 'access_token', issuedBy: 'B#1' });
  const right = sent(call, { request: recordOf(call, () => 'dddddddd') });
  assert.deepEqual(await foreign(call, right, [token, own]), []);
  assert.match((await foreign(call, sent(call), [token, own]))[0] ?? '', /<access_token:dddddddd>/);
  assert.match((await foreign(call, sent(call), [token]))[0] ?? '', /suite would send.*Bearer <access_token>/);
});

test('wants each configured secret to be the same throughout', async () => {
  const call = tokenForm(context.clientId);
  assert.deepEqual(await foreign(call, sent(call)), []);
  const other = sent(call, { request: recordOf(call, () => 'dddddddd') });
  assert.match(
    (await foreign(call, other))[0] ?? '',
    new RegExp(`would send .*client_secret%3A${SECRET_TAG}|${SECRET_TAG}`),
  );
  assert.deepEqual(await foreign(call, other, []), [], 'the first that carries it tells');
  const untagged = exchange({ id: 'Z#1', request: recordOf(call, () => undefined) });
  assert.deepEqual(await foreign(call, sent(call), [untagged]), [], 'one without a tag tells nothing');
});

test('a request that never went out carries no tags', async () => {
  const untagged = recordOf(plain, () => undefined);
  const found = (failure: ExchangeFailure['kind'], request: RecordedRequest) =>
    foreign(plain, sent(plain, { failure, request }));
  for (const kind of ['not-sent', 'no-token', 'pool-exhausted'] as const) {
    assert.deepEqual(await found(kind, untagged), []);
    assert.equal((await found(kind, recordOf(plain))).length, 1);
  }
  for (const kind of ['timeout', 'reset', 'network'] as const) {
    assert.deepEqual(await found(kind, recordOf(plain)), []);
    assert.equal((await found(kind, untagged)).length, 1);
  }
});

const late: Call = { ...plain, notBefore: { exchange: 'token/1', seconds: 2 } };
/** Sent so many milliseconds after the token exchange (sent at second 1, answered 10 ms later) was answered. */
const after = (ms: number, made: Made = {}) =>
  sent(late, { sentAt: new Date(Date.parse(token.sentAt) + 10 + ms).toISOString(), ...made });

test('notices a request that was sent too early', async () => {
  assert.deepEqual(await foreign(late, after(2000)), []);
  assert.deepEqual(await foreign(late, after(1900)), [], 'clocks may disagree a little');
  assert.deepEqual(await foreign(late, after(1899)), [
    'it was sent 1899 ms after token/1 was answered, the suite waits 2000 ms',
  ]);
  const unanswered = after(0, { failure: 'timeout' });
  assert.deepEqual(await foreign(late, unanswered), [], 'without a reply nothing is judged from it');
  const others = [laterToken, { ...token, id: 'token/0' }];
  assert.deepEqual(await foreign(late, after(0), others), [], 'nor without the other');
  assert.deepEqual(await foreign(plain, after(0)), []);
});

test('puts the supplied values that were leased into what it builds', async () => {
  const stays = [{ folio: 'S-0' }, { folio: 'S-1' }];
  const supplied = contextFor('http://service.test', { values: { ...context.values, stays } });
  const call = checkIn(supplied, makeStay(supplied, 1));
  const leased = withMember({ ...call, leases: [] }, 'folio', 'S-1');
  const recorded = { ...sent(leased), leased: [1] };
  const differences = (one: Exchange) => new Replay(supplied, [token, one]).differenceTo(one, call);
  assert.equal(differences(recorded), null);
  assert.match(differences({ ...recorded, leased: [0] }) ?? '', /^its body/);
  assert.match(differences(sent(leased)) ?? '', /^its body/);
  assert.equal(differences(sent(call)), null);
});

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

// Line breaks of other alphabets in names end no line here.
const nth = (seq: number) => exchange({ seq, id: `a#${seq}`, reason: `Ünï\u2028cödé ${seq}` });

test('a run keeps the order of its exchanges, and nothing of an earlier run', (t) => {
  const folder = scratch(t);
  const file = join(folder, 'a', 'new', 'folder', 'evidence.ndjson');
  for (const numbers of [
    [1, 2, 3],
    [1, 2],
  ]) {
    const evidence = new LineFile(file);
    for (const seq of numbers) evidence.append(`${JSON.stringify(nth(seq))}\n`);
    evidence.close();
    assert.equal(readFileSync(file, 'utf8'), numbers.map((seq) => `${JSON.stringify(nth(seq))}\n`).join(''));
  }
});
