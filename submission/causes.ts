/** Groups what does not hold by what explains it: a person fixes causes, not instances. */
import { heldWhenGone } from '../cases/unsent.ts';
import type { Operation } from '../contract/words.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type Broken, brokenOf, quotaWords, subjectOf } from './cause-features.ts';
import { LEVELS, refusalGroups, type Tried } from './cause-levels.ts';
import { exampleFirst, type Group, reasonOf, titleOf } from './cause-titles.ts';
import { acceptanceGroups, groupedBy, shapeGroups } from './cause-unions.ts';
import type { Cause } from './result.ts';

/** The outcomes of which a reader wants to know the causes, the gravest first. */
const EXPLAINED = ['failed', 'inconclusive', 'warning', 'review'] as const;

/** Whether a cause explains what another instance shows, which looks at requests of its kind once more. */
function explains(group: Group, follower: Broken): number {
  let best = 0;
  for (const each of group.members) {
    if (each.at !== follower.at && each.subject.operation !== follower.subject.operation) continue;
    if (each.side === 'refusal' && each.status === follower.status && isOfSuccess(follower)) best = Math.max(best, 1);
    if (each.side !== follower.side) continue;
    if (each.said === follower.said && each.side !== 'shape') return 3;
    if (each.side === 'shape') best = Math.max(best, sameMatter(each, follower) ? 2 : 0);
    else if (each.verb === follower.verb) best = Math.max(best, sameTheme(group, each, follower) ? 2 : 0);
  }
  return best;
}

function sameTheme({ kind, level = 0 }: Group, { side, subject }: Broken, follower: Broken): boolean {
  if (side === 'acceptance' || (kind === 'all' && level < 2)) return true;
  if (follower.subject.refusal?.theme === 'token request') return true;
  return subject.refusal?.theme === follower.subject.refusal?.theme;
}

/** A status or a body of success that is another one, where errors are sent as successes. */
function isOfSuccess({ subject, status }: Broken): boolean {
  return subject.family.startsWith('WHOLE-RUN.SUCCESS') && status !== 201;
}

function sameMatter({ subject: { family } }: Broken, follower: Broken): boolean {
  const matter = follower.subject.family.replace(/^WHOLE-RUN\./, '');
  return family === matter || (matter === 'LONGEST-LIFE' && family.startsWith('SUCCESS-EXPIRES-IN'));
}

/** What looks at requests of another instance's kind joins the cause that explains it; the rest is left. */
function joinedBy(groups: readonly Group[], followers: readonly Broken[]): { groups: Group[]; left: Broken[] } {
  const joined = new Map<Group, Broken[]>(groups.map((group) => [group, []]));
  const left: Broken[] = [];
  for (const follower of followers) {
    const [best] = groups
      .map((group) => [explains(group, follower), group] as const)
      .filter(([closeness]) => closeness > 0)
      .sort((a, b) => b[0] - a[0] || b[1].members.length - a[1].members.length);
    if (best) joined.get(best[1])?.push(follower);
    else left.push(follower);
  }
  return { groups: groups.map((group) => ({ ...group, followers: joined.get(group) ?? [] })), left };
}

/** A request that nothing before it explains: the second of two, or one after a refusal, may meet what is of the moment. */
function isOrdinary({ subject }: Broken): boolean {
  return !/AS-PROFILED$|^ACCEPTS-AFTER-REFUSAL$/.test(subject.family);
}

/** What fails, or redirects, over valid and faulty requests alike has one cause, whatever was sent. */
function alike(broken: readonly Broken[]): { groups: Group[]; left: Broken[] } {
  const groups: Group[] = [];
  const taken = new Set<Broken>();
  const byWay = groupedBy(broken, ({ status, at }) =>
    status >= 500 || (status >= 300 && status < 400) ? `${at} ${status}` : null,
  );
  for (const [name, all] of byWay) {
    const isLawful = ({ side }: Broken) => side === 'acceptance';
    // The title takes its words from the first.
    const members = [...all].sort((a, b) => Number(isLawful(b)) - Number(isLawful(a)));
    if (!all.some((each) => isLawful(each) && isOrdinary(each)) || all.every(isLawful)) continue;
    groups.push({ kind: 'alike', name, members });
    for (const each of members) taken.add(each);
  }
  return { groups, left: broken.filter((each) => !taken.has(each)) };
}

function groupsOf(judgements: readonly Judgement[], outcome: Cause['outcome']): Group[] {
  const all = judgements.filter((each) => each.outcome === outcome).map(brokenOf);
  if (all.length === 0) return [];
  const quota = overQuota(all);
  const over = alike(quota.left);
  const isFollowing = ({ subject, side, judgement }: Broken) =>
    subject.follows ||
    (side === 'shape' && /(?<!SUCCESS)-STATUS$|-AS-PROFILED$/.test(judgement.instance.requirement.id));
  const first = over.left.filter((each) => !isFollowing(each));
  const tried = triedBy(judgements, outcome);
  const on = (members: readonly Broken[], side: Broken['side']) => members.filter((each) => each.side === side);
  const grouped = (members: readonly Broken[]) => [
    ...refusalGroups(on(members, 'refusal'), tried),
    ...acceptanceGroups(on(members, 'acceptance')),
    ...shapeGroups(on(members, 'shape')),
  ];
  const { groups, left } = joinedBy([...over.groups, ...grouped(first)], over.left.filter(isFollowing));
  return [...quota.groups, ...groups, ...grouped(left)];
}

