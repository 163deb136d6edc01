/** Whether a submission can be accepted, and what is recorded of it. */
import { randomInt } from 'node:crypto';
import { isSelected } from '../../judgement/plan.ts';
import { DAY_MS } from '../../submission/challenge.ts';
import { problem, sentenceOf as sentence } from '../../submission/problems.ts';
import { idOfUnmet, type Verification } from '../../submission/verify/verification.ts';
import { type Assessment, deviationSentence } from '../deviations.ts';
import { type Certified, certificatesOf, completedIn } from './certified.ts';
import type { Answer, Decided, Decision, Excused, Issued, Judged, Recorded } from './entry.ts';
import { RegisterError, type RegisterProblem, wrong } from './problems.ts';
import type { Register } from './register.ts';

/** The most certificates: 131,072, the smallest size of a status list (Bitstring Status List §3). */
export const STATUS_BITS = 131_072;

/** A decider's decision about a submission. */
export interface Ruling {
  readonly action: Decided;
  readonly answers: readonly Answer[];
  readonly by?: string;
  readonly reason?: string;
  /** How long a certificate is valid. */
  readonly days: number;
  /** The issuer's address; `null` if none is set, and nothing can be issued. */
  readonly url: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The facts about a submission to decide on. */
export interface Case {
  readonly digest: string;
  readonly found: Verification;
  readonly assessment: Assessment;
  /** SHA-256 (hex) of the statement that it matches the provider's log. */
  readonly match: string | null;
}

/** The instances that a person must decide. */
export function reviewsOf({ run }: Verification): readonly string[] {
  return (run?.causes ?? []).filter(({ outcome }) => outcome === 'review').flatMap(({ instances }) => instances);
}

/** The answer to an instance: its own, or that to its whole requirement. */
const answerTo = (id: string, answers: readonly Answer[]) => answers.find((each) => isSelected(id, [each.id]));

function reviewProblems({ found }: Case, answers: readonly Answer[]): RegisterProblem[] {
  return reviewsOf(found).flatMap((id) => {
    const given = answerTo(id, answers);
    if (!given) return [wrong('accept.review', { id })];
    return given.answer === 'ok' ? [] : [wrong('accept.review-not-ok', { id, why: given.why })];
  });
}

/** Answers that were not needed, probably meant for another submission. */
function strangeAnswers({ found }: Case, answers: readonly Answer[]): RegisterProblem[] {
  const asked = reviewsOf(found);
  const strange = answers.filter(({ id }) => !asked.some((each) => isSelected(each, [id])));
  return strange.map(({ id }) => wrong('review.strange', { id }));
}

/** What a delta run leaves open, according to its notes. */
function deltaProblems({ doubts }: Verification): RegisterProblem[] {
  const open = doubts.filter(({ code }) => code.startsWith('delta.') && code !== 'delta.together');
  return open.map((each) => wrong('accept.delta', { why: sentence(each) }));
}

function verdictProblems({ found, assessment }: Case): RegisterProblem[] {
  if (!found.consistent) {
    const code = found.consistent === null ? 'accept.not-judged' : 'accept.not-genuine';
    return found.reasons.map((why) => wrong(code, { why }));
  }
  const waived = new Set(assessment.waived.map(({ id }) => id));
  const open = found.unmet.map(idOfUnmet).filter((id) => !waived.has(id));
  const isEnough = found.verdict === 'certified' || assessment.excused;
  const verdict = { verdict: String(found.verdict), open: open.join(', ') || 'an incomplete run' };
  return [
    ...(isEnough ? [] : [...deltaProblems(found), wrong('accept.verdict', verdict)]),
    ...assessment.deviations.map((each) => wrong('accept.deviation', { why: deviationSentence(each) })),
  ];
}

/**
 * Whether it may be an edited copy, under any name. All answers to one challenge share its seed; so do a delta run and
 * what it completes. A returned submission may have been incomplete and continued since.
 */
function isSameSeed({ seed, completes }: Verification, { action, submission }: Decision): boolean {
  return action !== 'return' && completes === null && seed !== null && submission.seed === seed;
}

/** What in the register prevents acceptance: a final decision, a challenge already answered, a known run. */
function earlierProblems({ digest, found }: Case, register: Register, now: number): RegisterProblem[] {
  const certificates = certificatesOf(register, now);
  return register.recorded.flatMap(({ entry }): RegisterProblem[] => {
    if (entry.action === 'revoke') return [];
    const { submission, number, action } = entry;
    if (submission.digest === digest) {
      if (action === 'reject') return [wrong('accept.rejected', { number })];
      const issued = certificates.find(({ decision }) => decision === entry);
      if (!issued || issued.state === 'revoked') return [];
      return [wrong('accept.already', { number, id: issued.certificate.id, state: issued.state })];
    }
    const other = { digest: submission.digest.slice(0, 16), number };
    const isOwnNonce = found.challenge !== null && submission.nonce === found.challenge.nonce;
    const isEvidence = found.evidence !== null && submission.evidence === found.evidence;
    const isOwnRun = isEvidence || (!isOwnNonce && isSameSeed(found, entry));
    return [
      ...(isOwnNonce ? [wrong('challenge.used', other)] : []),
      ...(isOwnRun ? [wrong('evidence.used', other)] : []),
    ];
  });
}

/** Why a submission cannot be accepted; empty: it can. */
const objections = (about: Case, { answers, now }: Ruling, register: Register): readonly RegisterProblem[] => [
  ...verdictProblems(about),
  ...reviewProblems(about, answers),
  ...earlierProblems(about, register, now),
];

/** A valid certificate would not show that its submission was rejected since. */
function stillCertified({ digest }: Case, register: Register, now: number): RegisterProblem[] {
  const held = certificatesOf(register, now).filter(
    ({ state, decision }) => state === 'valid' && decision.submission.digest === digest,
  );
  return held.map(({ certificate: { id }, recorded }) =>
    wrong('reject.certified', { number: recorded.entry.number, id }),
  );
}

/** What an accepted delta run completes at the decision. @throws {RegisterError} if that is no longer certified */
function completedBy({ found }: Case, register: Register, now: number): Certified | null {
  if (found.completes === null) return null;
  const old = completedIn(register, found.completes, now);
  if (old) return old;
  const why = sentence(problem('delta.not-accepted', { digest: found.completes.slice(0, 16) }));
  throw new RegisterError([wrong('accept.delta', { why })]);
}

function judgedOf({ digest, found, assessment, match }: Case): Judged {
  const { run, consistent, clientId, challenge, verdict, level, answeredBy, problems } = found;
  return {
    digest,
    evidence: found.evidence,
    integrator: clientId,
    nonce: consistent ? (challenge?.nonce ?? null) : null,
    seed: found.seed,
    verdict: consistent ? verdict : null,
    level,
    subject: run?.subject ?? null,
    answeredBy,
    product: run?.product ?? null,
    claims: run?.claims ?? [],
    profile: run?.profile ?? null,
    suite: run?.suite ?? null,
    endedAt: run?.times.endedAt ?? null,
    match,
    problems: problems.map(({ code }) => code),
    deviations: assessment.deviations.map(({ code }) => code),
  };
}

const excusedOf = ({ assessment }: Case): Excused[] =>
  assessment.waived.map(({ id, waiver: { reason, owner, expires } }) => ({ id, reason, owner, expires }));

const isIssued = ({ entry }: Recorded, index: number) =>
  entry.action === 'accept' && entry.certificate?.statusListIndex === index;

/** A free place in the status list: a random one, which hides the order of issue (Bitstring Status List §2.1). */
function freePlace({ recorded }: Register): number {
  for (;;) {
    const index = randomInt(STATUS_BITS);
    if (!recorded.some((each) => isIssued(each, index))) return index;
  }
}

function certificateOf(
  digest: string,
  ruling: Ruling,
  register: Register,
  { number, old }: { readonly number: number; readonly old: Certified | null },
): Issued {
  const { now, days, url } = ruling;
  // A delta run does not repeat old tests: only a whole run can renew a certificate that it completes.
  const until = Math.min(now + days * DAY_MS, old ? Date.parse(old.certificate.validUntil) : Number.POSITIVE_INFINITY);
  return {
    id: `${String(number).padStart(6, '0')}-${digest.slice(0, 8)}`,
    url: url ?? '',
    statusListIndex: freePlace(register),
    validFrom: new Date(now).toISOString(),
    validUntil: new Date(until).toISOString(),
  };
}

/** The decision as recorded. @throws {RegisterError} if it is not allowed */
export function decide(about: Case, ruling: Ruling, register: Register, number: number): Decision {
  const { action, answers, by, reason, now } = ruling;
  const isAccepted = action === 'accept';
  const against = isAccepted ? objections(about, ruling, register) : stillCertified(about, register, now);
  const problems = [...strangeAnswers(about, answers), ...against];
  if (problems.length > 0) throw new RegisterError(problems);
  const old = isAccepted ? completedBy(about, register, now) : null;
  return {
    at: new Date(now).toISOString(),
    action,
    ...(by === undefined ? {} : { by }),
    ...(reason === undefined ? {} : { reason }),
    submission: judgedOf(about),
    reviews: answers,
    waivers: excusedOf(about),
    ...(isAccepted ? { certificate: certificateOf(about.digest, ruling, register, { number, old }) } : {}),
    ...(old ? { completes: { submission: old.decision.submission.digest, certificate: old.certificate.id } } : {}),
  };
}
