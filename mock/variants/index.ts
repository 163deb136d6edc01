/** All conforming variants of the mock. */
import { credentialVariants } from './credentials.ts';
import { gatewayVariants } from './gateway.ts';
import { interruptionVariants } from './interruptions.ts';
import { issuerVariants } from './issuers.ts';
import { profileVariants } from './profile.ts';
import { readerVariants } from './readers.ts';
import { replyVariants } from './replies.ts';
import { scopeVariants } from './scope.ts';
import { stackVariants } from './stacks.ts';
import { stayVariants } from './stays.ts';
import { tokenVariants } from './token.ts';
import type { Variant } from './variant.ts';

export type { Variant } from './variant.ts';

/** Every variant, by topic. */
export const variants: readonly Variant[] = [
  ...tokenVariants,
  ...issuerVariants,
  ...replyVariants,
  ...credentialVariants,
  ...stackVariants,
  ...readerVariants,
  ...gatewayVariants,
  ...interruptionVariants,
  ...scopeVariants,
  ...stayVariants,
  ...profileVariants,
];

const byName = new Map(variants.map((variant) => [variant.name, variant]));
if (byName.size !== variants.length) throw new Error('mock/variants declares a name twice');

export function variantNamed(name: string): Variant | undefined {
  return byName.get(name);
}
