/** What must hold of every exchange of a run: what a reply gives away, and when it is judged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATHS } from '../../cases/bad-credentials.ts';
import { sequenceOf } from '../../cases/sequence.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import { requirementOf } from '../../contract/catalogue/index.ts';
import { CUT_TWICE, type Exchange } from '../../contract/evidence.ts';
import { factsOf } from '../../contract/interface.ts';
import { type CertificationTest, judge } from '../../judgement/judge.ts';
import { guestDataIn, handedOver, insideIn, secretIn, tokensIssuedIn } from '../../judgement/leaks.ts';
import { toAllKeep } from '../../judgement/matchers/record.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { Replay } from '../../judgement/replay.ts';
import { reportRules, tokenRules, wholeRunRules } from '../../judgement/whole-run.ts';
import type { Override } from '../../mock/behaviour.ts';
import { on } from '../../mock/overrides.ts';
import { emptyReply, problem } from '../../mock/reply.ts';
import { assemble } from '../../submission/assemble.ts';
import { specsOf } from '../../suites/index.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { exchange, type Made, RUN_TAG, recordingSender, runOf } from '../support/exchange.ts';
import { judgedFrom, runAgainstMock } from '../support/submission.ts';

const context = contextFor('http://service.test', { profile: embeddedProfile });
const token = exchange({
  id: 'token/1',
  request: { operation: 'token-form' },
  issued: [{ tag: RUN_TAG, format: 'opaque', headerSafe: true }],
});

test('every success is judged by its status and its body, but for those of repeats and faults', () => {
  const reported = (id: string, made: Made = {}) => {
    const text = '{"hotelConfirmationNumber":"CERT-1"}';
    return exchange({ id, ...made, request: { body: { text, bytes: text.length } } });
  };
  const odd = reported('odd', { status: 200, body: '{}' });
  const { status, noBody } = reportRules(context, 'check-in', runOf([token, odd], { odd: { kind: 'tolerated' } }));
  assert.deepEqual([status.about(odd), status.unmet(odd), noBody.unmet(odd)], [true, '200', '2 bytes']);
  assert.deepEqual([status.unmet(reported('usual')), noBody.unmet(reported('usual'))], [null, null]);
  assert.equal(status.about(reported('odd', { status: 400 })), false, 'a refusal is no success');
  assert.equal(reportRules(context, 'check-in', runOf([odd])).status.about(odd), false, 'at fault');
  const early = reported('early', { sentAt: '2026-06-01T11:00:00.000Z' });
  const repeated = runOf([early, odd], { early: { kind: 'nominal' }, odd: { kind: 'nominal' } });
  assert.equal(reportRules(context, 'check-in', repeated).status.about(odd), false, 'a repeat');
});

test('a token is shared by two clients only where both replies show which token they gave', () => {
  const issuedTo = (id: string, client: string, tag?: string) => {
    const text = `client_id=${client}`;
    const issued = tag === undefined ? [] : [{ tag, format: 'opaque' as const, headerSafe: true }];
    const request = { operation: 'token-form' as const, body: { text, bytes: text.length } };
    return exchange({ id, issued, status: 200, body: '{"access_token":"<withheld>"}', request });
  };
  const second = embeddedProfile.token?.shortLivedClient?.id ?? assert.fail();
  const shared = (...tags: (string | undefined)[]) => {
    const [own, other] = [issuedTo('own', context.clientId, tags[0]), issuedTo('other', second, tags[1])];
    return tokenRules(context, 'token-form', runOf([own, other])).ownToken.unmet(other);
  };
  assert.equal(shared(RUN_TAG, RUN_TAG), 'the token of own');
  assert.deepEqual([shared(RUN_TAG, '89abcdef'), shared(undefined, undefined)], [null, null]);
});

test('a Date is within a minute of the exchange, or none', () => {
  const { unmet } = wholeRunRules(context, 'check-in', runOf([])).datesAreNow;
  const dated = (date: string) => unmet(exchange({ headers: [['Date', date]], sentAt: '2026-06-01T12:00:00.000Z' }));
  assert.equal(dated('Mon, 01 Jun 2026 12:01:00 GMT'), null);
  assert.equal(dated('Mon, 01 Jun 2026 11:59:00 GMT'), null);
  assert.match(dated('Mon, 01 Jun 2026 12:01:01 GMT') ?? '', /12:01:01/);
  assert.match(dated('Mon, 01 Jun 2026 11:58:59 GMT') ?? '', /11:58:59/);
  assert.deepEqual([dated('soon'), unmet(exchange())], [null, null]);
});

test('only where a path is written as the document has it, a redirect is one too many', () => {
  const { about } = wholeRunRules(context, 'check-in', runOf([])).wrongStaysHere;
  const { path } = factsOf('check-in', embeddedProfile);
  const isAbout = (written: string) => about(exchange({ request: { url: `http://service.test${written}` } }));
  const forms = Object.values(PATHS).map((write) => write(validCall(context, 'check-in', makeStay(context, 1))).path);
  assert.deepEqual([path, `${path}?a=1`, ...forms].filter(isAbout), [path, `${path}?a=1`]);
});

test('a reply that is cut short twice is the service, unless the network cuts as many others short once', () => {
  const cut = (made: Made) => {
    const failed = exchange({ ...made, failure: 'framing' });
    return { ...failed, failure: { kind: 'framing' as const, message: `the reply ends too early, ${CUT_TWICE}: 0` } };
  };
  const waits = [{ status: 0, retryAfter: null, waitedMs: 1000 }];
  const kept = (...all: Exchange[]) => {
    const { framed } = wholeRunRules(context, 'check-in', runOf(all));
    return toAllKeep(all, { ...framed, about: () => true });
  };
  const [one, two] = [cut({ id: 'one' }), cut({ id: 'two' })];
  assert.equal(kept(one, exchange(201))?.kind, 'broken');
  assert.equal(kept(one, two, exchange({ waits }))?.kind, 'broken');
  const doubted = kept(one, exchange({ waits }));
  assert.equal(doubted?.kind, 'undecided');
  assert.match(doubted.summary, /but the network breaks connections off: as many other requests/);
  assert.equal(kept(exchange({ failure: 'framing' }), exchange({ waits }))?.kind, 'broken', 'its length is no number');
});

const error = (body: string, printed = '{}') =>
  exchange({ status: 400, body, request: { body: { text: printed, bytes: printed.length } } });

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
  const printed = error('no SELECT a FROM b', '{"folio":"SELECT a FROM b"}');
  assert.equal(insideIn(printed), null, 'what the client said itself');
});

test("knows a guest's data and secrets that come back", () => {
  const printed = '{"guestLastName":"Certa","folio":"F-1","roomNumber":"12345"}';
  assert.match(guestDataIn(error('"Certa" is too long', printed)) ?? '', /^guestLastName: Certa/);
  assert.equal(guestDataIn(error('Certain members are invalid', printed)), null, 'a part of another word');
  assert.equal(guestDataIn(error('F-1, 12345', printed)), null, 'too short to tell, and no name of the guest');
  assert.equal(guestDataIn(error('', printed)), null);
  assert.equal(secretIn(error('x <client_secret:cccccccc> y')), '<client_secret:cccccccc> in the body');
  assert.equal(secretIn(error('nothing')), null);
});

test('knows a secret that only the reply holds from one that comes back', () => {
  const issuing = (tag: string, flaw?: 'guessable') => {
    const token = { tag, format: 'opaque', headerSafe: true, ...(flaw ? { flaw } : {}) } as const;
    return exchange({ request: { operation: 'token-form' }, status: 200, issued: [token] });
  };
  const issued = tokensIssuedIn([issuing('aaaaaaaa'), issuing('bbbbbbbb', 'guessable')]);
  const over = (reply: string, printed = '') => handedOver(error(reply, printed), issued);
  const [token, secret] = ['<access_token:aaaaaaaa>', '<client_secret:cccccccc>'];
  assert.equal(over(`expected ${secret}`), `${secret} in the body`);
  assert.equal(over(`expected ${token}`, 'with <access_token:bbbbbbbb>'), `${token} in the body`);
  assert.equal(over(secret, 'client_secret=<client_secret:cccccccc truncated>'), `${secret} in the body`);
  assert.equal(
    handedOver(exchange({ status: 401, headers: [['X-Was', token]] }), issued),
    `${token} in the header field X-Was`,
  );
  assert.equal(over(secret, `client_secret=${secret}`), null, 'the request held it');
  assert.equal(over(secret, '<client_secret:cccccccc extended>'), null, 'the request held it, with more behind');
  assert.equal(over(secret, '<client_secret:cccccccc basic-where-needed>'), null, 'the request held it, in base64');
  assert.equal(over('<client_secret:cccccccc truncated>'), null, 'not the right one');
  assert.equal(over('<access_token:bbbbbbbb>'), null, 'a token that may be any word');
  assert.equal(over('<access_token:dddddddd>'), null, 'nothing that was issued to a client');
});

const counting = (body: CertificationTest['body']): CertificationTest => ({
  instance: { id: 'X', requirement: requirementOf('CHECK-IN.ACCEPTS-COMPLETE'), topic: 'http', title: 'x' },
  body,
});

test('a test that judges all exchanges comes last, whatever its place, and is given what the others sent', async () => {
  const seen: string[][] = [];
  const last = counting(async ({ all }) => {
    seen.push((await all()).exchanges.map(({ request }) => request.operation));
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
  assert.deepEqual(await replay.recorded(), runOf([token]));
  await assert.rejects(replay.send(sequenceOf(context.seed, [validCall(context, 'check-in', makeStay(context, 1))])));
  await assert.rejects(replay.recorded(), /not run/);
});

/** Answers 200 where a guest used a loyalty card. */
const forSome: Override = {
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
  const ids = new Set(shown.map(({ id: each }) => each));
  for (const each of judged.exchanges) assert.ok(ids.has(each), each);
  const cut = exchanges.slice(0, 200);
  const partly = await assemble({ ...record, whole: false, stopped: 'The run was interrupted.' }, cut);
  const open = partly.result.judgements.find(({ instance }) => instance.id === id);
  assert.deepEqual([open?.outcome, open?.notRun], ['inconclusive', true]);
});

test('a failure over the first report, which is one of the preflight, is a failure over a valid report', async () => {
  const coldStart: Override = { accepted: (next) => (ctx) => (ctx.nth === 1 ? problem(500) : next(ctx)) };
  const { of } = await judgedFrom(await runAgainstMock({ faults: [on(['check-in'], coldStart)] }));
  assert.deepEqual(
    of('failed').map(({ id }) => id),
    ['WHOLE-RUN-CHECK-IN.LAWFUL-NO-SERVER-ERROR'],
  );
});

test('asked for alone, it judges what was sent, and costs nothing', async () => {
  const tests = collectPlan(context, await specsOf('service')).filter(({ instance }) => instance.topic === 'whole-run');
  const sender = recordingSender(context, () => 201);
  for (const each of tests) await judge(each, context, sender);
  assert.equal(sender.exchanges.length, 0);
});
