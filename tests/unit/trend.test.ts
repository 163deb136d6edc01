/** A history: what is kept of a run, what changed since the night before, and when an operation is called slow. */
import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { hookOf } from '../../contract/address.ts';
import type { Outcome } from '../../contract/words.ts';
import { historyHtml } from '../../reporters/history-html.ts';
import { badgeOf, changeRows, hookMessage } from '../../reporters/history-text.ts';
import { networkFor } from '../../run/settings/network.ts';
import { notify, readHistory } from '../../scripts/certify/history.ts';
import { type Band, type Night, nightBytes, nightName, nightOf, parseNight, quantile } from '../../submission/night.ts';
import { flakyIn, seriesOf, slowIn, trendOf } from '../../submission/trend.ts';
import { exchange, HOSTILE, record, reply, sampleResult } from '../sample-result.ts';
import { scratch } from '../support/certify.ts';
import { assertNone } from '../support/reported.ts';
import { serve } from '../support/server.ts';

const DAY_MS = 24 * 60 * 60_000;
const FACTS = { seed: 'c0ffee00', only: [], pace: record.pace, decided: true };

/** The night so many days after the first, with these outcomes. */
function night(
  day: number,
  outcomes: readonly Outcome[] = ['passed'],
  more: Partial<Night> = {},
  text = 'plain',
): Night {
  const { verdict, exchanges } = sampleResult(outcomes, text);
  const startedAt = new Date(Date.parse(record.times.startedAt) + day * DAY_MS).toISOString();
  return { ...nightOf(verdict, exchanges.values(), FACTS), times: { ...record.times, startedAt }, ...more };
}

/** Random numbers that are the same in each run of the test. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/** A service's replies with times that scatter as over a network: log-normal, one in twenty five times as long. */
function band(random: () => number, median: number, replies: number): Band {
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const times = Array.from({ length: replies }, () => median * Math.exp(0.4 * normal()) * (random() < 0.05 ? 5 : 1));
  const sorted = times.sort((a, b) => a - b);
  const [low, middle, high, most] = [0.25, 0.5, 0.75, 0.95].map((share) => quantile(sorted, share));
  return { replies, low, median: middle, high, most } as Band;
}

const plain = night(0);
const withBand = (each: Band, more: Partial<Night> = {}): Night => ({
  ...plain,
  latency: { 'check-in': each },
  ...more,
});
const marksOf = (nights: readonly Night[]) => slowIn(nights).map((each) => each.has('check-in'));

describe('a night', () => {
  test('is read as it was written, and named so that names sort by time', () => {
    const kept = night(3, ['passed', 'failed', 'warning', 'observed']);
    assert.deepEqual(parseNight(nightBytes(kept), 'it'), kept);
    assert.equal(nightName(kept), '2026-06-04T120000Z-c0ffee00.json');
  });

  test('counts what was refused for its number, by whatever status, and measures none of it', () => {
    const { verdict, exchanges } = sampleResult(['passed']);
    const [one] = exchanges.values();
    assert.ok(one);
    const limited = [429, 420, 509, 503].map((status) => ({ ...one, reply: reply(status, '') }));
    const { refusedForPace, latency } = nightOf(verdict, limited, FACTS);
    assert.deepEqual([refusedForPace, latency[one.request.operation]?.replies], [3, 1]);
  });

  test('takes a few kilobytes, so that a year is a few megabytes', () => {
    const outcomes: Outcome[] = Array.from({ length: 1700 }, (_, at) => (at % 100 === 0 ? 'failed' : 'passed'));
    assert.ok(365 * nightBytes(night(0, outcomes)).length < 4_000_000);
  });
});

test('a history reads files of nights alone, and follows no link to something else', (t) => {
  const folder = scratch(t);
  mkdirSync(join(folder, 'runs'));
  const at = (day: number) => join(folder, 'runs', nightName(night(day)));
  writeFileSync(at(0), nightBytes(night(0)));
  symlinkSync(at(0), at(1));
  const { nights, problems } = readHistory(folder);
  assert.deepEqual([nights.length, problems.length], [1, 1]);
});

