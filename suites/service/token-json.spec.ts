import type { Call, JsonWithSecrets, SecretRef } from '../../cases/call.ts';
import {
  clientSecret,
  covers,
  currentContext,
  expect,
  laidOut,
  reversed,
  test,
  withHeader,
  withJson,
  withMember,
  without,
  withText,
} from '../../fixtures/index.ts';

const { clientId } = currentContext();
const MEMBERS = { client_id: clientId, client_secret: clientSecret } as const;
const idText = JSON.stringify(clientId);

for (const [member, right] of Object.entries(MEMBERS)) {
  const missing = covers('TOKEN-JSON.REFUSES-MISSING', { member });
  test(`refuses a token request without ${member}`, missing, async ({ send, valid, control }) => {
    const reply = await send(without(await valid('token-json'), member));
    expect(reply).toBeRefusedToken({ unlike: await control('token-json') });
  });

  const empty = covers('TOKEN-JSON.REFUSES-EMPTY', { member });
  test(`refuses a token request with an empty ${member}`, empty, async ({ send, valid, control }) => {
    const reply = await send(withMember(await valid('token-json'), member, ''));
    expect(reply).toBeRefusedToken({ unlike: await control('token-json') });
  });

  const nothing = covers('TOKEN-JSON.REFUSES-NULL', { member });
  test(`refuses a token request in which ${member} is null`, nothing, async ({ send, valid, control }) => {
    const reply = await send(withMember(await valid('token-json'), member, null));
    expect(reply).toBeRefusedToken({ unlike: await control('token-json') });
  });

  // The array and the object hold what is right: a service that unwraps or queries with them would issue a token.
  const wrong: Readonly<Record<string, JsonWithSecrets>> = {
    number: 1,
    zero: 0,
    true: true,
    false: false,
    array: [right],
    'empty-array': [],
    object: { value: right },
    operator: { $ne: '' },
  };
  for (const [type, value] of Object.entries(wrong)) {
    const details = covers('TOKEN-JSON.REFUSES-WRONG-TYPE', { member, type });
    test(`refuses a token request in which ${member} is of type ${type}`, details, async ({ send, valid, control }) => {
      const reply = await send(withMember(await valid('token-json'), member, value));
      expect(reply).toBeRefusedToken({ unlike: await control('token-json') });
    });
  }
}

const OTHER_JSON: Readonly<Record<string, JsonWithSecrets>> = {
  null: null,
  true: true,
  number: 1,
  string: 'client_credentials',
  'empty-array': [],
  'array-of-one': [MEMBERS],
  pairs: [
    ['client_id', clientId],
    ['client_secret', clientSecret],
  ],
  'empty-object': {},
  nested: { credentials: MEMBERS },
};

for (const [body, value] of Object.entries(OTHER_JSON)) {
  const details = covers('TOKEN-JSON.REFUSES-OTHER-JSON', { body });
  test(`refuses a token request that is other JSON: ${body}`, details, async ({ send, valid, control }) => {
    const reply = await send(withJson(await valid('token-json'), value));
    expect(reply).toBeRefusedToken({ unlike: await control('token-json') });
  });
}

type Pieces = readonly (string | SecretRef)[];
const MALFORMED: Readonly<Record<string, Pieces>> = {
  words: ['let me in'],
  unclosed: [`{"client_id":${idText},"client_secret":"`, clientSecret, '"'],
  'no-colon': [`{"client_id" ${idText},"client_secret" "`, clientSecret, '"}'],
  form: [`client_id=${encodeURIComponent(clientId)}&client_secret=certification`],
  'second-object': [`{"client_id":${idText}}{"client_secret":"`, clientSecret, '"}'],
};
const LOOSE: Readonly<Record<string, Pieces>> = {
  'trailing-comma': [`{"client_id":${idText},"client_secret":"`, clientSecret, '",}'],
  comment: [`{/* certification */"client_id":${idText},"client_secret":"`, clientSecret, '"}'],
  'unquoted-names': [`{client_id:${idText},client_secret:"`, clientSecret, '"}'],
  'trailing-words': [`{"client_id":${idText},"client_secret":"`, clientSecret, '"} and more'],
};

for (const [body, text] of Object.entries(MALFORMED)) {
  const details = covers('TOKEN-JSON.REFUSES-MALFORMED', { body });
  test(`refuses a token request that is no JSON: ${body}`, details, async ({ send, valid, control }) => {
    const reply = await send(withText(await valid('token-json'), text, 'json'));
    expect(reply).toBeRefusedToken({ unlike: await control('token-json') });
  });
}

