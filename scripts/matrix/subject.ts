/** One column of the matrix: the suite run in this process against one fault or one lawful variant of the mock. */
import { zoneTables } from '../../cases/machine-zones.ts';
import { once } from '../../cases/once.ts';
import { isAboutWholeRun } from '../../contract/catalogue/whole-run.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Profile } from '../../contract/profile.ts';
import type { RunContext, Values } from '../../contract/run.ts';
import { CLAIMS, type Claim, type Operation, type Outcome } from '../../contract/words.ts';
import type { CertificationTest, Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { EMBEDDED_CLIENT, EMBEDDED_HOTELS, EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { type Fault, faults } from '../../mock/faults/index.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { type MockOptions, startMock } from '../../mock/server.ts';
import { type Variant, variants } from '../../mock/variants/index.ts';
import { preflight } from '../../run/preflight.ts';
import { specsOf } from '../../suites/index.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import type { Clock } from '../../wire/pace.ts';
import { Redactor, tagKey } from '../../wire/redaction.ts';
import { Wire } from '../../wire/wire.ts';
import { isDeclared } from './declared.ts';
import { RUN, whyNotGenuine } from './submission.ts';

/** What the suite is run against. */
export type MatrixSubject =
  | { readonly kind: 'baseline'; readonly name: 'reference' }
  | { readonly kind: 'fault'; readonly name: string; readonly fault: Fault }
  | { readonly kind: 'variant'; readonly name: string; readonly variant: Variant };

/** What became of every instance that was run. */
export interface MatrixColumn {
  readonly kind: MatrixSubject['kind'];
  readonly name: string;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Why `verify` would not take the run's submission: none for an honest run. */
  readonly notGenuine?: readonly string[];
  /** Reasons of the instances that did not pass. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly exchanges: number;
  readonly ms: number;
}

/** All columns: the reference service, every fault, every variant. */
export function allSubjects(): MatrixSubject[] {
  return [
    { kind: 'baseline', name: 'reference' },
    ...faults.map((fault) => ({ kind: 'fault' as const, name: fault.name, fault })),
    ...variants.map((variant) => ({ kind: 'variant' as const, name: variant.name, variant })),
  ];
}

/** What a subject changes about the run: a variant brings its own profile, claims and values. */
function runOf(subject: MatrixSubject): { profile: Profile; claims: readonly Claim[]; values: Values } {
  const variant = subject.kind === 'variant' ? subject.variant : null;
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
      ...variant?.values,
    },
  };
}

/** A day in the middle of summer time, so that no usual stay crosses a clock change by chance. */
const STARTED_AT = '2026-06-10T12:00:00.000Z';

/** Time from the start of the run on, in which waiting takes none. */
function hastyClock(): Clock {
  const since = Date.parse(STARTED_AT) - Date.now();
  let skipped = 0;
  return {
    now: () => Date.now() + since + skipped,
    monotonic: () => performance.now() + skipped,
    sleep: async (ms) => {
      skipped += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** By instance, the operations to which its test sends requests: taken from the run against the reference service. */
export type Reach = Readonly<Record<string, readonly Operation[]>>;

/** How much is sent to a fault: `whole` everything, `reach` what it can touch, `named` what must notice it or be left open. */
export type Scope = 'whole' | 'reach' | 'named';

/** Whether a fault says of a requirement what becomes of it. What is judged over all exchanges of a run needs them all. */
function names({ noticedBy, undecided = [] }: Fault): ((id: string) => boolean) | null {
  const named = [...noticedBy, ...undecided];
  return noticedBy.some(isAboutWholeRun) ? null : (id) => isDeclared(id, named);
}

/** The tests that a subject can touch: all of them, unless it is a fault of one operation and the reach is known. */
function testsFor(
  subject: MatrixSubject,
  tests: readonly CertificationTest[],
  reach: Reach | null,
  scope: Scope,
): readonly CertificationTest[] {
  if (subject.kind !== 'fault' || reach === null || scope === 'whole') return tests;
  const isNamed = scope === 'named' ? names(subject.fault) : null;
  if (isNamed) return tests.filter(({ instance }) => isNamed(instance.requirement.id));
  const { operation, reach: kind } = subject.fault;
  if (operation === 'all' || kind === 'all') return tests;
  // A test that judges all exchanges of a run names none of them where it passes: it is about its operation's.
  return tests.filter(
    ({ instance }) =>
      instance.requirement.operation === operation ||
      (kind !== 'own' && (reach[instance.id]?.includes(operation) ?? false)),
  );
}

/** Reads from a run against the reference service which test touches which operation. */
export function reachOf(judgements: readonly Judgement[], exchanges: readonly Exchange[]): Reach {
  const operationOf = new Map(exchanges.map(({ id, request }) => [id, request.operation]));
  return Object.fromEntries(
    judgements.map(({ instance, exchanges: used }) => [
      instance.id,
      [...new Set(used.flatMap((id) => operationOf.get(id) ?? []))],
    ]),
  );
}

const plans = new Map<string, CertificationTest[]>();

async function planOf(context: RunContext): Promise<CertificationTest[]> {
  const { profile, claims, values } = context;
  const key = JSON.stringify({ profile, claims, values });
  // What else the context holds, such as the address of the mock, does not tell which tests there are.
  const known = plans.get(key) ?? collectPlan(context, await specsOf('service'));
  plans.set(key, known);
  return known;
}

function mockOptions(subject: MatrixSubject, profile: Profile, clock: Clock): MockOptions {
  const wraps =
    subject.kind === 'fault' ? [subject.fault.wrap] : subject.kind === 'variant' ? [subject.variant.wrap] : [];
  const own = subject.kind === 'variant' ? subject.variant.options : {};
  return { profile, faults: wraps, clock: () => clock.now(), ...own };
}

/** Nearly all subjects have the same hotels and the same times. */
const zonesOf = once((run: string) => zoneTables(JSON.parse(run)));

/** The context in which the suite is run against a subject. */
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
  const { startedAt, profile, values } = context;
  return { ...context, zones: zonesOf(JSON.stringify({ startedAt, profile, values })) };
}

/** A run of the suite against one subject: what was exchanged, and what was judged from it. */
export interface SubjectRun {
  readonly context: RunContext;
  readonly judgements: readonly Judgement[];
  readonly exchanges: readonly Exchange[];
}

/**
 * Sends the plan to one subject and judges it.
 * @param reach which test touches which operation, so that only what a fault can touch is sent; `null`: everything is sent
 */
export async function judgeSubject(
  subject: MatrixSubject,
  reach: Reach | null = null,
  scope: Scope = 'reach',
): Promise<SubjectRun> {
  const clock = hastyClock();
  const { profile } = runOf(subject);
  const mock = await startMock(mockOptions(subject, profile, clock));
  const context = contextOf(subject, mock.url);
  const transport = httpTransport();
  const exchanges: Exchange[] = [];
  const wire = new Wire({
    context,
    secrets: {
      client_secret: EMBEDDED_CLIENT.secret,
      short_lived_secret: EMBEDDED_CLIENT.secret,
      second_client_secret: EMBEDDED_SECOND_SECRET,
    },
    transport,
    redactor: new Redactor(tagKey(EMBEDDED_CLIENT.secret, context.seed)),
    pace: RUN.pace,
    timeoutMs: RUN.network.timeoutMs,
    clock,
    record: (exchange: Exchange) => exchanges.push(exchange),
  });
  await preflight(wire, context, { ...RUN.network, proxyBypass: [], proxyLogin: null });
  // One at a time: what a fault does to a test must not depend on which others happen to be under way.
  const judgements = await runPlan(testsFor(subject, await planOf(context), reach, scope), context, wire);
  await transport.close();
  await mock.close();
  return { context, judgements, exchanges };
}

/** Whether a fault has shown in the tests of what it names. Some show only in the course of a run, among many other requests. */
function hasShown(subject: MatrixSubject, judgements: readonly Judgement[]): boolean {
  if (subject.kind !== 'fault') return true;
  const { noticedBy, undecided = [] } = subject.fault;
  const outcomesOf = (isMeant: (id: string) => boolean) =>
    judgements.filter(({ instance }) => isMeant(instance.requirement.id)).map(({ outcome }) => outcome);
  const isNoticed = (id: string) =>
    outcomesOf((each) => each === id).some((outcome) => outcome === 'failed' || outcome === 'warning');
  return noticedBy.every(isNoticed) && !outcomesOf((each) => isDeclared(each, undecided)).includes('passed');
}

/** Runs the suite against one subject and tells what became of every instance. @param reach as for {@link judgeSubject} */
export async function runSubject(
  subject: MatrixSubject,
  reach: Reach | null = null,
  scope: Scope = 'reach',
): Promise<MatrixColumn & { reach: Reach }> {
  const started = performance.now();
  const run = await judgeSubject(subject, reach, scope);
  const { judgements, exchanges, context } = run;
  if (scope === 'named' && !hasShown(subject, judgements)) return runSubject(subject, reach, 'reach');
  const notGenuine = await whyNotGenuine(context, testsFor(subject, await planOf(context), reach, scope), exchanges);
  return {
    kind: subject.kind,
    name: subject.name,
    outcomes: Object.fromEntries(judgements.map(({ instance, outcome }) => [instance.id, outcome])),
    reasons: Object.fromEntries(
      judgements
        .filter(({ outcome }) => outcome !== 'passed')
        .map(({ instance, reason }) => [instance.id, reason ?? '']),
    ),
    ...(notGenuine.length > 0 ? { notGenuine } : {}),
    exchanges: exchanges.length,
    ms: Math.round(performance.now() - started),
    reach: reachOf(judgements, exchanges),
  };
}
