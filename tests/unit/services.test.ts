/**
 * A service of Express, certified whole with its options, and the README that says what services on frameworks from npm
 * meet. `npm run stacks` proves the others, and what all of them meet as they come.
 * `UPDATE_SERVICES=1 npm test -- services` writes the expectations and the README's outcomes again.
 */
import { NPM_SERVICES } from '../services/common/npm.ts';
import { proveAsItComes, proveWithOptions, UPDATE } from '../support/prove-service.ts';
import { proveReadme } from '../support/services-readme.ts';

for (const [name, start] of Object.entries(NPM_SERVICES)) {
  if (UPDATE || name === 'express') proveWithOptions(name, start);
  if (UPDATE) proveAsItComes(name, start);
}
proveReadme(Object.keys(NPM_SERVICES));
