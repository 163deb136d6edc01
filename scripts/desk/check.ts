/** `desk check`: checks a certificate without a network. */
import { existsSync, readFileSync } from 'node:fs';
import { visible } from '../../contract/visible.ts';
import { type CheckExit, type Checked, checkCertificate } from '../../desk/certificates/check.ts';
import { day, productOf } from '../../desk/certificates/page.ts';
import { statusFile } from '../../desk/certificates/publish.ts';
import { type Policy, readPolicy } from '../../desk/policy.ts';
import { sentenceOf } from '../../desk/register/problems.ts';
import { fileName, named } from '../../reporters/visible.ts';
import { readNamed, UsageError, wholeNumber } from '../usage.ts';
import { decidersOf, findingCommand } from './at-register.ts';

const HELP = `npx lodging-certification desk check CERTIFICATE [options]

Checks a certificate offline: a JWT, or the page or badge that contains one. It is valid if an issuer that you trust signed it, it has
started and not expired, and the issuer's status list, at most 31 days old, does not say that it was revoked. Somebody who gives you
a list can withhold a newer one for that long: get it from the issuer, and give --seen.

  --status-list FILE  the issuer's status list: status.jwt at its address (default: that of the policy's register)
  --seen NUMBER     the status list must be at this register entry or later: the number that your last check printed
  --trust KEY.pem   the issuer's Ed25519 public key, added to trust.deciders of the policy; may be repeated
  --policy FILE     your policy (default: desk.yaml, if it exists)
  --json            prints the result as JSON
  --help            prints this

Exit codes: 0 valid · 1 revoked · 2 usage error · 3 it may have been revoked: the status list is missing, too old or from
another issuer · 4 not genuine: changed, signed by a key that is not trusted, or not a certificate · 5 expired, or not valid yet` as const;

/** Certificates and lists are far smaller. */
const MOST_BYTES = 4 * 2 ** 20;

function textOf(setting: string, path: string): string {
  const bytes = readNamed(setting, path);
  if (bytes.length > MOST_BYTES)
    throw new UsageError(`${setting}: ${fileName(path)} is too large (${bytes.length} bytes).`);
  return bytes.toString('utf8');
}

function listOf({ register }: Policy, given: string | undefined): string | null {
  if (given !== undefined) return textOf('--status-list', given);
  const own = register === null ? null : statusFile(register);
  return own !== null && existsSync(own) ? readFileSync(own, 'utf8') : null;
}

const WORDS: Readonly<Record<CheckExit, string>> = {
  0: 'valid',
  1: 'REVOKED',
  3: 'not decided',
  4: 'NOT GENUINE',
  5: 'not valid now',
};

function linesOf(file: string, { exitCode, certificate, status, problems }: Checked): string[] {
  const about = certificate
    ? `: ${named(productOf(certificate), 120)}, ${certificate.credentialSubject.subject}, level ${certificate.credentialSubject.proof.level}, ${day(certificate.validFrom)} to ${day(certificate.validUntil)}`
    : '';
  const since = status
    ? [`  Not revoked, according to the status list of ${status.validFrom}, entry ${status.entry} (for --seen).`]
    : [];
  return [
    `${fileName(file)}: ${WORDS[exitCode]}${about}`,
    ...since,
    ...problems.map((each) => `  ${visible(sentenceOf(each))}`),
  ];
}

export const command = findingCommand(HELP, { lists: ['trust'], words: true }, async ({ values, positionals }) => {
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(`check needs one certificate.\n\n${HELP}`);
  const policy = readPolicy(values.policy);
  const trusted = decidersOf(policy, values.trust);
  const statusList = listOf(policy, values['status-list']);
  const seen = values.seen === undefined ? 0 : wholeNumber('seen', values.seen, 1, 999_999);
  const checked = await checkCertificate(textOf('CERTIFICATE', file), { trusted, statusList, seen, now: Date.now() });
  const problems = checked.problems.map((each) => ({ ...each, sentence: sentenceOf(each) }));
  return { json: { file, ...checked, problems }, lines: linesOf(file, checked), exitCode: checked.exitCode };
});
