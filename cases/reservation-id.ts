import { percentDecoded } from '../contract/address.ts';
import { type Exchange, headerValues, isAccepted, replyLine } from '../contract/evidence.ts';
import type { Values } from '../contract/run.ts';
import type { Operation } from '../contract/words.ts';
import { onceFor } from './once.ts';

/** The member of a check-in that is the reservation id, if one of them is. */
export const ID_MEMBER: Readonly<
  Partial<Record<Values['reservationIdFrom'], 'hotelConfirmationNumber' | 'supplierReservationId'>>
> = { 'hotel-confirmation-number': 'hotelConfirmationNumber', 'supplier-reservation-id': 'supplierReservationId' };

/** Cached, since every report that names a stay needs it. */
const sentMember = onceFor((exchange: Exchange, member: string): string | undefined => {
  try {
    const value = (JSON.parse(exchange.request.body?.text ?? '') as Record<string, unknown>)[member];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
});

/** The last segment of a path, decoded if well-formed: a service may put anything into its `Location`. */
function lastSegment(location: string): string | undefined {
  const last = location.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
  return last && percentDecoded(last);
}

/** A checked-in stay's reservation id, from `values.reservationIdFrom`. @param leased index of the supplied id */
export function reservationIdOf(
  { reservationIdFrom, reservationIds }: Values,
  arrival: Exchange | undefined,
  leased?: number,
): string | undefined {
  if (reservationIdFrom === 'list') return reservationIds[leased ?? -1];
  if (!arrival || reservationIdFrom === 'omitted') return undefined;
  const member = ID_MEMBER[reservationIdFrom];
  if (member) return sentMember(arrival, member);
  const [location] = headerValues(arrival.reply?.headers ?? [], 'location');
  return location === undefined ? undefined : lastSegment(location);
}

/** The preflight's exchanges that show, for their operation, whether the service knows such values. */
export function preflightsOf(operation: Operation): readonly string[] {
  return [`preflight/${operation}`, `preflight/${operation}/older-token`];
}

/** The name of a preflight exchange in a run without shards. */
export const withoutShard = (id: string): string => id.replace(/^preflight\/\d+\//, 'preflight/');

const NO_ARRIVAL = 'the guest has not checked in: ';

/** Whether it is a refused check-in for which there is no reservation id: the setting may be right. */
export const lacksArrival = (message: string): boolean => message.startsWith(NO_ARRIVAL);

/** Why there is no reservation id, in one sentence that names the setting. */
export function whyNoReservationId({ reservationIdFrom }: Values, arrival: Exchange | undefined): string {
  if (arrival && !isAccepted(arrival)) return NO_ARRIVAL + replyLine(arrival);
  const member = ID_MEMBER[reservationIdFrom];
  const noLocation = 'the check-in was answered without a Location header';
  const other = reservationIdFrom === 'location-header' ? noLocation : 'it gives none';
  const missing = member ? `no check-in with a ${member} was sent before` : other;
  return `values.reservationIdFrom is ${reservationIdFrom}, but ${missing}`;
}
