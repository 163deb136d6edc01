import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { readJudged } from './run/handed-over.ts';
import { PROJECT } from './scripts/project.ts';
import { outputFolder, suites } from './scripts/suites.ts';

export default defineConfig(await suites(), {
  // Places are shown from there on.
  testDir: PROJECT,
  outputDir: join(outputFolder(), 'playwright'),
  forbidOnly: true,
  // Sending is mostly waiting, showing is not.
  workers: readJudged() ? 1 : 4,
});
