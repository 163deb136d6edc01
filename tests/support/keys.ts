/** Keys for tests. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a new private key into a folder. @returns its file */
export function privateKeyFile(folder: string): string {
  const file = join(folder, 'witness.key.pem');
  writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return file;
}
