/** What `start.cjs` starts: a command of `dist/`, which is first brought up to date; without a name, only that. */
const { setFlagsFromString } = require('node:v8');

// A short run ends before most code that V8 optimises meanwhile, in other threads, is used. Code has to run longer
// before it is optimised; in a batch of hundreds of submissions it is.
// Later editions of V8 do not know the flag, and say so.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=2000000');

// A reader may stop early (`| head`), or the terminal close: the command continues and ends with its own exit code.
for (const output of [process.stdout, process.stderr])
  output.on('error', (error) => {
    if (!['EPIPE', 'EIO'].includes(error.code)) throw error;
  });

// A signal that ends npm reaches only its shell; the run must not continue sending.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

const USAGE_EXIT = 2;
const INTERRUPTED_EXIT = 130;
const SIGNAL_MS = 50;

// Ctrl-C while the command is being loaded; then it is interrupted in its own way.
const interrupted = () => {
  console.error('Interrupted before anything was done.');
  process.exit(INTERRUPTED_EXIT);
};
process.on('SIGINT', interrupted);
process.on('newListener', (event) => {
  // Afterwards: Node.js would stop listening to a signal whose last listener goes while another is being added.
  if (event === 'SIGINT' || event === 'uncaughtException') process.nextTick(() => process.off('SIGINT', interrupted));
});

async function start(name) {
  const { followSources } = await import('./build.mjs');
  try {
    await followSources();
  } catch (error) {
    // Ctrl-C may have ended only the build so far.
    await new Promise((resolve) => setTimeout(resolve, SIGNAL_MS));
    console.error(error.message);
    process.exit(USAGE_EXIT);
  }
  if (name !== undefined) await import(`../dist/scripts/${name}.js`);
}

const [name] = process.argv.splice(2, 1);
start(name);
