/** Checks whether a client's run can have left a record, whatever the client did. */
import type { Exchange } from '../../contract/evidence.ts';
import { operationAt } from '../../contract/interface.ts';
import { CLOCK_SLACK_MS } from '../../submission/plausible.ts';
import { type Problem, problem } from '../../submission/problems.ts';
import type { ClientRun, RunRecord } from '../../submission/result.ts';
import { callsByScene, closingOf, scenesFor } from '../judging/played.ts';
import { harScene, sceneNamed } from '../scenes/index.ts';
import { placesOf } from '../scenes/scene.ts';

interface ClientEvidence {
  readonly record: RunRecord;
  readonly client: ClientRun;
  readonly exchanges: readonly Exchange[];
}

type Check = (evidence: ClientEvidence) => Problem[];

const at = Date.parse;

/** The clock may have been set back meanwhile. */
function isWithin(from: number, to: number, outer: { readonly startedAt: string; readonly endedAt: string }): boolean {
  return from <= to && from >= at(outer.startedAt) - CLOCK_SLACK_MS && to <= at(outer.endedAt) + CLOCK_SLACK_MS;
}

function sceneProblems({ record: { context, whole }, client: { plays } }: ClientEvidence): Problem[] {
  const due = scenesFor(context).map(({ name }) => name);
  const played = plays.map(({ scene }) => scene);
  const twice = played.filter((name, place) => played.indexOf(name) < place);
  return [
    ...twice.map((scene) => problem('scene.twice', { scene })),
    ...played.filter((name) => !due.includes(name)).map((scene) => problem('scene.unknown', { scene })),
    ...due.filter((name) => whole && !played.includes(name)).map((scene) => problem('scene.missing', { scene })),
  ];
}

/** Scenes came one after another during the run; its clock never went back, nor further ahead than the run took. */
function turnProblems({ record: { times, whole }, client: { plays, clockAheadMs } }: ClientEvidence): Problem[] {
  const problems: Problem[] = [];
  let before = at(times.startedAt);
  for (const { scene, startedAt, endedAt, end } of plays) {
    if (!isWithin(at(startedAt), at(endedAt), times)) problems.push(problem('scene.outside', { scene }));
    else if (at(startedAt) < before - CLOCK_SLACK_MS) problems.push(problem('scene.early', { scene }));
    before = Math.max(before, at(endedAt));
    if (whole && end === 'interrupted') problems.push(problem('scene.interrupted', { scene }));
  }
  const took = at(times.endedAt) - at(times.startedAt) + CLOCK_SLACK_MS;
  const ahead = [...plays.map((play) => play.clockAheadMs ?? 0), clockAheadMs, took];
  if (ahead.some((ms, place) => ms < (ahead[place - 1] ?? 0))) problems.push(problem('scene.clock'));
  return problems;
}

/** Only a service's run has these, or one that another provider answered. */
const isReceived = ({ received, failure, waits, leased, assumed, guestAbsent }: Exchange, { answeredBy }: ClientRun) =>
  received !== undefined &&
  (failure === null || answeredBy !== 'stand-in') &&
  waits.length === 0 &&
  leased === undefined &&
  assumed === undefined &&
  guestAbsent === undefined;

function orderProblems({ client, exchanges }: ClientEvidence): Problem[] {
  const due = client.plays.flatMap(({ scene, calls }) =>
    Array.from({ length: calls }, (_, place) => ({ scene, id: `${scene}/${place + 1}` })),
  );
  const problems = exchanges.flatMap((call, place) => {
    const { id, seq, received } = call;
    const { scene, id: dueId = 'none' } = due[place] ?? {};
    const isDue = id === dueId && seq === place + 1 && received?.scene === scene;
    return [
      ...(isDue ? [] : [problem('call.not-due', { id, due: dueId, number: place + 1 })]),
      ...(isReceived(call, client) ? [] : [problem('call.not-received', { id })]),
    ];
  });
  const missing = due.length - exchanges.length;
  return missing > 0 ? [...problems, problem('call.missing', { count: missing })] : problems;
}

/** The last reply of a scene is the one that its record closes with. */
function endProblems({ client: { plays }, exchanges }: ClientEvidence): Problem[] {
  const byScene = callsByScene(exchanges);
  return plays.flatMap(({ scene, lastReply }) => {
    const calls = byScene.get(scene) ?? [];
    const isSame = lastReply === closingOf(calls).lastReply;
    return isSame ? [] : [problem('call.not-last', { scene, id: calls.at(-1)?.id ?? 'none' })];
  });
}

