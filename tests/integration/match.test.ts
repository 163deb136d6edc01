/** A run and the log of its service: a real run is found whole in each form of a log, and made-up calls are not. */
import assert from 'node:assert/strict';
import { generateKeyPairSync, hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Exchange } from '../../contract/evidence.ts';
import type { Mapping } from '../../desk/match/columns.ts';
import { type MatchResult, matchRun } from '../../desk/match/judge.ts';
import type { AccessEntry } from '../../mock/access.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { mappingIn } from '../../scripts/desk/match.ts';
import { FORMS } from '../../scripts/mock/access-log.ts';
import { type Assembled, assemble } from '../../submission/assemble.ts';
import { keyId } from '../../submission/dsse.ts';
import { type Match, readMatch, signMatch } from '../../submission/match.ts';
import { packEntries, submissionEntries } from '../../submission/pack.ts';
import { type ProblemCode, Refusal } from '../../submission/problems.ts';
import { verifySubmission } from '../../submission/verify.ts';
import { scratch } from '../support/certify.ts';
import { ANYBODY, type Run, runAgainstMock } from '../support/submission.ts';

const folder = scratch();

const logged: AccessEntry[] = [];
let run: Run;
before(async () => {
  run = await runAgainstMock({
    sockets: true,
    context: { claims: ['token-form', 'check-in'] },
    mock: { log: (entry) => logged.push(entry) },
    // Some of it has to be later than its first two seconds, however fast the machine.
    pace: { requestsPerSecond: 150, concurrency: 8 },
  });
});

const linesOf = (entries: readonly AccessEntry[], form = ''): string => {
  const { head, line } = FORMS[form] as (typeof FORMS)[string];
  return `${[...(head ? [head] : []), ...entries.map(line)].join('\n')}\n`;
};

let files = 0;
function fileOf(content: string | Buffer): string {
  files += 1;
  const path = join(folder, `${files}.log`);
  writeFileSync(path, content);
  return path;
}

const mappingOf = (text: string) => mappingIn(fileOf(text));

interface Given {
  readonly exchanges?: readonly Exchange[];
  readonly mapping?: Mapping;
}

const matched = (contents: readonly (string | Buffer)[], { exchanges = run.exchanges, mapping = {} }: Given = {}) =>
  matchRun(run.record, exchanges, { files: contents.map(fileOf), mapping, now: Date.now() });

const codesOf = ({ problems }: Pick<MatchResult, 'problems'>): readonly ProblemCode[] =>
  problems.map(({ code }) => code);

async function refusedAs(code: ProblemCode, ...contents: (string | Buffer)[]): Promise<void> {
  await assert.rejects(matched(contents), (error) => error instanceof Refusal && error.problems[0].code === code);
}

/** As the log of a web server that knows neither clients nor agents. */
const common = (text: string) => text.replace(/^(\S+) - \S+ (.*) "-" ".*"$/gm, '$1 - - $2');
const shifted = (entries: readonly AccessEntry[], ms: number) =>
  entries.map((entry) => ({ ...entry, at: entry.at + ms }));
type Reply = NonNullable<Exchange['reply']>;
const changed = (at: (exchange: Exchange) => boolean, change: (exchange: Exchange) => Partial<Exchange>) => {
  const chosen = run.exchanges.find(at) ?? assert.fail('there is such an exchange');
  return run.exchanges.map((exchange) => (exchange === chosen ? { ...exchange, ...change(exchange) } : exchange));
};
const withReply = (at: (exchange: Exchange) => boolean, change: (reply: Reply) => Partial<Reply>) =>
  changed(at, ({ reply }) => ({ reply: { ...(reply as Reply), ...change(reply as Reply) } }));
