/** What an error reply gives away: the inside of the service, a secret, or what was said of a guest. */

import type { SecretRef } from '../cases/call.ts';
import type { Exchange } from '../contract/evidence.ts';

/** An expression, or what looks further around than an expression can in good time. */
type Trace = RegExp | ((text: string) => string | null);

const PHP_KINDS = /\b(?:Fatal error|Parse error|Warning|Notice)\b/;
const PHP_PLACE = / in (?:(?! in ).){1,200}?\.php\b/gs;
const PHP_MESSAGE = 200;

/** What PHP says of an error: its kind, and a little later the place. */
function phpError(text: string): string | null {
  for (const { 0: place, index } of text.matchAll(PHP_PLACE)) {
    const before = text.slice(Math.max(0, index - PHP_MESSAGE), index);
    const at = before.search(PHP_KINDS);
    if (at >= 0) return before.slice(at) + place;
  }
  return null;
}

/**
 * Traces of the platforms that such services run on: .NET, Java, Node, Python, PHP, Ruby, Go, and of databases. A reply may
 * hold millions of characters, made to be slow to look at: what repeats ends before the expression could begin again, or
 * is bounded.
 */
const TRACES: readonly Trace[] = [
  /\s\sat [\w.$<>`[\]+]+ ?\(/,
  /\bat \(?[^\s"']*\.[cm]?[jt]sx?:\d+:\d+/,
  /\bin (?:(?!\bin )[^"'\n])+\.(?:cs|vb|fs):line \d+/,
  /\b(?:System|Microsoft|Newtonsoft)(?:\.\w{1,60}){0,12}\.\w{1,60}Exception\b/,
  /\b(?:java|javax|jakarta|org|com)(?:\.\w{1,60}){1,12}\.\w{0,60}(?:Exception|Error)\b/,
  /\([\w$]+\.(?:java|kt|scala):\d+\)/,
  /Traceback \(most recent call last\)/,
  /File \\?"[^"]+\.py\\?", line \d+/,
  phpError,
  /\.php(?::\d+| on line \d+|\(\d+\))/,
  /\.rb:\d+:in\b/,
  /\bgoroutine \d+ \[/,
  /SQLSTATE\[|\bORA-\d{5}\b|You have an error in your SQL syntax|syntax error at or near|SQLITE_[A-Z]+\b|\bSqlException\b/,
];

const SECRET =
  /<(access_token|client_secret|short_lived_secret|second_client_secret|cookie)(?::[0-9a-f]{8})?(?: [a-z-]+)?>/g;

/** The body as far as it was recorded; the bytes of one that is no UTF-8 as Latin-1. */
export function bodyText(exchange: Exchange): string {
  const { text, base64 } = exchange.reply?.body ?? {};
  return text ?? Buffer.from(base64 ?? '', 'base64').toString('latin1');
}

/** Places in the file system of a service: of a source, of a library, or below a folder that no URL begins with. */
const FILES: readonly RegExp[] = [
  /\b[A-Za-z]:\\{1,2}[\w .$-]+\\{1,2}[\w .$-]+/,
  /(?:^|[\s"'(=:])\/(?:usr|home|var|opt|root|etc|tmp|proc)\/[\w.@-]+/,
  /(?<!\/[\w.@-]{1,100})\/(?:[\w.@-]{1,100}\/){1,40}[\w.@-]{1,100}\.(?:[cm]?[jt]sx?|py|rb|php|go|rs|java|kt|cs|jar|dll|class)\b/,
  /\bnode_modules\b/,
  /\bsite-packages\b/,
  /\w\.(?:cs|vb|fs):(?:line )?\d+/,
];
/** Queries as databases write them, and as their drivers repeat them. */
const QUERIES: readonly RegExp[] = [
  /\bSELECT\b[^;]{1,300}\bFROM\s+["'`[\w]/s,
  /\bINSERT INTO\s+["'`[\w]/i,
  /\bUPDATE\s+["'`[\w.\]]+\s+SET\s/,
  /\bDELETE FROM\s+["'`[\w]/i,
];

function firstOf(patterns: readonly Trace[], text: string): string | null {
  for (const pattern of patterns) {
    const found = typeof pattern === 'function' ? pattern(text) : pattern.exec(text)?.[0];
    if (found) return found.trim().slice(0, 120);
  }
  return null;
}

/** A stack trace or a message of the database in a reply's body. */
export function traceIn(exchange: Exchange): string | null {
  return firstOf(TRACES, bodyText(exchange));
}

/** A stack trace, the path of a file, or the text of a query in a reply's body, which the request did not say itself. */
export function insideIn(exchange: Exchange): string | null {
  const found = firstOf([...TRACES, ...FILES, ...QUERIES], bodyText(exchange));
  return found !== null && (exchange.request.body?.text ?? '').includes(found) ? null : found;
}

/** A secret in a reply: in the record a placeholder stands in its place. @param only the one that is looked for; absent: any */
export function secretIn(exchange: Exchange, only?: SecretRef['secret']): string | null {
  const fields = (exchange.reply?.headers ?? []).map(([name, value]) => [`the header field ${name}`, value] as const);
  for (const [place, text] of [['the body', bodyText(exchange)] as const, ...fields]) {
    const found = [...text.matchAll(SECRET)].find(([, name]) => only === undefined || name === only);
    if (found) return `${found[0]} in ${place}`;
  }
  return null;
}

/** Members of a report that say who the guest is, or by what the hotel knows the stay. */
const ABOUT_GUEST =
  /"(guestFirstName|guestLastName|hotelConfirmationNumber|employeeIdentifier|supplierReservationId|folio)"\s*:\s*"([^"\\]{5,256})"/g;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether a text holds a value as a word of its own. */
function says(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + value.length)];
    if (!LETTER_OR_DIGIT.test(before) && !LETTER_OR_DIGIT.test(after)) return true;
  }
  return false;
}

/** A report has each of those members once. */
const MOST_SAID = 20;

/** What the request said of a guest and the reply's body repeats. */
export function guestDataIn(exchange: Exchange): string | null {
  const text = bodyText(exchange);
  if (text === '') return null;
  let left = MOST_SAID;
  for (const [, name, value = ''] of (exchange.request.body?.text ?? '').matchAll(ABOUT_GUEST)) {
    if (says(text, value)) return `${name}: ${value}`;
    left -= 1;
    if (left === 0) break;
  }
  return null;
}
