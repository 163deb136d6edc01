/** Every exchange of a run in `report.html`, one line each: what is unusual about the request and the reply. */
import { type Exchange, headerValues, isAccepted, type RecordedBody, replyLine } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import type { Operation } from '../contract/words.ts';
import { replyText, requestText } from '../judgement/explain.ts';
import type { RunResult } from '../submission/result.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { differences, headerParts, mostCommon, partsOf, usualOf } from './report-usual.ts';
import { many, thousands } from './verdict-words.ts';
import { shortened } from './visible.ts';

/** The most characters of a request's line, and of a reply's. */
const SENT = 220;
const ANSWERED = 140;
const BODY = 1200;
const AS_USUAL = 'as usual';
/** Reply fields that say nothing about the service's behaviour, and request fields that follow from the body. */
const IDLE = new Set(['user-agent', 'accept', 'content-length', 'transfer-encoding', 'connection', 'host']);

/** The number of an exchange on the page: its place in `evidence.ndjson`. */
export type Numbers = ReadonlyMap<string, number>;

/** The exchanges by id, with their numbers. */
export function numbersOf(result: RunResult): Numbers {
  return new Map([...result.exchanges.keys()].map((id, index) => [id, index + 1]));
}

/** How many exchanges of an instance are linked. */
export const MOST_LINKS = 4;

/** Links to exchanges by their numbers; only the first of many. */
export function exchangeLinks(ids: readonly string[], numbers: Numbers, most: number): Markup {
  const known = ids.flatMap((id) => numbers.get(id) ?? []);
  const links = known.slice(0, most).map((number) => html` <a href="#x${number}">${number}</a>`);
  return known.length > most ? html`${links} +${known.length - most}` : html`${links}`;
}

function isForm({ request }: Exchange): boolean {
  // Most bodies are not forms, so the first character is checked first.
  return (
    !request.body?.text?.startsWith('{') &&
    headerValues(request.headers, 'content-type').some((value) => value.includes('urlencoded'))
  );
}

/** An exchange split into its parts, once. */
type Line = ReturnType<typeof lineOf>;

function lineOf(exchange: Exchange, number: number) {
  const { request, reply } = exchange;
  const fields = headerParts(request.headers, IDLE);
  const sent = partsOf(request.body, isForm(exchange));
  return { exchange, number, fields, sent, answered: reply ? partsOf(reply.body) : null };
}

/** What most exchanges of an operation have in common; for replies, by status. */
type Common = ReturnType<typeof commonOf>;

function commonOf(lines: readonly Line[]) {
  const requests = lines.map(({ exchange }) => exchange.request);
  const byStatus = groupedBy(lines, ({ exchange }) => exchange.reply?.status ?? 0);
  return {
    method: mostCommon(requests.map(({ method }) => method)),
    url: mostCommon(requests.map(({ url }) => url)),
    fields: usualOf(lines.map(({ fields }) => fields)),
    sent: usualOf(lines.map(({ sent }) => sent)),
    answered: new Map([...byStatus].map(([status, of]) => [status, usualOf(of.map(({ answered }) => answered))])),
  };
}

function bodyLine(body: RecordedBody | null, most: number): string[] {
  if (body === null || body.bytes === 0) return [];
  const text = body.text ?? `${body.base64 ?? ''} (base64)`;
  const size = text.length > most || body.sha256 ? ` (${body.bytes} bytes)` : '';
  return [shortened(text, most) + size];
}

