import { hostInAddress, isLoopback } from '../../contract/address.ts';
import { meant } from '../../contract/closest.ts';
import type { ShardNumber } from '../../contract/run.ts';
import type { Subject } from '../../contract/words.ts';
import { wantsColour, widthOf, wrappedFor } from '../../reporters/style.ts';
import { type CommandLine, oneOf, readCommandLine, UsageError } from '../usage.ts';

export const SMOKE = 'smoke';

const DETAILS = ['causes', 'usual', 'full'] as const;

const ACCEPTABLE = ['incomplete', 'refused-controls'] as const;

export const HELP = `npx lodging-certification certify [service] [options]
npx lodging-certification certify client [options] [client options]
npx lodging-certification certify merge DIR... [options]

Runs the certification suite against the service of the settings (without any: the embedded mock), judges it and writes
a submission. With "client" the suite answers as the provider, and judges what your hotel system sends. With "merge"
it makes one submission from the folders of all shards of a run; nothing is sent.

  --out DIR            where results are written (default: certification/; for part of the plan: certification/part/)
  --config FILE        product, claims, values, pace and network (default: certification.yaml, if it exists)
  --profile FILE       the provider's answers to what the interface document leaves open
  --challenge FILE     answers a challenge that the provider issued (challenge.dsse.json)
  --witness KEY.pem    for the provider, or a laboratory that it trusts, on its own machine: signs the run with the witness's
                       key, for level 3 with whoever trusts that key (verify --trust-witness)
  --only ID...         only these requirements, instances, or scenes of a client, or "smoke": up to 150 requests that find the
                       most in a service; such a run is never certified (npx lodging-certification requirements lists all ids)
  --delta OLD.zip      only what this release tests and OLD.zip, a certified submission of an earlier one, does not cover: the
                       provider's desk judges both together; on its own such a run is never certified
  --accept WHAT...     incomplete: a smoke run without failed or inconclusive MUSTs exits with 0, for nightly use;
                       refused-controls: continues even if the service refuses valid reports
  --baseline FILE      an earlier verdict.json, or a list of known failures: exits with 1 only for new failures
  --strict-baseline    also exits with 1 if a known failure now passes
  --write-baseline FILE  writes what fails and is not in the baseline as a list of known failures, by cause
  --history DIR        keeps the run in a folder of small files, updates its page and badge, and says what has changed since the
                       night before; calls LODGING_NOTIFY_URL on a change
  --shard I/N          sends one of N parts of the plan, on any machine, with its share of the pace; LODGING_RUN_BEGAN says when
                       the run began, the same for all parts; "certify merge" makes one submission of their folders
  --resume DIR         resumes a killed or stopped run in DIR with the same settings: answered requests are not sent
                       again, and the submission says how often the run was interrupted
  --rejudge DIR        writes verdict and reports again from the evidence in a results folder; nothing is sent
  --detail HOW         causes: prints only the verdict and the causes; full: every failure in full
  --json               prints verdict.json instead of the summary
  --help               prints this

Client options; without --command or --webhook, a page leads the person at the terminal through the scenes:

  --command "COMMAND"  plays each scene with this command, which gets LODGING_SCENE, LODGING_SCENE_FILE, LODGING_BASE_URL,
                       LODGING_AUTH_URL, LODGING_CLIENT_ID, LODGING_CLIENT_SECRET, LODGING_CLOCK_FILE, and with --https
                       LODGING_CA_FILE; it exits with 64 if it does not know the scene
  --webhook URL        posts each scene there as JSON (contract/scene.schema.json), with addresses and credentials in its
                       member "access"; it answers 2xx when the scene is over, or 404 or 501 if it does not know it
  --operator           leads a person through the scenes on a web page, with --host also on a phone; a run that is paused
                       there is continued by the same command
  --join LINK          plays the scenes of a provider's invitation with --command or --webhook: the calls go to the provider,
                       which judges them and signs the result as a witness

  --watch SCENE        for the developer of a client: plays that scene again whenever the client calls or a file changes,
                       and prints what is wrong within a second, until Ctrl-C; nothing is certified or written

  --https              serves the provider over HTTPS, with a certificate made for the run
  --host HOST[:PORT]   where it listens (default: 127.0.0.1, on a free port); beyond this machine only with
                       --https
  --upstream sandbox   passes the calls on to the sandbox of the settings instead of answering them
  --har FILE           judges calls that another tool recorded (HAR 1.2): weaker evidence

Exit codes: 0 certified, 1 not certified, 2 configuration or usage error, 3 inconclusive or incomplete.`;

