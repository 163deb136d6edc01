import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { inspect } from 'node:util';
import { openapi } from '../../contract/interface.ts';
import type { JsonSchema } from '../../contract/profile.ts';
import { certificationSchema } from '../../contract/settings.ts';
import { CLAIMS, OPERATIONS } from '../../contract/words.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { EMBEDDED_CLIENT } from '../../mock/server.ts';
import { formatProblems, loadSettings, type Problem, runContext, type Settings } from '../../run/settings.ts';
import { scratch } from '../support/certify.ts';

const SECRET = 'a-secret-of-the-sandbox';
const REMOTE = {
  LODGING_BASE_URL: 'https://sandbox.example/stage/',
  LODGING_CLIENT_ID: 'hotel-system-1',
  LODGING_CLIENT_SECRET: SECRET,
  LODGING_HOTEL_ID: '4711',
  LODGING_ENVIRONMENT: 'sandbox',
};

const RUN = { seed: 'aa', startedAt: '2026-06-01T12:00:00.000Z' };

type Files = Readonly<Record<string, string>>;
type Env = Readonly<Record<string, string | undefined>>;

function load(t: TestContext, env: Env, files: Files = {}, named: { configFile?: string; profileFile?: string } = {}) {
  return loadSettings({ env, cwd: scratch(t, files), embedded: EMBEDDED, ...named });
}

function settingsOf(...given: Parameters<typeof load>): Settings {
  const loaded = load(...given);
  assert.ok('settings' in loaded, 'problems' in loaded ? formatProblems(loaded.problems) : '');
  return loaded.settings;
}

function problemsOf(...given: Parameters<typeof load>): readonly Problem[] {
  const loaded = load(...given);
  assert.ok('problems' in loaded, 'no problem was found');
  return loaded.problems;
}

const withProfile = (text: string) => [{ 'p.yaml': text }, { profileFile: 'p.yaml' }] as const;

function onlyProblemOf(...given: Parameters<typeof load>): Problem {
  const [problem, ...others] = problemsOf(...given);
  assert.deepEqual(others, []);
  return problem as Problem;
}

const names = (problems: readonly Problem[]) => problems.map(({ setting }) => setting);
const placesOf = (problems: readonly Problem[]) => problems.map(({ setting, file, line }) => [setting, file, line]);

test('with nothing set, the embedded mock is certified with its own client, hotels, profile and every claim', (t) => {
  const settings = settingsOf(t, {});
  assert.deepEqual(settings.target, { baseUrl: null, authUrl: null, environment: 'mock', embedded: true });
  assert.equal(settings.clientId, 'certification-client');
  assert.equal(settings.secrets.client_secret, EMBEDDED_CLIENT.secret);
  assert.equal(settings.secrets.short_lived_secret, EMBEDDED_CLIENT.secret);
  assert.deepEqual(settings.values.hotels, [
    { id: 100001, timeZone: 'America/Chicago' },
    { id: 100002, timeZone: 'America/St_Johns' },
    { id: 100003, timeZone: 'Asia/Kathmandu' },
    { id: 100004, timeZone: 'Australia/Lord_Howe' },
    { id: 100005, timeZone: 'America/Phoenix' },
  ]);
  assert.equal(settings.profile.name, 'embedded mock');
  assert.deepEqual(settings.claims, CLAIMS);
  assert.deepEqual(settings.pace, { requestsPerSecond: null, concurrency: 8 });
  assert.deepEqual(settings.notes, []);
});

test('a sandbox is called with its own values, prefix kept, issuer at the base URL, no profile, at ten a second', (t) => {
  const settings = settingsOf(t, REMOTE);
  const { target, clientId, profile, claims, values } = runContext(settings, RUN);
  const address = 'https://sandbox.example/stage';
  assert.deepEqual(target, { baseUrl: address, authUrl: address, environment: 'sandbox', embedded: false });
  assert.deepEqual([clientId, profile, claims], ['hotel-system-1', {}, OPERATIONS]);
  assert.deepEqual([values.hotels, values.timeZoneGiven], [[{ id: 4711, timeZone: 'UTC' }], false]);
  assert.match(settings.notes.join(), /hotel 4711 .* UTC is assumed; set LODGING_HOTEL_TIME_ZONE/);
  assert.deepEqual(settings.pace, { requestsPerSecond: 10, concurrency: 4 });
  assert.equal(settings.secrets.short_lived_secret, SECRET);
});

