/** How far a log's clock is from a run's: from calls of which only one end is written down. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, type Pair } from '../../desk/match/clocks.ts';

const AHEAD_MS = 5000;

/** Calls that take from 0.1 to 2 s, and lines that a log has of them. */
function pairsOf(timeOf: (sent: number, answered: number) => number): Pair[] {
  return Array.from({ length: 40 }, (_, at) => {
    const sent = at * 3000;
    const answered = sent + 100 + ((at * 7) % 20) * 100;
    return { call: { sent, answered, unanswered: null }, line: { time: timeOf(sent, answered) } } as Pair;
  });
}

test('a log that has the beginning of each call, by a clock that is ahead', () => {
  assert.equal(
    clockOf(
      pairsOf((sent) => sent + AHEAD_MS),
      1,
    ).offsetMs,
    AHEAD_MS,
  );
});

test('a log that has the end of each call, by a clock that is behind', () => {
  assert.equal(
    clockOf(
      pairsOf((_sent, answered) => answered - AHEAD_MS),
      1,
    ).offsetMs,
    -AHEAD_MS,
  );
});
