/** `certify --resume`: finds the run to resume, and checks that its settings are the same. */
import { hash } from 'node:crypto';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RunContext } from '../../contract/run.ts';
import { word } from '../../judgement/curl.ts';
import { type Begun, type ReadJournal, readJournal } from '../../run/journal.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import { runRecord } from '../../submission/record.ts';
import type { RunRecord } from '../../submission/result.ts';
import { otherSuite } from '../../submission/suite.ts';
import { Earlier } from '../../wire/earlier.ts';
import { UsageError } from '../usage.ts';
import { EVIDENCE, type RunOptions } from './conclude.ts';
import { JOURNAL } from './folder.ts';
import { writeWhole } from './outputs.ts';
import { type signingOf, startOfShards } from './prepare.ts';
import { type Left, leftIn } from './rejudge.ts';

/** A run's stays are dated from its beginning: after a day they lie in the past. */
const LONGEST_MS = 24 * 60 * 60_000;

type SigningFacts = Omit<Begun, 'accept'>;

/** A run's key and challenge, which must be the same when it is resumed. */
export const signingFactsOf = ({ challenge, witnessed }: ReturnType<typeof signingOf>): SigningFacts => ({
  challenge: challenge ? hash('sha256', challenge) : null,
  witnessed,
});

export interface Resumed {
  readonly record: RunRecord;
  readonly earlier: Earlier;
  readonly journal: ReadJournal;
  /** How many bytes of the evidence are whole lines. */
  readonly evidenceBytes: number;
}

const NOTHING = 'Nothing was sent.';

/** @throws {UsageError} before a lock is taken, which would create the folder */
export function mustBeFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`--resume: ${folder} is not a folder. Name that of a run's results, such as certification.`);
}

/** The settings that differ from those the run was started with. */
function otherSettings(
  record: RunRecord,
  settings: Settings,
  begun: readonly [was: SigningFacts, is: SigningFacts],
): string[] {
  const { context, shard, times } = record;
  const start = shard ? startOfShards(settings) : { seed: context.seed, startedAt: context.startedAt };
  const now = runRecord(runContext(settings, start), { ...settings, endedAt: times.endedAt, whole: false });
  const otherOf = <Of extends object>(was: Of, is: Of) =>
    (Object.keys({ ...was, ...is }) as (keyof Of & string)[]).filter((key) => !isDeepStrictEqual(was[key], is[key]));
  const isOfStart = (key: string) => key === 'seed' || key === 'startedAt';
  const inContext = otherOf<RunContext>(context, now.context);
  const named = new Set(inContext.map((key) => (isOfStart(key) ? 'LODGING_RUN_BEGAN' : key)));
  const parts = [...named, ...otherOf(...begun)];
  return [...parts, ...(['pace', 'network'] as const).filter((key) => !isDeepStrictEqual(record[key], now[key]))];
}

function refuseOther({ record }: Left, folder: string): void {
  const { context, suite, times } = record;
  if (context.subject !== 'service')
    throw new UsageError(
      `--resume: ${folder} contains a client's run; if it was paused, the command that started it continues it. ${NOTHING}`,
    );
  const other = otherSuite(suite);
  if (other)
    throw new UsageError(
      `--resume: the run in ${folder} was started by ${other}. Resume it with that, or start a new run. ${NOTHING}`,
    );
  if (context.target.embedded)
    throw new UsageError(
      `--resume: the run in ${folder} called the embedded mock, which ended with it. Start a new run, or a mock that keeps running: npx lodging-certification mock --port 4010. ${NOTHING}`,
    );
  if (!existsSync(join(folder, JOURNAL)))
    throw new UsageError(
      `--resume: the run in ${folder} was finished${record.stopped === null ? '.' : `: ${record.stopped}`} There is nothing to resume; --rejudge ${folder} judges it again. ${NOTHING}`,
    );
  if (Date.now() - Date.parse(times.startedAt) > LONGEST_MS)
    throw new UsageError(
      `--resume: the run in ${folder} began at ${times.startedAt}; only a run of the last 24 hours can be resumed, because its stays are out of date after that. Start a new run. ${NOTHING}`,
    );
}

/**
 * The run in a folder, ready to be resumed; the folder is locked.
 * @param signingFacts what its submission is to be sealed with
 * @throws {UsageError} if it cannot be resumed, or would not be the same run
 */
export function resumedIn(folder: string, settings: Settings, signingFacts: SigningFacts): Resumed {
  const left = leftIn(folder, '--resume');
  refuseOther(left, folder);
  const { record } = left;
  const journal = readJournal(join(folder, JOURNAL), settings.secrets.client_secret, record.context.seed);
  if (!journal)
    throw new UsageError(
      `--resume: ${join(folder, JOURNAL)} cannot be opened with LODGING_CLIENT_SECRET: did the run start with this secret? ${NOTHING}`,
    );
  const { accept: _, ...before } = journal.begun;
  const others = otherSettings(record, settings, [before, signingFacts]);
  if (others.length > 0)
    throw new UsageError(
      `--resume: the run in ${folder} was started with other settings (${others.join(', ')}). Restore them to resume it, or start a new run in another folder. ${NOTHING}`,
    );
  const earlier = new Earlier(left.exchanges, journal.events);
  const { exchanges } = earlier;
  const isWhole = exchanges.length === left.exchanges.length;
  const evidence = isWhole ? left.evidence : Buffer.from(exchanges.map((each) => `${JSON.stringify(each)}\n`).join(''));
  if (!isWhole) writeWhole(join(folder, EVIDENCE), evidence);
  return { record, journal, earlier, evidenceBytes: evidence.length };
}

/** The options that a resumed run needs again; everything else is in its folder. */
const GIVEN_AGAIN = ['config', 'profile', 'challenge', 'witness', 'baseline', 'strict-baseline', 'history'] as const;

/** The command that resumes a run from the folder in which it was started: one line for a shell. */
export function resumeLine(options: RunOptions): string {
  const given = GIVEN_AGAIN.flatMap((name) => {
    const value = options[name];
    return value ? [`--${name}`, ...(value === true ? [] : [value])] : [];
  });
  return ['npx lodging-certification certify --resume', ...[options.out, ...given].map(word)].join(' ');
}

/** How a run ended: whether all was sent, it was interrupted, or the service was gone. */
interface Ended {
  readonly ran: boolean;
  readonly interrupted: boolean;
  readonly gone: boolean;
}

/** Whether an ended run can be resumed: not everything was sent. A later Ctrl-C does not count. */
export const canGoOn = ({ ran, interrupted, gone }: Ended): boolean => gone || (!ran && interrupted);

/** Removes the journal of a run that cannot be resumed. */
export function endJournal({ out }: RunOptions, ended: Ended): void {
  if (!canGoOn(ended)) rmSync(join(out, JOURNAL), { force: true });
}
