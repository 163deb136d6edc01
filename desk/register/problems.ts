/**
 * Why a register or a certificate cannot be relied on, or a decision not be taken: a closed list of codes with their
 * sentences, like the problems of `submission/problems.ts`.
 */
import { closedList, type ProblemOf } from '../../submission/problems.ts';

/** The sentence of each code. */
export const SENTENCES = {
  'register.busy': 'Another process has been writing to the register{holder}: wait for it, or remove {lock}.',
  'clock.behind':
    'The clock of this machine shows {now}, and the last entry was made at {at}: nothing was recorded. Set the clock, or wait until it shows a later time.',
  'register.strange': 'The file {file} does not belong in a register.',
  'entry.missing': 'Entry {number} is missing: it or another entry was removed.',
  'entry.unreadable': 'The entry {file} cannot be read: {why}',
  'entry.none': 'The entry {file} is not an entry of a register: {why}.',
  'entry.unsigned': 'The entry {file} is not signed.',
  'entry.untrusted': 'The entry {file} is signed by {key}…, which is not the key of a decider.',
  'entry.number': 'The entry {file} says that it has the number {number}: it was moved.',
  'entry.chain': 'The entry {file} does not follow from the one before it: that was changed, exchanged or removed.',
  'entry.backwards': 'The entry {file} was made at {at}, before the one that precedes it.',
  'entry.no-certificate': 'The entry {file} revokes the certificate {id}, which is not valid.',
  'entry.index-twice':
    'The entry {file} gives a certificate the place {index} in the status list, which another one has.',
  'submission.changed': 'The copy {file} of a submission was changed: its SHA-256 is not the one of its name.',
  'published.changed': 'The file {file} is not what the register gives: write it again with desk publish.',
  'status.rolled-back':
    'The published status list was written at entry {number}, which this register does not have: it was cut off.',
  'head.unknown': 'No entry has the SHA-256 {digest}: the register was cut off or rewritten since.',

  'certificate.unreadable':
    'It does not contain a certificate: wanted a JWT of the type vc+jwt, or a page or badge with one.',
  'certificate.algorithm': 'It is not signed with EdDSA, but says {found}: nothing else is accepted.',
  'certificate.unknown-issuer': 'It is signed by {key}…, which is not a key that you trust.',
  'certificate.altered': 'Its signature is not valid: it was changed after it was signed.',
  'certificate.other-kind': 'It is signed, but is not a certificate: {why}.',
  'certificate.page-altered': 'The page or badge says something else than the certificate in it.',
  'certificate.revoked': 'It was revoked.',
  'certificate.expired': 'It expired at {until}.',
  'certificate.not-yet': 'It is not valid before {from}.',
  'status.missing':
    'Nobody can tell whether it was revoked: there is no status list. Get {url} and give it with --status-list.',
  'status.unreadable': 'It is not known whether it was revoked: the status list cannot be relied on. {why}',
  'status.other-list': 'Nobody can tell whether it was revoked: this is the status list {found}; wanted {wanted}.',
  'status.too-old': 'It is not known whether it was revoked: the status list was valid until {until}. Get {url} again.',
  'status.earlier':
    'It is not known whether it was revoked: the status list was written at entry {found} of the register, and there has been entry {entry} since. Get {url} again.',

  'accept.not-genuine': 'It is not a genuine submission: {why}',
  'accept.not-judged': 'It could not be judged: {why}',
  'accept.verdict': 'Its verdict is {verdict}, and no waiver excuses {open}.',
  'accept.delta': '{why}',
  'accept.deviation': '{why}',
  'accept.review': 'Nobody has answered {id}: look at it, and add --review {id}=ok:"why".',
  'accept.review-not-ok': '{id} was found not to be ok: {why}',
  'review.strange': '--review names {id}, which needs no decision.',
  'accept.already': 'It was accepted before, by entry {number}; its certificate {id} is {state}.',
  'accept.rejected': 'It was rejected for good, by entry {number}: only another run can be accepted.',
  'reject.certified':
    'It was accepted, by entry {number}, and its certificate {id} is valid: revoke that first (desk revoke {id} --reason TEXT).',
  'challenge.used': 'Its challenge was answered before, by the submission {digest}… of entry {number}.',
  'evidence.used': 'Its run was submitted before, as the submission {digest}… of entry {number}.',
  'certificate.unknown': 'The register has no certificate {id}.',
  'revoke.already': 'The certificate {id} was revoked before, by entry {number}.',
} as const;

/** What can be wrong, as an id that does not change. */
export type RegisterCode = keyof typeof SENTENCES;

/** One thing that is wrong. */
export type RegisterProblem = ProblemOf<RegisterCode>;

/** Makes a problem, and words it; the sentence may contain foreign text, which must be made visible. */
export const { made: wrong, stated: sentenceOf } = closedList(SENTENCES);

/** A register that cannot be relied on, or a decision that is not allowed. */
export class RegisterError extends Error {
  override readonly name = 'RegisterError';

  constructor(readonly problems: readonly RegisterProblem[]) {
    super(problems.map(sentenceOf).join('\n'));
  }
}