type Given = CommandLine<typeof HELP, 'only' | 'accept'>['values'];

/** What was asked for on the command line of `certify`; `HELP` explains each option. */
export interface CertifyOptions extends Omit<Given, 'detail' | 'accept' | 'webhook' | 'upstream' | 'join' | 'shard'> {
  readonly subject: Subject;
  /** Folders of shards to merge; absent: not a merge. */
  readonly merge?: readonly string[];
  readonly shard?: ShardNumber;
  /** Ids of requirements or instances, and `smoke`; empty: the whole plan. */
  readonly only: readonly string[];
  /** SHA-256 (hex) of the submission that the run in `only` completes. */
  readonly completes?: string;
  /** The ids given with `--only`; empty: all. */
  readonly scenes: readonly string[];
  readonly accept: readonly (typeof ACCEPTABLE)[number][];
  readonly detail: (typeof DETAILS)[number];
  readonly webhook?: URL;
  readonly join?: URL;
  /** Only with `--host`. */
  readonly port?: number;
  readonly upstream: boolean;
}

/** Whether nothing is printed during the run. */
export function isQuiet({ json, detail }: Pick<CertifyOptions, 'json' | 'detail'>): boolean {
  return json || detail === 'causes';
}

/** Prints progress, unless only the result was asked for. */
export function say(options: Pick<CertifyOptions, 'json' | 'detail'>, text: string): void {
  if (!isQuiet(options)) console.log(wrappedFor(process.stdout.columns, text));
}

/** The text layout for this process's output. */
export function layout({ columns = 100 }: NodeJS.WriteStream = process.stdout): {
  readonly color: boolean;
  readonly width: number;
} {
  return { color: wantsColour(process.stdout), width: Math.max(60, Math.min(widthOf(columns), 120)) };
}

/** Removed options, each with its successor. */
const GONE: Readonly<Record<string, string>> = {
  '--key': 'LODGING_KEY_FILE=FILE, in the environment or in .env',
  '--list': 'npx lodging-certification requirements [service|client] [PATTERN]',
  '--plan': '--only smoke',
  '--quiet': '--detail causes',
  '--verbose': '--detail full',
  '--scenes': '--only',
  '--anyway': '--accept refused-controls',
  '--accept-incomplete': '--accept incomplete',
  '--port': '--host HOST:PORT',
  '--anew': 'another folder, --out DIR, or the paused run deleted by hand',
  '--without-allure': 'LODGING_ALLURE=off, in the environment or in .env',
  '--summary':
    'nothing: summary.md is always among the results, and is appended to $GITHUB_STEP_SUMMARY where that is set',
};

/** @throws {UsageError} that names the successor of a removed option */
function refuseGone(argv: readonly string[]): void {
  const gone = argv.map((word) => word.split('=')[0] ?? '').find((word) => Object.hasOwn(GONE, word));
  if (gone) throw new UsageError(`${gone} was removed. Instead: ${GONE[gone]}.`);
}

/** `--only A B C` becomes `--only=A --only=B --only=C`, which the parser understands. */
function spreadLists(argv: readonly string[]): string[] {
  let list = '';
  return argv.flatMap((word, at) => {
    if (!word.startsWith('-')) return list ? [`${list}=${word}`] : [word];
    list = /^--(only|accept)$/.test(word) ? word : '';
    return list && argv[at + 1]?.startsWith('-') === false ? [] : [word];
  });
}

const SANDBOX_HINT = '; its address is LODGING_BASE_URL, in .env or the environment';

