/** What each refusal is about, in the words of a cause's title; by requirement family: the id without its operation. */

/** What is wrong with a request that must be refused. */
export type Theme = 'credential' | 'body' | 'media type' | 'address' | 'api-version' | 'token request';

/** The words for the requests of a family. */
export interface Refusal {
  readonly theme: Theme;
  /** All of them: `values of the wrong type`. */
  readonly all: string;
  /** Those of one field, where `%` stands for its name; none where the first parameter is no field. */
  readonly field?: string;
  /** It is about what stands in the token's place. */
  readonly isToken?: true;
  /** Part of a theme that is often wrong as a whole: `forged`. */
  readonly part?: Part;
  /**
   * When its instances tell nothing by holding: `address` where the request may be turned away for its address or version
   * alone, `unless accepted` where any answer will do but an acceptance.
   */
  readonly tellsLittle?: 'address' | 'unless accepted';
  /** It says of another instance's request what is known from there: joins a cause, and makes none while there is another. */
  readonly follows?: true;
}

/** Parts of a theme. */
export type Part = 'forged' | 'absent' | 'wrong secret' | 'wrong client';

/** What the requests of a part have in common. */
export const PARTS: Readonly<Record<Part, string>> = {
  forged: 'tokens whose signature is wrong',
  absent: 'requests without a credential',
  'wrong secret': 'any secret',
  'wrong client': 'any client id',
};

/** What the requests of a theme have in common. */
export const THEMES: Readonly<Record<Theme, string>> = {
  credential: 'any credential',
  body: 'any body',
  'media type': 'any media type',
  address: 'any method or path',
  'api-version': 'any api-version',
  'token request': 'any token request',
};

type Short = readonly [all: string, field?: string];

function family(theme: Theme, part: Part | undefined, rows: Readonly<Record<string, Short>>): [string, Refusal][] {
  return Object.entries(rows).map(([id, [all, field]]) => [
    id,
    { theme, all, ...(field ? { field } : {}), ...(part ? { part } : {}) },
  ]);
}

const bodies = family('body', undefined, {
  'REFUSES-MISSING': ['a request that lacks a required field', 'a missing %'],
  'REFUSES-NULL-REQUIRED': ['null in a required field', 'null as %'],
  'REFUSES-NULL-NUMBER': ['null in a required number', 'null as %'],
  'REFUSES-NULL-OPTIONAL': ['null where none is allowed', 'null as %'],
  'REFUSES-NULL': ['null in a required member', 'null as %'],
  'REFUSES-EMPTY': ['an empty text where one is required', 'an empty %'],
  'REFUSES-EMPTY-OPTIONAL': ['an empty text where one is given', 'an empty %'],
  'REFUSES-BLANK': ['white space for a text', 'only white space as %'],
  'REFUSES-WRONG-TYPE': ['values of the wrong type', '% of the wrong type'],
  'REFUSES-COERCIBLE-SCALAR': ['values that have to be coerced', '% of a type that has to be coerced'],
  'REFUSES-COERCIBLE-TYPE': ['values that have to be coerced', '% of a type that has to be coerced'],
  'REFUSES-LIST-OF-ONE': ['a list of one for what is in it', 'a list of one as %'],
  'REFUSES-FRACTION': ['fractions for whole numbers', 'a fraction as %'],
  'REFUSES-BEYOND-INT32': ['numbers beyond int32', '% beyond int32'],
  'REFUSES-UNREAL-DATE': ['dates that do not exist', 'a date that does not exist as %'],
  'REFUSES-LOOSE-DATE': ['dates in another notation', '% in another notation'],
  'REFUSES-UNLISTED': ['values that are not listed', '% with a value that is not listed'],
  'REFUSES-EMPTY-BODY': ['a request without a body'],
  'REFUSES-MALFORMED': ['bodies that are no JSON'],
  'REFUSES-LOOSE-JSON': ['text that is nearly JSON'],
  'REFUSES-NON-OBJECT': ['JSON that is no object'],
  'REFUSES-OTHER-JSON': ['JSON that is no object'],
  'REFUSES-PAIRS': ['a list of pairs for an object'],
  'REFUSES-BODY': ['bodies that are no JSON object'],
  'REFUSES-SEVERAL-ERRORS': ['several errors at once'],
  'REFUSES-IN-ANY-TYPE': ['faulty bodies under another of the listed media types'],
  'UNDERSTANDS-DATE': ['faulty members of the older form'],
  'UNDERSTANDS-ID': ['faulty members of the older form'],
  'FIELDS.REFUSES-BEYOND': ["values beyond the profile's limits", "% beyond the profile's limit"],
  'CIRCUMSTANCE.REFUSES-MISSING': ['a request that lacks a required field, under a circumstance'],
  'CIRCUMSTANCE.REFUSES-EMPTY': ['an empty text where one is required, under a circumstance'],
  'READING.UNKNOWN-MEMBER': ['a member that no schema names'],
  'READING.COERCION': ['values that have to be coerced'],
  'READING.LETTER-CASE': ['names in other letter case'],
});

