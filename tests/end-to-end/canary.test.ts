/**
 * 25 secrets, planted through the configuration and by the issuer, and echoed by the service in every encoding: none of
 * them is found in anything that leaves a run.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Override } from '../../mock/behaviour.ts';
import { EMBEDDED_CLIENT, type Mock, startMock } from '../../mock/server.ts';
import type { Claims } from '../../mock/tokens.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { summaryText } from '../../reporters/summary.ts';
import { assemble } from '../../submission/assemble.ts';
import { requestTexts } from '../../submission/entries.ts';
import { submissionEntries, writeSubmission } from '../../submission/pack.ts';
import { readZip } from '../../submission/read.ts';
import { SecretScanner } from '../../submission/scan.ts';
import { newTagKey, Redactor } from '../../wire/redaction.ts';
import { type Certified, certifyWithAllure, remote, scratch } from '../support/certify.ts';
import { embeddedProfile } from '../support/context.ts';
import { readable } from '../support/decoded.ts';
import { overrideOf } from '../support/faults.ts';
import { assertNone } from '../support/reported.ts';
import { runAgainstMock } from '../support/submission.ts';

const folder = scratch();

/** Client secrets, each with characters that change under URL, form, JSON, XML or base64 encoding. */
const SECRETS: readonly string[] = [
  'Kq+plus/slash=equals&amp-01',
  'Zr"quoted\'apostrophe"-02-end',
  'Wt\\back\\slashes\\u0041-03-end',
  'Lm percent%41%2F%%25-04-ending',
  'Vb space at places + here-05 x',
  'Xäöüß-Ümläute-ÄÖÜ-06-Straße',
  'Gj<script>alert(1)</script>-07',
  'Hd😀emoji🔑inside🚪-08-ending',
  'Nf日本語の秘密の言葉-09-ending',
  'Ps&amp;&lt;&#39;entities;-10-x',
  'Ty?query=a&b#fragment;p-11-end',
  '{"Cw":"json","member":[1,2]}-12',
  'Rv~!*()[]{}|^`$HOME$(x)-13-end',
  'Bn-_base64url-_safe_-like-_-14',
  'Mx:colon,comma;semi@at-15-ending',
  'Qz==\'=="==\\==/==+==%==&==-16',
];

/** Header-safe access tokens of all kinds, and two that no Authorization field should carry. */
const TOKENS: readonly string[] = [
  'opaque-token~with.every_kind-of+letter/17==',
  '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hex-18',
  'AAAA++++////AAAA++++////AAAA++++////19==',
  'v2.local.cGFzZXRvLWxpa2UtdG9rZW4tMjA.Zm9vdGVy-20',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJqd3QtbGlrZSJ9.c2lnbmF0dXJlLTIx',
  'ya29.a0AfH6SMBx-like_google-22-AbCdEfGhIjKl',
  '00DxX0000000001!AQ~like.salesforce-23.AbCd',
  'token"with\'quotes\\and<angles>&percent%-24',
  'token with spaces + plus / slash % = & -25',
];
const CANARIES = [...SECRETS, ...TOKENS];

const echoes = () => overrideOf('echoes-secrets');

function issues(token: string): Override {
  let claims: Claims | null = null;
  return {
    issue: () => async (given) => {
      claims = { ...given, exp: 4_000_000_000 };
      return token;
    },
    readToken: () => async (given) => (given === token ? claims : null),
  };
}

interface Planted {
  readonly secret: string;
  readonly short: string;
  readonly token: string;
}

/** Nine runs plant all 25 secrets: two and a token each. */
const RUNS: readonly Planted[] = TOKENS.map((token, n) => ({
  token,
  secret: SECRETS[n % SECRETS.length] as string,
  short: SECRETS[(n + 7) % SECRETS.length] as string,
}));

const TELLING =
  /^(TOKEN-(FORM|JSON)\.(SUCCESS|SECOND|ERROR-NO-ECHO|ERROR-CODE|REFUSES-(WRONG-SECRET|PADDED|QUERY|MEDIA))|CHECK-IN\.(BEARER|ACCEPTS-COMPLETE)|NO-SHOW\.BEARER)/;

/** Where each secret of a run is sent, or returned by the service. */
const SENDING = /^(TOKEN-FORM\.(SUCCESS|SECOND)|CHECK-IN\.BEARER)/;

