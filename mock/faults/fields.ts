/** Faults of validation: one for each member of each event report and each rule that can be forgotten. */
import { type Field, fieldsOf, isOpen, requestSchema } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import type { Violation } from '../behaviour.ts';
import { alsoRefuses, overlooks } from '../overrides.ts';
import { embeddedProfile } from '../profile.ts';
import { type Fault, type FaultEntry, faultsOf, type Turns } from './fault.ts';

interface Family {
  readonly name: string;
  readonly applies: (field: Field, operation: ReservationOperation) => boolean;
  readonly overlooked: (violation: Violation) => boolean;
  readonly defect: (field: string) => string;
  readonly noticedBy: (field: Field) => readonly string[];
}

const kinds =
  (...wanted: readonly Violation['kind'][]) =>
  ({ kind }: Violation) =>
    wanted.includes(kind);
/** The first member of each type of a check-in. */
const LISTS_OF_ONE = ['hotelConfirmationNumber', 'lodgingHotelId', 'checkInDateTime', 'loyalty'];

const FORGOTTEN: readonly Family[] = [
  {
    name: 'accepts-missing',
    applies: (field) => field.required,
    overlooked: kinds('missing'),
    defect: (field) => `${field} was not marked required in the model.`,
    noticedBy: () => ['%.REFUSES-MISSING'],
  },
  {
    name: 'accepts-null',
    applies: (field) => !field.nullable,
    overlooked: kinds('null'),
    defect: (field) => `${field} was declared nullable in the model.`,
    noticedBy: ({ required, type }) => {
      if (!required) return ['%.REFUSES-NULL-OPTIONAL'];
      return [type === 'integer' || type === 'boolean' ? '%.REFUSES-NULL-NUMBER' : '%.REFUSES-NULL-REQUIRED'];
    },
  },
  {
    name: 'accepts-empty',
    applies: (field) => field.nonEmpty,
    overlooked: kinds('empty'),
    defect: (field) => `${field} is checked for presence, not for content.`,
    noticedBy: ({ required }) => [required ? '%.REFUSES-EMPTY' : '%.REFUSES-EMPTY-OPTIONAL'],
  },
  {
    name: 'accepts-blank',
    // A JSON Schema says nothing of white space, so a profile's members are left out; one name stands for all others.
    applies: (field, operation) => field.name === 'guestLastName' && !isOpen(operation),
    overlooked: kinds('blank'),
    defect: (field) => `${field} is checked for length, so that white space passes.`,
    noticedBy: () => ['%.REFUSES-BLANK'],
  },
  {
    name: 'accepts-wrong-type',
    applies: () => true,
    overlooked: kinds('type'),
    defect: (field) => `${field} is coerced from whatever JSON type is sent.`,
    noticedBy: () => ['%.REFUSES-WRONG-TYPE', '%.REFUSES-COERCIBLE-SCALAR'],
  },
  {
    name: 'unpacks-list-of-one',
    applies: (field, operation) => operation === 'check-in' && LISTS_OF_ONE.includes(field.name),
    overlooked: ({ kind, value }) => kind === 'type' && Array.isArray(value) && value.length === 1,
    defect: (field) => `Of a list that stands for ${field} the first is taken.`,
    noticedBy: () => ['%.REFUSES-LIST-OF-ONE'],
  },
  {
    name: 'reads-nothing-as-zero',
    applies: (field, operation) => operation === 'check-in' && field.name === 'occupancy',
    overlooked: ({ kind, value }) => kind === 'type' && value === '',
    defect: (field) => `${field} is converted by a function that makes 0 of an empty text.`,
    noticedBy: () => ['%.REFUSES-COERCIBLE-SCALAR'],
  },
  {
    name: 'reads-hexadecimal',
    applies: (field, operation) => operation === 'check-in' && field.name === 'occupancy',
    overlooked: ({ kind, value }) => kind === 'type' && /^0x[\da-f]+$/i.test(String(value)),
    defect: (field) => `${field} is read as a literal of the language.`,
    noticedBy: () => ['%.REFUSES-COERCIBLE-SCALAR'],
  },
  {
    name: 'coerces',
    applies: (field) => ['roomNumber', 'occupancy', 'loyalty', 'reservationId', 'chargeGuest'].includes(field.name),
    overlooked: ({ kind, value }) => kind === 'type' && ['number', 'boolean'].includes(typeof value),
    defect: (field) => `${field} is converted if a number or a boolean is sent.`,
    noticedBy: () => ['%.REFUSES-COERCIBLE-SCALAR'],
  },
  {
    name: 'reads-leading-digits',
    applies: (field, operation) => field.name === 'lodgingHotelId' && operation === 'check-in',
    overlooked: ({ kind, value }) => kind === 'type' && typeof value === 'string' && /^\d/.test(value),
    defect: (field) => `${field} is read as far as there are digits.`,
    noticedBy: () => ['%.REFUSES-WRONG-TYPE'],
  },
  {
    name: 'rounds',
    applies: (field, operation) => field.name === 'lodgingHotelId' && operation === 'check-in',
    overlooked: ({ kind, value }) =>
      ['fraction', 'range'].includes(kind) && !Number.isInteger(value) && Math.abs(Number(value) % 1) < 0.01,
    defect: (field) => `${field} is compared with its whole number within a tolerance.`,
    noticedBy: () => ['%.REFUSES-FRACTION'],
  },
  {
    name: 'accepts-fraction',
    applies: (field) => field.type === 'integer',
    // A fraction violates both the type and the format.
    overlooked: ({ kind, value }) => ['fraction', 'range'].includes(kind) && !Number.isInteger(value),
    defect: (field) => `${field} is read as a double and truncated.`,
    noticedBy: () => ['%.REFUSES-FRACTION'],
  },
  {
    name: 'accepts-beyond-int32',
    applies: (field) => field.format === 'int32',
    overlooked: ({ kind, value }) => kind === 'range' && Number.isInteger(value),
    defect: (field) => `${field} is read as an int64.`,
    noticedBy: () => ['%.REFUSES-BEYOND-INT32'],
  },
  {
    name: 'wraps-int32',
    applies: (field) => field.format === 'int32',
    overlooked: ({ kind, value }) => kind === 'range' && Number(value) > 2 ** 32 && (Number(value) | 0) > 0,
    defect: (field) => `The lowest 32 bits of ${field} are kept.`,
    noticedBy: () => ['%.REFUSES-BEYOND-INT32'],
  },
  {
    name: 'accepts-uint32',
    applies: (field) => field.name === 'occupancy',
    overlooked: ({ kind, value }) => kind === 'range' && Number(value) > 0 && Number(value) < 2 ** 32,
    defect: (field) => `${field} is read as an unsigned integer.`,
    noticedBy: () => ['%.REFUSES-BEYOND-INT32'],
  },
  {
    name: 'accepts-any-date-time',
    applies: (field) => field.format === 'date-time',
    overlooked: kinds('date-time'),
    defect: (field) => `${field} is stored as a string and never parsed.`,
    noticedBy: ({ required }) => [
      '%.REFUSES-UNREAL-DATE',
      '%.REFUSES-LOOSE-DATE',
      ...(required ? [] : ['%.REFUSES-EMPTY-OPTIONAL']),
    ],
  },
  {
    name: 'accepts-unlisted',
    applies: (field) => field.listed,
    overlooked: ({ kind, value }) => kind === 'other' && typeof value === 'string',
    defect: (field) => `${field} is not compared with the list of its values.`,
    noticedBy: () => ['%.REFUSES-UNLISTED'],
  },
];