const credentials = [
  ...family('credential', 'absent', {
    'BEARER-MISSING': ['a request without a token'],
    'BEARER-EMPTY': ['an empty credential'],
    'BEARER-FORWARDED': ['a request without a token that claims to come from inside'],
    'BEARER-ANY-PATH': ['a request without a token when its path is written otherwise'],
    'BEARER-ANY-METHOD': ['a request without a token that names another method'],
    'BEARER-ANY-ADDRESS': ['a request without a token that names another path'],
    'BEARER-ANY-CONTENT': ['a request without a token when its body is of another type'],
    'BEARER-CLAIMED': ["a request without a token that claims to be somebody's"],
    'API-VERSION.NO-CREDENTIAL': ['a request without a token that has an api-version'],
    'CIRCUMSTANCE.NO-CREDENTIAL': ['a request without a token, under a circumstance'],
    'REPETITION.CREDENTIAL-NOT-KEPT': ['a request without a token right after one with a token'],
  }),
  ...family('credential', 'forged', {
    'BEARER-ALTERED': ['a token that was cut, lengthened or changed'],
    'BEARER-JSON-ALTERED': ['a token of the JSON variant that was changed'],
    'BEARER-UNSIGNED': ['an unsigned token (alg none)'],
    'BEARER-WEAK-KEY': ['a token signed with an empty or a guessed key'],
    'BEARER-CLIENT-KEY': ['a token signed with the client secret'],
    'BEARER-OWN-KEY': ['a token signed with a key that its own header names'],
    'BEARER-CASE-SIGNED': ['a signature with its letters in another case'],
  }),
  ...family('credential', undefined, {
    'CIRCUMSTANCE.WRONG-TOKEN': ['an invented token, under a circumstance'],
    'CIRCUMSTANCE.NO-TOKEN': ["the client's credentials in the token's place, under a circumstance"],
    'BEARER-GARBAGE': ['an invented token'],
    'BEARER-UNUSUAL': ['an invented token of 5 kB, or beyond ASCII'],
    'BEARER-OTHER-SCHEME': ['a token under another scheme'],
    'BEARER-NO-SCHEME': ['a token without a scheme'],
    'BEARER-TOKEN-SCHEME': ['a token under the scheme Token'],
    'BEARER-CASE': ['a token with its letters in another case'],
    'BEARER-SECRET': ["the client secret in the token's place"],
    'BEARER-IN-QUERY': ['a token in the query'],
    'BEARER-IN-BODY': ['a token in the body'],
    'BEARER-NOT-COOKIE': ["cookies in the token's place"],
    'BEARER-IN-FORM': ['a token in a form'],
    'BEARER-ELSEWHERE': ['a token in a cookie or another header field'],
    'BEARER-TWICE': ['two Authorization fields'],
    'BEARER-EXPIRED': ['an expired token'],
  }),
];

const tokenRequests = [
  ...family('token request', 'wrong secret', {
    'REFUSES-WRONG-SECRET': ['a wrong secret'],
    'REFUSES-NEAR-SECRET': ['a secret that is nearly the right one'],
    'REFUSES-NUL-SECRET': ['a secret with NUL behind it'],
    'REFUSES-PADDED-SECRET': ['a secret with white space around it'],
    'SECOND-CLIENT-SECRET': ["another client's secret"],
  }),
  ...family('token request', 'wrong client', {
    'REFUSES-WRONG-CLIENT': ['a client that does not exist'],
    'REFUSES-LOOSE-CLIENT': ['a client id written loosely'],
  }),
  ...family('token request', undefined, {
    'REFUSES-WRONG-BASIC': ['wrong credentials in HTTP Basic'],
    'REFUSES-OPERATOR': ['an operator of a database query for a credential', 'a query operator as %'],
    'REFUSES-GRANT-TYPE': ['another grant_type'],
    'REFUSES-GRANT-TYPE-CASE': ['a grant_type in another case'],
    'REFUSES-PADDED-GRANT-TYPE': ['a grant_type with white space around it'],
    'REFUSES-REPEATED': ['a repeated parameter', '% twice'],
    'REFUSES-BRACKETS': ["brackets behind a parameter's name", 'brackets behind %'],
    'REFUSES-QUERY': ['credentials in the query', '% in the query'],
    'REFUSES-TWO-METHODS': ['credentials both in HTTP Basic and in the form'],
  }),
];