test('a run of the embedded mock needs its address, and the context holds no secret', (t) => {
  const settings = settingsOf(t, {});
  assert.throws(() => runContext(settings, RUN), TypeError);
  const context = runContext(settings, { ...RUN, baseUrl: 'http://127.0.0.1:1' });
  assert.equal(context.target.authUrl, 'http://127.0.0.1:1');
  assert.doesNotMatch(JSON.stringify(context), new RegExp(EMBEDDED_CLIENT.secret));
});

test('secrets reach the wire, and neither JSON nor the console', (t) => {
  const settings = settingsOf(t, { ...REMOTE, HTTPS_PROXY: 'http://me:proxy-password@proxy.example:3128' });
  assert.deepEqual(Object.entries(settings.secrets), [
    ['client_secret', SECRET],
    ['short_lived_secret', SECRET],
  ]);
  assert.equal(settings.network.proxyLogin?.password, 'proxy-password');
  for (const shown of [JSON.stringify(settings), inspect(settings, { depth: 9, showHidden: true })]) {
    assert.doesNotMatch(shown, new RegExp(`${SECRET}|proxy-password`));
  }
});

test('the environment comes before .env, and neither is changed', (t) => {
  const env = { ...REMOTE, LODGING_HOTEL_ID: '1' };
  const before = { ...process.env };
  const file =
    'LODGING_HOTEL_ID=2\nLODGING_AUTH_URL="https://issuer.example/"\nLODGING_SHORT_LIVED_CLIENT_SECRET=other-k7Qw2\n';
  const settings = settingsOf(t, env, { '.env': file });
  assert.equal(settings.values.hotels[0]?.id, 1);
  assert.equal(settings.target.authUrl, 'https://issuer.example');
  assert.equal(settings.secrets.short_lived_secret, 'other-k7Qw2');
  assert.deepEqual({ ...process.env }, before);
});

test('empty lines of .env set nothing; an empty LODGING_BASE_URL of a build server does not mean the embedded mock', (t) => {
  assert.equal(settingsOf(t, {}, { '.env': 'LODGING_BASE_URL=\nLODGING_CLIENT_SECRET=\n' }).target.embedded, true);
  assert.equal(settingsOf(t, { ...REMOTE, LODGING_AUTH_URL: '' }).target.authUrl, null);
  assert.deepEqual(names(problemsOf(t, { LODGING_BASE_URL: '' })), ['LODGING_BASE_URL']);
});

for (const name of ['LODGING_AUTH_URL', 'LODGING_CLIENT_ID', 'LODGING_CLIENT_SECRET', 'LODGING_ENVIRONMENT']) {
  test(`${name} without a base URL is half a configuration`, (t) => {
    const value = { ...REMOTE, LODGING_AUTH_URL: 'https://issuer.example' }[name] as string;
    const { setting, found } = onlyProblemOf(t, { [name]: value });
    assert.equal(setting, 'LODGING_BASE_URL');
    assert.match(found, new RegExp(name));
  });
}

for (const name of Object.keys(REMOTE).slice(1)) {
  test(`a base URL needs ${name}, on this machine too`, (t) => {
    for (const baseUrl of [REMOTE.LODGING_BASE_URL, 'http://127.0.0.1:4010']) {
      assert.deepEqual(names(problemsOf(t, { ...REMOTE, LODGING_BASE_URL: baseUrl, [name]: undefined })), [name]);
    }
  });
}

test('hotels of certification.yaml stand in for LODGING_HOTEL_ID, and give it its zone', (t) => {
  const file = 'values: { hotels: [{ id: 1, timeZone: Asia/Kathmandu }, { id: 4711, timeZone: America/Chicago }] }';
  const files = { 'certification.yaml': `${file}\nproduct: { name: Example PMS, version: '1.0', vendor: Example }` };
  assert.equal(settingsOf(t, { ...REMOTE, LODGING_HOTEL_ID: undefined }, files).values.hotels[0]?.id, 1);
  const settings = settingsOf(t, REMOTE, files);
  assert.deepEqual(settings.values.hotels[0], { id: 4711, timeZone: 'America/Chicago' });
  assert.deepEqual([settings.values.hotels.length, settings.notes], [2, []]);
});

