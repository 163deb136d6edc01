/** Groups broken instances by cause: a person fixes causes, not instances. */
import { heldWhenGone, isOfEnd } from '../cases/unsent.ts';
import type { Exchange } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type Broken, brokenOf, isAboutWholeRun, isPlainRefused, reasonOf, undecidedTitle } from './broken.ts';
import {
  acceptanceGroups,
  afterAlike,
  alike,
  byChance,
  chanceTitle,
  type Group,
  isAfterEnd,
  leftBy,
  ofOneCause,
  overQuota,
  refusalGroups,
  shapeGroups,
} from './cause-groups.ts';
import { byHistory } from './history.ts';
import { NO_PLAIN, type PlainRequests } from './plain.ts';
import { type Cause, NOT_RUN } from './result.ts';

/** The outcomes that get causes, the gravest first. */
const EXPLAINED = ['failed', 'inconclusive', 'warning', 'review'] as const;

/** Whether an instance only tests again what others are about. */
function isEcho({ requirement, side, family }: Broken): boolean {
  return requirement.echoes === true || (side === 'shape' && /(?<!SUCCESS)-STATUS$|-AS-PROFILED$/.test(family));
}

/** A wrong status or body of success, which may be an error sent as a success. */
function isOfSuccess({ family, status }: Broken): boolean {
  return family.startsWith('WHOLE-RUN-%.SUCCESS') && status !== 201;
}

function isSameMatter({ family, quoted }: Broken, echo: Broken): boolean {
  if (family.endsWith('NO-SERVER-ERROR') && echo.family.endsWith('NO-SERVER-ERROR') && quoted === echo.quoted)
    return true;
  const matter = echo.family.replace(/^WHOLE-RUN-/, '');
  const isOfToken = matter === '%.ALWAYS-GRANTED' && family === '%.SUCCESS-ACCESS-TOKEN';
  return family === matter || isOfToken || (matter === '%.LONGEST-LIFE' && family.startsWith('%.SUCCESS-EXPIRES-IN'));
}

function isSameGroup({ isEverything, isGeneral }: Group, member: Broken, echo: Broken): boolean {
  const { requirement } = member;
  const { group, phrase = '' } = echo.requirement;
  // What is refused in other words is refused for another reason, unless everything is.
  if (member.side === 'acceptance') return isPlainRefused(member);
  if (isEverything || group === 'any token request') return true;
  // A check that is missing under a circumstance is explained only by what lets the same pass without it.
  const isUnder = group === 'any credential' || echo.family.startsWith('CIRCUMSTANCE-');
  const isOther = isUnder && !isGeneral && !phrase.startsWith(requirement.phrase ?? '');
  return group === requirement.group && !isOther;
}

/** Whether an instance is about a field that a group does not mention. */
function isOfOtherField({ isGeneral, members }: Group, { side, field }: Broken): boolean {
  return side === 'refusal' && field !== null && !isGeneral && members.every((each) => each.field !== field);
}

/** How surely a rule over the whole run found what another instance found: 4 in the same reply, 1 in one of them. */
function sameFinding({ judgement: { finding } }: Broken, echo: Broken): number {
  const { received, exchange, exchanges = [exchange] } = echo.judgement.finding ?? {};
  if (!isAboutWholeRun(echo) || received !== finding?.received) return 0;
  return exchanges.some((each) => each?.id === finding?.exchange?.id) ? 4 : 1;
}

/** How well a member of a group explains an echoing instance; 0: not at all. */
function closeness(group: Group, member: Broken, echo: Broken): number {
  if ((member.at !== echo.at && member.operation !== echo.operation) || isOfOtherField(group, echo)) return 0;
  const same = sameFinding(member, echo);
  if (same > 1) return same;
  if (member.side === echo.side) {
    if (member.side === 'shape') return isSameMatter(member, echo) ? 2 : same;
    // Equal words are one error; the reply to what was wrongly accepted does not say why it was.
    if (member.quoted === echo.quoted && (member.side === 'acceptance' || member.status >= 300)) return 3;
    if (member.verb === echo.verb && isSameGroup(group, member, echo)) return 2;
  }
  return member.side === 'refusal' && member.status === echo.status && isOfSuccess(echo) ? 1 : same;
}

/** Echoing instances join the cause that explains them; the rest is returned. */
function joined(groups: readonly Group[], echoes: readonly Broken[]): { groups: Group[]; left: Broken[] } {
  const ofGroup = new Map(groups.map((group) => [group, [...group.members]]));
  const left: Broken[] = [];
  for (const echo of echoes) {
    const [best] = groups
      .map((group) => [Math.max(...group.members.map((each) => closeness(group, each, echo))), group] as const)
      .filter(([close]) => close > 0)
      .sort((a, b) => b[0] - a[0] || b[1].members.length - a[1].members.length);
    if (best) ofGroup.get(best[1])?.push(echo);
    else left.push(echo);
  }
  return { groups: [...ofGroup].map(([group, members]) => ({ ...group, members })), left };
}

