/** Scratch: runs the suites in process against the mock. `node --import tsx scripts/try.ts [--fault NAME] [--no-profile] [FILTER]` */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { RunContext } from '../contract/run.ts';
import { CLAIMS } from '../contract/words.ts';
import { collectTests } from '../fixtures/collector.ts';
import { explainFinding } from '../fixtures/explain.ts';
import { runInProcess } from '../fixtures/in-process.ts';
import { nodeTransport } from '../fixtures/wire/node-transport.ts';
import { startMock } from '../mock/server.ts';
import { specsOf } from '../suites/index.ts';

const args = process.argv.slice(2);
const option = (name: string) => {
  const i = args.indexOf(name);
  return i < 0 ? undefined : args.splice(i, 2)[1];
};
const fault = option('--fault');
const noProfile = args.includes('--no-profile') && args.splice(args.indexOf('--no-profile'), 1);
const profile = noProfile ? {} : parse(readFileSync(new URL('../mock/profile.yaml', import.meta.url), 'utf8'));
const wraps = fault ? [(await import('../mock/faults/index.ts')).faultNamed(fault)] : [];
const mock = await startMock({ port: 0, faults: wraps as never });
const context: RunContext = {
  seed: 'c0ffee',
  startedAt: '2026-06-01T12:00:00Z',
  subject: 'service',
  target: { baseUrl: mock.url, authUrl: mock.url, environment: 'mock', embedded: true },
  clientId: 'certification-client',
  product: null,
  claims: CLAIMS,
  profile,
  values: {
    hotels: [
      { id: 100001, timeZone: 'America/Chicago' },
      { id: 100002, timeZone: 'America/St_Johns' },
      { id: 100003, timeZone: 'Asia/Kathmandu' },
      { id: 100004, timeZone: 'Australia/Lord_Howe' },
      { id: 100005, timeZone: 'America/Phoenix' },
    ],
    stays: [],
    reservationIdFrom: 'hotel-confirmation-number',
    reservationIds: [],
  },
};
const t0 = performance.now();
const all = await collectTests(context, specsOf('service'));
const tests = args[0] ? all.filter((t) => t.instance.id.includes(args[0] as string)) : all;
const t1 = performance.now();
const secret = 'certification-secret-not-for-production';
const { judgements, exchanges } = await runInProcess({
  context,
  tests,
  transport: nodeTransport(),
  secrets: { client_secret: secret, short_lived_secret: secret },
});
const t2 = performance.now();
const counts: Record<string, number> = {};
for (const j of judgements) {
  counts[j.outcome] = (counts[j.outcome] ?? 0) + 1;
  if (j.outcome !== 'passed') console.log(`${j.outcome.padEnd(14)} ${j.instance.id}: ${j.reason ?? ''}`);
  if (j.finding && ['failed', 'inconclusive'].includes(j.outcome))
    console.log(explainFinding(j.finding, j.instance.requirement).replace(/^/gm, '    '));
}
console.log(
  counts,
  `${tests.length} instances, ${exchanges.length} exchanges, collect ${(t1 - t0).toFixed()} ms, run ${(t2 - t1).toFixed()} ms`,
);
await mock.close();
process.exit();