for (const [body, text] of Object.entries(LOOSE)) {
  const details = covers('TOKEN-JSON.REFUSES-LOOSE-JSON', { body });
  test(`refuses a token request in loose JSON: ${body}`, details, async ({ send, valid, control }) => {
    const reply = await send(withText(await valid('token-json'), text, 'json'));
    expect(reply).toBeRefusedToken({ unlike: await control('token-json') });
  });
}

for (const [space, pieces] of Object.entries({ before: [' ', clientSecret], after: [clientSecret, ' '] })) {
  const details = covers('TOKEN-JSON.REFUSES-PADDED-SECRET', { space });
  test(`refuses the secret with a space ${space} it`, details, async ({ send, valid, control }) => {
    const text = [`{"client_id":${idText},"client_secret":"`, ...pieces, '"}'];
    const reply = await send(withText(await valid('token-json'), text, 'json'));
    expect(reply).toBeRefusedToken({ unlike: await control('token-json') });
  });
}

for (const part of ['client_id', 'client_secret'] as const) {
  test(
    `gives no token for ${part} in the query`,
    covers('TOKEN-JSON.REFUSES-QUERY', { in: part }),
    async ({ send, valid, control }) => {
      const call = { ...without(await valid('token-json'), part), query: [[part, MEMBERS[part]]] as const };
      expect(await send(call)).toIssueNoToken({ unlike: await control('token-json') });
    },
  );
}

const FORM = 'application/x-www-form-urlencoded';
const OTHER_MEDIA: Readonly<Record<string, readonly [type: string, change: (call: Call) => Call]>> = {
  'json-as-text': ['text/plain', (call) => call],
  'json-as-form': [FORM, (call) => call],
  form: [FORM, (call) => ({ ...call, body: { kind: 'form', fields: Object.entries(MEMBERS) } })],
};

for (const [media, [type, change]] of Object.entries(OTHER_MEDIA)) {
  const details = covers('TOKEN-JSON.REFUSES-MEDIA-TYPE', { media });
  test(`gives no token for another media type: ${media}`, details, async ({ send, valid, control }) => {
    const call = withHeader(change(await valid('token-json')), 'Content-Type', type);
    expect(await send(call)).toIssueNoToken({ unlike: await control('token-json') });
  });
}

test('accepts any order of members', covers('TOKEN-JSON.ACCEPTS-ANY-ORDER'), async ({ send, valid }) => {
  expect(await send(reversed(await valid('token-json')))).toBeAccepted();
});

test('accepts white space', covers('TOKEN-JSON.ACCEPTS-WHITE-SPACE'), async ({ send, valid }) => {
  expect(await send(laidOut(await valid('token-json'), 'indented'))).toBeAccepted();
});

test('reads escaped names', covers('TOKEN-JSON.ACCEPTS-ESCAPES', { in: 'name' }), async ({ send, valid }) => {
  const text = [`{"\\u0063lient_id":${idText},"client\\u005fsecret":"`, clientSecret, '"}'];
  expect(await send(withText(await valid('token-json'), text, 'json'))).toBeAccepted();
});

test('reads escaped values', covers('TOKEN-JSON.ACCEPTS-ESCAPES', { in: 'value' }), async ({ send, valid }) => {
  const escaped = clientId
    .split('')
    .map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
  const text = [`{"client_id":"${escaped}","client_secret":"`, clientSecret, '"}'];
  expect(await send(withText(await valid('token-json'), text, 'json'))).toBeAccepted();
});

const JSON_TYPES = { upper: 'application/json; charset=UTF-8', tight: 'application/json;charset=utf-8' };
for (const [charset, type] of Object.entries(JSON_TYPES)) {
  test(`accepts ${type}`, covers('TOKEN-JSON.ACCEPTS-CHARSET', { charset }), async ({ send, valid }) => {
    expect(await send(withHeader(await valid('token-json'), 'Content-Type', type))).toBeAccepted();
  });
}

const otherCase = covers('TOKEN-JSON.ACCEPTS-MEDIA-TYPE-CASE');
test('recognises the media type in another case', otherCase, async ({ send, valid }) => {
  expect(await send(withHeader(await valid('token-json'), 'Content-Type', 'Application/JSON'))).toBeAccepted();
});

for (const [member, value] of Object.entries({ grant_type: 'client_credentials', unknown: { any: [1] } })) {
  const details = covers('TOKEN-JSON.UNKNOWN-MEMBER', { member });
  test(`records what ${member} does in a token request`, details, async ({ send, valid, note }) => {
    const { reply } = await send(withMember(await valid('token-json'), member, value));
    note(reply ? `answered ${reply.status}` : 'not answered');
  });
}
