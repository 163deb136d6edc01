/** The page about the foreign stacks (`npm run stacks` certifies them) says what their runs found; none of them need be installed. */

import { allStacks } from '../support/stacks.ts';
import { proveStacksReadme } from '../support/stacks-readme.ts';

proveStacksReadme(allStacks());
