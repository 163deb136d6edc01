/** Faults of validation, one for each member of each event report and each way to forget a rule. */
import { type Field, fieldsOf, requestSchema } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import type { ViolationKind } from '../behaviour.ts';
import { embeddedProfile } from '../profile.ts';
import { alsoRefuses, type Fault, fault, overlooks } from './fault.ts';

interface Family {
  readonly name: string;
  readonly applies: (field: Field) => boolean;
  readonly overlooked: readonly ViolationKind[];
  readonly mistake: (field: string) => string;
}

const FORGOTTEN: readonly Family[] = [
  {
    name: 'accepts-missing',
    applies: (field) => field.required,
    overlooked: ['missing'],
    mistake: (field) => `${field} was not marked required in the model.`,
  },
  {
    name: 'accepts-null',
    applies: (field) => !field.nullable,
    overlooked: ['null'],
    mistake: (field) => `${field} was declared nullable in the model.`,
  },
  {
    name: 'accepts-empty',
    applies: (field) => field.nonEmpty,
    overlooked: ['empty', 'blank'],
    mistake: (field) => `${field} is checked for presence, not for content.`,
  },
  {
    name: 'accepts-blank',
    applies: (field) => field.nonEmpty,
    overlooked: ['blank'],
    mistake: (field) => `${field} is checked for length, not for more than white space.`,
  },
  {
    name: 'accepts-wrong-type',
    applies: () => true,
    overlooked: ['type'],
    mistake: (field) => `${field} is coerced from whatever JSON type is sent.`,
  },
  {
    name: 'accepts-fraction',
    applies: (field) => field.type === 'integer',
    overlooked: ['fraction'],
    mistake: (field) => `${field} is read as a double and cut off.`,
  },
  {
    name: 'accepts-beyond-int32',
    applies: (field) => field.format === 'int32',
    overlooked: ['range'],
    mistake: (field) => `${field} is read as an int64.`,
  },
  {
    name: 'accepts-any-date-time',
    applies: (field) => field.format === 'date-time',
    overlooked: ['date-time'],
    mistake: (field) => `${field} is kept as text and never parsed.`,
  },
];

function forgotten(operation: ReservationOperation, field: Field): Fault[] {
  return FORGOTTEN.filter((family) => family.applies(field)).map((family) =>
    fault(
      `${operation}.${family.name}.${field.name}`,
      operation,
      family.mistake(field.name),
      overlooks((each) => each.field === field.name && family.overlooked.includes(each.kind)),
    ),
  );
}

function tooStrict(operation: ReservationOperation, { name, required, nullable }: Field): Fault[] {
  const faults: Fault[] = [];
  if (nullable) {
    const wrap = alsoRefuses((body) => (body[name] === null ? name : null));
    faults.push(fault(`${operation}.refuses-null.${name}`, operation, `${name} was declared non-nullable.`, wrap));
  }
  if (!required) {
    const wrap = alsoRefuses((body) => (Object.hasOwn(body, name) ? null : name));
    faults.push(fault(`${operation}.refuses-absent.${name}`, operation, `${name} was marked required.`, wrap));
  }
  return faults;
}

/** One fault for each rule that can be forgotten or invented for one member. */
export const fieldFaults: readonly Fault[] = RESERVATION_OPERATIONS.flatMap((operation) =>
  fieldsOf(requestSchema(operation, embeddedProfile)).flatMap((field) => [
    ...forgotten(operation, field),
    ...tooStrict(operation, field),
  ]),
);
