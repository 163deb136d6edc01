/** A sandbox behind the suite: the client is served as by the sandbox, judged as before, and no secret is kept. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { callsOf, closingOf, RecordedScenes, scenesFor, scenesIn } from '../../client/judging/played.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import { upstreamProvider } from '../../client/ways/upstream.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { startMock } from '../../mock/server.ts';
import { verdictWords } from '../../reporters/wording.ts';
import { assemble } from '../../submission/assemble.ts';
import { evidenceBytes, parseEvidence, runRecord } from '../../submission/record.ts';
import { specsOf } from '../../suites/index.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { type Transport, TransportError } from '../../wire/transport.ts';
import { scratch } from '../support/certify.ts';
import { careful } from '../support/client-run.ts';
import { readable } from '../support/decoded.ts';
import { call, client, type Listening, listen, say } from '../support/listener.ts';
import { issueToken, serve } from '../support/server.ts';
import { rawServer } from '../support/transport.ts';

const folder = scratch();

interface Client {
  readonly fault: (init: RequestInit) => RequestInit;
  readonly leavesOut?: string;
}
const CLIENTS: Readonly<Record<string, Client>> = {
  careful: { fault: (init) => init },
  'one that says that JSON is text': {
    fault: (init) => ({ ...init, headers: { ...(init.headers as object), 'Content-Type': 'text/plain' } }),
  },
  'one that uses a scheme of its own': {
    fault: ({ headers = {}, ...init }) => {
      const { Authorization = '', ...others } = headers as Record<string, string>;
      return { ...init, headers: { ...others, Authorization: Authorization.replace('Bearer', 'Token') } };
    },
  },
};

const upstreamOf = (url: string, { redactor, context }: Listening, { timeoutMs = 2000, authUrl = url } = {}) => {
  const sandbox = { target: { baseUrl: url, authUrl }, network: { timeoutMs } };
  return upstreamProvider(sandbox, httpTransport(), redactor, JSON.stringify(context));
};

async function playAll(
  listening: Listening,
  context: RunContext,
  { fault, leavesOut }: Client,
  url: string | null,
): Promise<Play[]> {
  const { listener } = listening;
  const usual = globalThis.fetch;
  const log = console.log;
  console.log = () => undefined;
  globalThis.fetch = (input, init = {}) => usual(input, String(input).includes('/reservation/') ? fault(init) : init);
  const plays: Play[] = [];
  try {
    for (const { name } of scenesFor(context)) {
      const clock = join(folder, 'clock');
      writeFileSync(clock, '0\n');
      const startedAt = new Date().toISOString();
      listener.begin(name, url === null ? listening.provider(name) : upstreamOf(url, listening));
      const access = { baseUrl: listener.url, authUrl: listener.url, clientId: client.id, clientSecret: client.secret };
      const file = sceneFile(context, sceneNamed(name) as Scene) as SceneFile;
      await careful({ ...file, steps: file.steps.filter((step) => step.do !== leavesOut) }, access, clock);
      const { calls } = await listener.end(10);
      const endedAt = new Date().toISOString();
      plays.push({ scene: name, startedAt, endedAt, end: 'done', remark: null, repeats: 0, ...closingOf(calls) });
    }
  } finally {
    globalThis.fetch = usual;
    console.log = log;
  }
  return plays;
}

/** What is found in a client's calls, in the plan's order. @param url of the sandbox; `null`: the stand-in answers */
async function findings(t: TestContext, player: Client, url: string | null) {
  const listening = await listen(t);
  const { target } = listening.context;
  // For both: the scenes that any provider can play.
  const given = { startedAt: new Date().toISOString(), target: { ...target, embedded: false } };
  const context: RunContext = { ...listening.context, ...given };
  const plays = await playAll(listening, context, player, url);
  const played = scenesIn(context, plays, listening.recorded);
  const recorded = new RecordedScenes(context, played);
  const judgements = await runPlan(collectPlan(context, await specsOf('client')), context, recorded);
  const found = judgements.map(({ instance, outcome, reason }) => [instance.id, outcome, reason] as const);
  return { listening, context, plays, exchanges: callsOf(played), found };
}

const mockFor = async (t: TestContext) => {
  const mock = await startMock({ profile: {}, clients: [{ ...client, lifetimeSeconds: 3600 }] });
  t.after(() => mock.close());
  return mock;
};

