/** The requirements that bind the client. */
import { clientCallRequirements } from './calls.ts';

/** All of them, in the order of the reports. */
export const clientRequirements = [...clientCallRequirements] as const;