/** The fault that accepts the invalid report of `IN-TURNS`, `MIXED` and, for an open operation, `INVALID-STATUS`. */
const sentTo = (operation: ReservationOperation) =>
  operation === 'check-out' ? 'accepts-any-date-time.checkOutDate' : 'accepts-missing.hotelConfirmationNumber';

function alsoNoticedBy(operation: ReservationOperation, name: string): readonly string[] {
  const [family, field = ''] = name.split('.');
  if (family === 'accepts-wrong-type' && operation === 'check-in' && LISTS_OF_ONE.includes(field))
    return ['%.REFUSES-LIST-OF-ONE'];
  if (name !== sentTo(operation)) return [];
  return ['REPETITION-%.IN-TURNS', 'REPETITION-%.MIXED', ...(isOpen(operation) ? ['%.INVALID-STATUS'] : [])];
}

const LISTED: Readonly<Record<string, (value: unknown) => boolean>> = {
  'accepts-null': (value) => value === null,
  'accepts-wrong-type': (value) => typeof value !== 'string',
};

function forgotten(operation: ReservationOperation, field: Field): FaultEntry[] {
  return FORGOTTEN.filter((family) => family.applies(field, operation)).map((family) => {
    const name = `${family.name}.${field.name}`;
    // A value of another type is not among the listed values either: both rules are forgotten.
    const unlisted = (each: Violation) => field.listed && each.kind === 'other' && LISTED[family.name]?.(each.value);
    return {
      name,
      defect: family.defect(field.name),
      override: overlooks((each) => each.field === field.name && (family.overlooked(each) || unlisted(each) === true)),
      noticedBy: [...family.noticedBy(field), ...alsoNoticedBy(operation, name)],
    };
  });
}

