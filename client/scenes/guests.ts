/**
 * Who stays, by the place of a stay in the run. What a client does wrong only when it tries again, or only for reports that it sends at
 * once, shows in no stay that is like all others; so most differ from the one before in all that a scene leaves open.
 */
import type { SceneStay } from '../../contract/scene.ts';

/** What is written twice, or in the wrong encoding, shows beyond ASCII alone. */
const FIRST_NAMES = ['Certa', 'Zoë', 'Łucja', 'Ann', 'José', 'Ştefan', 'Søren'] as const;
/** The room does not tell how many guests there are. */
const ROOMS = [
  { roomType: 'Single', occupancy: 1 },
  { roomType: 'Double', occupancy: 2 },
  { roomType: 'Double', occupancy: 3 },
  { roomType: 'Double', occupancy: 1 },
  { roomType: 'Double', occupancy: 4 },
] as const;
const LOYALTY = [false, true, true] as const;
const MORE_NIGHTS = [0, 1, 2, 3] as const;

/** What a scene leaves open of a stay. `moreNights`: than the usual two. */
type Guest = Pick<SceneStay, 'guestFirstName' | 'roomType' | 'occupancy' | 'loyalty'> & { readonly moreNights: number };

const at = <Value>(list: readonly [Value, ...Value[]], place: number): Value => list[place % list.length] ?? list[0];

/** The guest of a stay. @param place of the stay among all of a run, from 0 */
export const guestAt = (place: number): Guest => ({
  guestFirstName: at<string>(FIRST_NAMES, place),
  ...at<(typeof ROOMS)[number]>(ROOMS, place),
  loyalty: at<boolean>(LOYALTY, place),
  moreNights: at<number>(MORE_NIGHTS, place),
});

/** A guest whom every profile allows. */
export const PLAIN = guestAt(0);
