/** Command lines that cannot be understood: one sentence suggests what was meant. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HELP as CERTIFY_HELP, readOptions } from '../../scripts/certify/options.ts';
import { readCommandLine, UsageError } from '../../scripts/usage.ts';

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
    'an option that is gone': [['--quiet'], /^--quiet is gone\. In its place: --detail causes\.$/],
    'an option that is gone, with its value': [['client', '--scenes=no-show'], /: --only\.$/],
    'what nobody can accept': [['--accept', 'failures'], /^--accept: found "failures"/],
    '--only without ids': [['--only'], /^--only needs what it names: --only ID\.$/],
    '--only before another option': [['--only', '--json'], /^--only needs what it names: --only ID\.$/],
    'an option of the client beside the service': [
      ['--webhook', 'http://x/'],
      /^--webhook is for the client: npm run certify -- client --webhook\.$/,
    ],
    'two ways to have the client play': [
      ['client', '--command', 'x', '--operator'],
      /^--command plays the scenes: leave out --operator\.$/,
    ],
    'a web hook that is no address, without repeating it': [
      ['client', '--webhook', 'ftp://pms:word@x/'],
      /^--webhook: found something else, wanted an http or https address\.$/,
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

  test('takes no more than twenty-two options, --help among them', () => {
    assert.equal(new Set(CERTIFY_HELP.match(/^ {2}--[a-z-]+/gm)).size, 22);
  });
});
