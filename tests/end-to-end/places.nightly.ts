/** A submission is judged alike in any time zone and language, at any path, through a link. */
import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { packEntries } from '../../submission/pack.ts';
import { ROOT, scratch, startNode } from '../support/certify.ts';
import { checkout } from '../support/checkout.ts';
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
    const root = checkout(join(folder, ...PATHS), { dist: true });
    const link = join(folder, 'link to it');
    symlinkSync(root, link);
    assert.deepEqual(await shown(link), usual);
  });
});
