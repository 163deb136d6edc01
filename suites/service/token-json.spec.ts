import { type Mutations, mutationsBy } from '../../cases/body-cases.ts';
import type { Call, JsonWithSecrets, SecretRef } from '../../cases/call.ts';
import {
  clientSecret,
  jsonObjectOf,
  labelled,
  laidOut,
  reversed,
  withJson,
  withMember,
  without,
  withQuery,
  withText,
} from '../../cases/calls.ts';
import { withWrongSecret } from '../../cases/wrong-secrets.ts';
import { covers, type SpecContext, specify } from '../../fixtures/index.ts';

const MEMBERS = ['client_id', 'client_secret'] as const;
const NAMED = Object.fromEntries(MEMBERS.map((member) => [member, member]));

const MISSING = mutationsBy(NAMED, (call, member) => without(call, member));
const EMPTY = mutationsBy(NAMED, (call, member) => withMember(call, member, ''));
const NULL = mutationsBy(NAMED, (call, member) => withMember(call, member, null));

type Value = JsonWithSecrets;

/** Values of a wrong type. The object contains the right value: a service that unwraps it would issue a token. */
const WRONG_VALUES: Readonly<Record<string, (right: Value) => Value>> = {
  number: () => 1,
  zero: () => 0,
  true: () => true,
  false: () => false,
  'empty-array': () => [],
  object: (right) => ({ value: right }),
  // Either is true of any text, and so are both.
  operator: () => ({ $ne: null, $gt: '' }),
};

function wrongTypes(member: string): Mutations {
  return mutationsBy(WRONG_VALUES, (call, value) =>
    withMember(call, member, value(jsonObjectOf(call)[member] ?? null)),
  );
}

/** Validators that convert types take the one item of an array for the item. */
const IN_ARRAY = mutationsBy(NAMED, (call, member) => withMember(call, member, [jsonObjectOf(call)[member] ?? null]));

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
  return {
    queries: Object.fromEntries(
      credentials.map(([part, value]) => [part, (call) => withQuery(without(call, part), part, value)]),
    ),
    media: {
      'json-as-text': labelled('text/plain'),
      'json-as-form': labelled(FORM),
      form: (call) => ({ ...labelled(FORM)(call), body: { kind: 'form', fields: credentials } }),
    },
  };
}

const OF_EACH_MEMBER = [
  ['MISSING', (member: string) => `without ${member}`, MISSING],
  ['EMPTY', (member: string) => `with an empty ${member}`, EMPTY],
  ['NULL', (member: string) => `in which ${member} is null`, NULL],
  ['COERCIBLE-TYPE', (member: string) => `in which ${member} is an array of one`, IN_ARRAY],
] as const;

function refusedMembers({ test, refuses }: SpecContext) {
  for (const member of MEMBERS) {
    for (const [family, words, mutations] of OF_EACH_MEMBER) {
      const details = covers(`TOKEN-JSON.REFUSES-${family}`, { member });
      test(`refuses a token request ${words(member)}`, details, refuses('token-json', mutations, member));
    }
    const wrong = wrongTypes(member);
    for (const type of Object.keys(wrong)) {
      const details = covers('TOKEN-JSON.REFUSES-WRONG-TYPE', { member, type });
      const title = `refuses a token request in which ${member} is of type ${type}`;
      test(title, details, refuses('token-json', wrong, type));
    }
  }
}

const REFUSED_BODIES = [
  ['OTHER-JSON', 'body', OTHER_JSON, (name: string) => `a token request that is other JSON: ${name}`],
  ['MALFORMED', 'body', MALFORMED, (name: string) => `a token request that is not JSON: ${name}`],
  ['LOOSE-JSON', 'body', LOOSE, (name: string) => `a token request in loose JSON: ${name}`],
  ['PADDED-SECRET', 'space', PADDED_SECRET, (name: string) => `the secret with a space ${name} it`],
] as const;

function refusedBodies({ test, refuses }: SpecContext) {
  for (const [family, parameter, mutations, title] of REFUSED_BODIES) {
    for (const name of Object.keys(mutations)) {
      const details = covers(`TOKEN-JSON.REFUSES-${family}`, { [parameter]: name });
      test(`refuses ${title(name)}`, details, refuses('token-json', mutations, name));
    }
  }
  const ofPairs = covers('TOKEN-JSON.REFUSES-PAIRS');
  test('refuses a token request that is a list of pairs', ofPairs, refuses('token-json', PAIRS, 'pairs'));
}

function refusedElsewhere({ test, issuesNoToken, clientId }: SpecContext) {
  const { queries, media } = elsewhere(clientId);
  const rows = [
    ['QUERY', 'in', queries, (part: string) => `${part} in the query`],
    ['MEDIA-TYPE', 'media', media, (type: string) => `another media type: ${type}`],
  ] as const;
  for (const [family, parameter, mutations, words] of rows) {
    for (const name of Object.keys(mutations)) {
      const details = covers(`TOKEN-JSON.REFUSES-${family}`, { [parameter]: name });
      test(`issues no token for ${words(name)}`, details, issuesNoToken('token-json', mutations, name));
    }
  }
}

function acceptedForms({ test, accepts }: SpecContext) {
  const types = { upper: 'application/json; charset=UTF-8', tight: 'application/json;charset=utf-8' };
  const forms = [
    ['accepts any order of members', covers('TOKEN-JSON.ACCEPTS-ANY-ORDER'), reversed],
    ['accepts white space', covers('TOKEN-JSON.ACCEPTS-WHITE-SPACE'), (call: Call) => laidOut(call, 'indented')],
    ['reads escaped names', covers('TOKEN-JSON.ACCEPTS-ESCAPES', { in: 'name' }), ESCAPED_NAMES],
    ['reads escaped values', covers('TOKEN-JSON.ACCEPTS-ESCAPES', { in: 'value' }), ESCAPED_VALUE],
    ...Object.entries(types).map(
      ([charset, type]) =>
        [`accepts ${type}`, covers('TOKEN-JSON.ACCEPTS-CHARSET', { charset }), labelled(type)] as const,
    ),
    [
      'recognises the media type in another case',
      covers('TOKEN-JSON.ACCEPTS-MEDIA-TYPE-CASE'),
      labelled('Application/JSON'),
    ],
  ] as const;
  for (const [title, details, mutate] of forms) test(title, details, accepts('token-json', mutate));
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
