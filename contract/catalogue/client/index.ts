/** The requirements that bind the client. */
import { clientCallRequirements } from './calls.ts';
import { clientConductRequirements } from './conduct.ts';
import { clientFieldRequirements } from './fields.ts';
import { clientTokenRequirements } from './tokens.ts';
import { clientValueRequirements } from './values.ts';

/** All of them, in the order of the reports. */
export const clientRequirements = [
  ...clientTokenRequirements,
  ...clientCallRequirements,
  ...clientFieldRequirements,
  ...clientValueRequirements,
  ...clientConductRequirements,
] as const;