const withoutQuery = (entry: AccessEntry): AccessEntry => ({ ...entry, path: entry.path.replace(/\?.*/s, '') });
const ofBalancer = ({ at, method, path, status, agent, address }: AccessEntry) => {
  const requestUrl = `https://sandbox.example${path}`;
  const httpRequest = { requestMethod: method, requestUrl, status, userAgent: agent, remoteIp: address };
  return JSON.stringify({ httpRequest, insertId: 'x', timestamp: new Date(at).toISOString(), severity: 'INFO' });
};
/** The file that an AWS load balancer writes: fields without names, the address of the service in each request. */
const ofAws = ({ at, method, path, status, agent, address }: AccessEntry) => {
  const request = `"${method} https://sandbox.example:443${path} HTTP/1.1" "${agent}"`;
  const ends = `app/lb/50dc6c495c0c9188 ${address}:2817 10.0.0.1:80 0.086 0.048 0.037`;
  return `https ${new Date(at).toISOString()} ${ends} ${status} ${status} 0 57 ${request} ECDHE TLSv1.2 arn:aws:x "Root=1-5"`;
};
/** A classic one, which names no kind of connection. */
const ofClassicAws = ({ at, method, path, status, agent, address }: AccessEntry) => {
  const request = `"${method} https://sandbox.example:443${path} HTTP/1.1" "${agent}"`;
  return `${new Date(at).toISOString()} lb ${address}:2817 10.0.0.1:80 0.086 0.048 0.037 ${status} ${status} 0 57 ${request} ECDHE TLSv1.2`;
};
/** As HAProxy writes it with `option httplog` and two captured fields, after what syslog adds; long lines are cut. */
const ofHaproxy = ({ at, method, path, status, agent, address }: AccessEntry) => {
  const [day = '', time] = new Date(at).toISOString().slice(0, -1).split('T');
  const month = new Date(at).toLocaleString('en', { month: 'short', timeZone: 'UTC' });
  const began = `[${day.slice(8)}/${month}/${day.slice(0, 4)}:${time}]`;
  const head = `Nov 29 11:30:14 lb haproxy[7]: ${address}:33317 ${began} in~ pool/one 0/0/0/11/11 ${status} 825`;
  const line = `${head} - - ---- 1/1/0/0/0 0/0 {sandbox.example|${agent}} "${method} ${path} HTTP/1.1"`;
  return line.slice(0, 1024);
};
/** As nginx writes it: the name of any Basic credential, right or wrong, and as it was encoded. */
const namedAsSent = (text: string) => {
  const own = run.record.context.clientId;
  const encoded = own.replace(/./g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return text
    .replaceAll(/^(\S+ - )\S+(.* 40[01] .*\(run )/gm, '$1no-such-client$2')
    .replaceAll(` ${own} `, ` ${encoded} `);
};
const ofWebApp = ({ at, method, path, status, agent, address }: AccessEntry) => {
  const [CsUriStem, CsUriQuery = ''] = path.split('?');
  const properties = { CsMethod: method, CsUriStem, CsUriQuery, ScStatus: status, UserAgent: agent, CIp: address };
  return JSON.stringify({ time: new Date(at).toISOString(), category: 'HTTPLogs', properties });
};
/** As IIS writes it: whole seconds in UTC, blanks as `+`, and the fields once more after a restart. */
const ofIis = (entries: readonly AccessEntry[]) => {
  const head = [
    '#Software: Microsoft Internet Information Services 10.0',
    '#Version: 1.0',
    '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query cs-username c-ip cs(User-Agent) sc-status time-taken',
  ];
  const lines = entries.map(({ at, method, path, status, agent, address }) => {
    const [stem, query = '-'] = path.split('?');
    const [date, time = ''] = new Date(at).toISOString().split('T');
    const words = [date, time.slice(0, 8), '10.0.0.4', method, stem, query, '-', address];
    return [...words, (agent || '-').replaceAll(' ', '+'), status, '12'].join(' ');
  });
  return [...head, ...lines.slice(0, 200), ...head, ...lines.slice(200)].join('\r\n');
};
/** As CloudFront writes it: set apart by tabs, blanks as `%20`, with the id of each reply. */
const ofCloudFront = (entries: readonly AccessEntry[]) => {
  const fields =
    'date time c-ip cs-method cs(Host) cs-uri-stem sc-status cs(User-Agent) cs-uri-query x-edge-request-id';
  const lines = entries.map(({ at, method, path, status, agent, address, id }) => {
    const [stem, query = '-'] = path.split('?');
    const [date, time = ''] = new Date(at).toISOString().split('T');
    const words = [date, time.slice(0, 8), address, method, 'd1.example', stem, status];
    return [...words, (agent || '-').replaceAll(' ', '%20'), query, id].join('\t');
  });
  return ['#Version: 1.0', `#Fields: ${fields}`, ...lines].join('\n');
};
/** The agent of another run. */
const otherTag = (agent: string) => agent.replace(/run [0-9a-f]{12}/, 'run ffffffffffff');
const isCheckIn = ({ request, reply }: Exchange) => request.operation === 'check-in' && reply?.status === 400;

describe('a real run is found whole', () => {
  const forms: Readonly<Record<string, () => readonly (string | Buffer)[]>> = {
    'in NDJSON': () => [linesOf(logged)],
    'in CSV': () => [linesOf(logged, '.csv')],
    'in the combined form': () => [linesOf(logged, '.log')],
    'in the common form, whose times are whole seconds': () => [common(linesOf(logged, '.log'))],
    'in the combined form, under the names that were sent': () => [namedAsSent(linesOf(logged, '.log'))],
    'as a classic load balancer of AWS writes it': () => [logged.map(ofClassicAws).join('\n')],
    'as HAProxy writes it': () => [logged.map(ofHaproxy).join('\n')],
    'in gzip': () => [gzipSync(linesOf(logged))],
    "as a cloud's load balancer names it": () => [logged.map(ofBalancer).join('\n')],
    'as a load balancer of AWS writes it': () => [logged.map(ofAws).join('\n')],
    "as a cloud's web application names it": () => [logged.map(ofWebApp).join('\n')],
    'in the extended form of W3C, as IIS writes it': () => [ofIis(logged)],
    'in the extended form of W3C, as CloudFront writes it': () => [ofCloudFront(logged)],
    'without queries and request ids, as loggers of frameworks have it': () => [
      linesOf(logged.map(withoutQuery)).replaceAll(/"request_id":"[^"]*",/g, ''),
    ],
    'without queries, ids and fractions of a second': () => [common(linesOf(logged.map(withoutQuery), '.log'))],
    'over two files of a log that was rotated, the later one first': () => [
      linesOf(logged.slice(200)),
      linesOf(logged.slice(0, 200)),
    ],
    'in lines out of order': () => [linesOf(logged.toReversed())],
    'by a clock four minutes ahead': () => [linesOf(shifted(logged, 240_000))],
    'without request ids': () => [linesOf(logged).replaceAll(/"request_id":"[^"]*",/g, '')],
    'where a gateway and the service log each call': () => [
      linesOf(logged.flatMap((entry) => [entry, { ...entry, at: entry.at + 1 }])),
    ],
  };
  for (const [what, contents] of Object.entries(forms)) {
    test(what, async () => {
      const result = await matched(contents());
      assert.deepEqual(codesOf(result), []);
      const { calls, found, notLogged } = result.match as Match;
      assert.deepEqual([calls, found, notLogged.length], [run.exchanges.length, run.exchanges.length, 0]);
    });
  }

  test('and it is said by what, and how far the clocks are apart', async () => {
    const { match } = await matched([linesOf(shifted(logged, 240_000))]);
    assert.ok(Math.abs((match as Match).clock.offsetMs - 240_000) < 1000);
    assert.equal(match?.identifiedBy, 'request id');
    const coarse = await matched([common(linesOf(logged, '.log'))]);
    assert.deepEqual(
      [coarse.match?.identifiedBy, coarse.seesHidden, coarse.match?.clock.resolutionMs],
      ['address', false, 1000],
    );
    // A web server names the client only in the calls with HTTP Basic: by these few, others cannot be told.
    const seldom = linesOf(logged, '.log')
      .split('\n')
      .map((line, at) => (at % 4 === 0 ? line : common(line)));
    const few = await matched([seldom.join('\n').replaceAll(/"-" ".*"$/gm, '"-" "-"')]);
    assert.deepEqual([codesOf(few), few.match?.identifiedBy, few.seesHidden], [[], 'address', false]);
  });

  test('by ids, agents and times that an extended log writes in its own way', async () => {
    const [byId, byAgent] = [await matched([ofCloudFront(logged)]), await matched([ofIis(logged)])];
    assert.deepEqual([byId.match?.identifiedBy, byId.seesHidden], ['request id', true]);
    assert.deepEqual([byAgent.match?.clock.resolutionMs, byAgent.seesHidden], [1000, true]);
  });

  test('by the columns and the zone of a mapping file', async () => {
    const rows = logged.map(({ at, method, path, status }) => {
      // In Chicago, by the winter's or the summer's clock.
      const shown = new Date(at).toLocaleString('sv-SE', { timeZone: 'America/Chicago' });
      return [shown, method, path, status].join(';');
    });
    const text = `when;verb of it;where;what\n${rows.join('\n')}\n`;
    const mapping = mappingOf(
      'columns: {time: when, method: verb of it, path: where, status: what}\ntime: {zone: America/Chicago}',
    );
    assert.deepEqual(codesOf(await matched([text], { mapping })), []);
    // Read as UTC the calls lie hours away.
    const inUtc = await matched([text], { mapping: { columns: mapping.columns ?? {} } });
    assert.deepEqual(codesOf(inUtc), ['match.other-day']);
  });

  test('beside the calls of another integrator, which are not counted', async () => {
    const others = logged.map((entry) => ({
      ...entry,
      id: `x${entry.id}`,
      at: entry.at + 40,
      clientId: 'other',
      agent: 'x',
    }));
    for (const form of ['', '.log']) {
      const result = await matched([linesOf([...logged, ...others], form)]);
      assert.deepEqual([codesOf(result), result.match?.found], [[], run.exchanges.length]);
    }
    const alone = await matched([linesOf(others)]);
    assert.deepEqual(codesOf(alone), ['match.not-found']);
  });
});

describe('a run is not matched', () => {
  test('that was made up entirely', async () => {
    const others = logged.map((entry, at) => ({
      ...entry,
      at: entry.at + 10,
      path: '/other',
      method: 'GET',
      id: `y${at}`,
    }));
    assert.deepEqual(codesOf(await matched([linesOf(others, '.log')])), ['match.not-found']);
  });

  test('of which a reply has another status', async () => {
    const exchanges = withReply(isCheckIn, () => ({ status: 422 }));
    for (const form of ['', '.log']) {
      const { problems, findings } = await matched([linesOf(logged, form)], { exchanges });
      assert.deepEqual(codesOf({ problems }), ['match.other-status']);
      assert.deepEqual([findings[0]?.recorded, findings[0]?.logged], [422, 400]);
    }
  });

  test('of which a reply has another length', async () => {
    const exchanges = withReply(isCheckIn, () => ({ body: { text: '{}', bytes: 2 } }));
    assert.deepEqual(codesOf(await matched([linesOf(logged)], { exchanges })), ['match.other-bytes']);
  });

  test('of which a call was at another time', async () => {
    const exchanges = changed(isCheckIn, ({ sentAt }) => ({
      sentAt: new Date(Date.parse(sentAt) + 60_000).toISOString(),
    }));
    assert.deepEqual(codesOf(await matched([linesOf(logged)], { exchanges })), ['match.other-time']);
    const coarse = await matched([linesOf(logged, '.log')], { exchanges });
    // In whole seconds its own line may be taken for one before the run.
    const [first, second, ...others] = codesOf(coarse);
    assert.deepEqual([first, second], ['match.not-covered', 'match.missing']);
    assert.ok(others.every((code) => code === 'match.hidden'));
  });

  test('of which the log has but a half: the missing calls are named', async () => {
    const result = await matched([linesOf(logged.slice(0, logged.length / 2))]);
    assert.deepEqual(codesOf(result), ['match.not-covered', 'match.missing']);
    const missing = result.findings.filter(({ what }) => what === 'missing');
    assert.equal(missing.length, run.exchanges.length - Math.floor(logged.length / 2));
    assert.ok(missing.every(({ id }) => run.exchanges.some((exchange) => exchange.id === id)));
  });

  test('by the log of another day, or of a clock that is an hour away', async () => {
    const day = await matched([linesOf(shifted(logged, -86_400_000), '.log')]);
    assert.deepEqual(codesOf(day), ['match.other-day']);
    // By its ids it is found, and the run would be put at another time.
    assert.deepEqual(codesOf(await matched([linesOf(shifted(logged, -3_600_000))])), ['match.clock']);
  });

  test('that hides a failed attempt: it is named, by the id of the client or the tag of the run', async () => {
    const middle = logged[Math.floor(logged.length / 2)] as AccessEntry;
    const hidden = {
      ...middle,
      id: 'hidden',
      path: '/api/v1/reservation/checkin',
      method: 'POST',
      status: 500,
      at: middle.at + 3,
    };
    const byTag = { ...hidden, clientId: null, agent: logged.find(({ agent }) => agent)?.agent as string };
    const underOtherTag = { ...byTag, clientId: run.record.context.clientId, agent: otherTag(byTag.agent) };
    for (const [form, entry] of [
      ['', hidden],
      ['.log', hidden],
      ['', byTag],
      ['', underOtherTag],
    ] as const) {
      const { problems, findings } = await matched([linesOf([...logged, entry], form)]);
      assert.deepEqual(codesOf({ problems }), ['match.hidden']);
      assert.deepEqual([findings[0]?.what, findings[0]?.logged], ['hidden', 500]);
    }
  });

  test('that hides a failed attempt as a second line of another call, or as one whose reply was lost', async () => {
    const isLater = ({ sentAt }: Exchange) => Date.parse(sentAt) > Date.parse(run.record.times.startedAt) + 2000;
    const last = run.exchanges.findLast((each) => isCheckIn(each) && isLater(each)) ?? assert.fail();
    const own = logged.find(({ id }) => last.reply?.headers.some(([, value]) => value === id)) ?? assert.fail();
    const hidden = {
      ...own,
      id: 'hidden-attempt',
      status: 201,
      at: own.at - 20,
      clientId: run.record.context.clientId,
    };
    const log = [...logged, hidden].sort((one, other) => one.at - other.at);
    const isAny = () => true;
    const named = withReply(isAny, ({ headers }) => ({ headers: [...headers, ['X-Trace-Id', hidden.id]] }));
    assert.deepEqual(codesOf(await matched([linesOf(log)], { exchanges: named })), ['match.hidden']);
    const waits = [{ status: 0, retryAfter: null, waitedMs: 10 }];
    const waited = changed(
      (each) => each === last,
      () => ({ waits }),
    );
    const { problems, findings } = await matched([linesOf(log)], { exchanges: waited });
    assert.deepEqual(
      [problems.map(({ code }) => code), findings[0]?.id, findings[0]?.recorded, findings[0]?.logged],
      [['match.other-status'], last.id, 400, 201],
    );
    // A refusal that was lost, and came again.
    const refusedTwice = log.map((entry) => (entry === hidden ? { ...hidden, status: 400 } : entry));
    assert.deepEqual(codesOf(await matched([linesOf(refusedTwice)], { exchanges: waited })), []);
  });

  test('of another client', async () => {
    const others = logged.map((entry) => ({ ...entry, clientId: entry.clientId && 'somebody-else' }));
    const { problems, findings } = await matched([linesOf(others)]);
    assert.ok(problems.some(({ code }) => code === 'match.other-client'));
    assert.ok(findings.some(({ logged: found }) => found === 'somebody-else'));
  });

  test("that the suite's own provider answered", async () => {
    const record = { ...run.record, client: { answeredBy: 'stand-in' } } as unknown as Run['record'];
    const result = await matchRun(record, run.exchanges, { files: [], mapping: {}, now: 0 });
    assert.deepEqual(codesOf(result), ['match.not-called']);
  });
});

test('calls of the same client at other times are named, a whole earlier run among them', async () => {
  const earlier = shifted(logged, -7_200_000).map((entry) => ({ ...entry, id: `e${entry.id}` }));
  const result = await matched([linesOf([...earlier, ...logged])]);
  assert.deepEqual(codesOf(result), []);
  const [row, ...more] = result.match?.otherCalls ?? [];
  assert.equal(more.length, 0);
  assert.equal(row?.sameTag, earlier.filter(({ agent }) => agent !== null).length);
  assert.ok((row?.calls ?? 0) >= (row?.sameTag ?? 0) && (row?.accepted ?? 0) > 0);
  const moments = logged.map(({ at }) => at);
  const minutes = shifted(logged, -120_000 - (Math.max(...moments) - Math.min(...moments)));
  const another = minutes
    .filter(({ clientId }) => clientId === run.record.context.clientId)
    .map((entry) => ({ ...entry, id: `n${entry.id}`, agent: entry.agent && otherTag(entry.agent) }));
  const closeBy = await matched([linesOf([...another, ...logged])]);
  assert.deepEqual([codesOf(closeBy), closeBy.match?.otherCalls[0]?.calls], [[], another.length]);
});

test('what a gateway answers before the log is excused where the mapping says so, an accepted report never', async () => {
  const isRefused = ({ status }: AccessEntry) => status === 404 || status === 405;
  const before = logged.filter((entry) => !isRefused(entry));
  const why = 'the gateway answers these';
  const excused = await matched([linesOf(before)], { mapping: { notLogged: [{ status: [404, 405], why }] } });
  assert.deepEqual(codesOf(excused), []);
  assert.equal(excused.match?.notLogged.length, logged.length - before.length);
  assert.deepEqual(codesOf(await matched([linesOf(before)])), ['match.missing']);
  const none = logged.filter(({ status, path }) => status !== 201 || !path.includes('checkin'));
  const all = await matched([linesOf(none)], { mapping: { notLogged: [{ why }] } });
  assert.deepEqual(codesOf(all), ['match.missing']);
});

describe('a log', () => {
  test('may have hostile lines', async () => {
    const lines = [
      'x'.repeat(10 * 2 ** 20),
      `{"time":"2026-11-24T00:00:00Z","path":"/\u0000\u001b[31m<script>","method":"\u202e"}`,
      `${'['.repeat(60_000)}`,
      '{"__proto__":{"time":1},"time":{},"path":[]}',
    ];
    const content = Buffer.concat([
      Buffer.from(linesOf(logged.slice(0, 100))),
      Buffer.from(`${lines.join('\n')}\n`),
      Buffer.from([0xff, 0xfe, 0x0a]),
      Buffer.from(linesOf(logged.slice(100))),
    ]);
    assert.deepEqual(codesOf(await matched([content])), []);
    const text = `${linesOf(logged.slice(0, 1), '.log')}${'['.repeat(60_000)}\n${'"\\'.repeat(30_000)}\n${linesOf(logged.slice(1), '.log')}`;
    assert.deepEqual(codesOf(await matched([text])), []);
  });

  test('may begin with a call of which it says little: what later lines say is read', async () => {
    const [first = '', ...others] = linesOf(logged).split('\n');
    const bare = { time: '2020-01-01T00:00:00Z', method: 'GET', path: '/health', status: 200 };
    const { match, problems } = await matched([[JSON.stringify(bare), first, ...others].join('\n')]);
    assert.deepEqual([problems, match?.identifiedBy], [[], 'request id']);
    const started = JSON.stringify({ time: '2020-01-01T00:00:00Z', method: 'POST', path: '/x', event: 'started' });
    const exchanges = withReply(isCheckIn, () => ({ status: 422 }));
    const other = await matched([[started, first, ...others].join('\n')], { exchanges });
    assert.deepEqual(codesOf(other), ['match.other-status']);
  });

  test('that tells no status shows nothing of what the service said, and is refused', async () => {
    await refusedAs('log.no-columns', linesOf(logged).replaceAll(/"status":\d+,?/g, ''));
  });

  test('that is no log is refused in a sentence', async () => {
    await refusedAs('log.other-format', 'Once upon a time\n');
    await refusedAs('log.no-columns', '{"name":"x"}\n');
    await refusedAs('log.empty', '');
    await refusedAs('log.damaged', gzipSync(linesOf(logged)).subarray(0, 500));
    await refusedAs('log.twice', linesOf(logged), linesOf(logged));
  });

  test('is not looked at by a mapping file that is wrong, which is said with its line', () => {
    assert.throws(() => mappingOf('format: csv\ncolumns: {tim: x}'), {
      ...{ name: 'UsageError', message: /^One problem in the mapping file; .*\n {2}columns\.tim .*line 2/ },
    });
    assert.throws(() => mappingOf('columns: {'), { name: 'UsageError', message: /wanted: {2}well-formed YAML/ });
  });

  test('that is a bomb takes no memory, and has no line', async () => {
    // Of members that are made once: to compress all of it takes seconds.
    const member = gzipSync(Buffer.alloc(2 ** 24));
    const before = process.memoryUsage().rss;
    await refusedAs('log.empty', Buffer.concat(Array.from({ length: 17 }, () => member)));
    assert.ok(process.memoryUsage().rss - before < 100 * 2 ** 20);
  });
});

describe('a signed match', () => {
  const [desk, party] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const trusted = new Set([keyId(desk.publicKey)]);
  let assembled: Assembled;
  let zip: Buffer;
  let match: Match;
  before(async () => {
    assembled = await assemble(run.record, run.exchanges);
    zip = await packEntries(
      submissionEntries({ result: assembled.result, writers: entryWriters, key: party.privateKey }),
    );
    match = (await matched([linesOf(logged)])).match as Match;
  });
  const signed = (by = desk, digest = hash('sha256', zip), about = match) =>
    signMatch(about, { name: 'a.zip', digest }, by.privateKey);
  const verified = (bytes: Buffer, trustedMatch = trusted) =>
    verifySubmission(zip, { ...ANYBODY, trustedMatch }, entryWriters, assembled, { match: bytes });

  test('makes a submission one of level 2', async () => {
    const found = await verified(signed());
    assert.deepEqual([found.level, found.genuine, found.doubts, found.match?.found], [2, true, [], match.found]);
    assert.deepEqual(readMatch(signed(), trusted, hash('sha256', zip)).covers, match.covers);
  });

  test('is doubted where the log does not say whose calls it has: nobody has looked for hidden ones', async () => {
    const { match: byId } = await matched([
      linesOf(logged.map((entry) => ({ ...entry, clientId: null, agent: null }))),
    ]);
    const { match: byAddress } = await matched([common(linesOf(logged, '.log'))]);
    assert.deepEqual([byId?.identifiedBy, byAddress?.identifiedBy], ['request id', 'address']);
    for (const about of [byId, byAddress, { ...(byAddress as Match), identifiedBy: null }]) {
      const { level, doubts } = await verified(signed(desk, hash('sha256', zip), about as Match));
      assert.deepEqual([level, doubts.map(({ code }) => code)], [2, ['match.callers-unknown']]);
    }
  });

  test('counts for nothing, with a note, where it is of somebody else, about another file, or changed', async () => {
    const text = signed().toString();
    const rows: readonly [ProblemCode, Buffer, Set<string>?][] = [
      ['match.untrusted', signed(party)],
      ['match.own', signed(party), new Set([keyId(party.publicKey)])],
      ['match.other-submission', signed(desk, 'a'.repeat(64))],
      ['envelope.none', Buffer.from('{}')],
      ['match.too-large', Buffer.alloc(2 ** 20 + 1)],
      ['envelope.signature', Buffer.from(text.replace(/"sig": "../, '"sig": "AA'))],
    ];
    for (const [code, bytes, keys] of rows) {
      const found = await verified(bytes, keys ?? trusted);
      assert.deepEqual([found.consistent, found.level, found.doubts[0]?.code], [true, 0, code]);
    }
  });
});
