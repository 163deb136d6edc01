/** Valid calls: what a hotel system that follows the document would send for a stay. */
import { isOpen } from '../contract/interface.ts';
import type { RunContext, Values } from '../contract/run.ts';
import {
  isTokenOperation,
  momentOf,
  type OpenOperation,
  type Operation,
  type ReservationOperation,
  type TokenOperation,
} from '../contract/words.ts';
import { type Call, type CheckedOutValue, type JsonWithSecrets, RESERVATION_ID } from './call.ts';
import { report } from './calls.ts';
import { meant } from './intent.ts';
import { hotelTime } from './local-time.ts';
import { once, onceFor, onceOf } from './once.ts';
import { type ExampleValues, filledExample, placeholdersIn } from './profile-example.ts';
import { ID_MEMBER } from './reservation-id.ts';
import { isShown } from './shown.ts';
import { presentAt, type Stay } from './stay.ts';
import { tokenRequest } from './token-requests.ts';

function leasesOf({ stays, reservationIdFrom }: Values, { mark }: Stay, wantsId: boolean): CheckedOutValue[] {
  const lease = (pool: CheckedOutValue['pool']): CheckedOutValue => ({ pool, holder: mark, keep: [] });
  return [
    ...(stays.length > 0 ? [lease('stays')] : []),
    ...(wantsId && reservationIdFrom === 'list' ? [lease('reservationIds')] : []),
  ];
}

/** The intent of a valid report of a stay: a service may refuse one that is not of the present. */
const kindOf = ({ isUsual }: Stay) => (isUsual ? 'nominal' : 'tolerated');

/** The check-in of a stay (section 2.1). */
export function checkIn({ profile, values }: RunContext, stay: Stay): Call {
  return meant(report(profile, 'check-in', stay.body, leasesOf(values, stay, false)), kindOf(stay));
}

/** The check-out of a stay, in the reference form (section 2.2), after its check-in. */
export function checkOut(context: RunContext, stay: Stay): Call {
  const { profile, values } = context;
  const id = values.reservationIdFrom === 'omitted' ? {} : { reservationId: RESERVATION_ID };
  const body = { ...id, checkOutDate: stay.leaving };
  return { ...report(profile, 'check-out', body, leasesOf(values, stay, true)), guest: checkIn(context, stay) };
}

/** The reservation id without a check-in: a guest who does not come has only a confirmation number. */
function idWithoutArrival({ reservationIdFrom }: Values, { body }: Stay): string | undefined {
  const member = ID_MEMBER[reservationIdFrom];
  if (member) return body[member] ?? undefined;
  return reservationIdFrom === 'list' ? RESERVATION_ID : undefined;
}

/** The profile's example of a body that the document leaves open, with the stay's values (section 4, rules 3 and 4). */
function openReport(context: RunContext, operation: OpenOperation, stay: Stay): Call {
  const { profile, values } = context;
  const { request = {}, example = {} } = profile.operations?.[operation] ?? {};
  const namesId = 'reservationId' in example || placeholdersIn(example).some(({ name }) => name === 'reservationId');
  // A service that gives out its ids with each check-in knows a reservation by no other, even a no-show's.
  const isHandedOut = namesId && values.reservationIdFrom === 'location-header';
  const hasArrived = momentOf(operation) !== 'absence' || isHandedOut;
  const omitted = values.reservationIdFrom === 'omitted';
  const reservationId = hasArrived && !omitted ? RESERVATION_ID : idWithoutArrival(values, stay);
  const own: Record<string, JsonWithSecrets> = { ...stay.body, ...(reservationId ? { reservationId } : {}) };
  const filled = filledExample(example, request, exampleValues(context, stay, reservationId)) ?? {};
  const isOwn = (name: string) =>
    Object.hasOwn(own, name) && own[name] !== undefined && placeholdersIn(example[name]).length === 0;
  const members = Object.entries(filled).filter(([name]) => !(omitted && name === 'reservationId'));
  const body = Object.fromEntries(members.map(([name, value]) => [name, isOwn(name) ? own[name] : value]));
  const wantsId = JSON.stringify(body).includes(RESERVATION_ID);
  const call = report(
    profile,
    operation,
    body as JsonWithSecrets,
    leasesOf(values, stay, wantsId || 'reservationId' in body),
  );
  return hasArrived ? { ...call, guest: checkIn(context, stay) } : call;
}

/** The values of an example's placeholders. */
function exampleValues(context: RunContext, stay: Stay, reservationId: string | undefined): ExampleValues {
  return {
    reservationId,
    hotelConfirmationNumber: stay.body.hotelConfirmationNumber,
    arrival: stay.body.checkInDateTime,
    leaving: stay.leaving,
    now: hotelTime(presentAt(stay.hotel, context)),
  };
}

/** The valid report of an event of a stay; an empty object if neither document nor profile shows its body. */
function validReport(context: RunContext, operation: ReservationOperation, stay: Stay): Call {
  if (operation === 'check-in') return checkIn(context, stay);
  if (!isShown(operation, context.profile)) return report(context.profile, operation, {});
  return meant(isOpen(operation) ? openReport(context, operation, stay) : checkOut(context, stay), kindOf(stay));
}

/** A valid call of an operation. A report about a checked-in guest carries the check-in, which is sent first. */
export function validCall(context: RunContext, operation: Operation, stay: Stay): Call {
  return isTokenOperation(operation) ? validRequest(context, operation) : reportsOf(context)(stay)(operation);
}

const validRequest = onceFor((context: RunContext, operation: TokenOperation) =>
  meant(tokenRequest(operation, context.clientId), 'nominal'),
);

// Cached, since most tests begin with the same one.
const reportsOf = onceOf((context: RunContext) =>
  onceOf((stay: Stay) => once((operation: ReservationOperation) => validReport(context, operation, stay))),
);
