/** Honest runs in surroundings that are not the usual ones: each is consistent, and none is blamed for them. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Hotel } from '../../contract/run.ts';
import { contextFor } from '../support/context.ts';
import { httpProxy } from '../support/proxies.ts';
import { entriesOf, type Run, type RunOptions, runAgainstMock, verifyEntries } from '../support/submission.ts';

const FEW =
  /^(TOKEN-(FORM|JSON)\.SUCCESS|CHECK-IN\.(ACCEPTS-(COMPLETE|HOTEL-TIME|CLOCK-CHANGE|REPEATED-HOUR|NAME)|REFUSES-NULL)|CHECK-OUT\.ACCEPTS)/;
const CLAIMED = ['token-form', 'token-json', 'check-in', 'check-out'] as const;
const usual = contextFor('http://service.test').values;

const inZones = (...zones: readonly string[]): RunOptions => {
  const hotels: Hotel[] = zones.map((timeZone, at) => ({ id: 100_001 + at, timeZone }));
  return { context: { claims: CLAIMED, values: { ...usual, hotels } } };
};
const proxied = async (t: TestContext): Promise<RunOptions> => {
  const { port } = await httpProxy(t);
  return { proxy: `http://127.0.0.1:${port}` };
};

interface Surroundings {
  readonly made: (t: TestContext) => RunOptions | Promise<RunOptions>;
  readonly shown: (run: Run) => boolean;
}

const SURROUNDINGS: Readonly<Record<string, Surroundings>> = {
  'behind an HTTP proxy': { made: proxied, shown: ({ record }) => record.network.proxied },
  'at an address of IPv6': {
    made: () => ({ mock: { host: '::1' }, sockets: true }),
    shown: ({ record }) => /^http:\/\/\[::1\]:\d+$/.test(record.context.target.baseUrl),
  },
  'behind a prefix of its path': {
    made: () => ({ mock: { basePath: '/stage/v2' } }),
    shown: ({ exchanges }) => exchanges.every(({ request }) => request.url.includes('/stage/v2/')),
  },
  'with an issuer at another host': {
    made: () => ({ issuerAt: (url) => url.replace('127.0.0.1', 'localhost'), sockets: true }),
    shown: ({ exchanges }) => new Set(exchanges.map(({ request }) => new URL(request.url).hostname)).size === 2,
  },
  'in Nepal, a quarter of an hour apart': {
    made: () => inZones('Asia/Kathmandu'),
    shown: ({ exchanges }) => exchanges.some(({ request }) => request.body?.text?.includes('+05:45')),
  },
  'on Lord Howe, where clocks change by half an hour': {
    made: () => inZones('Australia/Lord_Howe'),
    shown: ({ exchanges }) => exchanges.some(({ request }) => /\+(?:10:30|11:00)/.test(request.body?.text ?? '')),
  },
  "in St. John's, and in a zone that goes the other way": {
    made: () => inZones('America/St_Johns', 'Europe/Dublin', 'Pacific/Chatham'),
    shown: ({ exchanges }) => exchanges.some(({ request }) => /-0[23]:30/.test(request.body?.text ?? '')),
  },
};

describe('an honest run is consistent', () => {
  for (const [where, { made, shown }] of Object.entries(SURROUNDINGS)) {
    test(where, async (t) => {
      const options = { only: (id: string) => FEW.test(id), context: { claims: CLAIMED }, ...(await made(t)) };
      const run = await runAgainstMock(options);
      assert.ok(run.exchanges.length > 30 && shown(run), 'it was made so');
      const found = await verifyEntries(await entriesOf(run));
      assert.deepEqual([found.reasons, found.consistent, found.verdict], [[], true, 'incomplete']);
      assert.equal(found.run?.counts.failed, 0);
      assert.ok((found.run?.counts.passed ?? 0) > 20);
    });
  }
});
