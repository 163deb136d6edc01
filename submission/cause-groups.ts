/** Takes together what does not hold: instances with one cause. */
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
  isOfPlain,
  isPlainRefused,
  phraseTitle,
  quotaTitle,
  quotaWords,
  reasonTitle,
  refusedTitle,
  type Share,
  saidBy,
} from './broken.ts';
import { intermittentTitle, type Plain } from './plain.ts';

export interface Group {
  /** Unlike that of every other group; it stays where titles are edited. */
  readonly name: string;
  readonly title: string;
  /** Those that make the group, the one that shows it best in front. */
  readonly members: readonly Broken[];
  /** Whether an operation takes everything, so that whatever else it takes is no news. */
  readonly isEverything?: boolean;
  /** Whether its title is about all requirements of their group, not about those that it holds. */
  readonly isGeneral?: boolean;
}

/** Takes together whatever shares one of its keys with another. */
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

/** What is in none of the groups. */
export function leftBy(groups: readonly Group[], broken: readonly Broken[]): Broken[] {
  const taken = new Set(groups.flatMap(({ members }) => members));
  return broken.filter((each) => !taken.has(each));
}

/** What came of one thing by what its findings themselves say. */
export function ofOneCause(broken: readonly Broken[]): Group[] {
  const causeOf = ({ judgement: { finding } }: Broken) => finding?.cause ?? null;
  return Array.from(groupedBy(broken, causeOf), ([cause, members]) => {
    return { name: cause, title: causeTitle(members, cause), members };
  });
}

/** Replies that speak of a quota have that one cause, whatever was sent: it is not the requests that they are about. */
export function overQuota(broken: readonly Broken[]): Group[] {
  return Array.from(groupedBy(broken, quotaWords), ([said, members]) => {
    return { name: `quota ${said}`, title: quotaTitle(members, said), members };
  });
}

/** Says that a service is intermittent, where an exchange was answered as some of its plain requests were by chance. */
export function chanceTitle(plain: Plain | undefined, exchange: Exchange | undefined): string | null {
  const isAlike = plain && exchange && plain.odd.some((each) => saidBy(each) === saidBy(exchange));
  return isAlike ? intermittentTitle(plain) : null;
}

/** What was answered as a service answers some of equal requests, by chance: nothing can be said of what these were about. */
export function byChance(broken: readonly Broken[]): Group[] {
  const titleOf = ({ plain, judgement: { finding } }: Broken) => chanceTitle(plain, finding?.exchange);
  return Array.from(groupedBy(broken, titleOf), ([title, members]) => {
    return { name: `intermittent ${members[0]?.at}`, title, members: plainFirst(members) };
  });
}

const plainFirst = (members: readonly Broken[]) => [
  ...members.filter(isOfPlain),
  ...members.filter((each) => !isOfPlain(each)),
];

/** What fails, or redirects, over valid and faulty requests alike has one cause, whatever was sent. */
export function alike(broken: readonly Broken[]): Group[] {
  const isAcceptance = ({ side }: Broken) => side === 'acceptance';
  // The second of two requests, or one after a refusal, may meet what is of the moment.
  const isOrdinary = ({ family }: Broken) => !/AS-PROFILED$|\.ACCEPTS-AFTER-REFUSAL$/.test(family);
  const isOfServer = (status: number) => status >= 500 || (status >= 300 && status < 400);
  const byStatus = groupedBy(broken, ({ status, at }) => (isOfServer(status) ? `${at} ${status}` : null));
  return [...byStatus].flatMap(([name, all]): Group[] => {
    const [accepted, others] = [all.filter(isAcceptance), all.filter((each) => !isAcceptance(each))];
    // Where the plain request is answered as ever, both sorts are at fault or unusual.
    const isOfAll = ({ plain, status }: Broken) => !plain || plain.exchanges.some((each) => statusOf(each) === status);
    if (!accepted.some((each) => isOrdinary(each) && isOfAll(each)) || others.length === 0) return [];
    const members = [...accepted, ...others];
    return [{ name, title: alikeTitle(members), members }];
  });
}

/** A group says `any` where so many of the instances that were tried show it. */
const NEARLY_ALL = 0.8;
/** More kinds than this of one operation are one cause, with the kinds counted. */
const MOST_APART = 3;

interface LevelOfGroups {
  readonly keyOf: (requirement: Requirement) => string;
  /** A group of fewer requirements is none. */
  readonly requirements: number;
  readonly titleOf: (members: readonly Broken[], share: Share) => string;
}

const EVERYTHING: LevelOfGroups = { keyOf: () => 'everything', requirements: 4, titleOf: everythingTitle };
const OF_GROUP: LevelOfGroups = { keyOf: ({ group }) => group ?? '', requirements: 2, titleOf: groupTitle };
const OF_ONE: LevelOfGroups = { keyOf: ({ phrase }) => phrase ?? '', requirements: 1, titleOf: phraseTitle };

