/** Short interruptions of a service under concurrent requests: it is certified, and `verify` accepts its submission. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange, Wait } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Override } from '../../mock/behaviour.ts';
import { all, refusalAs } from '../../mock/overrides.ts';
import { emptyReply } from '../../mock/reply.ts';
import { hasTwoNodes, interruptedFor, restarts } from '../../mock/variants/interruptions.ts';
import { contextFor } from '../support/context.ts';
import { entriesOf, runAgainstMock, verifyEntries } from '../support/submission.ts';

const CLAIMS = ['token-form', 'check-in', 'check-out'] as const;

interface Interruption {
  readonly fault: Override;
  readonly context?: Partial<RunContext>;
  readonly sockets?: true;
  /** Of which one request at least must have waited. */
  readonly sign: (wait: Wait, exchange: Exchange) => boolean;
}

const values = { ...contextFor('').values, settleSeconds: 0.5 };

const INTERRUPTIONS: Readonly<Record<string, Interruption>> = {
  'a rolling restart, in which connections are reset for half a second': {
    fault: restarts,
    sockets: true,
    sign: ({ status, waitedMs }) => status === 0 && waitedMs >= 1000,
  },
  'maintenance, with the time after which to ask again': {
    fault: interruptedFor(1500, () => emptyReply(503, [['Retry-After', '1']])),
    sign: ({ status, retryAfter }) => status === 503 && retryAfter === '1',
  },
  'two nodes, of which one hears of a check-in after 300 ms': {
    fault: all(hasTwoNodes, refusalAs(404, 'conflict')),
    context: { values },
    sign: ({ status }) => status === 404,
  },
};

for (const [name, { fault, context, sockets = false, sign }] of Object.entries(INTERRUPTIONS)) {
  test(name, async () => {
    const run = await runAgainstMock({ faults: [fault], sockets, context: { claims: CLAIMS, ...context } });
    assert.ok(run.exchanges.some((exchange) => exchange.waits.some((wait) => sign(wait, exchange))));
    const { verdict, reasons } = await verifyEntries(await entriesOf(run));
    assert.deepEqual([verdict, reasons], ['certified', []]);
  });
}
