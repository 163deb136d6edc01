/** How much of the catalogue a run has tested: a verdict is worth only as much as that. */
import { whyNoWrongSecret } from '../cases/wrong-secrets.ts';
import { refusalPhrase } from '../client/judging/words.ts';
import { catalogueOf } from '../contract/catalogue/index.ts';
import { groupedBy } from '../contract/grouped.ts';
import type { RunContext } from '../contract/run.ts';
import type { RefusedCalls } from '../contract/scene.ts';
import type { Outcome } from '../contract/words.ts';
import { type Judgement, untried } from '../judgement/judge.ts';
import { excusingLimit } from '../judgement/pinned.ts';
import { runRemarks } from '../judgement/remarks.ts';
import type { ClientRun, Tested, Untested } from './result.ts';

const TESTED: ReadonlySet<Outcome> = new Set(['passed', 'failed', 'warning', 'review', 'observed']);

type Kind = 'notClaimed' | 'leftOpen' | 'tolerated' | 'notArisen' | 'undecided' | 'notRun';
const KINDS = { 'not-claimed': 'notClaimed', 'left-open': 'leftOpen', tolerated: 'tolerated' } as const;

/** Why an instance was not tested, and the claim or key that decided it; `null`: it was. */
function whyNot(
  { instance, outcome, reason, notRun }: Judgement,
  context: RunContext,
): [kind: Kind, by: string] | null {
  if (TESTED.has(outcome)) return null;
  if (notRun) return ['notRun', ''];
  if (outcome === 'inconclusive') return ['undecided', ''];
  const found = untried(instance.requirement, context);
  if (found) return [KINDS[found.why], found.by];
  const limit = excusingLimit(reason);
  if (limit) return ['tolerated', limit];
  return reason?.startsWith(whyNoWrongSecret(context)) ? ['leftOpen', 'token.wrongSecrets'] : ['notArisen', ''];
}

/** Counts equal texts, the most frequent first. */
function listed(counted: readonly string[]): Untested[] {
  const all = Array.from(
    groupedBy(counted, (by) => by),
    ([by, { length }]) => ({ by, instances: length }),
  );
  return all.sort((a, b) => b.instances - a.instances || (a.by < b.by ? -1 : 1));
}

const ANSWERED: Readonly<Record<ClientRun['answeredBy'], readonly string[]>> = {
  'stand-in': [],
  upstream: [
    'The sandbox itself answered the client, so the replies could not be built again: they are what the run recorded.',
  ],
  har: [
    'Another tool recorded the calls and replies, and the suite cannot build them again: weaker evidence, which does not prove who made the calls, or when.',
  ],
};

const refusedIn = (where: string, refused: readonly RefusedCalls[] = []) =>
  refused.map((each) => `${where}${refusalPhrase(each)}.`);

/** Remarks on a client's run, in sentences: calls that were refused unread, replies that cannot be rebuilt. */
export function clientRemarks({ answeredBy, upstream, plays, refused }: ClientRun): string[] {
  return [
    ...(upstream ? [`The client's calls were passed on to ${upstream}.`] : []),
    ...ANSWERED[answeredBy],
    ...plays.flatMap((play) => refusedIn(`In the scene ${play.scene} `, play.refused)),
    ...refusedIn('Besides the scenes ', refused),
  ];
}

/** What a run with these judgements has tested. @param client how a client's run was made */
export function testedOf(context: RunContext, judgements: readonly Judgement[], client?: ClientRun): Tested {
  const reasons = judgements.map((judgement) => whyNot(judgement, context));
  const tested = judgements.filter((_, at) => reasons[at] === null);
  const by = (kind: Kind) => reasons.flatMap((reason) => (reason?.[0] === kind ? [reason[1]] : []));
  const inPlan = new Set(judgements.map(({ instance }) => instance.requirement.id));
  const rows = catalogueOf(context.subject);
  const requirements = new Set(tested.map(({ instance }) => instance.requirement.id));
  return {
    requirements: { tested: requirements.size, all: rows.length },
    instances: { tested: tested.length, all: judgements.length },
    notClaimed: listed(by('notClaimed')),
    leftOpen: listed(by('leftOpen')),
    tolerated: listed(by('tolerated')),
    notArisen: by('notArisen').length,
    undecided: by('undecided').length,
    notRun: by('notRun').length,
    withoutInstance: rows.map(({ id }) => id).filter((id) => !inPlan.has(id)),
    remarks: [...runRemarks(context), ...(client ? clientRemarks(client) : [])],
  };
}
