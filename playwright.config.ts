import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { runBy } from './fixtures/specify.ts';
import { plainExpect } from './judgement/matchers/index.ts';
import { byRequirement, CONTEXT_VARIABLE, readContext, readJudged } from './run/handed-over.ts';
import type { Settings } from './run/settings.ts';
import { OWN_EXTENSION, PROJECT } from './scripts/project.ts';
import { workersContext } from './wire/remote.ts';

const out = resolve(PROJECT, process.env['LODGING_OUT'] ?? 'certification');
// Under `npm run certify`: it has sent and judged, and the tests show what it found.
const judged = readJudged();

const ours = (name: string) => `./${name}${OWN_EXTENSION}`;

/** The run of Playwright alone. Under `npm run certify` nothing of it is needed, nor loaded. */
async function ownRun() {
  const { bareRun, subjectOf } = await import('./fixtures/bare-run.ts');
  const { EMBEDDED } = await import('./mock/embedded.ts');
  return bareRun(EMBEDDED, subjectOf(process.argv));
}

// Every process that runs specs reads this file first; where a run is under way, its context is known: a worker's of UI mode is
// not always that of the first run.
const underWay = process.env[CONTEXT_VARIABLE] ? ((await workersContext()) ?? readContext()) : null;
const run = underWay ? { settings: null, context: underWay } : await ownRun();
const isClient = run.context.subject === 'client';
// The provider's end is opened by the run's main process alone; workers need nothing of it.
const clientHost = async (settings: Settings, environment: NodeJS.ProcessEnv) =>
  (await import('./client/certify/hosted.ts')).clientHost(settings, environment);

/** What specs declare their tests with. In the runner's own process that is always Playwright's: their lines are read there. */
async function runnersTest() {
  const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
  if (!judged || !isWorker) return import('./fixtures/playwright-test.ts');
  const { showing } = await import('./fixtures/shown.ts');
  return { test: showing(judged), expect: plainExpect };
}

const { test, expect } = await runnersTest();
runBy({ test, expect, clientHost, ...run });

const config: PlaywrightTestConfig = {
  // Places are shown from there on.
  testDir: PROJECT,
  outputDir: join(out, 'playwright'),
  projects: [
    { name: run.context.subject, testDir: fileURLToPath(new URL(`suites/${run.context.subject}`, import.meta.url)) },
  ],
  // A file at a time: the runner talks to its workers about each group of tests, and that takes time.
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // A test may have to wait for its turn, for a rate limit, or for a token to expire.
  // The client's scenes are played one at a time, and a test may be about all of them.
  timeout: isClient ? 3_600_000 : 300_000,
  // Sending is mostly waiting, showing is not.
  workers: judged ? 1 : 4,
  ...(judged ? {} : { globalSetup: ours('fixtures/global-setup') }),
  reporter: judged
    ? // Nothing that these are handed holds a secret, and Allure's results are made from the evidence.
      [
        [ours('reporters/shown'), { requirements: [...byRequirement(judged).keys()] }],
        [ours('reporters/terminal'), { judged: judged.length }],
      ]
    : [
        [ours('reporters/redact')],
        ['allure-playwright', { resultsDir: join(out, 'playwright/allure-results') }],
        [ours('reporters/terminal'), { details: true }],
      ],
  ...(run.settings?.target.embedded && !isClient
    ? {
        webServer: {
          command: 'node scripts/start.cjs mock --port 0 --quiet',
          cwd: PROJECT,
          wait: { stdout: /Listening on (?<lodging_mock_url>http:\S+)/ },
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
        },
      }
    : {}),
};

export default config;
