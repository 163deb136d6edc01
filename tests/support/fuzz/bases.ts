/** Honest submissions to start from: small ones of each verdict, signed in each way, and a large one. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { recordingOf } from '../../../client/certify/recording.ts';
import { makeCertificates } from '../../../client/ways/certificates.ts';
import { LOCAL } from '../../../client/ways/place.ts';
import type { RunContext } from '../../../contract/run.ts';
import type { Subject } from '../../../contract/words.ts';
import { startMock } from '../../../mock/server.ts';
import { seedOfChallenge, signChallenge } from '../../../submission/challenge.ts';
import type { SubmissionParts } from '../../../submission/pack.ts';
import { runRecord } from '../../../submission/record.ts';
import { mergeShards, type Shard } from '../../../submission/shards.ts';
import { ROOT } from '../certify.ts';
import { runClient, withFault } from '../client-run.ts';
import { overrideOf } from '../faults.ts';
import { clientSettings } from '../operator.ts';
import { entriesOf, type Run, runAgainstMock } from '../submission.ts';
import { skippingClock } from '../wire.ts';

export interface Base {
  readonly name: string;
  readonly entries: ReadonlyMap<string, Buffer>;
}

/** Private keys in PEM, by owner. Those of issuer and witness are not among them: no forger has them. */
export interface Keys {
  readonly party: string;
  readonly stranger: string;
}

/** What the forger has, and who is trusted. */
export interface Bases {
  readonly subject: Subject;
  readonly bases: readonly Base[];
  readonly keys: Keys;
  /** The issuer's public key, SPKI in PEM. */
  readonly issuer: string;
  /** The witness's. */
  readonly witness: string;
}

const HOUR = 3_600_000;
const CLIENT = 'certification-client';
const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

function challengeBy(key: KeyObject, nonce = '5f2c8ad91be0437fa6d2c35e71f4098b'): Buffer {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  return signChallenge({ nonce, clientId: CLIENT, validFrom: at(-1), validUntil: at(1) }, key);
}

interface Owners {
  readonly key: KeyObject;
  readonly issuer: KeyObject;
  readonly witness: KeyObject;
}

type Runs = Readonly<Record<string, readonly [run: Run, sealed: Partial<SubmissionParts>]>>;

/** Whether the largest run is of the whole plan: making and judging it takes as long as a hundred mutations. */
export type Size = 'whole' | 'part';
/** All reports, with their guests' check-ins and with refusals. */
const STAYS = /^(?:CHECK-OUT|PARTIAL-BILL)\.(?:ACCEPTS|SUCCESS|REFUSES-MISSING)/;

async function mergedRun(given: Partial<RunContext>): Promise<Run> {
  const clock = skippingClock();
  const mock = await startMock({ port: 0, clock: () => clock.now() });
  const context = { ...given, startedAt: new Date().toISOString() };
  const shards: Shard[] = [];
  for (const number of [1, 2]) {
    const run = await runAgainstMock({ context, served: { mock, clock }, shard: { number, of: 2 } });
    shards.push({ ...run, where: `shard ${number}` });
  }
  await mock.close();
  return mergeShards(shards);
}

async function servicesRuns({ key, issuer }: Owners, size: Size): Promise<Runs> {
  const challenge = challengeBy(issuer);
  const seed = seedOfChallenge(challenge);
  const few = { claims: ['token-form'] } as const;
  return {
    'certified, merged of shards': [await mergedRun(few), {}],
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
    'of all operations': [await runAgainstMock(size === 'whole' ? {} : { only: (id) => STAYS.test(id) }), { key }],
  };
}

/** Node's fetch trusts an authority either from its start or everybody: the client is not what is tested here. */
async function overHttps(scenes: readonly string[]): Promise<Run> {
  const certificates = await makeCertificates([LOCAL]);
  const { NODE_TLS_REJECT_UNAUTHORIZED: before } = process.env;
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  try {
    return await runClient({ scenes, certificates });
  } finally {
    if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before;
  }
}

/** Calls that Playwright has exported. */
function recorded(): Run {
  const { context, client, exchanges, now } = recordingOf(
    clientSettings(),
    join(ROOT, 'tests/support/har/playwright.har'),
  );
  const facts = { endedAt: new Date(now).toISOString(), whole: false, stopped: 'Nothing was played.' };
  const how = { pace: { requestsPerSecond: null, concurrency: 1 }, network: { timeoutMs: 1000, proxy: null } };
  return { record: runRecord(context, { ...facts, ...how, client }), exchanges };
}

async function clientsRuns({ key, issuer, witness }: Owners): Promise<Runs> {
  const [challenge, another] = [challengeBy(issuer), challengeBy(issuer, 'e'.repeat(32))];
  const context = { seed: seedOfChallenge(challenge) };
  const stay = ['ordinary-stay', 'no-show'];
  const ended = ['token-ended', 'no-show'];
  const makesUp = await withFault('makes-up-values');
  return {
    certified: [await runClient({ context: { claims: ['token-form', 'no-show'] } }), {}],
    accepted: [await runClient({ scenes: stay, context: { seed: '0'.repeat(32) } }), {}],
    'faulty, signed': [await runClient({ scenes: stay, player: makesUp }), { key }],
    failed: [await runClient({ scenes: ['no-show'], end: 'failed', remark: 'it ended with exit code 1' }), {}],
    'challenged and signed': [await runClient({ scenes: [...stay, 'names'], context }), { key, challenge }],
    'challenged and faulty': [await runClient({ scenes: ended, context, player: makesUp }), { challenge }],
    'challenged by another': [
      await runClient({ scenes: ended, context: { seed: seedOfChallenge(another) } }),
      { challenge: another },
    ],
    witnessed: [await runClient({ scenes: ended }), { key: witness, witnessed: true }],
    'witnessed and challenged': [
      await runClient({ scenes: ['no-show'], context, end: 'failed' }),
      { key: witness, challenge, witnessed: true },
    ],
    'passed on to a sandbox': [await runClient({ scenes: stay, context, isPassedOn: true }), { key, challenge }],
    'over HTTPS': [await overHttps([...stay, 'certificate-untrusted']), { key }],
    recorded: [recorded(), { key }],
    'certified, of more scenes': [
      await runClient({ context: { claims: ['token-form', 'check-in', 'no-show'] } }),
      { key },
    ],
  };
}

/** Makes the honest submissions. The last is the largest. */
export async function makeBases(subject: Subject, size: Size): Promise<Bases> {
  const [party, stranger, issuer, witness] = [1, 2, 3, 4].map(() => generateKeyPairSync('ed25519')) as [
    Pair,
    Pair,
    Pair,
    Pair,
  ];
  const owners = {
    key: createPrivateKey(pem(party.privateKey)),
    issuer: issuer.privateKey,
    witness: witness.privateKey,
  };
  const runs = await (subject === 'client' ? clientsRuns(owners) : servicesRuns(owners, size));
  const bases = [];
  for (const [name, [run, signed]] of Object.entries(runs)) bases.push({ name, entries: await entriesOf(run, signed) });
  const spki = ({ publicKey }: Pair) => publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return {
    ...{ subject, bases, issuer: spki(issuer), witness: spki(witness) },
    keys: { party: pem(party.privateKey), stranger: pem(stranger.privateKey) },
  };
}

interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}
