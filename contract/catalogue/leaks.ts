import { topic } from './row.ts';

/** What anybody can read below the base URL. The document shows none of it, and a page or a 404 is as good as an answer. */
export const leakRequirements = topic({ ids: 'LEAKS', operation: 'check-in' })({
  REPOSITORY: ['RFC 9110 §17.3', 'The repository of the service SHOULD NOT be served (/.git/config).'],
  SETTINGS: [
    'RFC 9110 §17.3',
    'The settings of the service SHOULD NOT be served to whoever brings no credential (/actuator/env).',
  ],
  HEALTH: ['§5.5', 'What tells whether the service is up SHOULD NOT hold secrets or passwords (/health).'],
  DESCRIPTION: ['§4', 'Whether the service shows a description of itself (/openapi.json) is recorded.'],
});