test('a product without a name is noted, except for the embedded mock, which certifies nobody', (t) => {
  const notes = settingsOf(t, { ...REMOTE, LODGING_HOTEL_TIME_ZONE: 'UTC' }).notes;
  assert.deepEqual([notes.length, settingsOf(t, {}).notes], [1, []]);
  assert.match(notes[0] ?? '', /^No product is named: set product in certification\.yaml/);
});

for (const value of ['production', 'PROD']) {
  test(`the environment ${value} is refused`, (t) => {
    const { sentence } = onlyProblemOf(t, { ...REMOTE, LODGING_ENVIRONMENT: value });
    assert.match(sentence, /every accepted event is real there/);
  });
}

const WRONG: readonly (readonly [name: string, value: string])[] = [
  ['LODGING_BASE_URL', 'sandbox.example'],
  ['LODGING_BASE_URL', 'ftp://sandbox.example'],
  ['LODGING_BASE_URL', 'http://sandbox.example'],
  ['LODGING_BASE_URL', 'http://127.0.0.1.example'],
  ['LODGING_BASE_URL', 'https://sandbox.example/?a=1'],
  ['LODGING_BASE_URL', 'https://sandbox.example/#a'],
  ['LODGING_BASE_URL', 'https://me:hidden-password@sandbox.example'],
  ['LODGING_AUTH_URL', 'http://issuer.example'],
  ['LODGING_HOTEL_ID', '2147483648'],
  ['LODGING_HOTEL_ID', '1.5'],
  ['LODGING_HOTEL_ID', '0x10'],
  ['LODGING_ENVIRONMENT', 'staging'],
  ['LODGING_CLIENT_SECRET', 'hidden7'],
  ['LODGING_CLIENT_SECRET', 'hidden-with\na-line-break'],
];
for (const [name, value] of WRONG) {
  test(`${name}=${JSON.stringify(value)} is one problem, which shows no secret`, (t) => {
    const problem = onlyProblemOf(t, { ...REMOTE, [name]: value });
    assert.equal(problem.setting, name);
    assert.doesNotMatch(formatProblems([problem]), /hidden/);
  });
}

test('a tab or a line break in a credential is found by its name, and the credential is not shown', (t) => {
  for (const [name, value, found] of [
    ['LODGING_CLIENT_SECRET', 'hidden-with\ta-tab', / 17 characters \(not shown\), with a tab in it/],
    ['LODGING_CLIENT_SECRET', 'hidden-and-a-line\n', / 18 characters \(not shown\), with a line break in it/],
    ['LODGING_CLIENT_ID', 'pms\t4711', /, with a tab in it/],
  ] as const) {
    const problem = onlyProblemOf(t, { ...REMOTE, [name]: value });
    assert.equal(problem.setting, name);
    assert.match(problem.found, found);
    assert.match(problem.wanted, /without tabs and line breaks/);
  }
});

const OWN = 'words of the suite itself (not shown)';
const SHOWN: Readonly<Record<string, string>> = {
  certification: OWN,
  'wrong-secret': OWN,
  'application/json': OWN,
  roomNumber: OWN,
  'Lodging Sandbox': OWN,
  'MUST be refused': OWN,
  [REMOTE.LODGING_CLIENT_ID]: 'the content of LODGING_CLIENT_ID (not shown)',
};
for (const name of ['LODGING_CLIENT_SECRET', 'LODGING_SECOND_CLIENT_SECRET']) {
  for (const [value, found] of Object.entries(SHOWN)) {
    test(`${name}=${value} is in every submission, and is reported before the run`, (t) => {
      const problem = onlyProblemOf(t, { ...REMOTE, [name]: value });
      assert.deepEqual([problem.setting, problem.found], [name, found]);
    });
  }
}

