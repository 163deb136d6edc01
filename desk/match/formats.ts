/** The formats of a log: JSON lines, CSV with a header, common and combined, of AWS balancers and HAProxy, W3C. */
import { AGENT } from '../../cases/call.ts';
import { percentDecoded } from '../../contract/address.ts';
import { cellsOf, separatorOf } from '../../contract/csv.ts';
import { quoted } from '../../contract/visible.ts';
import { problem } from '../../submission/problems.ts';
import { type Column, type Field, type Mapping, type Place, type Places, placesIn, REQUEST_LINE } from './columns.ts';
import { LogError } from './lines.ts';
import type { ReadTime } from './times.ts';

/** A line of the log, as written. */
export interface LoggedCall {
  /** Milliseconds since the epoch, by the log's clock. */
  readonly time: number;
  /** `null` if the log does not show it, here and below. */
  readonly method: string | null;
  readonly target: string;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly clientId: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly bytes: number | null;
}

/** A parsed line: an object as it was logged, or a list of texts. */
type Line = object;

/** The format of a file: how its lines are parsed, and what they contain. */
interface Form {
  readonly format: 'NDJSON' | 'CSV' | 'access log' | 'W3C extended log';
  /** `null` for a line that is not a call. */
  parse(line: string): Line | null;
  columnsOf(line: Line): Column[];
}

const NONE = new Set(['', '-', 'null', 'undefined', 'none']);

function textOf(value: unknown): string | null {
  const single = Array.isArray(value) ? value[0] : value;
  if (typeof single === 'number') return String(single);
  return typeof single === 'string' && !NONE.has(single.toLowerCase()) ? single : null;
}

function numberOf(value: unknown): number | null {
  const text = textOf(value);
  return text !== null && /^\d{1,15}(?:\.0+)?$/.test(text) ? Number(text) : null;
}

function at(line: Line, place: Place): unknown {
  let value: unknown = line;
  for (const name of place) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** The parser and columns found for a file. */
function callOf(line: Line, places: Places, readTime: ReadTime): LoggedCall | null {
  const value = (field: Field) => {
    const place = places[field];
    return place === undefined ? null : at(line, place);
  };
  const time = readTime(value('time'));
  if (Number.isNaN(time)) return null;
  const [, method, inLine] = REQUEST_LINE.exec(textOf(value('request')) ?? '') ?? [];
  const target = textOf(value('path')) ?? inLine;
  if (target === undefined) return null;
  return {
    time,
    method: textOf(value('method')) ?? method ?? null,
    target,
    status: numberOf(value('status')),
    requestId: textOf(value('requestId')),
    clientId: textOf(value('clientId')),
    address: textOf(value('address')),
    userAgent: textOf(value('userAgent')),
    bytes: numberOf(value('bytes')),
  };
}

const DEEPEST = 4;

/** The members of an object, including nested ones. */
function membersOf(line: Line, within: Place = []): Column[] {
  return Object.entries(line).flatMap(([name, value]) => {
    const place = [...within, name];
    const own = { name: place.join('.'), place, value: Array.isArray(value) ? value[0] : value };
    const isDeeper = typeof value === 'object' && value !== null && !Array.isArray(value) && place.length < DEEPEST;
    return isDeeper ? membersOf(value, place) : [own];
  });
}

const NDJSON: Form = {
  format: 'NDJSON',
  parse(text) {
    if (!text.startsWith('{')) return null;
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  },
  columnsOf: membersOf,
};

function csv(first: string, separator: string): Form {
  const header = cellsOf(first, separator).map((name) => name.trim());
  return {
    format: 'CSV',
    parse(text) {
      const cells = cellsOf(text, separator);
      return cells.length < header.length ? null : cells;
    },
    columnsOf: (cells) =>
      membersOf(cells)
        .slice(0, header.length)
        .map((cell, place) => ({ ...cell, name: header[place] as string })),
  };
}

/** A text in quotes, up to an unescaped quote or the end of a line that was cut; in brackets; in braces; or bare. */
const TOKEN = /"((?:[^"\\]|\\.)*)("|$)|\[([^\]]{0,80})\]|(\{[^}]{0,2000}\}|\S+)/g;
/** A control character, a quote or a backslash as web servers write it. */
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|(.))/g;

