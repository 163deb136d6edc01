/** Many clients at once against `desk serve`, which is killed and started again in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once, setMaxListeners } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { joinBy, type WayToPlay } from '../../client/certify/join.ts';
import { accessIn } from '../../client/ways/driver.ts';
import type { ClientAccess, SceneFile } from '../../contract/scene.ts';
import type { Claim } from '../../contract/words.ts';
import { Store } from '../../desk/serve/store.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { keyId } from '../../submission/dsse.ts';
import { parseEvidence } from '../../submission/record.ts';
import { verifySubmission } from '../../submission/verify.ts';
import { invited, settingsIn } from '../desk/invite.ts';
import { PROJECT } from '../project.ts';
import { readCommandLine, wholeNumber } from '../usage.ts';
import { workFolder } from './side-by-side.ts';

type Play = (file: SceneFile, access: ClientAccess, clockFile: string) => Promise<void>;

/** The careful example client, in this process. */
async function careful(): Promise<Play> {
  const { play } = await import(pathToFileURL(join(PROJECT, 'tests/clients/careful.mjs')).href);
  return play as Play;
}

/** Plays scenes in this process with the careful client. */
export async function carefully(): Promise<WayToPlay> {
  const play = await careful();
  return (folder, { access }) => ({
    ...{ kind: 'command', graceMs: 0 },
    async play(file) {
      await play(file, accessIn(file, access), join(folder, 'clock'));
      return { end: 'done', remark: null };
    },
  });
}

/** A reply as a client received it. */
export interface Heard {
  readonly id: string;
  readonly run: string;
  readonly ms: number;
  readonly status: number;
}

/** Records each reply that a client of this process receives. @returns stops recording */
export function listenIn(heard: Heard[]): () => void {
  const { fetch: usual } = globalThis;
  globalThis.fetch = async (...given) => {
    const began = performance.now();
    const reply = await usual(...given);
    const [, run = ''] = /\/runs\/([^/]+)/.exec(String(given[0])) ?? [];
    const { status } = reply;
    heard.push({ id: reply.headers.get('x-request-id') ?? '', run, ms: performance.now() - began, status });
    return reply;
  };
  return () => {
    globalThis.fetch = usual;
  };
}

/** A desk in its own process and folder. */
export class DeskProcess {
  #process: ChildProcess | null = null;
  readonly runs: string;
  readonly #key: string;
  readonly keyId: string;

  /** @param port 0: any free one */
  constructor(
    folder: string,
    private port = 0,
    private readonly more: readonly string[] = [],
  ) {
    mkdirSync(folder, { recursive: true });
    this.runs = join(folder, 'runs');
    this.#key = join(folder, 'witness.key.pem');
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    writeFileSync(this.#key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    this.keyId = keyId(publicKey);
  }

  /** Starts it again at the same port. */
  async start(): Promise<void> {
    const script = join(PROJECT, 'dist/scripts/desk.js');
    const args = ['serve', '--dir', this.runs, '--key', this.#key, '--host', `127.0.0.1:${this.port}`, ...this.more];
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    child.stdout.setEncoding('utf8');
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: string) => text.includes('Integrators reach') && resolve());
      child.once('exit', (code) => reject(new Error(`desk serve ended with ${code}`)));
    });
    const { url } = this.store.desk ?? { url: 'http://127.0.0.1:0' };
    if (this.port === 0) this.port = Number(new URL(url).port);
  }

  get store(): Store {
    return new Store(this.runs);
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** @param signal SIGKILL: at any moment, without warning */
  async stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Invites an integrator. @param webhook where the desk may post scenes; `null`: nowhere @returns the link */
  invite(
    integrator: string,
    claims: readonly Claim[] = [],
    webhook: string | null = null,
  ): { readonly id: string; readonly link: string } {
    const { store } = this;
    if (!store.desk) throw new Error('The desk was not yet started');
    const settings = settingsIn(undefined, undefined);
    return invited(store, store.desk, { integrator, claims, settings, validMs: 3_600_000, webhook });
  }
}

/** The scene that delays replies on purpose. */
const LATE = 'reply-late';

const slowestOf = (took: readonly number[]) => Math.round(took.reduce((most, ms) => Math.max(most, ms), 0));

/** The result of the whole load test. */
export interface ManyAtOnce {
  readonly certified: number;
  /** Verified from outside, as of level 3. */
  readonly witnessed: number;
  readonly replies: number;
  /** Replies that a client received and that no record contains. */
  readonly lost: number;
  /** In ms, as measured by the clients, without the replies of scenes that delay them on purpose. */
  readonly slowest: number;
  /** The same at the server: from the call's first byte (or the answer with the client's clock) to the reply's end. */
  readonly slowestAtServer: number;
  readonly seconds: number;
}

