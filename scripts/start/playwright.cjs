/**
 * `npm run playwright -- …`: Playwright's own commands, with a private folder for what it translates. By itself it takes one
 * of the machine's temporary folder whose name is known beforehand, and reads it before any file of ours.
 */
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { privateFolderOfOwnFiles } = require('./private-folder.cjs');

/** A folder for this command alone: nothing is kept in it. */
function passingFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lodging-playwright-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const folder = privateFolderOfOwnFiles('lodging-certification-playwright') ?? passingFolder();
process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR = folder;
process.env.PWTEST_CACHE_DIR = folder;
require('@playwright/test/cli');
