/** Faults of validation: one for each member of each event report and each rule that can be forgotten. */
import { type Field, fieldsOf, isOpen, requestSchema } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import type { Violation } from '../behaviour.ts';
import { EMBEDDED_HOTELS } from '../embedded.ts';
import { overlooks, refusesMember } from '../overrides.ts';
import { embeddedProfile } from '../profile.ts';
import { isScalar } from '../text.ts';
import { type Fault, type FaultList, type FaultRow, faultsOf } from './fault.ts';

type Overlooked = (violation: Violation) => boolean;

/** A rule that can be forgotten: what is wrong with the field, where, what is overlooked, and what notices it. */
type Forgotten = readonly [
  because: string,
  applies: (field: Field, operation: ReservationOperation) => boolean,
  isOverlooked: Overlooked,
  noticedBy: readonly string[] | ((field: Field) => readonly string[]),
];

const kinds =
  (...wanted: readonly Violation['kind'][]) =>
  (each: Violation) =>
    wanted.includes(each.kind);
/** Which values of the wrong type are converted. */
const typed = (isConverted: (value: unknown) => boolean) => (each: Violation) =>
  each.kind === 'type' && isConverted(each.value);
/** Which numbers beyond int32 are accepted. */
const beyond = (isRead: (value: number) => boolean) => (each: Violation) =>
  each.kind === 'range' && isRead(Number(each.value));
/** Numbers whose lowest 32 bits are a valid one, which of a hotel's id means a hotel that is known. */
const wraps = ({ kind, field, value }: Violation) => {
  const read = Number(value) | 0;
  const isHotel = field === 'lodgingHotelId';
  return kind === 'range' && read > 0 && (!isHotel || EMBEDDED_HOTELS.some(({ id }) => id === read));
};
/** Which fractions are accepted; a fraction violates both type and format. */
const fractions = (isRead: (value: unknown) => boolean) => (each: Violation) =>
  ['fraction', 'range'].includes(each.kind) && !Number.isInteger(each.value) && isRead(each.value);

/** Members of a check-in that stand for code that all operations share. */
const ofCheckIn =
  (...names: readonly string[]) =>
  (field: Field, operation: ReservationOperation) =>
    operation === 'check-in' && names.includes(field.name);

/** The first member of each type of a check-in. */
const LISTS_OF_ONE = ['hotelConfirmationNumber', 'lodgingHotelId', 'checkInDateTime', 'loyalty'];
const COERCED = ['roomNumber', 'occupancy', 'loyalty', 'reservationId', 'chargeGuest'];
const SCALAR = ['%.REFUSES-COERCIBLE-SCALAR'];
const FRACTION = ['%.REFUSES-FRACTION'];
const INT32 = ['%.REFUSES-BEYOND-INT32'];
const WRONG_TYPE = '%.REFUSES-WRONG-TYPE';

const isInt32 = (field: Field) => field.format === 'int32';
const isListOfOne = (value: unknown) => Array.isArray(value) && value.length === 1;
const isFalsy = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
const isNearWhole = (value: unknown) => Math.abs(Number(value) % 1) < 0.01;

const FORGOTTEN: Readonly<Record<string, Forgotten>> = {
  'accepts-missing': ['is not marked required', (field) => field.required, kinds('missing'), ['%.REFUSES-MISSING']],
  'accepts-null': [
    'is declared nullable in the model',
    (field) => !field.nullable,
    kinds('null'),
    ({ required, type }) => {
      if (!required) return ['%.REFUSES-NULL-OPTIONAL'];
      return [type === 'integer' || type === 'boolean' ? '%.REFUSES-NULL-NUMBER' : '%.REFUSES-NULL-REQUIRED'];
    },
  ],
  'accepts-empty': [
    'is checked for presence, not for content',
    (field) => field.nonEmpty,
    kinds('empty'),
    ({ required }) => [required ? '%.REFUSES-EMPTY' : '%.REFUSES-EMPTY-OPTIONAL'],
  ],
  // A JSON Schema has no rule about white space, so a profile's members are left out; one name represents all others.
  'accepts-blank': [
    'is checked for length, so that white space passes',
    (field, operation) => field.name === 'guestLastName' && !isOpen(operation),
    kinds('blank'),
    ['%.REFUSES-BLANK'],
  ],
  'accepts-wrong-type': ['is coerced from any JSON type', () => true, kinds('type'), [WRONG_TYPE, ...SCALAR]],
  'checks-type-unless-falsy': [
    'is checked only if the language, such as Python or PHP, counts it as true',
    ofCheckIn('employeeIdentifier', 'loyalty'),
    typed(isFalsy),
    ({ type }) => [WRONG_TYPE, ...(type === 'string' ? SCALAR : [])],
  ],
  'unpacks-list-of-one': [
    'may be sent as a list, of which the first item is used',
    ofCheckIn(...LISTS_OF_ONE),
    typed(isListOfOne),
    ['%.REFUSES-LIST-OF-ONE'],
  ],
  'reads-nothing-as-zero': ['is 0 for an empty text', ofCheckIn('occupancy'), typed((value) => value === ''), SCALAR],
  'reads-hexadecimal': [
    'is read as a literal of the programming language',
    ofCheckIn('occupancy'),
    typed((value) => /^0x[\da-f]+$/i.test(String(value))),
    SCALAR,
  ],
  coerces: ['is converted from scalars', ({ name }) => COERCED.includes(name), typed(isScalar), SCALAR],
  'reads-leading-digits': [
    'is read up to the first character that is not a digit',
    ofCheckIn('lodgingHotelId'),
    typed((value) => typeof value === 'string' && /^\d/.test(value)),
    [WRONG_TYPE],
  ],
  rounds: ['is compared within a tolerance', ofCheckIn('lodgingHotelId'), fractions(isNearWhole), FRACTION],
  'accepts-fraction': ['is truncated', (field) => field.type === 'integer', fractions(() => true), FRACTION],
  'accepts-beyond-int32': ['is read as an int64', isInt32, beyond(Number.isInteger), INT32],
  'wraps-int32': ['keeps its lowest 32 bits', isInt32, wraps, INT32],
  'accepts-uint32': [
    'is read as an unsigned integer',
    (field) => field.name === 'occupancy',
    beyond((value) => value > 0 && value < 2 ** 32),
    INT32,
  ],
  'accepts-any-date-time': [
    'is stored as a string and never parsed',
    (field) => field.format === 'date-time',
    kinds('date-time'),
    ({ required }) => ['%.REFUSES-{UNREAL,LOOSE}-DATE', ...(required ? [] : ['%.REFUSES-EMPTY-OPTIONAL'])],
  ],
  'accepts-unlisted': [
    'is not compared with the list of allowed values',
    (field) => field.listed,
    ({ kind, value }) => kind === 'other' && typeof value === 'string',
    ['%.REFUSES-UNLISTED'],
  ],
};

