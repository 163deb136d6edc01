/** A submission is judged alike in any time zone and language, at any path, through a link, with Windows' line ends. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { packEntries } from '../../submission/pack.ts';
import { ROOT, scratch, startNode } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';
import { entriesOf, runAgainstMock } from '../support/submission.ts';

const folder = scratch();
const zip = join(folder, 'submission.zip');
/** Hotels whose clocks change on other days than any machine's. */
const HOTELS = ['America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Kiritimati'].map((timeZone, at) => ({
  id: at + 1,
  timeZone,
}));

async function shown(root: string, env: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const { code, out, err } = await startNode(['scripts/start.cjs', 'verify', '--json', zip], root, env).end;
  assert.deepEqual([code, err], [5, ''], 'certified, against a mock');
  return JSON.parse(out);
}

const TEXT = /\.(ts|cjs|mjs|json|ya?ml|md)$/;

function withCrlf(path: string): void {
  if (!statSync(path).isFile() || !TEXT.test(path)) return;
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/\r?\n/g, '\r\n'));
}

function checkout(path: string, change: (file: string) => void = () => undefined): string {
  mkdirSync(path, { recursive: true });
  const parts = readdirSync(ROOT, { withFileTypes: true }).filter(
    ({ name }) => !/^(\.|node_modules$|tests$|docs$)/.test(name),
  );
  for (const part of parts.filter((each) => each.isDirectory() || TEXT.test(each.name))) {
    cpSync(join(ROOT, part.name), join(path, part.name), { recursive: true });
  }
  for (const name of readdirSync(path, { recursive: true })) change(join(path, String(name)));
  symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'));
  return path;
}

describe('a submission is judged alike', () => {
  let usual: unknown;
  before(async () => {
    const given = {
      claims: ['token-form', 'check-in'],
      values: { ...contextFor('http://x').values, hotels: HOTELS },
    } as const;
    writeFileSync(zip, await packEntries(await entriesOf(await runAgainstMock({ context: given }))));
    usual = await shown(ROOT);
  });

  const MACHINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'fourteen hours ahead, in Turkish': { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    'half an hour off, in no language': { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' },
    'in a time zone that does not exist, in Arabic': {
      TZ: 'Nowhere/At_All',
      LANG: 'ar_EG.UTF-8',
      LC_ALL: 'ar_EG.UTF-8',
    },
  };
  for (const [machine, env] of Object.entries(MACHINES)) {
    test(`on a machine ${machine}`, async () => assert.deepEqual(await shown(ROOT, env), usual));
  }

  const PATHS = [
    'with a blank',
    'with#a hash',
    'with%20percent%',
    'with[brackets](and) {braces}',
    'with\'quotes"',
    'mit Umläuten é 東京',
  ];
  test(`in a checkout, through a link, at a path of ${PATHS.join('/')}`, async () => {
    const root = checkout(join(folder, ...PATHS));
    const link = join(folder, 'link to it');
    symlinkSync(root, link);
    assert.deepEqual(await shown(link), usual);
  });

  test('in a checkout with the line ends of Windows', async () => {
    const root = checkout(join(folder, 'crlf'), withCrlf);
    assert.match(readFileSync(join(root, 'suites/index.ts'), 'utf8'), /\r\n/);
    assert.deepEqual(await shown(root), usual);
  });
});
