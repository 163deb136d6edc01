/** Reads `verdict.json`: of a submission, or of any run, as far as two runs are held against each other by it. */
import { OUTCOMES } from '../contract/words.ts';
import { checkVerdict, readJson } from './json-entry.ts';
import { refusal } from './problems.ts';
import type { VerdictFile } from './result.ts';

function isLine(line: VerdictFile['requirements'][number] | null): boolean {
  const { id, outcome, reason } = line ?? {};
  const isKnown = (OUTCOMES as readonly unknown[]).includes(outcome);
  return typeof id === 'string' && isKnown && (reason === undefined || typeof reason === 'string');
}

/** A value as the content of `verdict.json`; `null` where it is something else. Older ones may lack causes and times. */
export function asVerdictFile(value: unknown): VerdictFile | null {
  const file = value as VerdictFile | null;
  const isVerdict =
    typeof file === 'object' &&
    file !== null &&
    [file.verdict, file.subject, file.target?.baseUrl, file.suite?.version].every((each) => typeof each === 'string') &&
    Array.isArray(file.requirements) &&
    file.requirements.every(isLine);
  return isVerdict ? file : null;
}

const MANNER = { bytes: 16 * 2 ** 20, depth: 8 };

/** Reads the `verdict.json` of a submission. @throws {Refusal} saying what is wrong with it */
export function parseVerdict(bytes: Buffer | undefined): VerdictFile {
  if (!bytes) throw refusal('verdict.missing');
  const file = readJson<VerdictFile>(bytes, 'verdict.json', MANNER, checkVerdict);
  // What a baseline makes of a run stands on the standard output alone.
  if ('baseline' in file) throw refusal('verdict.baseline');
  return file;
}

/** Whether an instance was not run at all: what became of it in another run says nothing then. */
export function wasNotRun({
  outcome,
  reason,
}: Pick<VerdictFile['requirements'][number], 'outcome' | 'reason'>): boolean {
  return outcome === 'inconclusive' && /^not run\b/i.test(reason ?? '');
}

/** What is different about two runs themselves, one sentence each: settings, suite, target. */
export function differencesOf(old: VerdictFile, now: VerdictFile): string[] {
  const profile = ({ profile: of }: VerdictFile) =>
    of ? `${of.name ?? 'without a name'} (${of.digest.slice(0, 12)})` : 'none';
  const facts: readonly (readonly [string, (file: VerdictFile) => string])[] = [
    ['subject', ({ subject }) => subject],
    ['target', ({ target }) => (target.embedded ? 'the embedded mock' : target.baseUrl)],
    ['suite', ({ suite }) => `${suite.version} (${String(suite.digest).slice(0, 12)})`],
    ['profile', profile],
    ['claims', ({ claims }) => (claims ?? []).join(', ')],
    ['product', ({ product }) => (product ? `${product.name} ${product.version}` : 'none')],
  ];
  return facts.flatMap(([name, of]) =>
    of(old) === of(now) ? [] : [`The ${name} is another one: ${of(old)} → ${of(now)}.`],
  );
}
