import type { Requirement } from '../requirement.ts';
import type { Operation } from '../words.ts';
import { type Common, type Prefix, topic } from './row.ts';

/**
 * What each family of the field matrix asks for, and why at this level. A family is a SHOULD if tolerant, conforming
 * services break it: by coercion (2.5 into 2, null into 0), or since the field is not required. A profile that pins
 * coercions as tolerant excuses the families in which no value is lost.
 */
const FAMILIES = {
  'REFUSES-MISSING': {
    phrase: 'a request that lacks a required field',
    fieldPhrase: 'a missing %',
    rationale:
      'The stay would be recorded with a value that nobody sent. Parsers that fill in 0 or an empty text (Go, .NET, Java primitives) must be told which fields are required, and the document says so.',
    statement: 'A % request that lacks a required field MUST be refused.',
  },
  'REFUSES-NULL-REQUIRED': {
    phrase: 'null in a required field',
    fieldPhrase: 'null as %',
    rationale:
      'The stay would be recorded without a name, a room or a time. Parsers turn null into an empty text at most (Go, Fastify), which must be refused as well.',
    statement:
      'A % request with null in a required field MUST be refused, unless the field allows null or is a number or boolean.',
  },
  'REFUSES-NULL-NUMBER': {
    phrase: 'null in a required number',
    fieldPhrase: 'null as %',
    mustWhere: 'reading.coercions',
    rationale: 'Go, Fastify and Jackson turn null into 0 by default.',
    statement: 'A % request in which a required number or boolean is null SHOULD be refused.',
  },
  'REFUSES-NULL-OPTIONAL': {
    phrase: 'null where none is allowed',
    fieldPhrase: 'null as %',
    rationale: 'IsOptional in NestJS and Laravel treat null as absent, and nothing required is missing.',
    statement: 'A % request with null in an optional field that does not allow null SHOULD be refused.',
  },
  'REFUSES-EMPTY': {
    phrase: 'an empty text where one is required',
    fieldPhrase: 'an empty %',
    rationale:
      'With an empty name, room or folio nobody knows whose stay it is, and the document says non-empty. Parsers accept any text, but validators in daily use have a rule for its length.',
    statement: 'A % request in which a non-empty string is empty MUST be refused.',
  },
  'REFUSES-EMPTY-OPTIONAL': {
    phrase: 'an empty text where one is given',
    fieldPhrase: 'an empty %',
    rationale: 'Laravel turns empty texts into null, and nothing required is missing.',
    statement: 'A % request with an empty text in an optional field that must be non-empty if given SHOULD be refused.',
  },
  'REFUSES-BLANK': {
    phrase: 'white space for a text',
    fieldPhrase: 'only white space as %',
    rationale: 'Validators count white space as characters; the document says only non-empty.',
    statement: 'A % request in which a non-empty string is only white space SHOULD be refused.',
  },
  'REFUSES-WRONG-TYPE': {
    phrase: 'values of the wrong type',
    fieldPhrase: '% of the wrong type',
    rationale:
      'The stay that is recorded would not be the one that was sent: an object is stored as "[object Object]", a word becomes 0. Typed parsers refuse these by default; where values are cast (Rails, PHP) a rule must come first.',
    statement: 'A % request with a field of the wrong JSON type MUST be refused.',
  },
  'REFUSES-COERCIBLE-SCALAR': {
    phrase: 'values that have to be coerced',
    fieldPhrase: '% of a type that has to be coerced',
    echoes: true,
    unlessTolerant: 'reading.coercions',
    mustWhere: 'reading.coercions',
    rationale: 'Jackson, Fastify, Pydantic and Rails convert scalars by default, mostly to what was meant.',
    statement: 'A % request with a scalar that would have to be coerced to the type of its field SHOULD be refused.',
  },
  'REFUSES-LIST-OF-ONE': {
    phrase: 'a list of one for what is in it',
    fieldPhrase: 'a list of one as %',
    echoes: true,
    unlessTolerant: 'reading.coercions',
    mustWhere: 'reading.coercions',
    rationale: 'Fastify and PHP unpack a list of one by default, and its item is what was meant.',
    statement: 'A % request with a list of one in place of the item itself SHOULD be refused.',
  },
  'REFUSES-FRACTION': {
    phrase: 'fractions for whole numbers',
    fieldPhrase: 'a fraction as %',
    mustWhere: 'reading.coercions',
    rationale: 'Jackson and Rails drop the fraction.',
    statement: 'A % request in which an integer has a fraction SHOULD be refused.',
  },
  'REFUSES-BEYOND-INT32': {
    phrase: 'numbers beyond int32',
    fieldPhrase: '% beyond int32',
    rationale:
      'Section 8 refers to the table for ranges, and the table says int32: a number beyond it fails when it is stored, or its lowest 32 bits name another hotel. Integers in Python, Ruby, PHP and JavaScript have no such range, so it must be checked.',
    statement: 'A % request in which an int32 is beyond its range MUST be refused.',
  },
  'REFUSES-UNREAL-DATE': {
    phrase: 'dates that do not exist',
    fieldPhrase: 'a date that does not exist as %',
    rationale:
      "The stay would be recorded at a time that nobody wrote: on another day, in another month, or at no time at all. Some parsers in daily use do roll over (hour 25 becomes 01:00 of the next day in Ruby's Time.iso8601, 30 February becomes 2 March in Ruby, V8, Joi and PHP, and PHP's createFromFormat and Java's lenient SimpleDateFormat roll everything over): they fail on purpose, since a guest is billed by the day.",
    statement: 'A % request with a date that does not exist, or a value that is not a date, MUST be refused.',
  },
  'REFUSES-LOOSE-DATE': {
    phrase: 'dates in another notation',
    fieldPhrase: '% in another notation',
    rationale:
      "Parsers in daily use accept other notations, and offsets beyond RFC 3339: Go, Luxon and PHP accept +25:00; they and Python, Django and Ruby +05:99; Ruby's DateTime.parse and Java's SimpleDateFormat accept words after the time. No client sends these, and the day stays the one that was written.",
    statement:
      'A % request with a date-time that lacks its time or offset, or is in another notation, SHOULD be refused.',
  },
  'REFUSES-UNLISTED': {
    phrase: 'values that are not listed',
    fieldPhrase: '% with a value that is not listed',
    rationale:
      'The profile lists the values that the provider knows; any other has no meaning there. Validators in daily use check values against such lists.',
    statement: 'A % request with a field value that the profile does not list MUST be refused.',
  },
} as const;

