/** The example clients as the client matrix wants them. */

import type { MatrixClient, PlayInProcess } from '../../client/matrix.ts';
import type { Claim } from '../../contract/words.ts';

interface Flaw {
  readonly breaks: readonly string[];
  readonly also?: readonly string[];
  readonly claims?: readonly Claim[];
  readonly Kind: unknown;
}

const load = (name: string): Promise<unknown> => import(`../clients/${name}.mjs`);
const { play } = (await load('careful')) as { play: (...given: unknown[]) => Promise<void> };
const { flaws } = (await load('flawed')) as { flaws: Readonly<Record<string, Flaw>> };
const { lawful } = (await load('lawful')) as { lawful: Readonly<Record<string, unknown>> };

/** The careful client's way to play a scene, or that of a client made of it. */
export const playing =
  (Kind?: unknown): PlayInProcess =>
  (file, access, clockFile) =>
    play(file, access, clockFile, Kind);

/** The client that does everything right. */
export const careful: MatrixClient = { name: 'careful', play: playing(), breaks: [] };

/** Clients with one flaw each. */
export const flawedClients: readonly MatrixClient[] = Object.entries(flaws).map(([name, { Kind, ...flaw }]) => ({
  name,
  play: playing(Kind),
  ...flaw,
}));

/** Clients that differ in what the document lets them. */
export const lawfulClients: readonly MatrixClient[] = Object.entries(lawful).map(([name, Kind]) => ({
  name,
  play: playing(Kind),
  breaks: [],
}));
