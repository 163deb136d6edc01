/** Which exchanges a judgement rests on, and which of them a reader is shown. */
import type { Exchange } from '../contract/evidence.ts';
import { replyLine } from '../contract/evidence.ts';
import { requestText } from '../judgement/explain.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';

/** `POST /path → 201 Created, 12 ms` */
export function exchangeLine(exchange: Exchange): string {
  const { request, durationMs } = exchange;
  return `${request.method} ${request.url} → ${replyLine(exchange)}, ${Math.round(durationMs)} ms`;
}

/** The exchanges that judgements rest on, each once however many share it, in the order of use. */
export function exchangesOf(result: RunResult, ...judgements: readonly ReportedJudgement[]): Exchange[] {
  const named = judgements.flatMap(({ exchanges, finding }) => [
    ...exchanges,
    ...[finding?.control, finding?.exchange].flatMap((exchange) => exchange?.id ?? []),
  ]);
  return [...new Set(named)].flatMap((id) => result.exchanges.get(id) ?? []);
}

/** How many requirement instances rest on each exchange, by the exchange's id. */
export function instancesByExchange(result: RunResult): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { exchanges, finding } of result.judgements) {
    // A judgement without a finding names each exchange once: it needs no looking for what stands twice.
    const named = finding ? new Set([...exchanges, finding.control?.id, finding.exchange?.id]) : exchanges;
    for (const id of named) {
      if (id !== undefined && result.exchanges.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

/** The exchanges that a reader needs to see; where nothing could be judged only the finding's, since an outage is everywhere. */
export function tellingExchanges(result: RunResult, judgement: ReportedJudgement, most: number): Exchange[] {
  const { finding, outcome } = judgement;
  const all = exchangesOf(result, judgement);
  const named = all.filter(({ id }) => id === finding?.exchange?.id || id === finding?.control?.id);
  if (outcome === 'inconclusive' && named.length > 0) return named;
  if (all.length <= most) return all;
  return [...new Set([...named, ...all])].slice(0, most);
}

/** Fields that every client sends by itself. */
const IDLE = /^(?:host|connection|accept(?:-.+)?|user-agent|content-length|sec-.+|keep-alive|transfer-encoding)$/i;
const LONGEST_BODY = 600;

/** A call as it was received, less what says nothing: `POST /path`, header fields, body. */
export function callText({ request, ...rest }: Exchange): string {
  const headers = request.headers.filter(([name]) => !IDLE.test(name));
  return requestText({ ...rest, request: { ...request, headers } }, LONGEST_BODY);
}
