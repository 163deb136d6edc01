/**
 * Services on frameworks from npm, each certified whole with its options, and the README that says what they meet. What
 * they meet as they come is proven by `npm run stacks`.
 * `UPDATE_SERVICES=1 npm test -- services` writes the expectations and the README's outcomes again.
 */
import { NPM_SERVICES } from '../services/common/npm.ts';
import { proveAsItComes, proveWithOptions, UPDATE } from '../support/prove-service.ts';
import { proveReadme } from '../support/services-readme.ts';

for (const [name, start] of Object.entries(NPM_SERVICES)) {
  proveWithOptions(name, start);
  if (UPDATE) proveAsItComes(name, start);
}
proveReadme(Object.keys(NPM_SERVICES));
