import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Exchange } from '../../contract/evidence.ts';
import { factsOf, openapi } from '../../contract/interface.ts';
import { startMock } from '../../mock/server.ts';
import { planned, sendBare, spanOf } from '../../scripts/bench/peers/bare.ts';
import { drawn, newChecks, subjectsOf, type ToolRun, tally, verdictChecks } from '../../scripts/bench/peers/compare.ts';
import { contextNow, documentFor, downgraded } from '../../scripts/bench/peers/document.ts';
import { type Benchmarks, figuresIn, markdownOf, perSecond, verdictsOf } from '../../scripts/bench/peers/report.ts';
import { PEERS } from '../../scripts/bench/peers/tools.ts';
import { ROOT } from '../support/certify.ts';

const run = (given: Partial<ToolRun>): ToolRun => ({
  ...{ cpu: 2, seconds: 4, requests: 10, found: [], refused: [], broke: null },
  ...given,
});
const tool = { tool: 'a tool', version: '1.0.0', how: 'as it is' };

test('a fault is found by what does not fail at the mock, in either of two runs', () => {
  const atMock = [run({ found: ['always'] }), run({ found: ['always', 'now and then'], cpu: 3 })];
  const {
    found,
    atMock: known,
    cpu,
    tried,
  } = tally(tool, atMock, [
    { ...run({ found: ['always', 'now and then'] }), kind: 'fault', name: 'unnoticed' },
    { ...run({ found: ['always', 'new'] }), kind: 'fault', name: 'noticed' },
  ]);
  assert.deepEqual(
    { found, known, cpu, tried },
    {
      found: ['noticed'],
      known: ['always', 'now and then'],
      cpu: 4,
      tried: { faults: 2, variants: 0 },
    },
  );
});

test('a correct service is refused by what refuses, not by a warning, nor by a status that its profile names', () => {
  const { refused, broke } = tally(
    tool,
    [run({ refused: ['check-in 400'] })],
    [
      { ...run({ found: ['a warning'] }), kind: 'variant', name: 'warned' },
      { ...run({ refused: ['check-in 422'] }), kind: 'variant', name: 'of another status' },
      { ...run({ refused: ['check-in 201'] }), kind: 'variant', name: 'refused' },
      { ...run({ broke: 'wrote no report' }), kind: 'variant', name: 'without a result' },
    ],
  );
  assert.deepEqual(refused, { refused: 'check-in 201' });
  assert.deepEqual(broke, { 'without a result': 'wrote no report' });
  assert.deepEqual(newChecks([], ['twice', 'twice']), ['twice']);
});

test('of a verdict a warning finds and does not refuse, and only a MUST refuses by being inconclusive', () => {
  const row = (id: string, outcome: string) => ({ id, outcome }) as never;
  const requirements = [
    row('CHECK-IN.REFUSES-MISSING:folio', 'failed'),
    row('TOKEN-FORM.SUCCESS-NO-REFRESH-TOKEN', 'warning'),
    row('CHECK-IN.REFUSES-MISSING:source', 'inconclusive'),
    row('TOKEN-JSON.SUCCESS-NO-REFRESH-TOKEN', 'inconclusive'),
  ];
  assert.deepEqual(verdictChecks({ requirements }), {
    found: ['CHECK-IN.REFUSES-MISSING:folio', 'TOKEN-FORM.SUCCESS-NO-REFRESH-TOKEN'],
    refused: ['CHECK-IN.REFUSES-MISSING:folio', 'CHECK-IN.REFUSES-MISSING:source'],
  });
});

test('a sample is drawn by its seed alone, and each name is in it once', () => {
  const all = Array.from({ length: 50 }, (_, at) => ({ name: `n${at}` }));
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  assert.deepEqual(names(drawn([...all].reverse(), 10, 's')).sort(), names(drawn(all, 10, 's')).sort());
  assert.notDeepEqual(names(drawn(all, 10, 's')), names(drawn(all, 10, 't')));
  const subjects = subjectsOf({ faults: 6, variants: 3, seed: 's' });
  assert.deepEqual(
    subjects.slice(0, 2).map(({ kind }) => kind),
    ['baseline', 'baseline'],
  );
  assert.equal(new Set(subjects.slice(2).map(({ kind, name }) => `${kind} ${name}`)).size, 9);
  assert.deepEqual(subjects.slice(2, 5).filter(({ kind }) => kind === 'variant').length, 1);
});

