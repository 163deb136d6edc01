/** Runs the suite and the peers against the same services, and compares their failures with those at the mock. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { catalogue } from '../../../contract/catalogue/index.ts';
import { tokenFacts } from '../../../contract/interface.ts';
import type { RunContext } from '../../../contract/run.ts';
import { EMBEDDED_CLIENT, EMBEDDED_SECOND_SECRET } from '../../../mock/embedded.ts';
import { type Mock, startMock } from '../../../mock/server.ts';
import type { VerdictFile } from '../../../submission/result.ts';
import { allSubjects, isNoticed, type MatrixSubject } from '../../matrix/subject.ts';
import { PROJECT } from '../../project.ts';
import { timed } from '../side-by-side.ts';
import { contextNow, documentFor } from './document.ts';
import type { Document, Peer } from './tools.ts';

/** The failed checks of one run. */
export interface Checks {
  /** Failed checks that count as finding a fault. */
  readonly found: readonly string[];
  /** Failed checks that count as refusing a correct service: of ours, without warnings. */
  readonly refused: readonly string[];
}

export interface ToolRun extends Checks {
  readonly cpu: number;
  readonly seconds: number;
  readonly requests: number;
  /** Why it came to no result; `null` if it did. */
  readonly broke: string | null;
}

/** The totals of a tool. */
export interface Tally {
  readonly tool: string;
  readonly version: string;
  readonly how: string;
  /** Checks that failed at the mock itself in either of two runs. */
  readonly atMock: readonly string[];
  readonly requests: number;
  readonly cpuAtMock: number;
  /** The number of faulty and of correct services it was run against. */
  readonly tried: { readonly faults: number; readonly variants: number };
  /** Over all faults. */
  readonly cpu: number;
  readonly seconds: number;
  readonly found: readonly string[];
  /** By variant, the first check that failed there but not at the mock. */
  readonly refused: Readonly<Record<string, string>>;
  /** Services at which it came to no result, and why: these count as neither found nor refused. */
  readonly broke: Readonly<Record<string, string>>;
}

/** A sample of a list, drawn by a seed. */
export function drawn<T extends { readonly name: string }>(all: readonly T[], count: number, seed: string): T[] {
  const key = ({ name }: T) => createHash('sha256').update(`${seed}/${name}`).digest('hex');
  const chosen = new Set([...all].sort((a, b) => (key(a) < key(b) ? -1 : 1)).slice(0, count));
  return all.filter((each) => chosen.has(each));
}

/** A check without what a profile may change: a service that answers 422 instead of 400 fails no other check. */
const sameCheck = (check: string) => check.replace(/\b4\d\d\b/g, '4xx');

/** The failed checks of a run that did not fail at the mock. */
export function newChecks(atMock: readonly string[], checks: readonly string[]): string[] {
  const known = new Set(atMock.map(sameCheck));
  return [...new Set(checks)].filter((check) => !known.has(sameCheck(check)));
}

/** Totals the runs of a tool. @param atMock two runs against the correct mock, so that unstable checks do not count */
export function tally(
  tool: Pick<Tally, 'tool' | 'version' | 'how'>,
  atMock: readonly ToolRun[],
  others: readonly (ToolRun & Pick<MatrixSubject, 'kind' | 'name'>)[],
): Tally {
  const known = (of: keyof Checks) => [...new Set(atMock.flatMap((run) => run[of]))];
  const faulty = others.filter(({ kind }) => kind === 'fault');
  const sum = (of: 'cpu' | 'seconds') => faulty.reduce((total, run) => total + run[of], 0);
  const refused = others
    .filter(({ kind }) => kind === 'variant')
    .flatMap(({ name, refused: checks }) =>
      newChecks(known('refused'), checks)
        .slice(0, 1)
        .map((check) => [name, check]),
    );
  return {
    ...{ tool: tool.tool, version: tool.version, how: tool.how },
    atMock: known('found'),
    requests: Math.max(...atMock.map(({ requests }) => requests)),
    cpuAtMock: Math.min(...atMock.map(({ cpu }) => cpu)),
    tried: { faults: faulty.length, variants: others.length - faulty.length },
    cpu: sum('cpu'),
    seconds: sum('seconds'),
    found: faulty.filter(({ found }) => newChecks(known('found'), found).length > 0).map(({ name }) => name),
    refused: Object.fromEntries(refused),
    broke: Object.fromEntries(others.flatMap(({ name, broke }) => (broke === null ? [] : [[name, broke]]))),
  };
}