/** A check-out has requirements of its own for absent members, and its older form has neither of the two. */
const CHECK_OUT_WITHOUT: Readonly<Record<string, Turns>> = {
  reservationId: {
    noticedBy: ['CHECK-OUT.ACCEPTS-WITHOUT-ID'],
    sideEffects: ['OLDER-CHECK-OUT.ACCEPTS-COMPLETE'],
  },
  checkOutDate: {
    noticedBy: ['CHECK-OUT.ACCEPTS-WITHOUT-DATE'],
    sideEffects: ['OLDER-CHECK-OUT.ACCEPTS-COMPLETE'],
  },
};

/** Only of a check-in are several members at once left out or null. */
const combined = (operation: ReservationOperation) => (operation === 'check-in' ? ['%.ACCEPTS-COMBINATION'] : []);

const refusesNull = (operation: ReservationOperation, { name }: Field): FaultEntry => ({
  name: `refuses-null.${name}`,
  defect: `${name} was declared non-nullable.`,
  override: alsoRefuses((body) => (body[name] === null ? name : null)),
  noticedBy: [operation === 'check-out' ? '%.ACCEPTS-WITHOUT-ID' : '%.ACCEPTS-NULL', ...combined(operation)],
});

const refusesAbsent = (operation: ReservationOperation, { name }: Field): FaultEntry => ({
  name: `refuses-absent.${name}`,
  defect: `${name} was marked required.`,
  override: alsoRefuses((body) => (Object.hasOwn(body, name) ? null : name)),
  ...(operation === 'check-out'
    ? CHECK_OUT_WITHOUT[name]
    : { noticedBy: ['%.ACCEPTS-ABSENT', '%.ACCEPTS-REQUIRED-ONLY', ...combined(operation)] }),
});

const invented = (operation: ReservationOperation, field: Field): FaultEntry[] => [
  ...(field.nullable ? [refusesNull(operation, field)] : []),
  ...(field.required ? [] : [refusesAbsent(operation, field)]),
];

/** One fault for each rule that can be forgotten or invented for a member. */
export const fieldFaults: readonly Fault[] = RESERVATION_OPERATIONS.flatMap((operation) => {
  const fields = fieldsOf(requestSchema(operation, embeddedProfile));
  const entries = fields.flatMap((field) => [...forgotten(operation, field), ...invented(operation, field)]);
  return faultsOf(operation, entries, { reach: 'own' });
});
