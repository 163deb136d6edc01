/** `npm run challenge`: the provider's desk issues a challenge to one client. */
import { randomBytes } from 'node:crypto';
import { DAY_MS, LONGEST_DAYS, signChallenge } from '../submission/challenge.ts';
import { readPrivateKey } from '../submission/dsse.ts';
import { runCommand } from './command.ts';
import { readCommandLine, readNamed, UsageError, wholeNumber, writeNew } from './usage.ts';

const HELP = `npx lodging-certification challenge --client-id ID --key KEY.pem [options]

Issues a challenge to one client: random, signed, valid from now on for some days. The client answers it with
\`npx lodging-certification certify --challenge FILE\`, and \`npx lodging-certification verify --trust-challenge KEY.pub.pem\` shows that it did.

  --client-id ID   the client ID to challenge
  --key KEY.pem    your Ed25519 private key (npx lodging-certification keygen NAME), which signs challenges and nothing else
  --days N         how long it is valid, in days: 1 to ${LONGEST_DAYS} (default: 30)
  --out FILE       where it is written (default: challenge.dsse.json); an existing file is left alone
  --help           prints this` as const;

/** 256 bits. */
const NONCE_BYTES = 32;

function challenge(args: readonly string[]): number {
  const { values } = readCommandLine(HELP, args);
  const { key, out = 'challenge.dsse.json', days = '30', 'client-id': clientId } = values;
  if (!clientId || !key) throw new UsageError(`challenge needs --client-id and --key.\n\n${HELP}`);
  const now = Date.now();
  const moment = (afterDays: number) => new Date(now + afterDays * DAY_MS).toISOString();
  const span = { validFrom: moment(0), validUntil: moment(wholeNumber('days', days, 1, LONGEST_DAYS)) };
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const bytes = signChallenge(
    { nonce, clientId, ...span },
    readPrivateKey(readNamed('--key', key).toString(), `--key: ${key}`),
  );
  writeNew(out, bytes);
  console.log(`${out}: for ${clientId}, ${span.validFrom} to ${span.validUntil}, nonce ${nonce}`);
  return 0;
}

await runCommand({ help: HELP, run: challenge });
