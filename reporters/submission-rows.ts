/** What a verification has found out about a submission, row by row: for one in full, and for one line of a batch. */
import { isLoopback } from '../contract/address.ts';
import type { Product } from '../contract/run.ts';
import { LEVELS, levelSentence } from '../submission/levels.ts';
import type { JudgedSignature, Verification, VerifiedRun } from '../submission/verify/verification.ts';
import {
  hotelsLine,
  many,
  outcomesLine,
  PROVIDERS,
  resumedLine,
  testedBriefly,
  testedSentence,
  thousands,
} from './verdict-words.ts';
import { named, oneLine } from './visible.ts';

/** A row. `brief` is its text where each submission gets one line; `null`: it is left out there. */
export interface SubmissionRow {
  /** Empty: more about the row before. */
  readonly name: string;
  readonly text: string;
  readonly brief: string | null;
}

/** What a submission proves and what it does not, in a sentence; `null` if it is not genuine. */
export function proofOf({ consistent, level }: Verification): string | null {
  return consistent ? `Level ${level} is ${levelSentence(level)}.` : null;
}

/** @param answeredBy who answered a client's calls */
function targetOf({ target, subject }: VerifiedRun, answeredBy: Verification['answeredBy']): string {
  const { baseUrl, authUrl, environment, embedded } = target;
  if (subject === 'client') return `at ${oneLine(baseUrl, 120)} by ${PROVIDERS[answeredBy as keyof typeof PROVIDERS]}`;
  const issuer = authUrl === baseUrl ? '' : `, token issuer ${oneLine(authUrl, 120)}`;
  const where = embedded ? 'the embedded mock' : `environment ${environment}`;
  return `${oneLine(baseUrl, 120)} (${where})${issuer}`;
}

/** A service on one's own machine may be a sandbox, for instance behind a tunnel. */
function hereOf({ target, subject }: VerifiedRun): string | null {
  if (subject !== 'service' || target.environment !== 'sandbox') return null;
  if (!isLoopback(new URL(target.baseUrl).hostname)) return null;
  return 'This address is on the machine that made the run, so it is not known what answered there.';
}

/** The product in quotes, as a submission or the register names it; `null`: none is named. */
export function quotedProduct(product: Product | null, length: number): string | null {
  return product ? named(`${product.name} ${product.version}, ${product.vendor}`, length) : null;
}

/** What only the record says is not a fact, unless a witness made it. */
const accountOf = ({ level }: Verification) => (level < 3 ? ', by its own account' : '');

const repeatsOf = (found: Verification) =>
  found.repeats.map(({ scene, repeats }) => `${scene} ${repeats} ×`).join(', ') +
  (found.repeats.length > 0 ? ` (earlier calls were discarded)${accountOf(found)}` : '');

const DIGITS_SHOWN = 12;

function profileOf({ profile }: VerifiedRun): string {
  if (!profile) return 'none';
  const name = typeof profile.name === 'string' ? named(profile.name, 60) : 'without a name';
  return `${name} (SHA-256 ${profile.digest.slice(0, DIGITS_SHOWN)}…)`;
}

/** `signed by 3f9a0c12… (trusted)`, or `unsigned`. */
export function signaturesOf(signatures: readonly JudgedSignature[]): string {
  const each = signatures.map(({ keyId, valid, trusted }) => {
    const who = trusted ? 'trusted' : 'unknown signer';
    return `signed by ${keyId.slice(0, 16)}… (${valid ? who : 'not valid'})`;
  });
  return each.join(', ') || 'unsigned';
}

function challengeOf({ challenge, level }: Verification): string | null {
  if (!challenge) return null;
  const { nonce, clientId, validFrom, validUntil, signatures } = challenge;
  const about = `${oneLine(nonce, 24)} for ${oneLine(clientId, 60)}, ${moment(validFrom)} to ${moment(validUntil)} UTC`;
  return `${about}, ${signaturesOf(signatures)}${level === 0 ? ': it does not count' : ''}`;
}

function matchOf({ match }: Verification): string | null {
  if (!match) return null;
  const { found, calls, notLogged, matchedAt, signatures } = match;
  const left = notLogged.length > 0 ? `, ${thousands(notLogged.length)} of them need not be in it` : '';
  return `${thousands(found)} of ${many(calls, 'call')} in the log${left}, ${moment(matchedAt)} UTC, ${signaturesOf(signatures)}`;
}

function moment(text: string): string {
  return oneLine(text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2'), 40);
}

/** Pauses, and time that a client skipped, lie between the two moments: the time played is shown next to them. */
function spanOf({ times }: VerifiedRun, { secondsPlayed }: Verification): string {
  const played = secondsPlayed === null ? '' : ` by the run's clock, ${many(secondsPlayed, 'second')} of it played`;
  return `${moment(times.startedAt)} to ${moment(times.endedAt)} UTC${played}`;
}

/** Sentences of a kind that are shown; `--json` has all. */
const MOST_SHOWN = 10;

function row(name: string, text: string | null, brief?: string | null): SubmissionRow[] {
  return text ? [{ name, text, brief: brief === undefined ? `${name.toLowerCase()} ${text}` : brief }] : [];
}

/** A row with the same text in one line, where its name would add nothing. */
const same = (name: string, text: string | null) => row(name, text, text);

/** The rows about the run of a consistent submission. */
export function submissionRows(found: Verification, run: VerifiedRun): SubmissionRow[] {
  const { level, signatures, answeredBy } = found;
  const target = targetOf(run, answeredBy);
  const signed = signaturesOf(signatures);
  const span = spanOf(run, found);
  return [
    ...row(
      'Tested',
      oneLine(testedSentence(run.tested).replace(/^Tested /, ''), 1000),
      oneLine(testedBriefly(run.tested)),
    ),
    ...run.tested.remarks.slice(0, MOST_SHOWN).flatMap((remark) => row('Remark', oneLine(remark), null)),
    ...same('Product', quotedProduct(run.product, 120) ?? 'no product named'),
    ...(run.subject === 'client' ? row('Answered', target) : same('Target', target)),
    ...row('', answeredBy === 'mock' ? 'A mock: this says nothing about a sandbox.' : null, null),
    ...same('', hereOf(run)),
    ...row('Claims', oneLine(run.claims.join(', ')) || 'none'),
    ...row('Hotels', hotelsLine(found.hotels)),
    ...row('Repeated', repeatsOf(found)),
    ...row('Profile', profileOf(run)),
    ...row('Proof', `level ${level} (${LEVELS[level].name}), ${signed}`, `level ${level}, ${signed}`),
    ...row('', proofOf(found), null),
    ...row('Challenge', challengeOf(found), null),
    ...row('Match', matchOf(found), null),
    ...row('Run', `${span}${accountOf(found)}, suite ${oneLine(run.suite.version, 40)}`, span),
    ...row('Resumed', run.interruptions ? oneLine(resumedLine(run.interruptions), 300) : null),
    ...same('Outcomes', outcomesLine(run)),
    ...same('Stopped', run.stopped && oneLine(run.stopped)),
  ];
}

/** The notes on a submission; a line of many has only the first. */
export function noteRows({ notes }: Verification): SubmissionRow[] {
  return notes
    .slice(0, MOST_SHOWN)
    .flatMap((note, at) => row('Note', oneLine(note), at === 0 ? `note: ${oneLine(note)}` : null));
}
