/** Whether the record of a client's run is one that such a run can leave behind, whatever the client did. */
import type { Exchange } from '../../contract/evidence.ts';
import { operationAt } from '../../contract/operation-at.ts';
import { CLOCK_SLACK_MS } from '../../submission/plausible.ts';
import type { ClientRun, RunRecord } from '../../submission/result.ts';
import { scenesFor } from '../judging/played.ts';
import { sceneNamed } from '../scenes/index.ts';
import { basesOf } from '../scenes/places.ts';

interface ClientEvidence {
  readonly record: RunRecord;
  readonly client: ClientRun;
  readonly exchanges: readonly Exchange[];
}

type Check = (evidence: ClientEvidence) => string[];

const at = Date.parse;

/** The clock may have been set back meanwhile. */
function isWithin(from: number, to: number, outer: { readonly startedAt: string; readonly endedAt: string }): boolean {
  return from <= to && from >= at(outer.startedAt) - CLOCK_SLACK_MS && to <= at(outer.endedAt) + CLOCK_SLACK_MS;
}

function sceneProblems({ record: { context, whole }, client: { plays } }: ClientEvidence): string[] {
  const due = scenesFor(context).map(({ name }) => name);
  const played = plays.map(({ scene }) => scene);
  const twice = played.filter((name, place) => played.indexOf(name) < place);
  return [
    ...twice.map((name) => `The scene ${name} was played twice.`),
    ...played.filter((name) => !due.includes(name)).map((name) => `There is no scene ${name} in such a run.`),
    ...(whole ? due.filter((name) => !played.includes(name)) : []).map(
      (name) => `The run is said to be whole, and its scene ${name} was not played.`,
    ),
  ];
}

/** Scenes came one after another during the run; its clock never went back, nor further ahead than the run took. */
function turnProblems({ record: { times, whole }, client: { plays, clockAheadMs } }: ClientEvidence): string[] {
  const problems: string[] = [];
  let before = at(times.startedAt);
  for (const { scene, startedAt, endedAt, end } of plays) {
    if (!isWithin(at(startedAt), at(endedAt), times)) problems.push(`The scene ${scene} lies outside the run.`);
    else if (at(startedAt) < before - CLOCK_SLACK_MS)
      problems.push(`The scene ${scene} was played before the one that precedes it was over.`);
    before = Math.max(before, at(endedAt));
    if (whole && end === 'interrupted')
      problems.push(`The scene ${scene} was interrupted, and the run is said to be whole.`);
  }
  const took = at(times.endedAt) - at(times.startedAt) + CLOCK_SLACK_MS;
  const ahead = [...plays.map((play) => play.clockAheadMs ?? 0), clockAheadMs, took];
  if (ahead.some((ms, place) => ms < (ahead[place - 1] ?? 0)))
    problems.push('The clock of the run went back, or was let run ahead by more than the whole run took.');
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

function orderProblems({ client, exchanges }: ClientEvidence): string[] {
  const due = client.plays.flatMap(({ scene, calls }) =>
    Array.from({ length: calls }, (_, place) => ({ scene, id: `${scene}/${place + 1}` })),
  );
  const problems = exchanges.flatMap((call, place) => {
    const { id, seq, received } = call;
    const { scene, id: dueId = 'none' } = due[place] ?? {};
    const isDue = id === dueId && seq === place + 1 && received?.scene === scene;
    return [
      ...(isDue ? [] : [`The call ${id} is not the one that is due: ${dueId}, with the number ${place + 1}.`]),
      ...(isReceived(call, client) ? [] : [`The call ${id} was not received.`]),
    ];
  });
  const missing = due.length - exchanges.length;
  return missing > 0 ? [...problems, `${missing} calls that were counted are not recorded.`] : problems;
}

function timeProblems({ client: { plays }, exchanges }: ClientEvidence): string[] {
  const byScene = new Map(plays.map((play) => [play.scene, play]));
  const problems: string[] = [];
  let answered = Number.NEGATIVE_INFINITY;
  for (const { id, received, sentAt, durationMs } of exchanges) {
    const play = byScene.get(received?.scene ?? '');
    const sent = at(sentAt);
    if (play && !isWithin(sent, sent + durationMs, play))
      problems.push(`The call ${id} came before or after its scene.`);
    else if (sent + durationMs < answered - CLOCK_SLACK_MS)
      problems.push(`The call ${id} was over before the one that precedes it was answered.`);
    answered = Math.max(answered, sent + (received?.bodyMs ?? 0));
  }
  return problems;
}

function addressProblems({ record: { context }, exchanges }: ClientEvidence): string[] {
  const basePath = new URL(context.target.baseUrl).pathname.replace(/\/+$/, '');
  return exchanges.flatMap(({ id, request: { url, operation }, received }) => {
    const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
    const scene = sceneNamed(received?.scene ?? '');
    const places = (scene ? basesOf(scene) : ['']).map((base) => `${basePath}${base}`);
    const meant = operationAt(path, places);
    // A secret in an address was removed after its operation had been found.
    const isSame = meant.operation === operation || (meant.astray && path.includes('<'));
    const isRight = isSame && meant.astray === (received?.astray === true);
    return isRight ? [] : [`The call ${id} is said to be a ${operation}, which its address is not.`];
  });
}

const tagsIn = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}:([0-9a-f]{8})`, 'g'))].map(([, tag]) => tag as string);

/** A token is recognized only after it was issued, and no two are the same. */
function tokenProblems({ client, exchanges }: ClientEvidence): string[] {
  const issued = new Set<string>();
  const problems: string[] = [];
  for (const exchange of exchanges) {
    const fields = exchange.request.headers.filter(([name]) => /^authorization$/i.test(name));
    for (const tag of fields.flatMap(([, value]) => tagsIn(value, 'access_token'))) {
      // A person may restart a scene: tokens of dropped tries are in no record.
      if (!issued.has(tag) && client.drivenBy !== 'operator')
        problems.push(`The call ${exchange.id} carries a token that had not been issued.`);
    }
    for (const { tag } of exchange.issued) {
      if (issued.has(tag)) problems.push(`The reply to ${exchange.id} issues a token for the second time.`);
      issued.add(tag);
    }
  }
  return problems;
}

function secretProblems({ exchanges }: ClientEvidence): string[] {
  const known = new Map<string, string>();
  for (const { id, request } of exchanges) {
    const text = [request.url, ...request.headers.flat(), request.body?.text ?? ''].join('\n');
    for (const tag of tagsIn(text, 'client_secret')) if (!known.has(tag)) known.set(tag, id);
  }
  const [first, second] = [...known.values()];
  return second === undefined ? [] : [`The client's secret in ${second} is another one than in ${first}.`];
}

const ALWAYS: readonly Check[] = [orderProblems, addressProblems, secretProblems];
const PLAYED: readonly Check[] = [sceneProblems, turnProblems, timeProblems];
/** Unknown: which tokens another provider issues, and which of them the client already had. */
const CHECKS: Readonly<Record<ClientRun['answeredBy'], readonly Check[]>> = {
  'stand-in': [...PLAYED, ...ALWAYS, tokenProblems],
  upstream: [...PLAYED, ...ALWAYS],
  har: ALWAYS,
};

/** What no client run leaves behind, a sentence each. */
export function clientProblems(record: RunRecord, client: ClientRun, exchanges: readonly Exchange[]): string[] {
  return CHECKS[client.answeredBy].flatMap((check) => check({ record, client, exchanges }));
}
