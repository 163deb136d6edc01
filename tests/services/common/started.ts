import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that listens on a port of this machine. */
export interface Started {
  readonly baseUrl: string;
  /** Where its tokens come from. */
  readonly authUrl: string;
  readonly close: () => Promise<void>;
}

export function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends a server, whoever is still connected. */
export async function end(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
