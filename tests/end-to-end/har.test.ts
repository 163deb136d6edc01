/** Calls that another tool recorded: read from what Playwright and Chromium export, judged, never trusted. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { recordingOf } from '../../client/certify/recording.ts';
import { verdictWords } from '../../reporters/wording.ts';
import { assemble } from '../../submission/assemble.ts';
import { evidenceBytes, parseEvidence, runRecord } from '../../submission/record.ts';
import { settingsProblems } from '../../submission/verify.ts';
import { ROOT, scratch } from '../support/certify.ts';
import { readable } from '../support/decoded.ts';
import { clientSettings } from '../support/operator.ts';

const folder = scratch();

/** Exported by Playwright: a page in Chromium asked the mock for a token and reported two no-shows, one as text. */
const exported = readFileSync(join(ROOT, 'tests/support/har/playwright.har'), 'utf8');
const SECRET = 'kept-by-the-hotel-system-alone';

interface Pair {
  name: string;
  value: string;
}
interface Entry {
  startedDateTime: string;
  connection?: string;
  request: { url: string; httpVersion: string; headers: Pair[]; postData?: { text?: string; params?: Pair[] } };
  response: { status: number; httpVersion: string; headers: Pair[]; content: { text?: string; encoding?: string } };
}
interface Har {
  log: { creator: { name: string; version: string }; entries: Entry[] };
}
const har = () => JSON.parse(exported) as Har;

/** The calls of the interface in a recording. */
const callsOf = ({ log }: Har) => log.entries.filter(({ request }) => /oauth2|reservation/.test(request.url));

/** The same as Chromium's developer tools write it, of HTTP/2: lower-case names, base64, a form as its fields. */
function asDevTools(): Har {
  const { log } = har();
  log.creator = { name: 'WebInspector', version: '537.36' };
  for (const entry of log.entries) {
    const { request, response } = entry;
    entry.connection = '4711';
    Object.assign(entry, { _initiator: { type: 'script' }, _priority: 'High', _resourceType: 'fetch', cache: {} });
    const lower = ({ name, value }: Pair) => ({ name: name.toLowerCase(), value });
    const { host, pathname } = new URL(request.url);
    request.headers = [
      { name: ':authority', value: host },
      { name: ':path', value: pathname },
      ...request.headers.filter(({ name }) => !/^(?:host|connection)$/i.test(name)).map(lower),
    ];
    request.httpVersion = 'http/2.0';
    response.headers = response.headers.map(lower);
    response.content = { text: Buffer.from(response.content.text ?? '').toString('base64'), encoding: 'base64' };
    const form = new URLSearchParams(request.postData?.text);
    if (pathname === '/oauth2/token')
      request.postData = { params: [...form].map(([name, value]) => ({ name, value })) };
  }
  // An unfinished stream of events of another page, and an empty address.
  for (const url of ['https://elsewhere.test/events', ''])
    log.entries.push({ request: { method: 'GET', url } } as never);
  return { log };
}

function opened(recording: unknown) {
  const file = join(folder, 'calls.har');
  writeFileSync(file, typeof recording === 'string' ? recording : JSON.stringify(recording));
  return recordingOf(clientSettings(), file);
}

async function judged(recording: unknown) {
  const { context, client, exchanges, now, redactor, lines } = opened(recording);
  const facts = { endedAt: new Date(now).toISOString(), whole: false, stopped: 'Nothing was played.' };
  const how = { pace: { requestsPerSecond: null, concurrency: 1 }, network: { timeoutMs: 1000, proxy: null } };
  const { result, problems } = await assemble(runRecord(context, { ...facts, ...how, client }), exchanges);
  return { result, problems, exchanges, redactor, lines };
}

const KINDS: Readonly<Record<string, readonly [recording: () => Har, protocol: string]>> = {
  Playwright: [har, 'HTTP/1.1'],
  "Chromium's developer tools": [asDevTools, 'HTTP/2'],
};

