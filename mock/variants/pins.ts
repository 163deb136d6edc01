/** What the provider of a variant has not published: points that the embedded profile pins, left open again. */
import type { Profile } from '../../contract/profile.ts';

type Pins = Readonly<Record<string, unknown>>;

function without(pins: Pins, [name = '', ...deeper]: readonly string[]): Pins {
  const { [name]: pinned, ...others } = pins;
  const isKept = deeper.length > 0 && typeof pinned === 'object' && pinned !== null;
  return isKept ? { ...others, [name]: without(pinned as Pins, deeper) } : others;
}

/** The profile without some of its pins, such as `errors.replies` or `reading`. */
export function leavingOpen(...pins: readonly string[]): (embedded: Profile) => Profile {
  return (embedded) => pins.reduce<Pins>((kept, pin) => without(kept, pin.split('.')), embedded as Pins) as Profile;
}
