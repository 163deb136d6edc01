/**
 * The preflight: before anything is judged it tells configuration, network, credentials, an outage and the service's
 * own behaviour apart.
 */
import type { Sender } from '../cases/sequence.ts';
import type { RunContext } from '../contract/run.ts';
import { type PreflightReport, type PreflightStep, reportOf } from '../judgement/preflight/report.ts';
import { askService } from '../judgement/preflight/service.ts';
import { checkConnection, type Reached } from './preflight/connection.ts';
import type { Network } from './settings/network.ts';

export { formatPreflight, type PreflightReport } from '../judgement/preflight/report.ts';

function addressesOf({ target }: RunContext): Reached[] {
  const service: Reached = { address: target.baseUrl, setting: 'LODGING_BASE_URL', who: '' };
  const issuer: Reached = { address: target.authUrl, setting: 'LODGING_AUTH_URL', who: ' (issuer)' };
  return new URL(target.authUrl).origin === new URL(target.baseUrl).origin ? [service] : [service, issuer];
}

/**
 * Tries everything that a run rests on, in order: name and connection of each address, then what the service answers.
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
  const report = await askService(sender, context, steps);
  sender.singleLiveToken = report.singleLiveToken;
  return report;
}