describe('the proxy before the mock finds what the stub provider finds', () => {
  for (const [name, player] of Object.entries(CLIENTS)) {
    test(name, async (t) => {
      const mock = await mockFor(t);
      const before = await findings(t, player, null);
      const proxied = await findings(t, player, mock.url);
      // Each provider has words of its own for a refusal, and each run tags of its own for its secrets.
      const inOurWords = ({ found }: typeof before) =>
        found.map(([id, outcome, reason]) => [
          ...[id, outcome],
          reason?.replace(/^(the sandbox .*?) \(\d{3}.*$/, '$1').replaceAll(/<(\w+):[0-9a-f]+>/g, '<$1>'),
        ]);
      assert.deepEqual(inOurWords(proxied), inOurWords(before));
      assert.equal(proxied.listening.recorded.length, before.listening.recorded.length);
      const isFlawed = before.found.some(([, outcome]) => outcome === 'failed');
      assert.equal(isFlawed, name !== 'careful');
      const text = JSON.stringify(proxied.listening.recorded);
      assert.deepEqual(readable(text, proxied.listening.redactor.values()), []);
    });
  }
});

/** The result of a run, from its record alone. */
async function resultOf({ context, plays, exchanges }: Awaited<ReturnType<typeof findings>>, upstream: string) {
  const client = { drivenBy: 'command', answeredBy: 'upstream', upstream, clockAheadMs: 0, plays } as const;
  const facts = { endedAt: new Date().toISOString(), whole: true, pace: { requestsPerSecond: null, concurrency: 1 } };
  const network = { timeoutMs: 1000, proxy: null };
  const { result, problems } = await assemble(runRecord(context, { ...facts, network, client }), exchanges);
  assert.deepEqual(problems, []);
  return result;
}

test('what was passed on is verified without being built again, and that is said', async (t) => {
  const mock = await mockFor(t);
  const result = await resultOf(await findings(t, CLIENTS['careful'] as Client, mock.url), mock.url);
  const shown = result.verdict.tested.remarks.join(' ');
  assert.ok(shown.includes(mock.url) && shown.includes('could not be built again'), shown);
});

test('scenes that ask something of the provider cannot be had of a sandbox', async (t) => {
  const { context } = await listen(t);
  const names = (embedded: boolean) =>
    scenesFor({ ...context, target: { ...context.target, embedded } }).map(({ name }) => name);
  assert.ok(
    names(false).includes('ordinary-stay') && !names(false).includes('backlog') && names(true).includes('backlog'),
  );
});

const REFUSING: Readonly<
  Record<string, readonly [said: RegExp, answer: (path: string, response: ServerResponse) => unknown]>
> = {
  'one operation': [
    /the sandbox did not accept the check-out of (?:the )?stay .*\(422 .*\): \{"title":"No such reservation"\}/,
    (path, response) => {
      if (path.endsWith('/checkin')) response.writeHead(201).end();
      else response.writeHead(422).end('{"title":"No such reservation"}');
    },
  ],
  'the client': [
    /the sandbox did not accept the token-form request that the check-in of (?:the )?stay .*\(401 .*\): \{"error":"invalid_client"\}/,
    (_path, response) => response.writeHead(401).end('{"error":"invalid_client"}'),
  ],
  'its token': [
    /did not accept the check-in of (?:the )?stay .*\(401/,
    (_path, response) => response.writeHead(401).end(),
  ],
  'every call, since it is down': [/\(503 /, (_path, response) => response.writeHead(503).end()],
  'every call, since it cannot be reached': [/no reply/, (_path, response) => response.destroy()],
};

describe('no client is certified for what the sandbox did not accept, and none is blamed for it: it refuses', () => {
  for (const [what, [shown, answer]] of Object.entries(REFUSING)) {
    test(what, async (t) => {
      const refusesClient = what === 'the client';
      const sandbox = await serve(t, ({ url }, response) => {
        if (url.endsWith('/oauth2/token') && !refusesClient) issueToken(response, 'a-token-of-the-sandbox-0001');
        else answer(url, response);
      });
      const run = await findings(t, CLIENTS['careful'] as Client, sandbox.url);
      const { found } = run;
      const [, outcome, reason] = found.find(([id]) => id === 'CLIENT-EVENTS.REPORTED:ordinary-stay') ?? [];
      assert.equal(outcome, 'inconclusive', reason);
      assert.match(reason ?? '', shown);
      const blamed = found.filter(([, each]) => each === 'failed' || each === 'warning');
      assert.deepEqual(blamed, []);
      const result = await resultOf(run, sandbox.url);
      assert.equal(result.verdict.verdict, 'inconclusive');
      assert.match(verdictWords(result).nextStep, /ask the provider/);
    });
  }

  test('an event that the client leaves out is still its fault', async (t) => {
    const mock = await mockFor(t);
    const url = mock.url;
    const lazy = { fault: (init: RequestInit) => init, leavesOut: 'check-out' };
    const { found } = await findings(t, lazy, url);
    const [, outcome] = found.find(([id]) => id === 'CLIENT-EVENTS.REPORTED:ordinary-stay') ?? [];
    assert.equal(outcome, 'failed');
  });
});

test('requests and replies are passed on as they are, but for what is said between neighbours', async (t) => {
  const sandbox = await serve(t, (request, response) => {
    if (request.url.startsWith('/issuer')) issueToken(response, 'a-token-of-the-sandbox-0001');
    else response.writeHead(201, { 'X-Trace': 'abc', Connection: 'X-Hop', 'X-Hop': '1', 'Set-Cookie': 'a=b' }).end();
  });
  const listening = await listen(t);
  const { listener, recorded } = listening;
  const addresses = { baseUrl: `${sandbox.url}/stage`, authUrl: `${sandbox.url}/issuer` };
  listener.begin('ordinary-stay', upstreamOf(addresses.baseUrl, listening, addresses));
  const asked = `grant_type=client_credentials&client_id=${client.id}&client_secret=${client.secret}`;
  const token = await say(listening, call('/oauth2/token', ['Content-Type: application/x-www-form-urlencoded'], asked));
  assert.ok(token.includes('a-token-of-the-sandbox-0001'), 'the client gets the token itself');
  const fields = ['Content-Type: application/json', 'Authorization: Bearer a-token-of-the-sandbox-0001', 'X-Mine: 1'];
  const report = await say(listening, call('/api/v1/reservation/checkin?a=%41', fields, '{"a":1}'));
  await listener.end(10);
  const [first, second] = sandbox.seen;
  assert.equal(first?.body, asked);
  assert.deepEqual([first?.url, second?.url], ['/issuer/oauth2/token', '/stage/api/v1/reservation/checkin?a=%41']);
  assert.equal(second?.headers.authorization, 'Bearer a-token-of-the-sandbox-0001');
  assert.equal(second?.headers['x-mine'], '1');
  assert.equal(second?.headers.host, new URL(sandbox.url).host);
  assert.ok(/X-Trace: abc/i.test(report) && !/X-Hop/i.test(report) && /Set-Cookie: a=b/i.test(report));
  const [issued, used] = recorded;
  assert.equal(issued?.issued.length, 1);
  const place = `<access_token:${issued?.issued[0]?.tag}>`;
  assert.ok(issued?.reply?.body.text?.includes(place));
  assert.ok(used?.request.headers.some(([, value]) => value === `Bearer ${place}`));
  assert.deepEqual(readable(JSON.stringify(recorded), ['a-token-of-the-sandbox-0001', client.secret]), []);
});

const ODD_REPLIES: Readonly<Record<string, string>> = {
  'status 000': 'HTTP/1.1 000 Odd',
  'status 099': 'HTTP/1.1 099 Odd',
  'status 1000': 'HTTP/1.1 1000 Odd',
  'no status': 'HTTP/1.1  Odd',
  'more fields than are recorded': `HTTP/1.1 200 OK\r\n${'a:\r\n'.repeat(10_500)}X: y`,
};

describe('a reply that nobody could pass on is recorded as none, and the next call is served:', () => {
  for (const [name, head] of Object.entries(ODD_REPLIES)) {
    test(name, async (t) => {
      const heads = [head, 'HTTP/1.1 201 Created'];
      const sandbox = await rawServer(t, (socket) =>
        socket.end(`${heads.shift()}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`),
      );
      const listening = await listen(t);
      listening.listener.begin('ordinary-stay', upstreamOf(sandbox.url, listening));
      assert.equal(await say(listening, call('/api/v1/reservation/checkin', [], '{}')), '');
      assert.match(await say(listening, call('/api/v1/reservation/checkin', [], '{}')), /^HTTP\/1.1 201 /);
      const { calls } = await listening.listener.end(0);
      const [lost, next] = calls;
      assert.deepEqual([lost?.reply, lost?.failure?.kind, lost?.received?.lost], [null, 'reset', true]);
      assert.equal(next?.reply?.status, 201);
      parseEvidence(evidenceBytes(calls));
    });
  }
});

test('the host that is asked is that of the settings, whatever target a client names', async (t) => {
  const listening = await listen(t);
  const asked: string[] = [];
  const transport: Transport = {
    send: async ({ url }) => {
      asked.push(new URL(url).host);
      throw new TransportError('refused', 'nobody is there');
    },
    close: async () => undefined,
  };
  const sandbox = { target: { baseUrl: 'http://sandbox.test', authUrl: 'http://sandbox.test' } };
  const network = { timeoutMs: 1000 };
  const provider = upstreamProvider({ ...sandbox, network }, transport, listening.redactor, '');
  listening.listener.begin('ordinary-stay', provider);
  // Joined as it is, the third asks the host sandbox.tests.
  const joined = ['@evil.test/', '.evil.test/', 's://x/a', 'S://x', '*', ':80/', 'x', 'http:@evil.test/'];
  const passed = [
    '//evil.test/',
    '/\\evil.test/',
    'http://evil.test/a',
    'http://evil.test?@b/',
    'https://sandbox.tests',
  ];
  for (const target of [...joined, ...passed, '/oauth2/token'])
    await say(listening, `GET ${target} HTTP/1.1\r\nHost: sandbox.tests\r\nConnection: close\r\n\r\n`);
  const { refused } = await listening.listener.end(0);
  assert.deepEqual(asked, Array(passed.length + 1).fill('sandbox.test'));
  assert.equal(
    refused.reduce((all, { calls }) => all + calls, 0),
    joined.length,
  );
});

test('a sandbox that does not answer looks to the client as it would without anybody in between', async (t) => {
  const listening = await listen(t);
  listening.listener.begin('ordinary-stay', upstreamOf('http://127.0.0.1:1', listening));
  assert.equal(await say(listening, call('/api/v1/reservation/checkin', ['Content-Type: application/json'], '{}')), '');
  await listening.listener.end(10);
  const [lost] = listening.recorded;
  assert.deepEqual([lost?.reply, lost?.failure?.kind, lost?.received?.lost], [null, 'refused', true]);
});
