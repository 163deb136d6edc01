import { hostInAddress, isLoopback } from '../../contract/address.ts';
import { meant } from '../../contract/closest.ts';
import type { Subject } from '../../contract/words.ts';
import { FLAG, LIST, readCommandLine, TEXT, UsageError } from '../usage.ts';

/** The name of the smoke plan, for `--only`. */
export const SMOKE = 'smoke';

/** How much of the result is printed. */
const DETAILS = ['causes', 'usual', 'full'] as const;

/** What can be taken for good enough. */
const ACCEPTABLE = ['incomplete', 'refused-controls'] as const;

/** What was asked for on the command line of `certify`: `HELP` says what each option does, and for whom it is. */
export interface CertifyOptions {
  readonly subject: Subject;
  /** Absent: where such a run writes its results (`scripts/certify/folder.ts`). */
  readonly out?: string;
  readonly config?: string;
  readonly profile?: string;
  readonly challenge?: string;
  /** Ids of requirements or instances, and `smoke`; empty: the whole plan. */
  readonly only: readonly string[];
  readonly accept: readonly (typeof ACCEPTABLE)[number][];
  readonly baseline?: string;
  readonly strictBaseline: boolean;
  /** A file that is not there yet. */
  readonly writeBaseline?: string;
  /** The folder of an earlier run's evidence. */
  readonly rejudge?: string;
  readonly detail: (typeof DETAILS)[number];
  readonly json: boolean;
  readonly command?: string;
  readonly webhook?: URL;
  readonly operator: boolean;
  /** Of those given with `--only`; empty: all. */
  readonly scenes: readonly string[];
  /** Absent: 127.0.0.1, and a free port. */
  readonly host?: string;
  readonly port?: number;
  readonly https: boolean;
  readonly upstream: boolean;
  readonly har?: string;
  /** The scene to be played again and again; nothing is certified by it. */
  readonly watch?: string;
}

/** Whether nothing is printed while the run goes on. */
export function isQuiet({ json, detail }: Pick<CertifyOptions, 'json' | 'detail'>): boolean {
  return json || detail === 'causes';
}

/** What `--help` prints. */
export const HELP = `npm run certify -- [service] [options]
npm run certify -- client [options] [client options]

Runs the certification suite against the service of the settings (without any: the embedded mock), judges it and writes
a submission. With "client" the suite answers as the provider, and judges what your own hotel system sends.

  --out DIR            where results are written (default: certification/; of a part of the plan: certification/part/)
  --config FILE        product, claims, values, pace and network (default: certification.yaml, where there is one)
  --profile FILE       the provider's answers to what the interface document leaves open
  --challenge FILE     answers a challenge that the provider issued (challenge.dsse.json)
  --only ID...         only these requirements, instances, or scenes of a client, or "smoke": the 150 requests at most that
                       find most of a service; such a run is never certified (npm run requirements lists all ids)
  --accept WHAT...     incomplete: a smoke run in which no MUST failed or was inconclusive ends with 0, for nightly use;
                       refused-controls: goes on although the service refused what every hotel sends
  --baseline FILE      an earlier verdict.json, or a list of known failures: only what is new ends with 1
  --strict-baseline    a known failure that passes ends with 1 as well
  --write-baseline FILE  writes what fails, and is not in the baseline, as a list of known failures, by cause
  --rejudge DIR        verdict and reports again, from the evidence in a folder of results; nothing is sent
  --detail HOW         causes: prints the verdict and the causes only; full: every failure in full
  --json               prints verdict.json instead of the summary
  --help               prints this

Client options; without one of the first three, a page leads the person at the terminal:

  --command "COMMAND"  plays each scene by this command, which finds LODGING_SCENE_FILE, LODGING_BASE_URL,
                       LODGING_AUTH_URL, LODGING_CLIENT_ID and LODGING_CLIENT_SECRET; it ends with 64 where it does
                       not know the scene LODGING_SCENE
  --webhook URL        posts each scene there as JSON (contract/scene.schema.json), with the access as a member; it
                       answers with 2xx when the scene is over, with 404 or 501 where it does not know it
  --operator           leads a person through the scenes by a page on this machine, and on a phone with --host; the run
                       can be paused there, and the same command goes on with it

  --watch SCENE        for the developer of a client: plays that scene again whenever the client calls or a file changes,
                       and prints what is wrong within a second, until Ctrl-C; nothing is certified or written

  --https              the provider is reached over HTTPS, by a certificate that is made for the run
  --host HOST[:PORT]   where it listens (default: 127.0.0.1, on a port that is free); beyond this machine with --https
                       alone
  --upstream sandbox   passes the calls on to the sandbox of the settings instead of answering them
  --har FILE           judges calls that another tool has recorded (HAR 1.2): weaker evidence

Exit codes: 0 certified, 1 not certified, 2 configuration or usage error, 3 inconclusive or incomplete.`;

