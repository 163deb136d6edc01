/** A run of many hotels: all that depends on a hotel at the first of each zone, an accepted stay at the others. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { firstOfEachZone, otherHotels } from '../../cases/hotels.ts';
import { CLAIMS, type Claim } from '../../contract/words.ts';
import { toBeAcceptedAtEach } from '../../judgement/matchers/reply.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { hotelsLine } from '../../reporters/verdict-words.ts';
import { specsOf } from '../../suites/index.ts';
import { contextFor } from '../support/context.ts';
import { exchange } from '../support/exchange.ts';
import { assertNone } from '../support/reported.ts';
import { entriesOf, judgedFrom, runAgainstMock, verifyEntries } from '../support/submission.ts';

const hotels = Array.from({ length: 233 }, (_, at) => ({
  id: at + 1,
  timeZone: at % 10 === 1 ? 'Asia/Kathmandu' : 'America/Chicago',
}));
const values = { ...contextFor('http://x').values, hotels };
const UNKNOWN = [8, 9, 222];
const HOTEL_TIME = /^CHECK-(?:IN|OUT)\.ACCEPTS-HOTEL-TIME/;

const runOf = (known: readonly (typeof hotels)[number][], claims: readonly Claim[] = CLAIMS) =>
  runAgainstMock({ only: (id) => HOTEL_TIME.test(id), context: { values, claims }, mock: { hotels: known } });
const idsOf = (lines: readonly { readonly id: string }[]) =>
  lines.map(({ id }) => id).filter((id) => HOTEL_TIME.test(id));
const isOfPlan = ({ id }: { readonly id: string }) => !/^(?:token|preflight)\//.test(id);

test('each hotel is either the first of its zone, or one of a hundred that are tried together', () => {
  assert.deepEqual(firstOfEachZone(values), [hotels[0], hotels[1]]);
  const groups = otherHotels(values).map(({ timeZone, number, hotels: of }) => [timeZone, number, of.length]);
  assert.deepEqual(groups, [
    ['America/Chicago', 1, 100],
    ['America/Chicago', 2, 100],
    ['America/Chicago', 3, 8],
    ['Asia/Kathmandu', 1, 23],
  ]);
  const tried = [...firstOfEachZone(values), ...otherHotels(values).flatMap((group) => group.hotels)];
  assert.deepEqual(
    tried.map(({ id }) => id).sort((a, b) => a - b),
    hotels.map(({ id }) => id),
  );
});

test('each test has a title of its own, by which Playwright tells the tests of a file apart', async () => {
  const plan = collectPlan(contextFor('http://x', { values }), await specsOf('service'));
  const titles = plan.map(({ instance: { topic, title } }) => `${topic}: ${title}`);
  assert.deepEqual(titles.length, new Set(titles).size);
});

describe('against a mock that knows its hotels', () => {
  test('a run in which all are known has two requests for each other hotel, and can be verified', async () => {
    const run = await runOf(hotels);
    const { of } = await judgedFrom(run);
    assert.equal(idsOf(of('passed')).length, 2 * 2 + 4 * 2);
    // Of the two first ones a check-in, and a check-out after its own.
    assert.equal(run.exchanges.filter(isOfPlan).length, 2 * 3 + 231 * 2);
    const found = await verifyEntries(await entriesOf(run));
    assert.deepEqual(found.problems, []);
  });

  test('those that are not known are named', async () => {
    const run = await runOf(hotels.filter(({ id }) => !UNKNOWN.includes(id)));
    const { judgements, of } = await judgedFrom(run);
    assert.deepEqual(idsOf(of('failed')), [
      'CHECK-IN.ACCEPTS-HOTEL-TIME:America/Chicago,1',
      'CHECK-IN.ACCEPTS-HOTEL-TIME:Asia/Kathmandu,1',
    ]);
    const first = judgements.find(({ outcome }) => outcome === 'failed');
    assert.equal(first?.finding?.received, 'accepted at 98 of 100 hotels; not at 8 (400), 9 (400)');
    const text = (await entriesOf(run)).get('README.txt')?.toString() ?? '';
    assert.match(
      text,
      /^Hotels: .*\b230 of 233, not at 8 \(America\/Chicago\), 9 \(America\/Chicago\), 222 \(Asia\/Kathmandu\)$/m,
    );
  });

  test('without a claim of check-outs there is one request for each', async () => {
    const run = await runOf(hotels, ['token-form', 'check-in']);
    assert.equal(run.exchanges.filter(isOfPlan).length, hotels.length);
  });
});

test('a report lists the first stays at many hotels, counts the others, and leads nowhere else', async () => {
  const page = (await entriesOf(await runOf(hotels))).get('report.html')?.toString() ?? '';
  const listed = new Set([...page.matchAll(/<li id="x(\d+)"/g)].map(([, number]) => number));
  assert.ok(listed.size < 120, String(listed.size));
  assertNone([...page.matchAll(/href="#x(\d+)"/g)].filter(([, number]) => !listed.has(number)));
});

test('a hotel whose report was not answered is nothing that was accepted', () => {
  const [one, two] = hotels as [(typeof hotels)[0], (typeof hotels)[0]];
  const silent = exchange({ failure: 'timeout' });
  const finding = toBeAcceptedAtEach([exchange(201), silent], [one, two]);
  assert.deepEqual([finding?.kind, finding?.exchanges], ['undecided', [silent]]);
  assert.equal(finding?.received, 'accepted at 1 of 2 hotels; not at 2 (no reply)');
  assert.equal(toBeAcceptedAtEach([exchange(201), exchange(201)], [one, two]), null);
});

test('of many hotels a line names the first ones', () => {
  assert.equal(hotelsLine(hotels).replace(/.*, /, ''), 'and 229 more');
});
