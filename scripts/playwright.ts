/** `npm run playwright -- …`: Playwright's own commands, on the compiled suites. */
import { createRequire } from 'node:module';
import { AS_COMPILED, CLI, CONFIG } from './certify/playwright.ts';

const WITH_CONFIG = ['test', 'test-server', 'merge-reports'];

const [command = '', ...args] = process.argv.slice(2);
const isNamed = args.some((word) => /^(-c|--config)(=|$)/.test(word));
if (WITH_CONFIG.includes(command) && !isNamed) process.argv.push('--config', CONFIG);
// Its workers are given the same.
Object.assign(process.env, AS_COMPILED);
createRequire(import.meta.url)(CLI);
