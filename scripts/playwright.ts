/** `npm run playwright -- …`: Playwright's own commands, on the compiled suites. */
import { createRequire } from 'node:module';
import { AS_COMPILED, CLI, CONFIG } from './certify/playwright.ts';

const WITH_CONFIG = ['test', 'test-server', 'merge-reports'];

/** An instance's id as printed: as a pattern it would also match longer ones, and its `+` would mean something else. */
const PRINTED_ID = /^[A-Z][A-Z-]*\.[A-Z0-9-]+:/;
const asPattern = (id: string) => `${id.replaceAll(/[+?*()[\]]/g, '\\$&')}(?!\\S)`;
process.argv = process.argv.map((word) => (PRINTED_ID.test(word) ? asPattern(word) : word));

const [command = '', ...args] = process.argv.slice(2);
const isNamed = args.some((word) => /^(-c|--config)(=|$)/.test(word));
if (WITH_CONFIG.includes(command) && !isNamed) process.argv.push('--config', CONFIG);
// Its workers get the same.
Object.assign(process.env, AS_COMPILED);
createRequire(import.meta.url)(CLI);
