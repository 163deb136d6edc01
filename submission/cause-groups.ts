/** Groups broken instances with one cause. */
import { type Exchange, statusOf } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import type { Requirement } from '../contract/requirement.ts';
import type { Judgement } from '../judgement/judge.ts';
import {
  alikeTitle,
  type Broken,
  casesTitle,
  causeTitle,
  everythingTitle,
  groupTitle,
  historyTitle,
  isOfPlain,
  isPlainRefused,
  phraseTitle,
  quotaTitle,
  quotaWords,
  reasonTitle,
  refusedTitle,
  type Share,
  wordsOf,
} from './broken.ts';
import { byHistory } from './history.ts';
import { intermittentTitle, type Plain } from './plain.ts';

export interface Group {
  /** Unique among groups, and stable when titles are reworded. */
  readonly name: string;
  readonly title: string;
  /** Its members, the best example first. */
  readonly members: readonly Broken[];
  /** Whether an operation accepts everything, so that other acceptances add nothing. */
  readonly isEverything?: boolean;
  /** Whether its title is about a whole group of requirements, not just those of its members. */
  readonly isGeneral?: boolean;
}

/** Unites members that share a key, also through others. */
function united(members: readonly Broken[], keysOf: (broken: Broken) => readonly string[]): Broken[][] {
  let groups: { readonly keys: ReadonlySet<string>; readonly members: ReadonlySet<Broken> }[] = [];
  for (const member of members) {
    const keys = keysOf(member);
    const touching = groups.filter((group) => keys.some((key) => group.keys.has(key)));
    const merged = {
      keys: new Set([...touching.flatMap((group) => [...group.keys]), ...keys]),
      members: new Set([...touching.flatMap((group) => [...group.members]), member]),
    };
    groups = [...groups.filter((group) => !touching.includes(group)), merged];
  }
  return groups.map((group) => members.filter((each) => group.members.has(each)));
}

/** The members of none of the groups. */
export function leftBy(groups: readonly Group[], broken: readonly Broken[]): Broken[] {
  const taken = new Set(groups.flatMap(({ members }) => members));
  return broken.filter((each) => !taken.has(each));
}

/** Groups by the cause that the findings name. */
export function ofOneCause(broken: readonly Broken[]): Group[] {
  const causeOf = ({ judgement: { finding } }: Broken) => finding?.cause ?? null;
  return Array.from(groupedBy(broken, causeOf), ([cause, members]) => {
    return { name: cause, title: causeTitle(members, cause), members };
  });
}

/** Replies about a quota have that one cause, whatever was sent. */
export function overQuota(broken: readonly Broken[]): Group[] {
  return Array.from(groupedBy(broken, quotaWords), ([quoted, members]) => {
    return { name: `quota ${quoted}`, title: quotaTitle(members, quoted), members };
  });
}

/** Whether an exchange was refused (401) where a token has ended: that explains it, not chance or what came before. */
export const isAfterEnd = (plain: Plain | undefined, exchange: Exchange): boolean =>
  statusOf(exchange) === 401 && (plain?.ended ?? null) !== null;

/** The title of an intermittent service, if an exchange got the reply that plain requests got by chance, or `null`. */
export function chanceTitle(plain: Plain | undefined, exchange: Exchange | undefined): string | null {
  if (exchange && isAfterEnd(plain, exchange)) return null;
  const isAlike = plain && exchange && plain.odd.some((each) => wordsOf(each) === wordsOf(exchange));
  return isAlike ? intermittentTitle(plain) : null;
}

/** Failures whose reply some plain requests also got by chance: the requests do not explain them. */
export function byChance(broken: readonly Broken[]): Group[] {
  const titleOf = ({ plain, judgement: { finding } }: Broken) => chanceTitle(plain, finding?.exchange);
  return Array.from(groupedBy(broken, titleOf), ([title, members]) => {
    return { name: `intermittent ${members[0]?.at}`, title, members: plainFirst(members) };
  });
}

/** What was refused whenever something came before, and never accepted after it, was refused because of that. */
export function afterAlike(broken: readonly Broken[]): Group[] {
  const dated = broken.flatMap((thing) => {
    const { side, plain, judgement } = thing;
    const { exchange } = judgement.finding ?? {};
    const isDated = side === 'acceptance' && exchange && !isAfterEnd(plain, exchange) && !isPlainRefused(thing);
    return isDated ? [{ thing, exchange, histories: plain?.histories }] : [];
  });
  return byHistory(dated).map(({ words, things: members }) => {
    return { name: `${members[0]?.verb} ${words}`, title: historyTitle(members, words), members };
  });
}

const plainFirst = (members: readonly Broken[]) => [
  ...members.filter(isOfPlain),
  ...members.filter((each) => !isOfPlain(each)),
];

