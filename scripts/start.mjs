/**
 * Starts a script by its name: `node scripts/start.mjs verify …`. TypeScript is loaded by `require`, in the thread
 * that runs it: half a second sooner than by a loader in a thread of its own.
 */
import 'tsx/cjs';
import { createRequire } from 'node:module';

// Playwright asks for a stack trace with every request: putting source positions into each takes longer than sending.
process.setSourceMapsEnabled(false);

const [name] = process.argv.splice(2, 1);
createRequire(import.meta.url)(`./${name}.ts`);
