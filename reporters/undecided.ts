/** The next step after a service's run that left MUSTs open, depending on why each is open. */
import { isShown } from '../cases/shown.ts';
import { isOfRate, mayHaveTaken } from '../cases/waiting.ts';
import {
  CUT_TWICE,
  type Exchange,
  isAccepted,
  isBrokenReply,
  isOutage,
  replyLine,
  statusOf,
} from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import type { Profile } from '../contract/profile.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';

/** Failures before sending: they do not show whether the service answers. */
const BEFORE_SENDING: readonly (string | undefined)[] = [
  'pool-exhausted',
  'no-reservation-id',
  'not-alterable',
  'not-sendable',
];

const metLimit = ({ reply, failure }: Exchange) =>
  isOfRate(reply?.status ?? 0) || /\bquota is used up\b/.test(failure?.message ?? '');

/** There was no answer, or an earlier attempt at the request or its check-in may have been accepted. */
function isOfOutage(exchange: Exchange): boolean {
  const { failure, guestAbsent, waits } = exchange;
  // A reply that was cut short leaves a MUST open only if the network may have done it.
  const isBroken = failure && isBrokenReply(failure) && !failure.message.includes(CUT_TWICE);
  if (failure) return !BEFORE_SENDING.includes(failure.kind) && !isBroken;
  const arrival = guestAbsent?.met ?? '';
  return (
    isOutage(statusOf(exchange)) ||
    waits.some(mayHaveTaken) ||
    isOutage(Number.parseInt(arrival, 10)) ||
    /^(no reply|not sent)\b/.test(arrival)
  );
}

const OTHER = 'see report.html for the reason, fix it, and run again';

/** Why one of them is open. If its control was not accepted, that is what has to be fixed. */
function metBy({ finding }: ReportedJudgement): Exchange | undefined {
  const { control, exchange } = finding ?? {};
  return control && !isAccepted(control) ? control : exchange;
}

const isTimeout = ({ failure }: Exchange) => failure?.kind === 'timeout';

/** A service that works on one request at a time, or has few connections, answers none in time while others wait. */
const ONLY_SLOW =
  '. If it was up and only slow, or takes few connections at a time, allow fewer requests at a time (pace.concurrency) or more time (network.timeoutMs) in certification.yaml';

/** What an outage left open, and the next step. */
function afterOutage(open: readonly ReportedJudgement[], exchanges: readonly Exchange[]): string {
  const down = open.flatMap((each) => metBy(each) ?? []).filter(isOfOutage);
  const first = down.find(({ failure }) => failure?.kind !== 'no-token') ?? down[0];
  if (!first) return 'run again: the service was interrupted during this run';
  const operations = new Set(down.map(({ request }) => request.operation));
  const since = Math.min(...down.map(({ seq }) => seq));
  const up = exchanges.filter(({ seq, reply }) => seq > since && reply !== null && !isOutage(reply.status));
  const met = replyLine(first);
  if (operations.size === 1 && up.length > 0 && up.every(({ request }) => !operations.has(request.operation)))
    return `find out why only ${[...operations]} was not answered (${met}) while the rest of the service was up, and run again`;
  const isUp = exchanges.every(({ failure }) => failure?.kind !== 'not-sent');
  const slow = down.some(isTimeout) ? ONLY_SLOW : '';
  return isUp && [...operations].every((operation) => up.some(({ request }) => request.operation === operation))
    ? `run again: some requests were not answered (${met}), though the service answered others before and after them. If that happens again, find out what loses them: the network, a gateway, or the service (report.html lists them)${slow}`
    : `run again once the service is up: it went down during this run${slow}`;
}

/** What to do about one of them, with the reason: the first that fits. */
function stepFor(judgement: ReportedJudgement, profile: Profile, outage: string): string {
  const { instance, reason = '' } = judgement;
  const met = metBy(judgement);
  if (met && metLimit(met))
    return 'set `pace.requestsPerSecond` in certification.yaml to what the service allows, and run again: the rate limit was hit';
  if ((met && isOfOutage(met)) || /\bservice was interrupted\b/.test(reason)) return outage;
  if (/\bLODGING_|\bcertification\.yaml\b|\bvalues\./.test(reason))
    return 'correct the setting that report.html names (in certification.yaml or the environment), and run again';
  if (met && /another reason than its content/.test(reason)) {
    const invalid = [...new Set([...(profile.errors?.invalid ?? []), statusOf(met)])].join(', ');
    return `if the provider means to refuse faulty reports with ${statusOf(met)}, say so in a profile (errors: { invalid: [${invalid}] }), and run again`;
  }
  const { operation } = instance.requirement;
  // Without an accepted body, a refusal of one without a token proves little.
  if (!isShown(operation, profile))
    return `show the body of ${operation} in a profile, or remove what the service does not offer from claims in certification.yaml, and run again`;
  const isRefused = met && (statusOf(met) >= 400 || met.guestAbsent);
  return isRefused
    ? 'make the service accept the valid report that it refused or, if a rule of the provider forbids it (such as on dates), say so in a profile; then run again'
    : OTHER;
}

/** The next step: what most of the open ones need first. */
export function afterOpen(open: readonly ReportedJudgement[], { record, exchanges }: RunResult): string {
  const outage = afterOutage(open, [...exchanges.values()]);
  const steps = [...groupedBy(open, (each) => stepFor(each, record.context.profile, outage))].sort(
    (a, b) => b[1].length - a[1].length,
  );
  const counted = steps.map(([step, { length }]) => (steps.length > 1 ? `${step} (${length})` : step));
  return `Next: ${counted.join('; ') || OTHER}.`;
}
