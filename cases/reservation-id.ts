import { type Exchange, headerValues } from '../contract/evidence.ts';
import type { Values } from '../contract/run.ts';
import { notJudged } from '../judgement/finding.ts';
import type { Stay } from './stay.ts';

function sentMember(exchange: Exchange, member: string): string | undefined {
  try {
    const value = (JSON.parse(exchange.request.body?.text ?? '') as Record<string, unknown>)[member];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The reservation id of a stay that has checked in: the document asks for the service's id in a check-out (section 2.2)
 * and shows none in the check-in's reply, so `values.reservationIdFrom` says where it comes from.
 * `undefined` where it is left out.
 */
export function reservationIdOf(arrival: Exchange, stay: Stay, values: Values): string | undefined {
  switch (values.reservationIdFrom) {
    case 'omitted':
      return undefined;
    case 'list':
      // A placeholder: the wire puts the leased id in its place.
      return stay.name;
    case 'hotel-confirmation-number':
      return sentMember(arrival, 'hotelConfirmationNumber');
    case 'supplier-reservation-id':
      return sentMember(arrival, 'supplierReservationId');
    case 'location-header': {
      const [location] = headerValues(arrival.reply?.headers ?? [], 'location');
      const last = location?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
      if (last) return decodeURIComponent(last);
      throw notJudged(
        'undecided',
        'values.reservationIdFrom is location-header, but the check-in was answered without a Location header',
        arrival,
      );
    }
  }
}
