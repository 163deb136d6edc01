import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { expect, test } from './fixtures/playwright-test.ts';
import { provide } from './fixtures/provided.ts';
import { LOCATIONS } from './reporters/locations.ts';
import { BROKER_VARIABLE, CERTIFY_VARIABLE } from './wire/broker.ts';

// Every process that runs specs reads this file first.
provide({ test, expect });

const out = process.env['LODGING_OUT'] ?? 'certification';
// Also in the workers of a bare run: there its global setup has started the wire.
const hosted = Boolean(process.env[BROKER_VARIABLE]);
const judgedFromEvidence = Boolean(process.env[CERTIFY_VARIABLE]);
// Where a wire is there the settings are known, and a worker starts the sooner without what reads them.
const settings = hosted ? null : (await import('./run/settings-for-playwright.ts')).settingsForPlaywright();

const config: PlaywrightTestConfig<object, { judgedFromEvidence: boolean }> = {
  testDir: 'suites',
  outputDir: join(out, 'playwright'),
  projects: [{ name: 'service', testDir: 'suites/service' }],
  // A file at a time: the runner talks to its workers about each group of tests, and that takes time.
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // A test may have to wait for its turn, for a rate limit, or for a token to expire.
  timeout: 300_000,
  // More than there are processors: much of a test's time is waiting for its turn and for the service.
  workers: 4,
  globalSetup: judgedFromEvidence ? './fixtures/hosted-setup.ts' : './fixtures/global-setup.ts',
  use: { judgedFromEvidence },
  reporter: judgedFromEvidence
    ? // Nothing that these are handed holds a secret, and Allure's results are made from the evidence.
      [
        ['./reporters/select.ts'],
        ['./reporters/locations.ts', { file: join(out, LOCATIONS) }],
        ['./reporters/terminal.ts'],
      ]
    : [
        ['./reporters/redact.ts'],
        ['./reporters/select.ts'],
        ['allure-playwright', { resultsDir: join(out, 'allure-results') }],
        ['./reporters/terminal.ts'],
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
};

export default config;
