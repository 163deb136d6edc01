/** The playing of one scene, as the listener sees it. */
import type { Socket } from 'node:net';
import type { Exchange, Received } from '../../contract/evidence.ts';
import type { Provider } from '../provider/provider.ts';
import type { Certificate } from './connections.ts';
import { type Limits, Rate, Refusals } from './limits.ts';

/** Where a scene is found, if not as usual. */
export interface ScenePlace {
  /** Shown instead of the usual one. */
  readonly certificate?: Certificate;
  /** What may stand before the path of an operation. */
  readonly bases?: readonly string[];
}

/** What comes between the beginning and the end of a scene. */
export class Playing {
  readonly refusals = new Refusals();
  readonly handshakes = { silent: 0, spoken: 0 };
  readonly rate: Rate;
  readonly #connections = new WeakMap<Socket, number>();
  #lastConnection = 0;
  /** Calls that have been answered, and those of them whose replies are out. */
  calls = 0;
  readonly recorded: Exchange[] = [];
  /** Length of its record. */
  bytes = 0;
  /** Calls that are not over. */
  underWay = 0;
  /** When the last call began or ended. */
  lastAt = performance.now();

  constructor(
    readonly scene: string,
    readonly provider: Provider,
    readonly place: ScenePlace,
    limits: Limits,
  ) {
    this.rate = new Rate(limits.perSecond);
  }

  /** The connection of a call: its number, and whether an earlier one came on it. */
  connection(socket: Socket): Pick<Received, 'connection' | 'reused'> {
    const known = this.#connections.get(socket);
    if (known !== undefined) return { connection: known, reused: true };
    this.#lastConnection += 1;
    this.#connections.set(socket, this.#lastConnection);
    return { connection: this.#lastConnection, reused: false };
  }
}
