/** How far a submission can be trusted, its exit code, and what `verify` prints of it: in full, or one line of many. */
import { isLoopback } from '../../contract/address.ts';
import {
  firstOf,
  hotelsLine,
  many,
  outcomesLine,
  PROVIDERS,
  resumedLine,
  testedBriefly,
  testedSentence,
  thousands,
} from '../../reporters/verdict-words.ts';
import { fileName, named, oneLine } from '../../reporters/visible.ts';
import { LEVELS, levelSentence } from '../../submission/levels.ts';
import { NOT_RUN } from '../../submission/result.ts';
import type { JudgedSignature, Verification, VerifiedRun } from '../../submission/verify/verification.ts';
import type { VerifyOptions } from './options.ts';

/** The requirements besides consistency. */
export type Terms = Pick<VerifyOptions, 'environment' | 'acceptMock'>;

/** Exit codes, the gravest first: the gravest of any submission is that of the whole batch. */
const GRAVEST_FIRST = [4, 1, 3, 5, 0] as const;

export type ExitCode = (typeof GRAVEST_FIRST)[number];

/** Why a consistent submission is refused because of where it was run; `null` if it is not. */
export function refusalOf({ answeredBy, run }: Verification, { environment }: Terms): string | null {
  if (!run || environment === undefined) return null;
  const found = run.subject === 'client' ? 'client' : answeredBy;
  if (found === environment) return null;
  const was = found === 'client' ? "It is a client's run" : `It was run against a ${found}`;
  return `${was}, and --want-environment asks for a ${environment}.`;
}

export function codeOf(found: Verification, terms: Terms): ExitCode {
  if (!found.consistent) return found.consistent === null ? 3 : 4;
  if (refusalOf(found, terms)) return 5;
  if (found.verdict === 'not-certified') return 1;
  if (found.verdict !== 'certified') return 3;
  const isMockEnough = terms.acceptMock || terms.environment === 'mock';
  return found.answeredBy === 'mock' && !isMockEnough ? 5 : 0;
}

export function codeOfAll(codes: readonly ExitCode[]): ExitCode {
  return GRAVEST_FIRST.find((code) => codes.includes(code)) ?? 0;
}

/** The verdict in words: `certified (mock)` if it was run against a mock. */
export function verdictWord({ consistent, verdict, answeredBy }: Verification): string {
  if (!consistent) return consistent === null ? 'not judged' : 'not genuine';
  return verdict === 'certified' && answeredBy === 'mock' ? `${verdict} (mock)` : String(verdict);
}

/** How far a submission can be trusted, in one word: genuine only if more than its own word supports it. */
export function trustWord({ consistent, genuine }: Verification): string {
  if (!consistent) return consistent === null ? 'NOT JUDGED' : 'NOT GENUINE';
  return genuine ? 'genuine' : 'consistent';
}

/** What a submission proves and what it does not, in a sentence; `null` if it is not genuine. */
export function proofOf({ consistent, level }: Verification): string | null {
  return consistent ? `Level ${level} is ${levelSentence(level)}.` : null;
}

/** A verification as `--json` prints it. */
export function asJson(file: string, found: Verification, terms: Terms): object {
  const { run, ...rest } = found;
  const verdict = found.consistent ? verdictWord(found) : null;
  const shown = { exitCode: codeOf(found, terms), refused: refusalOf(found, terms), proves: proofOf(found) };
  return { file, ...shown, ...rest, verdict, ...run };
}

/** Sentences shown about one submission; `--json` has all. */
const MOST_SHOWN = 10;
const DIGITS_SHOWN = 12;

