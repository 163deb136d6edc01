/** Says in one sentence what the instances of a group have in common, and never more than they show. */
import { OPERATIONS, type Operation, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../contract/words.ts';
import type { Broken } from './cause-features.ts';
import { PARTS, type Part, THEMES, type Theme } from './cause-words.ts';

/** Instances that one cause explains. */
export interface Group {
  /**
   * `all`: nearly all that was tried of its kind is not refused. `some`: some of it. `refused`: not accepted. `alike`:
   * failed or redirected, whatever was sent. `quota`: turned away for a quota. `shape`: the reply is another one.
   */
  readonly kind: 'all' | 'some' | 'refused' | 'alike' | 'quota' | 'shape';
  readonly name: string;
  /** Those that make the group. */
  readonly members: readonly Broken[];
  /** Those that look at requests of the same kind once more. */
  readonly followers?: readonly Broken[];
  /** Of how general a kind it is, and how many instances of how many that were tried show it. */
  readonly level?: number;
  readonly all?: number;
  readonly of?: number;
}

const KINDS_NAMED = 3;
const LONGEST_RECEIVED = 60;

function listed(words: readonly string[], most = KINDS_NAMED): string {
  const different = [...new Set(words)];
  const shown = different.slice(0, most).join('; ');
  return different.length > most ? `${shown}; and ${different.length - most} more` : shown;
}

/** The operations in words, and whether they are several. */
function operationWords(found: ReadonlySet<Operation>): readonly [words: string, several: boolean] {
  const has = (operations: readonly Operation[]) => operations.every((each) => found.has(each));
  if (has(OPERATIONS)) return ['Every operation', false];
  const reports = has(RESERVATION_OPERATIONS);
  const tokens = has(TOKEN_OPERATIONS);
  if (reports && found.size === RESERVATION_OPERATIONS.length) return ['Every report operation', false];
  if (tokens && found.size === TOKEN_OPERATIONS.length) return ['Both token operations', true];
  const names = OPERATIONS.filter((each) => found.has(each));
  if (names.length === 1) return [names[0] as string, false];
  return [`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`, true];
}

/** `check-in accepts`, `check-in and check-out accept`. */
function clause(members: readonly Broken[], of: (broken: Broken) => Operation, verb: string): string {
  const [subject, several] = operationWords(new Set(members.map(of)));
  const [first = '', ...rest] = verb.split(' ');
  const agreeing = several ? first.replace(/s$/, '') : first;
  return [subject, agreeing, ...rest].join(' ');
}

const ownOperation = ({ subject }: Broken) => subject.operation;

function fieldWords(members: readonly Broken[]): string {
  const { refusal, family } = (members[0] as Broken).subject;
  const fields = [...new Set(members.flatMap(({ subject: { field } }) => field ?? []))];
  const [only] = fields;
  if (!refusal?.field || only === undefined) return refusal?.all ?? family;
  return listed(fields.map((field) => refusal.field?.replace('%', field) as string));
}

function wholeWords({ level = 0, members, all = 0, of = 0 }: Group, isAccepting: boolean): string {
  const nearly = all === of ? '' : 'nearly ';
  const { refusal, field } = (members[0] as Broken).subject;
  if (level < 2) return isAccepting ? `${nearly}everything that was sent` : `${nearly}everything that must be refused`;
  if (level < 4) return `${nearly}${THEMES[refusal?.theme as Theme]}`;
  if (level < 6) return `${nearly}any token`;
  if (level < 8) return PARTS[refusal?.part as Part];
  if (level === 9) return `${nearly}anything as ${field}`;
  const fields = new Set(members.map(({ subject }) => subject.field));
  const everywhere = all === of && refusal?.field && fields.size > 2;
  if (everywhere) return `${refusal.all}, in every field`;
  return fields.size === 1 ? fieldWords(members) : (refusal?.all as string);
}

function wholeTitle(group: Group): string {
  const { level = 0, members, all = 0, of = 0 } = group;
  const { verb } = members[0] as Broken;
  const isAccepting = /^(?:accepts|issues)/.test(verb);
  const count =
    level < 2
      ? `: ${all} of ${of}${isAccepting ? ' that must be refused' : ''}`
      : all === of
        ? ''
        : ` (${all} of ${of})`;
  const isService =
    level === 0 && members.every(({ subject }) => !(TOKEN_OPERATIONS as readonly string[]).includes(subject.operation));
  const start = isService ? `The service ${verb}` : clause(members, ownOperation, verb);
  return `${start} ${wholeWords(group, isAccepting)}${count}`;
}

/** `a missing folio`, `a date that does not exist as checkOutDate: 30-february; 31-april`. */
function kindWords(members: readonly Broken[]): string {
  const cases = members.flatMap(({ subject: { params, field, family } }) => {
    const isFirstField = field !== null && !family.includes('GRANT-TYPE');
    const rest = params
      .split(',')
      .slice(isFirstField ? 1 : 0)
      .join(',');
    return rest === '' ? [] : [rest];
  });
  const named = fieldWords(members);
  const fields = new Set(members.map(({ subject }) => subject.field));
  return cases.length > 0 && fields.size < 2 ? `${named}: ${listed(cases, 4)}` : named;
}

function byFamily(members: readonly Broken[]): Broken[][] {
  const families = new Map<string, Broken[]>();
  for (const each of members) {
    families.set(each.subject.family, [...(families.get(each.subject.family) ?? []), each]);
  }
  return [...families.values()];
}

function someTitle({ members }: Group): string {
  const families = byFamily(members);
  const start = clause(members, ownOperation, (members[0] as Broken).verb);
  if (families.length === 1 && (members[0] as Broken).subject.refusal?.follows) return reasonTitle(members);
  const kinds = families.length < 3 ? families.map(kindWords) : families.map(fieldWords);
  return `${start} ${listed(kinds)}`;
}

/** What a test sends, from its title: `accepts a guest name with accents`. */
function sentBy({ judgement, subject }: Broken): string {
  const { title } = judgement.instance;
  return title
    .replace(new RegExp(`^${subject.operation}: `), '')
    .replace(/^(?:accepts|reads|takes|recognises|accepted) /, '');
}

const ABOUT_TOKENS = /^(?:TOKEN-.*|SECOND-.*|BEARER-JSON-TOKEN)$/;

function refusedTitle({ members }: Group): string {
  const first = members[0] as Broken;
  if (members.every(({ subject: { family } }) => family.startsWith('WHOLE-RUN'))) return reasonTitle(members);
  if (members.every(({ subject: { family } }) => ABOUT_TOKENS.test(family))) {
    const [issuers] = operationWords(new Set(members.map(ownOperation)));
    const way = first.verb
      .replace('refuses', 'refused')
      .replace(/^fails \((\d+)\) over/, 'answered $1')
      .replace('redirects', 'redirected');
    return `The token of ${issuers.replace(/^B/, 'b')} is ${way}: ${listed(members.map(sentBy))}`;
  }
  const telling = members.filter(({ subject: { family } }) => !family.startsWith('WHOLE-RUN'));
  return `${clause(members, ({ at }) => at, first.verb)} what must be accepted: ${listed(telling.map(sentBy))}`;
}

function alikeTitle({ members }: Group): string {
  const verb = (members[0] as Broken).verb.replace(/ over$/, '');
  return `${clause(members, ({ at }) => at, verb)}${verb.startsWith('fails') ? ' over' : ''} valid and faulty requests alike`;
}

function quotaTitle({ members, name }: Group): string {
  return `${clause(members, ({ at }) => at, 'turns')} requests away for a quota (${name.replace('quota ', '')})`;
}

function reasonTitle(members: readonly Broken[]): string {
  const { reason, finding, instance } = (members[0] as Broken).judgement;
  const said = (reason ?? instance.title).replace(/;.*/s, '');
  const received =
    finding?.received && !said.includes(finding.received) && !/^no /.test(finding.received) ? finding.received : '';
  const short = received.length > LONGEST_RECEIVED ? `${received.slice(0, LONGEST_RECEIVED)}…` : received;
  const told = short === '' ? '' : ` (${short})`;
  const [subject, several] = operationWords(new Set(members.map(ownOperation)));
  const own = said.startsWith('The service ') ? said.slice('The service '.length) : null;
  if (own === null) return `${subject}: ${said}${told}`;
  const agreeing = several ? own.replace(/^(redirect)s/, '$1') : own;
  return `${subject} ${agreeing}${told}`;
}

/** `check-in and check-out: The control was not accepted either`; without operations where all have it. */
export function reasonOf(operations: ReadonlySet<Operation>, reason: string): string {
  return operations.size === 0 || operations.size === OPERATIONS.length
    ? reason
    : `${operationWords(operations)[0]}: ${reason}`;
}

/** What the instances of a group have in common, one sentence without its full stop. */
export function titleOf(group: Group): string {
  const titles: Readonly<Record<Group['kind'], (group: Group) => string>> = {
    all: wholeTitle,
    some: someTitle,
    refused: refusedTitle,
    alike: alikeTitle,
    quota: quotaTitle,
    shape: ({ members }) => reasonTitle(members),
  };
  return titles[group.kind](group);
}

/** The families that a reader understands at once, where a cause holds many. */
const PLAINEST = ['BEARER-MISSING', 'BEARER-GARBAGE', 'REFUSES-MISSING', 'REFUSES-WRONG-SECRET', 'REFUSES-WRONG-TYPE'];

/** The members and what follows them, the one that shows the cause best in front. */
export function exampleFirst({ members, followers = [] }: Group): readonly Broken[] {
  const best =
    PLAINEST.flatMap((family) => members.find(({ subject }) => subject.family === family) ?? [])[0] ?? members[0];
  return [...(best ? [best] : []), ...members.filter((each) => each !== best), ...followers];
}
