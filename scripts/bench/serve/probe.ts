/** Keeps sending a minimal request from its own thread, to measure response times independently of the clients. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 50;

const waited: number[] = [];
parentPort?.once('message', () => {
  parentPort?.postMessage(waited);
  process.exit();
});
for (;;) {
  const began = performance.now();
  const reply = await fetch(`${workerData}/health`).catch(() => null);
  await reply?.arrayBuffer().catch(() => undefined);
  // Nobody answers while it is killed.
  if (reply) waited.push(performance.now() - began);
  await sleep(PAUSE_MS);
}
