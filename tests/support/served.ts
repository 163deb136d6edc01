/** A serving desk, in the tests' process. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { Store } from '../../desk/serve/store.ts';
import { invited, settingsIn } from '../../scripts/desk/invite.ts';
import { startDesk } from '../../scripts/desk/serve.ts';

function privateKeyFile(folder: string): string {
  const file = join(folder, 'witness.key.pem');
  writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return file;
}

/** A desk with a folder of runs, and a function that invites. @param t closes it at its end; `null`: the caller does */
export async function deskIn(t: TestContext | null, folder: string, more: object = {}) {
  const given = { dir: join(folder, 'runs'), key: privateKeyFile(folder), host: '127.0.0.1:0', https: false };
  const { desk, port, close } = await startDesk({ ...given, help: false, ...more });
  t?.after(close);
  const store = new Store(given.dir);
  const usual = { claims: ['token-form', 'no-show'] as const, validMs: 3_600_000, webhook: null };
  const inviting = (integrator: string, other: object = {}) =>
    invited(store, desk, { ...usual, integrator, settings: settingsIn(undefined, undefined), ...other });
  return { desk, port, store, inviting, close };
}
