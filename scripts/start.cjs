/**
 * Starts a script by its name: `node scripts/start.cjs verify …`. TypeScript is loaded by `require`, in the thread
 * that runs it: sooner than by a loader in a thread of its own, which has to be started first.
 */
const { setFlagsFromString } = require('node:v8');

// A short run ends before most code that V8 optimises meanwhile, in other threads, is used. Code has to run longer
// before it is optimised; in a batch of hundreds of submissions it is.
// Later editions of V8 do not know the flag, and say so.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=2000000');

// Where Node cannot require ES modules (20.19 and 22.12 can, versions between them cannot) packages must be translated too.
const typescript = process.features.require_module
  ? require('./start/typescript.cjs')
  : require('./start/private-tsx.cjs').withPrivateCache(() => require('tsx/cjs'));

// Playwright asks for a stack trace with every request, and nobody reads the source positions in it.
process.setSourceMapsEnabled(false);

// Whoever reads only the beginning (`| head`) has seen enough: the command goes on, and ends with its own exit code.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

// npm hands a signal that ends it to its shell alone: a run that nobody waits for any more must not go on sending.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

const { keepCode } = require('./start/code-cache.cjs');
const [name] = process.argv.splice(2, 1);
keepCode(name, typescript);
require(`./${name}.ts`);
