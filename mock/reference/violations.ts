/** Validation of event reports, derived from the contract and the profile. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import { DateTime } from 'luxon';
import { type Field, fieldsOf, isOpen, olderCheckOut, requestSchema } from '../../contract/interface.ts';
import { limitBroken, type Profile } from '../../contract/profile.ts';
import { validatorOf } from '../../contract/validators.ts';
import { isTokenOperation, type Operation, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import type { Context, Violation, ViolationKind } from '../behaviour.ts';

type Body = Readonly<Record<string, unknown>>;
type Validator = ReturnType<typeof validatorOf>;

interface Rules {
  readonly validators: readonly Validator[];
  readonly fields: ReadonlyMap<string, Field>;
}

const rulesOf = new WeakMap<Profile, Map<Operation, Rules>>();

/** The rules of an operation under a profile; cached by identity, since every request needs them. */
function rules(operation: Operation, profile: Profile): Rules {
  const known = rulesOf.get(profile) ?? new Map<Operation, Rules>();
  const found = known.get(operation) ?? makeRules(operation, profile);
  rulesOf.set(profile, known.set(operation, found));
  return found;
}

function makeRules(operation: Operation, profile: Profile): Rules {
  const schema = requestSchema(operation, profile);
  // Section 2.2: the older form is understood, so its members are validated too.
  const older = operation === 'check-out' ? olderCheckOut(profile) : null;
  const validators = [schema, older].flatMap((each) => (each ? [validatorOf(each)] : []));
  return { validators, fields: new Map(fieldsOf(schema).map((field) => [field.name, field])) };
}

/** Compiles the validators of a profile in advance. */
export function prepare(profile: Profile): void {
  for (const operation of RESERVATION_OPERATIONS) rules(operation, profile);
}

const MESSAGES: Readonly<Record<ViolationKind, string>> = {
  missing: 'is required',
  null: 'must not be null',
  type: 'has the wrong type',
  fraction: 'must be a whole number',
  range: 'is outside the range of int32',
  'date-time': 'must be a date and time with an offset (RFC 3339)',
  date: 'must be a calendar date, YYYY-MM-DD',
  empty: 'must not be empty',
  blank: 'must not consist of white space',
  'unknown-hotel': 'is not the id of a known hotel',
  'other-zone': "must have the UTC offset of the hotel's time zone at that moment",
  limit: 'is too short, too long, out of its range or too far from now',
  other: 'is not one of the allowed values',
};

/** A violation with the message that belongs to its kind. */
export function violation(field: string, kind: ViolationKind, value: unknown): Violation {
  return { field, kind, value, message: `${field === '$' ? 'The body' : `The member ${field}`} ${MESSAGES[kind]}.` };
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern'];

function kindOf({ keyword, params }: ErrorObject, value: unknown): ViolationKind {
  const { type, format } = params as { readonly type?: unknown; readonly format?: unknown };
  if (keyword === 'required') return 'missing';
  if (keyword === 'type' && value === null) return 'null';
  if (keyword === 'type') return typeof value === 'number' && String(type).includes('integer') ? 'fraction' : 'type';
  if (keyword === 'minLength' && value === '') return 'empty';
  if (LIMITS.includes(keyword)) return 'limit';
  if (format === 'date-time' || format === 'date') return format;
  return format === 'int32' ? 'range' : 'other';
}

function violationOf(error: ErrorObject, body: Body, fields: ReadonlyMap<string, Field>): Violation {
  const missing = error.keyword === 'required' && error.instancePath === '';
  const name = missing ? String(error.params['missingProperty']) : (error.instancePath.split('/')[1] ?? '');
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  // An unknown name may be anything the caller sent, and is not repeated.
  const field = name !== '' && (fields.has(name) || OLDER.includes(name)) ? name : '$';
  return violation(field, kindOf(error, value), value);
}

const OLDER = ['reservation_id', 'check_out_date'];

/** Ajv reports two errors for some values; each kind of violation is reported once per member. */
function once(found: readonly Violation[]): Violation[] {
  const seen = new Set<string>();
  return found.filter(({ field, kind }) => !seen.has(`${field} ${kind}`) && seen.add(`${field} ${kind}`));
}

/** The members of a report that exceed a limit of the profile. */
function beyondLimits(body: Body, { mock, operation }: Context): readonly string[] {
  if (!operation || isTokenOperation(operation) || isOpen(operation)) return [];
  const pinned = mock.profile.fields?.[operation] ?? {};
  return Object.keys(pinned).filter((name) => limitBroken(body[name], pinned[name] ?? {}, mock.clock()));
}

function isOfZone(moment: unknown, zone: string): boolean {
  const sent = DateTime.fromISO(String(moment), { setZone: true });
  // A value that is not a moment is reported as that.
  return !sent.isValid || sent.offset === sent.setZone(zone).offset;
}

/** What is wrong with a hotel and its times, if the mock knows which hotels exist. */
function hotelViolations(body: Body, { mock, operation }: Context): Violation[] {
  const id = body['lodgingHotelId'];
  if (!mock.hotels || typeof id !== 'number') return [];
  const hotel = mock.hotels.get(id);
  if (!hotel) return [violation('lodgingHotelId', 'unknown-hotel', id)];
  // Section 2.2 asks for an offset in a check-out, not for the hotel's.
  const moments = operation === 'check-in' ? ['checkInDateTime', 'expectedCheckOutDateTime'] : [];
  const strange = moments.filter((name) => !isOfZone(body[name], hotel.timeZone));
  return strange.map((name) => violation(name, 'other-zone', body[name]));
}

/** All that is wrong with a body (sections 2.1 and 2.2, or the profile's schema); unknown members are ignored. */
export function violations(body: Body, ctx: Context): readonly Violation[] {
  if (!ctx.operation) return [];
  const { validators, fields } = rules(ctx.operation, ctx.mock.profile);
  const found: Violation[] = [];
  for (const validate of validators) {
    if (!validate(body)) found.push(...(validate.errors ?? []).map((error) => violationOf(error, body, fields)));
  }
  for (const field of fields.values()) {
    const value = body[field.name];
    if (field.nonEmpty && typeof value === 'string' && value !== '' && value.trim() === '') {
      found.push(violation(field.name, 'blank', value));
    }
  }
  for (const name of beyondLimits(body, ctx)) found.push(violation(name, 'limit', body[name]));
  found.push(...hotelViolations(body, ctx));
  return found.length > 1 ? once(found) : found;
}
