import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { expect, test } from './fixtures/playwright-test.ts';
import { provide } from './fixtures/provided.ts';
import { ensureContext, settingsOrThrow } from './fixtures/settings-for-playwright.ts';
import { BROKER_VARIABLE } from './fixtures/wire/broker.ts';

// Every process that runs specs reads this file first.
provide({ test, expect });

const out = process.env['LODGING_OUT'] ?? 'certification';
const hosted = Boolean(process.env[BROKER_VARIABLE]);
const settings = hosted ? null : settingsOrThrow();
if (settings) ensureContext(settings);

export default defineConfig<object, { judgedFromEvidence: boolean }>({
  testDir: 'suites',
  outputDir: join(out, 'playwright'),
  projects: [{ name: 'service', testDir: 'suites/service' }],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A test may have to wait for its turn, for a rate limit, or for a token to expire.
  timeout: 300_000,
  // More than there are processors: much of a test's time is waiting for its turn and for the service.
  workers: 4,
  globalSetup: './fixtures/global-setup.ts',
  use: { judgedFromEvidence: hosted },
  reporter: [
    ['./reporters/redact.ts'],
    ['./reporters/select.ts'],
    ['./reporters/terminal.ts'],
    ...(hosted
      ? ([['./reporters/allure-collect.ts', { resultsDir: join(out, 'allure-results'), detail: false }]] as const)
      : []),
  ],
  ...(settings?.target.embedded
    ? {
        webServer: {
          command: 'node --import tsx scripts/mock.ts --port 0',
          wait: { stdout: /Listening on (?<lodging_mock_url>http:\S+)/ },
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
        },
      }
    : {}),
});
