/** Genuine submissions for tests: real runs against the embedded mock, and what a forger would make of them. */
import { hash } from 'node:crypto';
import type { Exchange } from '../../contract/evidence.ts';
import type { Interruption, RunContext, ShardNumber } from '../../contract/run.ts';
import { CLAIMS, type Outcome } from '../../contract/words.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { askService } from '../../judgement/preflight/service.ts';
import { rehearse } from '../../judgement/rehearsal.ts';
import { shardsOf } from '../../judgement/shards.ts';
import type { Override } from '../../mock/behaviour.ts';
import { EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { type Mock, type MockOptions, startMock } from '../../mock/server.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { inProcessTransport } from '../../scripts/matrix/in-process.ts';
import { type Assembled, assemble } from '../../submission/assemble.ts';
import { ATTESTATION, attest, type Entries } from '../../submission/attestation.ts';
import { envelopeOf, open } from '../../submission/dsse.ts';
import { packEntries, type SubmissionParts, submissionEntries } from '../../submission/pack.ts';
import { parseEvidence, parseRecord, runRecord } from '../../submission/record.ts';
import type { RunRecord, RunResult } from '../../submission/result.ts';
import type { Verification, Wanted } from '../../submission/verify/verification.ts';
import { verifySubmission } from '../../submission/verify.ts';
import { specsOf } from '../../suites/index.ts';
import { type Clock, systemClock } from '../../wire/clock.ts';
import { Earlier, type WireEvent } from '../../wire/earlier.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import type { PaceSettings } from '../../wire/pace.ts';
import { Redactor, tagKey } from '../../wire/redaction.ts';
import { type Transport, TransportError } from '../../wire/transport.ts';
import { type ClientSecrets, Wire } from '../../wire/wire.ts';
import { contextFor, embeddedProfile } from './context.ts';
import { withoutSourceMaps } from './source-maps.ts';
import { skippingClock } from './wire.ts';

export interface Run {
  readonly record: RunRecord;
  readonly exchanges: readonly Exchange[];
}

export interface RunOptions {
  readonly only?: (id: string) => boolean;
  readonly context?: Partial<RunContext>;
  /** The client secret that is sent: a wrong one makes a run that cannot be judged. */
  readonly secret?: string;
  /** Where the clients' secrets differ. */
  readonly secrets?: ClientSecrets;
  readonly redactor?: Redactor;
  readonly faults?: readonly Override[];
  readonly mock?: Pick<MockOptions, 'host' | 'basePath' | 'profile' | 'log' | 'hotels' | 'clients'>;
  /** Where the issuer is called, if it is not where the service is. @param url the mock's address */
  readonly issuerAt?: (url: string) => string;
  /** An existing mock and its clock, for several runs; it is left open. */
  readonly served?: { readonly mock: Mock; readonly clock: Clock };
  /** Only its part of the plan. */
  readonly shard?: ShardNumber;
  /** It is killed repeatedly, each time after that many events of its wire or at its end, and resumed. */
  readonly killedAfter?: readonly number[];
  /** A transport in between; absent: none. */
  readonly proxy?: string;
  /** Over real connections, in real time: for what shows nowhere else. */
  readonly sockets?: boolean;
  /** Absent: as fast as the mock answers. */
  readonly pace?: PaceSettings;
}

const asWritten = <Of>(of: Of) => JSON.parse(JSON.stringify(of)) as Of;

/** The client secret that the embedded mock knows. */
export const MOCK_SECRET = 'certification-secret-not-for-production';

/** Also enough on a machine that is busy with other tests. */
const TIMEOUT_MS = 20_000;
/** When a run that ended by itself is resumed. */
const RESUMED_AFTER_MS = 600_000;

/**
 * Runs the suites against the embedded mock and records it as `certify` does. Requests are passed within this
 * process and waiting takes no time, unless the run is about connections.
 */
export function runAgainstMock(options: RunOptions = {}) {
  return withoutSourceMaps(() => sentToMock(options));
}

async function sentToMock({
  only = () => true,
  context: given = {},
  secret = MOCK_SECRET,
  secrets,
  redactor,
  faults = [],
  mock: options = {},
  served,
  shard,
  killedAfter = [],
  issuerAt = (url) => url,
  proxy,
  sockets = proxy !== undefined,
  pace = { requestsPerSecond: null, concurrency: 8 },
}: RunOptions) {
  const clock = served?.clock ?? (sockets ? systemClock : skippingClock());
  const mock = served?.mock ?? (await startMock({ port: 0, faults, clock: () => clock.now(), ...options }));
  const startedAt = new Date().toISOString();
  const target = { baseUrl: mock.url, authUrl: issuerAt(mock.url), environment: 'mock', embedded: false } as const;
  const context = contextFor(mock.url, { startedAt, target, claims: CLAIMS, profile: embeddedProfile, ...given });
  const all = collectPlan(context, await specsOf('service'));
  const part = shard && shardsOf(await rehearse(context, await specsOf('service')), shard.of)[shard.number - 1];
  const tests = all.filter(({ instance: { id } }) => only(id) && (part?.instances.has(id) ?? true));
  const asking = { ...context, ...(shard ? { shard: shard.number } : {}) };
  const exchanges: Exchange[] = [];
  const events: WireEvent[] = [];
  const interruptions: Interruption[] = [];
  const overSockets = httpTransport({ proxy: proxy ?? null, proxyBypass: [], proxyLogin: null });
  const transport = sockets ? overSockets : inProcessTransport(mock, overSockets);
  let sends = 0;
  /** @param after a killed process writes nothing more, not even about requests in flight */
  const send = async (after: number) => {
    const until = events.length + after;
    const isAlive = () => events.length < until;
    let isKept = true;
    const counting: Transport = {
      ...transport,
      send: async (...request) => {
        // A process killed before it has recorded that a request is sent does not send it.
        if (!isKept) throw new TransportError('reset', 'the process was killed');
        sends += 1;
        return transport.send(...request);
      },
    };
    const earlier = events.length > 0 ? new Earlier(asWritten(exchanges), asWritten(events)) : undefined;
    if (earlier) exchanges.splice(0, exchanges.length, ...earlier.exchanges);
    const wire: Wire = new Wire({
      context,
      secrets: secrets ?? {
        client_secret: secret,
        short_lived_secret: secret,
        second_client_secret: EMBEDDED_SECOND_SECRET,
      },
      transport: counting,
      redactor: redactor ?? new Redactor(tagKey(secret, context.seed)),
      pace,
      timeoutMs: TIMEOUT_MS,
      clock,
      earlier,
      ...(shard ? { shard } : {}),
      keep: (event) => {
        isKept = isAlive();
        if (isKept) events.push(event);
        if (!isAlive()) wire.close();
      },
      record: (exchange) => {
        if (isAlive()) exchanges.push(exchange);
      },
    });
    if (earlier) {
      const [stoppedAt = '', resumedAt = ''] = [earlier.lastAt, wire.now()].map((each) => new Date(each).toISOString());
      interruptions.push({ stoppedAt, resumedAt });
    }
    const { singleLiveToken } = await askService(wire, asking);
    wire.singleLiveToken = singleLiveToken;
    await runPlan(tests, context, wire, { atOnce: sockets || killedAfter.length > 0 ? 8 : 1 });
    return new Date(wire.now()).toISOString();
  };
  for (const after of killedAfter) {
    await send(after);
    if (after === Number.POSITIVE_INFINITY) await clock.sleep(RESUMED_AFTER_MS);
  }
  const endedAt = await send(Number.POSITIVE_INFINITY);
  await transport.close().finally(() => (served ? undefined : mock.close()));
  const record = runRecord(context, {
    endedAt,
    whole: tests.length === all.length,
    ...(shard ? { shard } : {}),
    interruptions,
    pace,
    network: { timeoutMs: TIMEOUT_MS, proxy: proxy ?? null },
  });
  return { record, exchanges, sends };
}

/** A run as judged from its record: `of` are the lines of the verdict with one of these outcomes. */
export async function judgedFrom(run: Run) {
  const { result, problems } = await withoutSourceMaps(() => assemble(run.record, run.exchanges));
  const of = (...outcomes: Outcome[]) =>
    result.verdict.requirements.filter(({ outcome }) => outcomes.includes(outcome));
  // Whether verify would build the same requests.
  const foreign = problems.filter(({ code }) => code === 'exchange.foreign');
  return { ...result.verdict, judgements: result.judgements, of, foreign };
}

export async function entriesOf(run: Run, more: Partial<SubmissionParts> = {}): Promise<Map<string, Buffer>> {
  const { result } = await withoutSourceMaps(() => assemble(run.record, run.exchanges));
  return submissionEntries({ result, writers: entryWriters, ...more });
}

const judged = new WeakMap<Run, Promise<Assembled>>();

/** Packs a run and verifies it, for tests not about its evidence, which is judged once for all verifications. */
export async function verifyRun(run: Run, more: Partial<SubmissionParts>, wanted: Wanted): Promise<Verification> {
  const known = judged.get(run) ?? withoutSourceMaps(() => assemble(run.record, run.exchanges));
  judged.set(run, known);
  const { result } = await known;
  const zip = await packEntries(submissionEntries({ result, writers: entryWriters, ...more }));
  return verifyZip(zip, wanted, await known);
}

/** Recomputes an unsigned attestation over edited entries, as a forger with the suite's source would. */
export async function reattested(entries: Entries): Promise<Map<string, Buffer>> {
  const edited = new Map(entries);
  edited.delete(ATTESTATION);
  const record = parseRecord(edited.get('run.json') as Buffer);
  const evidence = parseEvidence(edited.get('evidence.ndjson') as Buffer);
  const { result } = await withoutSourceMaps(() => assemble(record, evidence));
  const verdict = JSON.parse((edited.get('verdict.json') as Buffer).toString()) as RunResult['verdict'];
  return edited.set(ATTESTATION, attest(edited, { ...result, verdict }, null));
}

/** Replaces an entry and its attested digest by hand, if the run can no longer be judged. */
export function withAttested(entries: Entries, name: string, bytes: Buffer): Map<string, Buffer> {
  const before = hash('sha256', entries.get(name) as Buffer);
  const { payload, payloadType } = open(entries.get(ATTESTATION) as Buffer, ATTESTATION);
  const edited = Buffer.from(payload.toString().replace(before, hash('sha256', bytes)));
  return new Map(entries).set(name, bytes).set(ATTESTATION, envelopeOf(payloadType, edited, null));
}

/** The provider's default requirements. */
export const ANYBODY: Wanted = { trusted: new Set(), signature: false };

/** Verifies a zip as `npm run verify` does. */
export async function verifyZip(zip: Buffer, wanted: Wanted = ANYBODY, known?: Assembled): Promise<Verification> {
  return withoutSourceMaps(() => verifySubmission(zip, wanted, entryWriters, known));
}

export async function verifyEntries(entries: Entries, wanted: Wanted = ANYBODY): Promise<Verification> {
  return verifyZip(await packEntries(entries), wanted);
}