/** A tool to run: ours, or an installed peer. */
export interface Runnable {
  readonly tool: string;
  readonly version: string;
  readonly how: string;
  run(context: RunContext): Promise<Omit<ToolRun, 'requests'>>;
}

/** The time limit of one run of a tool, in seconds. */
const LIMIT_S = 180;
const LATE = `took more than ${LIMIT_S} s`;
const UNREADABLE = 'wrote no report';

/** The failed checks of a verdict. */
export function verdictChecks({ requirements }: Pick<VerdictFile, 'requirements'>): Checks {
  const must = new Set(catalogue.filter(({ level }) => level === 'MUST').map(({ id }) => id));
  const isRefusal = ({ id, outcome }: VerdictFile['requirements'][number]) =>
    outcome === 'failed' || (outcome === 'inconclusive' && must.has(id.split(':')[0] as string));
  return {
    found: requirements.filter(({ outcome }) => isNoticed(outcome)).map(({ id }) => id),
    refused: requirements.filter(isRefusal).map(({ id }) => id),
  };
}

/**
 * Our suite.
 * @param parent its results go into a folder there, named by the port
 * @param plain the smoke plan, with only the reports that peers also have
 */
export function ours(tool: string, version: string, parent: string, plain = false): Runnable {
  const more = plain ? ['--only', 'smoke', '--detail', 'causes'] : [];
  const without = plain ? ' (without the reports of Allure and Playwright, which the other tools do not make)' : '';
  const how = `${['certify', ...more].join(' ')}${without} with the provider's profile`;
  return {
    ...{ tool, version, how },
    async run({ target, values, profile, claims }) {
      const folder = join(parent, new URL(target.baseUrl).port);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const { timeZoneGiven: _zone, reservationIdGiven: _id, stays, reservationIds, ...others } = values;
      const given = {
        ...others,
        ...(stays.length > 0 ? { stays } : {}),
        ...(reservationIds.length > 0 ? { reservationIds } : {}),
      };
      writeFileSync(join(folder, 'certification.yaml'), JSON.stringify({ claims, values: given }));
      writeFileSync(join(folder, 'profile.yaml'), JSON.stringify(profile));
      const words = [
        process.execPath,
        join(PROJECT, 'scripts/start.cjs'),
        'certify',
        '--profile',
        'profile.yaml',
        '--out',
        'out',
      ];
      const env = {
        ...{ LODGING_BASE_URL: target.baseUrl, LODGING_ENVIRONMENT: 'mock', LODGING_CLIENT_ID: EMBEDDED_CLIENT.id },
        ...{ LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret, LODGING_SECOND_CLIENT_SECRET: EMBEDDED_SECOND_SECRET },
      };
      const reports = plain ? { LODGING_ALLURE: 'off' } : {};
      const { code, cpu, seconds, late } = await timed(folder, [...words, ...more], {
        env: { ...env, ...reports },
        limit: LIMIT_S,
      });
      const file = join(folder, 'out/verdict.json');
      if (!existsSync(file)) return { cpu, seconds, found: [], refused: [], broke: late ? LATE : `exit code ${code}` };
      return { cpu, seconds, ...verdictChecks(JSON.parse(readFileSync(file, 'utf8'))), broke: null };
    },
  };
}

/** A bearer token as any client gets one; empty if the service issues none. */
async function tokenOf({ target, claims }: RunContext): Promise<string> {
  const { id: client_id, secret: client_secret } = EMBEDDED_CLIENT;
  const isForm = claims.includes('token-form');
  const { path } = tokenFacts[isForm ? 'token-form' : 'token-json'];
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = isForm ? String(form) : JSON.stringify({ client_id, client_secret });
  // A kept-alive connection would still lead to the previous service at the same port.
  const headers = { 'content-type': type, connection: 'close' };
  try {
    const signal = AbortSignal.timeout(20_000);
    const sent = request(`${target.baseUrl}${path}`, { method: 'POST', agent: false, headers, signal }).end(body);
    const [reply] = await once(sent, 'response');
    const { access_token: token } = JSON.parse(await text(reply)) as { access_token?: unknown };
    return typeof token === 'string' && /^[\x21-\x7e]+$/.test(token) ? token : '';
  } catch {
    return '';
  }
}

