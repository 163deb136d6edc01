import { hostInAddress, isLoopback } from '../../contract/address.ts';
import { meant } from '../../contract/closest.ts';
import type { Subject } from '../../contract/words.ts';
import { readCommandLine, UsageError } from '../usage.ts';

/** What was asked for on the command line of `certify`. */
export interface CertifyOptions {
  readonly subject: Subject;
  /** Where results are to be written; absent: where such a run writes them (`scripts/certify/folder.ts`). */
  readonly out?: string;
  readonly config?: string;
  readonly profile?: string;
  readonly key?: string;
  readonly challenge?: string;
  /** Ids of requirements or instances; empty: the whole plan. */
  readonly only: readonly string[];
  readonly plan: 'whole' | 'smoke';
  /** A smoke run in which nothing failed ends with 0. */
  readonly acceptIncomplete: boolean;
  /** Goes on although a control was refused. */
  readonly anyway: boolean;
  /** Known failures, or an earlier `verdict.json`: only what is new makes the run fail. */
  readonly baseline?: string;
  /** A baseline's entry that passes or is expired makes the run fail too. */
  readonly strictBaseline: boolean;
  /** The file that gets a summary in Markdown. */
  readonly summary?: string;
  /** Lists what the plan holds and sends nothing; a text: only what matches it. */
  readonly list?: string;
  /** Allure's results and report are made too. */
  readonly allure: boolean;
  /** Verdict and causes only. */
  readonly quiet: boolean;
  /** Each instance in full. */
  readonly verbose: boolean;
  readonly json: boolean;
  /** Client: has it play each scene by this command. */
  readonly command?: string;
  /** Client: posts each scene there. */
  readonly webhook?: URL;
  /** Client: a person plays the scenes, led by a page. */
  readonly operator: boolean;
  /** Client: begins a new run where one was paused. */
  readonly anew: boolean;
  /** Client: only these scenes; empty: all. */
  readonly scenes: readonly string[];
  /** Client: where the provider listens; absent: 127.0.0.1, and a free port. */
  readonly host?: string;
  readonly port?: number;
  /** Client: the provider is reached over HTTPS. */
  readonly https: boolean;
  /** Client: the provider behind the suite is that of the settings. */
  readonly upstream: boolean;
  /** Client: its calls are in this file. */
  readonly har?: string;
}

/** What `--help` prints. */
export const HELP = `npm run certify -- [service] [options]
npm run certify -- client [options] [client options]

Runs the certification suite against the service of the settings (without any: the embedded mock), judges it and writes
a submission. With "client" the suite answers as the provider, and judges what your own hotel system sends.

  --out DIR            where results are written (default: certification/; of a part of the plan: certification/part/)
  --config FILE        product, claims, values, pace and network (default: certification.yaml, where there is one)
  --profile FILE       the provider's answers to what the interface document leaves open
  --key FILE           signs the submission with this Ed25519 private key (PEM)
  --challenge FILE     answers a challenge that the provider issued (challenge.dsse.json)
  --plan smoke         sends the requests, 150 at most, that find most; incomplete by design
  --accept-incomplete  ends a smoke run in which no MUST failed or was inconclusive with 0, for nightly use
  --only ID...         only these requirements or instances; such a run is never certified
  --anyway             goes on although the service refused what every hotel sends
  --baseline FILE      an earlier verdict.json, or a list of known failures: only what is new ends with 1
  --strict-baseline    a known failure that passes or is expired ends with 1 as well
  --summary FILE       appends a summary in Markdown to this file (default: $GITHUB_STEP_SUMMARY, where it is set)
  --without-allure     leaves out Allure's results and report, whose making takes a few seconds
  --list [PATTERN]     prints the ids, statements and clauses of the plan, and sends nothing; PATTERN is a text in one
                       of them, or with * (anything) the whole of one
  --quiet              prints the verdict and the causes only
  --verbose            prints every failure in full
  --json               prints verdict.json instead of the summary; with --list the list
  --help               prints this

Client options; without one of the first three, a page leads whoever is at the terminal:

  --command "COMMAND"  plays each scene by this command, which finds LODGING_SCENE_FILE, LODGING_BASE_URL,
                       LODGING_AUTH_URL, LODGING_CLIENT_ID and LODGING_CLIENT_SECRET; it ends with 64 where it does
                       not know the scene LODGING_SCENE
  --webhook URL        posts each scene there as JSON (contract/scene.schema.json), with the access as a member; it
                       answers with 2xx when the scene is over, with 404 or 501 where it does not know it
  --operator           leads a person through the scenes by a page on this machine; the run can be paused there, and the
                       same command goes on with it
  --anew               begins a new run where one was paused
  --scenes NAME...     only these scenes; such a run is never certified

  --https              the provider is reached over HTTPS, by a certificate that is made for the run
  --host HOST          where it listens (default: 127.0.0.1); beyond this machine with --https alone
  --port PORT          on which port (default: one that is free)
  --upstream sandbox   passes the calls on to the sandbox of the settings instead of answering them
  --har FILE           judges calls that another tool has recorded (HAR 1.2): weaker evidence

Exit codes: 0 certified, 1 not certified, 2 configuration or usage error, 3 inconclusive or incomplete.`;

