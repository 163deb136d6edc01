/** The formats that the schemas of contract and profile use: JSON Schema's, OpenAPI's, and `address`. */
import type { FormatDefinition } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { baseAddress, isAddress } from './address.ts';

/** The usual format allows offsets without a colon, which RFC 3339 §5.6 does not. */
const RFC_3339_OFFSET = /(?:z|[+-]\d\d:\d\d)$/i;
/** The fast path, as there are thousands of moments: the usual notation, on a day that every month has. */
const PLAIN_MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A valid hour and minute: the usual format accepts others as leap seconds. */
const OF_A_CLOCK = /^.{11}(?:[01]\d|2[0-3]):[0-5]\d:/s;

const { validate: isUsualDateTime } = fullFormats['date-time'] as { validate: (text: string) => boolean };

/** Whether a text is a date-time (RFC 3339 §5.6). */
export function isDateTime(text: string): boolean {
  return PLAIN_MOMENT.test(text) || (OF_A_CLOCK.test(text) && RFC_3339_OFFSET.test(text) && isUsualDateTime(text));
}

/** Longer texts have no format: some of the expressions take long over long texts. */
const LONGEST = 2048;

/** A format for texts, as Ajv expects it. */
export function ofTexts(has: (text: string) => boolean): FormatDefinition<string> {
  return { type: 'string', validate: (text) => text.length <= LONGEST && has(text) };
}

const isInt32 = (value: number) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
const ofNumbers = (has: (value: number) => boolean): FormatDefinition<number> => ({ type: 'number', validate: has });

/** A format as in Ajv's own package of formats. */
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
  /** A base address in the suite's own notation. */
  address: ofTexts((text) => isAddress(text) && baseAddress(text) === text),
} as const;
