/** What the service answers before anything is judged: tokens, and a valid call of each claimed operation. */
import { report as reportEvent, withHeader } from '../../cases/calls.ts';
import { namedStep, type Sender } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { sendControls } from './controls.ts';
import { clockStep, isNowhere } from './replies.ts';
import { bad, good, notTried, type PreflightReport, type PreflightStep, reportOf } from './report.ts';
import { askForTokens } from './tokens.ts';

/**
 * The step that tells of a wrong address: each of several operations is answered 404 or 405, at the service or everywhere.
 * A service that lacks one operation is judged; one that lacks all of them is somewhere else.
 */
function wrongAddress(exchanges: readonly Exchange[], { target }: RunContext): PreflightStep | null {
  const atService = exchanges.filter(
    ({ request }) => request.operation !== 'token-form' || target.authUrl === target.baseUrl,
  );
  const isWrong = (asked: readonly Exchange[]) =>
    new Set(asked.map(({ request }) => request.operation)).size > 1 && asked.every(isNowhere);
  if (!isWrong(atService) && !isWrong(exchanges)) return null;
  const [first] = atService.length > 0 ? atService : exchanges;
  return bad(
    'address',
    'configuration',
    `Nothing of the service is at this address: ${first?.request.url} and all other paths answer ${first?.reply?.status}.`,
    'Check LODGING_BASE_URL and LODGING_AUTH_URL: host, path prefix (the suite itself adds /api/v1), environment.',
  );
}

/** Says what a run without the hotel's time zone cannot tell; nothing where it was given. */
function zoneSteps({ values }: RunContext): PreflightStep[] {
  if (values.timeZoneGiven) return [];
  const sentence = `The time zone of hotel ${values.hotels[0]?.id} is not given: UTC is assumed, and what rests on the hotel's own offset will be inconclusive.`;
  const step =
    'Set LODGING_HOTEL_TIME_ZONE, such as America/Chicago, or list the hotel in values.hotels of certification.yaml.';
  return [good('time zone', sentence, step)];
}

/** Without a token, a check-in that carries none still tells whether anything is at the address. */
async function probeAddress(sender: Sender, exchanges: readonly Exchange[], context: RunContext) {
  if (!exchanges.every(isNowhere)) return null;
  const call = withHeader(reportEvent('check-in', {}), 'Authorization', null);
  const probe = await sender.send(namedStep(context.seed, 'preflight/address', call));
  return wrongAddress([...exchanges, ...probe], context);
}

const STOPS = ['credentials', 'network', 'outage'] as const;

function worst(steps: readonly PreflightStep[]): PreflightStep | undefined {
  return STOPS.flatMap((blame) => steps.find((step) => step.blame === blame) ?? [])[0];
}

/**
 * Asks the service what a run rests on: eight requests at most, named `preflight/NAME`, and stops at the first thing that
 * keeps a run from starting. Supplied stays are used up like in a run: two of them.
 * @param earlier steps that stand before these in the report
 */
export async function askService(
  sender: Sender,
  context: RunContext,
  earlier: readonly PreflightStep[] = [],
): Promise<PreflightReport> {
  const steps: PreflightStep[] = [...earlier, ...zoneSteps(context)];
  const { steps: tokenSteps, exchanges, variant } = await askForTokens(sender, context);
  const [answered] = exchanges.filter(({ reply }) => reply !== null);
  if (answered) steps.push(clockStep(answered));
  steps.push(...tokenSteps);
  if (variant === null) {
    const decisive = worst(tokenSteps) ?? (await probeAddress(sender, exchanges, context)) ?? undefined;
    if (decisive && !steps.includes(decisive)) steps.push(decisive);
    if (!decisive) steps.push(notTried('controls', 'Not tried: there is no token to send.'));
    return reportOf(steps, false, decisive);
  }
  const controls = await sendControls(sender, context, variant);
  steps.push(...controls.steps);
  const misplaced = wrongAddress([...exchanges, ...controls.exchanges], context);
  if (misplaced) steps.push(misplaced);
  const tried = controls.steps.filter(({ name, ok }) => name.startsWith('control ') && ok !== null);
  const isOut = tried.length > 0 && tried.every(({ blame }) => blame === 'network' || blame === 'outage');
  return reportOf(steps, controls.singleLiveToken, misplaced ?? (isOut ? worst(tried) : undefined));
}
