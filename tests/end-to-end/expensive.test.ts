/** Submissions made to be expensive, whole and well packed: each is refused alone and soon, and others are judged. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { Sandbox } from '../../scripts/verify/sandbox.ts';
import { layOut } from '../../submission/layout.ts';
import { scratch } from '../support/certify.ts';
import { attestedAgain } from '../support/fuzz/forger.ts';
import { zipOf } from '../support/fuzz/zips.ts';
import { ANYBODY, entriesOf, runAgainstMock } from '../support/submission.ts';

type Entries = Map<string, Buffer>;
// biome-ignore lint/suspicious/noExplicitAny: what is forged has any form
type Any = any;

const folder = scratch();

/** The default limits of `verify`. */
const LIMITS = { seconds: 30, megabytes: 512 };
const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

const run = (edit: (record: Any) => void) => (entries: Entries) => {
  const record = JSON.parse((entries.get('run.json') as Buffer).toString());
  edit(record);
  entries.set('run.json', Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
};
const exchanges = (edit: (exchange: Any) => void) => (entries: Entries) => {
  const lines = (entries.get('evidence.ndjson') as Buffer).toString().trim().split('\n');
  const edited = lines.map((line) => {
    const exchange = JSON.parse(line);
    edit(exchange);
    return `${JSON.stringify(exchange)}\n`;
  });
  entries.set('evidence.ndjson', Buffer.from(edited.join('')));
};
const body = (text: string) =>
  exchanges(({ reply }) => {
    if (reply) reply.body = { text, bytes: Buffer.byteLength(text) };
  });
const schema = (value: object) => run(({ context }) => Object.assign(context.profile, { errors: { schema: value } }));
const put = (name: string, bytes: () => Buffer) => (entries: Entries) => entries.set(name, bytes());
/** What the schemas bound, they refuse: `entry-schemas` proves that they bound everything, and refuse it soon. */
const EXPENSIVE: Readonly<Record<string, (entries: Entries) => unknown>> = {
  'a seed of 12 MB': run(({ context }) => Object.assign(context, { seed: 'a'.repeat(12e6) })),
  '19,000 exchanges more, each with a number of its own': (entries) => {
    const bytes = entries.get('evidence.ndjson') as Buffer;
    const last = JSON.parse(bytes.toString().trim().split('\n').at(-1) as string);
    const more = many(19_000, (n) => `${JSON.stringify({ ...last, id: `check-in/${n}`, seq: last.seq + n + 1 })}\n`);
    entries.set('evidence.ndjson', Buffer.concat([bytes, Buffer.from(more.join(''))]));
  },
  '8 MB of backslashes in a body': body('\\'.repeat(8e6)),
  '8 MB of eyJ in a body': body('eyJ'.repeat(8e6 / 3)),
  'bodies of backslashes, as long as they may be': body('\\'.repeat(16_000)),
  'bodies of eyJ, as long as they may be': body('eyJ'.repeat(5000)),
  'a catastrophic pattern': (entries) => {
    schema({ type: 'object', properties: { error: { pattern: '^(a|a|aa)+$' } } })(entries);
    body(JSON.stringify({ error: `${'a'.repeat(15_000)}!` }))(entries);
  },
  'a part of the plan that is named a million times': run((record) => {
    Object.assign(record, { whole: false, only: many(1e6, (n) => `A${n}`) });
  }),
  'a README.txt of 60 MB': put('README.txt', () => Buffer.alloc(6e7, 'a')),
  'a page of 60 MB': put('report.html', () => Buffer.alloc(6e7, '<!-- ')),
  '2,900 entries more': (entries) => {
    for (let n = 0; n < 2900; n += 1) entries.set(`allure-results/${n}-result.json`, Buffer.from('{}'));
  },
  'names that grow when they are normalised': (entries) => {
    for (let n = 0; n < 800; n += 1) entries.set(`${'\ufdfa'.repeat(300)}${n}`, Buffer.from('x'));
  },
};

const BOMBS: Readonly<Record<string, (entries: Entries) => Buffer>> = {
  'a bomb that says how large it is': (entries) => zipOf(new Map(entries).set('junit.xml', Buffer.alloc(2 ** 28))),
  'many bombs, each within what one may have': (entries) => {
    const one = Buffer.alloc(60 * 2 ** 20);
    return zipOf(new Map([...entries, ...many(40, (n) => [`z${n}`, one] as const)]));
  },
  'a bomb that says it is small': (entries) => {
    const stored = { name: 'junit.xml', crc32: 0, compressed: deflateRawSync(Buffer.alloc(2 ** 28)), size: 100 };
    return layOut([
      stored,
      ...[...entries].map(([name, bytes]) => ({
        ...stored,
        name,
        compressed: deflateRawSync(bytes),
        size: bytes.length,
      })),
    ]);
  },
};

describe('a submission that was made to be expensive', () => {
  const sandbox = new Sandbox(LIMITS);
  let honest: Entries;
  const file = (name: string) => join(folder, name);
  before(async () => {
    const only = (id: string) => id.startsWith('TOKEN-FORM.SUCCESS');
    honest = await entriesOf(await runAgainstMock({ context: { claims: ['token-form'] }, only }));
    writeFileSync(file('good.zip'), zipOf(honest));
  });
  after(() => sandbox.stop());

  const made: Readonly<Record<string, (entries: Entries) => Buffer>> = {
    ...Object.fromEntries(
      Object.entries(EXPENSIVE).map(([what, edit]) => [
        what,
        (entries: Entries) => {
          edit(entries);
          return zipOf(attestedAgain(entries));
        },
      ]),
    ),
    ...BOMBS,
  };
  for (const [what, zip] of Object.entries(made)) {
    test(`with ${what} is not genuine, and soon`, async () => {
      writeFileSync(file('bad.zip'), zip(new Map(honest)));
      const found = await sandbox.judge(file('bad.zip'), ANYBODY);
      assert.equal(found.consistent, false);
      // The sandbox is for attacks that nobody thought of: these are refused for a reason.
      assert.doesNotMatch(found.problems[0]?.code ?? '', /^judging\.|^file\.changed$/);
      assert.ok((found.reasons[0]?.length ?? 0) < 2000);
    });
  }
  test('keeps no other from being judged', async () => {
    const found = await sandbox.judge(file('good.zip'), ANYBODY);
    assert.deepEqual([found.consistent, found.reasons], [true, []]);
  });
});
