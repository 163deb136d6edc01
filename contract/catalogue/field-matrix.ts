import type { Requirement } from '../requirement.ts';
import type { Operation } from '../words.ts';
import { type Common, type Prefix, topic } from './row.ts';

/**
 * What each family of the field matrix asks for, and why at this level. Families that tolerant, conforming services do not
 * meet are a SHOULD: what a framework turns into the right type unless told otherwise (2.5 into 2, a null into 0), and what
 * no field is required for. A profile that pins some coercion as tolerant lets those be in which no value is lost.
 */
const FAMILIES = {
  'REFUSES-MISSING': {
    phrase: 'a request that lacks a required field',
    fieldPhrase: 'a missing %',
    rationale:
      'The stay would be recorded with a value that nobody sent. Readers that fill in 0 or an empty text (Go, .NET, the primitives of Java) have to be told what is required, as the document tells it.',
    statement: 'A % request that lacks a required field MUST be refused.',
  },
  'REFUSES-NULL-REQUIRED': {
    phrase: 'null in a required field',
    fieldPhrase: 'null as %',
    rationale:
      'The stay would be recorded without a name, a room or a moment. Readers make an empty text of a null at most (Go, Fastify), which has to be refused as well.',
    statement: 'A % request in which a required field is null that allows none and is no number MUST be refused.',
  },
  'REFUSES-NULL-NUMBER': {
    phrase: 'null in a required number',
    fieldPhrase: 'null as %',
    mustWhere: 'reading.coercions',
    rationale: 'Go, Fastify and Jackson make 0 of a null unless told otherwise.',
    statement: 'A % request in which a required number or boolean is null SHOULD be refused.',
  },
  'REFUSES-NULL-OPTIONAL': {
    phrase: 'null where none is allowed',
    fieldPhrase: 'null as %',
    rationale: 'The IsOptional of NestJS and Laravel take null for absent, and nobody misses what is not required.',
    statement: 'A % request in which a field is null that is not required but allows no null SHOULD be refused.',
  },
  'REFUSES-EMPTY': {
    phrase: 'an empty text where one is required',
    fieldPhrase: 'an empty %',
    rationale:
      'An empty name, room or folio says of no stay whose it is, and the document says non-empty. Readers take any text: validators in daily use have a rule for its length, which has to be written down.',
    statement: 'A % request in which a non-empty string is empty MUST be refused.',
  },
  'REFUSES-EMPTY-OPTIONAL': {
    phrase: 'an empty text where one is given',
    fieldPhrase: 'an empty %',
    rationale: 'Laravel makes null of empty texts, and nobody misses what is not required.',
    statement:
      'A % request in which a field is empty that is not required but, where given, not empty SHOULD be refused.',
  },
  'REFUSES-BLANK': {
    phrase: 'white space for a text',
    fieldPhrase: 'only white space as %',
    rationale: 'Validators count white space as characters; the document says no more than non-empty.',
    statement: 'A % request in which a non-empty string is white space only SHOULD be refused.',
  },
  'REFUSES-WRONG-TYPE': {
    phrase: 'values of the wrong type',
    fieldPhrase: '% of the wrong type',
    rationale:
      'The stay that is recorded would not be the one that was sent: an object is stored as "[object Object]", a word becomes 0. Typed readers refuse these by themselves; casts (Rails, PHP) have to be preceded by a rule.',
    statement: 'A % request in which a field is of another JSON type MUST be refused.',
  },
  'REFUSES-COERCIBLE-SCALAR': {
    phrase: 'values that have to be coerced',
    fieldPhrase: '% of a type that has to be coerced',
    echoes: true,
    unlessTolerant: 'reading.coercions',
    mustWhere: 'reading.coercions',
    rationale:
      'Jackson, Fastify, Pydantic and Rails read one scalar for another unless told otherwise, mostly as it was meant.',
    statement: 'A % request in which a field is a scalar that would have to be coerced to its type SHOULD be refused.',
  },
  'REFUSES-LIST-OF-ONE': {
    phrase: 'a list of one for what is in it',
    fieldPhrase: 'a list of one as %',
    echoes: true,
    unlessTolerant: 'reading.coercions',
    mustWhere: 'reading.coercions',
    rationale: 'Fastify and PHP unpack a list of one unless told otherwise, and what is in it is what was meant.',
    statement: 'A % request in which a list of one stands for what is in it SHOULD be refused.',
  },
  'REFUSES-FRACTION': {
    phrase: 'fractions for whole numbers',
    fieldPhrase: 'a fraction as %',
    mustWhere: 'reading.coercions',
    rationale: 'Jackson and Rails cut fractions off.',
    statement: 'A % request in which an integer has a fraction SHOULD be refused.',
  },
  'REFUSES-BEYOND-INT32': {
    phrase: 'numbers beyond int32',
    fieldPhrase: '% beyond int32',
    rationale:
      'Section 8 refers to the table for ranges, and the table says int32: beyond it a number fails when it is stored, or its lowest 32 bits name another hotel. The integers of Python, Ruby, PHP and JavaScript know no such range and have to be told it.',
    statement: 'A % request in which an int32 is beyond its range MUST be refused.',
  },
  'REFUSES-UNREAL-DATE': {
    phrase: 'dates that do not exist',
    fieldPhrase: 'a date that does not exist as %',
    rationale:
      "The stay would be recorded at a moment that nobody wrote: on another day, in another month, or at none. Some readers in daily use do roll over (hour 25 becomes 01:00 of the next day in Ruby's Time.iso8601, 30 February becomes 2 March in Ruby, V8, Joi and PHP, and PHP's createFromFormat and Java's lenient SimpleDateFormat roll everything): they are failed on purpose, since a guest is billed by the day.",
    statement: 'A % request in which a date names no moment or is no date MUST be refused.',
  },
  'REFUSES-LOOSE-DATE': {
    phrase: 'dates in another notation',
    fieldPhrase: '% in another notation',
    rationale:
      "Readers in daily use take other notations, and offsets that RFC 3339 does not know: Go, Luxon and PHP +25:00, these and Python, Django and Ruby +05:99, Ruby's DateTime.parse and Java's SimpleDateFormat words behind the moment. No client sends them, and the day stays the one that was written.",
    statement:
      'A % request in which a date-time lacks its time or offset, or is written in another notation SHOULD be refused.',
  },
  'REFUSES-UNLISTED': {
    phrase: 'values that are not listed',
    fieldPhrase: '% with a value that is not listed',
    rationale:
      'The profile lists what its provider knows: any other value means nothing there. Validators compare with a list wherever one is written down.',
    statement: 'A % request in which a field has a value that is not listed MUST be refused.',
  },
} as const;

