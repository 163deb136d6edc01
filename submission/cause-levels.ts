/** Groups of what must be refused and is not, from the most general that nearly all of its instances show to the single one. */
import { isTokenOperation } from '../contract/words.ts';
import type { Broken, Subject } from './cause-features.ts';
import type { Group } from './cause-titles.ts';
import { groupedBy } from './cause-unions.ts';

/** How many instances that hold speak against each group: where an acceptance breaks them, and where any odd answer does. */
export interface Tried {
  readonly accepting: ReadonlyMap<string, number>;
  readonly otherwise: ReadonlyMap<string, number>;
}

/** A group says `any` where so many of the instances that were tried show it. */
const NEARLY_ALL = 0.8;
/** More kinds than this of one operation are one cause, with the kinds counted. */
const MOST_APART = 3;

interface LevelOfGroups {
  /** By what instances are taken together; `null`: the instance is in no such group. */
  readonly keyOf: (subject: Subject) => string | null;
  /** A group with fewer is none. */
  readonly requirements: number;
  readonly operations: number;
}

const side = ({ operation }: Subject) => (isTokenOperation(operation) ? 'token requests' : 'reports');
const levelOf = (requirements: number, operations: number, keyOf: LevelOfGroups['keyOf']): LevelOfGroups => ({
  keyOf,
  requirements,
  operations,
});

/** The most general first. */
export const LEVELS: readonly LevelOfGroups[] = [
  levelOf(6, 2, (subject) => (subject.refusal ? `all ${side(subject)}` : null)),
  levelOf(4, 1, ({ refusal, operation }) => (refusal ? `${operation} everything` : null)),
  levelOf(2, 2, (subject) => (subject.refusal ? `${side(subject)} ${subject.refusal.theme}` : null)),
  levelOf(2, 1, ({ refusal, operation }) => (refusal ? `${operation} ${refusal.theme}` : null)),
  levelOf(3, 2, ({ refusal }) => (refusal?.isToken ? 'any token' : null)),
  levelOf(3, 1, ({ refusal, operation }) => (refusal?.isToken ? `${operation} any token` : null)),
  levelOf(2, 2, ({ refusal }) => refusal?.part ?? null),
  levelOf(2, 1, ({ refusal, operation }) => (refusal?.part ? `${operation} ${refusal.part}` : null)),
  levelOf(1, 2, ({ refusal, family }) => (refusal ? family : null)),
  levelOf(2, 1, ({ field, operation }) => (field ? `${operation} ${field}` : null)),
  levelOf(1, 1, ({ refusal, operation, family }) => (refusal ? `${operation} ${family}` : null)),
];

const distinct = (members: readonly Broken[], of: (broken: Broken) => string) => new Set(members.map(of)).size;

/** Takes groups of one level away from what is left. */
function takeLevel(level: number, members: readonly Broken[], left: Set<Broken>, tried: Tried): Group[] {
  const { keyOf, requirements, operations } = LEVELS[level] as LevelOfGroups;
  const found: Group[] = [];
  const keyed = groupedBy(members, ({ verb, subject }) => {
    const name = keyOf(subject);
    return name && `${verb}\n${name}`;
  });
  for (const [key, all] of keyed) {
    const [verb = '', name = ''] = key.split('\n');
    const isAccepting = /^(?:accepts|issues)/.test(verb);
    const against = (isAccepting ? tried.accepting : tried.otherwise).get(`${level} ${name}`) ?? 0;
    const own = all.filter((each) => left.has(each));
    const of = all.length + against;
    if (own.length < 2 || all.length / of < NEARLY_ALL) continue;
    if (distinct(all, ({ subject }) => subject.family) < requirements) continue;
    if (distinct(all, ({ subject }) => subject.operation) < operations) continue;
    found.push({ kind: 'all', level, name: `${name} ${verb}`, members: own, all: all.length, of });
    for (const each of own) left.delete(each);
  }
  return found;
}

/** What is in no general group: the same cases of several operations, then by operation and kind, or together where there are many kinds. */
function leftOver(left: readonly Broken[]): Group[] {
  const byTheme = groupedBy(left, ({ verb, subject }) => `${subject.operation} ${subject.refusal?.theme} ${verb}`);
  const apart = [...byTheme].flatMap(([name, members]): Group[] => {
    const kinds = groupedBy(members, ({ subject: { refusal, family } }) => refusal?.part ?? family);
    if (kinds.size > MOST_APART) return [{ kind: 'some', name, members }];
    return [...kinds].map(([kind, few]) => ({
      kind: 'some',
      name: `${few[0]?.subject.operation} ${kind} ${few[0]?.verb}`,
      members: few,
    }));
  });
  const same = new Map<string, Group>();
  for (const group of apart) {
    const cases = group.members
      .map(({ subject }) => `${subject.family}:${subject.params}`)
      .filter((id) => !id.includes('SIGNED'));
    const key = `${group.members[0]?.verb} ${cases.sort().join(' ') || group.name}`;
    const known = same.get(key);
    same.set(key, known ? { ...known, members: [...known.members, ...group.members] } : group);
  }
  return [...same.values()];
}

/** Groups of what must be refused and is not. */
export function refusalGroups(members: readonly Broken[], tried: Tried): Group[] {
  const left = new Set(members);
  const groups = LEVELS.flatMap((_, level) => (left.size > 1 ? takeLevel(level, members, left, tried) : []));
  return [...groups, ...leftOver([...left])];
}
