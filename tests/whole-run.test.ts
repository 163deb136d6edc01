/** What must hold of every exchange of a run: which requests are lawful, what a reply gives away, and when it is judged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withHeader, withMember, withQuery, withText } from '../cases/calls.ts';
import { basesOf, recordRequest } from '../cases/record.ts';
import { sequenceOf } from '../cases/sequence.ts';
import { makeStay } from '../cases/stay.ts';
import { validCall } from '../cases/valid.ts';
import { requirementOf } from '../contract/catalogue/index.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { Operation } from '../contract/words.ts';
import { type CertificationTest, judge } from '../judgement/judge.ts';
import { requestsOfRun } from '../judgement/lawful.ts';
import { guestDataIn, insideIn, secretIn } from '../judgement/leaks.ts';
import { collectPlan, runPlan } from '../judgement/plan.ts';
import { Replay } from '../judgement/replay.ts';
import { successRules, wholeRunRules } from '../judgement/whole-run.ts';
import type { Wrap } from '../mock/behaviour.ts';
import { emptyReply } from '../mock/reply.ts';
import { ownFolder } from '../run/own-folders.ts';
import { assemble } from '../submission/assemble.ts';
import { specsOf } from '../suites/index.ts';
import { startBroker } from '../wire/broker.ts';
import { remoteSender } from '../wire/remote.ts';
import { contextFor, embeddedProfile } from './support/context.ts';
import { exchange, type Made, RUN_TAG, recordingSender, tagsOfOne } from './support/exchange.ts';
import { runAgainstMock } from './support/submission.ts';

const context = contextFor('http://service.test', { profile: embeddedProfile });
const token = exchange({
  id: 'token/1',
  request: { operation: 'token-form' },
  issued: [{ tag: RUN_TAG, format: 'opaque', headerSafe: true }],
});

type Changed = (call: ReturnType<typeof validCall>) => ReturnType<typeof validCall>;
let seq = 1;

/** The exchange of a valid call, or of what is made of it. */
function sent(operation: Operation, change: Changed = (call) => call, made: Made = {}): Exchange {
  const { guest: _guest, ...call } = change(validCall(context, operation, makeStay(context, 1)));
  const [step] = sequenceOf(context.seed, [call]).steps;
  seq += 1;
  const text = JSON.stringify(recordRequest(step?.call ?? call, basesOf(context.target), tagsOfOne));
  // The one guest of these calls.
  const request = JSON.parse(text.replaceAll('XRESERVATION-IDX', 'CERT-1').replaceAll(/CERT-[0-9A-F]{10}/g, 'CERT-1'));
  return exchange({ id: `${operation}/${seq}`, seq, ...made, request });
}

const isLawful = (one: Exchange, ...others: Exchange[]) =>
  requestsOfRun(context, [token, ...others, one]).isLawful(one);

test('a valid request is lawful, of each operation', () => {
  for (const operation of ['token-form', 'token-json', 'check-in', 'partial-bill', 'no-show'] as const) {
    assert.ok(isLawful(sent(operation)), operation);
  }
  const guest = sent('check-in', (call) => call, { sentAt: '2026-06-01T11:00:00.000Z' });
  assert.ok(isLawful(sent('check-out'), guest));
});

const ODD: Readonly<Record<string, Changed>> = {
  'a member missing': (call) => withText(call, '{"folio":"F"}'),
  'no JSON': (call) => withText(call, '{'),
  'a member twice': (call) =>
    withText(call, JSON.stringify((call.body as never)['value']).replace('{', '{"folio":"x",')),
  'a long name': (call) => withMember(call, 'guestLastName', 'x'.repeat(256)),
  'a NUL': (call) => withMember(call, 'guestLastName', 'a\u0000b'),
  'half a surrogate pair': (call) => withMember(call, 'guestLastName', 'a\ud800'),
  'white space': (call) => withMember(call, 'guestLastName', '  '),
  'a hotel of nobody': (call) => withMember(call, 'lodgingHotelId', 7),
  'many guests': (call) => withMember(call, 'occupancy', 1000),
  'no guests': (call) => withMember(call, 'occupancy', 0),
  'a far date': (call) => withMember(call, 'checkInDateTime', '1753-01-01T00:00:00Z'),
  'a leap second': (call) => withMember(call, 'checkInDateTime', '2016-12-31T23:59:60Z'),
  'a member of no schema': (call) => withMember(call, 'note', 'x'),
  'another header field': (call) => withHeader(call, 'X-HTTP-Method-Override', 'PUT'),
  'another type': (call) => withHeader(call, 'Content-Type', 'application/xml'),
  'no token': (call) => withHeader(call, 'Authorization', null),
  'another token': (call) => withHeader(call, 'Authorization', 'Bearer <access_token:bbbbbbbb>'),
  'a token cut off': (call) => withHeader(call, 'Authorization', `Bearer <access_token:${RUN_TAG} truncated>`),
  'a query': (call) => withQuery(call, 'note', 'x'),
  'another method': (call) => ({ ...call, method: 'PUT' }),
  'another path': (call) => ({ ...call, path: `${call.path}/` }),
};

