/** Reports that a strict reader refuses and a tolerant one accepts: only a profile says which a service is. */
import { type Field, fieldsOf, requestSchema } from '../contract/interface.ts';
import { type Coercion, coercionRead, type Reading as Pinned, type Profile } from '../contract/profile.ts';
import type { RunContext } from '../contract/run.ts';
import type { ReservationOperation } from '../contract/words.ts';
import type { Call, JsonWithSecrets } from './call.ts';
import { jsonObjectOf, withMember } from './calls.ts';
import { requiredMember } from './shown.ts';
import { UNUSUAL_CHECK_INS } from './unusual-forms.ts';

/** One such report. */
export interface Reading {
  readonly topic: 'UNKNOWN-MEMBER' | 'COERCION' | 'LETTER-CASE';
  readonly name: string;
  readonly mutate: (call: Call) => Call;
  readonly pinned: Pinned;
}

/** Whether a value of another type is in a member that the valid request has. */
type Coerced = readonly [
  coercion: Coercion,
  fits: (field: Field) => boolean,
  value: (valid: JsonWithSecrets) => JsonWithSecrets,
];

const isNumber = ({ type }: Field) => type === 'integer' || type === 'number';
const isFreeText = ({ name, type, format, listed }: Field) =>
  type === 'string' && !format && !listed && !/(?:Id|Number)$/.test(name);

const COERCIONS: readonly Coerced[] = [
  ['quotedNumbers', (field) => isNumber(field) && !/Id$/.test(field.name), (valid) => String(valid)],
  ['quotedBooleans', ({ type }) => type === 'boolean', () => 'true'],
  ['numbersAsText', isFreeText, () => 7],
];

/** The members whose values other topics coerce too, first: then no request is needed just for this. */
const PREFERRED = ['occupancy', 'loyalty', 'source'];

function coercionsOf(profile: Profile, operation: ReservationOperation): Reading[] {
  const fields = fieldsOf(requestSchema(operation, profile));
  const byPreference = [...fields].sort((a, b) => PREFERRED.indexOf(b.name) - PREFERRED.indexOf(a.name));
  return COERCIONS.flatMap(([coercion, fits, value]) => {
    const pinned = coercionRead(profile, coercion);
    const field = byPreference.find(fits);
    if (!pinned || !field) return [];
    const mutate = (call: Call) => withMember(call, field.name, value(jsonObjectOf(call)[field.name] ?? 1));
    return [{ topic: 'COERCION' as const, name: coercion, mutate, pinned }];
  });
}

/** What is asked of an operation: only what the profile pins. */
export function readingCases({ profile }: Pick<RunContext, 'profile'>, operation: ReservationOperation): Reading[] {
  const { unknownMembers, letterCase } = profile.reading ?? {};
  const forms = UNUSUAL_CHECK_INS;
  const named = (topic: Reading['topic'], name: string, pinned: Pinned): Reading => ({
    topic,
    name,
    mutate: forms[name] as Reading['mutate'],
    pinned,
  });
  // If no member is required, unknown names leave nothing out.
  const hasRequired = operation !== 'check-out' && requiredMember(operation, profile) !== null;
  const lettered = letterCase && hasRequired ? ['names-in-pascal-case', 'names-in-upper-case'] : [];
  return [
    ...(unknownMembers ? [named('UNKNOWN-MEMBER', 'unknown-member', unknownMembers)] : []),
    ...lettered.map((name) => named('LETTER-CASE', name, letterCase as Pinned)),
    ...(operation === 'check-out' ? [] : coercionsOf(profile, operation)),
  ];
}
