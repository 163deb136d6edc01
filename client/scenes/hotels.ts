/** At which of a run's hotels the guests of its scenes are. */
import type { Hotel, Values } from '../../contract/run.ts';

/** At more hotels nobody need report for one scene. */
export const MOST_VISITED = 8;

/** The hotels to which a run goes: the first of each zone, then the others, as many as are visited. */
export function visitedHotels({ hotels }: Pick<Values, 'hotels'>): Hotel[] {
  const isFirst = (hotel: Hotel) => hotels.find(({ timeZone }) => timeZone === hotel.timeZone) === hotel;
  return [...hotels.filter(isFirst), ...hotels.filter((hotel) => !isFirst(hotel))].slice(0, MOST_VISITED);
}
