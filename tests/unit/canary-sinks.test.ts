/** 25 secrets in every encoding, sent back in bodies, fields, reason phrases and errors: none is in what leaves. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { visibleJson } from '../../contract/visible.ts';
import { CLAIMS } from '../../contract/words.ts';
import { judge } from '../../judgement/judge.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { jobSummary } from '../../reporters/job-summary.ts';
import { summaryText } from '../../reporters/summary.ts';
import { assemble } from '../../submission/assemble.ts';
import { packEntries, submissionEntries } from '../../submission/pack.ts';
import { runRecord } from '../../submission/record.ts';
import { SecretFound, SecretScanner, scanEntries } from '../../submission/scan.ts';
import { specsOf } from '../../suites/index.ts';
import { Redactor } from '../../wire/redaction.ts';
import { type RawReply, type Transport, TransportError } from '../../wire/transport.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { readable } from '../support/decoded.ts';
import { ALONE, CANARIES, ENCODINGS, type Encode } from '../support/encodings.ts';
import { wireTo } from '../support/wire.ts';

const HOWS = Object.keys(ENCODINGS);
const encode = (how: string, text: string) => Buffer.from((ENCODINGS[how] as Encode)(Buffer.from(text)) as string);
const isLine = (bytes: Buffer) => /^[\x20-\x7e]*$/.test(bytes.toString('latin1'));

function reply(how: string, secrets: readonly string[]): RawReply {
  const parts = secrets.map((secret) => encode(how, secret));
  const body = ALONE.test(how) ? encode(how, secrets.join('\n')) : Buffer.from(`{"said": [${parts.join(' , ')} ]}`);
  const lines = parts.filter(isLine).map(String);
  const headers = lines.map((line, at) => [`X-Debug-${at}`, line] as const);
  return { status: 400, reason: lines[0] ?? 'Bad Request', headers, body };
}

/** Answers each call in the next encoding; every seventh fails, with the secrets in its error. */
function echoing(): Transport {
  let calls = 0;
  return {
    send: async () => {
      calls += 1;
      const how = HOWS[calls % HOWS.length] as string;
      if (calls % 7 === 0) throw new TransportError('reset', `it said ${encode(how, CANARIES[calls % 25] as string)}`);
      return reply(how, CANARIES);
    },
    close: async () => {},
  };
}

async function sinks(t: TestContext, redactor: Redactor): Promise<Map<string, Buffer>> {
  for (const secret of CANARIES) redactor.add(secret, '<client_secret>');
  const context = contextFor('http://127.0.0.1:9', {
    startedAt: new Date().toISOString(),
    claims: CLAIMS,
    profile: embeddedProfile,
  });
  const pace = { requestsPerSecond: null, concurrency: 1 };
  const [secret = '', short = ''] = CANARIES;
  const secrets = { client_secret: secret, short_lived_secret: short };
  const { wire, recorded } = wireTo(t, context, { ...pace, transport: echoing(), redactor, secrets });
  const plan = collectPlan(context, await specsOf('service'));
  const tests = plan
    .filter(({ instance }) => /^TOKEN-(FORM|JSON)\.(SUCCESS|ERROR|REFUSES)/.test(instance.id))
    .slice(0, 90);
  for (const each of tests) await judge(each, context, wire);
  const times = { endedAt: new Date().toISOString(), whole: false, pace, network: { timeoutMs: 5000, proxy: null } };
  const { result } = await assemble(runRecord(context, times), recorded);
  const entries = submissionEntries({ result, writers: entryWriters });
  return new Map([
    ...entries,
    ['submission.zip', await packEntries(entries)],
    ['the screen', Buffer.from(summaryText(result, { color: false, width: 100 }))],
    ['--json', Buffer.from(visibleJson(result.verdict, 2))],
    ["the job's summary", Buffer.from(jobSummary(result))],
  ]);
}

const unpacked = (line: string) =>
  [...line.matchAll(/"base64":"([^"]+)"/g)].map((match) => Buffer.from(match[1] as string, 'base64'));

describe('what leaves a run against a service that says all it was told', () => {
  test('holds none of the secrets', async (t) => {
    const all = await sinks(t, new Redactor(Buffer.alloc(32, 3)));
    const evidence = String(all.get('evidence.ndjson'));
    const count = evidence.trim().split('\n').length;
    assert.ok(count > HOWS.length, `${count} exchanges`);
    const found = [...all].flatMap(([place, bytes]) => readable(bytes, CANARIES).map((secret) => [place, secret]));
    assert.deepEqual(found, []);
    const scanner = new SecretScanner(CANARIES);
    const scanned = [...all].filter(([, bytes]) => scanner.holdsSecret(bytes)).map(([place]) => place);
    assert.deepEqual(scanned, []);
    // What was recorded as bytes was packed: a reader would unpack it.
    for (const bytes of unpacked(evidence)) {
      const text = bytes[0] === 0x1f ? gunzipSync(bytes) : bytes;
      assert.deepEqual(readable(text, CANARIES), []);
    }
  });

  test('holds them all where nothing is replaced, and the final scan refuses it', async (t) => {
    const all = await sinks(t, new Redactor(Buffer.alloc(32, 3), { enabled: false }));
    assert.deepEqual(readable(all.get('evidence.ndjson') as Buffer, CANARIES), CANARIES);
    assert.throws(() => scanEntries(all, new SecretScanner(CANARIES)), SecretFound);
  });
});