for (const [name, change] of Object.entries(ODD)) {
  test(`${name} is nothing that every service must take`, () => assert.ok(!isLawful(sent('check-in', change))));
}

test('a supported api-version is lawful, and so are letters of all languages', () => {
  assert.ok(isLawful(sent('check-in', (call) => withQuery(call, 'api-version', '1.0'))));
  assert.ok(!isLawful(sent('check-in', (call) => withQuery(call, 'api-version', '9.0'))));
  assert.ok(isLawful(sent('check-in', (call) => withMember(call, 'guestLastName', 'Øster O’Neill 李'))));
});

test('what comes again, or after the end of a stay, may be answered in any way', () => {
  const early = { sentAt: '2026-06-01T11:00:00.000Z' };
  const guest = sent('check-in', (call) => call, early);
  assert.ok(!isLawful(sent('check-in'), guest), 'again');
  assert.ok(isLawful(guest, sent('check-in')), 'the first one of two');
  assert.ok(isLawful(sent('check-in'), { ...guest, reply: exchange(400).reply }), 'what was refused took no effect');
  assert.ok(
    !isLawful(
      sent('check-in'),
      sent('no-show', (call) => call, early),
    ),
    'after a no-show',
  );
  assert.ok(
    !isLawful(
      sent('check-out'),
      guest,
      sent('check-out', (call) => call, early),
    ),
    'gone already',
  );
  assert.ok(
    isLawful(
      sent('check-out'),
      guest,
      sent('partial-bill', (call) => call, early),
    ),
    'billed, and still there',
  );
  assert.ok(!isLawful(sent('check-out')), 'nobody checked in');
  assert.ok(
    !isLawful(
      sent('check-out', (call) => call, { assumed: true }),
      guest,
    ),
    'an id that is assumed',
  );
  assert.ok(
    !isLawful(
      sent('check-out', (call) => withMember(call, 'reservationId', null)),
      guest,
    ),
    'no id',
  );
  const [one, two] = [sent('check-in'), sent('check-in')];
  assert.ok(!isLawful({ ...one, durationMs: 50 }, { ...two, durationMs: 50 }), 'at the same time');
});

test('every success is judged by its status and its body, but for those of repeats', () => {
  const odd = sent('check-in', (call) => withMember(call, 'occupancy', 100_000), { status: 200, body: '{}' });
  const { status, noBody } = successRules(context, 'check-in', [token, odd]);
  assert.deepEqual([status.about(odd), status.unmet(odd), noBody.unmet(odd)], [true, '200', '2 bytes']);
  const usual = sent('check-in');
  assert.deepEqual([status.unmet(usual), noBody.unmet(usual)], [null, null]);
  const early = sent('check-in', (call) => call, { sentAt: '2026-06-01T11:00:00.000Z' });
  assert.equal(successRules(context, 'check-in', [token, early, usual]).status.about(usual), false);
  assert.equal(status.about(sent('check-in', (call) => call, { status: 400 })), false, 'a refusal is no success');
});

test('a Date is within a minute of the exchange, or none', () => {
  const { unmet } = wholeRunRules(context, 'check-in', []).datesAreNow;
  const dated = (date: string) => unmet(exchange({ headers: [['Date', date]], sentAt: '2026-06-01T12:00:00.000Z' }));
  assert.equal(dated('Mon, 01 Jun 2026 12:01:00 GMT'), null);
  assert.equal(dated('Mon, 01 Jun 2026 11:59:00 GMT'), null);
  assert.match(dated('Mon, 01 Jun 2026 12:01:01 GMT') ?? '', /12:01:01/);
  assert.match(dated('Mon, 01 Jun 2026 11:58:59 GMT') ?? '', /11:58:59/);
  assert.deepEqual([dated('soon'), unmet(exchange())], [null, null]);
});

const error = (body: string, said = '{}') =>
  exchange({ status: 400, body, request: { body: { text: said, bytes: said.length } } });

test('knows paths of files and queries from what a problem says of itself', () => {
  for (const text of [
    'at /usr/src/app/dist/a',
    '"/srv/lodging/handlers/checkin.py"',
    'C:\\\\inetpub\\\\lodging\\\\a.dll',
    'node_modules/express',
    'CheckIn.cs:line 42',
    'CheckIn.cs:42',
    'SELECT id FROM stays WHERE folio = $1',
    'INSERT INTO stays (folio)',
    'UPDATE stays SET folio = 1',
  ]) {
    assert.notEqual(insideIn(error(text)), null, text);
  }
  for (const text of [
    '{"instance":"/api/v1/reservation/checkin","type":"https://tools.ietf.org/html/rfc9110#section-15.5.1"}',
    '{"instance":"/app/api/v1/reservation"}',
    'Select a room from the list, and update it.',
    '{"detail":"https://docs.example/errors/a"}',
  ]) {
    assert.equal(insideIn(error(text)), null, text);
  }
  assert.equal(
    insideIn(error('no SELECT a FROM b', '{"folio":"SELECT a FROM b"}')),
    null,
    'what the client said itself',
  );
});

