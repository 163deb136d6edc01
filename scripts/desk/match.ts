/** `npx lodging-certification desk match`: looks for a submission's calls in a log, and signs the result. */
import { createPublicKey, hash, type KeyObject } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Validator } from '../../contract/ajv.ts';
import { visible } from '../../contract/visible.ts';
import { DEFAULT_LIMITS } from '../../desk/judge-process.ts';
import type { Mapping } from '../../desk/match/columns.ts';
import { type MatchResult, matchRun, shownFinding } from '../../desk/match/judge.ts';
import { LogError } from '../../desk/match/lines.ts';
import { deskKey, PolicyError, readPolicy } from '../../desk/policy.ts';
import { firstOf, many, thousands } from '../../reporters/verdict-words.ts';
import { fileName, oneLine } from '../../reporters/visible.ts';
import { logMapping } from '../../run/settings/files.gen.ts';
import { formatProblems } from '../../run/settings/problem.ts';
import { readYaml } from '../../run/settings/yaml-file.ts';
import { keyId } from '../../submission/dsse.ts';
import { LEVELS } from '../../submission/levels.ts';
import { type Match, matchFileOf, signMatch } from '../../submission/match.ts';
import { Refusal, sentenceOf } from '../../submission/problems.ts';
import { readZip } from '../../submission/read.ts';
import { parseEvidence, parseRecord } from '../../submission/record.ts';
import type { Failure } from '../command.ts';
import { type CommandLine, USAGE_EXIT, UsageError } from '../usage.ts';
import { type Findings, findingCommand } from './at-register.ts';
import { DeskSandbox } from './release.ts';

const HELP = `npx lodging-certification desk match SUBMISSION.zip --server-log FILE… [options]

Looks for every call of a submission in the log of the service that it was run against: NDJSON, CSV with a header row, or the common
or combined access log, each also gzipped. The submission is verified first. If the log has the calls, the match is signed and
written next to the submission, as SUBMISSION.zip.match.dsse.json: with it verify --trust-match KEY.pub.pem finds level 2, matched.

  --server-log FILE  a log file; may be given several times, or once with several files after it
  --mapping FILE     how to read the log (contract/log-mapping.schema.json): its columns, the zone of its times, and the
                     calls that a gateway answers before they are logged
  --key KEY.pem      your Ed25519 private key (npx lodging-certification keygen NAME), which signs the match (default: the key of
                     your policy); without it nothing is written
  --policy FILE      your policy (default: desk.yaml, if it exists)
  --json             prints what was found as JSON
  --help             prints this

Exit codes: 0 matched · 1 not matched · 2 usage error, or a file that is not a log · 4 not a genuine submission` as const;

const NOT_MATCHED_EXIT = 1;
const NOT_GENUINE_EXIT = 4;

function requireFile(option: string, path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return;
  throw new UsageError(`${option}: ${fileName(path)} is not a file. Give the path of an existing file.`);
}

/** The mapping for reading the log. @param path absent: the usual names @throws {UsageError} */
export function mappingIn(path: string | undefined): Mapping {
  const { value, problems } = readYaml<Mapping>(path, process.cwd(), logMapping as Validator, '--mapping', {
    nothing: {},
  });
  if (problems.length === 0) return value;
  throw new UsageError(formatProblems(problems, 'the mapping file', 'nothing was looked for'));
}

/** A shell expands one option to several files. @throws {UsageError} if something is missing */
function filesOf({ values, positionals: [zip, ...more] }: CommandLine<typeof HELP, 'server-log'>) {
  const files = [...(values['server-log'] ?? []), ...more];
  if (zip === undefined || files.length === 0) {
    throw new UsageError(
      'match needs a submission and the log: npx lodging-certification desk match SUBMISSION.zip --server-log access.log; --help says more.',
    );
  }
  requireFile('SUBMISSION.zip', zip);
  for (const file of files) requireFile('--server-log', file);
  return { zip, files };
}

/** Milliseconds as seconds: `0.042 s`. */
const seconds = (ms: number) => `${Number((ms / 1000).toFixed(3))} s`;
const clock = (moment: string) => moment.replace('T', ' ').replace(/\.\d+Z$/, '');

/** Calls that need not be in the log. */
function notLoggedOf({ notLogged }: Match): string[] {
  const reasons = new Map<string, number>();
  for (const { why } of notLogged) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  return [...reasons].map(
    ([why, count]) => `${thousands(count)} ${count === 1 ? 'is' : 'are'} not in it: ${oneLine(why, 200)}`,
  );
}

function clockRow({ clock: { offsetMs, toleranceMs, driftMs, resolutionMs } }: Match): string {
  const way = offsetMs < 0 ? 'behind' : 'ahead of';
  return `${seconds(Math.abs(offsetMs))} ${way} the run's, tolerance ${seconds(toleranceMs)}, drift ${seconds(driftMs)}, resolution ${seconds(resolutionMs)}`;
}

const MOST_SHOWN = 10;