describe('an operation is slow', () => {
  test('at three times the median of a single night before, and never by chance', () => {
    const random = dice(7);
    const runs = Array.from({ length: 2000 }, (_, at) => {
      const [median, replies] = [15 + (at % 20) * 10, 10 + (at % 30)];
      return [median, replies, band(random, median, replies)] as const;
    });
    const found = (times: number) =>
      runs.filter(
        ([median, replies, before]) => marksOf([withBand(before), withBand(band(random, times * median, replies))])[1],
      );
    assert.equal(found(1).length, 0, 'of 2,000 pairs of equal nights');
    assert.ok(found(3).length >= 0.95 * runs.length, `${found(3).length} of ${runs.length} were named`);
  });

  test('not where half of the replies are fast and half are slow, and the median is now one and now the other', () => {
    const random = dice(5);
    const half = () => {
      const [fast, slow] = [band(random, 20, 2), band(random, 100, 2)];
      return random() < 0.5 ? { ...fast, high: slow.high, replies: 40 } : { ...slow, low: fast.low, replies: 40 };
    };
    const pairs = Array.from({ length: 200 }, () => [withBand(half()), withBand(half())]);
    assertNone(pairs.filter((nights) => marksOf(nights)[1]));
  });

  test('in a year of equal nights never, with few replies either', () => {
    const random = dice(11);
    const nights = Array.from({ length: 365 }, (_, day) => withBand(band(random, 40, day % 2 === 0 ? 12 : 60)));
    assert.deepEqual(marksOf(nights).filter(Boolean), []);
  });

  test('until it takes less than one and a half times as long, compared with nights that were not slow', () => {
    const medians = [30, 31, 30, 95, 95, 70, 46, 44, 30];
    const nights = medians.map((median) => withBand({ replies: 5, low: median, median, high: median, most: median }));
    assert.deepEqual(marksOf(nights), [false, false, false, true, true, true, true, false, false]);
    assert.deepEqual(slowIn(nights)[4]?.get('check-in'), { operation: 'check-in', before: 30, now: 95, nights: 3 });
  });

  test('by what its own calls took, and no other with it', () => {
    const of = (times: number) => {
      const calls = Array.from({ length: 60 }, (_, at) => {
        const [operation, factor] = at % 2 === 0 ? (['check-in', times] as const) : (['check-out', 1] as const);
        const call = exchange(`x/${at}`, '', reply(200, ''));
        return { ...call, request: { ...call.request, operation }, durationMs: (30 + (at % 7)) * factor };
      });
      return nightOf(sampleResult(['passed']).verdict, calls, FACTS);
    };
    assert.deepEqual(
      trendOf([of(1), of(3)]).change?.slower.map(({ operation }) => operation),
      ['check-in'],
    );
    assert.equal(trendOf([of(1), of(1)]).change?.changed, false);
  });

  test('neither where it is a matter of a few milliseconds, nor where the pace is another one', () => {
    const of = (median: number) => ({ replies: 50, low: median, median, high: median, most: median });
    assert.deepEqual(marksOf([withBand(of(3)), withBand(of(20))]), [false, false]);
    const pace = { requestsPerSecond: null, concurrency: 1 };
    assert.deepEqual(marksOf([withBand(of(30)), withBand(of(200), { pace })]), [false, false]);
  });
});

describe('a trend', () => {
  const changes = (...nights: readonly Night[]) => trendOf(nights).change;

  test('of equal nights is no change; a failure is new once, and fixed once', () => {
    const [fine, broken] = [night(0), night(1, ['failed'])];
    assert.equal(changes(fine, night(1))?.changed, false);
    const found = changes(fine, broken);
    assert.deepEqual(found?.verdict, { old: 'certified', new: 'not-certified' });
    assert.deepEqual(
      found?.causes.new.map(({ operations, instances }) => [operations, instances]),
      [[['token-form'], 1]],
    );
    assert.deepEqual(found?.broken, ['TOKEN-FORM.FAILED:case0']);
    assert.equal(changes(fine, broken, night(2, ['failed']))?.changed, false);
    const fixed = changes(fine, broken, night(2));
    assert.deepEqual([fixed?.causes.fixed.length, fixed?.holding], [1, ['TOKEN-FORM.FAILED:case0']]);
  });

  test('compares with the last night that was decided, and an undecided one with nothing', () => {
    const down = night(1, ['inconclusive'], { decided: false });
    assert.equal(changes(night(0), down), null);
    assert.equal(changes(night(0), down, night(2))?.since, record.times.startedAt);
  });

  test('keeps subjects, targets and parts of the plan apart', () => {
    const other = { ...record.context.target, baseUrl: 'https://other.example.test' };
    const nights = [
      night(0),
      night(1, ['passed'], { only: ['smoke'] }),
      night(2, ['passed'], { target: other }),
      night(3),
    ];
    assert.deepEqual(
      seriesOf(nights).map(({ length }) => length),
      [2, 1, 1],
    );
    // The embedded mock has another port each time.
    const mocks = [4010, 4011].map((port) => ({ ...other, baseUrl: `http://127.0.0.1:${port}`, embedded: true }));
    assert.equal(seriesOf(mocks.map((target, day) => night(day, ['passed'], { target }))).length, 1);
  });

  test('takes what was not run for no change', () => {
    const tried = { 'TOKEN-FORM.OTHER': [''] };
    assert.equal(
      changes(night(0, ['failed']), night(1, ['passed'], { verdict: 'not-certified', tried }))?.changed,
      false,
    );
  });

  test('names what changes back and forth, and then no longer reports each change of it', () => {
    const verdict = { verdict: 'certified' } as const;
    const nights = ['passed', 'warning', 'passed', 'warning', 'passed'].map((outcome, day) =>
      night(day, [outcome as Outcome], verdict),
    );
    const id = 'TOKEN-FORM.WARNING:case0';
    assert.deepEqual(flakyIn(nights.slice(0, 3)), []);
    assert.deepEqual(flakyIn(nights.slice(0, 4)), [{ id, changes: 3, judged: 4, broken: 2 }]);
    assert.deepEqual(trendOf(nights.slice(0, 4)).newlyFlaky.length, 1);
    assert.deepEqual(changeRows(trendOf(nights)), []);
  });
});

