/** `npm run keygen -- NAME`: makes an Ed25519 key pair for signing submissions or challenges. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { keyId } from '../submission/dsse.ts';

const HELP = `npm run keygen -- NAME

Writes NAME.key.pem (private, PKCS#8, readable by you alone: for certify --key, or for challenge --key) and NAME.pub.pem
(public: for verify --trust, or for verify --trust-challenge). Files that are there already are left alone.`;

function main(): number {
  const [name, ...more] = process.argv.slice(2);
  if (name === '--help') {
    console.log(HELP);
    return 0;
  }
  if (name === undefined || name.startsWith('-') || more.length > 0) {
    console.error(`Wanted is one name for the key pair, found: ${[name, ...more].join(' ') || 'none'}.\n\n${HELP}`);
    return 2;
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(`${name}.key.pem`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    writeFileSync(`${name}.pub.pem`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}. Choose a name that is free, in a folder that is there.`);
    return 2;
  }
  console.log(`${name}.key.pem (keep it secret) and ${name}.pub.pem, key id ${keyId(publicKey)}`);
  return 0;
}

process.exitCode = main();
