import type { Call, Text } from '../../cases/call.ts';
import {
  clientSecret,
  covers,
  currentContext,
  expect,
  test,
  withForm,
  withHeader,
  withText,
} from '../../fixtures/index.ts';

const { clientId } = currentContext();
const PARAMETERS: readonly (readonly [name: string, value: Text])[] = [
  ['grant_type', 'client_credentials'],
  ['client_id', clientId],
  ['client_secret', clientSecret],
];

/** The parameters with one of them set, or with `null` taken away. */
function parameters(name: string, value: Text | null): (readonly [string, Text])[] {
  return PARAMETERS.flatMap(([each, usual]) =>
    each !== name ? [[each, usual] as const] : value === null ? [] : [[each, value] as const],
  );
}

for (const [parameter] of PARAMETERS) {
  const missing = covers('TOKEN-FORM.REFUSES-MISSING', { parameter });
  test(`refuses a token request without ${parameter}`, missing, async ({ send, valid, control }) => {
    const reply = await send(withForm(await valid('token-form'), parameters(parameter, null)));
    expect(reply).toBeRefusedToken({ unlike: await control('token-form') });
  });

  const empty = covers('TOKEN-FORM.REFUSES-EMPTY', { parameter });
  test(`refuses a token request with an empty ${parameter}`, empty, async ({ send, valid, control }) => {
    const reply = await send(withForm(await valid('token-form'), parameters(parameter, '')));
    expect(reply).toBeRefusedToken({ unlike: await control('token-form') });
  });
}

const REPEATED: readonly (readonly [parameter: string, second: string, value: Text])[] = [
  ['grant_type', 'same', 'client_credentials'],
  ['client_id', 'same', clientId],
  ['client_secret', 'same', clientSecret],
  ['grant_type', 'other', 'password'],
  ['client_id', 'other', 'no-such-client'],
  ['client_secret', 'other', 'not-the-secret'],
];

for (const [parameter, second, value] of REPEATED) {
  const title = `a repeated ${parameter} with the ${second} value`;
  const call = (valid: Call) => withForm(valid, [...PARAMETERS, [parameter, value]]);

  const refuses = covers('TOKEN-FORM.REFUSES-REPEATED', { parameter, second });
  test(`refuses ${title} behind the first`, refuses, async ({ send, valid, control }) => {
    expect(await send(call(await valid('token-form')))).toBeRefusedToken({ unlike: await control('token-form') });
  });

  if (second === 'same') continue;
  const first = covers('TOKEN-FORM.REFUSES-REPEATED', { parameter, first: 'wrong' });
  test(`refuses ${title} before the right one`, first, async ({ send, valid, control }) => {
    const reply = await send(withForm(await valid('token-form'), [[parameter, value], ...PARAMETERS]));
    expect(reply).toBeRefusedToken({ unlike: await control('token-form') });
  });
}

const OTHER_GRANTS = {
  password: 'password',
  code: 'authorization_code',
  refresh: 'refresh_token',
  'jwt-bearer': 'urn:ietf:params:oauth:grant-type:jwt-bearer',
  unknown: 'no-such-grant',
  extended: 'client_credentials2',
  truncated: 'client_credential',
  hyphen: 'client-credentials',
};

for (const [grant, value] of Object.entries(OTHER_GRANTS)) {
  const details = covers('TOKEN-FORM.REFUSES-GRANT-TYPE', { grant });
  test(`refuses the grant type ${value}`, details, async ({ send, valid, control }) => {
    const reply = await send(withForm(await valid('token-form'), parameters('grant_type', value)));
    expect(reply).toBeRefusedToken({ unlike: await control('token-form') });
  });
}

for (const [letters, value] of Object.entries({ upper: 'CLIENT_CREDENTIALS', camel: 'Client_Credentials' })) {
  const details = covers('TOKEN-FORM.REFUSES-GRANT-TYPE-CASE', { letters });
  test(`refuses the grant type ${value}`, details, async ({ send, valid, control }) => {
    const reply = await send(withForm(await valid('token-form'), parameters('grant_type', value)));
    expect(reply).toBeRefusedToken({ unlike: await control('token-form') });
  });
}

const padded = (text: Text, before: boolean): Text => {
  const pieces = ([] as Extract<Text, readonly unknown[]>[number][]).concat(text);
  return before ? [' ', ...pieces] : [...pieces, ' '];
};