function atMost(all: readonly string[], more: string): string[] {
  const lines = all.map((text) => `    ${oneLine(text)}`);
  return firstOf(lines, MOST_SHOWN, (left) => `    … and ${left} more${more}`);
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

function productOf({ product }: VerifiedRun): string {
  return product ? named(`${product.name} ${product.version}, ${product.vendor}`, 120) : 'no product named';
}

/** What only the record says is not a fact, unless a witness made it. */
const OWN_ACCOUNT = ', by its own account';

const accountOf = ({ level }: Verification) => (level < 3 ? OWN_ACCOUNT : '');

const repeatsOf = (found: Verification) =>
  found.repeats.map(({ scene, repeats }) => `${scene} ${repeats} ×`).join(', ') +
  (found.repeats.length > 0 ? ` (earlier calls were discarded)${accountOf(found)}` : '');

const claimsOf = ({ claims }: VerifiedRun) => oneLine(claims.join(', ')) || 'none';

function profileOf({ profile }: VerifiedRun): string {
  if (!profile) return 'none';
  const name = typeof profile.name === 'string' ? named(profile.name, 60) : 'without a name';
  return `${name} (SHA-256 ${profile.digest.slice(0, DIGITS_SHOWN)}…)`;
}

function signaturesOf(signatures: readonly JudgedSignature[]): string {
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

/** What has to be fixed, the most important first; warnings and reviews do not prevent certification. */
function causesOf({ causes }: VerifiedRun): string[] {
  return causes
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive')
    .map(({ id, outcome, title, instances }) => {
      const [example = ''] = instances;
      const which = instances.length === 1 ? example : `${many(instances.length, 'instance')}, such as ${example}`;
      return id === NOT_RUN ? `not-run: ${which}` : `${outcome}: ${oneLine(title, 240)} (${which})`;
    });
}

function headline(file: string, found: Verification): string {
  if (!found.consistent) return `${fileName(file)}: ${trustWord(found)}`;
  // A run that was ended early may have failed already.
  const complete = found.whole && found.verdict !== 'incomplete' ? 'complete' : 'not complete';
  const subject = found.run?.subject === 'client' ? 'subject CLIENT, ' : '';
  return `${fileName(file)}: ${subject}${trustWord(found)}, ${complete}, ${verdictWord(found)}`;
}

/** Everything there is to say about one submission. */
export function inFull(file: string, found: Verification, terms: Terms): string[] {
  const { run } = found;
  if (!run) {
    const signed = found.signatures.length > 0 ? [`    It is ${signaturesOf(found.signatures)}.`] : [];
    return [headline(file, found), ...atMost(found.reasons, ' (--json shows them)'), ...signed];
  }
  const row = (name: string, value: string | null) => (value ? [`  ${name.padEnd(9)} ${value}`] : []);
  const causes = causesOf(run);
  return [
    headline(file, found),
    ...row('Tested', oneLine(testedSentence(run.tested).replace(/^Tested /, ''), 1000)),
    ...run.tested.remarks.slice(0, MOST_SHOWN).flatMap((remark) => row('Remark', oneLine(remark))),
    ...row(run.subject === 'client' ? 'Answered' : 'Target', targetOf(run, found.answeredBy)),
    ...row('', found.answeredBy === 'mock' ? 'A mock: this says nothing about a sandbox.' : null),
    ...row('', hereOf(run)),
    ...row('Refused', refusalOf(found, terms)),
    ...row('Product', productOf(run)),
    ...row('Claims', claimsOf(run)),
    ...row('Hotels', hotelsLine(found.hotels)),
    ...row('Repeated', repeatsOf(found)),
    ...row('Profile', profileOf(run)),
    ...row('Run', `${spanOf(run, found)}${accountOf(found)}, suite ${oneLine(run.suite.version, 40)}`),
    ...row('Resumed', run.interruptions ? oneLine(resumedLine(run.interruptions), 300) : null),
    ...row('Outcomes', outcomesLine(run)),
    ...row('Proof', `level ${found.level} (${LEVELS[found.level].name}), ${signaturesOf(found.signatures)}`),
    ...row('', proofOf(found)),
    ...row('Challenge', challengeOf(found)),
    ...row('Match', matchOf(found)),
    ...row('Stopped', run.stopped && oneLine(run.stopped)),
    ...found.notes.slice(0, MOST_SHOWN).flatMap((note) => row('Note', oneLine(note))),
    ...(causes.length > 0 ? ['  Why not:', ...atMost(causes, ' (--json and report.html show them)')] : []),
  ];
}

/** One submission of many. */
export function inALine(file: string, found: Verification, terms: Terms): string {
  const { run } = found;
  if (!run) {
    const [first = '', ...others] = found.reasons;
    const more = others.length > 0 ? ` (and ${many(others.length, 'more reason')})` : '';
    return `${headline(file, found)}: ${oneLine(first)}${more}`;
  }
  const [cause] = found.verdict === 'certified' ? [] : causesOf(run);
  const parts = [
    headline(file, found),
    refusalOf(found, terms),
    oneLine(testedBriefly(run.tested)),
    productOf(run),
    `${run.subject === 'client' ? 'answered ' : ''}${targetOf(run, found.answeredBy)}`,
    hereOf(run),
    `claims ${claimsOf(run)}`,
    `hotels ${hotelsLine(found.hotels)}`,
    repeatsOf(found) && `repeated ${repeatsOf(found)}`,
    `profile ${profileOf(run)}`,
    `level ${found.level}, ${signaturesOf(found.signatures)}`,
    spanOf(run, found),
    run.interruptions && `resumed ${oneLine(resumedLine(run.interruptions), 300)}`,
    outcomesLine(run),
    run.stopped ? oneLine(run.stopped) : cause,
    ...found.notes.slice(0, 1).map((note) => `note: ${oneLine(note)}`),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The last line about many: the count of each kind, and the meaning of the exit code. */
export function total(all: readonly Verification[], terms: Terms): string {
  const words = all.map(verdictWord);
  const each = [...new Set(words)].map(
    (word) => `${thousands(words.filter((other) => other === word).length)} ${word}`,
  );
  const code = codeOfAll(all.map((found) => codeOf(found, terms)));
  const hint = code === 0 ? '' : ' Verify one alone to see why, or all with --json.';
  return `${many(all.length, 'submission')}: ${each.join(', ')}. Exit code ${code}.${hint}`;
}
