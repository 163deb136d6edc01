/**
 * Node.js's test runner follows every promise to assign uncaught errors to tests, which takes a fifth of a run's
 * CPU time. It is needed only while a file declares its tests and suites.
 */
import hooks, { type AsyncHook } from 'node:async_hooks';

const own: AsyncHook[] = [];
const { createHook } = hooks;

// The runner creates its hook when it is first imported, which must come after this.
hooks.createHook = (callbacks) => {
  const hook = createHook(callbacks);
  own.push(hook);
  return hook;
};
await import('node:test');
hooks.createHook = createHook;

/** Turns the following of promises on or off: without it, an uncaught error fails a process's files, not one test. */
export function followPromises(on: boolean): void {
  for (const hook of own) on ? hook.enable() : hook.disable();
}