/** Removed options, each with its successor. */
const GONE: Readonly<Record<string, string>> = {
  '--key': 'LODGING_KEY_FILE=FILE, in the environment or in .env',
  '--list': 'npm run requirements -- [service|client] [PATTERN]',
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
  if (gone) throw new UsageError(`${gone} is gone. In its place: ${GONE[gone]}.`);
}

/** Options that take several values at once, each with what is said where it has none. */
const LISTS: Readonly<Record<string, string>> = {
  '--only': '--only needs at least one id, or the name of a scene; npm run requirements lists all ids.',
  '--accept': `--accept needs at least one of: ${ACCEPTABLE.join(', ')}.`,
};

/** `--only A B C` as `--only A --only B --only C`, which is what the parser understands. @throws {UsageError} without values */
function spreadLists(argv: readonly string[]): string[] {
  let list: string | null = null;
  return argv.flatMap((word, at) => {
    if (Object.hasOwn(LISTS, word)) {
      // Taken for "all" it would send the whole plan.
      if (argv[at + 1]?.startsWith('-') ?? true) throw new UsageError(LISTS[word]);
      list = word;
      return [];
    }
    if (word.startsWith('-')) list = null;
    return list ? [`${list}=${word}`] : [word];
  });
}

/** Options that name a file, a folder or a command: given as they are. */
const FILES = { out: TEXT, config: TEXT, profile: TEXT, challenge: TEXT, baseline: TEXT } as const;
const AS_GIVEN = { ...FILES, rejudge: TEXT, command: TEXT, watch: TEXT } as const;
/** How a client's calls reach the suite. */
const WAYS = { host: TEXT, https: FLAG, upstream: TEXT, har: TEXT } as const;
/** How a client is made to play; `command` is another way. */
const DRIVERS = { webhook: TEXT, operator: FLAG } as const;
const RESULTS = { accept: LIST, 'strict-baseline': FLAG, 'write-baseline': TEXT, detail: TEXT, json: FLAG } as const;
const OPTIONS = { ...AS_GIVEN, only: LIST, ...WAYS, ...DRIVERS, ...RESULTS } as const;

const parse = (args: readonly string[]) => readCommandLine({ args, allowPositionals: true, options: OPTIONS }, HELP);
type Given = ReturnType<typeof parse>['values'];

/** @throws {UsageError} for options of the client beside another subject, and for two that exclude each other */
function checkClientOptions(given: Given, subject: Subject): void {
  const [one, other] = (['command', 'webhook', 'operator'] as const).filter((name) => (given[name] ?? false) !== false);
  if (one && subject !== 'client')
    throw new UsageError(`--${one} is for the client: npm run certify -- client --${one}.`);
  if (other) throw new UsageError(`--${one} and --${other} exclude each other.`);
}

/** @throws {UsageError} for what is no address of the web. The address itself may hold a password, and is not repeated */
export function webAddressIn(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new UsageError(`${option}: found something else, wanted an http or https address.`);
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

/** `HOST` or `HOST:PORT`, IPv6 addresses in brackets where a port follows. */
const HOST_AND_PORT = /^(?:\[(?<bracketed>[^\]]*)\]|(?<plain>[^:]*)|(?<bare>[^\]]*:.*:[^\]]*))(?::(?<port>\d{1,5}))?$/;
const LAST_PORT = 65_535;

/** @throws {UsageError} */
function hostIn(text: string): { host: string; port: number } {
  const { bracketed, plain, bare, port = '0' } = HOST_AND_PORT.exec(text)?.groups ?? {};
  const host = bracketed ?? plain ?? bare;
  if (!host || Number(port) > LAST_PORT)
    throw new UsageError(
      `--host: found "${text}", wanted a host, and after a colon perhaps a port from 0 (any that is free) to 65535.`,
    );
  return { host, port: Number(port) };
}

