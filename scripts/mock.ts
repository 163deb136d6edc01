/** `npm run mock`: the embedded provider on its own. */
import { machineZone } from '../cases/machine-zones.ts';
import { closest } from '../contract/closest.ts';
import type { Hotel } from '../contract/run.ts';
import type { AccessEntry } from '../mock/access.ts';
import { EMBEDDED_CLIENT, EMBEDDED_HOTELS } from '../mock/embedded.ts';
import { faults } from '../mock/faults/index.ts';
import { embeddedProfile } from '../mock/profile.ts';
import { clientsFor, type Mock, type MockOptions, startMock } from '../mock/server.ts';
import { variants } from '../mock/variants/index.ts';
import type { Variant } from '../mock/variants/variant.ts';
import { watched } from '../mock/watch.ts';
import { type Failure, runCommand } from './command.ts';
import { accessLog } from './mock/access-log.ts';
import { type Announced, accessLine, announcement } from './mock/printed.ts';
import { readCommandLine, USAGE_EXIT, UsageError, wholeNumber } from './usage.ts';

const HELP = `npx lodging-certification mock [options]

Starts the embedded provider on 127.0.0.1, prints the settings to paste and a line for each request, and serves until
Ctrl-C. GET / describes it.

  --port N           port to listen on; 0 or absent: a free one
  --fault NAME       has this fault; may be given several times, or names separated by commas
  --variant NAME     behaves in this conforming way; may be given several times
  --hotel ID=ZONE    knows only this hotel, in this zone; may be given several times. Reports for other hotels are
                     refused, and so are check-ins with the offset of another zone
  --latency MS       waits this long before every reply
  --base-path PATH   serves under a prefix, such as /stage
  --list-faults      prints the faults and ends
  --list-variants    prints the conforming variants and ends
  --access-log FILE  also writes a line for each request to this file: NDJSON, or by suffix CSV (.csv) or the
                     combined log format (.log)
  --quiet            prints no line for each request
  --json             prints JSON, one object a line
  --help             prints this

Environment:
  LODGING_CLIENT_ID, LODGING_CLIENT_SECRET   the client to accept instead of the built-in one; both or neither

Exit codes: 0 stopped or printed, 2 usage error or the port is taken.`;

const parse = (args: readonly string[]) =>
  readCommandLine(HELP, args, { lists: ['fault', 'variant', 'hotel'], words: true });

type Given = ReturnType<typeof parse>;

function named<T extends { readonly name: string }>(kind: string, given: readonly string[], all: readonly T[]): T[] {
  return given.map((wanted) => {
    const found = all.find(({ name }) => name === wanted);
    if (found) return found;
    const names = all.map(({ name }) => name);
    const like = closest(wanted, names).join(', ');
    throw new UsageError(`--${kind}: there is no ${kind} '${wanted}'. The closest: ${like}. All: --list-${kind}s.`);
  });
}

function hotelOf(text: string): Hotel {
  const [, id = '', timeZone = ''] = /^(-?\d{1,10})=(.+)$/.exec(text) ?? [];
  if (id && machineZone(timeZone)) return { id: Number(id), timeZone };
  throw new UsageError(`--hotel: found '${text}', wanted an id and a time zone, such as 100001=America/Chicago.`);
}

function clientOf(environment: NodeJS.ProcessEnv) {
  const id = environment['LODGING_CLIENT_ID'] || undefined;
  const secret = environment['LODGING_CLIENT_SECRET'] || undefined;
  if (!id && !secret) return EMBEDDED_CLIENT;
  if (id && secret) return { ...EMBEDDED_CLIENT, id, secret };
  const which = `LODGING_CLIENT_${id ? 'ID' : 'SECRET'} is set, LODGING_CLIENT_${id ? 'SECRET' : 'ID'} is not`;
  throw new UsageError(`${which}. Set both, or neither for the embedded client.`);
}

interface Asked {
  readonly options: MockOptions;
  readonly conduct: Announced['conduct'];
  readonly quiet: boolean;
  readonly json: boolean;
}

function namesOf({ values, positionals }: Given): string[] {
  if (positionals.length > 0 && !values.fault) {
    throw new UsageError(`Found '${positionals[0]}', wanted an option. A fault is given as --fault NAME; see --help.`);
  }
  return [...(values.fault ?? []), ...positionals].flatMap((each) => each.split(',')).filter(Boolean);
}

