/** Lawful variants that are run together: what is lawful in one part of a service does not become unlawful beside another. */
import type { Variant } from '../../mock/variants/index.ts';
import type { MatrixColumn, MatrixSubject } from './subject.ts';

const AND = ' + ';
/** What is found of more at once takes longer to be told apart. */
const MOST_TOGETHER = 5;

/** What nothing but its wrap tells from the reference service. */
const isPlain = ({ profile, options, claims, values }: Variant) => !profile && !options && !claims && !values;

/** What a token is, how it is made and how it is read hang together. */
const OF_TOKENS = ['claimsFor', 'issue', 'readToken'];

const partsOf = ({ wrap }: Variant) => Object.keys(wrap).map((part) => (OF_TOKENS.includes(part) ? 'tokens' : part));

/** Puts each variant to others that change other parts of the mock; those with a profile or values of their own stay alone. */
export function groupsOf(variants: readonly Variant[]): Variant[][] {
  const groups: Variant[][] = [];
  for (const variant of variants.filter(isPlain)) {
    const parts = new Set(partsOf(variant));
    const found = groups.find(
      (group) =>
        group.length < MOST_TOGETHER && group.every((other) => !partsOf(other).some((part) => parts.has(part))),
    );
    if (found) found.push(variant);
    else groups.push([variant]);
  }
  return [...groups, ...variants.filter((variant) => !isPlain(variant)).map((variant) => [variant])];
}

/** One variant that does what all of them do. */
export function together(group: readonly Variant[]): Variant {
  const [first, ...others] = group;
  if (!first || others.length === 0) return first as Variant;
  return {
    name: group.map(({ name }) => name).join(AND),
    lawfulBecause: group.map(({ lawfulBecause }) => lawfulBecause).join(' '),
    wrap: Object.assign({}, ...group.map(({ wrap }) => wrap)),
  };
}

/** The names of those that are run together under a name. */
export const namesIn = (name: string): string[] => name.split(AND);

/** The subjects with their plain variants put together. */
export function subjectsTogether(subjects: readonly MatrixSubject[]): MatrixSubject[] {
  const variants = subjects.flatMap((subject) => (subject.kind === 'variant' ? [subject.variant] : []));
  const groups = groupsOf(variants).map((group) => together(group));
  return [
    ...subjects.filter(({ kind }) => kind !== 'variant'),
    ...groups.map((variant) => ({ kind: 'variant' as const, name: variant.name, variant })),
  ];
}

/** A column of several variants as the column of each. */
export const columnOfEach = (column: MatrixColumn): MatrixColumn[] =>
  namesIn(column.name).map((name) => ({ ...column, name }));
