/** Its own process, so that it can be started with NODE_EXTRA_CA_CERTS: sends what its argument lists, in order. */
import { httpTransport } from '../../wire/http-transport.ts';
import { type ProxySettings, TransportError } from '../../wire/transport.ts';

export interface ChildRequest {
  readonly url: string;
  readonly network?: ProxySettings;
  readonly timeoutMs?: number;
}

for (const { url, network, timeoutMs = 5000 } of JSON.parse(process.argv[2] ?? '[]') as ChildRequest[]) {
  const transport = httpTransport(network);
  try {
    const { status, body } = await transport.send({ method: 'GET', url, headers: [], body: null }, timeoutMs);
    console.log(`${status} ${body}`);
  } catch (error) {
    console.log(error instanceof TransportError ? `${error.kind}: ${error.message}` : String(error));
  }
  await transport.close();
}