test('a secret that occurs in the configuration is reported with its place', (t) => {
  const product = { 'certification.yaml': "product: { name: Front Desk Seven, version: '1.0', vendor: Example }\n" };
  const env = { ...REMOTE, LODGING_HOTEL_TIME_ZONE: 'America/Chicago' };
  for (const [secret, place] of [
    ['Front Desk Seven', 'certification.yaml'],
    ['America/Chicago', 'LODGING_HOTEL_TIME_ZONE'],
  ] as const) {
    const { setting, found } = onlyProblemOf(t, { ...env, LODGING_CLIENT_SECRET: secret }, product);
    assert.deepEqual([setting, found], ['LODGING_CLIENT_SECRET', `the content of ${place} (not shown)`]);
  }
  settingsOf(t, { ...REMOTE, LODGING_CLIENT_SECRET: 'Front Desk Eight' }, product);
});

const ADDRESSES = ['http://localhost:4010', 'http://127.0.0.1:4010/a/b', 'http://[::1]:4010', 'https://[2001:db8::1]'];
for (const address of ADDRESSES) {
  test(`${address} is an address`, (t) => {
    assert.equal(settingsOf(t, { ...REMOTE, LODGING_BASE_URL: `${address}/` }).target.baseUrl, address);
  });
}

test('a mock on this machine is not spared; pace in the file goes before', (t) => {
  const local = { ...REMOTE, LODGING_BASE_URL: 'http://127.0.0.1:4010', LODGING_ENVIRONMENT: 'mock' };
  assert.deepEqual(settingsOf(t, local).pace, { requestsPerSecond: null, concurrency: 8 });
  const paced = { 'certification.yaml': 'pace: { requestsPerSecond: 3 }' };
  assert.deepEqual(settingsOf(t, local, paced).pace, { requestsPerSecond: 3, concurrency: 8 });
  const limit = { 'limit.yaml': 'rateLimit: { requestsPerSecond: 15 }' };
  assert.equal(settingsOf(t, REMOTE, limit, { profileFile: 'limit.yaml' }).pace.requestsPerSecond, 15);
});

test('an unknown variable is a problem that names the closest one; those of the suite itself are not', (t) => {
  const { setting, wanted } = onlyProblemOf(t, { LODGING_BASEURL: 'https://sandbox.example', LODGING_OUT: 'x' });
  assert.equal(setting, 'LODGING_BASEURL');
  assert.match(wanted, /LODGING_BASE_URL/);
});

test('all problems come at once, with file and line', (t) => {
  const files = {
    '.env': 'LODGING_HOTEL_ID=abc\n',
    'certification.yaml': [
      'values:',
      '  hotels:',
      '    - { id: 1, timeZone: Mars/Phobos }',
      '  stays:',
      '    - roomNumber: 101',
      '    - guestName: Ann',
      'pase: {}',
    ].join('\n'),
  };
  const problems = problemsOf(t, { ...REMOTE, LODGING_HOTEL_ID: undefined, LODGING_ENVIRONMENT: undefined }, files);
  assert.deepEqual(
    placesOf(problems).sort(),
    [
      ['LODGING_HOTEL_ID', '.env', null],
      ['LODGING_ENVIRONMENT', null, null],
      ['values.hotels[0].timeZone', 'certification.yaml', 3],
      ['values.stays[0].roomNumber', 'certification.yaml', 5],
      ['values.stays[1].guestName', 'certification.yaml', 6],
      ['pase', 'certification.yaml', 7],
    ].sort(),
  );
  assert.match(problems.find(({ setting }) => setting === 'pase')?.wanted ?? '', /\(.* pace\?\)$/);
});

