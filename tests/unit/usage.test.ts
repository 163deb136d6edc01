/** Command lines: one sentence suggests what was meant; `npm run requirements` and `--only` know the plan. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
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
  const cases: Readonly<Record<string, readonly [readonly string[], string]>> = {
    'with a misspelt option': [['--profle', 'x'], "Unknown option '--profle': is it --profile?"],
    'with an option like no other': [['--verbosity'], "Unknown option '--verbosity'; --help lists all options."],
    'whose last option lacks its value': [['--out'], '--out needs what it names: --out DIR.'],
    'with a value of nothing': [['--accept', 'a', '--accept='], '--accept needs what it names: --accept ID.'],
    'with an option in the place of a value': [['--out', '--json'], '--out needs what it names: --out DIR.'],
    'with a value that nobody wants': [['--json=x'], "Option '--json' does not take an argument."],
    'with a word too many': [['x'], "Unexpected argument 'x'."],
  };
  for (const [what, [args, sentence]] of Object.entries(cases)) {
    test(`${what} is refused in one sentence`, () =>
      assert.equal(
        refusal(() => read(...args)),
        sentence,
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
  assert.match(
    refusal(() => refuseExisting(`${folder}/nowhere/known.yaml`)),
    /^--write-baseline: the folder of .*known\.yaml does not exist/,
  );
  assert.match(
    refusal(() => refuseExisting(import.meta.filename)),
    /^--write-baseline: .* is there already/,
  );
  refuseExisting(`${folder}/known.yaml`);
});

describe('the command line of certify', () => {
  const cases: Readonly<Record<string, readonly [readonly string[], RegExp]>> = {
    'a misspelt subject': [['clinet'], /^There is no subject "clinet": is it "client"\?$/],
    'a subject that is nearly right': [['servise'], /^There is no subject "servise": is it "service"\?$/],
    'a subject like no other': [
      ['everything'],
      /^There is no subject "everything": "service" and "client" are the two\.$/,
    ],
    'an id in the place of a subject': [['CHECK-IN.ACCEPTS-CODE'], /is it --only CHECK-IN\.ACCEPTS-CODE\?$/],
    'an id after the subject': [
      ['service', 'CHECK-IN.ACCEPTS-CODE:folio'],
      /is it --only CHECK-IN\.ACCEPTS-CODE:folio\?$/,
    ],
    'a scene in the place of a subject': [['client', 'no-show'], /^client: found no-show; .* --only no-show\.$/],
    'an option that is gone': [['--quiet'], /^--quiet is gone\. In its place: --detail causes\.$/],
    'an option that is gone, with its value': [['client', '--scenes=no-show'], /: --only\.$/],
    'what nobody can accept': [['--accept', 'failures'], /^--accept: found "failures"/],
    '--only without ids': [['--only'], /^--only needs what it names: --only ID\.$/],
    '--only before another option': [['--only', '--json'], /^--only needs what it names: --only ID\.$/],
    'an option of the client beside the service': [
      ['--webhook', 'http://x/'],
      /^--webhook is for the client: npx lodging-certification certify client --webhook\.$/,
    ],
    'two ways to have the client play': [
      ['client', '--command', 'x', '--operator'],
      /^--command plays the scenes: leave out --operator\.$/,
    ],
    'a web hook that is no address, without repeating it': [
      ['client', '--webhook', 'ftp://pms:word@x/'],
      /^--webhook needs an http or https link\.$/,
    ],
    'a misspelt option': [['--acept'], /is it --accept\?$/],
    'another host without TLS': [
      ['client', '--host', '0.0.0.0'],
      /--host 0\.0\.0\.0: beyond this machine .* add --https/,
    ],
    'a port that is none': [['client', '--host', '127.0.0.1:65536'], /--host: found "127.0.0.1:65536"/],
    'another upstream': [['client', '--upstream', 'production'], /--upstream: found "production"/],
    'a recording and a proxy': [
      ['client', '--har', 'a.har', '--upstream', 'sandbox'],
      /^--har is for calls .* --upstream\.$/,
    ],
    'a scene to watch beside what certifies': [['client', '--watch', 'no-show', '--json'], /: leave out --json\.$/],
    'a baseline beside a scene to watch': [['client', '--watch', 'no-show', '--baseline', 'x'], /leave out --baseline/],
    'a scene to watch for a service': [['--watch', 'no-show'], /^--watch is for the client/],
    'a way in for a service': [['service', '--https'], /^--https is for the client/],
  };
  for (const [what, [args, sentence]] of Object.entries(cases)) {
    test(`refuses ${what}`, () =>
      assert.match(
        refusal(() => readOptions(args)),
        sentence,
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
    assert.equal(statement, '  A check-in request that lacks a required field MUST be refused.');
    assert.match(values.join(' '), /\bfolio\b/);
    assert.match(values.join(' '), / {2}Why MUST: The stay would be recorded with a value that nobody sent\. /);
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
    const told: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return left.shift() ?? assert.fail(`asked once more: ${question}`);
    };
    const answers = await answered(given, ask, (problem) => void told.push(problem));
    assert.deepEqual(left, []);
    return { answers, told, asked };
  };

  test('are asked again until the answer fits, and may be left open', async () => {
    const typed = ['clint', 'client', 'sandbox.example', 'https://sandbox.example ', '', '99999999999', '4711'];
    const { answers, told, asked } = await askedWith({}, [
      ...typed,
      'America/Chicgo',
      'America/Chicago',
      'jenkins',
      '',
    ]);
    const base = { subject: 'client', 'base-url': 'https://sandbox.example', hotel: '4711' };
    assert.deepEqual(answers, { ...base, 'time-zone': 'America/Chicago' });
    const named = [/--subject/, /LODGING_BASE_URL/, /LODGING_HOTEL_ID/, /LODGING_HOTEL_TIME_ZONE/, /--ci/];
    assert.equal(told.length, named.length);
    for (const [at, name] of named.entries()) assert.match(told[at] ?? '', name);
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
