/** The browser of this machine, since none can be downloaded everywhere. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** Why tests that look at pages are left out; `false`: they are not. */
export const noBrowser: string | false = existsSync(executablePath)
  ? false
  : `there is no browser at ${executablePath}; CHROMIUM_PATH names another`;

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args: ARGS });
