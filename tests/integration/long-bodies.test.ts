/** Bodies that are longer than is read or kept: what the record does not show of them passes nothing. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Exchange, RecordedReply } from '../../contract/evidence.ts';
import type { Outcome } from '../../contract/words.ts';
import { ERROR_RULES } from '../../judgement/error-rules.ts';
import type { Finding } from '../../judgement/finding.ts';
import { toAllKeep } from '../../judgement/matchers/record.ts';
import { toBeAnErrorLike, toEchoNoSecret } from '../../judgement/matchers/reply.ts';
import {
  toBeRefusedToken,
  toHaveMember,
  toHaveNoMember,
  toHoldJsonObject,
  toIssueNoToken,
} from '../../judgement/matchers/token.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { askService } from '../../judgement/preflight/service.ts';
import { assemble } from '../../submission/assemble.ts';
import { runRecord } from '../../submission/record.ts';
import { specsOf } from '../../suites/index.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { contextFor } from '../support/context.ts';
import { exchange, type Made } from '../support/exchange.ts';
import { type Answer, type Asked, endlessly, hostile, isToken, replying } from '../support/hostile-service.ts';
import { wireTo } from '../support/wire.ts';

/** Kilobytes, so that a bound is reached quickly. */
const BOUNDS = { longest: 64 * 1024, kept: 32 * 1024, behind: 10_000_000 };
const pace = { requestsPerSecond: null, concurrency: 8 };
const TIMEOUT_MS = 4000;

async function judged(t: TestContext, harm: Answer, victims: (asked: Asked) => boolean, only: (id: string) => boolean) {
  const { url } = await hostile(t, harm, victims);
  const context = contextFor(url, { startedAt: new Date().toISOString() });
  const transport = httpTransport(undefined, BOUNDS);
  const { wire, recorded: exchanges } = wireTo(t, context, { transport, ...pace, timeoutMs: TIMEOUT_MS });
  await askService(wire, context);
  const tests = collectPlan(context, await specsOf('service')).filter(({ instance }) => only(instance.id));
  await runPlan(tests, context, wire, { atOnce: 8 });
  const network = { timeoutMs: TIMEOUT_MS, proxy: null };
  const record = runRecord(context, { endedAt: new Date(wire.now()).toISOString(), whole: false, pace, network });
  const { result, problems } = await assemble(record, exchanges);
  assert.deepEqual(problems, [], 'the evidence is such as a run leaves');
  const own = result.judgements.filter(({ instance }) => only(instance.id));
  return { outcomes: new Map(own.map(({ instance, outcome }) => [instance.id, outcome])), exchanges };
}

const JSON_HEAD = 'Content-Type: application/json\r\nCache-Control: no-store\r\n';

const LONG: Readonly<Record<string, (status: string, beginning: string) => Answer>> = {
  'to the end of the connection, which never comes': (status, beginning) =>
    endlessly(`HTTP/1.1 ${status}\r\n${JSON_HEAD}Connection: close\r\n\r\n${beginning}`, 'x'.repeat(65_536)),
  'in chunks without a last one': (status, beginning) =>
    endlessly(
      `HTTP/1.1 ${status}\r\n${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n${beginning.length.toString(16)}\r\n${beginning}\r\n`,
      `1000\r\n${'x'.repeat(4096)}\r\n`,
    ),
  'that unpacks to a thousand times as much': (status, beginning) =>
    replying(Number(status.slice(0, 3)), gzipSync(beginning + 'x'.repeat(4_000_000)), [
      'Content-Encoding: gzip',
      'Cache-Control: no-store',
    ]),
  'that is whole, and too long to be kept': (status, beginning) =>
    replying(Number(status.slice(0, 3)), `${beginning}"${' '.repeat(40_000)}}`, ['Cache-Control: no-store']),
};

const JUDGED: readonly {
  readonly what: string;
  readonly status: string;
  readonly beginning: string;
  readonly victims: (asked: Asked) => boolean;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}[] = [
  {
    what: 'a success of a report with a body',
    status: '201 Created',
    beginning: '{"id":"',
    victims: (asked) => !isToken(asked),
    outcomes: { 'CHECK-IN.SUCCESS-STATUS:complete': 'passed', 'CHECK-IN.SUCCESS-EMPTY-BODY:complete': 'failed' },
  },
  {
    what: 'an error of a report with a body',
    status: '401 Unauthorized',
    beginning: '{"error":"',
    victims: (asked) => !isToken(asked) && !/bearer the-token/i.test(asked.text),
    outcomes: { 'ERRORS-CHECK-IN.NO-TRACE': 'inconclusive', 'ERRORS-CHECK-IN.JSON': 'inconclusive' },
  },
  {
    what: 'a token reply with a body',
    status: '200 OK',
    beginning: '{"access_token":"the-token-of-a-hostile-service-1","expires_in":3600,"token_type":"Bearer","x":"',
    victims: (asked) => asked.path === '/oauth2/token',
    outcomes: {
      'TOKEN-FORM.SUCCESS-OBJECT': 'inconclusive',
      'TOKEN-FORM.SUCCESS-ACCESS-TOKEN': 'inconclusive',
      'TOKEN-FORM.SUCCESS-EXPIRES-IN': 'inconclusive',
      'TOKEN-FORM.SUCCESS-NO-REFRESH-TOKEN': 'inconclusive',
      'TOKEN-FORM.SUCCESS-NO-ECHO': 'inconclusive',
    },
  },
];