/** The last part of the id of a requirement of the field matrix. */
export type RefusalFamily = keyof typeof FAMILIES;

/** Families that are tried with a check-in alone: who has them wrong reads every report by the same code. */
export const OF_CHECK_IN_ALONE = ['REFUSES-LIST-OF-ONE'] as const satisfies readonly RefusalFamily[];

/** Whether a family is one of these. */
export const isOfCheckInAlone = (family: RefusalFamily): family is (typeof OF_CHECK_IN_ALONE)[number] =>
  (OF_CHECK_IN_ALONE as readonly RefusalFamily[]).includes(family);

/** All families, in the order of the reports. */
export const REFUSAL_FAMILIES = Object.keys(FAMILIES) as readonly RefusalFamily[];

/** The rows of the field matrix for an operation whose body has fields. @param omit families of which none of these fields has a case */
export function fieldMatrix<const O extends Operation, const Omitted extends RefusalFamily = never>(
  common: Common & { readonly operation: O },
  ...omit: readonly Omitted[]
): readonly (Requirement & { readonly id: `${Prefix<O>}.${Exclude<RefusalFamily, Omitted>}` })[] {
  const kept = REFUSAL_FAMILIES.filter((family) => !(omit as readonly RefusalFamily[]).includes(family));
  return topic({ ...common, group: 'any body' })(
    Object.fromEntries(kept.map((family) => [family, FAMILIES[family]])),
  ) as never;
}