function otherRows({ otherCalls }: Match): string[] {
  const rows = otherCalls.map(({ from, to, calls, accepted, sameTag }) => {
    const same =
      sameTag > 0 ? `, ${thousands(sameTag)} with the tag of this run: it was started earlier, or again` : '';
    return `${clock(from)} to ${clock(to)} UTC: ${many(calls, 'call')}, ${thousands(accepted)} accepted${same}`;
  });
  return firstOf(rows, MOST_SHOWN, (left) => `… and ${left} more (--json shows them)`);
}

const row = (name: string, value: string) => `  ${name.padEnd(9)} ${value}`;
/** Rows of which only the first has a name. */
const rows = (name: string, values: readonly string[]) => values.map((value, at) => row(at === 0 ? name : '', value));

function inWords(zip: string, { problems, findings, match, seesHidden }: MatchResult): string[] {
  const head = `${fileName(zip)}: ${problems.length === 0 ? 'matched' : 'NOT MATCHED'}`;
  const shown = firstOf(
    findings.map((finding) => `    ${finding.what}: ${shownFinding(finding)}`),
    MOST_SHOWN,
    (left) => `    … and ${left} more (--json shows them)`,
  );
  const why = problems.flatMap((each) => row('Why not', oneLine(sentenceOf(each), 1000)));
  if (!match) return [head, ...why];
  const by = match.identifiedBy ? `${match.identifiedBy}` : 'nothing: the log does not say whose calls these are';
  return [
    head,
    row('Found', `${thousands(match.found)} of ${many(match.calls, 'call')}`),
    ...rows('', notLoggedOf(match)),
    ...rows(
      'Log',
      match.log.map(
        ({ name, format, lines, calls }) =>
          `${fileName(name)}: ${format}, ${many(calls, 'call')} in ${many(lines, 'line')}`,
      ),
    ),
    row('', `${clock(match.covers.from)} to ${clock(match.covers.to)} UTC`),
    row('Clock', clockRow(match)),
    row('Matched', `by ${match.matchedBy.join(', ')}`),
    row('Caller', `known by ${by}`),
    ...(seesHidden
      ? []
      : [row('', 'Whether the submission hides calls was not checked: give a log with client ids or User-Agent.')]),
    ...rows('Others', otherRows(match)),
    ...why,
    ...shown,
  ];
}

async function find(line: CommandLine<typeof HELP, 'server-log'>): Promise<Findings> {
  const { zip, files } = filesOf(line);
  const { values } = line;
  const policy = readPolicy(values.policy);
  const mapping = mappingIn(values.mapping);
  const key = values.key === undefined && policy.key === null ? null : deskKey(policy, values.key);
  const sandbox = new DeskSandbox(DEFAULT_LIMITS, policy);
  const found = await sandbox.judge(zip, { trusted: new Set(), signature: false }).finally(() => sandbox.stop());
  const bytes = readFileSync(zip);
  if (!found.consistent || hash('sha256', bytes) !== found.digest) {
    const reasons = found.consistent ? ['It was changed while it was read.'] : found.reasons;
    const head = `${fileName(zip)}: NOT GENUINE: its calls were not looked for`;
    const json = { file: zip, exitCode: NOT_GENUINE_EXIT, matched: false, reasons };
    return { json, lines: [head, ...reasons.map((each) => row('', oneLine(each)))], exitCode: NOT_GENUINE_EXIT };
  }
  const entries = await readZip(bytes);
  const record = parseRecord(entries.get('run.json') as Buffer);
  const exchanges = parseEvidence(entries.get('evidence.ndjson') as Buffer);
  const result = await matchRun(record, exchanges, { files, mapping, now: Date.now() });
  const { problems, match, findings, seesHidden } = result;
  const matched = problems.length === 0 && match !== null;
  const statement = matched && key ? matchFileOf(zip) : null;
  if (statement && key && match)
    write(statement, signMatch(match, { name: basename(zip), digest: found.digest as string }, key));
  const exitCode = matched ? 0 : NOT_MATCHED_EXIT;
  const about = { file: zip, exitCode, matched, problems, reasons: problems.map(sentenceOf), seesHidden };
  return {
    json: { ...about, statement, match, findings },
    lines: [...inWords(zip, result), ...(matched ? [proofRow(statement, key)] : [])].map(visible),
    exitCode,
  };
}

function proofRow(out: string | null, key: KeyObject | null): string {
  if (!out || !key) return row('Proof', 'Nothing was written: with --key KEY.pem the match is signed, for level 2.');
  const { name, proves, leavesOpen } = LEVELS[2];
  return row(
    'Proof',
    `${fileName(out)}, signed by ${keyId(createPublicKey(key)).slice(0, 16)}…: level 2, ${name}: ${proves}; but ${leavesOpen}.`,
  );
}

function write(out: string, bytes: Buffer): void {
  try {
    writeFileSync(out, bytes);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `${fileName(out)} cannot be written (${code}). Move the submission to a folder that can be written.`,
    );
  }
}

function failure(error: unknown): Failure | null {
  if (error instanceof LogError || error instanceof PolicyError)
    return { exitCode: USAGE_EXIT, message: error.message };
  // Another release judges the submissions that it made; if this one cannot read them, it cannot match them.
  return error instanceof Refusal ? { exitCode: NOT_GENUINE_EXIT, message: error.message } : null;
}

export const command = findingCommand(HELP, { lists: ['server-log'], words: true }, find, failure);