test('hotels may be in a CSV file, whose problems name its lines', (t) => {
  const named = (text: string) => ({ 'certification.yaml': 'values: { hotels: hotels.csv }', 'hotels.csv': text });
  const own = { ...REMOTE, LODGING_HOTEL_ID: undefined };
  const read = settingsOf(
    t,
    own,
    named('\uFEFFname;timeZone;id\r\n"The Lake; North";"Asia/Kathmandu";1\r\n\r\nIn town;UTC;-2\r\n'),
  );
  assert.deepEqual(read.values.hotels, [
    { id: 1, timeZone: 'Asia/Kathmandu' },
    { id: -2, timeZone: 'UTC' },
  ]);
  const wrong = (text: string) => placesOf(problemsOf(t, REMOTE, named(text)));
  assert.deepEqual(wrong('id,timeZone\n1,UTC\n\n,UTC\n3,Mars/Phobos\n3\n'), [
    ['values.hotels[1].id', 'hotels.csv', 4],
    ['values.hotels[2].timeZone', 'hotels.csv', 5],
    ['values.hotels[3].timeZone', 'hotels.csv', 6],
  ]);
  for (const text of ['id,zone\n1,UTC\n', 'id,timeZone\n', ''])
    assert.deepEqual(wrong(text), [['values.hotels', 'certification.yaml', 1]]);
  const { 'certification.yaml': alone } = named('');
  assert.match(onlyProblemOf(t, REMOTE, { 'certification.yaml': alone }).found, /hotels\.csv.*ENOENT/);
  const many = Array.from({ length: 10_000 }, (_, at) => `${at},UTC`).join('\n');
  assert.equal(settingsOf(t, own, named(`id,timeZone\n${many}`)).values.hotels.length, 10_000);
  assert.equal(problemsOf(t, REMOTE, named(`id,timeZone\n${many}\n10000,UTC`))[0]?.setting, 'values.hotels');
});

test('the zone of a hotel is given by its variable, which goes before certification.yaml', (t) => {
  const zoned = { ...REMOTE, LODGING_HOTEL_TIME_ZONE: 'Asia/Kathmandu' };
  const file = { 'certification.yaml': 'values:\n  hotels: [{ id: 1, timeZone: UTC }, { id: 4711, timeZone: UTC }]\n' };
  const { values } = settingsOf(t, zoned);
  assert.deepEqual([values.hotels, values.timeZoneGiven], [[{ id: 4711, timeZone: 'Asia/Kathmandu' }], true]);
  assert.deepEqual(settingsOf(t, zoned, file).values.hotels, [
    { id: 4711, timeZone: 'Asia/Kathmandu' },
    { id: 1, timeZone: 'UTC' },
  ]);
  assert.equal(settingsOf(t, REMOTE, file).values.timeZoneGiven, true, 'UTC may be the zone of a hotel');
  assert.equal(settingsOf(t, {}, {}).values.timeZoneGiven, true);
  const { setting, found } = onlyProblemOf(t, { LODGING_HOTEL_TIME_ZONE: 'Asia/Kathmandu' });
  assert.deepEqual([setting, found], ['LODGING_HOTEL_ID', 'nothing, although LODGING_HOTEL_TIME_ZONE is set']);
  const wrong = onlyProblemOf(t, { ...REMOTE, LODGING_HOTEL_TIME_ZONE: '+05:00' });
  assert.deepEqual([wrong.setting, wrong.wanted], ['LODGING_HOTEL_TIME_ZONE', 'the name of an IANA time zone']);
});

test('tells a given source of reservation ids from an assumed one', (t) => {
  const given = (env: Parameters<typeof settingsOf>[1], text: string) =>
    settingsOf(t, env, { 'certification.yaml': `values:\n  hotels: [{ id: 1, timeZone: UTC }]\n${text}` }).values;
  const source = 'hotel-confirmation-number';
  const assumed = given(REMOTE, '');
  assert.deepEqual([assumed.reservationIdFrom, assumed.reservationIdGiven], [source, false]);
  assert.equal(given(REMOTE, `  reservationIdFrom: ${source}`).reservationIdGiven, true);
  assert.equal(given({}, '').reservationIdGiven, true, 'we know where the ids of the embedded mock come from');
});

