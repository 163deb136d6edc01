/**
 * Who stays, by the stay's number in the run. Mistakes that a client makes only when it retries, or only in
 * concurrent reports, do not show if all stays are alike; so most differ from the one before in everything that a
 * scene leaves open.
 */
import type { SceneStay } from '../../contract/scene.ts';

/** Double encoding, or the wrong encoding, shows only beyond ASCII. */
const FIRST_NAMES = ['Certa', 'Zoë', 'Łucja', 'Ann', 'José', 'Ştefan', 'Søren'] as const;
/** The room must not reveal the number of guests. */
const ROOMS = [
  { roomType: 'Single', occupancy: 1 },
  { roomType: 'Double', occupancy: 2 },
  { roomType: 'Double', occupancy: 3 },
  { roomType: 'Double', occupancy: 1 },
  { roomType: 'Double', occupancy: 4 },
] as const;
const LOYALTY = [false, true, true] as const;
const MORE_NIGHTS = [0, 1, 2, 3] as const;

/** What a scene leaves open about a stay. `moreNights`: than the usual two. */
type Guest = Pick<SceneStay, 'guestFirstName' | 'roomType' | 'occupancy' | 'loyalty'> & { readonly moreNights: number };

const at = <Value>(list: readonly [Value, ...Value[]], place: number): Value => list[place % list.length] ?? list[0];

/** The guest of a stay. @param place number of the stay in the run, from 0 */
export const guestAt = (place: number): Guest => ({
  guestFirstName: at<string>(FIRST_NAMES, place),
  ...at<(typeof ROOMS)[number]>(ROOMS, place),
  loyalty: at<boolean>(LOYALTY, place),
  moreNights: at<number>(MORE_NIGHTS, place),
});

/** A guest whom every profile allows. */
export const PLAIN = guestAt(0);
