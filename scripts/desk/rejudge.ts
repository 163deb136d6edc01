/** `desk rejudge`: which products a release would no longer certify, and what their evidence does not cover. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withoutSecrets } from '../../contract/settings.ts';
import { DEFAULT_LIMITS } from '../../desk/judge-process.ts';
import { type Policy, wantedBy } from '../../desk/policy.ts';
import { type Reassessed, reassessed } from '../../desk/register/again.ts';
import { type Certified, certificatesOf } from '../../desk/register/certified.ts';
import { keptSubmission, soundRegister } from '../../desk/register/register.ts';
import { quotedProduct } from '../../reporters/submission-rows.ts';
import { many } from '../../reporters/verdict-words.ts';
import { fileName, oneLine } from '../../reporters/visible.ts';
import { guardedEnvironment } from '../../run/guarded.ts';
import { suiteIdentity } from '../../submission/suite.ts';
import { UsageError } from '../usage.ts';
import { Sandbox } from '../verify/sandbox.ts';
import { type AtRegister, atRegister, findingCommand } from './at-register.ts';

const HELP = `npx lodging-certification desk rejudge [options]

Judges the evidence of everything that is certified now again, with this release of the suite or another one, and says whether each product
would still be certified: it holds, it fails, or its evidence does not cover everything, since the release tests more than that run did. Nothing is sent, and nothing is written to the register. A person's reviews and the waivers of each decision still count.

  --release NAME    a release in the folder releases of the policy: its version, or the first digits of its digest (default: this one)
  --trust KEY.pem   a decider's Ed25519 public key, added to those of the policy; may be repeated
  --register FOLDER  the register (default: register of the policy)
  --policy FILE     your policy (default: desk.yaml, if it exists)
  --json            prints the result as JSON
  --help            prints this

Exit codes: 0 all hold · 1 one or more would no longer be certified · 2 usage error · 3 none fails, but not everything is covered · 4 the
register or a submission in it is not genuine` as const;

const FAILS_EXIT = 1;
const NOT_COVERED_EXIT = 3;
/** Ids printed of each product; `--json` has all. */
const SHOWN = 8;

async function reassess(sandbox: Sandbox, { folder, policy }: AtRegister, certified: Certified): Promise<Reassessed> {
  const { submission, completes } = certified.decision;
  const digests = [completes?.submission, submission.digest].filter((each) => each !== undefined);
  const [file, completedBy] = digests.map((digest) => keptSubmission(folder, digest));
  if (!file || completedBy === null) return reassessed(certified, 'The register keeps no copy of its submission.');
  const question = { file, wanted: wantedBy(policy), again: true, ...(completedBy ? { completedBy } : {}) } as const;
  const { found, again } = await sandbox.examine(question);
  return reassessed(certified, again ?? found.reasons.join(' '));
}

/** What is certified now; a completed delta run is judged together with what it completes. */
function productsOf({ folder, deciders }: AtRegister): readonly Certified[] {
  const valid = certificatesOf(soundRegister(folder, deciders), Date.now()).filter(({ state }) => state === 'valid');
  const done = new Set(valid.map(({ decision }) => decision.completes?.certificate));
  return valid.filter(({ certificate }) => !done.has(certificate.id));
}

function asJson({ certified, ...rest }: Reassessed) {
  const { product, integrator, subject, suite, digest } = certified.decision.submission;
  const completes = certified.decision.completes ?? null;
  const { id } = certified.certificate;
  return { certificate: id, completes, product, integrator, subject, suite, submission: digest, ...rest };
}

function idsLine(what: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > SHOWN ? ` and ${ids.length - SHOWN} more (--json lists them)` : '';
  return [`    ${what.padEnd(12)} ${ids.slice(0, SHOWN).join(' ')}${more}`];
}

function linesOf({ certified, standing, failed, reviews, notCovered, why }: Reassessed): string[] {
  const { submission, completes } = certified.decision;
  const { product, integrator, subject, suite } = submission;
  const name = quotedProduct(product, 60);
  const head = `${certified.certificate.id}  ${standing.padEnd(11)}  ${String(subject).padEnd(7)}  suite ${oneLine(suite?.version, 20)}  ${name}  ${oneLine(integrator, 40)}`;
  return [
    head,
    ...(completes ? [`    Together with ${completes.certificate}, which it completes.`] : []),
    ...(why === null ? [] : [`    ${oneLine(why)}`]),
    ...idsLine('Fails', failed),
    ...idsLine('To review', reviews),
    ...idsLine('Not covered', notCovered),
  ];
}

function nextLine(all: readonly Reassessed[]): string[] {
  if (!all.some(({ standing }) => standing === 'not-covered')) return [];
  return [
    'For a service, the integrator runs what is not covered with this release: certify --delta SUBMISSION.zip. For a client, that is a whole run.',
  ];
}

/** Runs `desk rejudge` of another release. @returns its exit code */
async function byRelease(name: string, { packages }: Policy, args: readonly string[]): Promise<number> {
  const all = packages?.all ?? [];
  const [release, ...others] = all.filter(({ version, digest }) => version === name || digest.startsWith(name));
  if (!release || others.length > 0) {
    const known = all.map(({ version, digest }) => `${version} (${digest.slice(0, 12)})`).join(', ') || 'none';
    const found = release ? 'several releases have that name' : 'no such release is known';
    throw new UsageError(
      `--release ${oneLine(name, 64)}: ${found}. In the folder that releases in the policy names: ${known}.`,
    );
  }
  const command = [join(release.folder, 'scripts/cli.cjs'), 'desk', 'rejudge', ...args];
  const env = { ...withoutSecrets(process.env), ...guardedEnvironment() };
  const [code] = (await once(spawn(process.execPath, command, { env, stdio: 'inherit' }), 'exit')) as [number | null];
  return code ?? NOT_COVERED_EXIT;
}

/** The arguments without `--release NAME`, in either of its two forms. */
function withoutRelease(args: readonly string[]): string[] {
  return args.filter((arg, at) => !/^--release(=|$)/.test(arg) && args[at - 1] !== '--release');
}

function exitOf(all: readonly Reassessed[]): number {
  if (all.some(({ standing }) => standing === 'fails')) return FAILS_EXIT;
  return all.every(({ standing }) => standing === 'holds') ? 0 : NOT_COVERED_EXIT;
}

export const command = findingCommand(HELP, { lists: ['trust'] }, async ({ values }, args) => {
  const at = atRegister(values);
  const { folder, policy } = at;
  if (values.release !== undefined) return byRelease(values.release, policy, withoutRelease(args));
  const sandbox = new Sandbox(DEFAULT_LIMITS);
  const all: Reassessed[] = [];
  try {
    for (const certified of productsOf(at)) all.push(await reassess(sandbox, at, certified));
  } finally {
    sandbox.stop();
  }
  const { version, digest } = suiteIdentity();
  const of = (standing: Reassessed['standing']) => all.filter((each) => each.standing === standing).length;
  const total = `${many(all.length, 'certified product')} in ${fileName(folder)}, judged again by the suite ${version} (${digest.slice(0, 12)}). Holds: ${of('holds')}, fails: ${of('fails')}, not covered: ${of('not-covered')}, could not be judged: ${of('unread')}.`;
  return {
    json: { suite: { version, digest }, products: all.map(asJson) },
    lines: [...all.flatMap(linesOf), total, ...nextLine(all)],
    exitCode: exitOf(all),
  };
});
