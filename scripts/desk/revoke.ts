/** `desk revoke`: revokes a certificate. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { publish } from '../../desk/certificates/publish.ts';
import { LIST_DAYS } from '../../desk/certificates/status-list.ts';
import { revoke } from '../../desk/register/certified.ts';
import { append } from '../../desk/register/register.ts';
import { UsageError } from '../usage.ts';
import { atRegister, deciderKey, findingCommand, headLine, issuerAddress } from './at-register.ts';

const HELP = `npx lodging-certification desk revoke CERTIFICATE --reason TEXT [options]

Revokes a certificate, named by its id or as its file: appends that to the register, and writes the status list, its page and its badge
again. It cannot be taken back; a new submission can be accepted.

  --reason TEXT     why; it is kept in the register and not published
  --by NAME         who decides (default: only the key is named)
  --key KEY.pem     a decider's Ed25519 private key (default: key of the policy)
  --register FOLDER  the register (default: register of the policy)
  --policy FILE     your policy (default: desk.yaml, if it exists)
  --json            prints the entry as JSON
  --help            prints this

Exit codes: 0 revoked · 2 usage error, no such certificate, or a clock that is behind the last entry · 3 another process
holds the register · 4 the register is not whole` as const;

export const command = findingCommand(HELP, { words: true }, async ({ values, positionals }) => {
  const [given, ...others] = positionals;
  const { reason, by } = values;
  if (given === undefined || others.length > 0 || !reason) {
    throw new UsageError(`revoke needs one certificate and --reason.\n\n${HELP}`);
  }
  const id = existsSync(given) ? basename(given).replace(/\.\w+$/, '') : given;
  const at = atRegister(values);
  const { folder, deciders } = at;
  const [key, url] = [deciderKey(at, values.key), issuerAddress(at)];
  const revocation = () => ({ at: new Date().toISOString(), reason, ...(by ? { by } : {}) });
  const { entry, head } = append(folder, { key, deciders }, (register) => revoke(register, id, revocation()));
  const written = await publish(folder, { key, deciders, url, now: Date.now() });
  const lines = [
    `Entry ${entry.number}: the certificate ${id} is revoked.`,
    `Publish the folder public/ now: somebody who has an older status list can rely on it for ${LIST_DAYS} days at most.`,
    headLine(head),
  ];
  return { json: { entry, head, written }, lines };
});
