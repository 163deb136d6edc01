/**
 * What a run's evidence says about the points that a profile can settle. A value is learned if the suite's own
 * tests, judging the recorded exchanges again with that value in the profile, pass and none fails.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Exchange, headerValues, replyLine, statusOf } from '../../contract/evidence.ts';
import { asJsonObject, type JsonObject, parsedJson } from '../../contract/json.ts';
import { type JsonSchema, type Profile, profileValue } from '../../contract/profile.ts';
import type { ProfileKey } from '../../contract/requirement.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import type { CertificationTest, Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan, type Spec } from '../../judgement/plan.ts';
import { Replay } from '../../judgement/replay.ts';
import type { RunRecord } from '../../submission/result.ts';

/** A run and its exchanges. */
export interface Evidence {
  readonly record: Pick<RunRecord, 'context' | 'interruptions'>;
  readonly exchanges: readonly Exchange[];
  readonly specs: readonly Spec[];
}

/** What happened to a candidate value of a point. */
export interface Tried {
  readonly value: unknown;
  readonly passed: readonly Judgement[];
  /** The exchanges by which each status came into the value. */
  readonly shownBy: readonly string[];
  /** Why it does not hold; absent: it does, or no exchange says. */
  readonly against?: string;
}

/** The profile with a value at a key such as `errors.invalid`. */
export function withPin(profile: Profile, key: string, value: unknown): Profile {
  const [name = '', ...deeper] = key.split('.');
  const own = (profile as Readonly<Record<string, unknown>>)[name];
  return { ...profile, [name]: deeper.length > 0 ? withPin((own ?? {}) as Profile, deeper.join('.'), value) : value };
}

/** Whether an instance depends on a point: the schema of a status takes precedence over the schema of all errors. */
const isTried = ({ requirement: { clause, mustWhere } }: CertificationTest['instance'], key: string) =>
  clause === `profile ${key}` || mustWhere === key || (key === 'errors.replies' && clause === 'profile errors.schema');

/** Judges the wanted tests of a plan from the evidence, with another profile. */
export async function judgedWith(
  { record, exchanges, specs }: Evidence,
  profile: Profile,
  isWanted: (instance: CertificationTest['instance']) => boolean,
): Promise<Judgement[]> {
  const context = { ...record.context, profile };
  const tests = collectPlan(context, specs).filter(({ instance }) => isWanted(instance));
  return runPlan(tests, context, new Replay(context, exchanges, record.interruptions));
}

/** Statuses are added as exchanges show them, one per try. */
const MOST_STATUSES = 12;

/** Tries a value; each status that contradicts a list of statuses is added to it. */
async function tried(evidence: Evidence, profile: Profile, key: string, first: unknown): Promise<Tried> {
  let value = first;
  const shownBy: string[] = [];
  for (let n = 0; ; n += 1) {
    const judgements = await judgedWith(evidence, withPin(profile, key, value), (instance) => isTried(instance, key));
    const failed = judgements.find(({ outcome }) => outcome === 'failed');
    const own = (each: Judgement) => Number(each.instance.requirement.clause === `profile ${key}`);
    const passed = judgements.filter(({ outcome }) => outcome === 'passed').sort((a, b) => own(b) - own(a));
    if (!failed) return { value, passed, shownBy };
    const { exchange, summary = failed.reason } = failed.finding ?? {};
    const status = exchange ? statusOf(exchange) : 0;
    const isNew = Array.isArray(value) && status >= 400 && status < 500 && !value.includes(status);
    if (!exchange || !isNew || n === MOST_STATUSES) {
      const met = exchange ? ` (${exchange.id}: ${replyLine(exchange)})` : '';
      return { value, passed, shownBy, against: `${failed.instance.id}: ${summary}${met}` };
    }
    value = [...(value as number[]), status].sort((a, b) => a - b);
    shownBy.push(`${status} in ${exchange.id}`);
  }
}

const bodyOf = ({ reply }: Exchange): unknown => parsedJson(reply?.body.text ?? '');
const isRefusal = (exchange: Exchange) => statusOf(exchange) >= 400 && statusOf(exchange) < 500;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** The schema that all bodies share: the members that all have, and their types. */
export function commonSchema(bodies: readonly JsonObject[]): JsonSchema | null {
  const [first = {}, ...others] = bodies;
  const names = Object.keys(first).filter((name) => others.every((body) => Object.hasOwn(body, name)));
  if (names.length === 0) return null;
  const types = (name: string) => {
    const found = [...new Set(bodies.map((body) => typeOf(body[name])))].sort();
    return found.length === 1 ? found[0] : found;
  };
  const properties = Object.fromEntries(names.map((name) => [name, { type: types(name) }]));
  return { type: 'object', required: names, properties };
}

function schemaOf(replies: readonly Exchange[]): JsonSchema | null {
  const bodies = replies.map((reply) => asJsonObject(bodyOf(reply)));
  return bodies.every((body) => body !== null) ? commonSchema(bodies as JsonObject[]) : null;
}

