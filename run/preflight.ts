/** The preflight: tells configuration, network, credentials, an outage and the service's own behaviour apart. */
import type { Sender } from '../cases/sequence.ts';
import type { RunContext } from '../contract/run.ts';
import { type PreflightReport, type PreflightStep, reportOf } from '../judgement/preflight/report.ts';
import { askService } from '../judgement/preflight/service.ts';
import { checkConnection, type Reached, whatSpeaks } from './preflight/connection.ts';
import type { Network } from './settings/network.ts';

export { formatPreflight, nextLine, type PreflightReport } from '../judgement/preflight/report.ts';

function addressesOf({ target }: RunContext): Reached[] {
  const service: Reached = { address: target.baseUrl, setting: 'LODGING_BASE_URL', who: '' };
  const issuer: Reached = { address: target.authUrl, setting: 'LODGING_AUTH_URL', who: ' (issuer)' };
  return new URL(target.authUrl).origin === new URL(target.baseUrl).origin ? [service] : [service, issuer];
}

async function strangerInstead(report: PreflightReport, context: RunContext, network: Network) {
  if (report.blame !== 'outage' || report.steps.some(({ reply }) => reply !== undefined)) return report;
  for (const reached of addressesOf(context)) {
    const stranger = await whatSpeaks(reached, network);
    if (stranger) return reportOf([...report.steps, stranger], false, stranger);
  }
  return report;
}

/** A person spots it at once, and nothing else can: a blank at the end of a refused secret. */
function withPaddedSecret(report: PreflightReport, secret: string): PreflightReport {
  if (report.blame !== 'credentials' || secret === secret.trim()) return report;
  const nextStep =
    'LODGING_CLIENT_SECRET begins or ends with a blank, which is sent with it: take it off if it is not part of the secret.';
  const steps = report.steps.map((step) => (step.blame === 'credentials' ? { ...step, nextStep } : step));
  return { ...report, steps, nextStep };
}

/**
 * Tries everything a run rests on, in order: each address's name and connection, then the service's answers.
 * @param sender the run's wire; gets `singleLiveToken` set if the issuer keeps one token alive at a time
 * @param secret the client's; only a blank at its end is reported
 */
export async function preflight(
  sender: Sender & { singleLiveToken: boolean },
  context: RunContext,
  network: Network,
  secret = '',
): Promise<PreflightReport> {
  const steps: PreflightStep[] = [];
  for (const reached of addressesOf(context)) steps.push(...(await checkConnection(reached, network)));
  const unreachable = steps.find(({ ok }) => ok === false);
  // Without the requests before the plan there is no run, even under --accept.
  if (unreachable) return { ...reportOf(steps, false, unreachable), canStartAnyway: false };
  const report = await askService(sender, context, steps);
  sender.singleLiveToken = report.singleLiveToken;
  return withPaddedSecret(await strangerInstead(report, context, network), secret);
}