const BROKEN_FILES: readonly (readonly [text: string, setting: string, line: number | null])[] = [
  ['product: {', 'certification.yaml', 1],
  ['claims: []\nclaims: []', 'certification.yaml', 2],
  ['- a list', 'certification.yaml', 1],
  ['claims: [check-in, check-inn]', 'claims[1]', 1],
  ['network:\n  timeoutMs: fast', 'network.timeoutMs', 2],
  ['network:\n  proxy: http://me:hidden@proxy.example', 'network.proxy', 2],
  ['values:\n  hotels:\n    - { id: 2147483648, timeZone: UTC }', 'values.hotels[0].id', 3],
  ['values:\n  hotels:\n    - { id: 1, timeZone: "+05:00" }', 'values.hotels[0].timeZone', 3],
  ['values:\n  hotels:\n    - { id: 1, timeZone: UTC }\n    - { id: 1, timeZone: UTC }', 'values.hotels[1].id', 4],
  ['values:\n  reservationIdFrom: list', 'values.reservationIdFrom', 2],
  ['values:\n  reservationIds: [R-1]', 'values.reservationIds', 2],
  ['pace: { concurrency: 0 }', 'pace.concurrency', 1],
  ['product:\n  name: PMS\n  version: 1.0\n  vendor: V', 'product.version', 3],
];
for (const [text, setting, line] of BROKEN_FILES) {
  test(`certification.yaml with ${JSON.stringify(text)} is a problem of ${setting}, line ${line}`, (t) => {
    const problem = onlyProblemOf(t, REMOTE, { 'certification.yaml': text });
    assert.deepEqual([problem.setting, problem.line], [setting, line]);
    assert.doesNotMatch(problem.sentence, /hidden/);
  });
}

test('a profile given with --config, or the other file with --profile, is one problem that names the option it belongs to', (t) => {
  const files = {
    'p.yaml': 'name: ours\ninterface: v1\n',
    'c.yaml': 'claims: [check-in]\npace: { concurrency: 2 }\n',
  };
  const config = onlyProblemOf(t, REMOTE, files, { configFile: 'p.yaml' });
  assert.deepEqual([config.setting, config.file], ['--config', 'p.yaml']);
  assert.match(config.wanted, /--profile/);
  const profile = onlyProblemOf(t, REMOTE, files, { profileFile: 'c.yaml' });
  assert.deepEqual([profile.setting, profile.file], ['--profile', 'c.yaml']);
  assert.match(profile.wanted, /--config/);
});

test('a variable that is written with another sign in it is not ignored', (t) => {
  const { setting, file, wanted } = onlyProblemOf(t, REMOTE, { '.env': 'LODGING-CLIENT-ID=pms-2\n' });
  assert.deepEqual([setting, file], ['LODGING-CLIENT-ID', '.env']);
  assert.match(wanted, /LODGING_CLIENT_ID\?/);
});

test('a # that would cut a value of .env is named with its line; in quotes, and behind a blank, it cuts nothing', (t) => {
  const lines = ['LODGING_HOTEL_ID=100001 # ours', 'LODGING_CLIENT_SECRET=kept#cut', "LODGING_CLIENT_ID= 'kept#kept'"];
  const problems = problemsOf(t, REMOTE, { '.env': lines.join('\n') });
  assert.deepEqual(placesOf(problems), [['LODGING_CLIENT_SECRET', '.env', 2]]);
});

test('of .env no line is ignored that was meant to set a variable', (t) => {
  const lines = [
    'set LODGING_BASE_URL=https://sandbox.example',
    '# LODGING_HOTEL_ID=1',
    '',
    '$env:LODGING_CLIENT_ID = "pms-1"',
  ];
  const problems = problemsOf(t, {}, { '.env': `${lines.join('\r\n')}\r\nLODGING_ENVIRONMENT sandbox` });
  assert.deepEqual(placesOf(problems), [
    ['LODGING_BASE_URL', '.env', 1],
    ['LODGING_CLIENT_ID', '.env', 4],
    ['LODGING_ENVIRONMENT', '.env', 5],
  ]);
  const small = onlyProblemOf(t, {}, { '.env': 'lodging_base_url=https://sandbox.example' });
  assert.match(small.wanted, /LODGING_BASE_URL\?/);
});

test('a file in UTF-16 is a problem, and never read as an empty one', (t) => {
  const wide = (text: string) => [...text].join('\0');
  assert.deepEqual(names(problemsOf(t, {}, { '.env': wide('LODGING_BASE_URL=https://sandbox.example') })), ['.env']);
  assert.match(onlyProblemOf(t, {}, ...withProfile(wide('name: x'))).found, /UTF-8/);
  const hotels = { 'certification.yaml': 'values: { hotels: h.csv }', 'h.csv': wide('id,timeZone') };
  assert.match(onlyProblemOf(t, REMOTE, hotels).found, /UTF-8/);
});

