/** What is left open at addresses that everybody tries: one GET each below the base URL, without a credential. */
import type { Call } from './call.ts';
import { report, withHeader, withMethod, withoutBody, withPath } from './calls.ts';
import { strange } from './no-credential.ts';

/** Where a repository, the settings, the state of a service and its description lie by default. */
export const WELL_KNOWN = {
  repository: '/.git/config',
  settings: '/actuator/env',
  health: '/health',
  description: '/openapi.json',
} as const;

/** A GET of a path, as anybody may ask for it. */
export function lookAt(path: string): Call {
  const bare = withoutBody(withMethod(withPath(report('check-in', {}), path), 'GET'));
  return strange(withHeader(withHeader(bare, 'Authorization', null), 'Content-Type', null));
}
