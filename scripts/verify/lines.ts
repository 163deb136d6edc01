/** What `verify` prints: one submission in full, or many in a line each with a total. */
import { OUTCOMES } from '../../contract/words.ts';
import { shortened, visible } from '../../reporters/visible.ts';
import { many, PROOF_LEVELS, thousands } from '../../reporters/wording.ts';
import type { Verification, VerifiedRun } from '../../submission/verify.ts';
import { codeOf, codeOfAll, refusalOf, type Terms, verdictWord } from './standing.ts';

/** Sentences shown of one submission; `--json` holds them all. */
const MOST_SHOWN = 10;
const DIGITS_SHOWN = 12;

/** Text from a submission, in one line and of bounded length. */
const plain = (text: unknown, length = 400) => shortened(visible(String(text)).replaceAll('\n', ' '), length);

function atMost(all: readonly string[], more: string): string[] {
  const shown = all.slice(0, MOST_SHOWN).map((text) => `    ${plain(text)}`);
  return all.length > MOST_SHOWN ? [...shown, `    … and ${all.length - MOST_SHOWN} more${more}`] : shown;
}

function targetOf({ target }: VerifiedRun): string {
  const { baseUrl, authUrl, environment, embedded } = target;
  const issuer = authUrl === baseUrl ? '' : `, token issuer ${plain(authUrl, 120)}`;
  const where = embedded ? 'the embedded mock' : `environment ${environment}`;
  return `${plain(baseUrl, 120)} (${where})${issuer}`;
}

function productOf({ product }: VerifiedRun): string {
  return product ? plain(`${product.name} ${product.version}, ${product.vendor}`, 120) : 'no product named';
}

function profileOf({ profile }: VerifiedRun): string {
  if (!profile) return 'none';
  return `${plain(profile.name ?? 'without a name', 60)} (SHA-256 ${profile.digest.slice(0, DIGITS_SHOWN)}…)`;
}

function countsOf({ counts }: VerifiedRun): string {
  const told = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return told.map((outcome) => `${thousands(counts[outcome])} ${outcome}`).join(', ') || 'nothing judged';
}

function signatureOf({ signer }: Verification): string {
  if (!signer) return 'unsigned';
  return `signed by ${signer.keyId.slice(0, 16)}… (${signer.trusted ? 'trusted' : 'unknown signer'})`;
}

function moment(text: string): string {
  return plain(text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2'), 40);
}

/** What a reader has to mend, the most telling first; warnings and reviews keep nobody from being certified. */
function causesOf({ causes }: VerifiedRun): string[] {
  return causes
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive')
    .map(({ outcome, title, instances }) => {
      const [example = ''] = instances;
      const which = instances.length === 1 ? example : `${many(instances.length, 'instance')}, such as ${example}`;
      return `${outcome}: ${plain(title, 240)} (${which})`;
    });
}

function headline(file: string, found: Verification): string {
  if (!found.genuine) return `${file}: NOT GENUINE`;
  const complete = found.verdict === 'incomplete' ? 'not complete' : 'complete';
  return `${file}: genuine, ${complete}, ${verdictWord(found)}`;
}

/** Everything that there is to say of one submission. */
export function inFull(file: string, found: Verification, terms: Terms): string[] {
  const { run } = found;
  if (!run) return [headline(file, found), ...atMost(found.reasons, ' (--json shows them)')];
  const refusal = refusalOf(found, terms);
  const rows: [string, string][] = [
    ['Target', targetOf(run)],
    ...(found.environment === 'mock' ? [['', 'A mock: this says nothing about a sandbox.'] as [string, string]] : []),
    ...(refusal ? [['Refused', refusal] as [string, string]] : []),
    ['Product', productOf(run)],
    ['Claims', plain(run.claims.join(', ')) || 'none'],
    ['Profile', profileOf(run)],
    [
      'Run',
      `${moment(run.times.startedAt)} to ${moment(run.times.endedAt)} UTC, suite ${plain(run.suite.version, 40)}`,
    ],
    ['Outcomes', countsOf(run)],
    ['Proof', `level ${found.level} (${PROOF_LEVELS[found.level]}), ${signatureOf(found)}`],
    ...(run.stopped ? [['Stopped', plain(run.stopped)] as [string, string]] : []),
    ...found.notes.slice(0, MOST_SHOWN).map((note): [string, string] => ['Note', plain(note)]),
  ];
  const causes = causesOf(run);
  const why = causes.length > 0 ? ['  Why not:', ...atMost(causes, ' (--json and report.html show them)')] : [];
  return [headline(file, found), ...rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}`), ...why];
}

/** One submission of many. */
export function inALine(file: string, found: Verification, terms: Terms): string {
  const { run } = found;
  if (!run) {
    const [first = '', ...others] = found.reasons;
    const more = others.length > 0 ? ` (and ${many(others.length, 'more reason')})` : '';
    return `${headline(file, found)}: ${plain(first)}${more}`;
  }
  const [cause] = found.verdict === 'certified' ? [] : causesOf(run);
  const parts = [
    headline(file, found),
    refusalOf(found, terms),
    productOf(run),
    targetOf(run),
    `profile ${profileOf(run)}`,
    `level ${found.level}, ${signatureOf(found)}`,
    moment(run.times.startedAt),
    countsOf(run),
    run.stopped ? plain(run.stopped) : cause,
    ...found.notes.slice(0, 1).map((note) => `note: ${plain(note)}`),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The last line about many: how many of each there are, and what the exit code is for. */
export function total(all: readonly Verification[], terms: Terms): string {
  const words = all.map(verdictWord);
  const each = [...new Set(words)].map((word) => `${words.filter((other) => other === word).length} ${word}`);
  const code = codeOfAll(all.map((found) => codeOf(found, terms)));
  const hint = code === 0 ? '' : ' Verify one alone to see why, or all with --json.';
  return `${many(all.length, 'submission')}: ${each.join(', ')}. Exit code ${code}.${hint}`;
}
