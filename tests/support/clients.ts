/** The example clients as the client matrix wants them. */

import type { MatrixClient, PlayInProcess } from '../../client/matrix.ts';
import type { Claim } from '../../contract/words.ts';
import { exampleClient } from './client-run.ts';

interface Fault {
  readonly breaks: readonly string[];
  readonly also?: readonly string[];
  readonly claims?: readonly Claim[];
  readonly Kind: unknown;
}

const { play } = (await exampleClient('careful')) as { play: (...given: unknown[]) => Promise<void> };
const { faults } = (await exampleClient('faulty')) as { faults: Readonly<Record<string, Fault>> };
const { conforming } = (await exampleClient('conforming')) as { conforming: Readonly<Record<string, unknown>> };

/** The careful client's way to play a scene, or that of a client made of it. */
export const playing =
  (Kind?: unknown): PlayInProcess =>
  (file, access, clockFile) =>
    play(file, access, clockFile, Kind);

/** The client that does everything right. */
export const careful: MatrixClient = { name: 'careful', play: playing(), breaks: [] };

/** Clients with one fault each. */
export const faultyClients: readonly MatrixClient[] = Object.entries(faults).map(([name, { Kind, ...fault }]) => ({
  name,
  play: playing(Kind),
  ...fault,
}));

/** Clients that differ in what the document lets them. */
export const conformingClients: readonly MatrixClient[] = Object.entries(conforming).map(([name, Kind]) => ({
  name,
  play: playing(Kind),
  breaks: [],
}));
