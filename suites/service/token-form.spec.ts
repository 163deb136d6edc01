import { type Mutations, mutationsBy } from '../../cases/body-cases.ts';
import type { Call, Text } from '../../cases/call.ts';
import { clientSecret, labelled, withForm, withQuery, withText } from '../../cases/calls.ts';
import { UNKNOWN_CLIENT } from '../../cases/placeholder.ts';
import {
  parametersOf,
  percentEncoded,
  renamed,
  WRONG_SECRET,
  withParameter,
  withParameterAdded,
  withParameterTwice,
} from '../../cases/token-requests.ts';
import { withWrongSecret } from '../../cases/wrong-secrets.ts';
import { covers, givenAccepted, type SpecContext, specify } from '../../fixtures/index.ts';

const PARAMETERS = ['grant_type', 'client_id', 'client_secret'];
const FORM = 'application/x-www-form-urlencoded';

const NAMED = Object.fromEntries(PARAMETERS.map((name) => [name, name]));
const MISSING = mutationsBy(NAMED, (call, name) => withParameter(call, name, null));
const EMPTY = mutationsBy(NAMED, (call, name) => withParameter(call, name, ''));
const TWICE = mutationsBy(NAMED, withParameterTwice);

const OTHER_VALUES: Readonly<Record<string, string>> = {
  grant_type: 'password',
  client_id: UNKNOWN_CLIENT,
  client_secret: WRONG_SECRET,
};
/** A service that reads one of the two may take it for a wrong secret. */
const guessed = (call: Call, name: string, guess: string) =>
  name === 'client_secret' ? withWrongSecret(call, guess) : call;
const OTHER_BEHIND = mutationsBy(NAMED, (call, name) =>
  guessed(withParameterAdded(call, name, OTHER_VALUES[name] ?? ''), name, 'behind-right'),
);
const OTHER_BEFORE = mutationsBy(NAMED, (call, name) =>
  guessed(withForm(call, [[name, OTHER_VALUES[name] ?? ''], ...parametersOf(call)]), name, 'before-right'),
);

const GRANTS = {
  password: 'password',
  code: 'authorization_code',
  refresh: 'refresh_token',
  'jwt-bearer': 'urn:ietf:params:oauth:grant-type:jwt-bearer',
  unknown: 'no-such-grant',
  extended: 'client_credentials2',
  truncated: 'client_credential',
  hyphen: 'client-credentials',
  // In some languages every object has members of these names.
  prototype: '__proto__',
  constructor: 'constructor',
};
const GRANTS_IN_CASE = { upper: 'CLIENT_CREDENTIALS', camel: 'Client_Credentials' };
const grantType = (call: Call, value: Text) => withParameter(call, 'grant_type', value);
const OTHER_GRANTS = mutationsBy(GRANTS, grantType);
const OTHER_CASES = mutationsBy(GRANTS_IN_CASE, grantType);

const PADDED_GRANT = {
  before: (call) => grantType(call, ' client_credentials'),
  after: (call) => grantType(call, 'client_credentials '),
} satisfies Mutations;
const PADDED_SECRET = {
  before: (call) => withWrongSecret(withParameter(call, 'client_secret', [' ', clientSecret]), 'before'),
  after: (call) => withWrongSecret(withParameter(call, 'client_secret', [clientSecret, ' ']), 'after'),
} satisfies Mutations;

/** As PHP writes an array, and as a document database is asked for all but this, or for more than nothing. */
const BRACKETS = mutationsBy(NAMED, (call, name) => renamed(call, (given) => (given === name ? `${name}[]` : given)));
const OPERATORS = mutationsBy({ client_id: 'client_id', client_secret: 'client_secret' }, (call, name) =>
  withParameterAdded(
    withParameterAdded(withParameter(call, name, null), `${name}[$ne]`, 'certification'),
    `${name}[$gt]`,
    '',
  ),
);

const IN_QUERY: Mutations = {
  secret: (call) => withQuery(withParameter(call, 'client_secret', null), 'client_secret', clientSecret),
};

const PART = '--part\r\nContent-Disposition: form-data; name=';

/** The token request in other notations and under other media types, for a client. */
function otherMedia(clientId: string): Mutations {
  const json = `{"grant_type":"client_credentials","client_id":${JSON.stringify(clientId)},"client_secret":"`;
  const part = (name: string, value: string) => `${PART}"${name}"\r\n\r\n${value}`;
  const open = `${part('grant_type', 'client_credentials')}\r\n${part('client_id', clientId)}\r\n`;
  const parts = `${open}${part('client_secret', '')}`;
  return {
    'form-as-text': labelled('text/plain'),
    json: (call) => labelled('application/json')(withText(call, [json, clientSecret, '"}'], 'json')),
    multipart: (call) =>
      labelled('multipart/form-data; boundary=part')(withText(call, [parts, clientSecret, '\r\n--part--\r\n'])),
  };
}