/** How many instances of each group were tried: those that hold and tell something by it, and those that do not. */
function triedBy(judgements: readonly Judgement[], outcome: Cause['outcome']): Tried {
  const tried = { accepting: new Map<string, number>(), otherwise: new Map<string, number>() };
  const level = outcome === 'warning' ? 'SHOULD' : 'MUST';
  for (const { instance, outcome: own } of judgements) {
    if (instance.requirement.level !== level || own !== 'passed') continue;
    const subject = subjectOf(instance);
    if (subject.refusal === null || subject.follows || subject.refusal.tellsLittle === 'address') continue;
    const isTold = subject.refusal.tellsLittle === undefined;
    for (let index = 0; index < LEVELS.length; index += 1) {
      const name = LEVELS[index]?.keyOf(subject);
      if (!name) continue;
      const key = `${index} ${name}`;
      tried.accepting.set(key, (tried.accepting.get(key) ?? 0) + 1);
      if (isTold) tried.otherwise.set(key, (tried.otherwise.get(key) ?? 0) + 1);
    }
  }
  return tried;
}

/** Replies that speak of a quota have that one cause, whatever was sent: it is not the requests that they are about. */
function overQuota(broken: readonly Broken[]): { groups: Group[]; left: Broken[] } {
  const byWords = groupedBy(broken, quotaWords);
  const groups = [...byWords].map(([name, members]): Group => ({ kind: 'quota', name: `quota ${name}`, members }));
  return { groups, left: broken.filter((each) => quotaWords(each) === null) };
}

/** Said of what was never sent: why the run ended, or what it was asked for, says the rest. */
const NOT_RUN = 'Not run';

/** What the requests were for that a service had when it stopped answering: one of them may be what it died of. */
function heldWords(reason: string, judgements: readonly Judgement[]): string {
  const titles = heldWhenGone(reason).flatMap(
    (id) => judgements.find(({ exchanges }) => exchanges.includes(id))?.instance.title ?? [],
  );
  return titles.length > 0 ? `, which was: ${[...new Set(titles)].join('; ')}` : '';
}

/** What could not be judged, or what a person must decide, by the reason that was given. */
function reasonCauses(judgements: readonly Judgement[], outcome: Cause['outcome']): Cause[] {
  const groups = new Map<string, { instances: string[]; operations: Set<Operation> }>();
  for (const { instance, outcome: own, reason, notRun } of judgements) {
    if (own !== outcome) continue;
    const key = notRun ? NOT_RUN : (reason ?? instance.title);
    const group = groups.get(key) ?? { instances: [], operations: new Set() };
    groups.set(key, group);
    group.instances.push(instance.id);
    group.operations.add(instance.requirement.operation);
  }
  return [...groups].map(([reason, { instances, operations }]) => ({
    id: reason,
    title: reason === NOT_RUN ? reason : reasonOf(operations, reason + heldWords(reason, judgements)),
    outcome,
    instances,
  }));
}

function brokenCauses(judgements: readonly Judgement[], outcome: Cause['outcome']): Cause[] {
  const seen = new Map<string, number>();
  // What is said in the same words is one thing to fix.
  const byTitle = new Map<string, Cause>();
  for (const group of groupsOf(judgements, outcome)) {
    const title = titleOf(group);
    const instances = exampleFirst(group).map(({ judgement }) => judgement.instance.id);
    const known = byTitle.get(title);
    if (known) {
      byTitle.set(title, { ...known, instances: [...known.instances, ...instances] });
      continue;
    }
    const again = (seen.get(group.name) ?? 0) + 1;
    seen.set(group.name, again);
    byTitle.set(title, { id: again === 1 ? group.name : `${group.name} ${again}`, title, outcome, instances });
  }
  return [...byTitle.values()];
}

/** What of a client explains the rest: without a token no call is right, without a right call no event arrives. */
const EXPLAINS = ['CLIENT-CONNECTION', 'CLIENT-TOKEN', 'CLIENT-CALL', 'CLIENT-BODY'];

/** The place of a cause among those that explain others; behind them all: it explains none. */
function placeOf({ instances }: Cause): number {
  const places = instances.map((id) => EXPLAINS.indexOf(id.replace(/\..*$/s, '')));
  return Math.min(...places.map((place) => (place < 0 ? EXPLAINS.length : place)));
}

/** The causes of a run, the most telling first. Each instance that does not hold stands in exactly one. */
export function causesOf(judgements: readonly Judgement[]): Cause[] {
  return EXPLAINED.flatMap((outcome) => {
    const isBroken = outcome === 'failed' || outcome === 'warning';
    const causes = isBroken ? brokenCauses(judgements, outcome) : reasonCauses(judgements, outcome);
    return causes.sort((a, b) => placeOf(a) - placeOf(b) || b.instances.length - a.instances.length);
  });
}