/** An instance whose finding follows from another one's exchange joins that one's group. */
function followed(groups: readonly Group[]): Group[] {
  const explaining = (member: Broken) => {
    const { because } = member.judgement.finding ?? {};
    const isAbout = ({ judgement: { finding } }: Broken) =>
      finding?.exchange?.id === because?.id || finding?.exchanges?.some(({ id }) => id === because?.id);
    const about = because ? groups.filter(({ members }) => members.some(isAbout)) : [];
    // What itself follows from that exchange, such as this instance, does not explain it.
    const isOrigin = (each: Broken) => isAbout(each) && !each.judgement.finding?.because;
    return about.find(({ members }) => members.some(isOrigin)) ?? about[0];
  };
  const leaders = groupedBy(
    groups.flatMap(({ members }) => members),
    (member) => explaining(member) ?? null,
  );
  const moved = new Set([...leaders.values()].flat());
  return groups.flatMap((group) => {
    const members = [...group.members.filter((each) => !moved.has(each)), ...(leaders.get(group) ?? [])];
    return members.length > 0 ? [{ ...group, members }] : [];
  });
}

function groupsOf(judgements: readonly Judgement[], outcome: Cause['outcome'], plain: PlainRequests): Group[] {
  const broken = judgements.filter((each) => each.outcome === outcome).map((each) => brokenOf(each, plain));
  // Each step takes out what it explains.
  const reported = [...ofOneCause(broken), ...overQuota(broken)];
  const chance = [...reported, ...byChance(leftBy(reported, broken))];
  const first = [...chance, ...afterAlike(leftBy(chance, broken))];
  const over = alike(leftBy(first, broken));
  const rest = leftBy([...first, ...over], broken);
  const level = outcome === 'warning' ? 'SHOULD' : 'MUST';
  const holding = judgements.filter(
    ({ outcome: own, instance: { requirement } }) =>
      own === 'passed' && requirement.level === level && requirement.phrase !== undefined,
  );
  const grouped = (members: readonly Broken[], echoes: boolean) => {
    const on = (side: Broken['side']) => members.filter((each) => each.side === side);
    const alsoTried = holding.filter(({ instance }) => (instance.requirement.echoes ?? false) === echoes);
    return [
      ...refusalGroups(on('refusal'), alsoTried),
      ...acceptanceGroups(on('acceptance')),
      ...shapeGroups(on('shape')),
    ];
  };
  const own = rest.filter((each) => !isEcho(each));
  const { groups, left } = joined([...over, ...grouped(own, false)], rest.filter(isEcho));
  // What no cause of its own explains may explain what the whole run shows.
  const [overall, single] = [left.filter(isAboutWholeRun), left.filter((each) => !isAboutWholeRun(each))];
  const last = joined(grouped(single, true), overall);
  return followed([...first, ...groups, ...last.groups, ...grouped(last.left, true)]);
}

/** The requirements that best illustrate a cause with many. */
const PLAINEST = ['BEARER-MISSING', 'BEARER-GARBAGE', 'REFUSES-MISSING', 'REFUSES-WRONG-SECRET', 'REFUSES-WRONG-TYPE'];

/** The instances of a group, the best example first. */
function instancesOf({ members }: Group): string[] {
  const best = PLAINEST.flatMap((name) => members.find(({ family }) => family === `%.${name}`) ?? [])[0];
  return [...new Set([...(best ? [best] : []), ...members])].map(({ id }) => id);
}

function brokenCauses(judgements: readonly Judgement[], outcome: Cause['outcome'], plain: PlainRequests): Cause[] {
  // Equal titles are one thing to fix.
  const byTitle = groupedBy(groupsOf(judgements, outcome, plain), ({ title }) => title);
  const seen = new Map<string, number>();
  return [...byTitle].map(([title, groups]) => {
    const { name } = groups[0] as Group;
    const again = (seen.get(name) ?? 0) + 1;
    seen.set(name, again);
    return { id: again === 1 ? name : `${name} ${again}`, title, outcome, instances: groups.flatMap(instancesOf) };
  });
}

/** The reason, with the requests in flight when the service stopped answering: one of them may have crashed it. */
function withHeld(reason: string, judgements: readonly Judgement[]): string {
  const held = heldWhenGone(reason);
  const titles = held.flatMap((id) => judgements.find(({ exchanges }) => exchanges.includes(id))?.instance.title ?? []);
  const ids = held.join(', ');
  return titles.length > 0 ? reason.replace(ids, () => `${ids} (${[...new Set(titles)].join('; ')})`) : reason;
}

