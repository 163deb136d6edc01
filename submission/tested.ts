/** What of the whole catalogue a run has really tested: what was chosen for it decides how much a verdict is worth. */
import { whyNoWrongSecret } from '../cases/wrong-secrets.ts';
import { refusalPhrase } from '../client/judging/words.ts';
import { catalogueOf } from '../contract/catalogue/index.ts';
import type { RunContext } from '../contract/run.ts';
import type { RefusedCalls } from '../contract/scene.ts';
import type { Outcome } from '../contract/words.ts';
import { type Judgement, untried } from '../judgement/judge.ts';
import { excusingLimit } from '../judgement/pinned.ts';
import { runRemarks } from '../judgement/remarks.ts';
import type { ClientRun, Tested, Untested } from './result.ts';

/** What became of an instance that was tried and judged. */
const TESTED: ReadonlySet<Outcome> = new Set(['passed', 'failed', 'warning', 'review', 'observed']);

/** Why an instance was not tested. */
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

/** Counts by what they are counted by, the most first. */
function listed(counts: ReadonlyMap<string, number> | undefined): Untested[] {
  const all = Array.from(counts ?? [], ([by, instances]) => ({ by, instances }));
  return all.sort((a, b) => b.instances - a.instances || (a.by < b.by ? -1 : 1));
}

const ANSWERED: Readonly<Record<ClientRun['answeredBy'], readonly string[]>> = {
  'stand-in': [],
  upstream: [
    'The sandbox itself answered the client, so the replies could not be built again: they are what the run recorded.',
  ],
  har: [
    'Another tool recorded the calls: nobody saw them come, and neither they nor the replies could be built again.',
    'Calls that another tool recorded are weaker evidence: they prove nothing about who made them and when.',
  ],
};

const refusedIn = (where: string, refused: readonly RefusedCalls[] = []) =>
  refused.map((each) => `${where}${refusalPhrase(each)}.`);

/** Remarks on a client's run, in sentences: calls refused unheard, replies that cannot be rebuilt. */
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
  const counts = new Map<Kind, Map<string, number>>();
  const requirements = new Set<string>();
  let instances = 0;
  for (const judgement of judgements) {
    const reason = whyNot(judgement, context);
    if (reason) {
      const [kind, by] = reason;
      const ofKind = counts.get(kind) ?? new Map<string, number>();
      counts.set(kind, ofKind.set(by, (ofKind.get(by) ?? 0) + 1));
    } else {
      instances += 1;
      requirements.add(judgement.instance.requirement.id);
    }
  }
  const inPlan = new Set(judgements.map(({ instance }) => instance.requirement.id));
  const rows = catalogueOf(context.subject);
  const count = (kind: Kind) => counts.get(kind)?.get('') ?? 0;
  return {
    requirements: { tested: requirements.size, all: rows.length },
    instances: { tested: instances, all: judgements.length },
    notClaimed: listed(counts.get('notClaimed')),
    leftOpen: listed(counts.get('leftOpen')),
    tolerated: listed(counts.get('tolerated')),
    notArisen: count('notArisen'),
    undecided: count('undecided'),
    notRun: count('notRun'),
    withoutInstance: rows.map(({ id }) => id).filter((id) => !inPlan.has(id)),
    remarks: [...runRemarks(context), ...(client ? clientRemarks(client) : [])],
  };
}