for (const { what, status, beginning, victims, outcomes } of JUDGED) {
  describe(what, () => {
    for (const [how, harm] of Object.entries(LONG)) {
      test(how, { timeout: 60_000 }, async (t) => {
        const ids = Object.keys(outcomes);
        const met = await judged(t, harm(status, beginning), victims, (id) => ids.includes(id));
        assert.deepEqual(Object.fromEntries(met.outcomes), outcomes);
        const bodies = met.exchanges.flatMap(({ reply }) => (reply?.body.sha256 ? [reply.body] : []));
        assert.ok(bodies.length > 0 && bodies.every(({ text = '', bytes }) => text.length <= 512 && bytes > 16_384));
        assert.ok(bodies.every(({ truncated }) => truncated === (how.includes('whole') ? undefined : true)));
      });
    }
  });
}

const long = (status: number, text: string, given: Made = {}): Exchange => {
  const usual = exchange({ status, ...given });
  const reply = { ...(usual.reply as RecordedReply), headers: [['Content-Type', 'application/json']] as const };
  return { ...usual, reply: { ...reply, body: { text, bytes: 30_000, sha256: '0'.repeat(64) } } };
};
const accepted = exchange({ status: 200, body: '{"access_token":"<access_token:00000001>"}' });
const TOKEN = { tag: '00000001', format: 'opaque', headerSafe: true } as const;

describe('a body of which only the beginning is known', () => {
  const rows: readonly (readonly [string, Finding | null, Finding['kind'] | null])[] = [
    ['shows no trace so far', toAllKeep([long(400, 'x')], ERROR_RULES.noTrace), 'undecided'],
    ['shows a trace', toAllKeep([long(400, 'x  at Foo.bar (')], ERROR_RULES.noTrace), 'broken'],
    ['repeats no secret so far', toEchoNoSecret(long(400, 'x')), 'undecided'],
    ['repeats a secret', toEchoNoSecret(long(400, '<client_secret:00000001>')), 'broken'],
    ['is no JSON so far', toAllKeep([long(400, '{"a')], ERROR_RULES.wellFormed), 'undecided'],
    ['has no member so far', toHaveMember(long(200, '{"a'), 'a', 'a text', () => true), 'undecided'],
    ['is no object so far', toHoldJsonObject(long(200, '[')), 'undecided'],
    ['has no refresh token so far', toHaveNoMember(long(200, '{"a'), 'refresh_token'), 'undecided'],
    ['is another error so far', toBeAnErrorLike(long(400, '{"a'), (() => false) as never), 'undecided'],
    ['refuses', toBeRefusedToken(long(400, '{"a'), { control: accepted }), null],
    [
      'refuses, with what may be a token',
      toBeRefusedToken(long(400, 'x', { issued: [TOKEN] }), { control: accepted }),
      'undecided',
    ],
    ['may hold a token', toIssueNoToken(long(200, '{"a'), { control: accepted }), 'undecided'],
    ['is an error', toIssueNoToken(long(400, '{"a'), { control: accepted }), null],
  ];
  for (const [what, found, kind] of rows) test(what, () => assert.equal(found?.kind ?? null, kind, found?.summary));

  test('takes nothing from a rule that is about something else, and decides none that is about bodies', () => {
    const rule = { about: () => true, summary: 'It is said', expected: 'nothing', unmet: () => null };
    const all = [exchange({ status: 400 }), long(400, 'x')];
    assert.equal(toAllKeep(all, rule), null);
    assert.equal(toAllKeep(all, { ...rule, readsBodies: true })?.kind, 'undecided');
    assert.equal(toAllKeep(all.slice(0, 1), { ...rule, readsBodies: true }), null);
    assert.equal(toAllKeep(all, { ...rule, readsBodies: true, unmet: () => 'a secret' })?.kind, 'broken');
  });
});
