import type { Requirement } from '../requirement.ts';
import { type Prefix, prefixOf } from './row.ts';

/** What each family of the field matrix asks for. Families that tolerant, lawful services do not meet are a SHOULD. */
const FAMILIES = {
  'REFUSES-MISSING': ['MUST', 'that lacks a required field'],
  'REFUSES-NULL': ['MUST', 'in which a field that allows no null is null'],
  'REFUSES-EMPTY': ['MUST', 'in which a non-empty string is empty'],
  'REFUSES-BLANK': ['SHOULD', 'in which a non-empty string is white space only'],
  'REFUSES-WRONG-TYPE': ['MUST', 'in which a field is of another JSON type'],
  'REFUSES-COERCIBLE-TYPE': ['SHOULD', 'in which a field is a number or boolean that would have to be coerced'],
  'REFUSES-FRACTION': ['MUST', 'in which an integer has a fraction'],
  'REFUSES-BEYOND-INT32': ['MUST', 'in which an int32 is beyond its range'],
  'REFUSES-UNREAL-DATE': ['MUST', 'in which a date names no moment or is no date'],
  'REFUSES-LOOSE-DATE': ['SHOULD', 'in which a date-time lacks its time or offset, or is written in another notation'],
  'REFUSES-UNLISTED': ['MUST', 'in which a field has a value that is not listed'],
} as const;

/** The last part of the id of a requirement of the field matrix. */
export type RefusalFamily = keyof typeof FAMILIES;

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
    ...(family === 'REFUSES-COERCIBLE-TYPE' ? { unlessTolerant: 'reading.coercions' as const } : {}),
  }));
}
