/**
 * Node.js's test runner follows every promise, so that it knows of which test an error is that nobody catches; a fifth of a run's
 * computing time goes to it. It is needed while a file says which tests it has, and which belong to a suite.
 */
import hooks, { type AsyncHook } from 'node:async_hooks';

const own: AsyncHook[] = [];
const { createHook } = hooks;

// The runner makes its hook when it is first imported, which has to come after this.
hooks.createHook = (callbacks) => {
  const hook = createHook(callbacks);
  own.push(hook);
  return hook;
};
await import('node:test');
hooks.createHook = createHook;

/** Has the test runner follow promises, or not: an error that nobody catches then fails the files of its process, and no test. */
export function followPromises(on: boolean): void {
  for (const hook of own) on ? hook.enable() : hook.disable();
}
