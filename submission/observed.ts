/** A service's behaviour without what differs from run to run, so that two runs can be compared. */
import { type Exchange, headerValues, type NameValue, type RecordedBody } from '../contract/evidence.ts';
import { parsedJson } from '../contract/json.ts';

const DATE_TIME = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)?$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Bodies are described no deeper than this: a hostile one must not exhaust the stack. */
const DEEPEST = 32;

function kindOfText(text: string): string {
  if (DATE_TIME.test(text)) return 'date-time';
  if (DATE.test(text)) return 'date';
  if (UUID.test(text)) return 'uuid';
  return text === '' ? 'empty text' : 'text';
}

/** The shape of a JSON value: clients rely on names and types of members, not on their values. */
function shapeOf(value: unknown, depth = 0): string {
  if (depth > DEEPEST) return '…';
  if (typeof value === 'string') return kindOfText(value);
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  if (Array.isArray(value)) {
    const kinds = [...new Set(value.map((each) => shapeOf(each, depth + 1)))].sort();
    return `[${kinds.join(' | ')}]`;
  }
  const members = Object.keys(value).sort();
  const shown = members.map((name) => `${name}: ${shapeOf((value as Record<string, unknown>)[name], depth + 1)}`);
  return `{${shown.join(', ')}}`;
}

function shapeOfBody({ text, bytes, sha256 }: RecordedBody): string {
  if (bytes === 0) return 'empty';
  if (sha256 !== undefined) return 'long';
  if (text === undefined) return 'bytes';
  const value = parsedJson(text);
  if (value !== undefined) return shapeOf(value);
  return /^\s*<(!doctype|html|\?xml|[a-z])/i.test(text) ? 'markup' : 'plain text';
}

/** Fields whose values differ with each reply or its body. */
const VOLATILE =
  /(^|-)(date|etag|age|expires|last-modified|set-cookie|content-length|retry-after|server-timing|traceparent|tracestate|nonce|ray|report-to|nel)$|(^|-)(id|trace|span|request|correlation|time|timing|duration|elapsed|runtime|took|remaining|reset|signature)(-|$)|(requestid|traceid|correlationid)$/;

/** Fields about one connection (RFC 9110 §7.6.1), which say nothing of the service. */
const OF_CONNECTION = /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;

/** What differs from run to run inside a value. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/<(\w+)(?::[\da-f]{8})?( [a-z-]+)?>/g, '<$1>'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, '<date>'],
  [/\d{4}-\d\d-\d\d([Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)?)?/g, '<date>'],
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '<id>'],
  [/'nonce-[^']*'/g, "'nonce-<id>'"],
];

/** Replaces an id by its shape: at least sixteen letters and digits, with some of both; other text stays. */
function idShape(run: string): string {
  const start = run.search(/\w/);
  const [id = ''] = /^[\w+~-]{16,}/.exec(run.slice(Math.max(0, start))) ?? [];
  return start >= 0 && /\d/.test(id) && /[A-Za-z]/.test(id) ? `${run.slice(0, start)}<id>` : run;
}

/** An address without resource ids. */
function addressShape(value: string, base: string): string {
  const local = value.startsWith(base) ? value.slice(base.length) : value;
  const [path = '', query] = local.split('?', 2);
  const steps = path.split('/');
  const shown = steps.map((step, at) =>
    /\d/.test(step) || (at > 0 && at === steps.length - 1 && step) ? '<id>' : step,
  );
  return `${shown.join('/')}${query === undefined ? '' : '?…'}`;
}

function headerValue(name: string, value: string, base: string): string {
  if (VOLATILE.test(name)) return '…';
  if (name === 'location' || name === 'content-location') return addressShape(value, base);
  const local = value.replaceAll(base, '<base URL>');
  const named = PARTS.reduce((text, [pattern, stand]) => text.replace(pattern, stand), local);
  return named.replace(/[\w+~-]{16,}={0,2}/g, idShape).replace(/\d{6,}/g, '<number>');
}

function headersOf(headers: readonly NameValue[], base: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    if (key === 'content-type' || OF_CONNECTION.test(key)) continue;
    const before = found.get(key);
    const shown = headerValue(key, value, base);
    found.set(key, before === undefined ? shown : `${before}, ${shown}`);
  }
  return found;
}

function mediaTypeOf(headers: readonly NameValue[]): string {
  const shown = headerValues(headers, 'content-type').map((value) => {
    const parts = value.split(';').map((part) => part.trim().toLowerCase());
    return parts.filter((part) => part !== '' && !part.startsWith('boundary=')).join('; ');
  });
  return shown.length === 0 ? 'none' : shown.join(', ');
}

/**
 * What an exchange showed, each part a text that is the same wherever the service does the same: status or why there
 * was no reply, media type, names and kinds of the body's members, header fields.
 * @param base the base address of the service, which may differ between runs
 */
export function observedIn({ reply, failure }: Exchange, base: string) {
  const { status = `no reply (${failure?.kind ?? 'unknown'})`, headers = [], body = { bytes: 0 } } = reply ?? {};
  return {
    status: String(status),
    mediaType: mediaTypeOf(headers),
    shape: shapeOfBody(body),
    headers: headersOf(headers, base),
  };
}

type Observed = ReturnType<typeof observedIn>;
const MISSING = 'not there';

/** The rank of a change by its importance to a client: status first, header fields last. */
export const rankOf = (change: string): number =>
  ['status', 'media', 'body', 'header'].indexOf(change.split(/\W/)[0] ?? '');

/** The changes of an exchange, each as a text that is equal for equal changes. */
export function observedChanges(old: Observed, now: Observed): string[] {
  const changed = (what: string, before: string, after: string) =>
    before === after ? [] : [`${what}: ${before} → ${after}`];
  // If the status differs, the other differences follow from it.
  if (old.status !== now.status) return changed('status', old.status, now.status);
  const names = [...new Set([...old.headers.keys(), ...now.headers.keys()])].sort();
  return [
    ...changed(`media type of ${now.status}`, old.mediaType, now.mediaType),
    ...changed(`body of ${now.status}`, old.shape, now.shape),
    ...names.flatMap((name) =>
      changed(`header ${name}`, old.headers.get(name) ?? MISSING, now.headers.get(name) ?? MISSING),
    ),
  ];
}
