/** Writes exchanges down for people: the same text in the HTML report and in the Allure attachments. */
import type { Exchange, NameValue, RecordedBody } from '../contract/evidence.ts';
import { replyLine } from '../judgement/explain.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';

function bodyText(body: RecordedBody | null, limit: number): string {
  if (body === null || body.bytes === 0) return '(no body)';
  const text = body.text ?? `${body.base64 ?? ''} (base64)`;
  const cut = text.length > limit || body.sha256 !== undefined;
  return cut ? `${text.slice(0, limit)}… (${body.bytes} bytes)` : text;
}

const headerLines = (headers: readonly NameValue[]) => headers.map(([name, value]) => `${name}: ${value}`);

/** The request: method and address, headers, body. @param limit characters of the body that are shown */
export function requestText({ request }: Exchange, limit: number): string {
  return [`${request.method} ${request.url}`, ...headerLines(request.headers), '', bodyText(request.body, limit)].join(
    '\n',
  );
}

/** The reply: status, headers, body; or why there was none. @param limit characters of the body that are shown */
export function replyText(exchange: Exchange, limit: number): string {
  const { reply, waits } = exchange;
  const waited = waits.map(
    ({ status, retryAfter, waitedMs }) =>
      `(waited ${waitedMs} ms after ${status}, Retry-After: ${retryAfter ?? 'none'})`,
  );
  if (!reply) return [...waited, replyLine(exchange)].join('\n');
  return [...waited, replyLine(exchange), ...headerLines(reply.headers), '', bodyText(reply.body, limit)].join('\n');
}

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
