/** The catalogue: every requirement, by topic. A row in a topic file is in the catalogue; there is no second list. */
import type { Requirement } from '../requirement.ts';
import type { Subject } from '../words.ts';
import { apiVersionRequirements } from './api-version.ts';
import { bearerRequirements } from './bearer.ts';
import { checkInRequirements } from './check-in.ts';
import { checkOutRequirements } from './check-out.ts';
import { circumstanceRequirements } from './circumstances.ts';
import { clientRequirements } from './client/index.ts';
import { errorRequirements } from './errors.ts';
import { httpRequirements } from './http.ts';
import { openOperationRequirements } from './open-operations.ts';
import { profiledRequirements } from './profiled.ts';
import { repetitionRequirements } from './repetition.ts';
import { tokenFormRequirements } from './token-form.ts';
import { tokenJsonRequirements } from './token-json.ts';
import { tokenRequirements } from './tokens.ts';
import { wholeRunRequirements } from './whole-run.ts';

const rows = [
  ...tokenRequirements,
  ...tokenFormRequirements,
  ...apiVersionRequirements,
  ...errorRequirements,
  ...httpRequirements,
  ...openOperationRequirements,
  ...repetitionRequirements,
  ...profiledRequirements,
  ...tokenJsonRequirements,
  ...bearerRequirements,
  ...circumstanceRequirements,
  ...checkInRequirements,
  ...checkOutRequirements,
  ...wholeRunRequirements,
] as const;

export type RequirementId = (typeof rows | typeof clientRequirements)[number]['id'];

/** The rest of the ids that begin with this. */
export type IdAfter<Start extends string> = RequirementId extends infer Id
  ? Id extends `${Start}${infer End}`
    ? End
    : never
  : never;

/** The requirements that bind the service, in the order of the reports. */
export const catalogue: readonly Requirement[] = rows;

/** The requirements that bind a subject, in the order of the reports. */
export function catalogueOf(subject: Subject): readonly Requirement[] {
  return subject === 'client' ? clientRequirements : catalogue;
}

const everyRow: readonly Requirement[] = [...catalogue, ...clientRequirements];
const byId: ReadonlyMap<string, Requirement> = new Map(everyRow.map((row) => [row.id, row]));
if (byId.size !== everyRow.length) throw new Error('contract/catalogue: duplicate id');

/** The row of an id. @throws {Error} for an id that is in no row */
export function requirementOf(id: string): Requirement {
  const row = byId.get(id);
  if (!row) throw new Error(`contract/catalogue: there is no requirement ${id}`);
  return row;
}
