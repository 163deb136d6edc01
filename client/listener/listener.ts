/** The provider's side of a client's run, with its own server. */
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { hostInAddress } from '../../contract/address.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Provider } from '../provider/provider.ts';
import { type Certificate, exchangeCertificate, makeServer, showCertificate } from './connections.ts';
import { type Playing, pause, Reception, type ReceptionParts, type ScenePlace } from './reception.ts';

export interface ListenerParts extends ReceptionParts {
  /** A TLS connection has ended on which the caller sent nothing. */
  readonly distrusted?: () => void;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly tls?: Certificate | undefined;
  /** The host by which clients reach it; absent: the one it listens on. */
  readonly reachedAt?: string | undefined;
}

function fingerprintOf(socket: TLSSocket): string | undefined {
  const shown = socket.getCertificate();
  return shown && 'fingerprint256' in shown ? shown.fingerprint256 : undefined;
}

/** The provider's side of a single run. */
export class Listener extends Reception {
  readonly #place: ListenerParts;
  readonly #server: Server;
  readonly #disconnect: () => void;
  readonly #good: string | null;
  /** Open connections on which the good certificate was shown: a client may keep them from one scene to the next. */
  readonly #shownGood = new Set<Socket>();
  #isExchanged = false;

  constructor(parts: ListenerParts) {
    super(parts);
    this.#place = parts;
    this.#good = parts.tls ? new X509Certificate(parts.tls.cert).fingerprint256 : null;
    const { server, disconnect } = makeServer(this.limits, parts.tls, {
      call: (message, response) => {
        response.once('finish', () => this.#isAnswered(message.socket));
        void this.serve(message, response);
      },
      refused: (why, said) => this.refused(why, said),
      tlsBegan: (socket) => this.#tlsBegan(socket),
      tlsEnded: (spoke, socket) => {
        const isOfGood = socket !== null && this.#shownGood.delete(socket);
        if (this.#isExchangedLater && !this.#isExchanged) return;
        if (isOfGood && this.playing?.place.certificate) return;
        if (this.playing) this.playing.handshakes[spoke ? 'spoken' : 'silent'] += 1;
        if (!spoke) parts.distrusted?.();
      },
    });
    this.#server = server;
    this.#disconnect = disconnect;
  }

  async start(): Promise<void> {
    const { host = '127.0.0.1', port = 0, tls, reachedAt = host } = this.#place;
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    const { port: own } = this.#server.address() as AddressInfo;
    this.url = `${tls ? 'https' : 'http'}://${hostInAddress(reachedAt)}:${own}`;
  }

  override begin(scene: string, provider: Provider, place: ScenePlace = {}, earlier: readonly Exchange[] = []): void {
    super.begin(scene, provider, place, earlier);
    this.#isExchanged = false;
    if (place.certificate && !this.#isExchangedLater) exchangeCertificate(this.#server, place.certificate);
    // It is not known which certificate earlier connections have seen.
    else if (place.certificate && this.#place.tls) exchangeCertificate(this.#server, this.#place.tls);
  }

  get #isExchangedLater(): boolean {
    return this.playing?.place.certificateAfter !== undefined;
  }

  /** When another certificate is shown, connections with the good one are closed, even during their handshake. */
  #tlsBegan(socket: TLSSocket): void {
    if (fingerprintOf(socket) !== this.#good) return;
    this.#shownGood.add(socket);
    const isOther = this.playing?.place.certificate && (!this.#isExchangedLater || this.#isExchanged);
    if (isOther) socket.destroy();
  }

  #isAnswered(socket: Socket): void {
    const { playing } = this;
    if (!this.#isExchangedLater || !playing?.place.certificate) return;
    if (!this.#isExchanged) showCertificate(this.#server, playing.place.certificate);
    this.#isExchanged = true;
    // Replies must arrive completely.
    for (const open of this.#shownGood) if (open === socket || !playing.busy.has(open)) open.destroySoon();
  }

  protected override get hasHandshakes(): boolean {
    return this.#place.tls !== undefined;
  }

  protected override async settle({ place }: Playing, latest: number): Promise<void> {
    if (!place.certificate) return;
    await this.#allGone(latest);
    if (this.#place.tls) exchangeCertificate(this.#server, this.#place.tls);
  }

  /** A connection can be classified only after its end, which is late on a busy machine. */
  async #allGone(latest: number): Promise<void> {
    const open = () => new Promise<number>((resolve) => this.#server.getConnections((_error, most) => resolve(most)));
    this.#server.closeIdleConnections();
    while (performance.now() < latest && (await open()) > 0) await pause();
    await pause();
  }

  override async close(): Promise<void> {
    await super.close();
    this.#disconnect();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }
}