test("knows a guest's data and secrets that come back", () => {
  const said = '{"guestLastName":"Certa","folio":"F-1","roomNumber":"12345"}';
  assert.match(guestDataIn(error('"Certa" is too long', said)) ?? '', /^guestLastName: Certa/);
  assert.equal(guestDataIn(error('Certain members are invalid', said)), null, 'a part of another word');
  assert.equal(guestDataIn(error('F-1, 12345', said)), null, 'too short to tell, and no name of the guest');
  assert.equal(guestDataIn(error('', said)), null);
  assert.equal(secretIn(error('x <client_secret:cccccccc> y')), '<client_secret:cccccccc> in the body');
  assert.equal(secretIn(error('nothing')), null);
});

/** A test that counts the exchanges it is given. */
const counting = (body: CertificationTest['body']): CertificationTest => ({
  instance: { id: 'X', requirement: requirementOf('CHECK-IN.ACCEPTS-COMPLETE'), topic: 'http', title: 'x' },
  body,
});

test('who judges all exchanges comes last, whatever its place, and is given what the others sent', async () => {
  const seen: string[][] = [];
  const last = counting(async ({ all }) => {
    seen.push((await all()).map(({ request }) => request.operation));
  });
  const sending = counting(async ({ send, valid }) => {
    await send(valid('check-in'));
  });
  const sender = recordingSender(context, () => 201);
  const judgements = await runPlan([last, sending], context, sender);
  assert.deepEqual(seen, [['check-in']]);
  assert.deepEqual(
    judgements.map(({ outcome, exchanges }) => [outcome, exchanges.length]),
    [
      ['passed', 0],
      ['passed', 1],
    ],
  );
  const none = await judge(last, context, { send: sender.send });
  assert.deepEqual([none.outcome, seen[1]], ['passed', []], 'who keeps no record has none');
});

test('a record in which something is missing judges nothing as a whole', async () => {
  const replay = new Replay(context, [token]);
  assert.deepEqual(await replay.recorded(), [token]);
  await assert.rejects(replay.send(sequenceOf(context.seed, [validCall(context, 'check-in', makeStay(context, 1))])));
  await assert.rejects(replay.recorded(), /not run/);
});

test('a worker is given the whole record through the broker', async () => {
  const sender = recordingSender(context, () => 201);
  await sender.send(sequenceOf(context.seed, [validCall(context, 'check-in', makeStay(context, 1))]));
  const folder = ownFolder();
  const run = { sender, context };
  const broker = await startBroker(run, async () => run, folder.path);
  process.env['LODGING_BROKER'] = broker.path;
  const remote = await remoteSender();
  assert.deepEqual(await remote.sender.recorded?.(), sender.exchanges);
  remote.close();
  await broker.close();
  folder.remove();
  delete process.env['LODGING_BROKER'];
});

/** Answers 200 where a guest used a loyalty card. */
const forSome: Wrap = {
  accepted: (next) => (ctx) => (ctx.body?.['loyalty'] === true ? emptyReply(200) : next(ctx)),
};

test('live and from the record the same is judged: a few among hundreds, and the row rests on them alone', async () => {
  const id = 'WHOLE-RUN-CHECK-IN.SUCCESS-STATUS';
  const { record, exchanges } = await runAgainstMock({
    faults: [forSome],
    context: { claims: ['check-in', 'check-out'] },
  });
  const { result, problems } = await assemble(record, exchanges);
  assert.deepEqual(problems, []);
  const judged = result.judgements.find(({ instance }) => instance.id === id);
  assert.equal(judged?.outcome, 'failed');
  const shown = exchanges.filter(({ request, reply }) => request.operation === 'check-in' && reply?.status === 200);
  assert.ok(shown.length > 0 && shown.length < 20);
  for (const each of judged.exchanges)
    assert.ok(
      shown.some((one) => one.id === each),
      each,
    );
  const cut = exchanges.slice(0, 200);
  const partly = await assemble({ ...record, whole: false, stopped: 'The run was interrupted.' }, cut);
  const open = partly.result.judgements.find(({ instance }) => instance.id === id);
  assert.deepEqual([open?.outcome, open?.notRun], ['inconclusive', true]);
});

test('asked for alone, it judges what was sent, and costs nothing', async () => {
  const tests = collectPlan(context, await specsOf('service')).filter(({ instance }) => instance.topic === 'whole-run');
  const sender = recordingSender(context, () => 201);
  for (const each of tests) await judge(each, context, sender);
  assert.equal(sender.exchanges.length, 0);
});