function pathOf(url: string, usual: string): string {
  // Most of an address is the same everywhere: requests elsewhere differ in path or query.
  const origin = /^[a-z]+:\/\/[^/]*/i.exec(usual)?.[0] ?? '';
  return origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

function sentLine({ exchange, fields, sent }: Line, common: Common): string {
  const { method, url, body } = exchange.request;
  const isUsual = method === common.method && url === common.url;
  const details = sent ? differences(sent, common.sent) : bodyLine(body, SENT);
  const parts = [
    ...(isUsual ? [] : [`${method} ${pathOf(url, common.url)}`]),
    ...differences(fields, common.fields),
    ...(body === null && common.sent.of > 0 ? ['no body'] : details),
  ];
  return shortened(parts.join(' · ') || AS_USUAL, SENT);
}

function answeredLine({ exchange, answered }: Line, common: Common): string {
  const { reply } = exchange;
  if (!reply) return shortened(replyLine(exchange), ANSWERED);
  const usual = common.answered.get(reply.status);
  const parts = answered && usual ? differences(answered, usual, true) : bodyLine(reply.body, ANSWERED);
  return shortened(parts.join(' · '), ANSWERED);
}

function waited({ waits }: Exchange): Markup {
  if (waits.length === 0) return NOTHING;
  const milliseconds = waits.reduce((sum, { waitedMs }) => sum + waitedMs, 0);
  const met = [...new Set(waits.map(({ status }) => (status === 0 ? 'no reply' : String(status))))];
  return html` <em>waited ${milliseconds} ms after ${met.join(', ')}</em>`;
}

function row(line: Line, sent: string, common: Common, sharing: ReadonlyMap<string, number>): Markup {
  const { exchange, number } = line;
  // A call is named by its scene; a request's name is its id above.
  const short = exchange.received ? exchange.id : exchange.id.slice(exchange.id.indexOf('/') + 1);
  const uses = sharing.get(exchange.id) ?? 0;
  const shared = uses > 1 ? html` <small>for ${uses}</small>` : NOTHING;
  const answer = answeredLine(line, common);
  // Without the optional end tags of paragraphs and items: there are thousands.
  return html`<li id="x${number}"><p><b>${number}</b> <i>${short}</i>${shared} <code>${sent}</code><p><b>${exchange.reply?.status ?? '—'}</b> ${Math.round(exchange.durationMs)} ms${waited(exchange)}${answer ? html`<p><code>${answer}</code>` : NOTHING}\n`;
}

/** The example of what is usual: an accepted exchange with nothing different about it. */
function usualExchange(lines: readonly Line[], sent: readonly string[]): Markup {
  const accepted = (line: Line) => isAccepted(line.exchange);
  const line = lines.find((each, at) => accepted(each) && sent[at] === AS_USUAL) ?? lines.find(accepted);
  if (!line) return NOTHING;
  return html`<details><summary>The usual request whole, and its reply: exchange ${line.number}</summary>${wholeExchange(line.exchange)}</details>\n`;
}

/** An exchange with its header fields and its bodies. */
export function wholeExchange(exchange: Exchange): Markup {
  return html`<p class="dim">Request</p><pre>${requestText(exchange, BODY)}</pre><p class="dim">Reply</p><pre>${replyText(exchange, BODY)}</pre>`;
}

/** All exchanges of an operation, folded; `unlisted`: those that are only counted. */
export function operationExchanges(
  operation: Operation,
  exchanges: readonly Exchange[],
  numbers: Numbers,
  sharing: ReadonlyMap<string, number>,
  unlisted: ReadonlySet<string>,
): Markup {
  if (exchanges.length === 0) return NOTHING;
  const listed = exchanges.filter(({ id }) => !unlisted.has(id));
  const left = exchanges.length - listed.length;
  const more =
    left > 0
      ? html`<p class="dim">And ${thousands(left)} more, all accepted, about stays at other hotels: see evidence.ndjson.</p>`
      : NOTHING;
  const lines = listed.map((exchange) => lineOf(exchange, numbers.get(exchange.id) ?? 0));
  const common = commonOf(lines);
  const sent = lines.map((line) => sentLine(line, common));
  return html`<details class="fold"><summary><h3>${operation}</h3> <span class="dim">${many(exchanges.length, 'exchange')}, usually ${common.method} ${common.url}</span></summary>
${usualExchange(lines, sent)}<ol class="x">${lines.map((line, at) => row(line, sent[at] ?? '', common, sharing))}</ol>${more}</details>\n`;
}
