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
  /** How the mock is started for it. */
  readonly options?: Pick<MockOptions, 'basePath' | 'hotels' | 'clients' | 'profile'>;
  /** It shows on the connection, such as by a reset or a slow reply, so that the matrix judges it over sockets. */
  readonly onConnection?: true;
  /** What an integrator would claim for such a service; default: everything. */
  readonly claims?: readonly Claim[];
  /** The test values that an integrator would bring. */
  readonly values?: Partial<Values>;
}

/** The variants of a list, by their names. */
export function variantsOf(list: Readonly<Record<string, Omit<Variant, 'name'>>>): Variant[] {
  return Object.entries(list).map(([name, variant]) => ({ name, ...variant }));
}
