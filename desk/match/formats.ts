/** The forms of a log: one JSON object a line, CSV with a header row, the common and the combined access log, the extended one of W3C. */
import { cellsOf, separatorOf } from '../../contract/csv.ts';
import { quoted } from '../../contract/visible.ts';
import { problem } from '../../submission/problems.ts';
import { type Column, type Field, type Mapping, type Places, placesIn, REQUEST_LINE } from './columns.ts';
import { LogError } from './lines.ts';
import type { ReadTime } from './times.ts';

/** What a line says of a call, as it stands there. */
export interface LoggedCall {
  /** Milliseconds since the epoch, by the log's clock. */
  readonly time: number;
  /** `null` where the log does not show it, here as below. */
  readonly method: string | null;
  readonly target: string;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly clientId: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly bytes: number | null;
}

/** The form of a file. */
export interface Form {
  readonly format: 'NDJSON' | 'CSV' | 'access log' | 'W3C extended log';
  /** Reads a line; `null` for one that is no call. */
  read(line: string): LoggedCall | null;
  /** Which fields its lines have; none before the first call. */
  fields(): readonly Field[];
  /** Names that were seen instead, where no call was found. */
  names(): readonly string[];
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

/** What was found where a line has what. @param at the value at a place */
function callOf<Place>(places: Places<Place>, at: (place: Place) => unknown, readTime: ReadTime): LoggedCall | null {
  const value = (field: Field) => {
    const place = places[field];
    return place === undefined ? null : at(place);
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

/** In so many calls a member is looked for that those before did not have. */
const MOST_LOOKS = 1000;

/** Reads lines by places that the first whole calls show. */
abstract class ByPlaces<Place, Line> implements Form {
  abstract readonly format: Form['format'];
  #places: Places<Place> | null = null;
  #looks = 0;
  #names: readonly string[] = [];

  constructor(
    private readonly mapping: Mapping,
    private readonly readTime: ReadTime,
  ) {}

  abstract parse(line: string): Line | null;
  abstract columnsOf(line: Line): Column<Place>[];
  abstract at(line: Line, place: Place): unknown;

  read(text: string): LoggedCall | null {
    const line = this.parse(text);
    if (line === null) return null;
    const places = this.#looks < MOST_LOOKS ? this.#find(line) : this.#places;
    return places && callOf(places, (place) => this.at(line, place), this.readTime);
  }

  fields(): readonly Field[] {
    return Object.keys(this.#places ?? {}) as Field[];
  }

  names(): readonly string[] {
    return this.#names;
  }

  #find(line: Line): Places<Place> | null {
    const columns = this.columnsOf(line);
    if (this.#names.length === 0) this.#names = columns.map(({ name }) => name);
    const isTime = (value: unknown) => !Number.isNaN(this.readTime(value));
    const found = placesIn(columns, this.mapping.columns ?? {}, isTime);
    if (!found) return this.#places;
    this.#looks += 1;
    this.#places = { ...found, ...this.#places };
    return this.#places;
  }
}

const DEEPEST = 4;

type Path = readonly string[];

class Ndjson extends ByPlaces<Path, object> {
  readonly format = 'NDJSON';

  parse(text: string): object | null {
    if (!text.startsWith('{')) return null;
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'object' ? value : null;
    } catch {
      return null;
    }
  }

  columnsOf(line: object, path: Path = []): Column<Path>[] {
    return Object.entries(line).flatMap(([name, value]) => {
      const place = [...path, name];
      const own = { name: place.join('.'), place, value: Array.isArray(value) ? value[0] : value };
      const isDeeper = typeof value === 'object' && value !== null && !Array.isArray(value) && place.length < DEEPEST;
      return isDeeper ? this.columnsOf(value, place) : [own];
    });
  }

  at(line: object, path: Path): unknown {
    let value: unknown = line;
    for (const name of path) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
      value = (value as Record<string, unknown>)[name];
    }
    return value;
  }
}

class Csv extends ByPlaces<number, readonly string[]> {
  readonly format = 'CSV';
  readonly #separator: string;
  readonly #header: readonly string[];

  constructor(header: string, mapping: Mapping, readTime: ReadTime) {
    super(mapping, readTime);
    this.#separator = mapping.separator ?? separatorOf(header);
    this.#header = cellsOf(header, this.#separator).map((name) => name.trim());
  }

  parse(text: string): readonly string[] | null {
    const cells = cellsOf(text, this.#separator);
    return cells.length < this.#header.length ? null : cells;
  }

  columnsOf(cells: readonly string[]): Column<number>[] {
    return this.#header.map((name, place) => ({ name, place, value: cells[place] }));
  }

  at(cells: readonly string[], place: number): unknown {
    return cells[place];
  }
}

/** A text in quotes, up to a quote without a backslash before it; in brackets; or up to a blank. */
const TOKEN = /"((?:[^"\\]|\\.)*)"|\[([^\]]{0,80})\]|(\S+)/g;
/** A control character, a quote or a backslash as web servers write it. */
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|(.))/g;

