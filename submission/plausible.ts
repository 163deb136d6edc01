/** What must hold of the evidence as a whole, whatever is judged from it. */

import { namedSecrets } from '../cases/placeholder.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunRecord } from './result.ts';

/** A clock may be set back by this much, in milliseconds, while a run is under way. */
const CLOCK_SLACK_MS = 5000;

function orderDoubts(exchanges: readonly Exchange[]): string[] {
  const doubts: string[] = [];
  const ids = new Set<string>();
  for (const [index, { id, seq }] of exchanges.entries()) {
    if (ids.has(id)) doubts.push(`The exchange ${id} stands twice in the evidence.`);
    ids.add(id);
    if (seq !== index + 1) doubts.push(`The exchange ${id} has the number ${seq} where ${index + 1} is due.`);
  }
  return doubts;
}

function timeDoubts({ times }: RunRecord, exchanges: readonly Exchange[]): string[] {
  const start = Date.parse(times.startedAt);
  const end = Date.parse(times.endedAt);
  if (!(start <= end)) return [`The run ends (${times.endedAt}) before it starts (${times.startedAt}).`];
  const doubts: string[] = [];
  let latest = start;
  for (const { id, sentAt, durationMs } of exchanges) {
    const sent = Date.parse(sentAt);
    const answered = sent + durationMs;
    // Written so that an unreadable time, which compares as false, is doubted too.
    if (!(sent >= start - CLOCK_SLACK_MS && answered <= end + CLOCK_SLACK_MS && durationMs >= 0)) {
      doubts.push(`The exchange ${id} (sent ${sentAt}) lies outside the run (${times.startedAt} to ${times.endedAt}).`);
    } else if (answered < latest - CLOCK_SLACK_MS) {
      doubts.push(`The exchange ${id} was answered before the exchange that stands in front of it.`);
    }
    latest = Math.max(latest, answered);
  }
  return doubts;
}

function tokenDoubts(exchanges: readonly Exchange[]): string[] {
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

function issueDoubts(exchanges: readonly Exchange[]): string[] {
  return exchanges.flatMap(({ id, issued, reply }) => {
    if (issued.length === 0) return [];
    const shown = JSON.stringify(reply);
    const strange = issued.find(({ tag }) => !reply?.body.sha256 && !shown.includes(tag));
    return strange ? [`The exchange ${id} issued the token ${strange.tag}, which its reply does not show.`] : [];
  });
}

/** Doubts about the evidence as a whole, one sentence each: identity, order, time, and where tokens came from. */
export function evidenceDoubts(record: RunRecord, exchanges: readonly Exchange[]): string[] {
  return [
    ...orderDoubts(exchanges),
    ...timeDoubts(record, exchanges),
    ...tokenDoubts(exchanges),
    ...issueDoubts(exchanges),
  ];
}
