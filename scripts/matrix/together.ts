/** Runs conforming variants together: one in one part of a service does not affect whether another is conforming. */
import type { Profile } from '../../contract/profile.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import type { Variant } from '../../mock/variants/index.ts';
import type { MatrixColumn, MatrixSubject } from './subject.ts';

const AND = ' + ';
/** If a group is refused, each of its members is run again: larger groups would cost more than they save. */
const MOST_TOGETHER = 8;

/** A variant that claims less, or does not follow the profile, would hide what others show: it is run alone. */
const isAlone = ({ claims, options }: Variant) => claims || options?.profile;

/** Parts that belong together: a token's form, making and reading; how a report is read, checked and remembered. */
const TOGETHER: Readonly<Record<string, string>> = {
  claimsFor: 'tokens',
  issue: 'tokens',
  readToken: 'tokens',
  clients: 'tokens',
  checks: 'stays',
  conflict: 'stays',
  parseBody: 'stays',
};

/** Each pin of a profile, as JSON. */
const pinsOf = (profile: Profile) =>
  Object.entries(profile).flatMap(([topic, own]) =>
    Object.entries(Object(own)).map(([key, pin]) => `${topic}.${key} ${JSON.stringify(pin)}`),
  );

/** The pins that only one of the variant's profile and the embedded one has, without their values. */
function topicsOf({ profile }: Variant): string[] {
  const [own, embedded] = [pinsOf(profile?.(embeddedProfile) ?? embeddedProfile), pinsOf(embeddedProfile)];
  const changed = [...own.filter((pin) => !embedded.includes(pin)), ...embedded.filter((pin) => !own.includes(pin))];
  return changed.map((pin) => `profile.${pin.split(' ')[0]}`);
}

/** What a variant changes about a service: stages of the mock, options of its start, pins of its profile. */
function partsOf(variant: Variant): string[] {
  const { override, options = {}, values } = variant;
  const parts = [...Object.keys(override), ...Object.keys(options)].map((part) => TOGETHER[part] ?? part);
  return [...parts, ...topicsOf(variant), ...(values ? ['stays'] : [])];
}

/** Combines each variant with others that change other parts of the service. */
export function groupsOf(variants: readonly Variant[]): Variant[][] {
  const groups: { readonly members: Variant[]; readonly parts: Set<string> }[] = [];
  const ordered = [...variants].sort((a, b) => partsOf(b).length - partsOf(a).length);
  for (const variant of ordered.filter((each) => !isAlone(each))) {
    const parts = partsOf(variant);
    const found = groups.find(
      ({ members, parts: taken }) => members.length < MOST_TOGETHER && !parts.some((part) => taken.has(part)),
    );
    if (!found) groups.push({ members: [variant], parts: new Set(parts) });
    else {
      found.members.push(variant);
      for (const part of parts) found.parts.add(part);
    }
  }
  return [...groups.map(({ members }) => members), ...variants.filter(isAlone).map((variant) => [variant])];
}

/** One variant that behaves like all of them. */
export function together(group: readonly Variant[]): Variant {
  const [first, ...others] = group;
  if (!first || others.length === 0) return first as Variant;
  return {
    name: group.map(({ name }) => name).join(AND),
    because: group.map(({ because }) => because).join(' '),
    override: Object.assign({}, ...group.map(({ override }) => override)),
    profile: (embedded) => group.reduce((made, { profile }) => profile?.(made) ?? made, embedded),
    options: Object.assign({}, ...group.map(({ options }) => options)),
    values: Object.assign({}, ...group.map(({ values }) => values)),
    ...(group.some(({ onConnection }) => onConnection) ? { onConnection: true } : {}),
  };
}

/** The variants that are run together under a name. */
export const namesIn = (name: string): string[] => name.split(AND);

/** The subjects with their plain variants combined. */
export function subjectsTogether(subjects: readonly MatrixSubject[]): MatrixSubject[] {
  const variants = subjects.flatMap(({ variant }) => variant ?? []);
  const groups = groupsOf(variants).map((group) => together(group));
  return [
    ...subjects.filter(({ kind }) => kind !== 'variant'),
    ...groups.map((variant): MatrixSubject => ({ kind: 'variant', name: variant.name, variant })),
  ];
}

/** The column of several variants as one column for each. */
export const columnOfEach = (column: MatrixColumn): MatrixColumn[] =>
  namesIn(column.name).map((name) => ({ ...column, name }));