const unescaped = (text: string) =>
  text.includes('\\')
    ? text.replace(ESCAPE, (_all, hex: string | undefined, other: string) =>
        hex ? String.fromCharCode(Number.parseInt(hex, 16)) : other,
      )
    : text;

/** The tokens of a line, each with how it was set apart. */
function tokensOf(line: string): readonly { readonly text: string; readonly kind: 'quoted' | 'bracketed' | 'bare' }[] {
  return Array.from(line.matchAll(TOKEN), ([, inQuotes, inBrackets, bare]) => {
    if (inQuotes !== undefined) return { text: unescaped(inQuotes), kind: 'quoted' };
    return inBrackets === undefined ? { text: bare as string, kind: 'bare' } : { text: inBrackets, kind: 'bracketed' };
  });
}

/** Fields are where they are behind and before the time: a host may stand before all, and other fields behind. */
class AccessLog extends ByPlaces<number, readonly string[]> {
  readonly format = 'access log';

  parse(line: string): readonly string[] {
    return tokensOf(line).map(({ text }) => text);
  }

  columnsOf(tokens: readonly string[]): Column<number>[] {
    const time = tokens.findIndex((token) => /^\d\d\/[A-Z][a-z]{2}\/\d{4}:/.test(token));
    const known: Readonly<Record<number, Field>> = {
      [time - 3]: 'address',
      [time - 1]: 'clientId',
      [time]: 'time',
      [time + 1]: 'request',
      [time + 2]: 'status',
      [time + 3]: 'bytes',
      [time + 5]: 'userAgent',
    };
    const inOrder = tokens.map((value, place) => ({ name: String(place + 1), place, value }));
    if (time < 0) return inOrder;
    return [
      ...inOrder,
      ...inOrder.flatMap((each) => (known[each.place] ? [{ ...each, name: known[each.place] as string }] : [])),
    ];
  }

  at(tokens: readonly string[], place: number): unknown {
    return tokens[place];
  }
}

const FIELDS_LINE = /^#Fields:\s*/;