/** The ids of all replies in a run's journals, and of delayed ones; for the others the server's time, in ms. */
function recorded(store: Store, id: string) {
  const folder = join(store.folderOf(id), 'attempt-1');
  const lines = readFileSync(join(folder, 'journal.ndjson'), 'utf8').trimEnd().split('\n');
  const entries = lines.map((line) => JSON.parse(line));
  const calls = entries.flatMap(({ call }) => (call ? [call] : []));
  const idOf = ({ reply }: { reply: { headers: [string, string][] } | null }) =>
    reply?.headers.find(([name]) => name.toLowerCase() === 'x-request-id')?.[1] ?? '';
  const late = calls.filter(({ received }) => received.scene === LATE);
  const took = entries.flatMap(({ answered, durationMs }) =>
    typeof answered === 'string' && !answered.startsWith(`${LATE}/`) ? [durationMs as number] : [],
  );
  return { all: new Set(calls.map(idOf)), late: new Set(late.map(idOf)), took };
}

async function isWitnessed(desk: DeskProcess, id: string): Promise<boolean> {
  const folder = desk.store.resultsFolder(id, 1);
  if (!readdirSync(folder).includes('submission.zip')) return false;
  const wanted = {
    trusted: new Set<string>(),
    trustedWitness: new Set([desk.keyId]),
    signature: false,
    now: Date.now(),
  };
  const { level, reasons } = await verifySubmission(readFileSync(join(folder, 'submission.zip')), wanted, entryWriters);
  // The submission has to contain everything in the record.
  parseEvidence(readFileSync(join(folder, 'evidence.ndjson')));
  return level === 3 && reasons.length === 0;
}

function timesOf(heard: readonly Heard[], records: ReadonlyMap<string, ReturnType<typeof recorded>>) {
  const isTimed = ({ id, run }: Heard) => !records.get(run)?.late.has(id);
  return {
    lost: heard.filter(({ id, run }) => id !== '' && !records.get(run)?.all.has(id)).length,
    slowest: slowestOf(heard.filter(isTimed).map(({ ms }) => ms)),
    slowestAtServer: slowestOf([...records.values()].flatMap(({ took }) => took)),
  };
}

/** Has clients play all scenes at once, and kills the desk after a number of calls. @param claims absent: all */
export async function manyAtOnce(
  desk: DeskProcess,
  clients: number,
  {
    killAfter,
    claims,
    notify = () => undefined,
  }: { killAfter: number; claims?: readonly Claim[]; notify?: (line: string) => void },
): Promise<ManyAtOnce> {
  const began = performance.now();
  const heard: Heard[] = [];
  const giveBack = listenIn(heard);
  const { signal } = new AbortController();
  setMaxListeners(0, signal);
  try {
    await desk.start();
    const runs = Array.from({ length: clients }, (_, at) => desk.invite(`Integrator ${at + 1}`, claims));
    const way = await carefully();
    const playing = runs.map(({ id, link }) =>
      joinBy(
        way,
        { out: join(desk.runs, '..', 'out', id), json: true, detail: 'causes', isSilent: true },
        new URL(link),
        signal,
      ),
    );
    const all = Promise.all(playing);
    while (heard.length < killAfter) await Promise.race([sleep(20), all]);
    const from = performance.now();
    await desk.stop('SIGKILL');
    await desk.start();
    notify(`killed after ${heard.length} replies, back after ${Math.round(performance.now() - from)} ms`);
    const codes = await all;
    const certified = codes.filter((code) => code === 0).length;
    const records = new Map(runs.map(({ id }) => [id, recorded(desk.store, id)]));
    const witnessed = await Promise.all(runs.map(({ id }) => isWitnessed(desk, id)));
    return {
      ...{ certified, witnessed: witnessed.filter(Boolean).length, replies: heard.length },
      ...timesOf(heard, records),
      seconds: (performance.now() - began) / 1000,
    };
  } finally {
    giveBack();
    await desk.stop('SIGTERM');
  }
}

const HELP = `npm run bench -- serve

  --clients N  how many at once (default: 50)
  --help       prints this`;

/** The command. @returns 0: all were certified and nothing was lost */
export async function benchServe(args: readonly string[]): Promise<number> {
  const { clients: given = '50' } = readCommandLine(HELP, args).values;
  const clients = wholeNumber('clients', given, 1, 500);
  const folder = workFolder();
  // Each client's folder is removed with the process.
  process.setMaxListeners(0);
  const done = await manyAtOnce(new DeskProcess(folder), clients, { killAfter: 40 * clients, notify: console.log });
  console.log(JSON.stringify({ clients, ...done }, null, 2));
  return done.certified === clients && done.witnessed === clients && done.lost === 0 ? 0 : 1;
}
