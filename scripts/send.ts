/** `npm run send`: sends a requirement's requests again, shows the replies, and says whether it is met now. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange } from '../contract/evidence.ts';
import { visible, visibleJson } from '../contract/visible.ts';
import type { Outcome } from '../contract/words.ts';
import { replyText, requestText } from '../judgement/explain.ts';
import type { Judgement } from '../judgement/judge.ts';
import { OUTCOME_COLOURS, painter, wantsColour } from '../reporters/style.ts';
import { freezeContext, startRun } from '../run/live-run.ts';
import { formatPreflight } from '../run/preflight.ts';
import type { Settings } from '../run/settings.ts';
import { DEFAULT_FOLDER } from './certify/folder.ts';
import { embeddedMock, settingsOf } from './certify/prepare.ts';
import { CANNOT_TELL_EXIT, exitOfStop } from './certify/suites.ts';
import { runCommand } from './command.ts';
import { readRun } from './read-run.ts';
import { isOverRun, type Recorded, type SentAgain, sendAgain, type Wanted, wantedOf } from './send/again.ts';
import { readCommandLine, UsageError } from './usage.ts';

const HELP = `npx lodging-certification send ID [options]

Sends the requests of one requirement, or of one instance, as a run does: with its own check-ins, waits and altered
secrets, with new values, and with the secrets from the settings. It prints each request and
reply, and whether the requirement is met now. Nothing is written.

  --evidence RUN   a submission.zip or results folder: uses its claims, profile and values, and also shows the
                   requirement's outcome there. If it failed there but passes on its own, it is tried up to five
                   more times, after the requests before it. For a WHOLE-RUN requirement, sends the requests that
                   broke it (without this option: in the run in certification/)
  --config FILE    certification.yaml to read
  --profile FILE   the provider's answers
  --json           prints JSON
  --help           prints this

Exit codes: 0 met, 1 not met, 2 configuration or usage error, 3 it could not be judged.`;

const LONGEST_BODY = 4000;

const paint = painter(wantsColour(process.stdout));

const MARKS: Readonly<Partial<Record<Outcome, string>>> = { passed: 'met', failed: 'not met' };

function judgedLine({ instance, outcome, reason }: Judgement, before: Judgement | undefined): string {
  const then = before ? ` (in the run: ${before.outcome})` : '';
  return `${paint(OUTCOME_COLOURS[outcome], MARKS[outcome] ?? outcome)} ${instance.id}${then}${reason ? `: ${visible(reason)}` : ''}`;
}

/** How often it had to be sent; empty for a single try. */
const triesLine = ({ tries, requests }: SentAgain) =>
  tries > 1
    ? `Sent ${tries} times in ${requests} requests: first alone, then after the requests before it in the run; the last attempt is shown.`
    : null;

const indented = (text: string) => text.split('\n').map((line) => `  ${visible(line)}`.trimEnd());

function shownExchange(exchange: Exchange): string {
  const { id, sentAt, durationMs } = exchange;
  const head = `${paint('bold', id)} ${paint('dim', `sent ${sentAt}, answered after ${durationMs} ms`)}`;
  const texts = [requestText(exchange, LONGEST_BODY), replyText(exchange, LONGEST_BODY)];
  return [head, ...texts.flatMap((text) => [...indented(text), ''])].join('\n');
}

function exitCodeOf(judgements: readonly Judgement[]): number {
  const outcomes = judgements.map(({ outcome }) => outcome);
  if (outcomes.some((outcome) => outcome === 'failed' || outcome === 'warning')) return 1;
  const holds = outcomes.every((outcome) => outcome === 'passed' || outcome === 'observed');
  return holds && outcomes.length > 0 ? 0 : CANNOT_TELL_EXIT;
}

function print(sent: SentAgain, { before }: Wanted, json: boolean): void {
  const { judgements, exchanges, tries, requests } = sent;
  if (json) {
    const outcomes = judgements.map(({ instance: { id }, outcome, reason }) => {
      return { id, outcome, reason, before: before.get(id)?.outcome };
    });
    console.log(visibleJson({ exitCode: exitCodeOf(judgements), tries, requests, outcomes, exchanges }, 2));
    return;
  }
  for (const exchange of exchanges) console.log(shownExchange(exchange));
  for (const judgement of judgements) console.log(judgedLine(judgement, before.get(judgement.instance.id)));
  const line = triesLine(sent);
  if (line) console.log(line);
}

/** The named run or, for requirements over a whole run, the one in the default folder. */
async function runOf(id: string, named: string | undefined): Promise<Recorded | null> {
  const path = named ?? (isOverRun(id) && existsSync(join(DEFAULT_FOLDER, 'run.json')) ? DEFAULT_FOLDER : null);
  if (path === null) return null;
  const { evidence } = await readRun(path);
  if (evidence?.record.context.subject === 'service') return evidence;
  throw new UsageError(`--evidence: ${path} contains no exchanges of a service's run.`);
}

/**
 * Its stays would be reported to a service that does not know their hotels; a run that is named may have called the
 * same service elsewhere, but never the embedded mock instead. @throws {UsageError}
 */
function refuseAnotherTarget({ record }: Recorded, { target }: Settings, named: string | undefined): void {
  const { embedded, baseUrl } = record.context.target;
  if (embedded === target.embedded && (embedded || baseUrl === target.baseUrl)) return;
  if (named !== undefined && !target.embedded) return;
  const next = target.embedded ? 'set LODGING_BASE_URL' : 'name the run you mean with --evidence';
  throw new UsageError(
    `${named ?? `${DEFAULT_FOLDER}/`} holds a run of ${embedded ? 'the embedded mock' : baseUrl}, and the settings name ${target.baseUrl ?? 'the embedded mock'}: ${next}.`,
  );
}

async function send(args: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine(HELP, args, { words: true });
  const [id, ...others] = positionals;
  if (id === undefined || others.length > 0)
    throw new UsageError('Name one requirement or instance: npx lodging-certification send ID.');
  const earlier = await runOf(id, values.evidence);
  const settings = settingsOf({ ...values, subject: 'service', earlier: earlier?.record.context });
  if (earlier) refuseAnotherTarget(earlier, settings, values.evidence);
  const mock = await embeddedMock(settings);
  try {
    const freeze = () => freezeContext(settings, mock?.url);
    const wanted = await wantedOf(id, freeze(), earlier);
    const again = await sendAgain(wanted, freeze, (context) => startRun(settings, context));
    if ('canStart' in again) {
      console.error(formatPreflight(again));
      return exitOfStop(again);
    }
    print(again, wanted, values.json);
    return exitCodeOf(again.judgements);
  } finally {
    await mock?.close();
  }
}

await runCommand({ help: HELP, run: send });
