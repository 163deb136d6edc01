/** Which exchanges a judgement rests on, and which of them a reader is shown. */
import type { Exchange } from '../contract/evidence.ts';
import { replyLine } from '../contract/evidence.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';

/** `POST /path → 201 Created, 12 ms` */
export function exchangeLine(exchange: Exchange): string {
  const { request, durationMs } = exchange;
  return `${request.method} ${request.url} → ${replyLine(exchange)}, ${Math.round(durationMs)} ms`;
}

/** The exchanges that a judgement rests on, each once, in the order of use. */
export function exchangesOf(result: RunResult, judgement: ReportedJudgement): Exchange[] {
  const { finding } = judgement;
  const named = [...judgement.exchanges, finding?.control?.id ?? '', finding?.exchange?.id ?? ''];
  return [...new Set(named)].flatMap((id) => result.exchanges.get(id) ?? []);
}

/**
 * The exchanges that a reader needs to see: all of a requirement that does not hold; where it could not be judged only
 * those that the finding names, since an outage has the same story in hundreds of places.
 */
export function tellingExchanges(result: RunResult, judgement: ReportedJudgement, most: number): Exchange[] {
  const { finding, outcome } = judgement;
  const all = exchangesOf(result, judgement);
  const named = all.filter(({ id }) => id === finding?.exchange?.id || id === finding?.control?.id);
  if (outcome === 'inconclusive' && named.length > 0) return named;
  if (all.length <= most) return all;
  return [...new Set([...named, ...all])].slice(0, most);
}
