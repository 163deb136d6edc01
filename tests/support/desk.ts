/** A provider's desk for tests: its keys, a policy, a register in its own folder, and submissions to decide about. */
import { createPublicKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto';
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
import { nothingKnown, verificationOf } from '../../submission/verify/verification.ts';
import { entriesOf, type Run, type RunOptions, runAgainstMock, verifyZip } from './submission.ts';

export const idOf = (key: KeyObject): string => keyId(createPublicKey(key));
export const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

export const PRODUCT: Product = { name: 'Example PMS', version: '4.2', vendor: 'Example Hotel Systems' };
export const URL_OF_ISSUER = 'https://provider.example/certification';

const publicPem = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'pem' });

/** The files of a desk: its policy, and its deciders' keys. @param more keys of the policy, a line each */
export const deskFiles = (key = newKey(), register = 'register', ...more: readonly string[]) => ({
  'qa.pub.pem': publicPem(key),
  'qa.key.pem': key.export({ type: 'pkcs8', format: 'pem' }),
  'desk.yaml': [
    'trust: { deciders: [qa.pub.pem] }',
    ...['key: qa.key.pem', 'environment: mock', `register: ${register}`, `url: ${URL_OF_ISSUER}`, ...more],
  ].join('\n'),
});

/** The lines that commands print from now on. */
export function printedIn(t: TestContext): string[] {
  const lines: string[] = [];
  t.mock.method(console, 'log', (line: string) => lines.push(line));
  return lines;
}

/** The claims and target of these runs. */
export const CONTEXT = { claims: ['token-form', 'no-show'], product: PRODUCT } as const;
const OLDER = { version: '0.9.0', digest: 'a'.repeat(64) };

/** A run as an older release sent and certified it. */
export const ofOlder = async ({ record, exchanges, ...rest }: Run, sent = exchanges): Promise<Buffer> =>
  packEntries(await entriesOf({ ...rest, record: { ...record, suite: OLDER }, exchanges: sent }));

/** An exchange of such a run that nothing else depends on: the older release had no test that sends it. */
export const aloneIn = ({ exchanges }: Run) =>
  exchanges.findLast(({ id, request }) => request.operation === 'no-show' && /^no-show\/\w+$/.test(id));

/** When tests decide: after any run that they make. */
export const NOW = Date.parse('2031-03-04T05:06:07.000Z');

/** Its own folder: nothing else in the machine's temp folder may be read. */
const registers = mkdtempSync(join(tmpdir(), 'registers-'));
process.once('exit', () => rmSync(registers, { recursive: true, force: true }));

/** The policy of a desk that accepts runs against a mock. */
export const POLICY: Policy = { ...readPolicy(undefined, registers), environment: 'mock' };

/** A submission that was verified and assessed. */
export async function caseOf(options: RunOptions = {}, policy = POLICY): Promise<Case & { readonly zip: Buffer }> {
  const run = await runAgainstMock({
    ...options,
    context: { ...CONTEXT, ...options.context },
  });
  const zip = await packEntries(await entriesOf(run));
  const found = await verifyZip(zip);
  return {
    zip,
    digest: hash('sha256', zip),
    found,
    assessment: assess(policy, found, NOW),
    match: null,
  };
}

/** Judges submissions in this process, cheaper than the real sandbox; not for those that are too large or slow. */
export function judgedHere(t: TestContext): void {
  // If a test has two mocks, restoring the second restores the first.
  if (Reflect.get(Sandbox.prototype.examine, 'mock')) return;
  t.mock.method(Sandbox.prototype, 'examine', async ({ file, wanted, again, completedBy }: Question) => {
    const zip = readFileSync(file);
    if (!again) return { found: await verifyZip(zip, wanted), detail: null };
    const judged = await judgeAgain(zip, completedBy === undefined ? undefined : readFileSync(completedBy));
    return { found: verificationOf(nothingKnown(), []), detail: null, again: judged };
  });
}

/** Another run like it. */
export const another = (about: Case, digest: string): Case => ({
  ...about,
  digest: hash('sha256', digest),
  found: { ...about.found, evidence: hash('sha256', digest), seed: hash('sha256', digest).slice(0, 32) },
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
