/** The requirements that bind the client. */
import { clientCallRequirements } from './calls.ts';
import { clientConductRequirements } from './conduct.ts';
import { clientFieldRequirements } from './fields.ts';
import { clientTokenRequirements } from './tokens.ts';

/** All of them, in the order of the reports. */
export const clientRequirements = [
  ...clientTokenRequirements,
  ...clientCallRequirements,
  ...clientFieldRequirements,
  ...clientConductRequirements,
] as const;
