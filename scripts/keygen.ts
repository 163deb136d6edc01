/** `npm run keygen -- NAME`: makes an Ed25519 key pair for signing submissions or challenges. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { keyId } from '../submission/dsse.ts';
import { runCommand } from './command.ts';
import { UsageError } from './usage.ts';

const HELP = `npx lodging-certification keygen NAME

Writes NAME.key.pem (private, PKCS#8, readable only by you: for LODGING_KEY_FILE, or for challenge --key) and NAME.pub.pem
(public: for verify --trust, or for verify --trust-challenge). Existing files are left alone.`;

function keygen([name, ...more]: readonly string[]): number {
  if (name === undefined || name.startsWith('-') || more.length > 0) {
    const found = [name, ...more].join(' ') || 'none';
    throw new UsageError(`keygen needs one name for the key pair; found: ${found}.\n\n${HELP}`);
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(`${name}.key.pem`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    writeFileSync(`${name}.pub.pem`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'already exists' : `cannot be written (${code})`;
    throw new UsageError(`${path} ${why}. Choose a name that is free, in an existing folder.`);
  }
  console.log(`${name}.key.pem (keep it secret) and ${name}.pub.pem, key id ${keyId(publicKey)}`);
  return 0;
}

await runCommand({ help: HELP, run: keygen });