/** How the client's calls reach the suite. @throws {UsageError} */
function waysIn({ host: asked, https, upstream, har }: Given, subject: Subject) {
  const isAny = https || upstream !== undefined || asked !== undefined || har !== undefined;
  if (subject === 'service' && isAny) throw new UsageError('--host, --https, --upstream and --har are for "client".');
  const { host, port } = asked === undefined ? { host: undefined, port: 0 } : hostIn(asked);
  if (upstream !== undefined && upstream !== 'sandbox')
    throw new UsageError(`--upstream: found "${upstream}", wanted "sandbox": the one of LODGING_BASE_URL.`);
  if (har !== undefined && (upstream !== undefined || https || asked !== undefined))
    throw new UsageError('--har FILE is for calls that were made before: nothing listens, and nothing is passed on.');
  if (host !== undefined && !https && !isLoopback(hostInAddress(host)))
    throw new UsageError(`--host ${host}: beyond this machine the provider is reached over HTTPS alone: add --https.`);
  const given = { ...(host === undefined ? {} : { host }), ...(har === undefined ? {} : { har }) };
  return { ...given, port, https, upstream: upstream !== undefined };
}

/** What certifies, or writes results, has no part in watching a scene. */
const OF_RESULTS = ['challenge', 'only', 'accept', 'baseline', 'write-baseline', 'rejudge', 'json'] as const;
const NOT_WATCHED = ['out', 'har', 'operator', ...OF_RESULTS] as const;

/** @throws {UsageError} for options that mean nothing beside --watch */
function checkWatch(given: Given, subject: Subject): void {
  if (given.watch === undefined) return;
  if (subject !== 'client') throw new UsageError('--watch is for the client: npm run certify -- client --watch SCENE.');
  const other = NOT_WATCHED.find((name) => (given[name] ?? false) !== false);
  if (other) throw new UsageError(`--watch certifies nothing and writes no results: leave out --${other}.`);
}

/** One of the values that an option may have. @throws {UsageError} */
function oneOf<T extends string>(option: string, found: string, wanted: readonly T[]): T {
  const value = wanted.find((each) => each === found);
  if (value) return value;
  throw new UsageError(`--${option}: found "${found}", wanted ${wanted.map((each) => `"${each}"`).join(' or ')}.`);
}

/** Options beside which evidence can be judged again: those that say where results go and how they are shown. */
const BESIDE_REJUDGE = [
  'rejudge',
  'out',
  'challenge',
  'baseline',
  'strict-baseline',
  'write-baseline',
  'detail',
  'json',
];

/** @throws {UsageError} for an option that says how a run is made: it was made */
function checkRejudge(given: Given): void {
  const [other] = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || value === false || BESIDE_REJUDGE.includes(name) ? [] : [name],
  );
  if (other) throw new UsageError(`--rejudge takes that from the run: leave out --${other}.`);
}

/** Reads the command line. @throws {UsageError} */
export function readOptions(argv: readonly string[]): CertifyOptions {
  refuseGone(argv);
  const { values, positionals } = parse(spreadLists(argv));
  const subject = subjectIn(positionals);
  checkClientOptions(values, subject);
  checkWatch(values, subject);
  const { only: named = [], 'strict-baseline': strictBaseline, json, operator } = values;
  // A scene's name and a requirement's id cannot be taken for each other.
  const scenes = subject === 'client' ? named.filter((name) => !ID.test(name)) : [];
  const accept = (values.accept ?? []).map((each) => oneOf('accept', each, ACCEPTABLE));
  if (accept.includes('incomplete') && !named.includes(SMOKE))
    throw new UsageError('--accept incomplete is for --only smoke.');
  if (strictBaseline && values.baseline === undefined)
    throw new UsageError('--strict-baseline is for --baseline FILE.');
  if (scenes.includes(SMOKE))
    throw new UsageError(`--only ${SMOKE} is for a service: of a client name scenes, such as --only ordinary-stay.`);
  if (values.rejudge !== undefined) checkRejudge(values);
  return {
    subject,
    only: named.filter((name) => !scenes.includes(name)),
    scenes,
    accept,
    strictBaseline,
    detail: oneOf('detail', values.detail ?? 'usual', DETAILS),
    json,
    operator,
    ...waysIn(values, subject),
    ...(values['write-baseline'] === undefined ? {} : { writeBaseline: values['write-baseline'] }),
    ...(values.webhook === undefined ? {} : { webhook: webAddressIn('--webhook', values.webhook) }),
    ...Object.fromEntries(Object.entries(values).filter(([name]) => name in AS_GIVEN)),
  };
}