const unescaped = (text: string) =>
  text.includes('\\')
    ? text.replace(ESCAPE, (_all, hex: string | undefined, other: string) =>
        hex ? String.fromCharCode(Number.parseInt(hex, 16)) : other,
      )
    : text;

/** HAProxy lists the captured header fields without their names: the suite recognises its own. */
const agentIn = (captured: string) =>
  captured
    .slice(1, -1)
    .split('|')
    .find((text) => text.startsWith(AGENT)) ?? captured;

/** The tokens of a line, without what sets them apart. */
const tokensOf = (line: string): readonly string[] =>
  Array.from(line.matchAll(TOKEN), ([, inQuotes, end, inBrackets, bare = '']) => {
    if (inQuotes !== undefined) return unescaped(inQuotes) + (end ? '' : '…');
    return inBrackets ?? (bare.startsWith('{') ? agentIn(bare) : bare);
  });

type Fields = Readonly<Record<number, Field>>;

/** How a line of AWS's load balancers begins: the kind of the connection (not with a classic one), then the time. */
const LOAD_BALANCER = /^(?:(?:https?|h2|grpcs|wss?) )?\d{4}-\d\d-\d\dT[\d:.]+Z [\w/.-]+ \S+:\d+ /;
const OF_LOAD_BALANCER: Fields = { 1: 'time', 8: 'status', 12: 'request', 13: 'userAgent' };
const OF_CLASSIC_BALANCER: Fields = { 0: 'time', 7: 'status', 11: 'request', 12: 'userAgent' };
/** The times of HAProxy, after those of the call and the names of frontend and server. */
const HAPROXY_TIMES = /^(?:[+-]?\d+\/){4}[+-]?\d+$/;

function haproxyFields(texts: readonly string[], time: number): Fields {
  const captured = texts.findIndex((text) => text.startsWith(AGENT));
  return {
    [time - 1]: 'address',
    [time]: 'time',
    [time + 4]: 'status',
    [captured]: 'userAgent',
    [texts.length - 1]: 'request',
  };
}

/** Fields are identified by their position relative to the time: a host may come first, and other fields last. */
function accessFields(texts: readonly string[]): Fields {
  if (LOAD_BALANCER.test(texts.slice(0, 5).join(' ')))
    return /^\d/.test(texts[0] ?? '') ? OF_CLASSIC_BALANCER : OF_LOAD_BALANCER;
  const time = texts.findIndex((text) => /^\d\d\/[A-Z][a-z]{2}\/\d{4}:/.test(text));
  if (time < 0) return {};
  if (HAPROXY_TIMES.test(texts[time + 3] ?? '')) return haproxyFields(texts, time);
  return {
    [time - 3]: 'address',
    [time - 1]: 'clientId',
    [time]: 'time',
    [time + 1]: 'request',
    [time + 2]: 'status',
    [time + 3]: 'bytes',
    [time + 5]: 'userAgent',
  };
}

const ACCESS_LOG: Form = {
  format: 'access log',
  parse: tokensOf,
  columnsOf(tokens) {
    const inOrder = membersOf(tokens).map((column, place) => ({ ...column, name: String(place + 1) }));
    const known = accessFields(inOrder.map(({ value }) => String(value)));
    return [
      ...inOrder,
      ...inOrder.flatMap((column, place) => (known[place] ? [{ ...column, name: known[place] }] : [])),
    ];
  },
};

const FIELDS_LINE = /^#Fields:\s*/;

/** A field of a blank-separated line, with `+` or `%20` for a blank. */
const withBlanks = (text: string) => percentDecoded(text.replaceAll('+', ' '));

/**
 * The W3C extended log, as IIS and CloudFront write it: a restarted server names its fields again. Date and time,
 * and path and query, are separate fields.
 */