/** The faults that accept the invalid report of `IN-TURNS` and `MIXED`. */
const SENT_TO: Readonly<Record<ReservationOperation, string>> = {
  'check-in': 'accepts-missing.numberOfNights',
  'check-out': 'accepts-any-date-time.checkOutDate',
  'partial-bill': 'accepts-missing.billThroughDate',
  'no-show': 'accepts-missing.noShowDateTime',
};

function alsoNoticedBy(operation: ReservationOperation, family: string, field: string): readonly string[] {
  if (family === 'accepts-wrong-type' && operation === 'check-in' && LISTS_OF_ONE.includes(field))
    return ['%.REFUSES-LIST-OF-ONE'];
  const name = `${family}.${field}`;
  const isFirst = isOpen(operation) && name === 'accepts-missing.hotelConfirmationNumber';
  return [
    ...(name === SENT_TO[operation] ? ['REPETITION-%.{IN-TURNS,MIXED}'] : []),
    ...(isFirst ? ['%.INVALID-STATUS'] : []),
  ];
}

const LISTED: Readonly<Record<string, (value: unknown) => boolean>> = {
  'accepts-null': (value) => value === null,
  'accepts-wrong-type': (value) => typeof value !== 'string',
};

function forgotten(operation: ReservationOperation, field: Field): FaultList {
  const families = Object.entries(FORGOTTEN).filter(([, [, applies]]) => applies(field, operation));
  const entries = families.map(([family, [because, , isOverlooked, noticedBy]]) => {
    // A value of another type is not among the listed values either: both rules are forgotten.
    const isUnlisted = (each: Violation) => field.listed && each.kind === 'other' && LISTED[family]?.(each.value);
    const row: FaultRow = [
      `${field.name} ${because}.`,
      overlooks((each) => each.field === field.name && (isOverlooked(each) || isUnlisted(each) === true)),
      ...(typeof noticedBy === 'function' ? noticedBy(field) : noticedBy),
      ...alsoNoticedBy(operation, family, field.name),
    ];
    return [`${family}.${field.name}`, row] as const;
  });
  return Object.fromEntries(entries);
}

/** A check-out has requirements of its own for absent members, and its older form has neither of the two. */
const CHECK_OUT_WITHOUT: Readonly<Record<string, string>> = {
  reservationId: 'CHECK-OUT.ACCEPTS-WITHOUT-ID',
  checkOutDate: 'CHECK-OUT.ACCEPTS-WITHOUT-DATE',
};

/** Rules that are invented for a member that is optional or may be null. */
function invented(operation: ReservationOperation, { name, nullable, required }: Field): FaultList {
  // Only of a check-in are several members at once left out or null.
  const combined = operation === 'check-in' ? ['%.ACCEPTS-COMBINATION', '%.ACCEPTS-LOYALTY?'] : [];
  const isCheckOut = operation === 'check-out';
  const refusesNull: FaultRow = [
    `${name} is declared non-nullable.`,
    refusesMember(name, (value) => value === null),
    ...[isCheckOut ? '%.ACCEPTS-WITHOUT-ID' : '%.ACCEPTS-NULL', ...combined],
  ];
  const refusesAbsent: FaultRow = [
    `${name} is marked required.`,
    refusesMember(name, (value) => value === undefined),
    ...(isCheckOut
      ? [CHECK_OUT_WITHOUT[name] as string, 'OLDER-CHECK-OUT.ACCEPTS-COMPLETE?']
      : ['%.ACCEPTS-{ABSENT,REQUIRED-ONLY}', ...combined]),
  ];
  return {
    ...(nullable ? { [`refuses-null.${name}`]: refusesNull } : {}),
    ...(required ? {} : { [`refuses-absent.${name}`]: refusesAbsent }),
  };
}

/** One fault for each rule that can be forgotten or invented for a member. */
export const fieldFaults: readonly Fault[] = faultsOf(
  RESERVATION_OPERATIONS,
  (operation) =>
    Object.assign(
      {},
      ...fieldsOf(requestSchema(operation, embeddedProfile)).flatMap((field) => [
        forgotten(operation, field),
        invented(operation, field),
      ]),
    ),
  { reach: 'own' },
);
