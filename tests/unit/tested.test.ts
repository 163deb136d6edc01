/** What an integrator chooses decides how much a verdict is worth: it is counted and reported, and fails nobody. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '../../contract/catalogue/index.ts';
import type { JsonSchema, Profile } from '../../contract/profile.ts';
import type { RunContext, Values } from '../../contract/run.ts';
import { CLAIMS, type Claim } from '../../contract/words.ts';
import { judge } from '../../judgement/judge.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { profileRemarks, runRemarks } from '../../judgement/remarks.ts';
import { testedBriefly, testedSentence } from '../../reporters/verdict-words.ts';
import type { Tested } from '../../submission/result.ts';
import { testedOf } from '../../submission/tested.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { recordingSender } from '../support/exchange.ts';
import { specs } from '../support/plan.ts';

const usual = contextFor('http://service.test').values;
const contextOf = (given: Partial<RunContext> = {}) =>
  contextFor('http://service.test', { claims: CLAIMS, profile: embeddedProfile, ...given });

const accepting = (context: RunContext) => recordingSender(context, () => 201);

async function testedIn(given: Partial<RunContext> = {}, answering = accepting): Promise<Tested> {
  const context = contextOf(given);
  const sender = answering(context);
  const judgements = [];
  for (const each of collectPlan(context, specs)) judgements.push(await judge(each, context, sender));
  return testedOf(context, judgements);
}

function sumOf({ instances, notClaimed, leftOpen, tolerated, notArisen, undecided, notRun }: Tested): number {
  const lists = [...notClaimed, ...leftOpen, ...tolerated].map((each) => each.instances);
  return [instances.tested, notArisen, undecided, notRun, ...lists].reduce((sum, each) => sum + each, 0);
}

const inUtc: Partial<RunContext> = { values: { ...usual, hotels: [{ id: 1, timeZone: 'UTC' }] } };
const tolerant: Profile = { ...embeddedProfile, reading: { coercions: 'tolerant', letterCase: 'tolerant' } };

describe('what was not tested is counted once, and named', () => {
  const runs: Readonly<Record<string, readonly [Partial<RunContext>, RegExp]>> = {
    'one claim only': [{ claims: ['check-in'] }, /; not claimed: check-out \(\d+\), .*partial-bill \(\d+\)/],
    'no token exchange': [
      { claims: CLAIMS.filter((each) => !each.startsWith('token')) },
      /; not claimed: token-form \(\d+\), token-json \(\d+\)/,
    ],
    'no claim at all': [
      { claims: [] },
      /^Tested 0 of [\d,]+ requirement instances \(0 of \d+ requirements of the whole/,
    ],
    'no profile': [
      { profile: {} },
      /; left open by the document and the profile: operations\.[a-z-]+\.request \(\d+\), .*, \d+ more/,
    ],
    'a profile of a name': [{ profile: { name: 'sandbox' } }, /; left open by the document and the profile: /],
    'no second client': [
      { profile: { ...embeddedProfile, token: {} } },
      /; left open by the document and the profile: .*token\.secondClient with LODGING_SECOND_CLIENT_SECRET \(\d+\)/,
    ],
    'a profile that lets everything be': [
      { profile: tolerant },
      /; tolerated by the profile: reading\.coercions \(\d+\)/,
    ],
    'few wrong secrets': [
      { profile: { ...embeddedProfile, token: { ...embeddedProfile.token, wrongSecrets: 0 } } },
      /token\.wrongSecrets \(\d+\)/,
    ],
    'a hotel whose clocks never change': [inUtc, /; no case with these values: .*CHECK-IN\.ACCEPTS-CLOCK-CHANGE/],
  };
  for (const [name, [given, sentence]] of Object.entries(runs)) {
    test(name, async () => {
      const tested = await testedIn(given);
      assert.equal(sumOf(tested), tested.instances.all);
      assert.match(testedSentence(tested), sentence);
      // However little a run tests, it is held against the same whole.
      assert.equal(tested.requirements.all, catalogue.length);
      assert.ok(tested.requirements.tested < catalogue.length);
    });
  }

  test('what a limit of the profile has excused is reported by its key', async () => {
    const profile: Profile = { ...embeddedProfile, ...limited({ guestLastName: { maxLength: 16 } }) };
    const isLong = (text = '') => /"guestLastName":"[^"]{17,}"/.test(text);
    const refused = (context: RunContext) =>
      recordingSender(context, ({ body }) => (body?.kind === 'json' && isLong(JSON.stringify(body.value)) ? 400 : 201));
    const tested = await testedIn({ profile, claims: ['check-in'] }, refused);
    assert.equal(sumOf(tested), tested.instances.all);
    assert.match(
      testedSentence(tested),
      /; tolerated by the profile: .*fields\.check-in\.guestLastName\.maxLength \(\d+\)/,
    );
  });

  test('a line names the claims that were not made', async () => {
    const words = testedBriefly(await testedIn({ claims: ['check-in'] }));
    assert.match(words, /^tested \d+ of \d+ requirements; not claimed: .*no-show.*; 2 remarks$/);
  });

  test('what was never run is neither tested nor open', () => {
    const context = contextOf();
    const judgements = collectPlan(context, specs).map(({ instance }) => ({
      instance,
      outcome: 'inconclusive' as const,
      exchanges: [],
      notRun: true,
    }));
    const tested = testedOf(context, judgements);
    assert.deepEqual(
      [tested.instances.tested, tested.notRun, sumOf(tested)],
      [0, judgements.length, judgements.length],
    );
    assert.match(testedSentence(tested), /; not run: [\d,]+\.$/);
  });
});

const schema = (error: Profile['errors']): Profile => ({ errors: error as NonNullable<Profile['errors']> });
const limited = (fields: NonNullable<Profile['fields']>['check-in']): Profile => ({
  fields: { 'check-in': fields ?? {} },
});
const statuses = (count: number) => Array.from({ length: count }, (_none, at) => 400 + at);

describe('schemas that ask for nothing are named', () => {
  const untyped = { properties: { code: {} } };
  const optional = { properties: { code: { type: 'string' } } };
  const types = ['null', 'boolean', 'number', 'string', 'array', 'object'];
  const ofErrors: Readonly<Record<string, JsonSchema>> = {
    'an empty schema': {},
    'a schema of annotations': { title: 'Error', description: 'any' },
    'a schema of every type': { type: types },
    'a schema of untyped members': untyped,
    'a schema whose rules are in one that takes all': { anyOf: [{ required: ['code'] }, true] },
    'a schema of members that nobody has to send': optional,
  };
  const pins: Readonly<Record<string, readonly [Profile, RegExp]>> = {
    ...Object.fromEntries(
      Object.entries(ofErrors).map(([name, one]) => [
        name,
        [schema({ schema: one }), /errors\.schema asks for nothing/],
      ]),
    ),
    'an empty schema of one status': [
      schema({ replies: { 400: { schema: {} } } }),
      /errors\.replies\.400\.schema asks for nothing/,
    ],
    'a request of any object': [
      { operations: { 'partial-bill': { request: { type: 'object' }, example: {} } } },
      /operations\.partial-bill\.request takes an empty object/,
    ],
    'a body in which nothing is required': [
      { operations: { 'no-show': { request: { type: 'object', ...optional }, example: {} } } },
      /operations\.no-show\.request takes an empty object: nothing that is missing is refused/,
    ],
  };
  for (const [name, [profile, remark]] of Object.entries(pins)) {
    test(name, () => {
      const remarks = profileRemarks(profile);
      assert.match(remarks.join('\n'), remark);
      for (const each of remarks) assert.match(each, /^The profile's .+\.$/);
    });
  }
});

test('what a provider pins in earnest needs no remark', () => {
  const earnest: readonly Profile[] = [
    embeddedProfile,
    { errors: { invalid: [400, 422], unauthorized: [401], malformed: [400], unsupportedMediaType: [415] } },
    { errors: { schema: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } } } },
    { token: { longestLifeSeconds: 86_400, leewaySeconds: 30 }, rateLimit: { requestsPerSecond: 15 } },
    { fields: { 'check-in': { lodgingHotelId: { maximum: 2_000_000_000 }, guestLastName: { maxLength: 100 } } } },
    { apiVersion: { supported: ['1.0', '2.0'], unsupported: [400] } },
    limited({
      guestFirstName: { minLength: 1, maxLength: 40 },
      roomNumber: { maxLength: 12 },
      occupancy: { maximum: 8 },
    }),
    limited({ checkInDateTime: { pastDays: 7, futureDays: 0 }, expectedCheckOutDateTime: { futureDays: 30 } }),
  ];
  for (const profile of earnest) assert.deepEqual(profileRemarks(profile), []);
});

describe('claims and values beside which little is left are named', () => {
  const valued = (values: Partial<Values>) => ({ values: { ...usual, ...values } });
  const chosen: Readonly<Record<string, readonly [Partial<RunContext>, RegExp]>> = {
    'one report': [{ claims: ['no-show'] }, /^Only no-show is claimed: the verdict is about nothing else\./m],
    'one token exchange': [{ claims: ['token-json'] }, /the verdict is only about tokens/],
    'both token exchanges': [{ claims: ['token-form', 'token-json'] as Claim[] }, /the verdict is only about tokens/],
    'reports alone': [{ claims: ['check-in', 'check-out'] as Claim[] }, /^No token exchange is claimed/m],
    'no ids of reservations': [valued({ reservationIdFrom: 'omitted' }), /no report names the reservation/],
    'a stay that no hotel has': [
      valued({ stays: [{ folio: 'A' }, { occupancy: 'two' }] }),
      /values\.stays\[1\] makes no conforming check-in/,
    ],
    'a stay at no time': [
      valued({ stays: [{ checkInDateTime: 'yesterday' }] }),
      /values\.stays\[0\] makes no conforming/,
    ],
  };
  for (const [name, [given, remark]] of Object.entries(chosen)) {
    test(name, () => assert.match(runRemarks(contextOf(given)).join('\n'), remark));
  }
  test('every claim, hotels and stays of an honest run', () => assert.deepEqual(runRemarks(contextOf()), []));
});

test('remarks stay few and short, whatever the profile holds', () => {
  const replies = Object.fromEntries(statuses(80).map((status) => [status, { schema: {} }]));
  const remarks = runRemarks(contextOf({ profile: schema({ replies }) }));
  assert.equal(remarks.length, 51);
  for (const each of remarks) assert.ok(each.length <= 401);
});