/** The last part of the id of a requirement of the field matrix. */
export type RefusalFamily = keyof typeof FAMILIES;

/** Families that are tried with a check-in only: one piece of code reads all reports. */
export const OF_CHECK_IN_ALONE = ['REFUSES-LIST-OF-ONE'] as const satisfies readonly RefusalFamily[];

export const isOfCheckInAlone = (family: RefusalFamily): family is (typeof OF_CHECK_IN_ALONE)[number] =>
  (OF_CHECK_IN_ALONE as readonly RefusalFamily[]).includes(family);

/** All families, in the order of the reports. */
export const REFUSAL_FAMILIES = Object.keys(FAMILIES) as readonly RefusalFamily[];

/** The rows of the field matrix for an operation with fields. @param omit families in which no field has a case */
export function fieldMatrix<const O extends Operation, const Omitted extends RefusalFamily = never>(
  common: Common & { readonly operation: O },
  ...omit: readonly Omitted[]
): readonly (Requirement & { readonly id: `${Prefix<O>}.${Exclude<RefusalFamily, Omitted>}` })[] {
  const kept = REFUSAL_FAMILIES.filter((family) => !(omit as readonly RefusalFamily[]).includes(family));
  return topic({ ...common, group: 'any body' })(
    Object.fromEntries(kept.map((family) => [family, FAMILIES[family]])),
  ) as never;
}