for (const [name, [recording, protocol]] of Object.entries(KINDS)) {
  describe(`a recording by ${name}`, () => {
    test('its calls are judged one by one, its secrets taken out', async () => {
      const { result, problems, exchanges, redactor } = await judged(recording());
      assert.deepEqual([...problems, ...settingsProblems(result.record)], []);
      const calls = exchanges.map(({ request, reply }) => `${request.operation} ${reply?.status}`);
      assert.deepEqual(calls, ['token-form 200', 'no-show 201', 'no-show 415']);
      const failed = result.verdict.requirements.filter(({ outcome }) => outcome === 'failed');
      const reasons = failed.map(({ id, reason }) => `${id}: ${reason}`).join('\n');
      assert.match(reasons, /CONTENT-TYPE: Call har\/3: .*text\/plain/);
      assert.equal(result.verdict.requirements.find(({ id }) => id === 'CLIENT-CALL.BEARER')?.outcome, 'passed');
      assert.match(result.verdict.tested.remarks.join(' '), /weaker evidence/);
      assert.ok(redactor.values().includes(SECRET) && redactor.values().length >= 2);
      assert.deepEqual(readable(JSON.stringify(exchanges), redactor.values()), []);
    });
    test('what is known of the connection is recorded, and the token is recognized', () => {
      const { exchanges, client } = opened(recording());
      const [token, report] = exchanges;
      assert.equal(client.answeredBy, 'har');
      assert.deepEqual([report?.received?.protocol, report?.received?.scene], [protocol, 'har']);
      assert.match(token?.request.body?.text ?? '', /client_secret=<client_secret:[0-9a-f]{8}>$/);
      const bearer = report?.request.headers.find(([field]) => /^authorization$/i.test(field))?.[1];
      assert.equal(bearer, `Bearer <access_token:${token?.issued[0]?.tag}>`);
      assert.ok(!report?.request.headers.some(([field]) => field.startsWith(':')));
    });
  });
}

test('a call that no record can hold is left out and counted: verify could not read the others either', async () => {
  const odd = har();
  const [, second, third] = odd.log.entries.filter(({ request }) => /oauth2|reservation/.test(request.url));
  second?.request.headers.push(...Array.from({ length: 10_500 }, () => ({ name: 'a', value: '' })));
  Object.assign(third?.response ?? {}, { status: 100_000 });
  const { exchanges, lines, result, problems } = await judged(odd);
  parseEvidence(evidenceBytes(exchanges));
  assert.deepEqual([problems, exchanges.map(({ id }) => id)], [[], ['har/1']]);
  assert.match(lines.join('\n'), /note: 2 of these calls are left out/);
  assert.equal(result.verdict.verdict, 'incomplete');
});

test('calls about the stays of an earlier run are judged like all others', async () => {
  const earlier = har();
  for (const { request } of earlier.log.entries)
    if (request.url.endsWith('/noshow'))
      Object.assign(request.postData ?? {}, { text: '{"reservationId":"CERT-0123ABCD"}' });
  const { result } = await judged(earlier);
  const failed = result.verdict.requirements.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
  assert.ok(failed.includes('CLIENT-CALL.CONTENT-TYPE'), failed.join());
});

test('a secret that is a word as well is none in the name of a guest, and is one elsewhere in a report', async () => {
  const outcomeOf = async (member: string) => {
    const named = har();
    for (const { request } of callsOf(named)) {
      const { postData } = request;
      const text = request.url.includes('oauth2') ? postData?.text?.replace(SECRET, 'Featherstone') : undefined;
      Object.assign(postData ?? {}, { text: text ?? JSON.stringify({ [member]: 'Dr. Featherstone' }) });
    }
    const { result } = await judged(named);
    return result.verdict.requirements.find(({ id }) => id === 'CLIENT-CALL.NO-SECRET-IN-PAYLOAD')?.outcome;
  };
  assert.equal(await outcomeOf('guestLastName'), 'passed');
  assert.equal(await outcomeOf('reservationInformation'), 'failed');
});

test('a token that was asked for in JSON is known, and what another host has at that path is about something else', async () => {
  const json = har();
  const asked = callsOf(json)[0] as Entry;
  const { client_id, client_secret } = Object.fromEntries(new URLSearchParams(asked.request.postData?.text));
  asked.request.url = asked.request.url.replace('/oauth2/token', '/auth/token');
  asked.request.headers = [{ name: 'Content-Type', value: 'application/json' }];
  asked.request.postData = { text: JSON.stringify({ client_id, client_secret }) };
  const other = structuredClone(asked);
  other.request.url = 'https://rooms.example/auth/token';
  json.log.entries.push(other);
  assert.match(opened(JSON.stringify(json)).lines.join('\n'), /note: 2 other entries/);
  const { result } = await judged(json);
  const outcomes = ['CLIENT-TOKEN.JSON-REQUEST', 'CLIENT-CALL.ISSUED-TOKEN'].map(
    (id) => result.verdict.requirements.find((each) => each.id === id)?.outcome,
  );
  assert.deepEqual(outcomes, ['passed', 'passed']);
});

test('a recording never certifies anybody', async () => {
  const conforming = har();
  conforming.log.entries.pop();
  const { result } = await judged(conforming);
  assert.equal(result.verdict.counts.failed, 0);
  assert.equal(result.verdict.verdict, 'incomplete');
});

