/** What an error reply gives away: the inside of the service, a secret, or what was said of a guest. */

import type { Exchange } from '../contract/evidence.ts';

/** Traces of the platforms that such services run on: .NET, Java, Node, Python, PHP, Ruby, Go, and of databases. */
const TRACES: readonly RegExp[] = [
  /\s{2,}at [\w.$<>`[\]+]+ ?\(/,
  /\bat \(?[^\s"']*\.[cm]?[jt]sx?:\d+:\d+/,
  /\bin [^"'\n]+\.(?:cs|vb|fs):line \d+/,
  /\b(?:System|Microsoft|Newtonsoft)(?:\.\w+)*\.\w+Exception\b/,
  /\b(?:java|javax|jakarta|org|com)(?:\.\w+)+\.\w*(?:Exception|Error)\b/,
  /\([\w$]+\.(?:java|kt|scala):\d+\)/,
  /Traceback \(most recent call last\)/,
  /File \\?"[^"]+\.py\\?", line \d+/,
  /\b(?:Fatal error|Parse error|Warning|Notice)\b.{0,200}? in .{1,200}?\.php\b/s,
  /\.php(?::\d+| on line \d+|\(\d+\))/,
  /\.rb:\d+:in\b/,
  /\bgoroutine \d+ \[/,
  /SQLSTATE\[|\bORA-\d{5}\b|You have an error in your SQL syntax|syntax error at or near|SQLITE_[A-Z]+\b|\bSqlException\b/,
];

const SECRET = /<(?:access_token|client_secret|short_lived_secret|second_client_secret)(?::[0-9a-f]{8})?(?: [a-z-]+)?>/;

/** The body as far as it was recorded; the bytes of one that is no UTF-8 as Latin-1. */
export function bodyText(exchange: Exchange): string {
  const { text, base64 } = exchange.reply?.body ?? {};
  return text ?? Buffer.from(base64 ?? '', 'base64').toString('latin1');
}

/** Places in the file system of a service: of a source, of a library, or below a folder that no URL begins with. */
const FILES: readonly RegExp[] = [
  /\b[A-Za-z]:\\{1,2}[\w .$-]+\\{1,2}[\w .$-]+/,
  /(?:^|[\s"'(=:])\/(?:usr|home|var|opt|root|etc|tmp|proc)\/[\w.@-]+/,
  /\/(?:[\w.@-]+\/)+[\w.@-]+\.(?:[cm]?[jt]sx?|py|rb|php|go|rs|java|kt|cs|jar|dll|class)\b/,
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

function firstOf(patterns: readonly RegExp[], text: string): string | null {
  const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find((each) => each !== undefined);
  return found === undefined ? null : found.trim().slice(0, 120);
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

/** A secret in a reply: in the record a placeholder stands in its place. */
export function secretIn(exchange: Exchange): string | null {
  const places = [
    ['the body', bodyText(exchange)] as const,
    ...(exchange.reply?.headers ?? []).map(([name, value]) => [`the header field ${name}`, value] as const),
  ];
  const found = places.find(([, text]) => SECRET.test(text));
  return found ? `${SECRET.exec(found[1])?.[0]} in ${found[0]}` : null;
}

/** Members of a report that say who the guest is, or by what the hotel knows the stay. */
const ABOUT_GUEST =
  /"(guestFirstName|guestLastName|hotelConfirmationNumber|employeeIdentifier|supplierReservationId|folio)"\s*:\s*"([^"\\]{5,})"/g;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether a text holds a value as a word of its own. */
function says(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + value.length)];
    if (!LETTER_OR_DIGIT.test(before) && !LETTER_OR_DIGIT.test(after)) return true;
  }
  return false;
}

/** What the request said of a guest and the reply's body repeats. */
export function guestDataIn(exchange: Exchange): string | null {
  const text = bodyText(exchange);
  if (text === '') return null;
  const found = [...(exchange.request.body?.text ?? '').matchAll(ABOUT_GUEST)].find(([, , value]) =>
    says(text, value as string),
  );
  return found ? `${found[1]}: ${found[2]}` : null;
}
