/**
 * Ends a process whose parent has died, within two seconds (`killed.test.ts`), also one that is busy: nothing waits for
 * what it does. Given to children by `--require`, for themselves and for all that they start.
 */
const { isMainThread, Worker } = require('node:worker_threads');

const EVERY_MS = 250;

/** Runs in a separate thread: the main one may be busy for seconds. */
function watch({ parent, command }) {
  const isDead = (pid) => {
    try {
      process.kill(pid, 0);
      return false;
    } catch (error) {
      return error.code === 'ESRCH';
    }
  };
  // After its parent's death a process gets another parent's number, except on Windows. One that starts after that has
  // never seen it: so the command that all is done for is looked at as well.
  const look = () => {
    if (process.ppid !== parent || isDead(parent) || (command > 0 && isDead(command)))
      process.kill(process.pid, 'SIGKILL');
  };
  look();
  setInterval(look, EVERY_MS_OF_WATCH);
}

if (isMainThread) {
  const given = JSON.stringify({ parent: process.ppid, command: Number(process.env.LODGING_COMMAND_PID ?? 0) });
  const code = `(${watch})(${given})`.replace('EVERY_MS_OF_WATCH', String(EVERY_MS));
  new Worker(code, { eval: true, execArgv: [], env: {}, stdout: false, stderr: false }).unref();
}
