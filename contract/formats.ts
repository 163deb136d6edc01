/** The formats that the schemas of a submission's files use. */
import { formatNames, fullFormats } from 'ajv-formats/dist/formats.js';
import { baseAddress, isAddress } from './address.ts';

/** The usual format lets the colon of an offset be left out, which RFC 3339 §5.6 does not. */
const RFC_3339_OFFSET = /(?:z|[+-]\d\d:\d\d)$/i;
/** A moment as nearly all are written, on a day that every month has: there are thousands, and the usual format splits each. */
const PLAIN_MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

const { validate: isUsualDateTime } = fullFormats['date-time'] as { validate: (text: string) => boolean };

/** Whether a text is a date-time (RFC 3339 §5.6). */
export function isDateTime(text: string): boolean {
  return PLAIN_MOMENT.test(text) || (RFC_3339_OFFSET.test(text) && isUsualDateTime(text));
}

/** The names of all formats that Ajv is told of. */
export const FORMAT_NAMES: readonly string[] = formatNames;

/** What the name of an IANA time zone looks like; not every machine knows every zone. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Whether a value has a format, by the format's name. */
export const FORMATS: ReadonlyMap<string, (value: unknown) => boolean> = new Map<string, (value: unknown) => boolean>([
  ['date-time', (value) => typeof value !== 'string' || isDateTime(value)],
  // As the suite writes it down.
  ['address', (value) => typeof value !== 'string' || (isAddress(value) && baseAddress(value) === value)],
  ['int32', (value) => typeof value !== 'number' || (Number.isInteger(value) && Math.abs(value + 0.5) < 2 ** 31)],
  ['time-zone', (value) => typeof value !== 'string' || ZONE.test(value)],
]);
