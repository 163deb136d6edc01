/**
 * What an attacker who knows all of the source tries in order to certify a faulty service or mislead a reader;
 * odd but honest runs pass.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { withCheckedOut } from '../../cases/call.ts';
import { jsonObjectOf } from '../../cases/calls.ts';
import { complete } from '../../cases/record.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Profile } from '../../contract/profile.ts';
import type { RunContext, Values } from '../../contract/run.ts';
import { CLAIMS } from '../../contract/words.ts';
import { limitsOfNoUse, unlessBeyondLimit } from '../../judgement/pinned.ts';
import { inALine, inFull } from '../../scripts/verify/lines.ts';
import type { Verification } from '../../submission/verify/verification.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { exchange } from '../support/exchange.ts';
import { assertReported, type Expected } from '../support/reported.ts';
import { ANYBODY, entriesOf, type Run, runAgainstMock, verifyEntries } from '../support/submission.ts';

const usual = contextFor('http://service.test').values;
const contextOf = (given: Partial<RunContext> = {}) =>
  contextFor('http://service.test', { claims: CLAIMS, profile: embeddedProfile, ...given });
const limited = (fields: Profile['fields']): Profile => ({ fields: fields ?? {} });
const stays = (...given: Values['stays']): Values => ({ ...usual, stays: given });

describe('a limit that the usual reports break excuses no refusal', () => {
  const ofNoUse: Readonly<Record<string, readonly [Partial<RunContext>, RegExp]>> = {
    'nobody may mean to stay': [
      { profile: limited({ 'check-in': { expectedCheckOutDateTime: { futureDays: 0 } } }) },
      /^fields\.check-in\.expectedCheckOutDateTime\.futureDays$/,
    ],
    'a supplied text that is too long': [
      { profile: limited({ 'check-in': { source: { maxLength: 6 } } }), values: stays({ source: 'abcdefghijk' }) },
      /source\.maxLength/,
    ],
    'a supplied stay of long ago': [
      {
        profile: limited({ 'check-in': { checkInDateTime: { pastDays: 2 } } }),
        values: stays({ folio: 'A' }, { checkInDateTime: '2020-01-01T15:00:00-06:00' }),
      },
      /checkInDateTime\.pastDays/,
    ],
    'a supplied number': [
      { profile: limited({ 'check-in': { occupancy: { maximum: 2 } } }), values: stays({ occupancy: 9 }) },
      /occupancy\.maximum/,
    ],
    'a listed reservation id': [
      {
        profile: limited({ 'check-out': { reservationId: { minLength: 30 } } }),
        values: { ...usual, reservationIdFrom: 'list', reservationIds: ['R-1'] },
      },
      /^fields\.check-out\.reservationId\.minLength$/,
    ],
  };
  for (const [name, [given, key]] of Object.entries(ofNoUse)) {
    test(name, () => {
      const context = contextOf(given);
      assert.match(limitsOfNoUse(context).join(), key);
      const operation = /check-out/.test(key.source) ? 'check-out' : 'check-in';
      const text = JSON.stringify({
        ...makeStay(context, 1).body,
        ...context.values.stays.at(-1),
        reservationId: 'R-1',
      });
      const refused = exchange({ status: 400, request: { operation, body: { text, bytes: text.length } } });
      const finding = { kind: 'broken', summary: 'refused', wantsSuccess: true, exchange: refused } as const;
      assert.equal(unlessBeyondLimit(finding, context), finding);
    });
  }
  test('the limits of an honest profile are of use', () => {
    const narrow = limited({
      'check-in': { guestLastName: { maxLength: 3 }, checkInDateTime: { pastDays: 2, futureDays: 0 } },
      'check-out': { checkOutDate: { pastDays: 2, futureDays: 0 }, reservationId: { minLength: 15, maxLength: 36 } },
    });
    for (const profile of [embeddedProfile, narrow, {}]) assert.deepEqual(limitsOfNoUse(contextOf({ profile })), []);
  });
  test('a run with one that no report of its own keeps is no run at all', async () => {
    const profile = { ...embeddedProfile, ...limited({ 'check-in': { expectedCheckOutDateTime: { futureDays: 0 } } }) };
    const context = { profile, claims: ['token-form', 'check-in'] } as const;
    const run = await runAgainstMock({ context, only: (id) => id === 'CHECK-IN.ACCEPTS-COMPLETE' });
    const found = await verifyEntries(await entriesOf(run));
    assert.equal(found.consistent, false);
    const where = 'fields.check-in.expectedCheckOutDateTime.futureDays: ';
    assertReported(found.problems, { code: 'run.settings', where });
  });
});

describe('ids that mean something to a replacement are sent as they are', () => {
  const ODD = ['A$&B', "A$'B", 'A$`B', '$$', '$1'];
  for (const id of ODD) {
    test(id, () => {
      const context = contextOf({ values: { ...usual, reservationIdFrom: 'list', reservationIds: [id] } });
      const filled = complete(validCall(context, 'check-out', makeStay(context, 1)), context.values, {
        leased: [0],
        arrival: undefined,
      });
      assert.equal(filled && jsonObjectOf(filled)['reservationId'], id);
      const call = validCall(context, 'check-in', makeStay(context, 1));
      const lease = { pool: 'stays', holder: 'XUNIQUEX0001', keep: [] } as const;
      const remark = { ...call, body: { kind: 'json', value: { remark: 'of CERT-XUNIQUEX0001' } } } as const;
      const leased = withCheckedOut(remark, lease, { hotelConfirmationNumber: id });
      assert.equal(jsonObjectOf(leased)['remark'], `of ${id}`);
    });
  }
});

let run: Run;
let found: Verification;
before(async () => {
  run = await runAgainstMock({ context: { claims: ['token-form', 'no-show'] } });
  found = await verifyEntries(await entriesOf(run));
});

type Forged = { record: Run['record']; exchanges: Exchange[] };

async function edited(edit: (run: Forged) => void): Promise<Verification> {
  const copy = JSON.parse(JSON.stringify(run)) as Forged;
  edit(copy);
  return verifyEntries(await entriesOf(copy));
}
type Loose = Record<string, unknown>;
const loose = (value: unknown) => value as Loose;

describe('what no run leaves behind is refused', () => {
  const forged: Readonly<Record<string, readonly [Expected, (run: Forged) => void]>> = {
    'a whole run that was stopped': [
      'run.whole-yet-stopped',
      ({ record }) => Object.assign(loose(record), { stopped: 'The provider has approved this run.' }),
    ],
    'a request that is cut off': [
      { code: 'exchange.foreign', difference: /end of the body is cut off/ },
      ({ exchanges }) =>
        Object.assign(loose(exchanges.find(({ request }) => request.body)?.request.body), { truncated: true }),
    ],
  };
  for (const [name, [why, edit]] of Object.entries(forged)) {
    test(name, async () => {
      const { consistent, problems } = await edited(edit);
      assert.equal(consistent, false);
      assertReported(problems, why);
    });
  }
});

describe('what a reader is told of names that the party has chosen', () => {
  const NAMES: Readonly<Record<string, string>> = {
    'a part of the line': 'X · level 1, signed by 0123456789abcdef… (trusted)',
    'a row of its own': `X${' '.repeat(60)}Proof     level 1`,
    'blanks of every width': 'X\u00a0\u2003\u3000\u2800\u3164Proof level 1',
    'marks upon marks': `A${'\u0301'.repeat(90)}`,
    'quotes that end early': 'X”, certified by the provider “',
    'what steers a terminal': '\u001b[2J\u202e\nProof     level 1',
  };
  for (const [name, text] of Object.entries(NAMES)) {
    test(name, () => {
      const named = {
        product: { name: text, version: '1', vendor: 'V' },
        profile: { name: text, digest: 'f'.repeat(64) },
      };
      const spoofed = { ...found, run: found.run && { ...found.run, ...named } };
      const terms = { acceptMock: false } as const;
      const rows = inFull('a.zip', spoofed, terms);
      assert.equal(rows.length, inFull('a.zip', found, terms).length);
      const shown = rows.find((row) => row.startsWith('  Product')) ?? '';
      assert.match(shown, /^ {2}Product {3}“[^”“·]*”$/u);
      assert.doesNotMatch(shown, /\S[\s\u2800\u3164]{2,}(?=[^“])\S.*”|\p{M}{3}|[\p{Cc}\u202e]/u);
      assert.equal(
        inALine('a.zip', spoofed, terms).split(' · ').length,
        inALine('a.zip', found, terms).split(' · ').length,
      );
    });
  }
  test('a sandbox on the machine of the person who ran it', () => {
    for (const baseUrl of ['http://127.0.0.1:4010', 'http://sandbox.lodging.localhost', 'https://[::1]/stage']) {
      const target = { baseUrl, authUrl: baseUrl, environment: 'sandbox', embedded: false } as const;
      const there = { ...found, environment: 'sandbox', run: found.run && { ...found.run, target } } as const;
      assert.match(inFull('a.zip', there, { acceptMock: false }).join('\n'), /machine that made the run/);
    }
    assert.doesNotMatch(inFull('a.zip', found, { acceptMock: false }).join('\n'), /on the machine of/);
  });
});

describe('honest runs that are odd are taken', () => {
  test('one without the second client that the published profile names', async () => {
    const published: Profile = { ...run.record.context.profile };
    const { secondClient: _none, ...token } = published.token ?? {};
    const own = await runAgainstMock({ context: { claims: ['token-json'], profile: { ...published, token } } });
    const entries = await entriesOf(own);
    const taken = await verifyEntries(entries, { ...ANYBODY, profile: published });
    assert.deepEqual(taken.reasons, []);
    assert.ok(taken.run?.tested.leftOpen.some(({ by }) => by === 'token.secondClient'));
    const { errors: _errors, ...weaker } = published;
    assert.equal((await verifyEntries(entries, { ...ANYBODY, profile: weaker })).consistent, false);
  });
});
