/** Circumstances: what is asked under each, that the mock tells them apart, and that a separate connection is one. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { gzipOf, renderCall } from '../../cases/call.ts';
import { report } from '../../cases/calls.ts';
import { CIRCUMSTANCES, type Circumstance } from '../../cases/circumstances.ts';
import { basesOf, recordRequest } from '../../cases/record.ts';
import { CREDENTIALS, credentialsUnder } from '../../cases/under-circumstances.ts';
import { requirementOf } from '../../contract/catalogue/index.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { judge } from '../../judgement/judge.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { Replay } from '../../judgement/replay.ts';
import { SEEN } from '../../mock/circumstances.ts';
import { contextOf } from '../../scripts/matrix/subject.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { exchange, recordingSender } from '../support/exchange.ts';
import { specs } from '../support/plan.ts';
import { single } from '../support/sequence.ts';
import { OK, rawServer } from '../support/transport.ts';

// With several hotels, as the embedded provider has them.
const context = contextOf({ kind: 'baseline', name: 'reference' }, 'http://service.test');
const own = collectPlan(context, specs).filter(({ instance }) => instance.topic === 'circumstances');
const of = (circumstance: Circumstance) => own.filter(({ instance }) => instance.id.endsWith(`:${circumstance.name}`));

test('the mock has a way to see each circumstance, in the same order', () => {
  assert.deepEqual(
    Object.keys(SEEN),
    CIRCUMSTANCES.map(({ name }) => name),
  );
});

test('where another requirement says that a circumstance is accepted, there is one at each operation', () => {
  for (const { accepted, operations } of CIRCUMSTANCES.filter((each) => each.accepted.includes('%'))) {
    for (const operation of operations) assert.ok(requirementOf(accepted.replace('%', prefixOf(operation))));
  }
});

describe('under each circumstance', () => {
  for (const circumstance of CIRCUMSTANCES) {
    test(`${circumstance.name}: both lacks, all credentials that are none, and each operation once`, () => {
      const ids = of(circumstance).map(({ instance }) => instance.requirement.id);
      const kinds = new Set(ids.map((id) => id.split('.')[1]));
      for (const kind of ['REFUSES-MISSING', 'REFUSES-EMPTY', ...CREDENTIALS]) assert.ok(kinds.has(kind), kind);
      const withoutCredential = ids.filter((id) => /CREDENTIAL|TOKEN/.test(id)).map((id) => id.split('.')[0]);
      const operations = circumstance.operations.map((each) => `CIRCUMSTANCE-${prefixOf(each)}`);
      assert.deepEqual([...new Set(withoutCredential)].sort(), operations.sort());
    });
  }

  test('whoever claims fewer operations meets all credentials that are none all the same', () => {
    for (const claims of [['check-in', 'check-out'], ['check-in'], ['check-out']] as const) {
      const few = contextFor('http://service.test', { claims: [...claims], profile: embeddedProfile });
      for (const circumstance of CIRCUMSTANCES.filter(({ operations }) => operations.includes(claims[0]))) {
        const met = credentialsUnder(few, circumstance).filter(([operation]) => few.claims.includes(operation));
        assert.deepEqual([...new Set(met.map(([, each]) => each))].sort(), [...CREDENTIALS].sort());
      }
    }
  });
});

/** Outcomes of the tests of a circumstance where valid reports under it get one status, and those at fault another. */
async function outcomes(circumstance: Circumstance, valid: number, atFault: number) {
  const carriesToken = /^Bearer <access_token/;
  const sender = recordingSender(context, ({ headers, body }) => {
    const isWhole = body.kind === 'json' && !Object.values(body.value ?? {}).includes('');
    const token = headers.some(([name, value]) => name === 'Authorization' && carriesToken.test(String(value)));
    return isWhole && token ? valid : atFault;
  });
  const judged = [];
  for (const each of of(circumstance)) judged.push(await judge(each, context, sender));
  return judged;
}

test('where a service may not serve a circumstance, and does not, nothing is held against it', async () => {
  for (const circumstance of CIRCUMSTANCES.filter(({ accepted }) => accepted !== 'MUST')) {
    const status = circumstance.unserved?.[0] ?? 422;
    const judged = await outcomes(circumstance, status, status);
    const held = judged.filter(({ outcome }) => !['not-applicable', 'warning', 'observed'].includes(outcome));
    const found = held.map(({ instance, outcome }) => `${instance.id} ${outcome}`);
    assert.deepEqual(found, []);
  }
});

test('a fault under a circumstance is held against a service, whether it had to serve it or not', async () => {
  for (const circumstance of CIRCUMSTANCES) {
    const judged = await outcomes(circumstance, 201, 201);
    const passed = judged.filter(
      ({ instance, outcome }) => outcome === 'passed' && !/ACCEPTED|SERVED|ARRIVED/.test(instance.id),
    );
    const ids = passed.map(({ instance }) => instance.id);
    assert.deepEqual(ids, []);
  }
});

test('gzip is what every reader takes for gzip, and the same bytes on every machine', () => {
  for (const text of ['', 'a', JSON.stringify({ folio: 'Ä'.repeat(70_000) })]) {
    assert.equal(String(gunzipSync(gzipOf(Buffer.from(text)))), text);
  }
  assert.equal(gzipOf(Buffer.from('a')).toString('hex'), '1f8b08000000000000ff010100feff6143beb7e801000000');
});

test('a body in gzip holds what the call says', () => {
  const call = report({}, 'check-in', { folio: 'F-1' });
  const coded = { ...call, body: { ...call.body, coding: 'gzip' } as typeof call.body };
  const { body } = renderCall(coded, { service: 'http://s', issuer: 'http://s' }, () => '');
  assert.deepEqual(JSON.parse(String(gunzipSync(body as Buffer))), { folio: 'F-1' });
});

test('requests of one name share a connection that no others use, and one that closes it gets a new one', async (t) => {
  const { url, connections } = await rawServer(t, (socket) => socket.write(OK));
  const transport = httpTransport();
  t.after(() => transport.close());
  const send = (connection?: string, headers: readonly (readonly [string, string])[] = []) =>
    transport.send({ method: 'POST', url, headers, body: null }, 5000, connection ? { connection } : {});
  await send();
  await send('own');
  await send('own');
  assert.equal(connections(), 2);
  await send();
  assert.equal(connections(), 2);
  for (let n = 0; n < 2; n += 1) await send('fresh', [['Connection', 'close']]);
  assert.equal(connections(), 4);
});

test('the connection of a request is in the record, and `verify` compares it', async () => {
  const call = { ...report({}, 'check-in', {}), connection: 'own' };
  const request = { operation: 'check-in', method: 'POST', url: '', headers: [], body: null } as const;
  const replay = new Replay(context, [exchange({ id: 'A', request })]);
  await replay.send(single('A', call));
  assert.equal(replay.foreign.length, 1);
  const recorded = recordRequest(call, basesOf(context), () => undefined);
  assert.equal(recorded.connection, 'own');
  const { connection: _connection, ...without } = recorded;
  const other = new Replay(context, [exchange({ id: 'A', request: without })]);
  await other.send(single('A', call));
  assert.match(other.foreign[0]?.difference ?? '', /^its connection is null, the suite would send own/);
});

test('every reservation operation is tried under every circumstance that is not about a stay', () => {
  const shared = CIRCUMSTANCES.filter(({ operations }) => operations.length > 1);
  for (const { operations } of shared) assert.deepEqual(operations, RESERVATION_OPERATIONS);
});