/** `--only A B C` as `--only A --only B --only C`, which is what the parser understands. @throws {UsageError} without ids */
function spreadLists(argv: readonly string[]): string[] {
  let list: string | null = null;
  return argv.flatMap((word, at) => {
    if (word === '--only' || word === '--scenes') {
      // Taken for "all" it would send the whole plan.
      if (argv[at + 1]?.startsWith('-') ?? true)
        throw new UsageError(`${word} needs at least one ${word === '--only' ? 'id' : 'name'}; --list prints all.`);
      list = word;
      return [];
    }
    if (word.startsWith('-')) list = null;
    return list ? [`${list}=${word}`] : [word];
  });
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const OPTIONS = {
  out: TEXT,
  config: TEXT,
  profile: TEXT,
  key: TEXT,
  challenge: TEXT,
  plan: TEXT,
  'accept-incomplete': FLAG,
  only: { type: 'string', multiple: true },
  scenes: { type: 'string', multiple: true },
  command: TEXT,
  host: TEXT,
  port: TEXT,
  https: FLAG,
  upstream: TEXT,
  har: TEXT,
  webhook: TEXT,
  operator: FLAG,
  anew: FLAG,
  anyway: FLAG,
  baseline: TEXT,
  'strict-baseline': FLAG,
  summary: TEXT,
  'without-allure': FLAG,
  list: FLAG,
  quiet: FLAG,
  verbose: FLAG,
  json: FLAG,
  help: FLAG,
} as const;

/** What says how a client is made to play. */
const DRIVERS = ['command', 'webhook', 'operator'] as const;
/** Options that mean nothing where the service is judged. */
const OF_CLIENT = [...DRIVERS, 'anew', 'scenes'] as const;

/** @throws {UsageError} for options of the client beside another subject, and for two that exclude each other */
function checkClientOptions(given: Readonly<Record<string, unknown>>, subject: Subject): void {
  const own = OF_CLIENT.find((name) => given[name] !== undefined);
  if (own && subject !== 'client')
    throw new UsageError(`--${own} is for the client: npm run certify -- client --${own}.`);
  const [one, other] = DRIVERS.filter((name) => given[name] !== undefined);
  if (other) throw new UsageError(`--${one} and --${other} exclude each other.`);
}

/** @throws {UsageError} for what is no address of the web. The address itself may hold a password, and is not repeated */
function webhookIn(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new UsageError('--webhook: found something else, wanted an http or https address.');
}

/** An id of the catalogue, or of an instance. */
const ID = /^[A-Z][A-Z-]*\.[A-Z]/;

function subjectIn([subject = 'service', ...more]: readonly string[]): Subject {
  const id = [subject, ...more].find((word) => ID.test(word));
  if (id) throw new UsageError(`${id} is an id of the plan: is it --only ${id}?`);
  if (more.length > 0)
    throw new UsageError(`Only one subject can be certified at a time, found: ${[subject, ...more].join(' ')}.`);
  if (subject === 'service' || subject === 'client') return subject;
  const likely = meant(subject, ['service', 'client']);
  throw new UsageError(
    `There is no subject "${subject}": ${likely ? `is it "${likely}"?` : '"service" and "client" are the two.'}`,
  );
}

interface WaysAsked {
  readonly host?: string;
  readonly port?: string;
  readonly https?: boolean;
  readonly upstream?: string;
  readonly har?: string;
}

/** How the client's calls reach the suite. @throws {UsageError} */
function waysIn({ host, port, https = false, upstream, har }: WaysAsked) {
  const number = Number(port ?? 0);
  if (!Number.isInteger(number) || number < 0 || number > 65_535 || port === '')
    throw new UsageError(`--port: found "${port}", wanted a number from 0 (any that is free) to 65535.`);
  if (upstream !== undefined && upstream !== 'sandbox')
    throw new UsageError(`--upstream: found "${upstream}", wanted "sandbox": the one of LODGING_BASE_URL.`);
  if (har !== undefined && (upstream !== undefined || https || host !== undefined || port !== undefined))
    throw new UsageError('--har FILE is for calls that were made before: nothing listens, and nothing is passed on.');
  if (host !== undefined && !https && !isLoopback(hostInAddress(host)))
    throw new UsageError(`--host ${host}: beyond this machine the provider is reached over HTTPS alone: add --https.`);
  const given = { ...(host === undefined ? {} : { host }), ...(har === undefined ? {} : { har }) };
  return { ...given, port: number, https, upstream: upstream !== undefined };
}

/** Reads the command line; `null` where help was asked for. @throws {UsageError} */
export function readOptions(argv: readonly string[]): CertifyOptions | null {
  const { values, positionals } = readCommandLine(
    { args: spreadLists(argv), allowPositionals: true, options: OPTIONS },
    HELP,
  );
  if (values.help) return null;
  const {
    only = [],
    scenes = [],
    plan = 'whole',
    out,
    config,
    profile,
    key,
    challenge,
    baseline,
    summary,
    command,
    operator = false,
    anew = false,
  } = values;
  const { anyway = false, quiet = false, verbose = false, json = false } = values;
  const strictBaseline = values['strict-baseline'] ?? false;
  // `certify service --list PATTERN` names the subject first.
  const words = positionals.length > 1 && positionals[0] === 'service' ? positionals.slice(1) : positionals;
  const [subjectWords, pattern] = values.list ? [[], words.join(' ')] : [positionals, undefined];
  if (strictBaseline && baseline === undefined) throw new UsageError('--strict-baseline is for --baseline FILE.');
  if (quiet && verbose) throw new UsageError('--quiet and --verbose exclude each other.');
  if (plan !== 'whole' && plan !== 'smoke') throw new UsageError(`--plan: found "${plan}", wanted "smoke" or "whole".`);
  if (plan === 'smoke' && only.length > 0) throw new UsageError('--plan smoke and --only exclude each other.');
  const allure = !(values['without-allure'] ?? false);
  const acceptIncomplete = values['accept-incomplete'] ?? false;
  if (acceptIncomplete && plan !== 'smoke') throw new UsageError('--accept-incomplete is for --plan smoke.');
  const given = Object.entries({
    out,
    config,
    profile,
    key,
    challenge,
    baseline,
    summary,
    command,
    list: pattern,
    webhook: values.webhook === undefined ? undefined : webhookIn(values.webhook),
  }).filter(([, value]) => value !== undefined);
  const optional = Object.fromEntries(given) as Partial<CertifyOptions>;
  const ways = waysIn(values);
  const subject = subjectIn(subjectWords);
  checkClientOptions(values, subject);
  if (subject === 'service' && (ways.https || ways.upstream || values.host || values.port || values.har))
    throw new UsageError('--host, --port, --https, --upstream and --har are for "client".');
  const flags = { acceptIncomplete, anyway, strictBaseline, allure, quiet, verbose, json, operator, anew, ...ways };
  return { subject, only, scenes, plan, ...flags, ...optional };
}