for (const space of ['before', 'after']) {
  const grant = covers('TOKEN-FORM.REFUSES-PADDED-GRANT-TYPE', { space });
  test(`refuses a grant type with a space ${space} it`, grant, async ({ send, valid, control }) => {
    const value = padded('client_credentials', space === 'before');
    const reply = await send(withForm(await valid('token-form'), parameters('grant_type', value)));
    expect(reply).toBeRefusedToken({ unlike: await control('token-form') });
  });

  const secret = covers('TOKEN-FORM.REFUSES-PADDED-SECRET', { space });
  test(`refuses the secret with a space ${space} it`, secret, async ({ send, valid, control }) => {
    const value = padded(clientSecret, space === 'before');
    const reply = await send(withForm(await valid('token-form'), parameters('client_secret', value)));
    expect(reply).toBeRefusedToken({ unlike: await control('token-form') });
  });
}

const inQuery = covers('TOKEN-FORM.REFUSES-QUERY', { in: 'secret' });
test('gives no token for a secret in the query', inQuery, async ({ send, valid, control }) => {
  const call = withForm(await valid('token-form'), parameters('client_secret', null));
  const reply = await send({ ...call, query: [['client_secret', clientSecret]] });
  expect(reply).toIssueNoToken({ unlike: await control('token-form') });
});

const PART = '--part\r\nContent-Disposition: form-data; name=';
const OTHER_MEDIA: Readonly<Record<string, readonly [type: string, change: (call: Call) => Call]>> = {
  'form-as-text': ['text/plain', (call) => call],
  'form-as-json': ['application/json', (call) => call],
  json: [
    'application/json',
    (call) => {
      const start = `{"grant_type":"client_credentials","client_id":${JSON.stringify(clientId)},"client_secret":"`;
      return withText(call, [start, clientSecret, '"}'], 'json');
    },
  ],
  multipart: [
    'multipart/form-data; boundary=part',
    (call) => {
      const start = `${PART}"grant_type"\r\n\r\nclient_credentials\r\n${PART}"client_id"\r\n\r\n${clientId}\r\n`;
      return withText(call, [`${start}${PART}"client_secret"\r\n\r\n`, clientSecret, '\r\n--part--\r\n']);
    },
  ],
};

for (const [media, [type, change]] of Object.entries(OTHER_MEDIA)) {
  const details = covers('TOKEN-FORM.REFUSES-MEDIA-TYPE', { media });
  test(`gives no token for another media type: ${media}`, details, async ({ send, valid, control }) => {
    const call = withHeader(change(await valid('token-form')), 'Content-Type', type);
    expect(await send(call)).toIssueNoToken({ unlike: await control('token-form') });
  });
}

for (const parameter of ['audience', 'x-unknown']) {
  const unknown = covers('TOKEN-FORM.IGNORES-UNKNOWN-PARAMETER', { parameter });
  test(`ignores the parameter ${parameter}`, unknown, async ({ send, valid }) => {
    expect(
      await send(withForm(await valid('token-form'), [...PARAMETERS, [parameter, 'certification']])),
    ).toBeAccepted();
  });
}

const emptyScope = covers('TOKEN-FORM.IGNORES-EMPTY-PARAMETER', { parameter: 'scope' });
test('treats an empty scope as none', emptyScope, async ({ send, valid }) => {
  expect(await send(withForm(await valid('token-form'), [...PARAMETERS, ['scope', '']]))).toBeAccepted();
});

test('accepts any order of parameters', covers('TOKEN-FORM.ACCEPTS-ANY-ORDER'), async ({ send, valid }) => {
  expect(await send(withForm(await valid('token-form'), [...PARAMETERS].reverse()))).toBeAccepted();
});

const FORM = 'application/x-www-form-urlencoded';
for (const [charset, type] of Object.entries({ utf: `${FORM}; charset=UTF-8`, tight: `${FORM};charset=utf-8` })) {
  test(`accepts ${type}`, covers('TOKEN-FORM.ACCEPTS-CHARSET', { charset }), async ({ send, valid }) => {
    expect(await send(withHeader(await valid('token-form'), 'Content-Type', type))).toBeAccepted();
  });
}

const otherCase = covers('TOKEN-FORM.ACCEPTS-MEDIA-TYPE-CASE');
test('recognises the media type in another case', otherCase, async ({ send, valid }) => {
  const type = 'Application/X-WWW-Form-URLEncoded';
  expect(await send(withHeader(await valid('token-form'), 'Content-Type', type))).toBeAccepted();
});