const without = (change: (recording: Har) => void) => () => {
  const recording = har();
  change(recording);
  return recording;
};
const isAuthorization = ({ name }: Pair) => /^authorization$/i.test(name);
const saying = (credentials: string) => (recording: Har) => {
  for (const { request } of callsOf(recording))
    for (const field of request.headers.filter(isAuthorization)) field.value = credentials;
};

const UNREADABLE: Readonly<Record<string, readonly [recording: () => unknown, said: RegExp]>> = {
  'no JSON': [() => '<har>', /it is not JSON/],
  'no HAR': [() => ({ entries: [] }), /it has no log\.entries/],
  'no entries': [without(({ log }) => log.entries.splice(0)), /none of its entries is a call/],
  'an entry without a request': [
    without(({ log }) => log.entries.push({} as Entry)),
    /entry 5 is not an entry as HAR 1\.2/,
  ],
  'calls over plain HTTP elsewhere': [
    () => JSON.parse(exported.replace(/http:\/\/127\.0\.0\.1:\d+/g, 'http://sandbox.example')),
    /went to http:\/\/sandbox\.example, and not over HTTPS/,
  ],
};

const LACKING: typeof UNREADABLE = {
  'no credentials': [
    without((recording) => {
      for (const { request } of callsOf(recording))
        request.headers = request.headers.filter((field) => !isAuthorization(field));
    }),
    /it has no Authorization field in any report: a sanitized export\?/,
  ],
  'credentials in brackets': [without(saying('Bearer [REDACTED]')), /are blacked out \("Bearer \[REDACTED\]"\)/],
  'credentials as stars': [without(saying('Bearer ********')), /are blacked out/],
  'tokens blacked out': [
    without((recording) => {
      const [token] = callsOf(recording);
      Object.assign(token?.response.content ?? {}, { text: '{"access_token":"<redacted>","expires_in":3600}' });
    }),
    /the access_token in its replies to token calls is blacked out/,
  ],
  'no bodies': [
    without((recording) => {
      for (const { request } of callsOf(recording)) request.postData = {};
    }),
    /it lacks the body \(postData\.text\) of 3 of its 3 calls/,
  ],
  'bodies blacked out': [
    without((recording) => {
      for (const { request } of callsOf(recording)) request.postData = { text: '[redacted]' };
    }),
    /it lacks the body \(postData\.text\) of 3 of its 3 calls/,
  ],
};

describe('what the tool left out is held against nobody', () => {
  for (const [name, [recording, shown]] of Object.entries(LACKING))
    test(name, () => assert.throws(() => opened(recording()), shown));

  test('a client that sends no token, and is refused for it, is judged', async () => {
    const refused = without((recording) => {
      for (const { request, response } of callsOf(recording)) {
        request.headers = request.headers.filter((field) => !isAuthorization(field));
        if (!request.url.includes('oauth2')) response.status = 401;
      }
    });
    const { result } = await judged(refused());
    assert.equal(result.verdict.requirements.find(({ id }) => id === 'CLIENT-CALL.BEARER')?.outcome, 'failed');
  });

  const unseen: typeof UNREADABLE = {
    'no token call': [
      without((recording) =>
        recording.log.entries.splice(recording.log.entries.indexOf(callsOf(recording)[0] as Entry), 1),
      ),
      /^the HAR holds no token call: begin the recording before your client asks for a token$/,
    ],
    'no texts of replies': [
      without((recording) => {
        for (const { response } of callsOf(recording)) response.content = {};
      }),
      /^the HAR holds the text of no reply to a token call/,
    ],
  };
  for (const [name, [recording, shown]] of Object.entries(unseen))
    test(`${name}: whose token it was is left open, and the next step is about the recording`, async () => {
      const calls = recording() as Har;
      calls.log.entries.pop();
      const { result } = await judged(calls);
      const issued = result.verdict.requirements.find(({ id }) => id === 'CLIENT-CALL.ISSUED-TOKEN');
      assert.equal(issued?.outcome, 'inconclusive');
      assert.match(issued?.reason ?? '', shown);
      assert.equal(result.verdict.verdict, 'incomplete');
      assert.match(verdictWords(result).nextStep, /^Next: record once more: the HAR holds/);
    });
});

describe('what cannot be judged is refused in a sentence', () => {
  for (const [name, [recording, shown]] of Object.entries(UNREADABLE))
    test(name, () => assert.throws(() => opened(recording()), shown));

  test('what is about something else is counted', () => {
    assert.match(opened(exported).lines.join('\n'), /note: 1 other entry /);
  });
});
