/** One column of the client matrix: a client plays every scene in this process, and is judged. */
import { join } from 'node:path';
import type { PlayedScene } from '../cases/sequence.ts';
import { overHttpsRequirements } from '../contract/catalogue/client/conduct.ts';
import { clientRequirements } from '../contract/catalogue/client/index.ts';
import type { ClientAccess, SceneFile } from '../contract/scene.ts';
import { type Claim, OPERATIONS } from '../contract/words.ts';
import { type Judgement, outcomeOfBroken } from '../judgement/judge.ts';
import { EMBEDDED, EMBEDDED_CLIENT } from '../mock/embedded.ts';
import { entryWriters } from '../reporters/entries.ts';
import { loadSettings, runContext } from '../run/settings.ts';
import { isDeclared } from '../scripts/matrix/subject.ts';
import { type Assembled, assemble } from '../submission/assemble.ts';
import { packEntries, submissionEntries } from '../submission/pack.ts';
import { sentenceOf } from '../submission/problems.ts';
import { runRecord } from '../submission/record.ts';
import { verifySubmission } from '../submission/verify.ts';
import { callsOf, scenesFor } from './judging/played.ts';
import { accessIn, type Driver } from './ways/driver.ts';
import { Stage } from './ways/stage.ts';

/** Plays one scene as the client's own process would. */
export type PlayInProcess = (file: SceneFile, access: ClientAccess, clockFile: string) => Promise<void>;

/** A client of the matrix, and the requirements it breaks. */
export interface MatrixClient {
  readonly name: string;
  readonly play: PlayInProcess;
  /** Absent: all operations. */
  readonly claims?: readonly Claim[];
  readonly breaks: readonly string[];
  /** Others it may break; `*` matches any characters. */
  readonly also?: readonly string[];
}

const SECRET = 'matrix-secret-4f1c+/=&%:"9d27b60e83a5';
const PACE = { requestsPerSecond: null, concurrency: 1 };
const NETWORK = { timeoutMs: 5000, proxy: null };
const SEED = 'c0ffee00c0ffee00c0ffee00c0ffee00';

function settings(claims: readonly Claim[]) {
  const { profileFile } = EMBEDDED;
  const loaded = loadSettings({ env: {}, cwd: '/nowhere', profileFile, embedded: EMBEDDED, subject: 'client' });
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
  return { ...loaded.settings, claims };
}

const driverOf = (client: MatrixClient, stage: Stage): Driver => ({
  kind: 'command',
  graceMs: 0,
  play: async (file) => {
    try {
      await client.play(file, accessIn(file, stage.access), join(stage.folder, 'clock'));
      return { end: 'done', remark: null };
    } catch (error) {
      return { end: 'failed', remark: (error as Error).message.slice(0, 200) };
    }
  },
});

async function refusalsOf(assembled: Assembled): Promise<readonly string[]> {
  const entries = await submissionEntries({ result: assembled.result, writers: entryWriters });
  const anybody = { trusted: new Set<string>(), signature: false };
  return (await verifySubmission(await packEntries(entries), anybody, entryWriters, assembled)).reasons;
}

/** Has a client play every scene its claims ask for, and judges it. */
export async function runClient(client: MatrixClient) {
  const stage = await Stage.open({
    ...{ client: { id: EMBEDDED_CLIENT.id, secret: SECRET }, seed: SEED },
    contextAt: (baseUrl, startedAt) =>
      runContext(settings(client.claims ?? OPERATIONS), { seed: SEED, startedAt, baseUrl, subject: 'client' }),
  });
  const { context } = stage;
  try {
    const driver = driverOf(client, stage);
    const { signal } = new AbortController();
    const played: PlayedScene[] = [];
    for (const scene of scenesFor(context)) played.push((await stage.play(driver, scene, signal)) as PlayedScene);
    await stage.close();
    const plays = played.map(({ play }) => play);
    const record = runRecord(context, {
      ...{ endedAt: new Date(stage.clock.now()).toISOString(), whole: true, pace: PACE, network: NETWORK },
      client: { drivenBy: 'command', answeredBy: 'stand-in', clockAheadMs: stage.clock.ahead(), plays },
    });
    const assembled = await assemble(record, callsOf(played));
    const { judgements } = assembled.result;
    return { client, judgements, refused: [...assembled.problems.map(sentenceOf), ...(await refusalsOf(assembled))] };
  } finally {
    await stage.close();
  }
}