/** A server error or redirect for valid and faulty requests alike has one cause, whatever was sent. */
export function alike(broken: readonly Broken[]): Group[] {
  const isAcceptance = ({ side }: Broken) => side === 'acceptance';
  // The second of two requests, or one after a refusal, may meet a temporary condition.
  const isOrdinary = ({ family }: Broken) => !/AS-PROFILED$|\.ACCEPTS-AFTER-REFUSAL$/.test(family);
  const isOfServer = (status: number) => status >= 500 || (status >= 300 && status < 400);
  const byStatus = groupedBy(broken, ({ status, at }) => (isOfServer(status) ? `${at} ${status}` : null));
  return [...byStatus].flatMap(([name, all]): Group[] => {
    const [accepted, others] = [all.filter(isAcceptance), all.filter((each) => !isAcceptance(each))];
    // If the plain request gets its usual reply, all of these are faulty or unusual.
    const isOfAll = ({ plain, status }: Broken) => !plain || plain.exchanges.some((each) => statusOf(each) === status);
    if (!accepted.some((each) => isOrdinary(each) && isOfAll(each)) || others.length === 0) return [];
    const members = [...accepted, ...others];
    return [{ name, title: alikeTitle(members), members }];
  });
}

/** The share of the tried instances from which on a group says `any`. */
const NEARLY_ALL = 0.8;
/** More kinds than this for one operation are one cause, with the kinds counted. */
const MOST_APART = 3;

interface LevelOfGroups {
  readonly keyOf: (requirement: Requirement) => string;
  /** The fewest requirements of a group. */
  readonly requirements: number;
  readonly titleOf: (members: readonly Broken[], share: Share) => string;
}

const EVERYTHING: LevelOfGroups = { keyOf: () => 'everything', requirements: 4, titleOf: everythingTitle };
const OF_GROUP: LevelOfGroups = { keyOf: ({ group }) => group ?? '', requirements: 2, titleOf: groupTitle };
const OF_ONE: LevelOfGroups = { keyOf: ({ phrase }) => phrase ?? '', requirements: 1, titleOf: phraseTitle };

/** A requirement that something is not accepted says nothing about other answers. */
const isUntaken = ({ statement }: Requirement) => /NOT (?:get a token|be accepted)/.test(statement);

/** The share of an operation's tried instances that are broken; `null` if it is not nearly all. */
function nearlyAll(all: readonly Broken[], level: LevelOfGroups, holding: readonly Judgement[]): Share | null {
  const { verb, operation, requirement } = all[0] as Broken;
  const isTaking = /^(?:accepts|issues)/.test(verb);
  const against = holding.filter(
    ({ instance: { requirement: own } }) =>
      own.operation === operation && level.keyOf(own) === level.keyOf(requirement) && (isTaking || !isUntaken(own)),
  );
  const of = all.length + against.length;
  const requirements = new Set(all.map(({ family }) => family)).size;
  // If only one group was tried, it is about that group.
  const isOneGroup = level === EVERYTHING && new Set(all.map((each) => each.requirement.group)).size === 1;
  const isNone = isOneGroup || all.length < 2 || requirements < level.requirements || all.length / of < NEARLY_ALL;
  return isNone ? null : { all: all.length, of };
}

/** The shares of several operations as one. */
function sharedBy(shares: readonly Share[]): Share {
  const sum = (of: (share: Share) => number) => shares.reduce((total, share) => total + of(share), 0);
  return { all: sum(({ all }) => all), of: sum(({ of }) => of) };
}

/** Takes the groups of a level out of what is left; the same group at several operations is one. */
function takeLevel(level: LevelOfGroups, left: Set<Broken>, holding: readonly Judgement[]): Group[] {
  const nameOf = ({ requirement, verb }: Broken) => `${level.keyOf(requirement)} ${verb}`;
  const found = [...groupedBy([...left], (each) => `${each.operation} ${nameOf(each)}`).values()].flatMap((members) => {
    const share = nearlyAll(members, level, holding);
    return share ? [{ members, share }] : [];
  });
  return [...groupedBy(found, ({ members }) => nameOf(members[0] as Broken))].map(([name, same]): Group => {
    const members = same.flatMap((each) => each.members);
    for (const each of members) left.delete(each);
    const title = level.titleOf(members, sharedBy(same.map(({ share }) => share)));
    return { name, title, members, isEverything: level === EVERYTHING, isGeneral: true };
  });
}

/** Separates acceptances about fields by requirement unless there are many; the others are together. */
function kindsApart(members: readonly Broken[]): (readonly Broken[])[] {
  const kinds = groupedBy(members, ({ family }) => family);
  const fields = new Set(members.map(({ field }) => field));
  return fields.size > 1 && kinds.size <= MOST_APART ? [...kinds.values()] : [members];
}

