/** `npm run desk -- COMMAND …`: the provider's desk. It loads a command's module of `scripts/desk/` on demand. */
import { meant } from '../contract/closest.ts';
import { type Command, runCommand } from './command.ts';
import { UsageError } from './usage.ts';

interface DeskCommand {
  /** Its line in the help. */
  readonly does: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** By name, in the order in which a submission goes through them. */
const COMMANDS: Readonly<Record<string, DeskCommand>> = {
  invite: { does: 'invites an integrator to a witnessed run', load: () => import('./desk/invite.ts') },
  serve: {
    does: 'plays the provider for everybody invited, and witnesses their runs',
    load: () => import('./desk/serve.ts'),
  },
  verify: { does: 'verifies many submissions by your policy', load: () => import('./desk/verify.ts') },
  waive: { does: 'signs a list of failures that are excused', load: () => import('./desk/waive.ts') },
  match: { does: "looks for a submission's calls in the service's own log", load: () => import('./desk/match.ts') },
  decide: {
    does: 'accepts, rejects or returns a submission, and records it',
    load: () => import('./desk/decide.ts'),
  },
  list: { does: 'who is certified now', load: () => import('./desk/list.ts') },
  show: { does: 'the history of an integrator', load: () => import('./desk/show.ts') },
  rejudge: {
    does: 'which certified products would this or another release no longer certify?',
    load: () => import('./desk/rejudge.ts'),
  },
  audit: { does: 'is the register complete?', load: () => import('./desk/audit.ts') },
  check: { does: 'is a certificate valid? Without a network', load: () => import('./desk/check.ts') },
  revoke: { does: 'revokes a certificate', load: () => import('./desk/revoke.ts') },
  publish: { does: 'rewrites the public part of the register', load: () => import('./desk/publish.ts') },
};

const WIDEST = Math.max(...Object.keys(COMMANDS).map((name) => name.length));

const HELP = `npx lodging-certification desk COMMAND [options]

Commands for a provider's QA. npx lodging-certification desk COMMAND --help lists the options of one.

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(WIDEST)}  ${does}`)
  .join('\n')}`;

function unknown(name: string): UsageError {
  const likely = meant(name, Object.keys(COMMANDS));
  return new UsageError(
    `desk has no command "${name}"${likely ? `: did you mean ${likely}?` : '; --help lists them.'}`,
  );
}

const [name = '--help', ...args] = process.argv.slice(2);
const chosen = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (chosen) {
  await runCommand((await chosen.load()).command, args);
} else {
  const run = () => {
    throw unknown(name);
  };
  await runCommand({ help: HELP, run }, [name]);
}