/** The result for a client. `refused`: why `verify` refuses its submission, which must not be: every run is honest. */
export type ClientColumn = Awaited<ReturnType<typeof runClient>>;

/** Runs clients, several at once: they mostly wait. */
export async function runClients(clients: readonly MatrixClient[], atOnce = 12): Promise<ClientColumn[]> {
  const columns: ClientColumn[] = new Array(clients.length);
  const waiting = [...clients.keys()];
  const work = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
      columns[at] = await runClient(clients[at] as MatrixClient);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return columns;
}

/** The requirements that a client was found to break. */
export function brokenBy({ judgements }: ClientColumn): string[] {
  const noticed = judgements.filter(({ outcome }) => ['failed', 'warning', 'review'].includes(outcome));
  return [...new Set(noticed.map(({ instance }) => instance.requirement.id))];
}

function faultProblems(column: ClientColumn): string[] {
  const { name, breaks, also = [] } = column.client;
  const broken = brokenBy(column);
  const missed = breaks.filter((id) => !broken.includes(id));
  const others = broken.filter((id) => !isDeclared(id, [...breaks, ...also]));
  return [
    ...missed.map((id) => `fault ${name} is not noticed by ${id}`),
    ...others.map((id) => `fault ${name} is also noticed by ${id}, which it does not name`),
  ];
}

function conformingProblems({ client, judgements }: ClientColumn): string[] {
  const isBlamed = ({ outcome, instance }: Judgement) =>
    outcome === 'failed' || (outcome === 'inconclusive' && instance.requirement.level === 'MUST');
  const blamed = judgements.filter(isBlamed).map((each) => `${each.instance.id} is ${each.outcome}: ${each.reason}`);
  return blamed.map((what) => `client ${client.name} is conforming, but ${what}`);
}

/** Judges the client matrix. @param conforming columns of the other clients, the careful one included */
export function judgeClients(faulty: readonly ClientColumn[], conforming: readonly ClientColumn[]) {
  const byFault = faulty.map(faultProblems);
  const byConforming = conforming.map(conformingProblems);
  const refused = [...faulty, ...conforming].flatMap(({ client, refused: reasons }) =>
    reasons.map((reason) => `client ${client.name}: verify refuses the submission of its run: ${reason}`),
  );
  // Which certificates a client refuses is shown over HTTPS, by its own test.
  const overHttps: readonly string[] = overHttpsRequirements.map(({ id }) => id);
  const wanted = clientRequirements.filter((row) => outcomeOfBroken(row) !== 'observed' && !overHttps.includes(row.id));
  const provenBy = (column: ClientColumn) => column.client.breaks.filter((id) => brokenBy(column).includes(id));
  const proven = new Set(faulty.flatMap(provenBy));
  const unproven = wanted.filter(({ id }) => !proven.has(id));
  return {
    faults: { caught: byFault.filter((problems) => problems.length === 0).length, of: faulty.length },
    checks: { proven: wanted.length - unproven.length, of: wanted.length },
    conforming: { blamed: byConforming.filter((problems) => problems.length > 0).length, of: conforming.length },
    problems: [
      ...byFault.flat(),
      ...unproven.map(({ id }) => `requirement ${id} is broken by no fault`),
      ...byConforming.flat(),
      ...refused,
    ],
  };
}

/** The figures in one line. */
export function clientFigures({ faults, checks, conforming }: ReturnType<typeof judgeClients>): string {
  return `faults caught ${faults.caught}/${faults.of}, checks proven ${checks.proven}/${checks.of}, conforming clients blamed ${conforming.blamed}/${conforming.of}`;
}
