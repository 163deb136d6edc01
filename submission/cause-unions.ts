/** Takes together what must be accepted and is not, and what replies are like, where they have something in common. */
import type { Broken } from './cause-features.ts';
import type { Group } from './cause-titles.ts';

/** Instances by a key, in the order of first appearance; those without one are left out. */
export function groupedBy(members: readonly Broken[], keyOf: (broken: Broken) => string | null): Map<string, Broken[]> {
  const groups = new Map<string, Broken[]>();
  for (const broken of members) {
    const key = keyOf(broken);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(broken);
    else groups.set(key, [broken]);
  }
  return groups;
}

/** Takes together whatever shares one of its keys with another. */
function united(members: readonly Broken[], keysOf: (broken: Broken) => readonly string[]): Broken[][] {
  const owner = new Map<string, Broken[]>();
  const keysIn = new Map<Broken[], string[]>();
  for (const broken of members) {
    const keys = keysOf(broken);
    const found = [...new Set(keys.flatMap((key) => (owner.has(key) ? [owner.get(key) as Broken[]] : [])))];
    const [target = [], ...others] = found;
    target.push(broken);
    const known = keysIn.get(target) ?? [];
    for (const other of others) {
      target.push(...other);
      const moved = keysIn.get(other) ?? [];
      known.push(...moved);
      for (const key of moved) owner.set(key, target);
      keysIn.delete(other);
    }
    for (const key of keys) owner.set(key, target);
    known.push(...keys);
    keysIn.set(target, known);
  }
  const order = new Map(members.map((each, index) => [each, index]));
  const at = (each: Broken) => order.get(each) ?? 0;
  return [...keysIn.keys()].map((group) => group.sort((a, b) => at(a) - at(b)));
}

/** What must be accepted and is not: what one operation says in the same words has one cause. */
export function acceptanceGroups(members: readonly Broken[]): Group[] {
  const groups = united(members, ({ subject, verb, said, at }) => [
    `at ${at} ${verb} ${said}`,
    `of ${subject.operation} ${verb} ${said}`,
    ...(subject.params === '' ? [] : [`${subject.operation} ${subject.family} ${verb}`]),
    `${subject.family}:${subject.params} ${verb} ${said}`,
  ]);
  return groups.map((own) => {
    const { subject, verb } = own[0] as Broken;
    return { kind: 'refused', name: `${subject.operation} ${subject.family} ${verb}`, members: own };
  });
}

/** Where the first does not hold, the others cannot. */
const HEADS: readonly (readonly [head: RegExp, others: RegExp])[] = [
  [/^SUCCESS-OBJECT$/, /^(?:SUCCESS-.*|LONGEST-LIFE)$/],
  [
    /^(?:ERROR-OBJECT|ERROR-CONTENT-TYPE|ERRORS\.JSON)$/,
    /^(?:ERROR-(?:CONTENT-TYPE|OBJECT|MEMBER|DESCRIPTION.*)|ERRORS\.JSON)$/,
  ],
  [/^(?:ERROR-SCHEMA|ERRORS\.JSON|ERRORS\.REPLY-SCHEMA)$/, /^(?:ERROR-SCHEMA|ERRORS\.(?:JSON|REPLY-.*))$/],
];

/** What replies are like: the same at several operations, or the same said of one operation twice. */
export function shapeGroups(members: readonly Broken[]): Group[] {
  const heads = new Set(
    members.flatMap(({ subject: { family, operation } }) =>
      HEADS.flatMap(([head], index) => (head.test(family) ? [`${operation} ${index}`] : [])),
    ),
  );
  const groups = united(members, ({ subject: { family, operation }, verb }) => [
    `${family} ${verb}`,
    `${operation} ${verb}`,
    ...HEADS.flatMap(([, others], index) =>
      others.test(family) && heads.has(`${operation} ${index}`) ? [`${operation} ${index}`] : [],
    ),
  ]);
  return groups.map((own) => {
    const isHead = ({ subject: { family } }: Broken) => HEADS.some(([head]) => head.test(family));
    const sorted = [...own].sort((a, b) => Number(isHead(b)) - Number(isHead(a)));
    const { subject } = sorted[0] as Broken;
    return { kind: 'shape', name: `${subject.operation} ${subject.family}`, members: sorted };
  });
}
