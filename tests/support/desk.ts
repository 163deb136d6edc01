/** A provider's desk for tests: its keys, a policy, a register in a folder of its own, and submissions to decide about. */
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Product } from '../../contract/run.ts';
import { publish } from '../../desk/certificates/publish.ts';
import { assess } from '../../desk/deviations.ts';
import { type Policy, readPolicy } from '../../desk/policy.ts';
import { type Case, decide, type Ruling } from '../../desk/register/decision.ts';
import { append } from '../../desk/register/register.ts';
import { type Question, Sandbox } from '../../scripts/verify/sandbox.ts';
import { judgeAgain } from '../../submission/again.ts';
import { keyId } from '../../submission/dsse.ts';
import { packEntries } from '../../submission/pack.ts';
import { sha256 } from '../../submission/suite.ts';
import { nothingKnown, verificationOf } from '../../submission/verify/verification.ts';
import { entriesOf, type RunOptions, runAgainstMock, verifyZip } from './submission.ts';

export const idOf = (key: KeyObject): string => keyId(createPublicKey(key));
export const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

export const PRODUCT: Product = { name: 'Example PMS', version: '4.2', vendor: 'Example Hotel Systems' };
export const URL_OF_ISSUER = 'https://provider.example/certification';
/** When tests decide: after any run that they make. */
export const NOW = Date.parse('2031-03-04T05:06:07.000Z');

/** A folder of its own: what else lies in the machine's temp folder must not be read. */
const registers = mkdtempSync(join(tmpdir(), 'registers-'));
process.once('exit', () => rmSync(registers, { recursive: true, force: true }));

/** What a policy asks for that takes runs against a mock. */
export const POLICY: Policy = { ...readPolicy(undefined, registers), environment: 'mock' };

/** A submission that was verified and assessed. */
export async function caseOf(options: RunOptions = {}, policy = POLICY): Promise<Case & { readonly zip: Buffer }> {
  const run = await runAgainstMock({
    ...options,
    context: { claims: ['token-form', 'no-show'], product: PRODUCT, ...options.context },
  });
  const zip = await packEntries(await entriesOf(run));
  const found = await verifyZip(zip);
  return { zip, digest: sha256(zip), found, assessment: assess(policy, found, NOW), match: null };
}

/** Has submissions judged in this process, which costs less than the sandbox's own; what is too large or too slow is not tried so. */
export function judgedHere(t: TestContext): void {
  t.mock.method(Sandbox.prototype, 'examine', async ({ file, wanted, again, completedBy }: Question) => {
    const zip = readFileSync(file);
    if (!again) return { found: await verifyZip(zip, wanted), detail: null };
    const judged = await judgeAgain(zip, completedBy === undefined ? undefined : readFileSync(completedBy));
    return { found: verificationOf(nothingKnown(), []), detail: null, again: judged };
  });
}

/** The same run, as if it were another submission. */
export const another = (about: Case, digest: string): Case => ({
  ...about,
  digest: sha256(digest),
  found: { ...about.found, evidence: sha256(digest) },
});

const USUAL: Ruling = { action: 'accept', answers: [], days: 365, url: URL_OF_ISSUER, now: NOW };

export class Desk {
  readonly folder = mkdtempSync(join(registers, 'register-'));
  readonly key = newKey();
  readonly deciders: ReadonlySet<string> = new Set([idOf(this.key)]);

  decide(about: Case, ruling: Partial<Ruling> = {}) {
    const { folder, key, deciders } = this;
    return append(folder, { key, deciders }, (register, number) =>
      decide(about, { ...USUAL, ...ruling }, register, number),
    );
  }

  publish(now = NOW) {
    return publish(this.folder, { key: this.key, deciders: this.deciders, url: URL_OF_ISSUER, now });
  }
}