test('a named file that is not there is a problem; an empty one is not', (t) => {
  assert.deepEqual(names(problemsOf(t, {}, {}, { configFile: 'no.yaml', profileFile: 'no.yaml' })), [
    '--config',
    '--profile',
  ]);
  assert.deepEqual(settingsOf(t, {}, { 'empty.yaml': '' }, { profileFile: 'empty.yaml' }).profile, {});
});

const BROKEN_PROFILES: readonly (readonly [text: string, setting: string, line: number])[] = [
  ['errors:\n  invalid: [200]', 'errors.invalid[0]', 2],
  ['apiVersion:\n  supported: [1.0]', 'apiVersion.supported[0]', 2],
  ['errors:\n  schema:\n    type: thing', 'errors.schema.type', 3],
  ['operations:\n  no-show:\n    request: { type: thing }', 'operations.no-show.request.type', 3],
  [
    'operations:\n  no-show:\n    request: { type: object, required: [a], properties: { a: {} } }\n    example: { b: 1 }',
    'operations.no-show.example',
    4,
  ],
  ['operations:\n  noshow: {}', 'operations.noshow', 2],
  ['operations:\n  no-show:\n    example: { at: "{{nwo}}" }', 'operations.no-show.example.at', 3],
  ['errors:\n  replies:\n    "401":\n      schema: { type: thing }', 'errors.replies.401.schema.type', 4],
  ['errors:\n  replies:\n    "200": { contentType: text/plain }', 'errors.replies.200', 3],
  ['apiVersion:\n  empty: refused', 'apiVersion.empty', 2],
  ['repeats:\n  check-in: [200]', 'repeats.check-in', 2],
  ['reading:\n  coercions: { quoted: strict }', 'reading.coercions', 2],
  ['fields:\n  check-in:\n    guestName: { maxLength: 3 }', 'fields.check-in.guestName', 3],
  ['fields:\n  check-in:\n    folio: { minLength: 20, maxLength: 12 }', 'fields.check-in.folio', 3],
  ['fields:\n  check-in:\n    folio: { maxLength: 9 }', 'fields.check-in.folio', 3],
  ['fields:\n  check-in:\n    occupancy: { maxLength: 9 }', 'fields.check-in.occupancy', 3],
  ['fields:\n  check-in:\n    numberOfNights: { minimum: 2 }', 'fields.check-in.numberOfNights', 3],
  ['apiVersion:\n  supported: ["99.99"]\n  unsupported: [400]', 'apiVersion.supported', 2],
  [
    'operations:\n  no-show:\n    request:\n      type: object\n      properties:\n        n: { type: integer, minimum: 2, maximum: 1 }',
    'operations.no-show.request.properties.n',
    6,
  ],
];
for (const [text, setting, line] of BROKEN_PROFILES) {
  test(`a profile with ${JSON.stringify(text)} is a problem of ${setting}`, (t) => {
    const problem = onlyProblemOf(t, REMOTE, ...withProfile(text));
    assert.deepEqual([problem.setting, problem.line], [setting, line]);
  });
}

test('an unknown placeholder is named with the closest one there is', (t) => {
  const text = 'operations:\n  no-show:\n    example: { at: "on {{ arival }}" }';
  const { sentence } = onlyProblemOf(t, REMOTE, ...withProfile(text));
  assert.match(sentence, /\{\{arival\}\};.* \(.* \{\{arrival\}\}\?\)/);
});

test('a schema that asks for nothing is remarked on, and the run goes on', (t) => {
  const remarks = (text: string) =>
    settingsOf(t, REMOTE, ...withProfile(text)).notes.filter((note) => /profile/.test(note));
  assert.match(remarks('errors:\n  schema: {}').join(), /errors\.schema asks for nothing/);
  assert.deepEqual(remarks('errors:\n  schema: { type: object }\n  invalid: [400, 422]'), []);
});

