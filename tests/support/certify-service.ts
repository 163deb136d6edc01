/** A whole run against a local service, in this process: settings, preflight, plan, evidence, submission, verdict. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { EMBEDDED, EMBEDDED_CLIENT } from '../../mock/embedded.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { startRun } from '../../run/live-run.ts';
import type { PreflightReport } from '../../run/preflight.ts';
import { formatProblems, loadSettings, runContext, type Settings } from '../../run/settings.ts';
import { type Assembled, assemble } from '../../submission/assemble.ts';
import { packEntries, submissionEntries } from '../../submission/pack.ts';
import { parseEvidence, runRecord } from '../../submission/record.ts';
import { specsOf } from '../../suites/index.ts';
import type { Started } from '../services/common/started.ts';
import { startNow } from './context.ts';
import { withoutSourceMaps } from './source-maps.ts';

export interface CertifiedService {
  readonly preflight: PreflightReport;
  readonly assembled: Assembled;
  /** Writes its submission: most tests need only the findings. */
  readonly submission: () => Promise<Buffer>;
}

function settingsFor({ baseUrl, authUrl }: Started, folder: string): Settings {
  const loaded = loadSettings({
    env: {
      LODGING_BASE_URL: baseUrl,
      LODGING_AUTH_URL: authUrl,
      LODGING_CLIENT_ID: EMBEDDED_CLIENT.id,
      LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret,
      LODGING_ENVIRONMENT: 'mock',
    },
    cwd: folder,
    profileFile: 'profile.yaml',
    embedded: EMBEDDED,
  });
  if ('problems' in loaded) throw new Error(formatProblems(loaded.problems));
  return loaded.settings;
}

/** Certifies a service with the `certification.yaml` and `profile.yaml` of a folder. */
export function certifyService(service: Started, folder: string): Promise<CertifiedService> {
  return withoutSourceMaps(() => certified(service, folder));
}

async function certified(service: Started, folder: string): Promise<CertifiedService> {
  const settings = settingsFor(service, folder);
  const context = runContext(settings, startNow());
  const scratch = mkdtempSync(join(tmpdir(), 'service-'));
  const evidence = join(scratch, 'evidence.ndjson');
  try {
    const run = await startRun(settings, context, { evidence });
    const tests = collectPlan(context, await specsOf('service'));
    // As `certify` sends a plan: most tests wait for one another's exchanges.
    await runPlan(tests, context, run.wire, { atOnce: settings.pace.concurrency * 4 });
    await run.close();
    const facts = { endedAt: new Date().toISOString(), whole: true, pace: settings.pace, network: settings.network };
    const assembled = await assemble(runRecord(context, facts), parseEvidence(readFileSync(evidence)));
    const submission = () => packEntries(submissionEntries({ result: assembled.result, writers: entryWriters }));
    return { preflight: run.preflight, assembled, submission };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
