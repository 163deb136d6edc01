/** `npm run verify`: provider QA over one submission or a hundred. */
import { readFileSync, statSync } from 'node:fs';
import type { Profile } from '../contract/profile.ts';
import { entryWriters } from '../reporters/entries.ts';
import { shortened, visible } from '../reporters/visible.ts';
import { keyId, readPublicKey } from '../submission/dsse.ts';
import { LIMITS } from '../submission/read.ts';
import { type Verification, verifySubmission, type Wanted } from '../submission/verify.ts';
import { readCommandLine, USAGE_EXIT, UsageError } from './usage.ts';

const HELP = `npm run verify -- SUBMISSION.zip… [options]

Reads submissions safely, checks every digest and signature, judges all requirements again from the evidence with
this suite, and says of each: genuine? complete? certified? why not?

  --trust KEY.pem       trust this Ed25519 public key, of an integrator or of whoever issues challenges; may be repeated
  --require-signature   a submission without a trusted signature is not genuine
  --profile FILE        the submission must have been made with this profile (YAML or JSON)
  --json                print the results as JSON
  --help                print this

Exit codes: 0 all certified · 1 genuine, some not certified · 2 usage error · 3 genuine, some inconclusive or
incomplete · 4 some not a genuine submission`;

function read(path: string, setting: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new UsageError(`${setting}: ${path} cannot be read (${code}). Give the path of a file that is there.`);
  }
}

async function readProfile(path: string): Promise<Profile> {
  const text = read(path, '--profile').toString('utf8');
  const { parse } = await import('yaml');
  let profile: unknown;
  try {
    profile = parse(text);
  } catch {
    throw new UsageError(`--profile: ${path} is neither YAML nor JSON. Give the profile that you published.`);
  }
  if (typeof profile === 'object' && profile !== null && !Array.isArray(profile)) return profile as Profile;
  throw new UsageError(
    `--profile: ${path} holds no profile, but ${JSON.stringify(profile)}. Give a mapping of settings.`,
  );
}

interface Asked {
  readonly files: readonly string[];
  readonly wanted: Wanted;
  readonly json: boolean;
}

const OPTIONS = {
  trust: { type: 'string', multiple: true },
  'require-signature': { type: 'boolean', default: false },
  profile: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function asked(args: readonly string[]): Promise<Asked | null> {
  const { values, positionals } = readCommandLine({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (values.help) return null;
  if (positionals.length === 0) {
    throw new UsageError('No submission was named. Give at least one: npm run verify -- certification/submission.zip');
  }
  for (const file of positionals) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      throw new UsageError(`${file} is not a file. Give the path of a submission.zip.`);
    }
  }
  const trusted = new Set(
    (values.trust ?? []).map((path) => keyId(readPublicKey(read(path, '--trust').toString('utf8'), `--trust ${path}`))),
  );
  if (values['require-signature'] && trusted.size === 0) {
    throw new UsageError('--require-signature needs to know whom to trust. Add --trust KEY.pem.');
  }
  const profile = values.profile === undefined ? {} : { profile: await readProfile(values.profile) };
  const wanted: Wanted = { trusted, signature: values['require-signature'], ...profile };
  return { files: positionals, wanted, json: values.json };
}

/** Sentences shown of one submission; `--json` holds them all. */
const MOST_SHOWN = 10;

function sentences(all: readonly string[]): string[] {
  const shown = all.slice(0, MOST_SHOWN).map((text) => `    ${shortened(visible(text).replaceAll('\n', ' '), 400)}`);
  return all.length > MOST_SHOWN ? [...shown, `    … and ${all.length - MOST_SHOWN} more (--json shows them)`] : shown;
}

function proof({ level, signer, profileName }: Verification): string {
  const signed = signer
    ? `signed by ${signer.keyId.slice(0, 16)}… (${signer.trusted ? 'trusted' : 'unknown signer'})`
    : 'unsigned';
  return `level ${level}, ${signed}, profile ${profileName ?? 'without a name'}`;
}

function lines(file: string, found: Verification): string[] {
  if (!found.genuine) return [`${file}: NOT GENUINE`, ...sentences(found.reasons)];
  const complete = found.verdict === 'incomplete' ? 'not complete' : 'complete';
  return [`${file}: genuine, ${complete}, ${found.verdict} (${visible(proof(found))})`, ...sentences(found.unmet)];
}

function exitCode(all: readonly Verification[]): number {
  if (all.some(({ genuine }) => !genuine)) return 4;
  if (all.some(({ verdict }) => verdict === 'not-certified')) return 1;
  return all.every(({ verdict }) => verdict === 'certified') ? 0 : 3;
}

async function verifyFile(file: string, wanted: Wanted): Promise<Verification> {
  // A file beyond all limits is not even brought into memory.
  const bytes = statSync(file).size > LIMITS.totalBytes ? Buffer.alloc(0) : readFileSync(file);
  return verifySubmission(bytes, wanted, entryWriters);
}

async function main(): Promise<number> {
  const question = await asked(process.argv.slice(2));
  if (!question) {
    console.log(HELP);
    return 0;
  }
  const all: Verification[] = [];
  for (const file of question.files) {
    const found = await verifyFile(file, question.wanted);
    all.push(found);
    if (!question.json) console.log(lines(visible(file), found).join('\n'));
  }
  if (question.json) {
    console.log(
      JSON.stringify(
        all.map((found, index) => ({ file: question.files[index], ...found })),
        null,
        2,
      ),
    );
  }
  return exitCode(all);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    if (!(error instanceof UsageError) && error.name !== 'EnvelopeError') throw error;
    console.error(error.message);
    process.exitCode = USAGE_EXIT;
  },
);
