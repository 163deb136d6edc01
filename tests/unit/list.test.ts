/** `npm run requirements` and `--only`: what the plan holds, and what of it can be tried. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CLAIMS } from '../../contract/words.ts';
import { EMBEDDED_HOTELS } from '../../mock/embedded.ts';
import { listPlan } from '../../scripts/certify/list.ts';
import { refuseUntriable } from '../../scripts/certify/only.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { PLAN } from '../support/figures.ts';

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

describe('npm run requirements', () => {
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
