import type { Mutations } from '../../cases/body-cases.ts';
import type { Call, JsonWithSecrets, SecretRef } from '../../cases/call.ts';
import {
  clientSecret,
  jsonObjectOf,
  laidOut,
  reversed,
  withHeader,
  withJson,
  withMember,
  without,
  withQuery,
  withText,
} from '../../cases/calls.ts';
import { withWrongSecret } from '../../cases/wrong-secrets.ts';
import { covers, type SpecContext, specify } from '../../fixtures/index.ts';

const MEMBERS = ['client_id', 'client_secret'] as const;

/** One mutation for each member, under its name. */
function eachMember(mutate: (call: Call, member: string) => Call): Mutations {
  return Object.fromEntries(MEMBERS.map((member) => [member, (call) => mutate(call, member)]));
}

const MISSING = eachMember((call, member) => without(call, member));
const EMPTY = eachMember((call, member) => withMember(call, member, ''));
const NULL = eachMember((call, member) => withMember(call, member, null));

type Value = JsonWithSecrets;

/** What stands in a member's place. The object holds what is right: a service that unwraps it would issue a token. */
const WRONG_VALUES: Readonly<Record<string, (right: Value) => Value>> = {
  number: () => 1,
  zero: () => 0,
  true: () => true,
  false: () => false,
  'empty-array': () => [],
  object: (right) => ({ value: right }),
  operator: () => ({ $ne: '' }),
};

function wrongTypes(member: string): Mutations {
  return Object.fromEntries(
    Object.entries(WRONG_VALUES).map(([type, value]) => [
      type,
      (call) => withMember(call, member, value(jsonObjectOf(call)[member] ?? null)),
    ]),
  );
}

/** Validators that convert types take the one item of an array for the item. */
const IN_ARRAY = eachMember((call, member) => withMember(call, member, [jsonObjectOf(call)[member] ?? null]));

const OTHER_JSON: Mutations = {
  null: (call) => withJson(call, null),
  true: (call) => withJson(call, true),
  number: (call) => withJson(call, 1),
  string: (call) => withJson(call, 'client_credentials'),
  'empty-array': (call) => withJson(call, []),
  'array-of-one': (call) => withJson(call, [jsonObjectOf(call)]),
  'empty-object': (call) => withJson(call, {}),
  nested: (call) => withJson(call, { credentials: jsonObjectOf(call) }),
};

const PAIRS: Mutations = { pairs: (call) => withJson(call, Object.entries(jsonObjectOf(call))) };

type Pieces = readonly (string | SecretRef)[];

/** Replaces a token request by text, made from its client id as it is and as JSON. */
function written(make: (quoted: string, id: string) => Pieces) {
  return (call: Call) => {
    const id = String(jsonObjectOf(call)['client_id']);
    return withText(call, make(JSON.stringify(id), id), 'json');
  };
}

function guessed(guess: string, make: (quoted: string) => Pieces) {
  return (call: Call) => withWrongSecret(written(make)(call), guess);
}

const MALFORMED: Mutations = {
  words: written(() => ['let me in']),
  unclosed: written((id) => [`{"client_id":${id},"client_secret":"`, clientSecret, '"']),
  'no-colon': written((id) => [`{"client_id" ${id},"client_secret" "`, clientSecret, '"}']),
  form: written((_quoted, id) => [`client_id=${encodeURIComponent(id)}&client_secret=certification`]),
  'second-object': written((id) => [`{"client_id":${id}}{"client_secret":"`, clientSecret, '"}']),
};
const LOOSE: Mutations = {
  'trailing-comma': written((id) => [`{"client_id":${id},"client_secret":"`, clientSecret, '",}']),
  comment: written((id) => [`{/* certification */"client_id":${id},"client_secret":"`, clientSecret, '"}']),
  'unquoted-names': written((id) => [`{client_id:${id},client_secret:"`, clientSecret, '"}']),
  'trailing-words': written((id) => [`{"client_id":${id},"client_secret":"`, clientSecret, '"} and more']),
};
const PADDED_SECRET: Mutations = {
  before: guessed('before', (id) => [`{"client_id":${id},"client_secret":"`, ' ', clientSecret, '"}']),
  after: guessed('after', (id) => [`{"client_id":${id},"client_secret":"`, clientSecret, ' ', '"}']),
};

function escaped(text: string): string {
  const escapes = text.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return escapes.join('');
}

const ESCAPED_NAMES = written((id) => [`{"\\u0063lient_id":${id},"client\\u005fsecret":"`, clientSecret, '"}']);
const ESCAPED_VALUE = written((_quoted, id) => [`{"client_id":"${escaped(id)}","client_secret":"`, clientSecret, '"}']);

const FORM = 'application/x-www-form-urlencoded';

/** Token requests of a client that leave the credentials out of the body, or the body out of its media type. */
function elsewhere(clientId: string): Readonly<Record<'queries' | 'media', Mutations>> {
  const credentials = [
    ['client_id', clientId],
    ['client_secret', clientSecret],
  ] as const;
  const asForm = (call: Call): Call => withHeader(call, 'Content-Type', FORM);
  return {
    queries: Object.fromEntries(
      credentials.map(([part, value]) => [part, (call) => withQuery(without(call, part), part, value)]),
    ),
    media: {
      'json-as-text': (call) => withHeader(call, 'Content-Type', 'text/plain'),
      'json-as-form': asForm,
      form: (call) => ({ ...asForm(call), body: { kind: 'form', fields: credentials } }),
    },
  };
}

