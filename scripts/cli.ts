/** `npx lodging-certification COMMAND …`: one name for all commands, in a checkout and in an installed package. */
import { meant } from '../contract/closest.ts';
import { suiteIdentity } from '../submission/suite.ts';
import { endWithout } from './command.ts';
import { fitHelp } from './help.ts';
import { USAGE_EXIT } from './usage.ts';

/** Each is the module `scripts/NAME.ts`. */
const COMMANDS: Readonly<Record<string, string>> = {
  init: 'writes .env, certification.yaml and a workflow file, with at most six questions',
  doctor: 'can a run start with these settings? Nothing is judged',
  certify: 'the main command: verdict, report and submission for a service or a client',
  send: 'sends the requests of one requirement again: does it hold now?',
  compare: 'what changed between two runs',
  profile: 'profile learn drafts a profile from a run, and from an OpenAPI document',
  requirements: 'lists what a run would try',
  mock: 'the embedded provider on its own',
  playwright: "Playwright's own commands on the suites: test, --ui, show-report",
  verify: 'judges submissions again',
  desk: "the provider's desk",
  challenge: 'issues a challenge to a client',
  keygen: 'makes a key pair for signing',
};

const WIDEST = Math.max(...Object.keys(COMMANDS).map((name) => name.length));

const HELP = `npx lodging-certification COMMAND [options]

Without any settings, certify runs against an embedded mock. COMMAND --help lists the options of a command,
and --version prints the version of the suite.

${Object.entries(COMMANDS)
  .map(([name, does]) => `  ${name.padEnd(WIDEST)}  ${does}`)
  .join('\n')}

In a checkout of the suite, npm run COMMAND -- does the same.`;

const [name = '--help'] = process.argv.splice(2, 1);
// The build would turn a path computed at run time into a table.
if (Object.hasOwn(COMMANDS, name)) await import(new URL(`${name}.js`, import.meta.url).href);
else if (name === '--help' || name === '-h') console.log(fitHelp(HELP, process.stdout.columns));
else if (name === '--version' || name === '-v') console.log(suiteIdentity().version);
else {
  const likely = meant(name, Object.keys(COMMANDS));
  const message = `There is no command "${name}"${likely ? `: did you mean ${likely}?` : '; --help lists them.'}`;
  endWithout({ exitCode: USAGE_EXIT, message });
}
