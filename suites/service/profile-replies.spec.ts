import { badCredentials } from '../../cases/bad-credentials.ts';
import { type Mutations, UNSUPPORTED_MEDIA_TYPES } from '../../cases/body-cases.ts';
import { type Reading, readingCases } from '../../cases/readings.ts';
import { wrongRequests } from '../../cases/wrong-requests.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, isAccepted, statusOf } from '../../contract/evidence.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import { validatorOf } from '../../contract/validators.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { covers, notJudged, type SpecContext, specify, type TestBody, type Tools } from '../../fixtures/index.ts';

/** Bodies that are not JSON objects; each is among the wrong requests that the topics share. */
const MALFORMED = ['malformed', 'string'];
/** What stacks in daily use read as an object without members. */
const NOTHING = ['empty', 'null', 'array'];

const NONE_PINNED = 'No error had a status for which the profile says more';

/** An error that other topics examine as well, and its control. */
async function errorOf(
  { send, withControl, valid }: Tools,
  operation: ReservationOperation,
  mutations: Mutations,
  name: string,
) {
  const call = valid(operation);
  if (call.guest) return withControl(operation, mutations, name);
  const reply = await send((mutations[name] as Mutations[string])(call));
  return { reply, control: await send(call) };
}

/** Errors of several statuses: a body, a media type, a method, a path and a token that are wrong, and no token. */
async function errorsOf(tools: Tools, operation: ReservationOperation, profile: Profile): Promise<Exchange[]> {
  const wrong = wrongRequests(profile, operation);
  const credentials = badCredentials(profile, operation);
  const asked = [
    ...['malformed', 'array', 'PUT', 'v99'].map((name) => [wrong, name] as const),
    [UNSUPPORTED_MEDIA_TYPES, 'text-plain'] as const,
    ...['missing', 'truncated'].map((name) => [credentials, name] as const),
  ];
  const replies: Exchange[] = [];
  for (const [mutations, name] of asked) replies.push((await errorOf(tools, operation, mutations, name)).reply);
  return replies;
}

function errors({ test, expect, profile }: SpecContext, operation: ReservationOperation) {
  const P = prefixOf(operation);
  const { malformed = [], invalid = [], replies = {} } = profile.errors ?? {};
  const pinnedFor = ({ reply }: Exchange) => replies[String(reply?.status)];
  const isPinned = (what: 'contentType' | 'schema') => (exchange: Exchange) =>
    pinnedFor(exchange)?.[what] !== undefined;

  const wantsSome = fieldsOf(requestSchema(operation, profile)).some(({ required }) => required);
  const isRefused = async (tools: Tools, name: string, statuses: readonly number[]) => {
    const { reply, control } = await errorOf(tools, operation, wrongRequests(profile, operation), name);
    expect(reply).toBeRefusedWith({ control, statuses });
  };

  const nothing = covers('ERRORS-CHECK-OUT.NOTHING-STATUS');
  const status = covers(`ERRORS-${P}.MALFORMED-STATUS`);
  test(`${operation}: refuses anything but a JSON object with the status of the profile`, status, async ({ tools }) => {
    for (const name of MALFORMED) await isRefused(tools, name, malformed);
    // If a member is required, it is missing from an empty object.
    const asInvalid = wantsSome ? [...malformed, ...invalid] : null;
    for (const name of asInvalid ? NOTHING : []) await isRefused(tools, name, asInvalid ?? []);
  });

  if (operation === 'check-out') {
    test(
      'check-out: refuses what may be read as nothing with the status of the profile',
      nothing,
      async ({ tools }) => {
        for (const name of NOTHING) await isRefused(tools, name, malformed);
      },
    );
  }

  const type = covers(`ERRORS-${P}.REPLY-TYPE`);
  test(`${operation}: errors have the media type that the profile names for their status`, type, async ({ tools }) => {
    const pinned = (await errorsOf(tools, operation, profile)).filter(isPinned('contentType'));
    for (const reply of pinned) {
      const type = pinnedFor(reply)?.contentType ?? '';
      const written = type.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      expect(reply).toHaveHeader('Content-Type', type, new RegExp(`^${written}\\s*(?:;|$)`, 'i'));
    }
    if (pinned.length === 0) throw notJudged('not-applicable', NONE_PINNED);
  });

  const shape = covers(`ERRORS-${P}.REPLY-SCHEMA`);
  test(`${operation}: errors have the shape that the profile names for their status`, shape, async ({ tools }) => {
    const pinned = (await errorsOf(tools, operation, profile)).filter(isPinned('schema'));
    for (const reply of pinned) expect(reply).toBeAnErrorLike(validatorOf(pinnedFor(reply)?.schema ?? {}));
    if (pinned.length === 0) throw notJudged('not-applicable', NONE_PINNED);
  });
}

function repeats({ test, expect, profile }: SpecContext, operation: ReservationOperation) {
  const pinned = profile.repeats?.[operation] ?? [];
  const details = covers(`REPETITION-${prefixOf(operation)}.AS-PROFILED`);
  test(`${operation}: answers a repeated request as the profile says`, details, async ({ sendInTurn, valid }) => {
    const call = valid(operation);
    const [first, second] = await sendInTurn(call, call);
    if (Array.isArray(pinned)) return expect(second).toBeRefusedWith({ control: first, statuses: pinned });
    expect(second).toBeAccepted();
    // A service that refused the first has taken the second for a new one.
    if (pinned === 'accepted' && isAccepted(first)) expect(second).toHaveStatus(statusOf(first));
  });
}

function readings({ test, expect, apart, replies, ...context }: SpecContext, operation: ReservationOperation) {
  const P = prefixOf(operation);
  const { profile } = context;
  const judge = ({ mutate, pinned }: Reading): TestBody =>
    pinned === 'tolerant'
      ? replies(operation, (reply) => expect(reply).toBeAccepted(), mutate)
      : // A service that reads it nevertheless has checked its guest out: the control is about another one.
        apart(operation, mutate, (reply, control) => expect(reply).toBeRefused({ control, profile }));
  const cases = readingCases(context, operation);
  for (const topic of ['UNKNOWN-MEMBER', 'COERCION', 'LETTER-CASE'] as const) {
    if (operation === 'check-out' && topic !== 'UNKNOWN-MEMBER') continue;
    const id = `READING-${P}.${topic}` as 'READING-CHECK-IN.COERCION';
    const own = cases.filter((each) => each.topic === topic);
    for (const each of own) {
      test(`${operation}: reads ${each.name} as the profile says`, covers(id, { form: each.name }), judge(each));
    }
    if (own.length > 0) continue;
    test(`${operation}: records the answer to ${topic.toLowerCase()}`, covers(id), async ({ run }) => {
      throw notJudged('not-applicable', `No field has such a case in the profile ${run.profile.name ?? ''}`.trim());
    });
  }
}

export default specify((context) => {
  for (const operation of RESERVATION_OPERATIONS) {
    errors(context, operation);
    repeats(context, operation);
    readings(context, operation);
  }
});
