/** The clients that the services know. Their secret protects nothing. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { EMBEDDED_CLIENT } from '../../../mock/embedded.ts';

/** A client that was registered out of band (section 5, point 1). */
export interface Client {
  readonly id: string;
  readonly secret: string;
  readonly lifetimeSeconds: number;
}

/** A client whose tokens live for seconds, so that an expired token can be shown within a run. */
export const SHORT_LIVED: Client = { ...EMBEDDED_CLIENT, id: 'certification-short-lived', lifetimeSeconds: 3 };

const CLIENTS: readonly Client[] = [EMBEDDED_CLIENT, SHORT_LIVED];

const digest = (text: string) => createHash('sha256').update(text).digest();

export function authenticate(id: string, secret: string): Client | null {
  const client = CLIENTS.find((known) => known.id === id);
  // Compared for an unknown client too, and in constant time: neither tells a guesser anything.
  const isRight = timingSafeEqual(digest(secret), digest(client?.secret ?? ''));
  return client && isRight ? client : null;
}
