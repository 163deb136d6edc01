/** Each requirement of a client can fail, each fault is caught by what it breaks, no conforming client is blamed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scenes } from '../../client/scenes/index.ts';
import { fieldsOf, openapi, requestSchema } from '../../contract/interface.ts';
import { ROOT } from '../support/certify.ts';
import {
  brokenBy,
  clientFigures,
  conformingClients,
  faultyClients,
  judgeClients,
  runClients,
} from '../support/client-matrix.ts';
import { hearClients } from '../support/client-run.ts';
import { setDate } from '../support/date.ts';

hearClients();

/** Within hours of that change. */
const CLOCK_CHANGE = '2027-03-14T10:00:00Z';
const USUAL_DAY = '2026-11-18T12:00:00Z';

test('on the day of a clock change, a careful client is right, and one that adds nights of 24 hours is not', async () => {
  setDate(CLOCK_CHANGE);
  const named = (wanted: string) => [...conformingClients, ...faultyClients].filter(({ name }) => name === wanted);
  const clients = ['careful', 'adds-nights-of-24-hours', 'year-of-the-week'].flatMap(named);
  const [careful, adding, late] = (await runClients(clients)).map(brokenBy);
  assert.deepEqual(careful, []);
  assert.ok(adding?.includes('CLIENT-VALUES.EXPECTED-TIME-KEPT'));
  assert.ok(!late?.includes('CLIENT-CHECK-IN.HOTEL-OFFSET'), 'nobody knows the offset of a day so far away');
});

test('the client matrix has no problem', { timeout: 600_000 }, async (t) => {
  setDate(USUAL_DAY);
  const conforming = await runClients(conformingClients);
  const plan = conforming[0]?.judgements.map(({ instance }) => instance);
  // In the nightly form each fault is played in all scenes, and still noticed only by what it names.
  const faulty = await runClients(faultyClients, process.env.LODGING_WHOLE_MATRIX ? undefined : plan);
  const result = judgeClients(faulty, conforming);
  t.diagnostic(clientFigures(result));
  assert.deepEqual(result.problems, [], clientFigures(result));
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  assert.ok(readme.includes(clientFigures(result)), clientFigures(result));
  const madeUp = faulty.find(({ client }) => client.name === 'makes-up-values');
  const failed = madeUp?.judgements.filter(({ outcome }) => outcome === 'failed') ?? [];
  const ids = new Set(failed.map(({ instance }) => instance.requirement.id));
  assert.ok(ids.size >= 6, `values that are made up fail ${[...ids].join(', ')} alone`);
});

test('the page for developers lists all scenes, with their claims and times', () => {
  const page = readFileSync(join(ROOT, 'docs/client/README.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| `[a-z0-9-]+` \|/.test(line));
  assert.deepEqual(
    rows,
    scenes.map(({ name, title, claims, anyOf = [], seconds }) => {
      const all = claims.filter((claim) => !anyOf.includes(claim));
      const wanted = [...all, ...(anyOf.length > 0 ? [anyOf.join(' or ')] : [])].join(', ');
      return `| \`${name}\` | ${title} | ${wanted} | ${seconds} |`;
    }),
  );
});

test('the page for developers says where the interface document is, and names its addresses and fields', () => {
  const page = readFileSync(join(ROOT, 'docs/client/README.md'), 'utf8');
  assert.ok(page.includes('(../../contract/openapi.yaml)'));
  for (const path of Object.keys(openapi.paths)) assert.ok(page.includes(`}${path}\``), path);
  for (const operation of ['check-in', 'check-out'] as const) {
    const row = page.split('\n').find((line) => line.startsWith(`| ${operation} |`)) ?? '';
    for (const { name } of fieldsOf(requestSchema(operation, {}))) assert.ok(row.includes(`\`${name}\``), name);
  }
});
