/** What a conforming variant is, and the profile that its provider would publish. */
import type { Profile } from '../../contract/profile.ts';
import type { Values } from '../../contract/run.ts';
import type { Claim } from '../../contract/words.ts';
import type { Override } from '../behaviour.ts';
import type { MockOptions } from '../server.ts';

/** A named behaviour that a correct service may show: the suite must not refuse it. */
export interface Variant {
  /** Kebab case. */
  readonly name: string;
  /** Why a correct service may behave so: the clause, the RFC, or what the document leaves open. */
  readonly because: string;
  readonly override: Override;
  /** The profile that the provider of such a service would publish, made from the embedded one. */
  readonly profile?: (embedded: Profile) => Profile;
  readonly options?: Pick<MockOptions, 'basePath' | 'hotels' | 'clients' | 'profile'>;
  /** It shows only on a connection, such as a reset or a slow reply, so the matrix tries it over sockets. */
  readonly onConnection?: true;
  /** What an integrator would claim for such a service; default: everything. */
  readonly claims?: readonly Claim[];
  /** The test values that an integrator would bring. */
  readonly values?: Partial<Values>;
}

/** A variant as it is declared: without an override, only its profile, options or values differ. */
type VariantEntry = Omit<Variant, 'name' | 'override'> & Partial<Pick<Variant, 'override'>>;
type VariantRow = readonly [because: string, override: Override, profile?: Variant['profile']];

export function variantsOf(list: Readonly<Record<string, VariantEntry | VariantRow>>): Variant[] {
  return Object.entries(list).map(([name, given]) => {
    if ('because' in given) return { name, override: {}, ...given };
    const [because, override, profile] = given;
    return { name, because, override, ...(profile ? { profile } : {}) };
  });
}

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

/** The profile with other errors, and without its error schemas, which only problem details match. */
export const withErrors =
  (errors: NonNullable<Profile['errors']>) =>
  (embedded: Profile): Profile => {
    const open = leavingOpen('errors.schema', 'errors.replies')(embedded);
    return { ...open, errors: { ...open.errors, ...errors } };
  };

/** The profile with other statuses of errors. */
export const withStatuses =
  (errors: NonNullable<Profile['errors']>, token: Profile['token'] = {}) =>
  (embedded: Profile): Profile => ({
    ...embedded,
    errors: { ...embedded.errors, ...errors },
    token: { ...embedded.token, ...token },
  });
