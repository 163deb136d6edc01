/** A listener for the duration of a test, and ways of calling it that usual clients do not have. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { Listener, type ListenerParts } from '../../client/listener/listener.ts';
import type { Provider } from '../../client/provider/provider.ts';
import { StubProvider } from '../../client/provider/stub.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { handedOut, sceneFile } from '../../client/scenes/values.ts';
import { redactorFor } from '../../client/ways/stage.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Scene, SceneFile } from '../../contract/scene.ts';
import { type Redactor, tagKey } from '../../wire/redaction.ts';
import { contextFor } from './context.ts';

export const client = { id: 'hotel-system', secret: 'kept-by-the-hotel-system-alone' };

export interface Listening {
  readonly listener: Listener;
  readonly redactor: Redactor;
  readonly context: RunContext;
  begin(name?: string): void;
  readonly provider: (name: string) => Provider;
  readonly recorded: Exchange[];
}

export async function listen(t: Pick<TestContext, 'after'>, parts: Partial<ListenerParts> = {}): Promise<Listening> {
  const redactor = redactorFor(client, tagKey(client.secret, '00'.repeat(16)));
  const recorded: Exchange[] = [];
  const record = (exchange: Exchange) => void recorded.push(exchange);
  const listener = new Listener({ redactor, client, clock: { now: () => Date.now() }, record, ...parts });
  await listener.start();
  t.after(() => listener.close());
  const { url } = listener;
  const target = { baseUrl: url, authUrl: url, environment: 'mock' as const, embedded: true };
  const context = contextFor(url, { subject: 'client', clientId: client.id, target });
  const provider = (name: string): Provider => {
    const scene = sceneNamed(name) as Scene;
    const file = sceneFile(context, scene) as SceneFile;
    return new StubProvider({ scene, file, context });
  };
  const begin = (name = 'ordinary-stay') => {
    const file = sceneFile(context, sceneNamed(name) as Scene) as SceneFile;
    listener.begin(name, provider(name), { isOwn: handedOut(file, client.id) });
  };
  return { listener, redactor, context, begin, provider, recorded };
}

/** Connects to a listener, and survives whatever it does. @param localAddress of this machine to connect from */
export async function dial({ listener }: Listening, localAddress = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(listener.url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Everything that is received on a connection until it ends. */
export function hear(socket: Socket): Promise<string> {
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk));
  // Not `once`, which treats an error as an end.
  return new Promise((resolve) => socket.once('close', () => resolve(Buffer.concat(heard).toString('latin1'))));
}

/** Sends bytes unchanged, and returns everything that is answered until the connection ends. */
export async function say(listening: Listening, shown: string | Buffer, from?: string): Promise<string> {
  const socket = await dial(listening, from);
  const heard = hear(socket);
  socket.write(shown);
  return heard;
}

export function call(path: string, headers: readonly string[], body: string | Buffer): Buffer {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const head = [`POST ${path} HTTP/1.1`, 'Host: provider', 'Connection: close', ...headers, length, '', ''].join(
    '\r\n',
  );
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}
