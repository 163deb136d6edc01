import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { readJudged } from './run/handed-over.ts';
import { outputFolder, PROJECT } from './scripts/project.ts';

// A reader may stop early (`| head`): output that nobody reads is not an error.
process.stdout.on('error', () => undefined);

// Under `npm run certify`, which has sent and judged, tests show what it found, and are handed no secret.
const judged = readJudged()?.flatMap(({ instances }) => instances).length;
const shown = {
  projects: [{ testDir: fileURLToPath(new URL('fixtures', import.meta.url)), testMatch: /shown\.[jt]s$/ }],
  reporter: [[fileURLToPath(new URL('reporters/terminal.js', import.meta.url)), { judged }]] as [[string, object]],
};

export default defineConfig(judged === undefined ? await (await import('./scripts/suites.ts')).suites() : shown, {
  // Places are shown from there on.
  testDir: PROJECT,
  outputDir: join(outputFolder(), 'playwright'),
  forbidOnly: true,
  // Sending is mostly waiting, showing is not.
  workers: judged === undefined ? 4 : 1,
});
