/** For the tests of the `curl` lines: a server that records the bytes it gets, and a shell. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

function received(data: Buffer): Received | null {
  const end = data.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = data.toString('latin1', 0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    // One blank after the colon is the sender's; another one would belong to the value.
    return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')] as const;
  });
  const value = (name: string) => headers.find(([given]) => given.toLowerCase() === name)?.[1];
  const [method = '', target = ''] = first.split(' ');
  const rest = data.subarray(end + 4);
  const length = Number(value('content-length') ?? 0);
  return rest.length >= length ? { method, target, headers, body: rest.subarray(0, length) } : null;
}

/** A server that records what it gets, byte for byte, and answers 200. */
export async function recorder(): Promise<{
  readonly url: string;
  readonly take: () => Received[];
  close(): Promise<void>;
}> {
  const taken: Received[] = [];
  const serve = (socket: Socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const request = received(Buffer.concat(chunks));
      if (!request) return;
      taken.push(request);
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => taken.splice(0),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Runs a text in a POSIX shell with only the given environment. */
export function inShell(
  text: string,
  env: Readonly<Record<string, string>> = {},
  { shell = '/bin/sh', cwd = '/', args = [] as readonly string[] } = {},
): Promise<{ readonly out: Buffer; readonly err: string; readonly code: number }> {
  return new Promise((resolve) => {
    const options = {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      cwd,
      encoding: 'buffer' as const,
      timeout: 60_000,
    };
    const child = execFile(shell, ['-s', ...args], { ...options, maxBuffer: 4_000_000 }, (error, out, err) => {
      resolve({ out, err: err.toString(), code: typeof error?.code === 'number' ? error.code : error ? 1 : 0 });
    });
    child.stdin?.end(text);
  });
}

const IN_TURN = `for text; do
  (eval "$text") </dev/null
  printf '\\nran\\n' >&2
  [ ! -e canary ] || exit
done`;

/**
 * Runs each text in a subshell of one shell: a process for each would cost more than what it runs. Ends after one that
 * made a file `canary`. @returns how many were run, and what they printed for errors
 */
export async function inTurn(
  texts: readonly string[],
  env: Readonly<Record<string, string>> = {},
  given: { readonly shell?: string; readonly cwd?: string } = {},
): Promise<{ readonly ran: number; readonly err: string }> {
  const { err } = await inShell(IN_TURN, env, { ...given, args: texts });
  return { ran: err.match(/^ran$/gm)?.length ?? 0, err };
}
