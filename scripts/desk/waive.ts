/** `npx lodging-certification desk waive`: signs a list of failures that the provider excuses. */
import type { Validator } from '../../contract/ajv.ts';
import { waivers as validator } from '../../desk/policy.gen.ts';
import { deskKey, readPolicy } from '../../desk/policy.ts';
import { signWaivers, strangeIds, type Waiver } from '../../desk/waivers.ts';
import { fileName } from '../../reporters/visible.ts';
import { formatProblems } from '../../run/settings/problem.ts';
import { readYaml } from '../../run/settings/yaml-file.ts';
import type { Command } from '../command.ts';
import { readCommandLine, UsageError, writeNew } from '../usage.ts';

const HELP = `npx lodging-certification desk waive FILE.yaml [options]

Signs a list of failures that you excuse: for each the id of a requirement or instance, a reason, an owner, the last day (expires) and,
unless it is for everybody, the clients (clientIds). Name the signed list under waivers in desk.yaml. Verdicts do not change; a submission
whose failures are all waived counts as certified.

  --key KEY.pem     a decider's Ed25519 private key (default: key of the policy)
  --out FILE        where it is written (default: waivers.dsse.json); an existing file is left alone
  --policy FILE     your policy (default: desk.yaml, if it exists)
  --help            prints this` as const;

function waive(args: readonly string[]): number {
  const { values, positionals } = readCommandLine(HELP, args, { words: true });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(`waive needs one list of waivers.\n\n${HELP}`);
  const list = readYaml<readonly Waiver[]>(file, process.cwd(), validator as Validator, 'FILE.yaml', {
    nothing: [],
    check: strangeIds,
  });
  if (list.problems.length > 0) throw new UsageError(formatProblems(list.problems, 'the list', 'nothing was signed'));
  // The policy may already name the list that is signed only now.
  const { key: given } = values;
  const key = deskKey(given === undefined ? readPolicy(values.policy) : { key: null, file: null }, given);
  const { out = 'waivers.dsse.json' } = values;
  writeNew(out, signWaivers(list.value, key));
  const count = list.value.length;
  console.log(
    `${fileName(out)}: ${count === 1 ? 'one waiver' : `${count} waivers`}, signed. It counts where waivers in desk.yaml names it.`,
  );
  return 0;
}

export const command: Command = { help: HELP, run: waive };
