/** The formats that the schemas of a submission's files use. */
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { baseAddress, isAddress } from './address.ts';

/** The usual format lets the colon of an offset be left out, which RFC 3339 §5.6 does not. */
const RFC_3339_OFFSET = /(?:z|[+-]\d\d:\d\d)$/i;

const { validate: isDateTime } = fullFormats['date-time'] as { validate: (text: string) => boolean };

/** What the name of an IANA time zone looks like; not every machine knows every zone. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Whether a value has a format, by the format's name. */
export const FORMATS: ReadonlyMap<string, (value: unknown) => boolean> = new Map<string, (value: unknown) => boolean>([
  ['date-time', (value) => typeof value !== 'string' || (RFC_3339_OFFSET.test(value) && isDateTime(value))],
  // As the suite writes it down.
  ['address', (value) => typeof value !== 'string' || (isAddress(value) && baseAddress(value) === value)],
  ['int32', (value) => typeof value !== 'number' || (Number.isInteger(value) && Math.abs(value + 0.5) < 2 ** 31)],
  ['time-zone', (value) => typeof value !== 'string' || ZONE.test(value)],
]);
