/** `npm run requirements`: the requirements that a run would try. Nothing is sent. */
import type { Subject } from '../contract/words.ts';
import { runContext } from '../run/settings.ts';
import { listPlan } from './certify/list.ts';
import { layout } from './certify/options.ts';
import { settingsOf } from './certify/prepare.ts';
import { runCommand } from './command.ts';
import { readCommandLine } from './usage.ts';

const HELP = `npx lodging-certification requirements [service|client] [PATTERN] [options]

Prints the ids, statements and clauses of what certify would try with these settings, and sends nothing. PATTERN is a
text in one of them or, with * (anything), all of one.

  --config FILE    certification.yaml to read
  --profile FILE   the provider's answers
  --json           prints JSON
  --help           prints this

Exit codes: 0 printed, 2 configuration or usage error, or nothing matches.`;

/** No run is started, and the embedded mock needs no address. */
const UNSTARTED = { seed: '00', baseUrl: 'http://127.0.0.1' };

async function requirements(args: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine(HELP, args, { words: true });
  const [first, ...others] = positionals;
  const isSubject = first === 'service' || first === 'client';
  const subject: Subject = first === 'client' ? first : 'service';
  const settings = settingsOf({ ...values, subject });
  const context = runContext(settings, { ...UNSTARTED, startedAt: new Date().toISOString(), subject });
  const pattern = (isSubject ? others : positionals).join(' ');
  console.log(await listPlan(context, pattern, { json: values.json, ...layout() }));
  return 0;
}

await runCommand({ help: HELP, run: requirements });