/** What is refused of each parameter: the family, more of the instance, the title, and the mutations by parameter. */
const OF_EACH_PARAMETER: readonly (readonly [
  'MISSING' | 'EMPTY' | 'REPEATED',
  object,
  (name: string) => string,
  Mutations,
])[] = [
  ['MISSING', {}, (name) => `a token request without ${name}`, MISSING],
  ['EMPTY', {}, (name) => `a token request with an empty ${name}`, EMPTY],
  ['REPEATED', { second: 'same' }, (name) => `a repeated ${name} with the same value behind the first`, TWICE],
  ['REPEATED', { second: 'other' }, (name) => `a repeated ${name} with the other value behind the first`, OTHER_BEHIND],
  [
    'REPEATED',
    { first: 'wrong' },
    (name) => `a repeated ${name} with the other value before the right one`,
    OTHER_BEFORE,
  ],
];

function refusedParameters({ test, refuses }: SpecContext) {
  for (const parameter of PARAMETERS) {
    for (const [family, more, title, mutations] of OF_EACH_PARAMETER) {
      const details = covers(`TOKEN-FORM.REFUSES-${family}`, { parameter, ...more });
      test(`refuses ${title(parameter)}`, details, refuses('token-form', mutations, parameter));
    }
  }
}

/** What is refused, or gets no token, by name: the family, the instance's parameter, the title and the mutations. */
function refusedValues({ test, refuses, issuesNoToken, clientId }: SpecContext) {
  const values = { ...GRANTS, ...GRANTS_IN_CASE };
  const grant = (name: string) => `refuses the grant type ${values[name as keyof typeof values]}`;
  const spaced = (what: string) => (name: string) => `refuses ${what} with a space ${name} it`;
  const given = (what: string) => (name: string) => `issues no token for ${what.replace('%', name)}`;
  const rows = [
    ['GRANT-TYPE', 'grant', grant, OTHER_GRANTS, refuses],
    ['GRANT-TYPE-CASE', 'letters', grant, OTHER_CASES, refuses],
    ['BRACKETS', 'parameter', given('%[]'), BRACKETS, issuesNoToken],
    ['OPERATOR', 'parameter', given('%[$ne]'), OPERATORS, issuesNoToken],
    ['PADDED-GRANT-TYPE', 'space', spaced('a grant type'), { before: PADDED_GRANT.before }, refuses],
    ['PADDED-SECRET', 'space', spaced('the secret'), { before: PADDED_SECRET.before }, refuses],
    ['PADDED-GRANT-TYPE', 'space', spaced('a grant type'), { after: PADDED_GRANT.after }, refuses],
    ['PADDED-SECRET', 'space', spaced('the secret'), { after: PADDED_SECRET.after }, refuses],
    ['QUERY', 'in', given('a % in the query'), IN_QUERY, issuesNoToken],
    ['MEDIA-TYPE', 'media', given('another media type: %'), otherMedia(clientId), issuesNoToken],
  ] as const;
  for (const [family, parameter, title, mutations, body] of rows) {
    for (const name of Object.keys(mutations)) {
      const details = covers(`TOKEN-FORM.REFUSES-${family}`, { [parameter]: name });
      test(title(name), details, body('token-form', mutations, name));
    }
  }
}

function acceptedForms({ test, expect, accepts, replies }: SpecContext) {
  const noRefresh = replies('token-form', (reply) => expect(givenAccepted(reply)).toHaveNoMember('refresh_token'));
  test('issues no refresh token', covers('TOKEN-FORM.SUCCESS-NO-REFRESH-TOKEN'), noRefresh);

  // Issuers know audience, resource and scope; these no one knows.
  for (const parameter of ['certification-unknown', 'x-unknown']) {
    const unknown = covers('TOKEN-FORM.IGNORES-UNKNOWN-PARAMETER', { parameter });
    const added = (call: Call) => withParameterAdded(call, parameter, 'certification');
    test(`ignores the parameter ${parameter}`, unknown, accepts('token-form', added));
  }

  const forms = [
    [
      'treats an empty scope as none',
      covers('TOKEN-FORM.IGNORES-EMPTY-PARAMETER', { parameter: 'scope' }),
      (call: Call) => withParameterAdded(call, 'scope', ''),
    ],
    [
      'accepts the parameters in any order',
      covers('TOKEN-FORM.ACCEPTS-ANY-ORDER'),
      (call: Call) => withForm(call, [...parametersOf(call)].reverse()),
    ],
    ['reads percent-encoded characters', covers('TOKEN-FORM.ACCEPTS-PERCENT-ENCODING'), percentEncoded],
    ...Object.entries({ utf: `${FORM}; charset=UTF-8`, tight: `${FORM};charset=utf-8` }).map(
      ([charset, type]) =>
        [`accepts ${type}`, covers('TOKEN-FORM.ACCEPTS-CHARSET', { charset }), labelled(type)] as const,
    ),
    [
      'recognises the media type in another case',
      covers('TOKEN-FORM.ACCEPTS-MEDIA-TYPE-CASE'),
      labelled('Application/X-WWW-Form-URLEncoded'),
    ],
  ] as const;
  for (const [title, details, mutate] of forms) test(title, details, accepts('token-form', mutate));
}

export default specify((context) => {
  refusedParameters(context);
  refusedValues(context);
  acceptedForms(context);
});