const OF_CLIENT = ['command', 'webhook', 'operator', 'join', 'watch', 'host', 'https', 'upstream', 'har'] as const;
const OF_JUDGING = [
  'challenge',
  'only',
  'delta',
  'accept',
  'baseline',
  'write-baseline',
  'history',
  'rejudge',
  'resume',
] as const;
const OF_RESULTS = [...OF_JUDGING, 'json'] as const;
/** What a rejudged or resumed run takes from its record. */
const OF_RUN = ['config', 'profile', 'only', 'delta', 'accept', 'witness', 'shard', ...OF_CLIENT] as const;

/** Options that contradict another one, and why. */
const EXCLUDING: readonly (readonly [keyof Given, string, readonly (keyof Given)[]])[] = [
  ['command', 'plays the scenes', ['webhook', 'operator']],
  ['webhook', 'plays the scenes', ['operator']],
  [
    'join',
    'leaves that to the provider',
    [
      'config',
      'profile',
      'operator',
      'watch',
      'host',
      'https',
      'upstream',
      'har',
      'witness',
      'strict-baseline',
      ...OF_JUDGING,
    ],
  ],
  ['har', 'is for calls that were made before', ['host', 'https', 'upstream', 'witness', 'history']],
  ['upstream', 'leaves the replies to somebody else', ['witness']],
  ['watch', 'certifies nothing and writes no results', ['out', 'har', 'operator', 'witness', ...OF_RESULTS]],
  ['rejudge', 'takes that from the run', [...OF_RUN, 'resume']],
  ['resume', 'takes that from the run', ['only', 'delta', 'accept', 'shard', 'out']],
  ['delta', 'says what is tried', ['only', 'shard', 'baseline', 'strict-baseline', 'write-baseline', 'history']],
  ['rejudge', 'judges a run of another night', ['history']],
  [
    'shard',
    'leaves that to certify merge, which judges',
    ['witness', 'baseline', 'strict-baseline', 'write-baseline', 'history', 'json', ...OF_CLIENT],
  ],
];

/** @throws {UsageError} for options that mean nothing for this subject, or contradict another one */
function refuseUnfit(given: Given, subject: Subject): void {
  const isGiven = (name: keyof Given) => (given[name] ?? false) !== false;
  const own = OF_CLIENT.find(isGiven);
  if (given.shard !== undefined && subject === 'client')
    throw new UsageError('--shard is for a service: the scenes of a client are played in one run.');
  if (own && subject !== 'client')
    throw new UsageError(`--${own} is for the client: npx lodging-certification certify client --${own}.`);
  if (given.delta !== undefined && subject === 'client')
    throw new UsageError('--delta is for a service: the scenes of a client are few, and are all played again.');
  if (given.resume !== undefined && subject === 'client')
    throw new UsageError(
      '--resume is for a service: a paused run of a client is continued by the command that started it.',
    );
  for (const [name, because, others] of EXCLUDING) {
    const other = isGiven(name) && others.find(isGiven);
    if (other) throw new UsageError(`--${name} ${because}: leave out --${other}.`);
  }
}

/** @throws {UsageError} unless it is a web address, which is not repeated since it may contain a password */
export function webAddressIn(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new UsageError(`${option} needs an address that begins with http:// or https://.`);
}

const ID = /^[A-Z][A-Z-]*\.[A-Z]/;

function subjectIn([subject = 'service', ...more]: readonly string[]): Subject {
  const id = [subject, ...more].find((word) => ID.test(word));
  if (id) throw new UsageError(`${id} is an id of the plan: did you mean --only ${id}?`);
  if (subject === 'client' && more.length > 0)
    throw new UsageError(`client: found ${more.join(' ')}; scenes are chosen by --only ${more.join(' ')}.`);
  if (more.length > 0)
    throw new UsageError(`Only one subject can be certified at a time, found: ${[subject, ...more].join(' ')}.`);
  if (subject === 'service' || subject === 'client') return subject;
  const likely = meant(subject, ['service', 'client']);
  const which = likely ? `did you mean "${likely}"?` : 'the two are "service" and "client".';
  throw new UsageError(`There is no subject "${subject}": ${which}`);
}

