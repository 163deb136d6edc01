/** The page on the foreign stacks (`npm run stacks` certifies them) says what their runs found; none is needed here. */

import { allStacks } from '../support/stacks.ts';
import { proveStacksReadme } from '../support/stacks-readme.ts';

proveStacksReadme(allStacks());
