/** Stops an HTTP server without cutting off the requests in flight. */
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/** How long requests in flight may take once the server has to stop. */
const GRACE_MS = 2000;

/** How a server is ended. */
export interface Stoppable {
  readonly isStopping: boolean;
  /** Accepts no more connections, waits for the requests in flight (2 s at most), then resolves. */
  stop(): Promise<void>;
  /** Ends as a crash would: every connection is cut and the port is closed. */
  die(): void;
  /** Called with a reply that will never be completed, so that a stop need not wait for it. */
  abandon(response: ServerResponse): void;
}

async function close(server: Server): Promise<void> {
  const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const closed = once(server, 'close');
  // Also closes the connections that are idle now.
  server.close();
  await closed;
  clearTimeout(grace);
}

/** Adds a graceful stop to a server. */
export function stoppable(server: Server): Stoppable {
  const abandoned = new Set<ServerResponse>();
  let closed: Promise<void> | undefined;
  const stop = () => {
    for (const response of abandoned) response.destroy();
    closed ??= close(server);
    return closed;
  };
  return {
    get isStopping() {
      return closed !== undefined;
    },
    stop,
    die() {
      server.closeAllConnections();
      void stop();
    },
    abandon(response) {
      abandoned.add(response);
      response.once('close', () => abandoned.delete(response));
      if (closed) response.destroy();
    },
  };
}