/** What only must not be taken tells nothing by any other answer. */
const isUntaken = ({ statement }: Requirement) => /NOT (?:get a token|be accepted)/.test(statement);

/** How many of the instances of an operation that were tried are broken, or `null` where that is not nearly all of them. */
function nearlyAll(all: readonly Broken[], level: LevelOfGroups, holding: readonly Judgement[]): Share | null {
  const { verb, operation, requirement } = all[0] as Broken;
  const isTaking = /^(?:accepts|issues)/.test(verb);
  const against = holding.filter(
    ({ instance: { requirement: own } }) =>
      own.operation === operation && level.keyOf(own) === level.keyOf(requirement) && (isTaking || !isUntaken(own)),
  );
  const of = all.length + against.length;
  const requirements = new Set(all.map(({ family }) => family)).size;
  // Where only one group was tried, it is what it is about.
  const isOneGroup = level === EVERYTHING && new Set(all.map((each) => each.requirement.group)).size === 1;
  const isNone = isOneGroup || all.length < 2 || requirements < level.requirements || all.length / of < NEARLY_ALL;
  return isNone ? null : { all: all.length, of };
}

/** The shares of several operations as one. */
function sharedBy(shares: readonly Share[]): Share {
  const sum = (of: (share: Share) => number) => shares.reduce((total, share) => total + of(share), 0);
  return { all: sum(({ all }) => all), of: sum(({ of }) => of) };
}

/** Takes the groups of a level away from what is left; what operations have in common is one group. */
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

/** What is taken of several fields is apart by requirement unless there are many; what is of no field is together. */
function kindsApart(members: readonly Broken[]): (readonly Broken[])[] {
  const kinds = groupedBy(members, ({ family }) => family);
  const fields = new Set(members.map(({ field }) => field));
  return fields.size > 1 && kinds.size <= MOST_APART ? [...kinds.values()] : [members];
}

/** What is in no general group: some of a group, or nearly all that one requirement is about. */
function leftOver(left: readonly Broken[], holding: readonly Judgement[]): Group[] {
  const byGroup = groupedBy(left, ({ verb, operation, requirement }) => `${operation} ${requirement.group} ${verb}`);
  const apart = [...byGroup.values()].flatMap(kindsApart).map((members) => {
    const isOne = members.every(({ family }) => family === members[0]?.family);
    return { members, share: isOne ? nearlyAll(members, OF_ONE, holding) : null };
  });
  // The same of several operations is one cause.
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

/** Groups of what must be refused and is not, the most general first. @param holding instances of their kind that hold */
export function refusalGroups(members: readonly Broken[], holding: readonly Judgement[]): Group[] {
  const left = new Set(members);
  const groups = [...takeLevel(EVERYTHING, left, holding), ...takeLevel(OF_GROUP, left, holding)];
  return [...groups, ...leftOver([...left], holding)];
}

/** Groups of what must be accepted and is not: what one operation says in the same words has one cause. */
export function acceptanceGroups(broken: readonly Broken[]): Group[] {
  const groups = united(broken, ({ family, params, operation, verb, said, at, plain }) => [
    `at ${at} ${verb} ${said}`,
    `of ${operation} ${verb} ${said}`,
    ...(isPlainRefused({ plain }) ? [`plain ${at}`] : []),
    ...(params === '' ? [] : [`${operation} ${family} ${verb}`]),
    `${family}:${params} ${verb} ${said}`,
  ]);
  return groups.map((all) => {
    const members = plainFirst(all);
    const { operation, family, verb } = members[0] as Broken;
    return { name: `${operation} ${family} ${verb}`, title: refusedTitle(members), members };
  });
}

/** Where the first does not hold, the others cannot. */
const HEADS: readonly (readonly [head: RegExp, others: RegExp])[] = [
  [/^%\.SUCCESS-OBJECT$/, /^%\.(?:SUCCESS-.*|LONGEST-LIFE)$/],
  [
    /^(?:%\.ERROR-OBJECT|%\.ERROR-CONTENT-TYPE|ERRORS-%\.JSON)$/,
    /^(?:%\.ERROR-(?:CONTENT-TYPE|OBJECT|MEMBER|DESCRIPTION.*)|ERRORS-%\.JSON)$/,
  ],
  [/^(?:%\.ERROR-SCHEMA|ERRORS-%\.(?:JSON|REPLY-SCHEMA))$/, /^(?:%\.ERROR-SCHEMA|ERRORS-%\.(?:JSON|REPLY-.*))$/],
];
const isHead = ({ family }: Broken) => HEADS.some(([head]) => head.test(family));

/** Groups of what replies are like: the same at several operations, or the same said of one operation twice. */
export function shapeGroups(broken: readonly Broken[]): Group[] {
  const heads = HEADS.map(
    ([head]) => new Set(broken.filter(({ family }) => head.test(family)).map((each) => each.operation)),
  );
  const groups = united(broken, ({ family, operation, verb }) => [
    `${family} ${verb}`,
    `${operation} ${verb}`,
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