/** A text as servers write it whose fields blanks set apart: `+` or `%20` for a blank. */
function withBlanks(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The lines below one `#Fields:` of an extended log: date and time, and path and query, have fields of their own. */
class ExtendedLines extends ByPlaces<string, ReadonlyMap<string, string>> {
  readonly format = 'W3C extended log';

  constructor(
    private readonly header: readonly string[],
    mapping: Mapping,
    readTime: ReadTime,
  ) {
    super(mapping, readTime);
  }

  parse(line: string): ReadonlyMap<string, string> | null {
    const cells = line.split(/\s+/);
    if (cells.length < this.header.length) return null;
    const found = new Map(this.header.map((name, at) => [name, cells[at] as string]));
    const { date, time } = Object.fromEntries(found);
    const [stem, query = '-'] = [found.get('cs-uri-stem'), found.get('cs-uri-query')];
    // These times are in UTC (the extended log file format of W3C, "Date and Time").
    if (date && time) found.set('datetime', `${date}T${time}Z`);
    if (stem) found.set('target', query === '-' ? stem : `${stem}?${query}`);
    for (const [name, text] of found) if (/user-agent/i.test(name)) found.set(name, withBlanks(text));
    return found;
  }

  columnsOf(line: ReadonlyMap<string, string>): Column<string>[] {
    return [...line].map(([name, value]) => ({ name, place: name, value }));
  }

  at(line: ReadonlyMap<string, string>, place: string): unknown {
    return line.get(place);
  }
}

/** The extended log of W3C, as IIS and CloudFront write it: a server that is started again names its fields again. */
class Extended implements Form {
  readonly format = 'W3C extended log';
  #names = '';
  #lines: ExtendedLines | null = null;

  constructor(
    private readonly mapping: Mapping,
    private readonly readTime: ReadTime,
  ) {}

  read(line: string): LoggedCall | null {
    if (!line.startsWith('#')) return this.#lines?.read(line) ?? null;
    if (FIELDS_LINE.test(line) && line !== this.#names) {
      this.#names = line;
      this.#lines = new ExtendedLines(line.replace(FIELDS_LINE, '').trim().split(/\s+/), this.mapping, this.readTime);
    }
    return null;
  }

  fields(): readonly Field[] {
    return this.#lines?.fields() ?? [];
  }

  names(): readonly string[] {
    return this.#lines?.names() ?? [];
  }
}

const looksLikeAccessLog = (line: string) => / \[\d\d\/[A-Z][a-z]{2}\/\d{4}:[^\]]+\] "/.test(line);
const BYTE_ORDER_MARK = /^\ufeff/;

/** A file whose form is found out by its first line. */
export class LogFile {
  #form: Form | null = null;

  constructor(
    private readonly name: string,
    private readonly mapping: Mapping,
    private readonly readTime: ReadTime,
  ) {}

  /** @throws {LogError} where the first line is of no known form */
  read(line: string): LoggedCall | null {
    if (this.#form) return this.#form.read(line);
    const first = line.replace(BYTE_ORDER_MARK, '');
    this.#form = this.#formOf(first);
    return this.#form.format === 'CSV' ? null : this.#form.read(first);
  }

  get format(): Form['format'] | null {
    return this.#form?.format ?? null;
  }

  /** Which fields its lines have. @throws {LogError} where no line was a call */
  fields(): readonly Field[] {
    if (!this.#form) throw new LogError([problem('log.empty', { name: this.name })]);
    const fields = this.#form.fields();
    if (fields.length > 0) return fields;
    const names = this.#form.names().slice(0, 20).map(quoted).join(', ') || 'its lines';
    const { format } = this.#form;
    throw new LogError([
      problem('log.no-columns', { name: this.name, format, missing: 'time, path or status', names }),
    ]);
  }

  #formOf(line: string): Form {
    const { format } = this.mapping;
    const given = [this.mapping, this.readTime] as const;
    if (!format && line.startsWith('#')) return new Extended(...given);
    if (format === 'ndjson' || (!format && line.startsWith('{'))) return new Ndjson(...given);
    if (format === 'access-log' || (!format && looksLikeAccessLog(line))) return new AccessLog(...given);
    const header = cellsOf(line, this.mapping.separator ?? separatorOf(line)).map((value, place) => ({
      name: value,
      place,
      value: '',
    }));
    const isHeader = header.length > 2 && header.every(({ name }) => /^[\w .@\-/()[\]$:]{1,100}$/.test(name.trim()));
    if (format === 'csv' || isHeader) return new Csv(line, ...given);
    throw new LogError([problem('log.other-format', { name: this.name, line: quoted(line) })]);
  }
}
