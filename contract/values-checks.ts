/** What the schema of `certification.yaml` cannot say of the test values, and of a record that repeats them. */
import type { PlacedFault } from './placed-fault.ts';
import type { Values } from './run.ts';

function hotelsTwice(hotels: Values['hotels']): PlacedFault[] {
  const known = new Set<number>();
  return hotels.flatMap(({ id }, index) => {
    if (!known.has(id)) {
      known.add(id);
      return [];
    }
    return [{ path: ['values', 'hotels', index, 'id'], found: `${id} a second time`, wanted: 'each hotel once' }];
  });
}

/**
 * What is wrong with test values beyond their schema.
 * @param values as they stand in the file, where lists may be absent
 */
export function valuesFaults({ hotels = [], reservationIdFrom, reservationIds }: Partial<Values>): PlacedFault[] {
  const twice = hotelsTwice(hotels);
  const isList = reservationIdFrom === 'list';
  if (isList && !reservationIds) {
    const path = ['values', 'reservationIdFrom'];
    const found = 'list, without values.reservationIds';
    return [...twice, { path, found, wanted: 'ids in values.reservationIds', example: '[R-1, R-2]' }];
  }
  if (!isList && reservationIds) {
    const found = `ids, with reservationIdFrom: ${reservationIdFrom ?? 'unset'}`;
    return [...twice, { path: ['values', 'reservationIds'], found, wanted: 'reservationIdFrom: list beside them' }];
  }
  return twice;
}
