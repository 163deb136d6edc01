import { topic } from './row.ts';

/** The form variant of the token exchange (section 5, point 2). */
export const tokenFormRequirements = topic({
  operation: 'token-form',
  level: 'MUST',
  basis: 'document',
  clause: '§5.2',
})({
  id: 'TOKEN-FORM.SUCCESS-STATUS',
  statement: 'A token request with valid credentials MUST be answered with status 200.',
});
