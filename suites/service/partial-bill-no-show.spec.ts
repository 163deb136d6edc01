import type { Mutations } from '../../cases/body-cases.ts';
import type { Call, JsonWithSecrets } from '../../cases/call.ts';
import { jsonObjectOf, labelled, report, withJson, withMember, without } from '../../cases/calls.ts';
import { withFraction } from '../../cases/date-times.ts';
import { type RefusalCase, refusalCases, worthwhile } from '../../cases/field-cases.ts';
import { asForm, asXml } from '../../cases/other-formats.ts';
import { sampleExample } from '../../cases/profile-example.ts';
import { wrongRequests } from '../../cases/wrong-requests.ts';
import { isOfCheckInAlone, REFUSAL_FAMILIES } from '../../contract/catalogue/field-matrix.ts';
import { requirementOf } from '../../contract/catalogue/index.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { isAccepted } from '../../contract/evidence.ts';
import { fieldsOf, operationsOf } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import { instanceId } from '../../contract/requirement.ts';
import { validatorOf } from '../../contract/validators.ts';
import { OPEN_OPERATIONS, type OpenOperation } from '../../contract/words.ts';
import { covers, notJudged, schemaFor, specify, type Tools } from '../../fixtures/index.ts';

/** Requests of a media type that is not JSON, or of none. */
const OTHER_TYPES = {
  text: labelled('text/plain'),
  xml: asXml,
  form: asForm,
  none: labelled(null),
} satisfies Mutations;
/** Bodies that are not JSON objects; all but the last are among the wrong requests that the topics share. */
const OTHER_BODIES: Readonly<Record<string, JsonWithSecrets>> = { null: null, array: [], string: 'text', number: 7 };

const nameOf = ({ family, params }: Pick<RefusalCase, 'family' | 'params'>) => instanceId(family, params);

/** A request of a media type, about its own guest: a tolerant service may read the body, and accept it once. */
async function ofType(
  { send, valid }: Pick<Tools, 'send' | 'valid'>,
  operation: OpenOperation,
  mutate: (call: Call) => Call,
) {
  const reply = await send(mutate(valid(operation)));
  return { reply, control: await send(valid(operation)) };
}

/** Ends the only test of a row if the profile's schema has no case for it. */
function noCase(why: string) {
  return async ({ run }: Pick<Tools, 'run'>) => {
    throw notJudged('not-applicable', `${why} in the profile ${run.profile.name ?? ''}`.trim());
  };
}

/** What the profile shows of an operation, and what must be refused because of it. */
function shownIn(profile: Profile, operation: OpenOperation) {
  const { request = null, example } = profile.operations?.[operation] ?? {};
  const shown = request !== null && example !== undefined;
  const validate = shown ? validatorOf(request) : () => false;
  const plain = report(profile, operation, sampleExample(profile, operation));
  /** Whether the changed example is still valid by the profile's schema, which is all that matters. */
  const stays = (change: (call: Call) => Call) => shown && validate(jsonObjectOf(change(plain)));
  const fields = fieldsOf(request);
  const cases = worthwhile((shown ? fields : []).flatMap(refusalCases), false).filter(({ mutate }) => !stays(mutate));
  const notObjects = Object.keys(OTHER_BODIES).filter((name) => !validate(OTHER_BODIES[name]));
  // If nothing is required, a tolerant service reads a non-object as an empty one.
  const wantsSome = fields.some(({ required }) => required);
  const bodies = wantsSome ? ['malformed', 'empty', ...notObjects] : [];
  const optional = fields.filter(({ name, required }) => !required && example && name in example);
  const dated = fields.filter(({ name, format }) => format === 'date-time' && example && name in example);
  const inMilliseconds = (call: Call) =>
    dated.reduce(
      (made, { name }) => withMember(made, name, withFraction('.123')(String(jsonObjectOf(call)[name]))),
      call,
    );
  return { shown, stays, fields, cases, bodies, optional, dated, inMilliseconds };
}

/** Mutations that must be refused, and those that a tolerant service may accept. */
function refusalsOf(operation: OpenOperation, { fields, cases }: ReturnType<typeof shownIn>) {
  const isMust = ({ family }: RefusalCase) => requirementOf(`${prefixOf(operation)}.${family}`).level === 'MUST';
  const named = (some: readonly RefusalCase[]) => Object.fromEntries(some.map((each) => [nameOf(each), each.mutate]));
  const first = fields.filter(({ required }) => required).flatMap(refusalCases)[0];
  return {
    /** Two plain errors whose replies are examined. */
    faulty: first ? ['malformed', nameOf(first)] : cases.filter(isMust).slice(0, 2).map(nameOf),
    must: {
      ...(first ? { ...named([first]), number: (call: Call) => withJson(call, OTHER_BODIES['number'] ?? null) } : {}),
      ...named(cases.filter(isMust)),
    } as Mutations,
    should: named(cases.filter((each) => !isMust(each))),
  };
}