/** By status, the media type and schema shared by all errors of that status. */
function repliesOf(used: readonly Exchange[], { errors }: Profile): unknown[] {
  const statuses = [...new Set(used.map(statusOf))].sort();
  const likeEach = (withSchema: boolean) =>
    statuses.flatMap((status) => {
      const replies = used.filter((each) => statusOf(each) === status);
      const types = replies.map(({ reply }) => headerValues(reply?.headers ?? [], 'content-type').join(', '));
      const [type = ''] = new Set(types.map((each) => (each.split(';')[0] ?? '').trim().toLowerCase()));
      const isShared = /^[\w.!#$&^+-]+\/[\w.!#$&^+-]+$/.test(type) && types.every((each) => each.startsWith(type));
      const own = withSchema ? schemaOf(replies) : null;
      const schema = isDeepStrictEqual(own, errors?.schema) ? null : own;
      const like = { ...(isShared ? { contentType: type } : {}), ...(schema ? { schema } : {}) };
      return Object.keys(like).length > 0 ? [[String(status), like] as const] : [];
    });
  const candidates = [likeEach(true), likeEach(false)].filter(({ length }) => length > 0);
  return candidates.map((each) => Object.fromEntries(each));
}

const COERCIONS = ['quotedNumbers', 'quotedBooleans', 'numbersAsText'] as const;

/** How each coercion is read by itself, as far as exchanges show it. */
async function coercionsOf(evidence: Evidence, profile: Profile): Promise<unknown[]> {
  const read: Record<string, string> = {};
  for (const coercion of COERCIONS) {
    for (const reading of ['strict', 'tolerant']) {
      const { passed, against } = await tried(evidence, profile, 'reading.coercions', { [coercion]: reading });
      if (passed.length > 0 && !against) read[coercion] = reading;
    }
  }
  return Object.keys(read).length > 0 ? [read] : [];
}

/** The longest lifetime of any token of the run. */
function longestLife(exchanges: readonly Exchange[]): unknown[] {
  const lives = exchanges.flatMap((exchange) => {
    const life = exchange.issued.length > 0 ? asJsonObject(bodyOf(exchange))?.['expires_in'] : undefined;
    return typeof life === 'number' && Number.isInteger(life) && life > 0 ? [life] : [];
  });
  return lives.length > 0 ? [Math.max(...lives)] : [];
}

/** An initial value with which a point's tests run to their ends, and what their exchanges then make likely. */
type Likely = (evidence: Evidence, profile: Profile) => Promise<unknown[]> | unknown[];

const fromRefusals =
  (key: ProfileKey, made: (used: readonly Exchange[], profile: Profile) => unknown[]): Likely =>
  async (evidence, profile) => {
    const judgements = await judgedWith(evidence, withPin(profile, key, {}), (instance) => isTried(instance, key));
    const ids = new Set(judgements.flatMap(({ exchanges }) => exchanges));
    const used = evidence.exchanges.filter((each) => ids.has(each.id) && isRefusal(each));
    return used.length > 0 ? made(used, profile) : [];
  };

const values =
  (...likely: unknown[]): Likely =>
  () =>
    likely;

/** The points that exchanges can show, dependencies first, with likely values; `[]`: the statuses shown. */
const POINTS: readonly (readonly [key: ProfileKey, likely: Likely])[] = [
  ['errors.unauthorized', values([])],
  ['errors.invalid', values([])],
  ['errors.malformed', values([])],
  ['errors.unsupportedMediaType', values([])],
  [
    'errors.schema',
    fromRefusals('errors.schema', (used) => {
      const schema = schemaOf(used);
      return schema ? [schema] : [];
    }),
  ],
  ['errors.replies', fromRefusals('errors.replies', repliesOf)],
  // The run sends it if no profile names another.
  ['apiVersion.supported', values(['1.0'])],
  ['apiVersion.unsupported', values([])],
  ['apiVersion.empty', values('accepted', [])],
  ['apiVersion.repeated', values('accepted', [])],
  ['reading.coercions', async (...given) => ['strict', ...(await coercionsOf(...given))]],
  ['reading.unknownMembers', values('tolerant', 'strict')],
  ['reading.letterCase', values('tolerant', 'strict')],
  ...RESERVATION_OPERATIONS.map(
    (operation) => [`repeats.${operation}` as ProfileKey, values('accepted', 'ignored', [])] as const,
  ),
  ['token.longestLifeSeconds', ({ exchanges }) => longestLife(exchanges)],
  ['token.expired', values([])],
];

/** What exchanges show about a point: the value that holds, or `null` with what contradicts the last one tried. */
export type Learned = Tried | { readonly value: null; readonly against: string | null };

/** Tries one value from elsewhere, such as an OpenAPI document: only an exchange can contradict it. */
export const triedAgainst = tried;

/** What the evidence shows about each open point, in order. @param seen gets each, and returns the next profile */
export async function learnPoints(
  evidence: Evidence,
  profile: Profile,
  seen: (key: ProfileKey, learned: Learned, profile: Profile) => Promise<Profile>,
): Promise<Profile> {
  let known = profile;
  for (const [key, likely] of POINTS) {
    if (profileValue(known, key) !== undefined) continue;
    let against: string | null = null;
    let learned: Tried | null = null;
    for (const value of await likely(evidence, known)) {
      const outcome = await tried(evidence, known, key, value);
      if (!outcome.against && outcome.passed.length > 0) learned = outcome;
      if (learned) break;
      against = outcome.against ?? against;
    }
    known = await seen(key, learned ?? { value: null, against }, known);
  }
  return known;
}
