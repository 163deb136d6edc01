/** The next step after a service's run that left MUSTs open, depending on why each is open. */
import { isShown } from '../cases/shown.ts';
import { isOfRate, mayHaveTaken } from '../cases/waiting.ts';
import { type Exchange, isAccepted, isBrokenReply, isOutage, replyLine, statusOf } from '../contract/evidence.ts';
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
  if (failure) return !BEFORE_SENDING.includes(failure.kind) && !isBrokenReply(failure);
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

/** The only operation with an outage, if others were answered after it: then the service as a whole was not down. */
function downAlone(open: readonly ReportedJudgement[], exchanges: Iterable<Exchange>): string | null {
  const down = open.flatMap((each) => metBy(each) ?? []).filter(isOfOutage);
  const [operation, ...others] = new Set(down.map(({ request }) => request.operation));
  if (operation === undefined || others.length > 0) return null;
  const since = Math.min(...down.map(({ seq }) => seq));
  const isUp = ({ seq, request, reply }: Exchange) =>
    seq > since && request.operation !== operation && reply !== null && !isOutage(reply.status);
  return [...exchanges].some(isUp) ? operation : null;
}

/** What to do about one of them, with the reason: the first that fits. */
function stepFor(judgement: ReportedJudgement, profile: Profile, alone: string | null): string {
  const { instance, reason = '' } = judgement;
  const met = metBy(judgement);
  if (met && metLimit(met))
    return 'set `pace.requestsPerSecond` in certification.yaml to what the service allows, and run again: the rate limit was hit';
  if (met && isOfOutage(met))
    return alone === null
      ? 'run again once the service is up: it went down during this run'
      : `find out why only ${alone} was not answered (${replyLine(met)}) while the rest of the service was up, and run again`;
  if (/\bLODGING_|\bcertification\.yaml\b|\bvalues\./.test(reason))
    return 'set what is missing in certification.yaml, and run again: report.html names it';
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
  const alone = downAlone(open, exchanges.values());
  const steps = [...groupedBy(open, (each) => stepFor(each, record.context.profile, alone))].sort(
    (a, b) => b[1].length - a[1].length,
  );
  const counted = steps.map(([step, { length }]) => (steps.length > 1 ? `${step} (${length})` : step));
  return `Next: ${counted.join('; ') || OTHER}.`;
}