describe('what a history shows', () => {
  const trend = trendOf([night(0), night(1, ['failed', 'warning'], {}, HOSTILE)]);

  test('is safe whatever the service says: in the page, and in what is posted', () => {
    const page = historyHtml([trend]);
    assert.doesNotMatch(page, /<script|<img|(?!\n)\p{Cc}|\p{Bidi_Control}/u);
    const { text, mrkdwn } = hookMessage('slack', trend) as { text: string; mrkdwn: boolean };
    assert.doesNotMatch(text, /[<>]|(?!\n)\p{Cc}/u);
    assert.equal(mrkdwn, false);
    const card = JSON.stringify(hookMessage('teams', trend));
    assert.match(card, /"type":"AdaptiveCard"/);
    assert.doesNotMatch(card, /"TextBlock"/);
  });

  test('says why the last night was not decided, and counts what was run', () => {
    const stopped = 'The quota was used up';
    const outcomes = { inconclusive: { 'TOKEN-FORM.OTHER': ['one'] } };
    const down = night(0, ['inconclusive', 'inconclusive'], { decided: false, stopped, outcomes });
    const page = historyHtml([trendOf([down])]);
    assert.match(page, new RegExp(`<h1>[^<]*${stopped}`));
    assert.match(page, /<td>0<\/td><td>0<\/td><td>1<\/td><td>0<\/td>/);
  });

  test('has a badge that is green only where something was decided', () => {
    const badge = (...nights: readonly Night[]) => badgeOf(trendOf(nights));
    const label = 'certification of the service';
    assert.deepEqual(badge(night(0)), { schemaVersion: 1, label, message: 'certified', color: 'brightgreen' });
    assert.deepEqual(badge(night(0, ['failed'])), { schemaVersion: 1, label, message: 'not-certified', color: 'red' });
    const down = { schemaVersion: 1, label, message: 'not decided', color: 'lightgrey' };
    assert.deepEqual(badge(night(0, ['passed'], { decided: false })), down);
  });
});

test('a web hook is posted to as its host takes it, or as is said before its address', () => {
  const shapes = {
    'https://hooks.slack.com/services/T0/B0/x': 'slack',
    'https://prod-1.westeurope.logic.azure.com:443/workflows/1?sig=x': 'teams',
    'https://hooks.example/x': 'json',
    'slack+https://chat.example/hooks/x': 'slack',
    'json+https://prod-1.westeurope.logic.azure.com/x': 'json',
    'http://127.0.0.1:8065/x': 'json',
  };
  for (const [text, shape] of Object.entries(shapes)) assert.equal(hookOf(text)?.shape, shape, text);
  for (const text of [
    'http://hooks.example/x',
    'https://user:secret@hooks.example/x',
    'ftp://x/y',
    'mail+https://x/y',
    'words',
  ])
    assert.equal(hookOf(text), null, text);
});

describe('the web hook', () => {
  const changed = trendOf([night(0), night(1, ['failed'])]);
  const settingsFor = (url: string) => {
    const hook = hookOf(url) ?? assert.fail();
    return { notify: { ...hook, network: networkFor([hook.url], {}, {}).network } };
  };

  for (const shape of ['json', 'slack', 'teams'] as const) {
    test(`is posted a change, in the shape of ${shape}`, async (t) => {
      const { url, seen } = await serve(t, (_request, response) => response.writeHead(204).end());
      assert.deepEqual(await notify(settingsFor(`${shape}+${url}/a-secret-path`), changed), []);
      assert.deepEqual(
        seen.map(({ method, url: path, body }) => [method, path, JSON.parse(String(body))]),
        [['POST', '/a-secret-path', hookMessage(shape, changed)]],
      );
    });
  }

  test('is left alone where nothing changed, and where none is set', async (t) => {
    const { url, seen } = await serve(t, (_request, response) => response.writeHead(204).end());
    assert.deepEqual(await notify(settingsFor(url), trendOf([night(0), night(1)])), []);
    assert.deepEqual(await notify(settingsFor(url), null), []);
    assert.deepEqual(await notify({ notify: null }, changed), []);
    assert.deepEqual(seen, []);
  });

  test('that refuses, or is not there, is one sentence, which does not hold its address', async (t) => {
    const { url } = await serve(t, (_request, response) => response.writeHead(500).end('a-secret-path'));
    for (const address of [`${url}/a-secret-path`, 'http://127.0.0.1:9/a-secret-path']) {
      const shown = await notify(settingsFor(address), changed);
      assert.equal(shown.length, 1);
      assert.doesNotMatch(shown.join(), /a-secret-path|127\.0\.0\.1/);
    }
  });
});
