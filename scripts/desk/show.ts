/** `desk show INTEGRATOR`: shows its history. */
import { entriesOfIntegrator } from '../../desk/register/certified.ts';
import { type Decision, decisionWords, type Recorded } from '../../desk/register/entry.ts';
import { soundRegister } from '../../desk/register/register.ts';
import { quotedProduct } from '../../reporters/submission-rows.ts';
import { named, oneLine } from '../../reporters/visible.ts';
import { LEVELS } from '../../submission/levels.ts';
import { UsageError } from '../usage.ts';
import { atRegister, findingCommand } from './at-register.ts';

const HELP = `npx lodging-certification desk show INTEGRATOR [options]

Shows the history of an integrator, named by its client ID or as its product's vendor: submissions, decisions with reviews and waivers, log
matches, certificates, and what was revoked.

  --trust KEY.pem   a decider's Ed25519 public key, added to those of the policy; may be repeated
  --register FOLDER  the register (default: register of the policy)
  --policy FILE     your policy (default: desk.yaml, if it exists)
  --json            prints the entries as JSON
  --help            prints this

Exit codes: 0 shown · 1 the register knows no such integrator · 2 usage error · 4 the register is not whole` as const;

const NOBODY_EXIT = 1;

const row = (name: string, value: string | null | undefined | false) =>
  value ? [`    ${name.padEnd(12)} ${value}`] : [];

function submissionLines({ submission, reviews, waivers, certificate, completes, reason }: Decision): string[] {
  const { product, level, subject, verdict, digest, match, problems, deviations, suite } = submission;
  return [
    ...row('Product', quotedProduct(product, 100)),
    ...row('Submission', `SHA-256 ${digest}`),
    ...row('Completes', completes && `SHA-256 ${completes.submission}, certificate ${completes.certificate}`),
    ...row(
      'Found',
      verdict && `${verdict}, ${subject}, level ${level} (${LEVELS[level].name}), suite ${oneLine(suite?.version, 40)}`,
    ),
    ...row('Not genuine', problems.join(', ')),
    ...row('Deviations', deviations.join(', ')),
    ...row('Log match', match && `statement SHA-256 ${match}`),
    ...reviews.flatMap(({ id, answer, why }) => row('Review', `${oneLine(id, 100)} ${answer}: ${oneLine(why)}`)),
    ...waivers.flatMap(({ id, owner, expires, reason: why }) =>
      row('Waived', `${oneLine(id, 100)} until ${expires} (${oneLine(owner, 60)}): ${oneLine(why)}`),
    ),
    ...row('Reason', reason && oneLine(reason)),
    ...row(
      'Certificate',
      certificate &&
        `${certificate.id}, ${certificate.validFrom.slice(0, 10)} to ${certificate.validUntil.slice(0, 10)}`,
    ),
  ];
}

function linesOf({ entry, signers }: Recorded): string[] {
  const by = entry.by ? ` by ${named(entry.by, 60)}` : '';
  return [
    `Entry ${entry.number}, ${entry.at.slice(0, 16).replace('T', ' ')} UTC: ${decisionWords[entry.action]}${by} (key ${signers[0]?.slice(0, 16)}…)`,
    ...(entry.action === 'revoke'
      ? [...row('Certificate', entry.certificate.id), ...row('Reason', oneLine(entry.reason))]
      : submissionLines(entry)),
  ];
}

export const command = findingCommand(HELP, { lists: ['trust'], words: true }, ({ values, positionals }) => {
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError(`show needs one integrator.\n\n${HELP}`);
  const { folder, deciders } = atRegister(values);
  const entries = entriesOfIntegrator(soundRegister(folder, deciders), name);
  const nobody = `The register knows no client ID and no vendor ${named(name, 80)}.`;
  if (entries.length === 0) return { json: entries, lines: [nobody], exitCode: NOBODY_EXIT };
  return { json: entries, lines: entries.flatMap(linesOf) };
});
