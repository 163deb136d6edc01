/** The verdict of a run, and `verdict.json`: writing, reading and comparing it. */

import { hash } from 'node:crypto';
import { namedSecrets } from '../cases/placeholder.ts';
import { endedBefore, isInterruption, UNAUTHORIZED } from '../cases/waiting.ts';
import { type Exchange, outageOf, statusOf } from '../contract/evidence.ts';
import type { Interruption } from '../contract/run.ts';
import { OUTCOMES, type Outcome, type Verdict } from '../contract/words.ts';
import type { Judgement } from '../judgement/judge.ts';
import { causesOf } from './causes.ts';
import { checkVerdict, readJson } from './json-entry.ts';
import { plainRequests } from './plain.ts';
import { refusal } from './problems.ts';
import type { RunRecord, VerdictFile, VerdictLine } from './result.ts';
import { testedOf } from './tested.ts';

function isLine(line: VerdictFile['requirements'][number] | null): boolean {
  const { id, outcome, reason } = line ?? {};
  const isKnown = (OUTCOMES as readonly unknown[]).includes(outcome);
  return typeof id === 'string' && isKnown && (reason === undefined || typeof reason === 'string');
}

/** A value as the content of `verdict.json`; `null` if it is not one. Older ones may lack causes and times. */
export function asVerdictFile(value: unknown): VerdictFile | null {
  const file = value as VerdictFile | null;
  const isVerdict =
    typeof file === 'object' &&
    file !== null &&
    [file.verdict, file.subject, file.target?.baseUrl, file.suite?.version].every((each) => typeof each === 'string') &&
    Array.isArray(file.requirements) &&
    file.requirements.every(isLine);
  return isVerdict ? file : null;
}

const MANNER = { bytes: 16 * 2 ** 20, depth: 8 };

/** Reads the `verdict.json` of a submission. @throws {Refusal} saying what is wrong with it */
export function parseVerdict(bytes: Buffer | undefined): VerdictFile {
  if (!bytes) throw refusal('verdict.missing');
  const file = readJson<VerdictFile>(bytes, 'verdict.json', MANNER, checkVerdict);
  // The comparison with a baseline is only printed, never written.
  if ('baseline' in file) throw refusal('verdict.baseline');
  return file;
}

/** Whether an instance was not run at all, so that it cannot be compared. */
export function wasNotRun({
  outcome,
  reason,
}: Pick<VerdictFile['requirements'][number], 'outcome' | 'reason'>): boolean {
  return outcome === 'inconclusive' && /^not run\b/i.test(reason ?? '');
}

type About = Pick<VerdictFile, 'subject' | 'target' | 'suite' | 'profile' | 'claims' | 'product'>;

/** Differences between two runs in settings, suite and target, one sentence each. */
export function differencesOf(old: About, now: About): string[] {
  const profile = ({ profile: of }: About) =>
    of ? `${of.name ?? 'without a name'} (${of.digest.slice(0, 12)})` : 'none';
  const facts: readonly (readonly [string, (file: About) => string])[] = [
    ['subject', ({ subject }) => subject],
    ['target', ({ target }) => (target.embedded ? 'the embedded mock' : target.baseUrl)],
    ['suite', ({ suite }) => `${suite.version} (${String(suite.digest).slice(0, 12)})`],
    ['profile', profile],
    ['list of claims', ({ claims }) => (claims ?? []).join(', ')],
    ['product', ({ product }) => (product ? `${product.name} ${product.version}` : 'none')],
  ];
  return facts.flatMap(([name, of]) => (of(old) === of(now) ? [] : [`The ${name} differs: ${of(old)} → ${of(now)}.`]));
}

/** The verdict, by the first condition that applies. @param planWhole each test of the plan tried once */
export function verdictOf(judgements: readonly Judgement[], planWhole: boolean): Verdict {
  const musts = judgements.filter(({ instance }) => instance.requirement.level === 'MUST');
  const someMust = (wanted: Outcome) => musts.some(({ outcome }) => outcome === wanted);
  if (someMust('failed')) return 'not-certified';
  if (!planWhole || judgements.some(({ notRun }) => notRun)) return 'incomplete';
  if (someMust('inconclusive')) return 'inconclusive';
  // Zero tests, or none that passed, prove nothing.
  return someMust('passed') ? 'certified' : 'incomplete';
}

/** Whether the record says that the whole plan was run. */
export function isPlanWhole(record: RunRecord): boolean {
  return record.whole && record.attempts === 1;
}

function lineOf({ instance, outcome, reason, finding, exchanges }: Judgement): VerdictLine {
  const { id, requirement, title } = instance;
  const { level, basis, clause, operation } = requirement;
  const telling = [finding?.exchange?.id, finding?.control?.id].flatMap((each) => each ?? []);
  // A judgement names each exchange once.
  const ids = telling.length > 0 ? [...new Set([...telling, ...exchanges])] : exchanges;
  return {
    id,
    requirement: requirement.id,
    title,
    level,
    basis,
    clause,
    operation,
    outcome,
    ...(reason === undefined ? {} : { reason }),
    ...(ids.length > 0 ? { exchanges: ids } : {}),
  };
}

