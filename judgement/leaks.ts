/** What a reply leaks: the service's internals and software releases, a secret, or guest data. */
import type { SecretRef } from '../cases/call.ts';
import { onceOf } from '../cases/once.ts';
import { namedSecrets, PLACEHOLDER } from '../cases/placeholder.ts';
import { type Exchange, isAccepted } from '../contract/evidence.ts';
import { isTokenOperation } from '../contract/words.ts';

/** A regular expression, or a function where a regular expression would be too slow. */
type Trace = RegExp | ((text: string) => string | null);

const PHP_KINDS = /\b(?:Fatal error|Parse error|Warning|Notice)\b/;
const PHP_PLACE = / in (?:(?! in ).){1,200}?\.php\b/gs;
const PHP_MESSAGE = 200;

function phpError(text: string): string | null {
  for (const { 0: place, index } of text.matchAll(PHP_PLACE)) {
    const before = text.slice(Math.max(0, index - PHP_MESSAGE), index);
    const at = before.search(PHP_KINDS);
    if (at >= 0) return before.slice(at) + place;
  }
  return null;
}

/** Replies may be crafted to match slowly: repetitions are bounded or end before the match can start again. */
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
  /\bgoroutine \d+ \[|\bpanicked at\b|\bruntime error: |\bnil pointer dereference\b/,
  /\bundefined method\b.{1,80} for nil\b|'NoneType' object|\bCannot read propert(?:y|ies) of\b|\bNullReferenceException\b/,
  /duplicate key\b.{0,80}\b(?:constraint|collection|index)\b|Duplicate entry\b.{1,80}\bfor key\b/,
  /\bECONNREFUSED\b|\b[a-z][a-z+]{1,20}:\/\/[^\s:/@]{1,60}:[^\s:/@]{1,60}@|\bPassword=[^;\s]{1,60};/i,
  /SQLSTATE\[|\bORA-\d{5}\b|You have an error in your SQL syntax|syntax error at or near|SQLITE_[A-Z]+\b|\bSqlException\b/,
];

/** The recorded body; bytes that are not UTF-8 are read as Latin-1. */
export function bodyText(exchange: Exchange): string {
  const { text, base64 } = exchange.reply?.body ?? {};
  return text ?? Buffer.from(base64 ?? '', 'base64').toString('latin1');
}

/** File paths: of a source, of a library, or below a folder that no URL begins with. */
const FILES: readonly RegExp[] = [
  /\b[A-Za-z]:\\{1,2}[\w .$-]+\\{1,2}[\w .$-]+/,
  /(?:^|[\s"'(=:])\/(?:usr|home|var|opt|root|etc|tmp|proc)\/[\w.@-]+/,
  /(?<!\/[\w.@-]{1,100})\/(?:[\w.@-]{1,100}\/){1,40}[\w.@-]{1,100}\.(?:[cm]?[jt]sx?|py|rb|php|go|rs|java|kt|cs|jar|dll|class)\b/,
  /\bnode_modules\b/,
  /\bsite-packages\b/,
  /\w\.(?:cs|vb|fs):(?:line )?\d+/,
];
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

const unlessSent = (found: string | null, { request }: Exchange) =>
  found !== null && (request.body?.text ?? '').includes(found) ? null : found;

const INSIDES: readonly Trace[] = [...TRACES, ...FILES, ...QUERIES];

/** A stack trace or database message in a reply's body. */
export function traceIn(exchange: Exchange): string | null {
  return firstOf(TRACES, bodyText(exchange));
}

/** A stack trace, file path or query text in a reply's body that the request did not contain. */
export function insideIn(exchange: Exchange): string | null {
  return unlessSent(firstOf(INSIDES, bodyText(exchange)), exchange);
}

/** Hardly any reply has one. */
const placeholdersIn = (text: string) => (text.includes('<') ? [...text.matchAll(PLACEHOLDER)] : []);

/** The texts of a reply, each with words for its place. */
const placesOf = (exchange: Exchange): readonly (readonly [place: string, text: string])[] => [
  ['the body', bodyText(exchange)],
  ...(exchange.reply?.headers ?? []).map(([name, value]) => [`the header field ${name}`, value] as const),
];

/** A secret in a reply, recorded as a placeholder; `only`: the one to look for, absent: any. */
export function secretIn(exchange: Exchange, only?: SecretRef['secret']): string | null {
  for (const [place, text] of placesOf(exchange)) {
    const found = placeholdersIn(text).find(([, name]) => only === undefined || name === only);
    if (found) return `${found[0]} in ${place}`;
  }
  return null;
}

/** Alterations from which the right secret cannot be recovered. */
const WITHOUT_THE_RIGHT_ONE = /^(?:truncated|prefix|payload-tampered|signature-tampered)$/;

/** Whether a placeholder stands for the right secret itself; in HTTP Basic it is only written in another way. */
const isRight = (form = '') => form === '' || form.startsWith(' basic-');

/** Whether a request contains a secret, by its tag; long bodies are recorded only in part. */
function holds({ request }: Exchange, tag: string): boolean {
  if (request.body?.sha256 !== undefined) return true;
  return namedSecrets(request).some((named) => named.tag === tag && !WITHOUT_THE_RIGHT_ONE.test(named.form ?? ''));
}

/** The tags of the tokens that the run was issued, except tokens that could occur in any text. */
export const tokensIssuedIn = onceOf(
  (exchanges: readonly Exchange[]): ReadonlySet<string> =>
    new Set(
      exchanges
        .filter((each) => isTokenOperation(each.request.operation) && isAccepted(each))
        .flatMap(({ issued }) => issued.filter(({ flaw }) => flaw !== 'guessable').map(({ tag }) => tag)),
    ),
);

/** A client's secret or token in the reply to a request that did not contain it: whoever sends that request gets it. */
export function handedOver(exchange: Exchange, issued: ReadonlySet<string>): string | null {
  for (const [place, text] of placesOf(exchange)) {
    for (const [whole, secret, tag, form] of placeholdersIn(text)) {
      const isOne = secret === 'access_token' ? issued.has(tag ?? '') : secret !== 'cookie';
      if (isOne && tag && isRight(form) && !holds(exchange, tag)) return `${whole} in ${place}`;
    }
  }
  return null;
}

const ABOUT_GUEST =
  /"(guestFirstName|guestLastName|hotelConfirmationNumber|employeeIdentifier|supplierReservationId|folio)"\s*:\s*"([^"\\]{5,256})"/g;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function says(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + value.length)];
    if (!LETTER_OR_DIGIT.test(before) && !LETTER_OR_DIGIT.test(after)) return true;
  }
  return false;
}

