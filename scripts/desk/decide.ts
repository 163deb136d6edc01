/** `desk decide`: accepts, rejects or returns a submission, and records why in the register. */
import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { publish } from '../../desk/certificates/publish.ts';
import { assess } from '../../desk/deviations.ts';
import { DEFAULT_LIMITS } from '../../desk/judge-process.ts';
import { wantedBy } from '../../desk/policy.ts';
import { type Case, decide } from '../../desk/register/decision.ts';
import { type Answer, DECISIONS, type Decided, decisionWords } from '../../desk/register/entry.ts';
import { append, keepSubmission } from '../../desk/register/register.ts';
import { fileName, oneLine } from '../../reporters/visible.ts';
import { matchFileOf } from '../../submission/match.ts';
import { type CommandLine, readNamed, UsageError, wholeNumber } from '../usage.ts';
import { type AtRegister, atRegister, deciderKey, findingCommand, headLine, issuerAddress } from './at-register.ts';
import { DeskSandbox } from './release.ts';

const HELP = `npx lodging-certification desk decide SUBMISSION.zip --accept|--reject|--return [options]

Verifies a submission by the policy and appends a signed decision to the register. It is accepted only if it is genuine, certified (or
each failure waived), as the policy requires, and every review is answered; then a certificate is issued. Otherwise every
reason is listed, and nothing is written.

  --accept          it is certified: a certificate is issued
  --reject          it is refused for good; --reason says why. A certificate that it has is revoked first (desk revoke)
  --return          the integrator should submit again; --reason says what to change
  --review ID=ok:"why"  answers a review, or all of a requirement (or ID=not-ok:"why"); may be repeated
  --reason TEXT     why
  --by NAME         who decides (default: only the key is named)
  --valid DAYS      how long the certificate is valid, 1 to 1096 days (default: 365)
  --key KEY.pem     a decider's Ed25519 private key (default: key of the policy)
  --register FOLDER  the register (default: register of the policy); the first decision makes it
  --policy FILE     your policy (default: desk.yaml, if it exists)
  --json            prints the entry as JSON
  --help            prints this

Exit codes: 0 recorded · 1 this decision is not possible · 2 usage error, or a clock that is behind the last entry · 3 another process
is using the register · 4 the submission, or the register, is not genuine` as const;

const LONGEST_VALID = 1096;
const REVIEW = /^(.+?)=(ok|not-ok):(.+)$/s;

function answerIn(text: string): Answer {
  const [, id = '', answer, why = ''] = REVIEW.exec(text) ?? [];
  if (answer !== undefined) return { id, answer: answer as Answer['answer'], why };
  throw new UsageError(`--review: found '${oneLine(text, 80)}', wanted ID=ok:"why" or ID=not-ok:"why".`);
}

function actionOf(values: Readonly<Record<Decided, boolean>>): Decided {
  const [action, ...others] = DECISIONS.filter((each) => values[each]);
  if (action && others.length === 0) return action;
  throw new UsageError('decide needs one of --accept, --reject and --return.');
}

function rulingOf({ values, positionals }: CommandLine<typeof HELP, 'review'>) {
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(`decide needs one submission.\n\n${HELP}`);
  const action = actionOf(values);
  const { by, reason, valid = '365', review = [] } = values;
  if (action !== 'accept' && !reason)
    throw new UsageError(`--${action} needs --reason TEXT: the integrator needs to know why.`);
  const ruling = {
    action,
    answers: review.map(answerIn),
    ...(by ? { by } : {}),
    ...(reason ? { reason } : {}),
    days: wholeNumber('valid', valid, 1, LONGEST_VALID),
  };
  return { file, ruling };
}

/** Judges a submission within limits, as `desk verify` does. */
async function caseOf(file: string, at: AtRegister, now: number): Promise<Case & { readonly bytes: Buffer }> {
  const bytes = readNamed('SUBMISSION.zip', file);
  const { policy } = at;
  const sandbox = new DeskSandbox(DEFAULT_LIMITS, policy, undefined, at);
  const found = await sandbox.judge(file, wantedBy(policy)).finally(() => sandbox.stop());
  const digest = hash('sha256', bytes);
  if (found.digest !== null && found.digest !== digest) {
    throw new UsageError(`${fileName(file)} was changed while it was read. Start the same command again.`);
  }
  const assessment = assess(policy, found, now);
  const match = found.match ? hash('sha256', readNamed('The match', matchFileOf(file))) : null;
  return { digest, bytes, found, assessment, match };
}

export const command = findingCommand(HELP, { lists: ['review'], words: true }, async (line) => {
  const { values } = line;
  const { file, ruling: given } = rulingOf(line);
  const at = atRegister(values, true);
  const { folder, deciders, policy } = at;
  const key = deciderKey(at, values.key);
  const url = given.action === 'accept' ? issuerAddress(at) : policy.url;
  const about = await caseOf(file, at, Date.now());
  const { entry, head } = append(folder, { key, deciders }, (register, number) => {
    const decision = decide(about, { ...given, url, now: Date.now() }, register, number);
    // The copy first: an entry whose submission is lost could never be judged again.
    keepSubmission(folder, about.bytes);
    return decision;
  });
  if (entry.certificate) await publish(folder, { key, deciders, url: url ?? '', now: Date.now() });
  const lines = [`Entry ${entry.number}: ${fileName(basename(file))} is ${decisionWords[entry.action]}.`];
  if (entry.certificate) {
    const { id, validUntil } = entry.certificate;
    const where = `public/certificates/${id}.jwt, .html and .svg in ${fileName(folder)}`;
    lines.push(`Certificate ${id}, valid until ${validUntil}: ${where}.`);
  }
  return { json: { entry, head }, lines: [...lines, headLine(head)] };
});
