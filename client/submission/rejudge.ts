/** Judges a client's run again from its evidence: calls by this suite's tests, replies by rebuilding each. */
import { isDeepStrictEqual } from 'node:util';
import { recordBody } from '../../cases/record.ts';
import type { PlayedScene } from '../../cases/sequence.ts';
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { runPlan } from '../../judgement/plan.ts';
import { planOf } from '../../submission/plan.ts';
import { type Problem, problem } from '../../submission/problems.ts';
import type { RunRecord } from '../../submission/result.ts';
import { idsIn, type MatchedReport, matchingOf } from '../judging/matching.ts';
import { callsByScene, RecordedScenes, scenesIn } from '../judging/played.ts';
import { bodyOf } from '../judging/reading.ts';
import { silenceOf } from '../judging/words.ts';
import { StubProvider } from '../provider/stub.ts';
import { sceneNamed } from '../scenes/index.ts';
import { sceneFile } from '../scenes/values.ts';
import { clientProblems } from './plausible.ts';

async function differenceIn(provider: StubProvider, { id, request, received, sentAt, issued, reply }: Exchange) {
  if (!received) return null;
  const tags = issued.map(({ tag }) => tag);
  const newToken = () => tags.shift() ?? 'missing0';
  const built = await provider.answer(request, { at: Date.parse(sentAt), received, newToken });
  const { status, headers } = built;
  const body = recordBody(Buffer.from(built.body));
  if (reply === null) return problem('reply.missing', { id });
  if (tags.length > 0) return problem('reply.token-not-held', { id });
  if (reply.status !== status) return problem('reply.status', { id, status: reply.status, due: status });
  if (!isDeepStrictEqual(reply.body, body)) return problem('reply.body', { id });
  if (!isDeepStrictEqual(reply, { status, reason: '', headers, body })) return problem('reply.headers', { id });
  return built.wire?.reset && !received.lost ? problem('reply.undelivered', { id }) : null;
}

async function replyProblem(context: RunContext, name: string, calls: readonly Exchange[]): Promise<Problem | null> {
  const scene = sceneNamed(name);
  const file = scene && sceneFile(context, scene);
  if (!scene || !file) return null;
  const provider = new StubProvider({ scene, file, context });
  for (const call of calls) {
    const difference = await differenceIn(provider, call);
    // Everything after the first differing call follows from it.
    if (difference) return difference;
  }
  return null;
}

/** Whether a report has a number that was handed out for its stay (names recur), or the id that the check-in got. */
function isBound({ call, stay }: MatchedReport, played: PlayedScene): boolean {
  const holdsNumber = (each: Exchange) => {
    const text = JSON.stringify(bodyOf(each));
    return played.file.stays.some(({ reservationId }) => text.includes(reservationId.replace(/^CERT-/, '')));
  };
  if (holdsNumber(call)) return true;
  const { isGivenTo } = matchingOf(played);
  // A sandbox may repeat any id from a check-in: such an id alone does not show that the report belongs to this run.
  return stay !== null && idsIn(call).some((id) => isGivenTo(stay, id, holdsNumber));
}

/** Scenes where an accepted report has nothing from the run's seed, or where none was accepted but one should be. */
function unboundIn(played: readonly PlayedScene[]): string[] {
  const accepted = played.map((each) => matchingOf(each).reports.filter(({ call }) => isAccepted(call)));
  const isNowhere = accepted.every((reports) => reports.length === 0);
  const isUnbound = (each: PlayedScene, at: number) => {
    const reports = accepted[at] ?? [];
    const isDue = isNowhere || each.scene.allReported;
    return (isDue && reports.length === 0) || reports.some((report) => !isBound(report, each));
  };
  return played.length === 0 ? ['any scene'] : played.filter(isUnbound).map(({ scene }) => scene.name);
}

/** Judges the plan as a live run does, and finds problems in the record. @param exchanges in order */
export async function rejudgeClient(record: RunRecord, exchanges: readonly Exchange[]) {
  const { context, only, client } = record;
  if (!client) throw new TypeError('The record does not say how the client was made to play');
  const played = scenesIn(context, client.plays, exchanges);
  const scenes = new RecordedScenes(context, played, silenceOf(played, context.target.baseUrl));
  const judgements = await runPlan(await planOf(context, only), context, scenes);
  const problems = clientProblems(record, client, exchanges);
  // Only the provider that gave other replies can rebuild them.
  for (const [scene, calls] of client.answeredBy === 'stand-in' ? callsByScene(exchanges) : []) {
    const other = await replyProblem(context, scene, calls);
    if (other) problems.push(other);
  }
  return { judgements, unbound: unboundIn(played), problems };
}
