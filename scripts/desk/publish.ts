/** `desk publish`: writes the public files of a register again. */
import { publish } from '../../desk/certificates/publish.ts';
import { many } from '../../reporters/verdict-words.ts';
import { atRegister, deciderKey, findingCommand, issuerAddress } from './at-register.ts';

const HELP = `npx lodging-certification desk publish [options]

Writes the register's folder public/ again, for your web server: the status list, which is valid for 31 days, certificates with their
pages and badges, and the document with your key. decide and revoke do this too; have a job do it each night.

  --key KEY.pem     a decider's Ed25519 private key (default: key of the policy)
  --register FOLDER  the register (default: register of the policy)
  --policy FILE     your policy (default: desk.yaml, if it exists)
  --json            prints the names of the files as JSON
  --help            prints this

Exit codes: 0 written · 2 usage error · 3 another process holds the register · 4 the register is not whole` as const;

export const command = findingCommand(HELP, {}, async ({ values }) => {
  const at = atRegister(values);
  const { folder, deciders } = at;
  const key = deciderKey(at, values.key);
  const written = await publish(folder, { key, deciders, url: issuerAddress(at), now: Date.now() });
  const summary = `${many(written.length, 'file')} written: ${written.join(', ')}`;
  const nothing = 'Nothing is written: the register has no entry yet (desk decide makes the first).';
  return { json: { written }, lines: [written.length > 0 ? summary : nothing] };
});