/** `HOST` or `HOST:PORT`, IPv6 addresses in brackets where a port follows. */
const HOST_AND_PORT = /^(?:\[(?<bracketed>[^\]]*)\]|(?<plain>[^:]*)|(?<bare>[^\]]*:.*:[^\]]*))(?::(?<port>\d{1,5}))?$/;
const LAST_PORT = 65_535;

/** A host with an optional port. @throws {UsageError} */
export function hostAndPort(text: string): { readonly host: string; readonly port: number } {
  const { bracketed, plain, bare, port = '0' } = HOST_AND_PORT.exec(text)?.groups ?? {};
  const host = bracketed ?? plain ?? bare;
  if (!host || Number(port) > LAST_PORT)
    throw new UsageError(`--host: found "${text}", wanted HOST or HOST:PORT, the port from 0 (any free one) to 65535.`);
  return { host, port: Number(port) };
}

function hostIn(text: string, https: boolean) {
  const { host, port } = hostAndPort(text);
  if (!https && !isLoopback(hostInAddress(host)))
    throw new UsageError(`--host ${host}: other machines reach the provider only over HTTPS: add --https.`);
  return { host, port };
}

const MOST_SHARDS = 64;

function shardIn(text: string): ShardNumber {
  const [, number = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of && of >= 2 && of <= MOST_SHARDS) return { number, of };
  throw new UsageError(`--shard: found "${text}", wanted one of 2 to ${MOST_SHARDS} parts, such as 1/4.`);
}

/** The folders of `merge DIR...`. @throws {UsageError} */
function foldersToMerge(folders: readonly string[], given: Given): readonly string[] {
  if (folders.length === 0) throw new UsageError('merge needs the folders of all shards: certify merge DIR...');
  const other = [...OF_RUN, 'rejudge' as const, 'resume' as const].find((name) => (given[name] ?? false) !== false);
  if (other) throw new UsageError(`merge takes that from the shards: leave out --${other}.`);
  return folders;
}

/** Reads the command line. @throws {UsageError} */
export function readOptions(argv: readonly string[]): CertifyOptions {
  refuseGone(argv);
  const { values, positionals } = readCommandLine(HELP, spreadLists(argv), { lists: ['only', 'accept'], words: true });
  const [word, ...folders] = positionals;
  const merge = word === 'merge' ? foldersToMerge(folders, values) : undefined;
  const subject = merge ? 'service' : subjectIn(positionals);
  refuseUnfit(values, subject);
  const {
    only: named = [],
    accept: accepted = [],
    detail = 'usual',
    host,
    webhook,
    join,
    upstream,
    shard,
    ...asGiven
  } = values;
  // No scene has the same name as a requirement.
  const scenes = subject === 'client' ? named.filter((name) => !ID.test(name)) : [];
  const accept = accepted.map((each) => oneOf('accept', each, ACCEPTABLE));
  if (accept.includes('incomplete') && !named.includes(SMOKE))
    throw new UsageError('--accept incomplete is for --only smoke.');
  if (values['strict-baseline'] && values.baseline === undefined)
    throw new UsageError('--strict-baseline is for --baseline FILE.');
  if (scenes.includes(SMOKE))
    throw new UsageError(`--only ${SMOKE} is for a service: of a client name scenes, such as --only ordinary-stay.`);
  return {
    ...asGiven,
    subject,
    only: named.filter((name) => !scenes.includes(name)),
    scenes,
    accept,
    detail: oneOf('detail', detail, DETAILS),
    upstream: upstream !== undefined && oneOf('upstream', upstream, ['sandbox'], SANDBOX_HINT) === 'sandbox',
    ...(merge === undefined ? {} : { merge }),
    ...(shard === undefined ? {} : { shard: shardIn(shard) }),
    ...(host === undefined ? {} : hostIn(host, values.https)),
    ...(webhook === undefined ? {} : { webhook: webAddressIn('--webhook', webhook) }),
    ...(join === undefined ? {} : { join: webAddressIn('--join', join) }),
  };
}