function extended(): Form {
  let header: readonly string[] | null = null;
  return {
    format: 'W3C extended log',
    parse(line) {
      if (FIELDS_LINE.test(line)) header = line.replace(FIELDS_LINE, '').trim().split(/\s+/);
      if (header === null || line.startsWith('#')) return null;
      const cells = line.split(/\s+/);
      if (cells.length < header.length) return null;
      const found = Object.fromEntries(header.map((name, place) => [name, cells[place] as string]));
      const { date, time, 'cs-uri-stem': stem, 'cs-uri-query': query = '-' } = found;
      // These times are in UTC (the extended log file format of W3C, "Date and Time").
      if (date && time) found['datetime'] = `${date}T${time}Z`;
      if (stem) found['target'] = query === '-' ? stem : `${stem}?${query}`;
      for (const name of header) if (/user-agent/i.test(name)) found[name] = withBlanks(found[name] as string);
      return found;
    },
    columnsOf: membersOf,
  };
}

const looksLikeAccessLog = (line: string) =>
  LOAD_BALANCER.test(line) || / \[\d\d\/[A-Z][a-z]{2}\/\d{4}:[^\]]+\] (?:"|\S+ \S+ (?:[+-]?\d+\/){4})/.test(line);
const BYTE_ORDER_MARK = /^\ufeff/;

/** How many calls are searched for a member that the earlier ones did not have. */
const MOST_LOOKS = 1000;

/** A log file whose format is recognised by its first line, and its columns by the first complete calls. */
export class LogFile {
  #form: Form | null = null;
  #places: Places = {};
  #looks = 0;
  #names: readonly string[] = [];

  constructor(
    private readonly name: string,
    private readonly mapping: Mapping,
    private readonly readTime: ReadTime,
  ) {}

  /** `null` for a line that is not a call. @throws {LogError} if the first line has no known format */
  read(text: string): LoggedCall | null {
    if (this.#form) return this.#call(this.#form, text);
    const first = text.replace(BYTE_ORDER_MARK, '');
    this.#form = this.#formOf(first);
    return this.#form.format === 'CSV' ? null : this.#call(this.#form, first);
  }

  get format(): Form['format'] | null {
    return this.#form?.format ?? null;
  }

  /** The fields of its lines. @throws {LogError} if no line was a call */
  fields(): readonly Field[] {
    if (!this.#form) throw new LogError([problem('log.empty', { name: this.name })]);
    const fields = Object.keys(this.#places) as Field[];
    if (fields.length > 0) return fields;
    // What was seen instead, if no call was found.
    const names = this.#names.slice(0, 20).map(quoted).join(', ') || 'its lines';
    const { format } = this.#form;
    throw new LogError([
      problem('log.no-columns', { name: this.name, format, missing: 'time, path or status', names }),
    ]);
  }

  #call(form: Form, text: string): LoggedCall | null {
    const line = form.parse(text);
    if (line === null) return null;
    if (this.#looks < MOST_LOOKS) this.#look(form.columnsOf(line));
    return callOf(line, this.#places, this.readTime);
  }

  #look(columns: readonly Column[]): void {
    if (this.#names.length === 0) this.#names = columns.map(({ name }) => name);
    const isTime = (value: unknown) => !Number.isNaN(this.readTime(value));
    const found = placesIn(columns, this.mapping.columns ?? {}, isTime);
    if (!found) return;
    this.#looks += 1;
    this.#places = { ...found, ...this.#places };
  }

  #formOf(line: string): Form {
    const { format, separator = separatorOf(line) } = this.mapping;
    if (!format && line.startsWith('#')) return extended();
    if (format === 'ndjson' || (!format && line.startsWith('{'))) return NDJSON;
    if (format === 'access-log' || (!format && looksLikeAccessLog(line))) return ACCESS_LOG;
    const header = cellsOf(line, separator);
    const isHeader = header.length > 2 && header.every((name) => /^[\w .@\-/()[\]$:]{1,100}$/.test(name.trim()));
    if (format === 'csv' || isHeader) return csv(line, separator);
    throw new LogError([problem('log.other-format', { name: this.name, line: quoted(line) })]);
  }
}