function profileIdentity({ context: { profile } }: RunRecord): VerdictFile['profile'] {
  if (Object.keys(profile).length === 0) return null;
  return { name: profile.name ?? null, digest: hash('sha256', JSON.stringify(profile)) };
}

/** Whether a request was under way when the run itself was interrupted: that says nothing about the service. */
function wasPaused({ sentAt, waits }: Exchange, pauses: readonly Interruption[]): boolean {
  const sent = Date.parse(sentAt);
  const first = sent - waits.reduce((sum, { waitedMs }) => sum + waitedMs, 0);
  return pauses.some(({ resumedAt }) => first <= Date.parse(resumedAt) && sent >= Date.parse(resumedAt));
}

/** Requests that got a reply only when resent; if that always happens, it is the gateway's habit. */
function interruptedRemark(exchanges: Iterable<Exchange>, pauses: readonly Interruption[]): string[] {
  const met = [...exchanges].filter(
    (each) => each.waits.some(isInterruption) && outageOf(each) === null && !wasPaused(each, pauses),
  );
  if (met.length === 0) return [];
  const statuses = met.flatMap(({ waits }) => waits.filter(isInterruption).map(({ status }) => status));
  const what = [...new Set(statuses)].sort().map((status) => (status === 0 ? 'no reply' : `${status}`));
  const requests = met.length === 1 ? '1 request' : `${met.length} requests`;
  return [
    `${requests} met ${what.join(' or ')} and had to be sent again: the service, or the network on the way to it, was interrupted now and then`,
  ];
}

/** A run whose own token was refused and replaced: it does so once, but clients may not. */
function endedTokenRemark(exchanges: Iterable<Exchange>): string[] {
  const inOrder = [...exchanges];
  const again = inOrder.filter((each) => endedBefore(each) && statusOf(each) !== UNAUTHORIZED);
  const [first] = again.toSorted((a, b) => Date.parse(a.sentAt) - Date.parse(b.sentAt));
  const isOwn = ({ id }: Exchange) => id.startsWith('token/');
  const carried = first && namedSecrets(first.request).find(({ secret }) => secret === 'access_token')?.tag;
  const fetched = inOrder.findIndex((each) => isOwn(each) && each.issued.some(({ tag }) => tag === carried));
  const before = inOrder.slice(0, Math.max(0, fetched)).findLast(isOwn);
  if (!first || !before) return [];
  const since = inOrder.slice(inOrder.indexOf(before) + 1, fetched);
  const newer = since.filter(({ issued }) => issued.length > 0).length;
  const few =
    newer > 0
      ? `, and after ${newer} newer ones (if few are valid at a time, a profile says so: token.liveTokens)`
      : '';
  const age = Math.round((Date.parse(first.sentAt) - Date.parse(before.sentAt)) / 1000);
  const requests = again.length === 1 ? '1 request was' : `${again.length} requests were`;
  return [
    `from ${first.sentAt} on the service refused (401) a token that it had accepted before, ${age} s after it was issued${few}: another one was fetched, and ${requests} sent again; a client that does not do so (RFC 6750 §3.1) reports nothing until it has a new token`,
  ];
}

/** The content of `verdict.json`, with its members in a fixed order. */
export function verdictFile(
  record: RunRecord,
  judgements: readonly Judgement[],
  exchanges: ReadonlyMap<string, Exchange> = new Map(),
): VerdictFile {
  const plain = plainRequests(record.context, exchanges);
  const causes = causesOf(judgements, plain);
  const reported = new Set(causes.map(({ title }) => title));
  const intermittent = plain.intermittent();
  const tested = testedOf(record.context, judgements, record.client);
  const met = [...exchanges.values()];
  const interrupted = record.client
    ? []
    : [...interruptedRemark(met, record.interruptions ?? []), ...endedTokenRemark(met)];
  const { baseUrl, authUrl, environment, embedded } = record.context.target;
  const counts = Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, judgements.filter((each) => each.outcome === outcome).length]),
  ) as Record<Outcome, number>;
  return {
    verdict: verdictOf(judgements, isPlanWhole(record)),
    subject: record.context.subject,
    target: { baseUrl, authUrl, environment, embedded },
    suite: { version: record.suite.version, digest: record.suite.digest },
    product: record.context.product,
    claims: record.context.claims,
    profile: profileIdentity(record),
    times: record.times,
    stopped: record.stopped,
    ...(record.interruptions ? { interruptions: record.interruptions } : {}),
    counts,
    // Also where no requirement met it by name: the next run may be answered otherwise.
    tested: {
      ...tested,
      remarks: [...tested.remarks, ...intermittent.filter((title) => !reported.has(title)), ...interrupted],
    },
    causes,
    requirements: judgements.map(lineOf),
  };
}
