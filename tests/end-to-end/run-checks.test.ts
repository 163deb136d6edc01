/** A profile whose limits the run's own reports would break: nothing is sent, and no submission can come of it. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Profile } from '../../contract/profile.ts';
import type { Values } from '../../contract/run.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { loadSettings, type Problem } from '../../run/settings.ts';
import type { RunRecord } from '../../submission/result.ts';
import { settingsProblems } from '../../submission/verify.ts';
import { runCommand, scratch } from '../support/certify.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { snapshots } from '../support/snapshot.ts';

const folder = scratch();

const assertText = snapshots('run-checks');

const HOTEL = { id: 100001, timeZone: 'America/Chicago' };
const ENV = {
  LODGING_BASE_URL: 'https://sandbox.example',
  LODGING_CLIENT_ID: 'pms-1',
  LODGING_CLIENT_SECRET: 'a-secret-of-the-sandbox',
  LODGING_ENVIRONMENT: 'sandbox',
};
const checkIn = (fields: NonNullable<Profile['fields']>['check-in']): Profile => ({
  fields: { 'check-in': fields ?? {} },
});
const checkOut = (fields: NonNullable<Profile['fields']>['check-out']): Profile => ({
  fields: { 'check-out': fields ?? {} },
});
const noShow = (member: object, value: unknown): Profile => ({
  operations: {
    'no-show': {
      request: { type: 'object', properties: { lodgingHotelId: {}, ...member } },
      example: { ...(value as object) },
    },
  },
});

function live(profile: Profile, values: Partial<Values>): readonly Problem[] {
  writeFileSync(join(folder, 'profile.yaml'), JSON.stringify(profile, null, 2));
  writeFileSync(join(folder, 'certification.yaml'), JSON.stringify({ values: { hotels: [HOTEL], ...values } }));
  const read = loadSettings({ env: ENV, cwd: folder, embedded: EMBEDDED, profileFile: 'profile.yaml' });
  return 'problems' in read ? read.problems : [];
}

function recorded(profile: Profile, values: Partial<Values>) {
  const usual = contextFor('https://sandbox.example').values;
  const context = contextFor('https://sandbox.example', { profile, values: { ...usual, ...values } });
  return settingsProblems({ context, pace: { requestsPerSecond: 10, concurrency: 4 } } as RunRecord);
}

type Row = readonly [profile: Profile, values?: Partial<Values>];
const UNFIT: Readonly<Record<string, Row>> = {
  'a hotel above the range': [checkIn({ lodgingHotelId: { maximum: 9999 } })],
  'a hotel below the range': [checkIn({ lodgingHotelId: { minimum: 200_000 } })],
  'the second of two hotels': [
    checkIn({ lodgingHotelId: { minimum: 1, maximum: 200_000 } }),
    { hotels: [HOTEL, { id: 200_001, timeZone: 'UTC' }] },
  ],
  'an occupancy of a supplied stay': [
    checkIn({ occupancy: { maximum: 2 } }),
    { stays: [{ occupancy: 2 }, { occupancy: 3 }] },
  ],
  'a text of a supplied stay': [checkIn({ source: { maxLength: 6 } }), { stays: [{ source: 'abcdefghijk' }] }],
  'room numbers that are longer than the suite makes them': [checkIn({ roomNumber: { minLength: 11 } })],
  'guests who may stay until tomorrow at most': [checkIn({ expectedCheckOutDateTime: { futureDays: 1 } })],
  'longer ids than guests are given': [checkOut({ reservationId: { minLength: 30 } })],
  'a listed id that is too long': [
    checkOut({ reservationId: { maxLength: 20 } }),
    { reservationIdFrom: 'list', reservationIds: ['R-1', 'R'.repeat(21)] },
  ],
  'a body of its own for other hotels': [
    noShow({ lodgingHotelId: { type: 'integer', maximum: 10 } }, { lodgingHotelId: 1 }),
  ],
  'a body whose folios are numbers': [noShow({ folio: { type: 'string', pattern: '^[0-9]+$' } }, { folio: '17' })],
};

describe('limits that leave out what the run itself reports are refused before it, and in verify', () => {
  for (const [name, [profile, values = {}]] of Object.entries(UNFIT)) {
    test(name, () => {
      const [problem, ...others] = live(profile, values);
      assert.deepEqual([problem?.file, (problem?.line ?? 0) > 1, others], ['profile.yaml', true, []]);
      const { setting, found, wanted, example } = problem as Problem;
      assertText(
        name,
        [setting, `found ${found.replace(/"\d{4}-.*"/, 'a moment')}`, `wanted ${wanted}`, `example ${example}`].join(
          '\n',
        ),
      );
      const parameters = recorded(profile, values).map((each) => each.parameters);
      assert.deepEqual(parameters, [{ what: 'profile', where: `${setting}: `, found, wanted }]);
    });
  }
});

describe('limits within which the run keeps are taken', () => {
  const FIT: Readonly<Record<string, readonly [Profile, Partial<Values>]>> = {
    'those of the mock': [embeddedProfile, {}],
    'a range that ends with the hotels': [
      checkIn({ lodgingHotelId: { minimum: 100_001, maximum: 100_002 } }),
      { hotels: [HOTEL, { id: 100_002, timeZone: 'UTC' }] },
    ],
    'texts that the suite can make fit': [
      checkIn({ guestLastName: { maxLength: 12 }, guestFirstName: { minLength: 8 }, roomNumber: { maxLength: 5 } }),
      {},
    ],
    'windows in which supplied moments will not lie for ever': [
      checkIn({ checkInDateTime: { pastDays: 2 } }),
      { stays: [{ checkInDateTime: '2020-01-01T15:00:00-06:00' }] },
    ],
    'a window of two days': [checkIn({ expectedCheckOutDateTime: { futureDays: 2 } }), {}],
    'ids that the service hands out': [
      checkOut({ reservationId: { minLength: 30 } }),
      { reservationIdFrom: 'location-header' },
    ],
  };
  for (const [name, [profile, values]] of Object.entries(FIT)) {
    test(name, () => assert.deepEqual([live(profile, values), recorded(profile, values)], [[], []]));
  }
});

test('certify ends with 2 before anything is sent, and names setting, found, wanted and example', async () => {
  const [profile] = UNFIT['a hotel above the range'] as Row;
  writeFileSync(join(folder, 'profile.yaml'), JSON.stringify(profile));
  const values = { ...ENV, LODGING_BASE_URL: 'http://127.0.0.1:9', LODGING_HOTEL_ID: '100001' };
  const { code, out, err } = await runCommand('certify', ['--profile', 'profile.yaml'], folder, values);
  assert.equal(code, 2);
  assert.match(`${out}${err}`, /One problem in the settings; nothing was sent\./);
  assert.match(
    `${out}${err}`,
    /lodgingHotelId\.maximum \(profile\.yaml, line 1\)\n +found: +9999, .*100001\n +wanted: .*\n +example: 100001/,
  );
});
