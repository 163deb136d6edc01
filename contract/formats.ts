/** The formats that schemas use, the contract's and a profile's alike: the ones of JSON Schema and OpenAPI, and `address`. */
import type { FormatDefinition } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { baseAddress, isAddress } from './address.ts';

/** The usual format lets the colon of an offset be left out, which RFC 3339 §5.6 does not. */
const RFC_3339_OFFSET = /(?:z|[+-]\d\d:\d\d)$/i;
/** A moment as nearly all are written, on a day that every month has: there are thousands, and the usual format splits each. */
const PLAIN_MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** An hour and a minute that a clock shows: the usual format lets others be a leap second. */
const OF_A_CLOCK = /^.{11}(?:[01]\d|2[0-3]):[0-5]\d:/s;

const { validate: isUsualDateTime } = fullFormats['date-time'] as { validate: (text: string) => boolean };

/** Whether a text is a date-time (RFC 3339 §5.6). */
export function isDateTime(text: string): boolean {
  return PLAIN_MOMENT.test(text) || (OF_A_CLOCK.test(text) && RFC_3339_OFFSET.test(text) && isUsualDateTime(text));
}

/** Longer texts have no format: the expressions for some of them take long over long texts. */
const LONGEST = 2048;

/** A format of texts as Ajv takes it. */
export function ofTexts(has: (text: string) => boolean): FormatDefinition<string> {
  return { type: 'string', validate: (text) => text.length <= LONGEST && has(text) };
}

const isInt32 = (value: number) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
const ofNumbers = (has: (value: number) => boolean): FormatDefinition<number> => ({ type: 'number', validate: has });

/** A format as Ajv's own package of formats has it. */
function usual(name: keyof typeof fullFormats): FormatDefinition<string> {
  const format = fullFormats[name] as RegExp | ((text: string) => boolean) | { validate(text: string): boolean };
  if (format instanceof RegExp) return ofTexts((text) => format.test(text));
  return ofTexts(typeof format === 'function' ? format : format.validate);
}

const NAMES = [
  'date',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'uuid',
  'byte',
] as const;
const USUAL = Object.fromEntries(NAMES.map((name) => [name, usual(name)])) as Record<
  (typeof NAMES)[number],
  FormatDefinition<string>
>;

/** Formats by their names, for generated code and for Ajv. */
export const FORMATS = {
  'date-time': ofTexts(isDateTime),
  ...USUAL,
  int32: ofNumbers(isInt32),
  int64: ofNumbers(Number.isInteger),
  float: ofNumbers(Number.isFinite),
  double: ofNumbers(Number.isFinite),
  /** A base address as the suite writes it down. */
  address: ofTexts((text) => isAddress(text) && baseAddress(text) === text),
} as const;