/** Members of no general group: some of a group, or nearly everything of one requirement. */
function leftOver(left: readonly Broken[], holding: readonly Judgement[]): Group[] {
  const byGroup = groupedBy(left, ({ verb, operation, requirement }) => `${operation} ${requirement.group} ${verb}`);
  const apart = [...byGroup.values()].flatMap(kindsApart).map((members) => {
    const isOne = members.every(({ family }) => family === members[0]?.family);
    return { members, share: isOne ? nearlyAll(members, OF_ONE, holding) : null };
  });
  // The same at several operations is one cause.
  const same = groupedBy(apart, ({ members, share }) => {
    const { family, verb } = members[0] as Broken;
    return `${verb} ${share ? family : members.map((each) => `${each.family}:${each.params}`).sort()}`;
  });
  return [...same.values()].map((parts) => {
    const members = parts.flatMap((each) => each.members);
    const shares = parts.flatMap(({ share }) => share ?? []);
    const kinds = [...groupedBy(members, ({ family }) => family).values()].sort((a, b) => b.length - a.length);
    const title = shares.length > 0 ? phraseTitle(members, sharedBy(shares)) : casesTitle(kinds);
    const { operation, family, verb } = members[0] as Broken;
    return { name: `${operation} ${family} ${verb}`, title, members };
  });
}

/** Groups of wrongly accepted requests, the most general first. @param holding instances of their kind that hold */
export function refusalGroups(members: readonly Broken[], holding: readonly Judgement[]): Group[] {
  const left = new Set(members);
  const groups = [...takeLevel(EVERYTHING, left, holding), ...takeLevel(OF_GROUP, left, holding)];
  return [...groups, ...leftOver([...left], holding)];
}

/** Groups of requests that are wrongly refused: the same words from one operation are one cause. */
export function acceptanceGroups(broken: readonly Broken[]): Group[] {
  const groups = united(broken, ({ family, params, operation, verb, quoted, at, plain, status }) => [
    `at ${at} ${verb} ${quoted}`,
    `of ${operation} ${verb} ${quoted}`,
    ...(isPlainRefused({ plain, status }) ? [`plain ${at}`] : []),
    ...(params === '' ? [] : [`${operation} ${family} ${verb}`]),
    `${family}:${params} ${verb} ${quoted}`,
  ]);
  return groups.map((all) => {
    const members = plainFirst(all);
    const { operation, family, verb } = members[0] as Broken;
    return { name: `${operation} ${family} ${verb}`, title: refusedTitle(members), members };
  });
}

/** If the first does not hold, the others cannot. */
const HEADS: readonly (readonly [head: RegExp, others: RegExp])[] = [
  [/^%\.SUCCESS-OBJECT$/, /^%\.(?:SUCCESS-.*|LONGEST-LIFE)$/],
  [/^%\.SUCCESS-ACCESS-TOKEN$/, /^%\.SUCCESS-(?:ACCESS-)?TOKEN(?!-TYPE)/],
  [
    /^(?:%\.ERROR-OBJECT|%\.ERROR-CONTENT-TYPE|ERRORS-%\.JSON)$/,
    /^(?:%\.ERROR-(?:CONTENT-TYPE|OBJECT|MEMBER|DESCRIPTION.*)|ERRORS-%\.JSON)$/,
  ],
  [/^(?:%\.ERROR-SCHEMA|ERRORS-%\.(?:JSON|REPLY-SCHEMA))$/, /^(?:%\.ERROR-SCHEMA|ERRORS-%\.(?:JSON|REPLY-.*))$/],
];
const isHead = ({ family }: Broken) => HEADS.some(([head]) => head.test(family));

/** Groups of wrong replies: the same at several operations, or the same for one operation twice. */
export function shapeGroups(broken: readonly Broken[]): Group[] {
  const heads = HEADS.map(
    ([head]) => new Set(broken.filter(({ family }) => head.test(family)).map((each) => each.operation)),
  );
  const groups = united(broken, ({ family, operation, verb }) => [
    `${family} ${verb}`,
    `${operation} ${verb}`,
    // Of one operation the same complaint is one thing to fix, whatever stood there.
    `${operation} ${family} ${verb.replace(/ \| .*/s, '')}`,
    ...HEADS.flatMap(([, others], at) =>
      others.test(family) && heads[at]?.has(operation) ? [`${operation} ${at}`] : [],
    ),
  ]);
  return groups.map((all) => {
    const members = [...all.filter(isHead), ...all.filter((each) => !isHead(each))];
    const { operation, family } = members[0] as Broken;
    return { name: `${operation} ${family}`, title: reasonTitle(members), members };
  });
}