const others = [
  ...family('media type', undefined, {
    'REFUSES-MEDIA-TYPE': ['another media type'],
    'REFUSES-NO-MEDIA-TYPE': ['a request without a Content-Type'],
  }),
  ...family('address', undefined, {
    'REFUSES-METHOD': ['another method than POST'],
    'HTTP.REFUSES-METHOD': ['another method than POST'],
    'HTTP.SUFFIX-NOT-SERVED': ['a path below its own'],
    'HTTP.REFUSES-UNKNOWN-VERSION': ['a version of the interface that does not exist'],
    'HTTP.REFUSES-NO-VERSION': ['a path without the version'],
    'HTTP.REFUSES-UNKNOWN-PATH': ['an event at a path of no operation'],
  }),
  ...family('api-version', undefined, {
    'API-VERSION.UNSUPPORTED': ['an unsupported api-version'],
    'API-VERSION.UNSUPPORTED-LOOSE': ['a listed api-version that is written otherwise'],
    'API-VERSION.EMPTY-AS-PROFILED': ['an empty api-version'],
    'API-VERSION.REPEATED-AS-PROFILED': ['two api-versions'],
  }),
];

const followers: [string, Refusal][] = (
  [
    ['UNAUTHORIZED-STATUS', 'credential'],
    ['INVALID-STATUS', 'body'],
    ['ERRORS.MALFORMED-STATUS', 'body'],
    ['UNSUPPORTED-MEDIA-TYPE-STATUS', 'media type'],
    ['REPETITION.IN-TURNS', 'body'],
    ['REPETITION.MIXED', 'body'],
    ['REFUSES-AFTER-SUCCESS', 'token request'],
    ['ERROR-STATUS', 'token request'],
    ['ERROR-STATUS-GRANT', 'token request'],
    ['BASIC-STATUS', 'token request'],
    ['ERROR-ISSUES-NOTHING', 'token request'],
  ] as const
).map(([id, theme]) => [id, { theme, all: 'a faulty request', follows: true }]);

const TURNED_AWAY =
  /^(?:BEARER-(?:ANY-.*|CLAIMED|UNUSUAL)|API-VERSION\.NO-CREDENTIAL|HTTP\.(?:REFUSES-.*|SUFFIX-NOT-SERVED)|API-VERSION\..*-AS-PROFILED|REFUSES-METHOD)$/;
const ONLY_NO_TOKEN = /^(?:REFUSES-(?:NEAR|NUL|PADDED)-SECRET|REFUSES-(?:OPERATOR|WRONG-BASIC|BRACKETS|QUERY))$/;

const IN_TOKENS_PLACE =
  /^BEARER-(?:ALTERED|JSON-ALTERED|UNSIGNED|WEAK-KEY|OWN-KEY|CASE-SIGNED|GARBAGE|UNUSUAL|SECRET)$/;

function telling([id, given]: [string, Refusal]): [string, Refusal] {
  const row: Refusal = {
    ...given,
    ...(IN_TOKENS_PLACE.test(id) ? { isToken: true } : {}),
    // What is accepted under no circumstance in particular is known without it; who takes any type coerces too.
    ...(/^CIRCUMSTANCE\.|^REFUSES-(?:COERCIBLE-.*|LIST-OF-ONE)$/.test(id) ? { follows: true } : {}),
  };
  if (TURNED_AWAY.test(id)) return [id, { ...row, tellsLittle: 'address' }];
  return ONLY_NO_TOKEN.test(id) ? [id, { ...row, tellsLittle: 'unless accepted' }] : [id, row];
}

/** By family, what its requests are: only what must be refused stands here. */
export const REFUSALS: ReadonlyMap<string, Refusal> = new Map(
  [...bodies, ...credentials, ...tokenRequests, ...others, ...followers].map(telling),
);
