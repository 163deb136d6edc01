/** The client matrix: each example client plays scenes in this process, and is judged. */
import { unclaimedIn } from '../../client/judging/played.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { overHttpsRequirements } from '../../contract/catalogue/client/conduct.ts';
import { clientRequirements } from '../../contract/catalogue/client/index.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Instance } from '../../contract/requirement.ts';
import type { Scene } from '../../contract/scene.ts';
import { type Claim, OPERATIONS } from '../../contract/words.ts';
import { type Judgement, outcomeOfBroken } from '../../judgement/judge.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { loadSettings, runContext } from '../../run/settings.ts';
import { isDeclared } from '../../scripts/matrix/subject.ts';
import { assemble } from '../../submission/assemble.ts';
import { packEntries, submissionEntries } from '../../submission/pack.ts';
import { sentenceOf } from '../../submission/problems.ts';
import { verifySubmission } from '../../submission/verify.ts';
import { exampleClient, type Player, runClient } from './client-run.ts';

interface Fault {
  readonly breaks: readonly string[];
  /** Others that it may break; `*` matches any characters. */
  readonly also?: readonly string[];
  /** Scenes in which it shows, although its requirements are not about single scenes. */
  readonly shownIn?: readonly string[];
  /** Absent: all operations. */
  readonly claims?: readonly Claim[];
}

interface MatrixClient extends Fault {
  readonly name: string;
  readonly Kind?: unknown;
}

const { play } = (await exampleClient('careful')) as { play: (...given: unknown[]) => Promise<void> };
const { faults } = (await exampleClient('faulty')) as { faults: Readonly<Record<string, Fault & { Kind: unknown }>> };
const { conforming } = (await exampleClient('conforming')) as { conforming: Readonly<Record<string, unknown>> };

export const faultyClients = Object.entries(faults).map(([name, fault]): MatrixClient => ({ name, ...fault }));

/** The client that does everything right, and clients that differ in what the document allows. */
export const conformingClients = Object.entries({ careful: undefined, ...conforming }).map(
  ([name, Kind]): MatrixClient => ({ name, Kind, breaks: [] }),
);

const { profileFile } = EMBEDDED;
const loaded = loadSettings({ env: {}, cwd: '/nowhere', profileFile, embedded: EMBEDDED, subject: 'client' });

function contextOf(claims: readonly Claim[]) {
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
  const begun = {
    seed: 'c0ffee00c0ffee00c0ffee00c0ffee00',
    startedAt: new Date(Date.now()).toISOString(),
    baseUrl: 'http://[::1]',
  };
  const {
    target: _,
    startedAt: __,
    ...context
  } = runContext({ ...loaded.settings, claims }, { ...begun, subject: 'client' });
  return context;
}

/** Scenes with all kinds of reports, one of them refused. */
const USUAL_SCENES = ['names', 'partial-bill', 'no-show', 'loyalty', 'refused'];

/** The scenes in which a fault is looked for first: the usual ones, its own, and those of its requirements. */
function firstScenes({ breaks, shownIn = [], claims = OPERATIONS }: MatrixClient, plan: readonly Instance[]): string[] {
  const broken = plan.filter(({ requirement: { id } }) => breaks.includes(id));
  const about = broken.flatMap(({ id }) => id.split(/[:,]/)).filter((each) => sceneNamed(each));
  const isPlayed = (name: string) => unclaimedIn(sceneNamed(name) as Scene, claims) === undefined;
  return [...new Set([...USUAL_SCENES, ...shownIn, ...about])].filter(isPlayed);
}

/** Clients that need connections, and those that are broken off. */
const OVER_CONNECTIONS = ['careful', 'breaks-off-once', 'loses-a-token'];

/** Whether a call at its address was not read, in a scene whose provider behaves as usual. */
const isUnread = ({ reply, received }: Exchange) =>
  (reply?.status === 404 || reply?.status === 415) &&
  !received?.astray &&
  sceneNamed(received?.scene ?? '')?.provider.length === 0;

/** Has a client play scenes, and judges it. @param only absent: every scene that its claims ask for */
async function playColumn(client: MatrixClient, only: readonly string[] | undefined) {
  const player: Player = (...given) =>
    play(...given, client.Kind).catch((error: Error) => ({ end: 'failed', remark: error.message.slice(0, 200) }));
  const context = contextOf(client.claims ?? OPERATIONS);
  const withoutSockets = !OVER_CONNECTIONS.includes(client.name);
  const { record, exchanges } = await runClient({ context, player, withoutSockets, ...(only && { scenes: only }) });
  const assembled = await assemble(record, exchanges);
  const entries = await submissionEntries({ result: assembled.result, writers: entryWriters });
  const anybody = { trusted: new Set<string>(), signature: false };
  const { reasons } = await verifySubmission(await packEntries(entries), anybody, entryWriters, assembled);
  const { judgements } = assembled.result;
  const unread = exchanges.filter(isUnread);
  return { client, judgements, unread, refused: [...assembled.problems.map(sentenceOf), ...reasons] };
}

