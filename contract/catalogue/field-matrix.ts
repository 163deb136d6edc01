import type { Requirement } from '../requirement.ts';
import { type Prefix, prefixOf } from './row.ts';

/**
 * What each family of the field matrix asks for. Families that tolerant, lawful services do not meet are a SHOULD: what a
 * framework turns into the right type unless told otherwise (2.5 into 2, a null into 0), and what no field is required for.
 */
const FAMILIES = {
  'REFUSES-MISSING': ['MUST', 'that lacks a required field'],
  'REFUSES-NULL-REQUIRED': ['MUST', 'in which a required field is null that allows none and is no number'],
  'REFUSES-NULL-NUMBER': ['SHOULD', 'in which a required number or boolean is null'],
  'REFUSES-NULL-OPTIONAL': ['SHOULD', 'in which a field is null that is not required but allows no null'],
  'REFUSES-EMPTY': ['MUST', 'in which a non-empty string is empty'],
  'REFUSES-EMPTY-OPTIONAL': ['SHOULD', 'in which a field is empty that is not required but, where given, not empty'],
  'REFUSES-BLANK': ['SHOULD', 'in which a non-empty string is white space only'],
  'REFUSES-WRONG-TYPE': ['MUST', 'in which a field is of another JSON type'],
  'REFUSES-COERCIBLE-SCALAR': ['SHOULD', 'in which a field is a scalar that would have to be coerced to its type'],
  'REFUSES-LIST-OF-ONE': ['SHOULD', 'in which a list of one stands for what is in it'],
  'REFUSES-FRACTION': ['SHOULD', 'in which an integer has a fraction'],
  'REFUSES-BEYOND-INT32': ['MUST', 'in which an int32 is beyond its range'],
  'REFUSES-UNREAL-DATE': ['MUST', 'in which a date names no moment or is no date'],
  'REFUSES-LOOSE-DATE': ['SHOULD', 'in which a date-time lacks its time or offset, or is written in another notation'],
  'REFUSES-UNLISTED': ['MUST', 'in which a field has a value that is not listed'],
} as const;

/** The last part of the id of a requirement of the field matrix. */
export type RefusalFamily = keyof typeof FAMILIES;

/** Families that are tried with a check-in alone: who has them wrong reads every report by the same code. */
export const OF_CHECK_IN_ALONE = ['REFUSES-LIST-OF-ONE'] as const satisfies readonly RefusalFamily[];

/** Whether a family is one of these. */
export const isOfCheckInAlone = (family: RefusalFamily): family is (typeof OF_CHECK_IN_ALONE)[number] =>
  (OF_CHECK_IN_ALONE as readonly RefusalFamily[]).includes(family);

/** What is left to the service unless the profile pins it: a value of another type that it would have to coerce. */
const COERCED: readonly RefusalFamily[] = [
  'REFUSES-NULL-NUMBER',
  'REFUSES-COERCIBLE-SCALAR',
  'REFUSES-LIST-OF-ONE',
  'REFUSES-FRACTION',
];
/** Of these, what a profile lets be that pins some coercion as tolerant: in the others a value is lost. */
const TOLERABLE: readonly RefusalFamily[] = ['REFUSES-COERCIBLE-SCALAR', 'REFUSES-LIST-OF-ONE'];

/** All families, in the order of the reports. */
export const REFUSAL_FAMILIES = Object.keys(FAMILIES) as readonly RefusalFamily[];

/** What the rows of one operation have in common. */
type Common = Pick<Requirement, 'operation' | 'basis' | 'clause'> & Partial<Pick<Requirement, 'needs'>>;

/**
 * The rows of the field matrix for an operation whose body has fields.
 * @param omit families of which no field of the operation has a case
 */
export function fieldMatrix<const O extends Requirement['operation'], const Omitted extends RefusalFamily = never>(
  common: Common & { readonly operation: O },
  ...omit: readonly Omitted[]
): readonly (Requirement & { readonly id: `${Prefix<O>}.${Exclude<RefusalFamily, Omitted>}` })[] {
  const kept = REFUSAL_FAMILIES.filter((family) => !(omit as readonly RefusalFamily[]).includes(family));
  return kept.map((family) => ({
    subject: 'service' as const,
    ...common,
    id: `${prefixOf(common.operation)}.${family}` as `${Prefix<O>}.${Exclude<RefusalFamily, Omitted>}`,
    level: FAMILIES[family][0],
    statement: `A ${common.operation} request ${FAMILIES[family][1]} ${FAMILIES[family][0]} be refused.`,
    ...(TOLERABLE.includes(family) ? { unlessTolerant: 'reading.coercions' as const } : {}),
    ...(COERCED.includes(family) ? { mustWhere: 'reading.coercions' as const } : {}),
  }));
}