function askedFor(given: Given): Asked {
  const { values } = given;
  const { quiet, json } = values;
  const chosen = named('fault', namesOf(given), faults);
  const variety = named('variant', values.variant ?? [], variants);
  const watch = watched([...variety, ...chosen]);
  const options: MockOptions = {
    ...optionsOf(values, variety),
    faults: watch.overrides,
    front: { faults: chosen.map(({ name }) => name), variants: variety.map(({ name }) => name) },
    ...logging(values['access-log'], quiet ? null : (entry) => accessLine(entry, watch.take(entry.id), json)),
  };
  return { options, conduct: [...variety, ...chosen], quiet, json };
}

/** @param file as it was given @param printed prints a line to the terminal; `null`: nothing is printed */
function logging(file: string | undefined, printed: ((entry: AccessEntry) => string) | null): Pick<MockOptions, 'log'> {
  const kept = file === undefined ? null : accessLog(file);
  if (!kept && !printed) return {};
  return {
    log: (entry) => {
      kept?.(entry);
      if (printed) console.log(printed(entry));
    },
  };
}

function optionsOf(values: Given['values'], variety: readonly Variant[]): MockOptions {
  const profile = variety.reduce((made, { profile: change }) => change?.(made) ?? made, embeddedProfile);
  const varied: MockOptions = Object.assign({}, ...variety.map((each) => each.options));
  const client = clientOf(process.env);
  // A variant's clients differ from the embedded one in their tokens' lifetime, not in who they are.
  const lifetimeSeconds = varied.clients?.[0]?.lifetimeSeconds ?? client.lifetimeSeconds;
  return {
    profile,
    ...varied,
    clients: clientsFor(profile, { ...client, lifetimeSeconds }),
    port: wholeNumber('port', values.port ?? '0', 0, 65535),
    latencyMs: wholeNumber('latency', values.latency ?? '0', 0, 600_000) || (varied.latencyMs ?? 0),
    ...(values.hotel ? { hotels: values.hotel.map(hotelOf) } : {}),
    ...(values['base-path'] === undefined ? {} : { basePath: values['base-path'] }),
  };
}

function list({ json, ...wanted }: Given['values']): string[] {
  const faultLines = faults.map(({ override: _override, because, ...fault }) =>
    json ? JSON.stringify({ ...fault, defect: because }) : `${fault.name.padEnd(56)} ${because}`,
  );
  const variantLines = variants.map(({ name, because }) =>
    json ? JSON.stringify({ name, because }) : `${name.padEnd(28)} ${because}`,
  );
  return [...(wanted['list-faults'] ? faultLines : []), ...(wanted['list-variants'] ? variantLines : [])];
}

function announce(mock: Mock, { options, conduct, quiet, json }: Asked): void {
  const client = options.clients?.[0] ?? EMBEDDED_CLIENT;
  if (json) {
    console.log(JSON.stringify({ url: mock.url, port: mock.port, clientId: client.id }));
    return;
  }
  const isEmbeddedClient = client.secret === EMBEDDED_CLIENT.secret;
  const [hotel = { id: 100001, timeZone: 'UTC' }] = options.hotels ?? EMBEDDED_HOTELS;
  console.log(
    announcement({ url: mock.url, client, isEmbeddedClient, hotel, hotels: options.hotels, conduct, logs: !quiet }),
  );
}

/** Serves until a signal comes; a second one ends the process at once. */
async function serve(asked: Asked): Promise<void> {
  // The reader of the output may end before the mock does.
  process.stdout.on('error', () => undefined);
  const mock = await startMock(asked.options);
  const stop = () => void mock.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Only now: a program that waits for this line may send a signal as soon as it appears.
  announce(mock, asked);
}

async function mock(args: readonly string[]): Promise<number> {
  const given = parse(args);
  const lines = list(given.values);
  if (lines.length > 0) console.log(lines.join('\n'));
  else await serve(askedFor(given));
  return 0;
}

function portFailure(error: unknown): Failure | null {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  const problem = { EADDRINUSE: 'is taken, perhaps by another mock', EACCES: 'is not open to this user' }[code ?? ''];
  const advice = 'Choose another one with --port, or --port 0 for a free one.';
  return problem ? { exitCode: USAGE_EXIT, message: `Port ${port} ${problem}. ${advice}` } : null;
}

await runCommand({ help: HELP, run: mock, failure: portFailure });