/** @param plan of a conforming client's run: a fault that shows in its first scenes need not be played in all */
async function runColumn(client: MatrixClient, plan?: readonly Instance[]): Promise<ClientColumn> {
  const first = plan && (await playColumn(client, firstScenes(client, plan)));
  const hasShown = first && client.breaks.every((id) => brokenBy(first).includes(id));
  return hasShown ? first : playColumn(client, undefined);
}

/** The result for a client. `refused`: why `verify` refuses its submission, which is a bug: every run is honest. */
type ClientColumn = Awaited<ReturnType<typeof playColumn>>;

/** Runs clients, several at once, since they mostly wait. @param plan absent: each plays all scenes of its claims */
export async function runClients(
  clients: readonly MatrixClient[],
  plan?: readonly Instance[],
): Promise<ClientColumn[]> {
  const columns: ClientColumn[] = new Array(clients.length);
  const waiting = [...clients.keys()];
  const work = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
      columns[at] = await runColumn(clients[at] as MatrixClient, plan);
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return columns;
}

export function brokenBy({ judgements }: ClientColumn): string[] {
  const noticed = judgements.filter(({ outcome }) => ['failed', 'warning', 'review'].includes(outcome));
  return [...new Set(noticed.map(({ instance }) => instance.requirement.id))];
}

function reasonOf({ judgements }: ClientColumn, id: string): string {
  const found = judgements.filter(({ instance }) => instance.requirement.id === id);
  return found.map(({ finding, reason }) => finding?.summary ?? reason).find(Boolean) ?? 'no reason was given';
}

function faultProblems(column: ClientColumn): string[] {
  const { name, breaks, also = [] } = column.client;
  const broken = brokenBy(column);
  const missed = breaks.filter((id) => !broken.includes(id));
  const others = broken.filter((id) => !isDeclared(id, [...breaks, ...also]));
  return [
    ...missed.map((id) => `fault ${name} is not noticed by ${id}`),
    ...others.map((id) => `fault ${name} is also noticed by ${id}, which it does not name: ${reasonOf(column, id)}`),
  ];
}

/** What may be said of conforming clients, by name: nothing else, so that none of them breaks down unnoticed. */
const WARNED: Readonly<Record<string, readonly string[]>> = {
  'basic-unencoded': ['CLIENT-TOKEN.BASIC-ENCODED'],
  'books-now-in-the-older-form': ['CLIENT-CHECK-OUT.REFERENCE-FORM'],
  'holds-back-what-follows-a-failure': ['CLIENT-EVENTS.OUTLASTS-TROUBLE'],
  'leaves-at-noon-by-the-house': ['CLIENT-VALUES.EXPECTED-TIME'],
  'long-running': ['CLIENT-TOKEN.ONE-REFRESH'],
  'names-decomposed': ['CLIENT-CHECK-IN.VERBATIM'],
  'names-with-single-blanks': ['CLIENT-CHECK-IN.VERBATIM'],
  'no-retry': ['CLIENT-EVENTS.OUTLASTS-TROUBLE', 'CLIENT-CONDUCT.RETRY-AFTER'],
  'required-fields-only': ['CLIENT-CHECK-OUT.SAYS-SOMETHING'],
  'room-codes': ['CLIENT-CHECK-IN.ROOM-TYPE'],
  'token-per-report': ['CLIENT-TOKEN.REUSED', 'CLIENT-TOKEN.ONE-REFRESH'],
};

function conformingProblems({ client, judgements, unread }: ClientColumn): string[] {
  const isBlamed = ({ outcome, instance: { requirement } }: Judgement) => {
    if (outcome === 'inconclusive') return requirement.level === 'MUST';
    const isSaid = outcome === 'warning' || outcome === 'review';
    return outcome === 'failed' || (isSaid && !WARNED[client.name]?.includes(requirement.id));
  };
  const blamed = judgements.filter(isBlamed).map((each) => `${each.instance.id} is ${each.outcome}: ${each.reason}`);
  const [lost] = unread.map(({ id, reply }) => `its call ${id} was answered with ${reply?.status}`);
  return [...blamed, ...(lost ? [lost] : [])].map((what) => `client ${client.name} is conforming, but ${what}`);
}

/** Judges the client matrix. @param conforming columns of the other clients, the careful one included */
export function judgeClients(faulty: readonly ClientColumn[], conforming: readonly ClientColumn[]) {
  const byFault = faulty.map(faultProblems);
  const byConforming = conforming.map(conformingProblems);
  const refused = [...faulty, ...conforming].flatMap(({ client, refused: reasons }) =>
    reasons.map((reason) => `client ${client.name}: verify refuses the submission of its run: ${reason}`),
  );
  // Its own test shows over HTTPS which certificates a client refuses.
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

export function clientFigures({ faults, checks, conforming }: ReturnType<typeof judgeClients>): string {
  return `faults caught ${faults.caught}/${faults.of}, checks proven ${checks.proven}/${checks.of}, conforming clients blamed ${conforming.blamed}/${conforming.of}`;
}
