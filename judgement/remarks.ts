/**
 * What was chosen for a run so that it shows less than it seems to: pins of the profile that no service could break, claims
 * and values beside which little is left to test. None of it fails anybody; whoever reads a verdict has to know it.
 */
import { makeStay } from '../cases/stay.ts';
import type { JsonSchema, Limits, Profile } from '../contract/profile.ts';
import type { RunContext } from '../contract/run.ts';
import { contractValidator, validatorOf } from '../contract/validators.ts';
import { OPEN_OPERATIONS, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../contract/words.ts';
import { narrowLimits } from './narrow-limits.ts';
import { limitsOfNoUse } from './pinned.ts';

/** JSON values that differ as much as they can: a schema that takes them all refuses nothing. */
const ANYTHING: readonly unknown[] = [
  null,
  true,
  0,
  -1.5,
  '',
  'text',
  [],
  [1, 'a'],
  {},
  { a: 1 },
  { type: [], title: {} },
];
const ANY_OBJECT = [{}, { a: 1 }, { type: [], title: {} }];
/** Values for a member: no type takes them all. */
const ANY_MEMBER = [null, true, -1.5, '', [1], { a: 1 }];

const takes = (schema: JsonSchema, values: readonly unknown[]) => values.every((value) => validatorOf(schema)(value));

/** Objects with all members that a schema names at its top, of every type. */
function namedMembers(schema: JsonSchema): object[] {
  const names = Object.keys((schema['properties'] ?? {}) as object);
  return ANY_MEMBER.map((value) => Object.fromEntries(names.map((name) => [name, value])));
}

function* replySchemas({ errors }: Profile): Generator<readonly [key: string, schema: JsonSchema]> {
  if (errors?.schema) yield ['errors.schema', errors.schema];
  for (const [status, { schema }] of Object.entries(errors?.replies ?? {})) {
    if (schema) yield [`errors.replies.${status}.schema`, schema];
  }
}

function emptySchemas(profile: Profile): string[] {
  const ofReplies = [...replySchemas(profile)].flatMap(([key, schema]) => {
    if (!takes(schema, ANYTHING)) return [];
    return takes(schema, namedMembers(schema))
      ? [`The profile's ${key} takes every body: nothing can break it.`]
      : [`The profile's ${key} asks for nothing: a body of anything else, or none, keeps it.`];
  });
  const ofRequests = OPEN_OPERATIONS.flatMap((operation) => {
    const schema = profile.operations?.[operation]?.request;
    const key = `operations.${operation}.request`;
    if (!schema || !takes(schema, ANY_OBJECT) || !takes(schema, namedMembers(schema))) return [];
    return takes(schema, ANYTHING)
      ? [`The profile's ${key} takes every body: nothing can break it.`]
      : [`The profile's ${key} takes every object: no member of a ${operation} is tested.`];
  });
  return [...ofReplies, ...ofRequests];
}

/** As many statuses as nobody pins on purpose. */
const MANY_STATUSES = 50;
/** More than any service needs for one mistake. */
const SEVERAL_STATUSES = 6;

function* statusLists(profile: Profile): Generator<readonly [key: string, statuses: unknown]> {
  for (const section of ['errors', 'apiVersion', 'token', 'repeats'] as const) {
    for (const [key, value] of Object.entries(profile[section] ?? {})) yield [`${section}.${key}`, value];
  }
  for (const operation of OPEN_OPERATIONS) {
    yield [`operations.${operation}.success.status`, profile.operations?.[operation]?.success?.status];
  }
}

function statusRemarks(profile: Profile): string[] {
  return [...statusLists(profile)].flatMap(([key, list]) => {
    if (!Array.isArray(list) || key === 'apiVersion.supported' || list.length < SEVERAL_STATUSES) return [];
    return list.length < MANY_STATUSES
      ? [`The profile's ${key} lists ${list.length} statuses: hardly anything can break it.`]
      : [`The profile's ${key} lists nearly every status: nothing can break it.`];
  });
}

/** No hotel reports what is further away, no text of it is longer, and no number larger. */
const MANY_DAYS = 3650;
const LONG_TEXT = 10_000;
const LARGE_NUMBER = 1_000_000;
const UNREAL: Readonly<Partial<Record<keyof Limits, (limit: number) => boolean>>> = {
  maxLength: (limit) => limit >= LONG_TEXT,
  minimum: (limit) => limit <= -LARGE_NUMBER,
  maximum: (limit) => limit >= LARGE_NUMBER,
  pastDays: (limit) => limit > MANY_DAYS,
  futureDays: (limit) => limit > MANY_DAYS,
};

function limitRemarks({ fields = {} }: Profile): string[] {
  return Object.entries(fields).flatMap(([operation, limited]) =>
    Object.entries(limited).flatMap(([field, limits]) =>
      Object.entries(limits).flatMap(([limit, value]: [string, number]) =>
        // Ids of hotels may be large numbers.
        field !== 'lodgingHotelId' && UNREAL[limit as keyof Limits]?.(value)
          ? [`The profile's fields.${operation}.${field}.${limit} is ${value}: no report of a hotel comes near it.`]
          : [],
      ),
    ),
  );
}

const MANY_VERSIONS = 10;

function versionRemarks({ apiVersion }: Profile): string[] {
  const { supported, unsupported } = apiVersion ?? {};
  return [
    ...(unsupported && !supported
      ? [
          "The profile's apiVersion.unsupported stands without apiVersion.supported: no version is known to be accepted.",
        ]
      : []),
    ...(supported && supported.length > MANY_VERSIONS
      ? [`The profile's apiVersion.supported lists ${supported.length} versions: hardly any is refused.`]
      : []),
  ];
}

const DAY_SECONDS = 86_400;
const LONG_LIFE_SECONDS = 7 * DAY_SECONDS;
const LONG_LEEWAY_SECONDS = 60;
const FAST = 1000;
/** With fewer, one of the two token exchanges is not tried with a wrong secret at all. */
const FEW_GUESSES = 2;

function tokenRemarks({ token = {}, rateLimit }: Profile): string[] {
  const { longestLifeSeconds: life = 0, leewaySeconds: leeway = 0 } = token;
  const rate = rateLimit?.requestsPerSecond ?? 0;
  const { wrongSecrets = FEW_GUESSES } = token;
  return [
    ...(wrongSecrets < FEW_GUESSES
      ? [
          `The profile's token.wrongSecrets is ${wrongSecrets}: whether the service compares the client secret is hardly tested.`,
        ]
      : []),
    ...(life > LONG_LIFE_SECONDS
      ? [`The profile's token.longestLifeSeconds lets a token live for ${Math.floor(life / DAY_SECONDS)} days.`]
      : []),
    ...(leeway > LONG_LEEWAY_SECONDS
      ? [`The profile's token.leewaySeconds lets an expired token be used for ${leeway} seconds more.`]
      : []),
    ...(rate > FAST ? [`The profile's rateLimit.requestsPerSecond is ${rate}: no run comes near it.`] : []),
  ];
}

/** Of a body in which nothing is required nothing that is missing is refused. */
function nothingRequired(profile: Profile): string[] {
  return OPEN_OPERATIONS.flatMap((operation) => {
    const request = profile.operations?.[operation]?.request;
    if (!request || takes(request, ANY_OBJECT) || !takes(request, [{}])) return [];
    return [`The profile's operations.${operation}.request takes an empty object: nothing that is missing is refused.`];
  });
}

function halfShown(profile: Profile): string[] {
  return OPEN_OPERATIONS.flatMap((operation) => {
    const pinned = profile.operations?.[operation];
    if (pinned === undefined || (pinned.request === undefined) === (pinned.example === undefined)) return [];
    const missing = pinned.request ? 'example' : 'request';
    return [`The profile's operations.${operation} has no ${missing}: what needs both is not tested.`];
  });
}

/** Pins that no service could break, or hardly any, one sentence each. */
export function profileRemarks(profile: Profile): string[] {
  return [
    ...emptySchemas(profile),
    ...statusRemarks(profile),
    ...limitRemarks(profile),
    ...narrowLimits(profile),
    ...nothingRequired(profile),
    ...halfShown(profile),
    ...versionRemarks(profile),
    ...tokenRemarks(profile),
  ];
}

function claimRemarks({ claims }: RunContext): string[] {
  const [only] = claims;
  return [
    ...(claims.length === 1 ? [`Only ${only} is claimed: the verdict is about nothing else.`] : []),
    ...(RESERVATION_OPERATIONS.some((each) => claims.includes(each))
      ? []
      : ['No report of a stay is claimed: the verdict is about tokens alone.']),
    ...(TOKEN_OPERATIONS.some((each) => claims.includes(each))
      ? []
      : ['No token exchange is claimed: how the service issues tokens is not tested.']),
  ];
}

/** Supplied stays that a hotel could not report: what is refused with them may be refused for them. */
function stayRemarks(context: RunContext): string[] {
  const { stays } = context.values;
  const { body } = makeStay(context, 1);
  const isLawful = contractValidator('CheckInRequest');
  const odd = stays.findIndex((stay) => !isLawful({ ...body, ...stay }));
  const distinct = new Set(stays.map((stay) => JSON.stringify(stay))).size;
  return [
    ...(odd < 0 ? [] : [`values.stays[${odd}] makes no lawful check-in: refusals of it say little.`]),
    ...(distinct < stays.length ? ['values.stays lists a stay more than once.'] : []),
  ];
}

function valueRemarks(context: RunContext): string[] {
  const { hotels, reservationIdFrom } = context.values;
  const ofNoUse = limitsOfNoUse(context);
  const ids = new Set(hotels.map(({ id }) => id));
  return [
    ...(reservationIdFrom === 'omitted'
      ? ['values.reservationIdFrom is omitted: no report names the reservation that it is about.']
      : []),
    ...(ids.size < hotels.length ? ['values.hotels lists a hotel more than once.'] : []),
    ...ofNoUse.map(
      (key) => `The profile's ${key} is broken by the usual reports of this run: no refusal is excused by it.`,
    ),
    ...stayRemarks(context),
  ];
}

/** Hotels with which a client shows less about time zones than it could. */
function zoneRemarks(context: RunContext): string[] {
  if (context.subject !== 'client') return [];
  const found = context.zones.flatMap(({ offsets }) => offsets.map(([, minutes]) => minutes));
  const add = 'add one to values.hotels of certification.yaml';
  return [
    ...(found.every((minutes) => minutes === 0)
      ? [`No hotel is in a time zone other than UTC: that the client gets offsets right is not shown; ${add}.`]
      : []),
    ...(found.every((minutes) => minutes % 60 === 0)
      ? [
          `No hotel has an offset of part of an hour, such as Asia/Kolkata (+05:30): ${add} to show that these are right.`,
        ]
      : []),
  ];
}

const MOST_REMARKS = 50;
const LONGEST_REMARK = 400;

/** What was chosen so that a run shows less than it seems to, one sentence each: by claims, profile and values. */
export function runRemarks(context: RunContext): string[] {
  const all = [
    ...claimRemarks(context),
    ...valueRemarks(context),
    ...zoneRemarks(context),
    ...profileRemarks(context.profile),
  ];
  const shown = all.slice(0, MOST_REMARKS).map((each) => shortened(each));
  const more = all.length - shown.length;
  return more > 0 ? [...shown, `There is more of the kind in profile and values: ${more} remarks.`] : shown;
}

/** Names in a remark are those of the profile. */
function shortened(remark: string): string {
  return remark.length > LONGEST_REMARK ? `${remark.slice(0, LONGEST_REMARK)}…` : remark;
}