function refusedMembers({ test, refuses }: SpecContext) {
  for (const member of MEMBERS) {
    const missing = covers('TOKEN-JSON.REFUSES-MISSING', { member });
    test(`refuses a token request without ${member}`, missing, refuses('token-json', MISSING, member));

    const empty = covers('TOKEN-JSON.REFUSES-EMPTY', { member });
    test(`refuses a token request with an empty ${member}`, empty, refuses('token-json', EMPTY, member));

    const nothing = covers('TOKEN-JSON.REFUSES-NULL', { member });
    test(`refuses a token request in which ${member} is null`, nothing, refuses('token-json', NULL, member));

    const inArray = covers('TOKEN-JSON.REFUSES-COERCIBLE-TYPE', { member });
    test(
      `refuses a token request in which ${member} is an array of one`,
      inArray,
      refuses('token-json', IN_ARRAY, member),
    );

    const wrong = wrongTypes(member);
    for (const type of Object.keys(wrong)) {
      const details = covers('TOKEN-JSON.REFUSES-WRONG-TYPE', { member, type });
      const title = `refuses a token request in which ${member} is of type ${type}`;
      test(title, details, refuses('token-json', wrong, type));
    }
  }
}

function refusedBodies({ test, refuses }: SpecContext) {
  for (const body of Object.keys(OTHER_JSON)) {
    const details = covers('TOKEN-JSON.REFUSES-OTHER-JSON', { body });
    test(`refuses a token request that is other JSON: ${body}`, details, refuses('token-json', OTHER_JSON, body));
  }

  const ofPairs = covers('TOKEN-JSON.REFUSES-PAIRS');
  test('refuses a token request that is a list of pairs', ofPairs, refuses('token-json', PAIRS, 'pairs'));

  for (const body of Object.keys(MALFORMED)) {
    const details = covers('TOKEN-JSON.REFUSES-MALFORMED', { body });
    test(`refuses a token request that is no JSON: ${body}`, details, refuses('token-json', MALFORMED, body));
  }

  for (const body of Object.keys(LOOSE)) {
    const details = covers('TOKEN-JSON.REFUSES-LOOSE-JSON', { body });
    test(`refuses a token request in loose JSON: ${body}`, details, refuses('token-json', LOOSE, body));
  }

  for (const space of Object.keys(PADDED_SECRET)) {
    const details = covers('TOKEN-JSON.REFUSES-PADDED-SECRET', { space });
    test(`refuses the secret with a space ${space} it`, details, refuses('token-json', PADDED_SECRET, space));
  }
}

function refusedElsewhere({ test, issuesNoToken, clientId }: SpecContext) {
  const { queries, media: types } = elsewhere(clientId);
  for (const part of MEMBERS) {
    const details = covers('TOKEN-JSON.REFUSES-QUERY', { in: part });
    test(`gives no token for ${part} in the query`, details, issuesNoToken('token-json', queries, part));
  }

  for (const media of Object.keys(types)) {
    const details = covers('TOKEN-JSON.REFUSES-MEDIA-TYPE', { media });
    test(`gives no token for another media type: ${media}`, details, issuesNoToken('token-json', types, media));
  }
}

function acceptedForms({ test, accepts }: SpecContext) {
  test('accepts any order of members', covers('TOKEN-JSON.ACCEPTS-ANY-ORDER'), accepts('token-json', reversed));

  const indented = (call: Call) => laidOut(call, 'indented');
  test('accepts white space', covers('TOKEN-JSON.ACCEPTS-WHITE-SPACE'), accepts('token-json', indented));

  const inName = covers('TOKEN-JSON.ACCEPTS-ESCAPES', { in: 'name' });
  test('reads escaped names', inName, accepts('token-json', ESCAPED_NAMES));

  const inValue = covers('TOKEN-JSON.ACCEPTS-ESCAPES', { in: 'value' });
  test('reads escaped values', inValue, accepts('token-json', ESCAPED_VALUE));

  const types = { upper: 'application/json; charset=UTF-8', tight: 'application/json;charset=utf-8' };
  for (const [charset, type] of Object.entries(types)) {
    const typed = (call: Call) => withHeader(call, 'Content-Type', type);
    test(`accepts ${type}`, covers('TOKEN-JSON.ACCEPTS-CHARSET', { charset }), accepts('token-json', typed));
  }

  const otherCase = covers('TOKEN-JSON.ACCEPTS-MEDIA-TYPE-CASE');
  const inCase = (call: Call) => withHeader(call, 'Content-Type', 'Application/JSON');
  test('recognises the media type in another case', otherCase, accepts('token-json', inCase));
}

export default specify((context) => {
  refusedMembers(context);
  refusedBodies(context);
  refusedElsewhere(context);
  acceptedForms(context);

  const { test } = context;
  for (const [member, value] of Object.entries({ grant_type: 'client_credentials', unknown: { any: [1] } })) {
    const details = covers('TOKEN-JSON.UNKNOWN-MEMBER', { member });
    test(`records what ${member} does in a token request`, details, async ({ send, valid, note }) => {
      const { reply } = await send(withMember(valid('token-json'), member, value));
      note(reply ? `answered ${reply.status}` : 'not answered');
    });
  }
});
