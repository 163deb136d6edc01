/** Honest submissions to start from: small ones of each verdict, signed in each way, and a whole one. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { seedOfChallenge, signChallenge } from '../../../submission/challenge.ts';
import { overrideOf } from '../faults.ts';
import { entriesOf, runAgainstMock } from '../submission.ts';

/** An honest submission. */
export interface Base {
  readonly name: string;
  readonly entries: ReadonlyMap<string, Buffer>;
}

/** Private keys in PEM, by owner. The issuer's is not among them: no forger has it. */
export interface Keys {
  readonly party: string;
  readonly stranger: string;
}

/** What the forger has, and who is trusted. */
export interface Bases {
  readonly bases: readonly Base[];
  readonly keys: Keys;
  /** The issuer's public key, SPKI in PEM. */
  readonly issuer: string;
}

const HOUR = 3_600_000;
const CLIENT = 'certification-client';
const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

function challengeBy(key: KeyObject): Buffer {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  return signChallenge(
    { nonce: '5f2c8ad91be0437fa6d2c35e71f4098b', clientId: CLIENT, validFrom: at(-1), validUntil: at(1) },
    key,
  );
}

/** Makes the honest submissions. The last is of a whole run. */
export async function makeBases(): Promise<Bases> {
  const [party, stranger, issuer] = [1, 2, 3].map(() => generateKeyPairSync('ed25519')) as [Pair, Pair, Pair];
  const challenge = challengeBy(issuer.privateKey);
  const seed = seedOfChallenge(challenge);
  const key = createPrivateKey(pem(party.privateKey));
  const few = { claims: ['token-form'] } as const;
  const runs = {
    certified: [await runAgainstMock({ context: few }), {}],
    'not certified, signed': [
      await runAgainstMock({
        context: few,
        faults: [overrideOf('token-form.refresh-token'), overrideOf('token-form.error-500')],
      }),
      { key },
    ],
    incomplete: [await runAgainstMock({ context: few, only: (id) => id.startsWith('TOKEN-FORM.SUCCESS') }), {}],
    'challenged and signed': [await runAgainstMock({ context: { ...few, seed } }), { key, challenge }],
    'challenged and incomplete': [
      await runAgainstMock({
        context: { claims: ['check-in'], seed },
        only: (id) => id.startsWith('CHECK-IN.HEADERS'),
      }),
      { challenge },
    ],
    whole: [await runAgainstMock({}), { key }],
  } as const;
  const bases = [];
  for (const [name, [run, sealed]] of Object.entries(runs)) bases.push({ name, entries: await entriesOf(run, sealed) });
  return {
    bases,
    keys: { party: pem(party.privateKey), stranger: pem(stranger.privateKey) },
    issuer: issuer.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}