const MOST_SAID = 20;

/** Guest data from the request that the reply's body repeats. */
export function guestDataIn(exchange: Exchange): string | null {
  const text = bodyText(exchange);
  if (text === '') return null;
  const sent = [...(exchange.request.body?.text ?? '').matchAll(ABOUT_GUEST)].slice(0, MOST_SAID);
  const [, name, value] = sent.find((member) => says(text, member[2] as string)) ?? [];
  return name === undefined ? null : `${name}: ${value}`;
}

const NAMING = /^(?:server|x-powered-by|x-aspnet(?:mvc)?-version|x-generator|x-server|x-runtime-version)$/i;
/** `1.25.3` is a release. `awselb/2.0`, `Microsoft-IIS/10.0` or a bare name shows little more than the kind. */
const RELEASE = /(?<![\w.])v?\d{1,4}\.\d{1,4}\.\d{1,6}(?!\.?\d)/;

/** A header field that names a release (RFC 9110 §10.2.4: needlessly fine-grained). */
export function releaseInFields({ reply }: Exchange): string | null {
  const found = reply?.headers.find((field) => NAMING.test(field[0]) && RELEASE.test(field[1]));
  return found ? `${found[0]}: ${found[1].slice(0, 100)}` : null;
}

const SOFTWARE = [
  ...['nginx', 'openresty', 'Apache(?: Tomcat)?', 'Tomcat', 'Jetty(?:://)?', 'Undertow', 'WildFly', 'JBoss(?: EAP)?'],
  ...['GlassFish', 'WebLogic(?: Server)?', 'IIS', 'ASP\\.NET(?: Core)?', '\\.NET(?: Framework| Core)?', 'Kestrel'],
  ...['Node(?:\\.js)?', 'Express', 'Fastify', 'NestJS', 'PHP', 'Laravel', 'Symfony', 'Python', 'Django', 'Flask'],
  ...['Werkzeug', 'gunicorn', 'uvicorn', 'Starlette', 'FastAPI', 'Ruby', 'Rails', 'Puma', 'Rack', 'Passenger', 'Java'],
  ...['Spring(?: Boot| Framework)?', 'OpenSSL', 'Caddy', 'Envoy', 'HAProxy', 'Varnish', 'LiteSpeed', 'Kong'],
  ...['PostgreSQL', 'MySQL', 'MariaDB', 'Oracle Database', 'SQL Server', 'MongoDB', 'Redis'],
];
const SIGNED = new RegExp(
  `(?<![\\w.-])(?:${SOFTWARE.join('|')})(?: [Vv]ersion)?[/ :(]{1,3}v?\\d{1,4}\\.\\d{1,4}\\.\\d{1,6}(?!\\.?\\d)`,
);

/** Software and release named in a reply's body but not in its request. */
export function releaseInBody(exchange: Exchange): string | null {
  return unlessSent(SIGNED.exec(bodyText(exchange))?.[0] ?? null, exchange);
}
