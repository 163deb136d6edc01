/**
 * The suites as a project of a Playwright configuration: `import { suites } from
 * 'lodging-certification/playwright'`. Settings come from the environment and `.env`, as for `certify`. Playwright
 * shows what holds and what does not; this certifies nothing.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Project } from '@playwright/test';
import type { Subject } from '../contract/words.ts';
import { expect, test } from '../fixtures/playwright-test.ts';
import { runBy } from '../fixtures/specify.ts';
import { CONTEXT_VARIABLE, readContext } from '../run/handed-over.ts';
import type { Settings } from '../run/settings.ts';
import { workersContext } from '../wire/remote.ts';
import { OWN_EXTENSION, outputFolder, PROJECT } from './project.ts';
import type { suites as published, SuitesConfig } from './suites.d.mts';

const ours = (name: string) => fileURLToPath(new URL(`../${name}${OWN_EXTENSION}`, import.meta.url));

/** Only set in a run of Playwright. */
async function ownRun(asked: Subject | undefined) {
  const { bareRun, subjectOf } = await import('../fixtures/bare-run.ts');
  const { EMBEDDED } = await import('../mock/embedded.ts');
  return bareRun(EMBEDDED, asked ?? subjectOf(process.argv));
}

// Only the run's main process opens the provider's side; workers need none of it.
const clientHost = async (settings: Settings, environment: NodeJS.ProcessEnv) =>
  (await import('../client/certify/hosted.ts')).clientHost(settings, environment);

const mockServer = () => ({
  command: 'node scripts/start.cjs mock --port 0 --quiet',
  cwd: PROJECT,
  wait: { stdout: /Listening on (?<lodging_mock_url>http:\S+)/ },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
});

/** `suites.d.mts` declares what the package exports of this module. */
export const suites: typeof published = async (asked?: Subject): Promise<SuitesConfig> => {
  // All processes that run specs start here. A run under way has a known context: in UI mode, not always the first.
  const underWay = process.env[CONTEXT_VARIABLE] ? ((await workersContext()) ?? readContext()) : null;
  const run = underWay ? { settings: null, context: underWay } : await ownRun(asked);
  const isClient = run.context.subject === 'client';
  runBy({ test, expect, clientHost, ...run });
  const project: Project = {
    name: run.context.subject,
    testDir: fileURLToPath(new URL(`../suites/${run.context.subject}`, import.meta.url)),
    // One file at a time: the runner and its workers exchange messages about each group of tests, which takes time.
    fullyParallel: false,
    retries: 0,
    // A test may have to wait for its turn, for a rate limit, or for a token to expire.
    // The client's scenes are played one at a time, and a test may be about all of them.
    timeout: isClient ? 3_600_000 : 300_000,
  };
  return {
    projects: [project],
    globalSetup: ours('fixtures/global-setup'),
    reporter: [
      [ours('reporters/redact')],
      ['allure-playwright', { resultsDir: join(outputFolder(), 'playwright/allure-results') }],
      [ours('reporters/terminal'), { details: true }],
    ],
    ...(run.settings?.target.embedded && !isClient ? { webServer: mockServer() } : {}),
  };
};
