/**
 * The preflight: before anything is judged it tells configuration, network, credentials, an outage and the service's
 * own behaviour apart. It sends eight requests at most where the service answers.
 */

import { report as reportEvent, withHeader } from '../cases/calls.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Sender } from '../judgement/tools.ts';
import { checkConnection, type Reached } from './preflight/connection.ts';
import { sendControls } from './preflight/controls.ts';
import { clockStep, isNowhere } from './preflight/replies.ts';
import { bad, notTried, type PreflightReport, type PreflightStep, reportOf } from './preflight/report.ts';
import { askForTokens } from './preflight/tokens.ts';
import type { Network } from './settings/network.ts';

export { formatPreflight, type PreflightReport } from './preflight/report.ts';

function addressesOf({ target }: RunContext): Reached[] {
  const service: Reached = { address: target.baseUrl, setting: 'LODGING_BASE_URL', who: '' };
  const issuer: Reached = { address: target.authUrl, setting: 'LODGING_AUTH_URL', who: ' (issuer)' };
  return new URL(target.authUrl).origin === new URL(target.baseUrl).origin ? [service] : [service, issuer];
}

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

/** Without a token, a check-in that carries none still tells whether anything is at the address. */
async function probeAddress(sender: Sender, exchanges: readonly Exchange[], context: RunContext) {
  if (!exchanges.every(isNowhere)) return null;
  const call = withHeader(reportEvent('check-in', {}), 'Authorization', null);
  return wrongAddress([...exchanges, await sender.send('preflight/address', call)], context);
}

const STOPS = ['credentials', 'network', 'outage'] as const;

function worst(steps: readonly PreflightStep[]): PreflightStep | undefined {
  return STOPS.flatMap((blame) => steps.find((step) => step.blame === blame) ?? [])[0];
}

/**
 * Tries everything that a run rests on, in order, and stops at the first thing that keeps a run from starting.
 * Exchanges are named `preflight/NAME`. Supplied stays are used up like in a run: two of them.
 * @param sender the run's wire; `singleLiveToken` is set on it where the issuer keeps one token alive at a time
 */
export async function preflight(
  sender: Sender & { singleLiveToken: boolean },
  context: RunContext,
  network: Network,
): Promise<PreflightReport> {
  const steps: PreflightStep[] = [];
  for (const reached of addressesOf(context)) steps.push(...(await checkConnection(reached, network)));
  const unreachable = steps.find(({ ok }) => ok === false);
  if (unreachable) return reportOf(steps, false, unreachable);

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
  sender.singleLiveToken = controls.singleLiveToken;
  steps.push(...controls.steps);
  const misplaced = wrongAddress([...exchanges, ...controls.exchanges], context);
  if (misplaced) steps.push(misplaced);
  const tried = controls.steps.filter(({ name, ok }) => name.startsWith('control ') && ok !== null);
  const isOut = tried.length > 0 && tried.every(({ blame }) => blame === 'network' || blame === 'outage');
  return reportOf(steps, controls.singleLiveToken, misplaced ?? (isOut ? worst(tried) : undefined));
}
