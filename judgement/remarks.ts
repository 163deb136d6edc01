/** Choices that fail nothing but make a run prove less than it seems; `verify --profile` catches a weaker profile. */
import { makeStay } from '../cases/stay.ts';
import { requestSchema } from '../contract/interface.ts';
import type { JsonSchema, Profile } from '../contract/profile.ts';
import type { RunContext } from '../contract/run.ts';
import { validatorOf } from '../contract/validators.ts';
import { cut } from '../contract/visible.ts';
import { OPEN_OPERATIONS, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../contract/words.ts';

/** Widely different JSON values: a schema that accepts them all refuses nothing. */
const ANYTHING: readonly unknown[] = [null, true, 0, -1.5, '', 'text', [], [1, 'a'], {}, { a: 1 }];

function* replySchemas({ errors }: Profile): Generator<readonly [key: string, schema: JsonSchema]> {
  if (errors?.schema) yield ['errors.schema', errors.schema];
  for (const [status, { schema }] of Object.entries(errors?.replies ?? {})) {
    if (schema) yield [`errors.replies.${status}.schema`, schema];
  }
}

/** One sentence for each profile schema that requires nothing, so that omissions are never refused. */
export function profileRemarks(profile: Profile): string[] {
  const ofReplies = [...replySchemas(profile)].flatMap(([key, schema]) =>
    ANYTHING.every((value) => validatorOf(schema)(value))
      ? [`The profile's ${key} asks for nothing: a body of anything else, or none, keeps it.`]
      : [],
  );
  const ofRequests = OPEN_OPERATIONS.flatMap((operation) => {
    const request = profile.operations?.[operation]?.request;
    if (!request || !validatorOf(request)({})) return [];
    return [`The profile's operations.${operation}.request takes an empty object: nothing that is missing is refused.`];
  });
  return [...ofReplies, ...ofRequests];
}

function claimRemarks({ claims }: RunContext): string[] {
  const [only] = claims;
  return [
    ...(claims.length === 1 ? [`Only ${only} is claimed: the verdict is about nothing else.`] : []),
    ...(RESERVATION_OPERATIONS.some((each) => claims.includes(each))
      ? []
      : ['No report of a stay is claimed: the verdict is only about tokens.']),
    ...(TOKEN_OPERATIONS.some((each) => claims.includes(each))
      ? []
      : ['No token exchange is claimed: how the service issues tokens is not tested.']),
  ];
}

function valueRemarks(context: RunContext): string[] {
  const { stays, reservationIdFrom } = context.values;
  const { body } = makeStay(context, 1);
  const isConforming = validatorOf(requestSchema('check-in', context.profile) ?? {});
  const odd = stays.findIndex((stay) => !isConforming({ ...body, ...stay }));
  return [
    ...(reservationIdFrom === 'omitted'
      ? ['values.reservationIdFrom is omitted: no report names the reservation that it is about.']
      : []),
    ...(odd < 0 ? [] : [`values.stays[${odd}] makes no conforming check-in: refusals of it say little.`]),
  ];
}

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

/** One sentence for each choice in claims, profile and values that makes a run show less than it seems to. */
export function runRemarks(context: RunContext): string[] {
  const all = [
    ...claimRemarks(context),
    ...valueRemarks(context),
    ...zoneRemarks(context),
    ...profileRemarks(context.profile),
  ];
  const shown = all.slice(0, MOST_REMARKS).map((each) => cut(each, LONGEST_REMARK));
  const more = all.length - shown.length;
  return more > 0 ? [...shown, `There is more of the kind in profile and values: ${more} remarks.`] : shown;
}
