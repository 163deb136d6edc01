/** `certify --delta`: sends only what an earlier submission does not cover. */
import { hash } from 'node:crypto';
import { isAboutWholeRun } from '../../contract/catalogue/whole-run.ts';
import { many } from '../../reporters/verdict-words.ts';
import { fileName, oneLine } from '../../reporters/visible.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import { judgeAgain, othersOf, recordIn } from '../../submission/again.ts';
import { planOf } from '../../submission/plan.ts';
import { Refusal } from '../../submission/problems.ts';
import type { RunRecord } from '../../submission/result.ts';
import { parseVerdict } from '../../submission/verdict.ts';
import { readNamed, UsageError } from '../usage.ts';
import type { CertifyOptions } from './options.ts';

type Delta = Pick<CertifyOptions, 'only' | 'completes'>;

const NOTHING_SENT = 'Nothing was sent.';

/** Why no delta run can complete it; `null`: one can. @param verdict as claimed: only the desk knows if it is true */
function obstacle({ context, whole, completes }: RunRecord, verdict: string, settings: Settings): string | null {
  if (context.subject !== 'service')
    return 'it is about a client, whose few scenes are played again as a whole: certify client.';
  if (completes !== undefined) return 'it is a delta run itself; name the submission of the whole run.';
  if (!whole || verdict !== 'certified') return `its verdict is ${verdict}; wanted a whole run that was certified.`;
  const { seed, startedAt, target } = context;
  const now = runContext(settings, { seed, startedAt, baseUrl: target.baseUrl });
  const others = othersOf(context, JSON.parse(JSON.stringify(now)));
  if (others.length === 0) return null;
  return `it was run with other settings (${others.join(', ')}). Restore them, or run the whole suite.`;
}

/** The part of the plan to run: what is not covered, and the rules over a whole run, which apply here too. */
async function askedFor({ context }: RunRecord, open: readonly string[]): Promise<readonly string[]> {
  const due = new Set(open);
  const plan = (await planOf(context)).map(({ instance }) => instance.id);
  return plan.filter((id) => due.has(id) || isAboutWholeRun(id));
}

/**
 * The part of the plan that a run must try so that an earlier submission, judged by another release, also holds by
 * this one.
 * @throws {UsageError} if no delta run can complete it, or nothing is left to try
 */
export async function deltaOf(file: string, settings: Settings): Promise<Delta> {
  const refused = (why: string) => new UsageError(`--delta: ${fileName(file)}: ${why} ${NOTHING_SENT}`);
  const zip = readNamed('--delta', file);
  try {
    const { record, entries } = await recordIn(zip);
    const why = obstacle(record, parseVerdict(entries.get('verdict.json')).verdict, settings);
    if (why) throw refused(why);
    const { failed, reviews, notCovered, inconclusive } = await judgeAgain(zip);
    const [first] = failed;
    if (first)
      throw refused(
        `this release fails ${many(failed.length, 'instance')} of it, ${oneLine(first)} among them. Fix the service, and run the whole suite.`,
      );
    const open = [...notCovered, ...reviews, ...inconclusive];
    if (open.length === 0) throw refused('it covers all that this release tries: no delta run is needed.');
    return { only: await askedFor(record, open), completes: hash('sha256', zip) };
  } catch (error) {
    if (error instanceof Refusal) throw refused(error.message);
    throw error;
  }
}
