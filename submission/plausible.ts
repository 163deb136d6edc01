/** What must hold of the evidence as a whole, whatever is judged from it. */

import { namedSecrets } from '../cases/placeholder.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunRecord } from './result.ts';

/** A clock may be set back by this much, in milliseconds, while a run is under way. */
const CLOCK_SLACK_MS = 5000;

function orderProblems(exchanges: readonly Exchange[]): string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  for (const [index, { id, seq }] of exchanges.entries()) {
    if (ids.has(id)) problems.push(`The exchange ${id} appears twice in the evidence.`);
    ids.add(id);
    if (seq !== index + 1) problems.push(`The exchange ${id} has the number ${seq} where ${index + 1} is expected.`);
  }
  return problems;
}

function timeProblems({ times }: RunRecord, exchanges: readonly Exchange[]): string[] {
  const start = Date.parse(times.startedAt);
  const end = Date.parse(times.endedAt);
  if (!(start <= end)) return [`The run ends (${times.endedAt}) before it starts (${times.startedAt}).`];
  const problems: string[] = [];
  let latest = start;
  for (const { id, sentAt, durationMs } of exchanges) {
    const sent = Date.parse(sentAt);
    const answered = sent + durationMs;
    // Written so that an unreadable time, which compares as false, is a problem too.
    if (!(sent >= start - CLOCK_SLACK_MS && answered <= end + CLOCK_SLACK_MS && durationMs >= 0)) {
      problems.push(
        `The exchange ${id} (sent ${sentAt}) lies outside the run (${times.startedAt} to ${times.endedAt}).`,
      );
    } else if (answered < latest - CLOCK_SLACK_MS) {
      problems.push(`The exchange ${id} was answered before the one that precedes it.`);
    }
    latest = Math.max(latest, answered);
  }
  return problems;
}

function tokenProblems(exchanges: readonly Exchange[]): string[] {
  const issued = new Set<string>();
  return exchanges.flatMap((exchange) => {
    const strange = namedSecrets(exchange.request).find(
      ({ secret, tag }) => secret === 'access_token' && tag !== undefined && !issued.has(tag),
    );
    for (const { tag } of exchange.issued) issued.add(tag);
    return strange
      ? [`The exchange ${exchange.id} carries the token ${strange.tag}, which no exchange before it issued.`]
      : [];
  });
}

function issueProblems(exchanges: readonly Exchange[]): string[] {
  return exchanges.flatMap(({ id, issued, reply }) => {
    if (issued.length === 0) return [];
    const shown = JSON.stringify(reply);
    const strange = issued.find(({ tag }) => !reply?.body.sha256 && !shown.includes(tag));
    return strange ? [`The exchange ${id} issued the token ${strange.tag}, which its reply does not show.`] : [];
  });
}

/** What is wrong with the evidence as a whole, one sentence each: identity, order, time, and where tokens came from. */
export function evidenceProblems(record: RunRecord, exchanges: readonly Exchange[]): string[] {
  return [
    ...orderProblems(exchanges),
    ...timeProblems(record, exchanges),
    ...tokenProblems(exchanges),
    ...issueProblems(exchanges),
  ];
}
