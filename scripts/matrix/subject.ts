/** One column of the matrix: the suite run in this process against one fault or conforming variant of the mock. */
import { zoneTables } from '../../cases/machine-zones.ts';
import { once, onceOf } from '../../cases/once.ts';
import { requirementOf as catalogued } from '../../contract/catalogue/index.ts';
import { isAboutWholeRun } from '../../contract/catalogue/whole-run.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Profile } from '../../contract/profile.ts';
import type { RunContext, Values } from '../../contract/run.ts';
import { CLAIMS, type Claim, OPERATIONS, type Operation, type Outcome } from '../../contract/words.ts';
import type { CertificationTest, Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { EMBEDDED_CLIENT, EMBEDDED_HOTELS, EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { type Fault, faults } from '../../mock/faults/index.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { type Mock, type MockOptions, startMock } from '../../mock/server.ts';
import { type Variant, variants } from '../../mock/variants/index.ts';
import { startRun } from '../../run/live-run.ts';
import { rejudge, serviceProblems } from '../../submission/assemble.ts';
import { plainRequests } from '../../submission/plain.ts';
import { sentenceOf } from '../../submission/problems.ts';
import { runRecord } from '../../submission/record.ts';
import type { RunRecord } from '../../submission/result.ts';
import { specsOf } from '../../suites/index.ts';
import type { Clock } from '../../wire/clock.ts';
import type { Transport } from '../../wire/transport.ts';
import { smokePlan } from '../certify/only.ts';
import { inProcessTransport } from './in-process.ts';

export interface MatrixSubject {
  readonly kind: 'baseline' | 'fault' | 'variant';
  readonly name: string;
  readonly fault?: Fault;
  readonly variant?: Variant;
}

export interface MatrixColumn {
  readonly kind: MatrixSubject['kind'];
  readonly name: string;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  readonly reasons: Readonly<Record<string, string>>;
  /** The problems that `verify` finds in the run's evidence: none, since every run here is honest. */
  readonly evidence: readonly string[];
  /** What the run says about replies by chance: nothing for a conforming service, which never refuses by chance. */
  readonly intermittent: readonly string[];
}

/** Whether `id` is one of the declared ids, in which `*` stands for any characters. */
export function isDeclared(id: string, declared: readonly string[]): boolean {
  return declared.some((each) => each === id || (each.includes('*') && patternOf(each).test(id)));
}

const patternOf = once((declared: string) => new RegExp(`^${declared.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));

/** Whether an outcome means that something is wrong. */
export const isNoticed = (outcome: Outcome | undefined): boolean => outcome === 'failed' || outcome === 'warning';

/** The requirement of an instance, by their ids. */
export const requirementOf = (instance: string): string => instance.split(':')[0] as string;

/** All columns: the reference service, every fault, every variant. */
export function allSubjects(): MatrixSubject[] {
  return [
    { kind: 'baseline', name: 'reference' },
    ...faults.map((fault): MatrixSubject => ({ kind: 'fault', name: fault.name, fault })),
    ...variants.map((variant): MatrixSubject => ({ kind: 'variant', name: variant.name, variant })),
  ];
}

/** What a subject changes about the run: a variant has its own profile, claims and values. */
function runOf({ fault, variant }: MatrixSubject): { profile: Profile; claims: readonly Claim[]; values: Values } {
  return {
    profile: variant?.profile?.(embeddedProfile) ?? embeddedProfile,
    claims: variant?.claims ?? CLAIMS,
    values: {
      hotels: EMBEDDED_HOTELS,
      stays: [],
      reservationIdFrom: 'hotel-confirmation-number',
      timeZoneGiven: true,
      reservationIdGiven: true,
      reservationIds: [],
      ...(fault ?? variant)?.values,
    },
  };
}

/** A day in the middle of summer time, so that no usual stay crosses a clock change by chance. */
const STARTED_AT = '2026-06-10T12:00:00.000Z';

/** A clock from the start of the run on whose waits take no time. */
function hastyClock(overSockets: boolean): Clock {
  const since = Date.parse(STARTED_AT) - Date.now();
  let skipped = 0;
  return {
    now: () => Date.now() + since + skipped,
    monotonic: () => performance.now() + skipped,
    sleep: async (ms) => {
      skipped += ms;
      // A server takes a moment to see that a reply has left.
      await new Promise((resolve) => (overSockets ? setTimeout(resolve, Math.min(ms, 5)) : setImmediate(resolve)));
    },
  };
}

/** By instance, the operations that its test sends requests to, from the run against the reference service. */
export type Reach = Readonly<Record<string, readonly Operation[]>>;

/**
 * How much is sent to a fault: `whole` everything; `reach` what it can touch; `named` what must notice it or be
 * left open, plus a sample of the tests of each operation over all of whose exchanges a requirement must notice it.
 */
export type Scope = 'whole' | 'reach' | 'named';

/** One in so many tests of an operation is in its sample, besides those of the smoke plan: of each kind some are. */
const SAMPLED = 16;

const sampleOf = onceOf((tests: readonly CertificationTest[]): ReadonlySet<CertificationTest> => {
  const smoked = new Set(smokePlan());
  const ofEach = OPERATIONS.map((each) => tests.filter(({ instance }) => instance.requirement.operation === each));
  const isInSample = ({ instance }: CertificationTest, at: number) => at % SAMPLED === 0 || smoked.has(instance.id);
  return new Set(ofEach.flatMap((own) => own.filter(isInSample)));
});

/** The tests that a fault's declaration names, and those sent for what is judged over all exchanges. */
function namedBy(fault: Fault, tests: readonly CertificationTest[]): CertificationTest[] {
  const { noticedBy, undecided = [] } = fault;
  const named = [...noticedBy, ...undecided];
  const shownIn = new Set(noticedBy.filter(isAboutWholeRun).map((id) => catalogued(id).operation));
  const isSent = (test: CertificationTest) =>
    shownIn.has(test.instance.requirement.operation) && sampleOf(tests).has(test);
  return tests.filter((test) => isSent(test) || isDeclared(test.instance.requirement.id, named));
}

/** The tests that a subject can affect: all, unless it is a fault of one operation and the reach is known. */
function testsFor(
  { fault }: MatrixSubject,
  tests: readonly CertificationTest[],
  reach: Reach | null,
  scope: Scope,
): readonly CertificationTest[] {
  if (!fault || reach === null || scope === 'whole') return tests;
  if (scope === 'named') return namedBy(fault, tests);
  const { operation, reach: kind } = fault;
  if (operation === 'all' || kind === 'all') return tests;
  // A passed test over all exchanges of a run names none of them: it belongs to its operation.
  return tests.filter(
    ({ instance }) =>
      instance.requirement.operation === operation ||
      (kind !== 'own' && (reach[instance.id]?.includes(operation) ?? false)),
  );
}

/** Finds out from a run against the reference service which test sends to which operation. */
export function reachOf(judgements: readonly Judgement[], exchanges: readonly Exchange[]): Reach {
  const operationOf = new Map(exchanges.map(({ id, request }) => [id, request.operation]));
  return Object.fromEntries(
    judgements.map(({ instance, exchanges: used }) => [
      instance.id,
      [...new Set(used.flatMap((id) => operationOf.get(id) ?? []))],
    ]),
  );
}

const plans = new Map<string, readonly CertificationTest[]>();

async function planOf(context: RunContext): Promise<readonly CertificationTest[]> {
  const { profile, claims, values } = context;
  const key = JSON.stringify({ profile, claims, values });
  // The rest of the context, such as the mock's address, does not affect which tests exist.
  const known = plans.get(key) ?? collectPlan(context, await specsOf('service'));
  plans.set(key, known);
  return known;
}

function mockOptions({ fault, variant }: MatrixSubject, profile: Profile, clock: Clock): MockOptions {
  const override = fault?.override ?? variant?.override;
  return { profile, faults: override ? [override] : [], clock: () => clock.now(), ...variant?.options };
}

const contexts = new Map<string, RunContext>();

/** The context in which the suite meets a subject: equal ones share one, so that requests are made only once. */
export function contextOf(subject: MatrixSubject, url: string): RunContext {
  const context = {
    seed: 'c0ffee00c0ffee00c0ffee00c0ffee00',
    startedAt: STARTED_AT,
    subject: 'service' as const,
    target: { baseUrl: url, authUrl: url, environment: 'mock' as const, embedded: true },
    clientId: EMBEDDED_CLIENT.id,
    product: null,
    ...runOf(subject),
  };
  const name = JSON.stringify(context);
  const known = contexts.get(name) ?? { ...context, zones: zoneTables(context) };
  contexts.set(name, known);
  return known;
}

/** Where the last mock of this process listened: the next one does as well, so that it is in the same context. */
let lastPort = 0;

async function mockFor(options: MockOptions): Promise<Mock> {
  // It may have been given to somebody else meanwhile.
  const mock = await startMock({ ...options, port: lastPort }).catch(() => startMock(options));
  lastPort = mock.port;
  return mock;
}

/** A run of the suite against one subject: its record, its exchanges, and the judgements. */
export interface SubjectRun {
  readonly context: RunContext;
  readonly record: RunRecord;
  readonly judgements: readonly Judgement[];
  readonly exchanges: readonly Exchange[];
  readonly tests: readonly CertificationTest[];
}

export interface SubjectOptions {
  /** Which test sends to which operation, so that only what a fault can affect is sent; `null`: everything is sent. */
  readonly reach?: Reach | null;
  readonly scope?: Scope;
  /** Everything goes over sockets; absent: only if the subject shows on the connection. */
  readonly sockets?: boolean;
}

const SENT_BY = {
  secrets: {
    client_secret: EMBEDDED_CLIENT.secret,
    short_lived_secret: EMBEDDED_CLIENT.secret,
    second_client_secret: EMBEDDED_SECOND_SECRET,
  },
  pace: { requestsPerSecond: null, concurrency: 8 },
  network: { proxy: null, proxyBypass: [], proxyLogin: null, timeoutMs: 1500 },
};

/** Sends the plan to one subject and judges it. */
export async function judgeSubject(
  subject: MatrixSubject,
  { reach = null, scope = 'reach', sockets }: SubjectOptions = {},
): Promise<SubjectRun> {
  const needsSockets = sockets ?? (subject.fault ?? subject.variant)?.onConnection === true;
  const clock = hastyClock(needsSockets);
  const mock = await mockFor(mockOptions(subject, runOf(subject).profile, clock));
  const context = contextOf(subject, mock.url);
  const before = (own: Transport) => (needsSockets ? own : inProcessTransport(mock, own));
  const run = await startRun(SENT_BY, context, { clock, before });
  // One at a time: a fault's effect on a test must not depend on which others are in flight.
  const tests = testsFor(subject, await planOf(context), reach, scope);
  const judgements = await runPlan(tests, context, run.wire);
  const endedAt = new Date(run.wire.now()).toISOString();
  await run.close().finally(() => mock.close());
  const { pace, network } = SENT_BY;
  const record = runRecord(context, { endedAt, whole: reach === null, pace, network });
  return { context, record, tests, judgements, exchanges: run.exchanges };
}

/** Whether a fault has shown in the tests that it names. Some show only among many other requests. */
function hasShown({ fault }: MatrixSubject, judgements: readonly Judgement[]): boolean {
  if (!fault) return true;
  const { noticedBy, undecided = [] } = fault;
  const outcomesOf = (pattern: string) =>
    judgements.flatMap(({ instance, outcome }) => (isDeclared(instance.requirement.id, [pattern]) ? outcome : []));
  const isOpen = !undecided.some((pattern) => outcomesOf(pattern).includes('passed'));
  return isOpen && noticedBy.every((id) => outcomesOf(id).some(isNoticed));
}

/** A column; the reference service's one also says what its tests touched. */
export type JudgedColumn = MatrixColumn & { readonly reach?: Reach };

const intermittentIn = ({ context, exchanges }: SubjectRun) =>
  plainRequests(context, new Map(exchanges.map((exchange) => [exchange.id, exchange]))).intermittent();

/** Runs the suite against one subject and returns the outcome of every instance. */
export async function runSubject(subject: MatrixSubject, options: SubjectOptions = {}): Promise<JudgedColumn> {
  const run = await judgeSubject(subject, options);
  const { record, tests, judgements, exchanges } = run;
  if (options.scope === 'named' && !hasShown(subject, judgements)) {
    return runSubject(subject, { ...options, scope: 'reach' });
  }
  return {
    kind: subject.kind,
    name: subject.name,
    outcomes: Object.fromEntries(judgements.map(({ instance, outcome }) => [instance.id, outcome])),
    reasons: Object.fromEntries(
      judgements
        .filter(({ outcome }) => outcome !== 'passed')
        .map(({ instance, reason }) => [instance.id, reason ?? '']),
    ),
    evidence: serviceProblems(record, exchanges, await rejudge(record, exchanges, tests)).map(sentenceOf),
    intermittent: subject.kind === 'fault' ? [] : intermittentIn(run),
    ...(subject.kind === 'baseline' ? { reach: reachOf(judgements, exchanges) } : {}),
  };
}
