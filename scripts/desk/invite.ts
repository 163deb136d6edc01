/** `npx lodging-certification desk invite`: makes a link to a run for an integrator. */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { newSecret } from '../../client/certify/playing.ts';
import { digest } from '../../client/page/answers.ts';
import type { RunContext } from '../../contract/run.ts';
import { visible } from '../../contract/visible.ts';
import { CLAIMS, type Claim } from '../../contract/words.ts';
import { readPolicy } from '../../desk/policy.ts';
import { type Invitation, newId, newToken, Store } from '../../desk/serve/store.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { formatProblems, loadSettings, type Settings } from '../../run/settings.ts';
import { webAddressIn } from '../certify/options.ts';
import type { Command } from '../command.ts';
import { oneOf, readCommandLine, UsageError } from '../usage.ts';

const HELP = `npx lodging-certification desk invite --dir RUNS --integrator NAME [options]

Invites an integrator to a witnessed run, and prints one link. It leads to the scenes for a person, the line for a program
(npx lodging-certification certify client --join LINK), and addresses and a client secret for that run only. Anybody who has the link can act for
the integrator; it is shown only once.

  --dir RUNS           the folder of all runs, as for desk serve
  --integrator NAME    who is invited, as shown on all pages
  --claims CLAIM       what has to be shown; may be repeated, or comma-separated (default: the policy's, those in the values
                       file, or all operations)
  --values FILE        product, claims and hotels, as in certification.yaml
  --profile FILE       the provider's answers to what the interface document leaves open (default: the policy's)
  --policy FILE        the desk's policy (default: desk.yaml, if it exists)
  --valid TIME         how long the link is valid, in days (14d, the default) or hours (12h)
  --webhook URL        lets the integrator have this machine post scenes there; a host name that leads into this machine's
                       own networks is not called
  --url URL            where integrators reach the desk, if desk serve has not yet been started with this folder
  --json               prints link and id as JSON
  --help               prints this`;

const HOUR_MS = 3_600_000;
const MOST_HOURS = 366 * 24;
const LONGEST_NAME = 200;

/** In ms. @throws {UsageError} */
function validFor(text: string): number {
  const [, number = '', unit] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
  const hours = Number(number) * (unit === 'd' ? 24 : 1);
  if (hours >= 1 && hours <= MOST_HOURS) return hours * HOUR_MS;
  throw new UsageError(`--valid: found "${text}", wanted days such as 14d, or hours such as 12h, up to a year.`);
}

function claimsIn(given: readonly string[]): Claim[] {
  const named = given.flatMap((each) => each.split(',')).map((each) => each.trim());
  return [...new Set(named.filter((each) => each !== '').map((each) => oneOf('claims', each, CLAIMS)))];
}

/** The settings of a client's run from files alone, without this machine's environment. @throws {UsageError} */
export function settingsIn(values: string | undefined, profile: string | undefined): Settings {
  const files = { configFile: values, profileFile: profile };
  // A certification.yaml that happens to be here is not the integrator's.
  const cwd = values === undefined && profile === undefined ? tmpdir() : process.cwd();
  const loaded = loadSettings({ env: {}, cwd, ...files, embedded: EMBEDDED, subject: 'client' });
  if ('problems' in loaded) throw new UsageError(formatProblems(loaded.problems).replaceAll('--config', '--values'));
  return loaded.settings;
}

function nameIn(given: string | undefined): string {
  const name = given?.trim() ?? '';
  if (name !== '' && name.length <= LONGEST_NAME && visible(name) === name) return name;
  throw new UsageError(
    `--integrator: wanted a name of up to ${LONGEST_NAME} characters, without control characters: who is invited?`,
  );
}

interface Given {
  readonly integrator: string;
  readonly claims: readonly Claim[];
  readonly settings: Settings;
  readonly validMs: number;
  readonly webhook: string | null;
}

/** Creates and stores an invitation. @returns its link, which is stored nowhere */
export function invited(store: Store, { url, prefix }: { url: string; prefix: string }, given: Given) {
  const { integrator, settings, validMs, webhook } = given;
  const { product, values, profile, pace } = settings;
  const [id, token, now] = [newId(prefix), newToken(), Date.now()];
  const claims: RunContext['claims'] = given.claims.length > 0 ? given.claims : settings.claims;
  const invitation: Invitation = {
    ...{ id, integrator, product, claims, values, profile, pace, webhook },
    invitedAt: new Date(now).toISOString(),
    validUntil: new Date(now + validMs).toISOString(),
    tokenDigest: digest(token).toString('hex'),
    client: { id: `client-${randomBytes(6).toString('hex')}`, secret: newSecret() },
  };
  store.invite(invitation);
  return { id, link: `${url}/runs/${id}/invited/${token}/`, validUntil: invitation.validUntil };
}

function run(args: readonly string[]): number {
  const { values } = readCommandLine(HELP, args, { lists: ['claims'] });
  const { dir, claims = [], valid = '14d', profile, webhook, url } = values;
  if (dir === undefined) throw new UsageError('invite needs --dir RUNS: the folder of all runs.');
  const policy = readPolicy(values.policy);
  const settings = settingsIn(values.values, profile);
  const wanted = policy.profile?.content;
  const given = {
    integrator: nameIn(values.integrator),
    claims: claims.length > 0 ? claimsIn(claims) : (policy.claims ?? []),
    settings: profile === undefined && wanted ? { ...settings, profile: wanted } : settings,
    validMs: validFor(valid),
    webhook: webhook === undefined ? null : webAddressIn('--webhook', webhook).href,
  };
  const store = new Store(dir);
  const desk = store.desk ?? (url === undefined ? null : { url: url.replace(/\/+$/, ''), prefix: '' });
  if (!desk)
    throw new UsageError(
      `--dir: desk serve was never started with ${dir}, so the address for integrators is unknown. Start it, or name --url URL.`,
    );
  store.make();
  const fewer = policy.claims?.filter((claim) => !given.claims.includes(claim)) ?? [];
  if (fewer.length > 0)
    console.error(`note: the policy also requires ${fewer.join(', ')}: a run without them deviates from it.`);
  if (settings.product === null)
    console.error('note: no product is named (--values FILE); a run without one cannot be accepted.');
  const made = invited(store, desk, given);
  console.log(values.json ? JSON.stringify(made, null, 2) : made.link);
  if (!values.json) console.error(`Valid until ${made.validUntil}, for ${given.integrator}. Send it privately.`);
  return 0;
}

export const command: Command = { help: HELP, run };