/** TLS connections were counted if it was played over HTTPS, and only then. */
function handshakeProblems({ record: { context }, client: { plays } }: ClientEvidence): Problem[] {
  const { baseUrl, shared } = context.target;
  // On a shared port a silent connection may belong to any run.
  const isTls = baseUrl.startsWith('https:') && !shared;
  const others = plays.filter(({ handshakes }) => (handshakes !== undefined) !== isTls);
  return others.map(({ scene }) => problem('scene.handshakes', { scene }));
}

function timeProblems({ client: { plays }, exchanges }: ClientEvidence): Problem[] {
  const byScene = new Map(plays.map((play) => [play.scene, play]));
  const problems: Problem[] = [];
  let answered = Number.NEGATIVE_INFINITY;
  for (const { id, received, sentAt, durationMs } of exchanges) {
    const play = byScene.get(received?.scene ?? '');
    const sent = at(sentAt);
    if (durationMs < (received?.bodyMs ?? 0)) problems.push(problem('call.shorter', { id }));
    if (play && !isWithin(sent, sent + durationMs, play)) problems.push(problem('call.outside', { id }));
    else if (sent + durationMs < answered - CLOCK_SLACK_MS) problems.push(problem('call.early', { id }));
    answered = Math.max(answered, sent + (received?.bodyMs ?? 0));
  }
  return problems;
}

function addressProblems({ record: { context }, exchanges }: ClientEvidence): Problem[] {
  const basePath = new URL(context.target.baseUrl).pathname.replace(/\/+$/, '');
  return exchanges.flatMap(({ id, request: { url, operation }, received }) => {
    const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/\?.*$/s, '');
    const scene = sceneNamed(received?.scene ?? '');
    const places = scene ? placesOf(scene, basePath) : { bases: [basePath] };
    const meant = operationAt(path, places, context.profile);
    // A secret in an address was removed after its operation had been found.
    const isSame = meant.operation === operation || (meant.astray && path.includes('<'));
    const isRight = isSame && meant.astray === (received?.astray === true);
    return isRight ? [] : [problem('call.other-operation', { id, operation })];
  });
}

const tagsIn = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}:([0-9a-f]{8})`, 'g'))].map(([, tag]) => tag as string);

/** A token is recognized only after it was issued, and no two are the same. */
function tokenProblems({ client, exchanges }: ClientEvidence): Problem[] {
  const issued = new Set<string>();
  // Tokens of a try that was dropped are in no record.
  const isWhole = client.drivenBy !== 'operator' && client.plays.every(({ repeats }) => repeats === 0);
  const problems: Problem[] = [];
  for (const { id, request, issued: tokens } of exchanges) {
    const fields = request.headers.filter(([name]) => /^authorization$/i.test(name));
    for (const tag of fields.flatMap(([, value]) => tagsIn(value, 'access_token'))) {
      if (!issued.has(tag) && isWhole) problems.push(problem('call.token-unknown', { id }));
    }
    for (const { tag } of tokens) {
      if (issued.has(tag)) problems.push(problem('reply.token-twice', { id }));
      issued.add(tag);
    }
  }
  return problems;
}

function secretProblems({ exchanges }: ClientEvidence): Problem[] {
  const known = new Map<string, string>();
  for (const { id, request } of exchanges) {
    const text = [request.url, ...request.headers.flat(), request.body?.text ?? ''].join('\n');
    for (const tag of tagsIn(text, 'client_secret')) if (!known.has(tag)) known.set(tag, id);
  }
  const [first, second] = [...known.values()];
  return first === undefined || second === undefined ? [] : [problem('call.other-secret', { id: second, first })];
}

/** A recording plays no scene. */
const recordingProblems = ({ client: { plays } }: ClientEvidence): Problem[] =>
  plays.filter(({ scene }) => scene !== harScene.name).map(({ scene }) => problem('scene.unknown', { scene }));

const ALWAYS: readonly Check[] = [orderProblems, endProblems, addressProblems, secretProblems];
const PLAYED: readonly Check[] = [sceneProblems, turnProblems, timeProblems, handshakeProblems];
/** Unknown: which tokens another provider issues, and which of them the client already had. */
const CHECKS: Readonly<Record<ClientRun['answeredBy'], readonly Check[]>> = {
  'stand-in': [...PLAYED, ...ALWAYS, tokenProblems],
  upstream: [...PLAYED, ...ALWAYS],
  har: [...ALWAYS, recordingProblems],
};

export function clientProblems(record: RunRecord, client: ClientRun, exchanges: readonly Exchange[]): Problem[] {
  return CHECKS[client.answeredBy].flatMap((check) => check({ record, client, exchanges }));
}