export default specify(({ test, expect, accepts, acceptsUnder, refuses, profile }) => {
  for (const operation of OPEN_OPERATIONS.filter((each) => operationsOf(profile).includes(each))) {
    const P = prefixOf(operation);
    const known = shownIn(profile, operation);
    const { shown, stays, fields, cases, bodies, optional, dated, inMilliseconds } = known;
    const { must, should, faulty } = refusalsOf(operation, known);
    const wrong = wrongRequests(profile, operation);
    /** Where a mutation is that must be refused. */
    const among = (name: string) => (name in wrong ? wrong : must);
    const success = profile.operations?.[operation]?.success;

    test(`${operation}: accepts the profile's example`, covers(`${P}.ACCEPTS-EXAMPLE`), accepts(operation));

    const requiredOnly = covers(`${P}.ACCEPTS-REQUIRED-ONLY`);
    test(`${operation}: accepts the required fields only`, requiredOnly, async ({ send, valid, conforming }) => {
      const bare = (call: Call) => without(call, ...optional.map(({ name }) => name));
      if (!stays(bare))
        throw notJudged('not-applicable', "The profile's schema requires more than the required fields");
      expect(await send(conforming(bare(valid(operation))))).toBeAccepted();
    });

    const absent = optional.filter(({ name }) => stays((call) => without(call, name)));
    for (const { name } of absent) {
      const leftOut = accepts(operation, (call) => without(call, name));
      test(`${operation}: accepts the absence of ${name}`, covers(`${P}.ACCEPTS-ABSENT`, { name }), leftOut);
    }
    if (absent.length === 0) {
      test(`${operation}: accepts absent fields`, covers(`${P}.ACCEPTS-ABSENT`), noCase('No field is optional'));
    }

    const nullable = fields.filter(({ name }) => stays((call) => withMember(call, name, null)));
    for (const { name } of nullable) {
      const isNull = accepts(operation, (call) => withMember(call, name, null));
      test(`${operation}: accepts null for ${name}`, covers(`${P}.ACCEPTS-NULL`, { name }), isNull);
    }
    if (nullable.length === 0) {
      test(`${operation}: accepts null`, covers(`${P}.ACCEPTS-NULL`), noCase('No field may be null'));
    }

    const fraction =
      dated.length > 0 && stays(inMilliseconds)
        ? accepts(operation, inMilliseconds)
        : noCase('No field is a date-time');
    test(`${operation}: accepts a fraction of a second`, covers(`${P}.ACCEPTS-FRACTION`), fraction);

    for (const family of REFUSAL_FAMILIES) {
      if (family === 'REFUSES-BLANK' || isOfCheckInAlone(family)) continue;
      const own = cases.filter((each) => each.family === family);
      for (const each of own) {
        const [name, details] = [nameOf(each), covers(`${P}.${family}`, each.params)];
        test(`${operation}: refuses ${each.title}`, details, refuses(operation, name in must ? must : should, name));
      }
      if (own.length === 0) {
        const details = covers(`${P}.${family}`);
        test(`${operation}: ${family.toLowerCase()}`, details, noCase('No field has such a case'));
      }
    }

    for (const body of shown ? bodies : []) {
      const details = covers(`${P}.REFUSES-BODY`, { body });
      test(`${operation}: refuses a body that is ${body}`, details, refuses(operation, among(body), body));
    }
    if (!shown || bodies.length === 0) {
      test(`${operation}: refuses other bodies`, covers(`${P}.REFUSES-BODY`), noCase('No body is faulty'));
    }

    const charset = covers(`${P}.ACCEPTS-CHARSET`);
    test(`${operation}: accepts charset=utf-8`, charset, acceptsUnder(operation, 'charset'));

    test(
      `${operation}: records the answer to an unknown member`,
      covers(`${P}.UNKNOWN-MEMBER`),
      async ({ send, valid, note }) => {
        const { reply } = await send(withMember(valid(operation), 'certificationNote', 'unknown'));
        note(reply ? `answered ${reply.status}` : 'not answered');
      },
    );

    test(
      `${operation}: success has the status of the profile`,
      covers(`${P}.SUCCESS-STATUS`),
      async ({ send, valid }) => {
        expect(await send(valid(operation))).toHaveStatus(...(success?.status ?? []));
      },
    );

    test(`${operation}: success without a body`, covers(`${P}.SUCCESS-EMPTY-BODY`), async ({ send, valid }) => {
      if (success?.body !== 'empty') throw notJudged('not-applicable', 'The profile allows a body');
      const reply = await send(valid(operation));
      expect(reply).toBeAccepted();
      expect(reply).toHaveEmptyBody();
    });

    test(
      `${operation}: refuses invalid content with the status of the profile`,
      covers(`${P}.INVALID-STATUS`),
      async ({ withControl }) => {
        // Bodies that are not JSON objects have their own statuses.
        for (const name of faulty.filter((each) => each in must)) {
          const { reply, control } = await withControl(operation, among(name), name);
          expect(reply).toBeRefusedWith({ control, statuses: profile.errors?.invalid ?? [] });
        }
      },
    );

    test(
      `${operation}: an error has the shape of the profile`,
      covers(`${P}.ERROR-SCHEMA`),
      async ({ withControl }) => {
        for (const name of faulty) {
          const { reply } = await withControl(operation, among(name), name);
          expect(reply).toBeAnErrorLike(schemaFor(reply, profile));
        }
      },
    );

    const typeStatus = covers(`${P}.UNSUPPORTED-MEDIA-TYPE-STATUS`);
    test(
      `${operation}: refuses another media type with the status of the profile`,
      typeStatus,
      async ({ send, valid }) => {
        const { reply, control } = await ofType({ send, valid }, operation, OTHER_TYPES.xml);
        // A service that really supports another format does not break this; another row says that it should not.
        if (isAccepted(reply)) throw notJudged('not-applicable', 'The service reads XML as well', reply);
        expect(reply).toBeRefusedWith({ control, statuses: profile.errors?.unsupportedMediaType ?? [] });
      },
    );

    for (const [type, mutate] of Object.entries(OTHER_TYPES)) {
      const details = covers(`${P}.REFUSES-MEDIA-TYPE`, { type });
      test(`${operation}: refuses the media type ${type}`, details, async ({ send, valid }) => {
        const { reply, control } = await ofType({ send, valid }, operation, mutate);
        expect(reply).toBeTurnedAway({ control, openBody: !shown, onlyRefusal: true, wrong: 'media type' });
      });
    }
  }
});