/** An installed peer. Its set-up is written once per document and is not timed. */
export function installed(peer: Peer, version: string, home: string, folder: string): Runnable {
  const prepared = new Map<string, Promise<string>>();
  const mark = () => `K${randomBytes(4).toString('hex').toUpperCase()}`;
  async function prepare(own: string, context: RunContext): Promise<string> {
    mkdirSync(own, { recursive: true });
    const document = documentFor(context, mark()) as unknown as Document;
    writeFileSync(join(own, 'openapi.json'), JSON.stringify(peer.adapt?.(document) ?? document));
    await peer.prepare?.({ folder: own, home, url: context.target.baseUrl });
    return own;
  }
  function placeFor(context: RunContext): Promise<string> {
    const { target, profile, claims, values } = context;
    const key = JSON.stringify([target, profile, claims, values]);
    // Each service has its own folder, since several may be tried at once.
    const place = prepared.get(key) ?? prepare(join(folder, String(prepared.size)), context);
    prepared.set(key, place);
    return place;
  }
  return {
    ...{ tool: peer.name, version, how: peer.how },
    async run(context) {
      const own = await placeFor(context);
      const place = { folder: own, home, url: context.target.baseUrl, token: await tokenOf(context) };
      const report = peer.report === undefined ? null : join(own, peer.report);
      if (report) rmSync(report, { force: true });
      const limits = { ...(peer.env ? { env: peer.env(place) } : {}), limit: LIMIT_S };
      const { cpu, seconds, text: output, late } = await timed(own, peer.words(place), limits);
      const read = report ? existsSync(report) && readFileSync(report, 'utf8') : output;
      const broke = late ? LATE : read ? null : UNREADABLE;
      const failing = read ? peer.failing(read) : [];
      return { cpu, seconds, found: failing, refused: failing, broke };
    },
  };
}

/** Runs a tool against a separate service, always at the same port. */
async function runAt(runnable: Runnable, subject: MatrixSubject, port: number): Promise<ToolRun> {
  const { fault, variant } = subject;
  const override = (fault ?? variant)?.override;
  const { profile } = contextNow(subject, 'http://127.0.0.1');
  const mock: Mock = await startMock({ profile, faults: override ? [override] : [], ...variant?.options, port });
  try {
    const done = await runnable.run(contextNow(subject, mock.url));
    return { ...done, requests: mock.requests };
  } finally {
    await mock.close();
  }
}

async function freePort(): Promise<number> {
  const mock = await startMock();
  await mock.close();
  return mock.port;
}

/** How many faults and conforming variants to choose, and the seed of the choice. */
export interface Sample {
  readonly faults: number;
  readonly variants: number;
  readonly seed: string;
}

/** The services of a comparison: the mock twice, then the sample, alternating between faulty and correct ones. */
export function subjectsOf({ faults, variants, seed }: Sample): MatrixSubject[] {
  const all = allSubjects();
  const of = (kind: MatrixSubject['kind']) => all.filter((subject) => subject.kind === kind);
  const [baseline] = of('baseline') as [MatrixSubject];
  const lists = [drawn(of('fault'), faults, seed), drawn(of('variant'), variants, seed)];
  // Spread evenly, so that a comparison that is stopped early is one of a smaller sample.
  const mixed = lists.flatMap((list) => list.map((subject, at) => ({ subject, share: (at + 0.5) / list.length })));
  return [baseline, baseline, ...mixed.sort((a, b) => a.share - b.share).map(({ subject }) => subject)];
}

type Done = ToolRun & Pick<MatrixSubject, 'kind' | 'name'>;

/**
 * Runs every tool at every service, tool after tool at each, some services at a time.
 * @param found is called after each service with all until then, once the mock itself was done twice
 */
export async function compareAll(
  tools: readonly Runnable[],
  subjects: readonly MatrixSubject[],
  atOnce: number,
  found: (tallies: readonly Tally[], done: number) => void,
): Promise<void> {
  const runs = new Map<Runnable, Done[]>(tools.map((each) => [each, []]));
  const queue = [...subjects].reverse();
  const done: Done['kind'][] = [];
  const lane = async () => {
    const port = await freePort();
    for (let subject = queue.pop(); subject; subject = queue.pop()) {
      const own: [Runnable, Done][] = [];
      for (const each of tools) {
        own.push([each, { ...(await runAt(each, subject, port)), kind: subject.kind, name: subject.name }]);
      }
      for (const [each, run] of own) runs.get(each)?.push(run);
      done.push(subject.kind);
      if (done.filter((kind) => kind === 'baseline').length === 2) found([...runs].map(tallied), done.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

function tallied([tool, all]: readonly [Runnable, readonly Done[]]): Tally {
  const isAtMock = ({ kind }: Done) => kind === 'baseline';
  return tally(
    tool,
    all.filter(isAtMock),
    all.filter((run) => !isAtMock(run)),
  );
}
