/** Command lines: one sentence suggests what was meant; `npm run requirements` and `--only` know the plan. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { catalogue } from '../../contract/catalogue/index.ts';
import { CLAIMS } from '../../contract/words.ts';
import { EMBEDDED_HOTELS } from '../../mock/embedded.ts';
import { refuseExisting } from '../../scripts/certify/baseline.ts';
import { listPlan } from '../../scripts/certify/list.ts';
import { refuseUntriable } from '../../scripts/certify/only.ts';
import { HELP as CERTIFY_HELP, readOptions } from '../../scripts/certify/options.ts';
import { type Answers, answered, fitting, NAMES } from '../../scripts/init/questions.ts';
import { readCommandLine, UsageError } from '../../scripts/usage.ts';
import { ROOT } from '../support/certify.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { PLAN } from '../support/figures.ts';
import { snapshots } from '../support/snapshot.ts';

const assertText = snapshots('usage');

function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return error.message;
  }
  assert.fail('it was understood');
}

const HELP = `
  --out DIR       where
  --profile FILE  answers
  --json          prints JSON, as
  --accept ID     does
`;
const read = (...args: string[]) => readCommandLine(HELP, args, { lists: ['accept'] });

describe('a command line', () => {
  const wrong = ['--profle x', '--verbosity', '--out', '--accept a --accept=', '--out --json', '--json=x', 'x'];
  for (const line of wrong) {
    test(`is refused in one sentence: ${line}`, () =>
      assertText(
        line,
        refusal(() => read(...line.split(' '))),
      ));
  }

  test('is read by its help', () => {
    const { values } = read('--out', 'a', '--accept', 'b', '--accept=c', '--json');
    assert.deepEqual({ ...values }, { out: 'a', accept: ['b', 'c'], json: true });
    assert.deepEqual({ ...read().values }, { json: false });
  });
});

test('what npm prints above a command is its start, and no shell of ours', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  for (const name of ['certify', 'verify', 'mock', 'send', 'doctor', 'desk'])
    assert.equal(scripts[name]?.replace(/^exec /, ''), `node scripts/start.cjs ${name}`);
});

test('--write-baseline names a new file in a folder that is there', () => {
  const folder = import.meta.dirname;
  for (const file of [`${folder}/nowhere/known.yaml`, import.meta.filename])
    assertText(`--write-baseline ${basename(file)}`, refusal(() => refuseExisting(file)).replaceAll(folder, 'FOLDER'));
  refuseExisting(`${folder}/known.yaml`);
});

describe('the command line of certify', () => {
  const wrong = [
    ...['clinet', 'servise', 'everything', 'CHECK-IN.ACCEPTS-CODE', 'service CHECK-IN.ACCEPTS-CODE:folio'],
    ...['client no-show', '--quiet', 'client --scenes=no-show', '--accept failures', '--acept'],
    ...['--only', '--only --json', 'service --https', '--webhook http://x/', 'client --webhook ftp://pms:word@x/'],
    ...['client --command x --operator', 'client --host 0.0.0.0', 'client --host 127.0.0.1:65536'],
    ...['client --upstream production', 'client --har a.har --upstream sandbox', '--watch no-show'],
    ...['client --watch no-show --json', 'client --watch no-show --baseline x'],
  ];
  for (const line of wrong) {
    test(`refuses ${line}`, () =>
      assertText(
        `certify ${line}`,
        refusal(() => readOptions(line.split(' '))),
      ));
  }

  test('takes no more than twenty-seven options, --help among them', () => {
    assert.equal(new Set(CERTIFY_HELP.match(/^ {2}--[a-z-]+/gm)).size, 27);
  });
});

const { values } = contextFor('http://service.test');
const context = contextFor('http://service.test', {
  claims: CLAIMS,
  profile: embeddedProfile,
  values: { ...values, hotels: EMBEDDED_HOTELS },
});
const TEXT = { json: false, color: false, width: 100 };
const list = (pattern: string, given = context) => listPlan(given, pattern, TEXT);

interface Listed {
  readonly id: string;
  readonly statement: string;
  readonly clause: string;
  readonly settled: { readonly outcome: string } | null;
  readonly instances: readonly { readonly id: string }[];
}
const listed = async (pattern: string) =>
  JSON.parse(await listPlan(context, pattern, { ...TEXT, json: true })) as Listed[];

describe('npx lodging-certification requirements', () => {
  test('holds every instance of the plan once', async () => {
    const instances = (await listed('')).flatMap((each) => each.instances.map(({ id }) => id));
    assert.equal(instances.length, PLAN.instances);
    assert.equal(new Set(instances).size, PLAN.instances);
    assert.ok((await list('')).endsWith(`, ${PLAN.instances.toLocaleString('en-US')} instances`));
  });

  test('shows level, clause, statement and the values of a requirement', async () => {
    const [head = '', statement = '', ...values] = (await list('check-in.refuses-missing')).split('\n');
    assert.match(head, /^CHECK-IN\.REFUSES-MISSING {2}MUST · document §2\.1 · \d+ instances$/);
    assert.equal(statement.trim(), catalogue.find(({ id }) => id === 'CHECK-IN.REFUSES-MISSING')?.statement);
    assert.match(values.join(' '), /\bfolio\b/);
  });

  test('finds a text in ids, statements and clauses, whatever its case, and the whole of one with *', async () => {
    const ids = async (pattern: string) => (await listed(pattern)).map(({ id }) => id);
    assert.ok((await ids('LACKS A REQUIRED FIELD')).includes('CHECK-IN.REFUSES-MISSING'));
    for (const { clause } of await listed('rfc 6749 §5.*')) assert.match(clause, /^RFC 6749 §5\./);
    const ofCheckIn = await ids('check-in.*');
    assert.ok(ofCheckIn.length > 10);
    for (const id of ofCheckIn) assert.match(id, /^CHECK-IN\./);
    const [only] = await listed('CHECK-IN.REFUSES-MISSING:roomNumber');
    const named = only?.instances.map(({ id }) => id);
    assert.deepEqual(named, ['CHECK-IN.REFUSES-MISSING:roomNumber']);
  });

  test('says what would not be tried, and why', async () => {
    const bare = contextFor('http://service.test', { claims: ['token-form', 'check-in'], profile: {} });
    assert.match(await list('CHECK-OUT.ACCEPTS-COMPLETE', bare), /\(not-applicable: check-out is not claimed\)/);
    assert.match(await list('CHECK-IN.BEARER-EXPIRED', bare), /\(not-testable: .*no profile gives /);
  });

  test('refuses what nothing matches, and names the closest ids', async () => {
    await assert.rejects(list('CHECK-IN.REFUSES-MISING'), {
      name: 'UsageError',
      message: /The closest ids: .*CHECK-IN\.REFUSES-MISSING/,
    });
  });
});

describe('--only', () => {
  test('takes ids of requirements and of instances', async () => {
    await refuseUntriable(context, ['CHECK-IN.REFUSES-MISSING', 'CHECK-IN.REFUSES-MISSING:folio']);
    await refuseUntriable(context, []);
  });

  test('refuses an id that is not there, however right the others are', async () => {
    const only = ['CHECK-IN.REFUSES-MISSING', 'CHECK-IN.REFUSES-MISSING:foliot'];
    const message =
      /CHECK-IN\.REFUSES-MISSING has no instance CHECK-IN\.REFUSES-MISSING:foliot\. The closest: CHECK-IN\.REFUSES-MISSING:folio,/;
    await assert.rejects(refuseUntriable(context, only), { name: 'UsageError', message });
  });

  test('refuses a choice of which nothing would be tried, and says why', async () => {
    const bare = { ...context, claims: ['token-form', 'check-in'] as const };
    await assert.rejects(refuseUntriable(bare, ['CHECK-OUT.ACCEPTS-COMPLETE']), {
      message: /nothing of it would be tried: check-out is not claimed/,
    });
    await refuseUntriable(bare, ['CHECK-OUT.ACCEPTS-COMPLETE', 'CHECK-IN.ACCEPTS-COMPLETE']);
  });
});

describe('the questions of init', () => {
  const askedWith = async (given: Answers, typed: readonly string[]) => {
    const left = [...typed];
    const asked: string[] = [];
    const reported: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return left.shift() ?? assert.fail(`asked once more: ${question}`);
    };
    const answers = await answered(given, ask, (problem) => void reported.push(problem));
    assert.deepEqual(left, []);
    return { answers, reported, asked };
  };

  test('are asked again until the answer fits, and may be left open', async () => {
    const typed = ['clint', 'client', 'sandbox.example', 'https://sandbox.example ', '', '99999999999', '4711'];
    const { answers, reported, asked } = await askedWith({}, [
      ...typed,
      'America/Chicgo',
      'America/Chicago',
      'jenkins',
      '',
    ]);
    const base = { subject: 'client', 'base-url': 'https://sandbox.example', hotel: '4711' };
    assert.deepEqual(answers, { ...base, 'time-zone': 'America/Chicago' });
    const named = [/--subject/, /LODGING_BASE_URL/, /LODGING_HOTEL_ID/, /LODGING_HOTEL_TIME_ZONE/, /--ci/];
    assert.equal(reported.length, named.length);
    for (const [at, name] of named.entries()) assert.match(reported[at] ?? '', name);
    assert.deepEqual([asked.length, new Set(asked).size], [11, NAMES.length]);
    assert.equal(fitting(answers).variables['LODGING_ENVIRONMENT'], 'sandbox');
  });

  test('are not asked where an option has the answer', async () => {
    const { asked } = await askedWith({ subject: 'service', hotel: '7', ci: 'none' }, ['', '', '']);
    assert.equal(asked.length, 3);
    assert.equal(
      asked.some((question) => /hotel is reported/.test(question)),
      false,
    );
  });
});