async function run(planted: Planted, redactor: Redactor, zip: string, wanted = TELLING) {
  const short = embeddedProfile.token?.shortLivedClient ?? assert.fail('no short-lived client');
  const clients = [
    { ...EMBEDDED_CLIENT, secret: planted.secret },
    { ...short, secret: planted.short },
  ];
  const { record, exchanges } = await runAgainstMock({
    only: (id) => wanted.test(id),
    context: { claims: ['token-form', 'token-json', 'check-in', 'no-show'] },
    secrets: { client_secret: planted.secret, short_lived_secret: planted.short },
    faults: [issues(planted.token), echoes()],
    mock: { clients },
    redactor,
  });
  const { result } = await assemble(record, exchanges);
  const entries = submissionEntries({ result, writers: entryWriters });
  const screen = summaryText(result, { color: false, width: 100 });
  const scanner = new SecretScanner(redactor.values());
  const write = () => writeSubmission(zip, entries, requestTexts(result), scanner);
  return { entries, screen, write, exchanges };
}

test('there are 25 different canaries, and the nine runs plant each of them', () => {
  assert.equal(new Set(CANARIES).size, 25);
  const planted = new Set(RUNS.flatMap(({ secret, short, token }) => [secret, short, token]));
  assertNone(CANARIES.filter((each) => !planted.has(each)));
});

describe('planted and echoed', () => {
  for (const [index, planted] of RUNS.entries()) {
    const own = [planted.secret, planted.short, planted.token];

    test(`run ${index + 1}: nothing of its secrets is in the submission, in no encoding, or on the screen`, async () => {
      const zip = join(folder, `canary-${index}.zip`);
      const { screen, write, exchanges } = await run(planted, new Redactor(newTagKey()), zip);
      assert.ok(exchanges.length > 80, `${exchanges.length} exchanges`);
      await write();
      const bytes = readFileSync(zip);
      const entries = await readZip(bytes);
      const found = [...entries, ['the zip', bytes] as const, ['the screen', Buffer.from(screen)] as const].flatMap(
        ([name, content]) => readable(content, own).map((secret) => `${CANARIES.indexOf(secret)} in ${name}`),
      );
      assert.deepEqual(found, []);
      assert.match(String(entries.get('evidence.ndjson')), /<client_secret:[0-9a-f]{8}>.*<access_token:[0-9a-f]{8}>/s);
    });
  }

  test('without redaction all are there to be read', async () => {
    const [planted] = RUNS as [Planted];
    const own = [planted.secret, planted.short, planted.token];
    const open = new Redactor(newTagKey(), { enabled: false });
    const { entries } = await run(planted, open, join(folder, 'unredacted.zip'), SENDING);
    assert.deepEqual(readable(entries.get('evidence.ndjson') as Buffer, own), own);
  });
});

describe('a real run against a service that echoes', () => {
  const secret = SECRETS[15] as string;
  const token = TOKENS[0] as string;
  let mock: Mock;
  let run: Certified;
  before(async () => {
    mock = await startMock({
      clients: [{ ...EMBEDDED_CLIENT, secret }],
      profile: {},
      faults: [issues(token), echoes()],
    });
    // One operation of each kind: all of them echo what they receive, and the runs above call the others too.
    const config = join(folder, 'echoing.yaml');
    writeFileSync(config, 'claims: [token-form, check-in]\n');
    const env = remote(mock.url, { LODGING_CLIENT_SECRET: secret });
    run = await certifyWithAllure(folder, 'echoing', env, '--config', config);
  });
  after(() => mock.close());

  test('it goes to its end and writes a submission', () => {
    assert.ok(run.code === 0 || run.code === 1, run.out + run.err);
    assert.ok(run.has('submission.zip') && run.has('report/index.html'));
    assert.match(run.file('evidence.ndjson').toString(), /X-Debug/i);
  });

  test('neither secret nor token is on the screen, in any file of the folder, or inside the zip', async () => {
    const files = readdirSync(run.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    assert.ok(files.length > 5);
    const places: [string, Buffer][] = [['the screen', Buffer.from(`${run.out}\n${run.err}`)]];
    for (const file of files) places.push([relative(run.folder, file), readFileSync(file)]);
    for (const [name, bytes] of await readZip(run.file('submission.zip')))
      places.push([`submission.zip/${name}`, bytes]);
    const found = places.flatMap(([name, bytes]) => readable(bytes, [secret, token]).map(() => name));
    assert.deepEqual(found, []);
    assert.ok(existsSync(join(run.folder, 'submission.zip')));
  });
});