test('a second client whose secret is not given is left out, and said to be', (t) => {
  const files = withProfile('token:\n  expired: [401]\n  secondClient: { id: other }');
  const without = settingsOf(t, REMOTE, ...files);
  assert.deepEqual(without.profile, { token: { expired: [401] } });
  assert.match(without.notes.join(), /LODGING_SECOND_CLIENT_SECRET is not set/);
  const env = { ...REMOTE, LODGING_SECOND_CLIENT_SECRET: 'another-k7Qw2' };
  const given = settingsOf(t, env, ...files);
  assert.deepEqual(given.profile.token?.secondClient, { id: 'other' });
  assert.equal(given.secrets.second_client_secret, 'another-k7Qw2');
  assert.equal(settingsOf(t, {}).secrets.second_client_secret, EMBEDDED.secondSecret);
});

test('a supplied stay has the members of the check-in request, with the same rules but for lengths', () => {
  const rules = (schema: JsonSchema | undefined) =>
    Object.entries(schema?.['properties'] as Record<string, JsonSchema>).map(
      ([name, { description: _, maxLength: _most, ...rule }]) => [name, rule],
    );
  const { properties } = certificationSchema as {
    properties: { values: { properties: { stays: { items: JsonSchema } } } };
  };
  const stays = properties.values.properties.stays.items;
  assert.deepEqual(rules(stays), rules(openapi.components.schemas['CheckInRequest']));
});

test('a proxy is taken from the file or HTTPS_PROXY, for https and without what NO_PROXY lists', (t) => {
  const proxied = { ...REMOTE, HTTPS_PROXY: 'proxy.example:3128', LODGING_AUTH_URL: 'https://issuer.example' };
  const proxyOf = (env: Env, files: Files = {}) => {
    const { proxy, proxyBypass } = settingsOf(t, env, files).network;
    return [proxy, proxyBypass];
  };
  assert.deepEqual(proxyOf(proxied), ['http://proxy.example:3128', []]);
  assert.deepEqual(proxyOf({ ...proxied, NO_PROXY: '.sandbox.example' }), [
    'http://proxy.example:3128',
    ['sandbox.example'],
  ]);
  assert.deepEqual(proxyOf({ ...proxied, NO_PROXY: 'sandbox.example:443 issuer.example' }), [null, []]);
  assert.deepEqual(proxyOf({ ...proxied, NO_PROXY: 'box.example,sandbox.example:8443' })[1], []);
  assert.deepEqual(proxyOf({ ...proxied, NO_PROXY: '*' }), [null, []]);
  const local = { ...proxied, LODGING_BASE_URL: 'http://localhost:4010' };
  assert.deepEqual(proxyOf(local), ['http://proxy.example:3128', ['localhost']]);
  assert.deepEqual(proxyOf({ HTTPS_PROXY: 'proxy.example:3128' }), [null, []]);
  const files = { 'certification.yaml': 'network: { proxy: "http://other.example:1" }' };
  assert.deepEqual(proxyOf(proxied, files)[0], 'http://other.example:1');
  assert.deepEqual(names(problemsOf(t, { ...REMOTE, HTTPS_PROXY: 'ftp://me:hidden@x' })), ['HTTPS_PROXY']);
});

test('an address that repeats what the suite adds is noted', (t) => {
  const env = {
    ...REMOTE,
    LODGING_BASE_URL: 'https://a.example/api/v1',
    LODGING_AUTH_URL: 'https://a.example/oauth2/token',
  };
  assert.match(settingsOf(t, env).notes.join('\n'), /LODGING_BASE_URL ends in[\s\S]*LODGING_AUTH_URL ends in/);
});

test('of a file of another kind a few problems are shown, and how many more there are', (t) => {
  const html = '<p class="a">b: {c: <d>]</p>\n\t- x: "y\n'.repeat(5000);
  assert.ok(problemsOf(t, {}, { 'certification.yaml': html }).length <= 4);
  const hotels = JSON.stringify({ values: { hotels: Array.from({ length: 5000 }, (_, id) => ({ id, zone: 'UTC' })) } });
  assert.equal(problemsOf(t, {}, { 'certification.yaml': hotels }).length, 101);
});