/** What the others rest on that was always refused after something, and never accepted after it. */
function titlesAfterAlike(undecided: readonly Judgement[], plain: PlainRequests): ReadonlyMap<Judgement, string> {
  const dated = undecided.map((thing) => {
    const [exchange] = restsOn(thing);
    const of = exchange && plain.get(exchange.request.operation);
    return { thing, exchange, histories: exchange && isAfterEnd(of, exchange) ? undefined : of?.histories };
  });
  const titled = byHistory(dated).flatMap(({ words, things }) => {
    const title = undecidedTitle(
      things.flatMap((each) => restsOn(each).slice(0, 1)),
      words,
    );
    return things.map((each) => [each, title] as const);
  });
  return new Map(titled);
}

/** What something that could not be judged rests on: its control first. */
const restsOn = ({ finding }: Judgement): Exchange[] =>
  [finding?.control, finding?.exchange].flatMap((each) => each ?? []);

/** The titles of failures by the exchanges that show them: what rests on one of those could not be judged. */
function titlesOfFailures(
  judgements: readonly Judgement[],
  causes: readonly Cause[],
  keyOf: (exchange: Exchange) => string,
): ReadonlyMap<string, string> {
  const byId = new Map(judgements.map(({ instance, finding }) => [instance.id, finding]));
  // The largest explains most, so it comes last and counts.
  const bySize = causes.toSorted((a, b) => a.instances.length - b.instances.length);
  const shown = bySize.flatMap(({ title, instances }) =>
    instances.flatMap((id) => {
      const { exchange, exchanges = [exchange] } = byId.get(id) ?? {};
      return exchanges.flatMap((each) => (each ? [[keyOf(each), title] as const] : []));
    }),
  );
  return new Map(shown);
}

/** Instances that could not be judged or need a person, grouped by reason. @param failed the causes of the failures */
function reasonCauses(
  judgements: readonly Judgement[],
  outcome: Cause['outcome'],
  plain: PlainRequests,
  failed: readonly Cause[],
): Cause[] {
  const undecided = judgements.filter((each) => each.outcome === outcome);
  const chance = (exchange: Exchange) => chanceTitle(plain.get(exchange.request.operation), exchange);
  const alike = titlesAfterAlike(undecided, plain);
  // What a person must decide, and what a client did, has a reason of its own.
  const isFollowing = outcome === 'inconclusive' && judgements[0]?.instance.requirement.subject === 'service';
  // A token that has ended is no matter of the single request.
  const keyOf = (exchange: Exchange) => {
    const { operation } = exchange.request;
    return isAfterEnd(plain.get(operation), exchange) ? `${operation} 401` : exchange.id;
  };
  const failures = titlesOfFailures(judgements, isFollowing ? failed : [], keyOf);
  const known = (each: Judgement) => {
    const found = (title: (exchange: Exchange) => string | null | undefined) =>
      restsOn(each).flatMap((exchange) => title(exchange) ?? [])[0];
    return each.notRun
      ? NOT_RUN
      : (found(chance) ?? alike.get(each) ?? found((exchange) => failures.get(keyOf(exchange))));
  };
  const ended = (each: Judgement) => {
    const message = restsOn(each).find(isOfEnd)?.failure?.message;
    return message && `It was ${message}`;
  };
  const byReason = groupedBy(undecided, (each) => known(each) ?? ended(each) ?? each.reason ?? each.instance.title);
  return [...byReason].map(([reason, members]) => {
    const isWhole = reason === known(members[0] as Judgement);
    const title = isWhole ? reason : reasonOf(members, withHeld(reason, judgements));
    return { id: reason, title, outcome, instances: members.map(({ instance }) => instance.id) };
  });
}

/**
 * Requirements of a client that explain others: without a token no call is right, without a right call no event
 * arrives, and a check-out of another stay has not ended this one.
 */
const EXPLAINS = [
  'CLIENT-CONNECTION.',
  'CLIENT-TOKEN.',
  'CLIENT-CALL.',
  'CLIENT-BODY.',
  'CLIENT-VALUES.RESERVATION-ID',
];

/** The rank of a cause among those that explain others; last if it explains none. */
function placeOf({ instances }: Cause): number {
  const places = instances.map((id) => EXPLAINS.findIndex((each) => id.startsWith(each)));
  return Math.min(...places.map((place) => (place < 0 ? EXPLAINS.length : place)));
}

/** A run's causes, the most important first; each broken instance is in one. @param plain its plain requests */
export function causesOf(judgements: readonly Judgement[], plain = NO_PLAIN): Cause[] {
  const broken = (['failed', 'warning'] as const).flatMap((outcome) => brokenCauses(judgements, outcome, plain));
  const failed = broken.filter(({ outcome }) => outcome === 'failed');
  return EXPLAINED.flatMap((outcome) => {
    const isBroken = outcome === 'failed' || outcome === 'warning';
    const causes = isBroken
      ? broken.filter((each) => each.outcome === outcome)
      : reasonCauses(judgements, outcome, plain, failed);
    return causes.sort((a, b) => placeOf(a) - placeOf(b) || b.instances.length - a.instances.length);
  });
}
