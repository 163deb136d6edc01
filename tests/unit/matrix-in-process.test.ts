/** What the matrix hands to the mock without a connection is answered and judged as over sockets. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange } from '../../contract/evidence.ts';
import type { Override } from '../../mock/behaviour.ts';
import { faultNamed } from '../../mock/faults/index.ts';
import { emptyReply, withWire } from '../../mock/reply.ts';
import { judgeSubject, type MatrixSubject } from '../../scripts/matrix/subject.ts';

/** Claims that leave a short plan, for subjects of which a part is enough. */
const FEW = ['token-form', 'check-in'] as const;

const madeOf = (name: string, override: Override): MatrixSubject => ({
  kind: 'variant',
  name,
  variant: { name, because: '', override, claims: FEW },
});

function seen({ id, request, reply, failure, waits }: Exchange) {
  const headers = reply?.headers.map(([name, value]) =>
    /^(date|x-request-id|content-length)$/i.test(name) ? name : `${name}: ${value}`,
  );
  const sent = request.headers.map(([name, value]) => [name, value.replace(/:[0-9a-f]{8}/g, '')]);
  return { id, method: request.method, sent, status: reply?.status, reason: reply?.reason, headers, failure, waits };
}

async function bothWays(subject: MatrixSubject) {
  const [handed, sent] = [await judgeSubject(subject), await judgeSubject(subject, { sockets: true })];
  const outcomes = ({ judgements }: typeof sent) =>
    Object.fromEntries(judgements.map(({ instance, outcome }) => [instance.id, outcome]));
  assert.deepEqual(outcomes(handed), outcomes(sent), subject.name);
  return { handed, sent };
}

test('the reference service: all outcomes, and each exchange', async () => {
  const { handed, sent } = await bothWays({ kind: 'baseline', name: 'reference' });
  assert.ok(sent.judgements.length > 1000, `${sent.judgements.length} instances`);
  // What is sent at once may end in any order.
  const byId = new Map(sent.exchanges.map((each) => [each.id, seen(each)]));
  assert.equal(handed.exchanges.length, byId.size);
  for (const each of handed.exchanges) assert.deepEqual(seen(each), byId.get(each.id));
});

const SAMPLE = [
  'check-in.accepts-missing.folio',
  'check-in.skips-auth.year-end',

  'token-form.token-used-up',
  'http.field-names-by-case',
];
for (const name of SAMPLE) {
  test(`the fault ${name}: all outcomes`, async () => {
    const override = faultNamed(name)?.override ?? assert.fail('there is such a fault');
    await bothWays(madeOf(name, override));
  });
}

test('what shows on the connection, and is not declared to, is refused', async () => {
  const resets = madeOf('resets', { answer: () => async () => withWire(emptyReply(503), { reset: true }) });
  await assert.rejects(judgeSubject(resets), /has to be judged over sockets/);
});