const SAMPLES: Readonly<Record<string, readonly [report: string, failing: readonly string[]]>> = {
  Schemathesis: [
    '<testsuites><testsuite><testcase name="POST /auth/token" time="1"/><testcase name="POST /api"><failure type="failure" message="1. Test Case ID: a&#10;&#10;- Undocumented HTTP status code&#10;&#10;    Received: 418"/></testcase></testsuite></testsuites>',
    ['POST /api: Undocumented HTTP status code'],
  ],
  Specmatic: [
    `<testsuite><testcase name="Contract Tests &gt; contractTest() &gt; -ve  Scenario: POST /a -&gt; 4xx" time="0"><failure message="R0002">said</failure><system-out/></testcase>
<testcase name="Contract Tests &gt; contractTest() &gt; +ve  Scenario: POST /a -&gt; 201" time="0"><system-out>failure</system-out></testcase></testsuite>`,
    ['-ve  Scenario: POST /a -> 4xx'],
  ],
  'newman with Portman': [
    '{"run":{"failures":[{"source":{"name":"check-in[invalid]"},"error":{"name":"AssertionError","test":"status code is 400"}},{"source":{"name":"no-show"},"error":{"name":"Error"}}]}}',
    ['check-in[invalid]: status code is 400', 'no-show: Error'],
  ],
  Dredd: [
    `<testsuite name="Dredd Tests"><testcase name="POST (200) /auth/token" time="0.3"><failure><![CDATA[Message:
headers: At '/content-type' No enum match for: "text/plain"
statusCode: Expected status code '200', but got '400'.

Request:
headers: 
    Accept: application/json
Expected:
statusCode: 200
]]></failure></testcase><testcase name="POST (201) /api" time="0.1"/></testsuite>`,
    [
      `POST (200) /auth/token: headers: At '/content-type' No enum match for: "text/plain"`,
      `POST (200) /auth/token: statusCode: Expected status code '200', but got '400'.`,
    ],
  ],
  stepci: [
    ' FAIL  Default\n\nSummary\n\n  ✔ token-form passed after 0.126s\n  ✕ check-in failed after 0.008s\n  ⚠︎ no-show skipped after 0s\n',
    ['check-in'],
  ],
};

for (const { name, failing } of PEERS) {
  test(`what failed is read from a report of ${name}`, () => {
    const [report, expected] = SAMPLES[name] ?? ['', ['no sample']];
    assert.deepEqual(failing(report), expected);
  });
}

test('the document for the peers has all operations, a status for each pinned error, and examples that the mock accepts', async () => {
  const mock = await startMock();
  try {
    const context = contextNow({ kind: 'baseline', name: 'reference' }, mock.url);
    const { paths } = documentFor(context, 'KABCDEF12') as { paths: Record<string, { post: Record<string, object> }> };
    assert.deepEqual(Object.keys(paths).sort(), Object.keys(openapi.paths).sort());
    let token = '';
    for (const [path, { post }] of Object.entries(paths)) {
      const { content } = post['requestBody'] as unknown as {
        content: Record<string, { examples: { valid: { value: Record<string, string> } } }>;
      };
      const [[type, { examples }]] = Object.entries(content) as [[string, (typeof content)[string]]];
      const { value } = examples.valid;
      const body = type.includes('form') ? String(new URLSearchParams(value)) : JSON.stringify(value);
      const headers = {
        'content-type': type,
        ...(path.startsWith('/api') ? { authorization: `Bearer ${token}` } : {}),
      };
      const reply = await fetch(mock.url + path, { method: 'POST', headers, body });
      assert.ok(
        String(reply.status) in (post['responses'] as object) && reply.status < 300,
        `${path}: ${reply.status}`,
      );
      if (reply.status === 200) token = ((await reply.json()) as { access_token: string }).access_token;
    }
    const checkIn = paths[factsOf('check-in', {}).path]?.post ?? {};
    assert.deepEqual(Object.keys(checkIn['responses'] ?? {}), ['201', '400', '401', '415']);
  } finally {
    await mock.close();
  }
});

test('a schema of 2020-12 is written as OpenAPI 3.0 writes it', () => {
  assert.deepEqual(downgraded({ type: ['string', 'null'], minLength: 1 }), {
    type: 'string',
    nullable: true,
    minLength: 1,
  });
  assert.deepEqual(downgraded({ properties: { a: { const: 1 } } }), { properties: { a: { enum: [1] } } });
});

test('a bare client sends what was recorded, each once; what went before the plan and what never went out is left out', async () => {
  const mock = await startMock();
  try {
    const exchange = (id: string, reply: unknown) => ({
      ...{ id, reply, sentAt: '2026-06-10T12:00:00.000Z', durationMs: 7 },
      request: {
        method: 'POST',
        url: `http://old.test${factsOf('check-in', {}).path}`,
        headers: [],
        body: { text: '{}', bytes: 2 },
      },
    });
    const all = [
      exchange('preflight/a', {}),
      exchange('check-in/b', {}),
      exchange('check-in/c', {}),
      exchange('check-in/d', null),
    ];
    const plan = planned(all.map((each) => JSON.stringify(each)).join('\n'));
    assert.ok((await sendBare(plan, mock.url, 2)) > 0);
    assert.equal(mock.requests, 2);
    assert.equal(spanOf([...plan, { sentAt: '2026-06-10T12:00:01.000Z', durationMs: 5 } as Exchange]), 1005);
  } finally {
    await mock.close();
  }
});

const written = () => readFileSync(join(ROOT, 'BENCHMARKS.md'), 'utf8');

test('BENCHMARKS.md says what its figures say, and nothing else', () => {
  const text = written();
  assert.equal(markdownOf(figuresIn(text)), text);
});

test('where a peer is ahead, BENCHMARKS.md says so', () => {
  const figures = figuresIn(written());
  const [whole, smoke] = figures.tallies;
  assert.ok(whole && smoke);
  const peer = { ...whole, tool: 'another', cpu: smoke.cpu / 1000, refused: {} };
  const late = { what: 'sending the plan at 80 ms', ours: 3, than: 'another', theirs: 2, ratio: 1.5 };
  const against: Benchmarks = {
    ...figures,
    figures: [late],
    tallies: [{ ...whole, refused: { a: 'b' } }, smoke, peer],
  };
  assert.ok(perSecond(peer) > perSecond(smoke));
  assert.equal(verdictsOf(against).filter((line) => line.includes('**')).length, 4);
});
