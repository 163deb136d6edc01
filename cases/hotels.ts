/** What is tried at which hotel: everything at the first of each time zone, and one accepted stay at the others. */
import { groupedBy } from '../contract/grouped.ts';
import type { Hotel, RunContext, Values } from '../contract/run.ts';
import type { Call } from './call.ts';
import { pinned } from './calls.ts';
import { meant } from './intent.ts';
import { onceOf } from './once.ts';
import { makeStay } from './stay.ts';
import { checkIn, checkOut } from './valid.ts';

/** Hotels of one zone that one instance tries together: as many as a usual pace sends in a minute or so. */
export interface HotelGroup {
  readonly timeZone: string;
  /** The number of the zone's group, from 1. */
  readonly number: number;
  readonly hotels: readonly Hotel[];
}

const MOST_TOGETHER = 100;

const byZone = onceOf((hotels: Values['hotels']) => groupedBy(hotels, ({ timeZone }) => timeZone));

/** The first hotel of each time zone, in the order of the list: the run's own hotel comes first. */
export function firstOfEachZone({ hotels }: Pick<Values, 'hotels'>): Hotel[] {
  return [...byZone(hotels).values()].map(([first]) => first as Hotel);
}

/** All other hotels, zone by zone. */
export function otherHotels({ hotels }: Pick<Values, 'hotels'>): HotelGroup[] {
  return [...byZone(hotels)].flatMap(([timeZone, [, ...others]]) =>
    Array.from({ length: Math.ceil(others.length / MOST_TOGETHER) }, (_, at) => ({
      timeZone,
      number: at + 1,
      hotels: others.slice(at * MOST_TOGETHER, (at + 1) * MOST_TOGETHER),
    })),
  );
}

/** The members of a check-in that follow from its hotel and time. */
export const DATED = ['lodgingHotelId', 'checkInDateTime', 'expectedCheckOutDateTime', 'numberOfNights'];

/** A stay at a hotel, as short as the claims allow: a check-out with its check-in, or only the check-in. */
export function stayAt(run: RunContext, hotel: Hotel): Call {
  const stay = makeStay(run, 1, hotel);
  const arrival = meant(pinned(checkIn(run, stay), ...DATED), 'unusual');
  if (!run.claims.includes('check-out')) return arrival;
  return meant({ ...pinned(checkOut(run, stay), 'checkOutDate'), guest: arrival }, 'unusual');
}
