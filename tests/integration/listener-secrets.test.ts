/** A client's secrets, wherever it puts them: known ones leave a placeholder, others nothing, in no encoding. */
import assert from 'node:assert/strict';
import { after, before, describe, type TestContext, test } from 'node:test';
import { looksRandom } from '../../cases/secrets/looks.ts';
import { recordReceived } from '../../client/listener/reading.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import type { Scene, SceneFile, SceneStay } from '../../contract/scene.ts';
import { Redactor, tagKey } from '../../wire/redaction.ts';
import { readable } from '../support/decoded.ts';
import { call, client, type Listening, listen, say } from '../support/listener.ts';

const CHECK_IN = '/api/v1/reservation/checkin';
const TOKEN = '/oauth2/token';
const json = ['Content-Type: application/json'];
const form = ['Content-Type: application/x-www-form-urlencoded'];
/** The run does not know of it. */
const FOREIGN = 'Zq7+of/another=system-9f';

type Form = (secret: string) => string;
const base64: Form = (secret) => Buffer.from(secret).toString('base64');
const hex: Form = (secret) => Buffer.from(secret).toString('hex');
const percent: Form = (secret) =>
  [...Buffer.from(secret)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const plain: Form = (secret) => encodeURIComponent(secret);
const KNOWN_FORMS: Readonly<Record<string, Form>> = { plain, base64, hex, percent };

type Place = (written: string, secret: string) => string | Buffer;
const body = (value: unknown) => JSON.stringify(value);
const ANYWHERE: Readonly<Record<string, Place>> = {
  'the query': (w) => call(`${CHECK_IN}?note=${w}`, json, '{}'),
  'the path': (w) => call(`${CHECK_IN}/${w}`, json, '{}'),
  'a field': (w) => call(CHECK_IN, [...json, `X-Note: ${w}`], '{}'),
  'the name of a field': (w) => call(CHECK_IN, [...json, `X-${w.replace(/[^\w%]/g, '-')}: 1`], '{}'),
  'a member of a report': (w) => call(CHECK_IN, json, body({ guestFirstName: `is ${w}` })),
  'a form parameter': (w) => call(TOKEN, form, `grant_type=client_credentials&note=${w}`),
  'a long body': (w) => call(CHECK_IN, json, body({ guestFirstName: w, more: 'x'.repeat(40_000) })),
};
const BY_PLACE_OF_OTHERS: Record<string, Place> = {};
const BY_PLACE: Readonly<Record<string, Place>> = {
  'a bearer token': (_, s) => call(CHECK_IN, [...json, `Authorization: Bearer ${s}`], '{}'),
  'an Authorization field without a scheme': (_, s) => call(CHECK_IN, [...json, `Authorization: ${s}`], '{}'),
  'an Authorization field of one short word': () => call(CHECK_IN, [...json, 'Authorization: opensesame'], '{}'),
  'an unknown scheme': (_, s) => call(CHECK_IN, [...json, `Authorization: ${s} x`], '{}'),
  'Basic credentials': (_, s) => call(TOKEN, [...form, `Authorization: Basic ${base64(`me:${s}`)}`], 'grant_type=x'),
  'Basic with our id': (_, s) =>
    call(TOKEN, [...form, `Authorization: Basic ${base64(`${client.id}:${s}`)}`], 'grant_type=x'),
  'a cookie': (_, s) => call(CHECK_IN, [...json, `Cookie: session=${s}`], '{}'),
  'an API key': (_, s) => call(CHECK_IN, [...json, `Ocp-Apim-Api-Key: ${s}`], '{}'),
  'a signature field': (_, s) => call(CHECK_IN, [...json, `X-Signature: ${s}`], '{}'),
  'a query parameter': (_, s) => call(`${CHECK_IN}?access_token=${plain(s)}`, json, '{}'),
  'a query parameter with an escaped name': (_, s) => call(`${TOKEN}?client%5Fsecret=${plain(s)}`, form, ''),
  'the user of an absolute address': (_, s) => call(`http://me:${hex(s)}@provider${CHECK_IN}`, json, '{}'),
  'a form': (_, s) => call(TOKEN, form, `grant_type=client_credentials&client_id=me&client_secret=${plain(s)}`),
  'a misnamed form parameter': (_, s) => call(TOKEN, form, `grant_type=client_credentials&pass=${plain(s)}`),
  'a form sent as JSON': (_, s) => call(TOKEN, json, `grant_type=client_credentials&client_secret=${plain(s)}`),
  'a token request without names': (_, s) => call(TOKEN, form, s),
  'a token request in XML': (_, s) => call(TOKEN, form, `<a><secret>${s}</secret></a>`),
  'a token request in parts': (_, s) =>
    call(
      TOKEN,
      ['Content-Type: multipart/form-data; boundary=b'],
      `--b\r\nContent-Disposition: form-data; name="client_secret"\r\n\r\n${s}\r\n--b--\r\n`,
    ),
  'a token request in UTF-16': (_, s) => call(TOKEN, form, Buffer.from(`grant_type=x&client_secret=${s}ä`, 'utf16le')),
  'a token request that is JSON': (_, s) => call('/api/v1/token', json, body({ grantType: 'x', clientSecret: s })),
  'a token request in single quotes': (_, s) => call(TOKEN, json, `{'client_id': 'me', 'client_secret': '${s}'}`),
  'a token request whose name it is': (_, s) => call(TOKEN, form, `${plain(s)}=1`),
  'JSON with an escaped name': (_, s) => call(CHECK_IN, json, `{"client\\u005fsecret":${body(s)}}`),
  'JSON with a list': (_, s) => call(CHECK_IN, json, body({ password: [s, s] })),
  'JSON with an object': (_, s) => call(CHECK_IN, json, body({ credential: { value: s } })),
  'JSON that is cut off': (_, s) => call(CHECK_IN, json, `{"access_token":${body(s).slice(0, -1)}`),
  'a member of a report': (_, s) => call(CHECK_IN, json, body({ guestFirstName: 'Certa', accessToken: s })),
  'a long report': (_, s) => call(CHECK_IN, json, body({ apiKey: s, more: 'x'.repeat(40_000) })),
};

/** Where credentials of gateways, clouds and vendors come: fields, parameters and texts, none with a telling name. */
const OF_OTHERS =
  'Ocp-Apim-Subscription-Key X-Functions-Key X-Functions-Clientid X-Ms-Auth X-Goog-Iap-Jwt X-Vault-Id X-Access-Code X-Client-Cert ' +
  'X-Ssl-Client X-Hub X-Partner X-Zone-Hotel-Login SharedAccessKey X-Amz-Sso Referer X-PMS';
const IN_QUERY = ['subscription-key', 'code2', 'sv', 'sig2', 'sas', 'k', 'hotelLogin', 'se', 'SharedAccessKeyName'];
for (const name of OF_OTHERS.split(' '))
  BY_PLACE_OF_OTHERS[name] = (_, s) => call(CHECK_IN, [...json, `${name}: ${s}`], '{}');
for (const name of IN_QUERY)
  BY_PLACE_OF_OTHERS[`?${name}`] = (_, s) => call(`${CHECK_IN}?api-version=1&${name}=${plain(s)}`, json, '{}');

/** Harmless names with something else behind them, and addresses and bodies that are written in unusual ways. */
const IN_DISGUISE: Readonly<Record<string, (secret: string) => string>> = {
  Origin: (s) => `https://me:${s}@hotel.example`,
  Host: (s) => `me:${s}@provider`,
  Forwarded: (s) => `for=192.0.2.1;secret=${s}`,
  'User-Agent': (s) => `PMS/1 (key=${s})`,
  'X-Request-Id': (s) => `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZSJ9.${s}`,
  'X-Forwarded-Uri': (s) => `/a?k=${s}`,
  'X-Forwarded-Key': (s) => s,
  'Content-Location': (s) => `https://a/b?c=${s}`,
  'Content-Key': (s) => s,
  'Accept-Code': (s) => s,
  'If-Key': (s) => s,
  'Sec-Ch-Key': (s) => s,
  'X-B3-Key': (s) => s,
};
for (const [name, value] of Object.entries(IN_DISGUISE))
  BY_PLACE_OF_OTHERS[`${name} with more`] = (_, s) => call(CHECK_IN, [...json, `${name}: ${value(s)}`], '{}');
const ADDRESSES: readonly ((secret: string) => string)[] = [
  (s) => `${CHECK_IN}?${s}`,
  (s) => `${CHECK_IN}?${s}=`,
  (s) => `${CHECK_IN}?${s}=1`,
  (s) => `${CHECK_IN}?v=${s}`,
  (s) => `${CHECK_IN}?v=1;a=${s}`,
  (s) => `${CHECK_IN}?v=1?a=${s}`,
  (s) => `${CHECK_IN}#a=${s}`,
  (s) => `${CHECK_IN};a=${s}`,
  (s) => `${CHECK_IN}/${s}`,
  (s) => `//me:${s}@provider${CHECK_IN}`,
];
for (const address of ADDRESSES) BY_PLACE_OF_OTHERS[address('…')] = (_, s) => call(address(plain(s)), json, '{}');
const BODIES: Readonly<Record<string, (secret: string) => string>> = {
  'a login within a member': (s) => body({ login: { password: s } }),
  'a member of members': (s) => body({ credential: { login: { user: 'x', value: s } } }),
  'a list of odd texts': (s) => body({ password: ['a]b', s] }),
  'a list of tokens': (s) => body({ tokens: [s] }),
  'the key of a subscription': (s) => body({ subscriptionKey: s }),
  'an element': (s) => `<a><wsse:Password Type="x">${s}</wsse:Password></a>`,
  'an attribute': (s) => `<a user="me" password="${s}"/>`,
  'a part': (s) => `--b\r\nContent-Disposition: form-data; name="client_secret"\r\n\r\n${s}\r\n--b--\r\n`,
  'a form that is none': (s) => `name=a b&password=${plain(s)}`,
  'a call with JSON': (s) => `report(${body({ password: s })})`,
  'JSON within a text': (s) => body({ reservationInformation: body({ api_key: s }) }),
  'JSON within JSON within a list of texts': (s) => body({ notes: ['x', body({ a: body({ b: { password: s } }) })] }),
  'JSON within a text, behind words': (s) => body({ note: `see ${body({ clientSecret: s })}` }),
  'an element within a text': (s) => body({ note: `<a><Password>${s}</Password></a>` }),
  'a token that a text of a report shows': (s) => `{"guestFirstName":"Bearer\\u0020${base64(s)}"}`,
  'a signed token in a text': (s) => body({ note: `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZSJ9.${s}` }),
  'a login in an address in a text': (s) => body({ note: `see https://me:${plain(s)}@hotel.example/` }),
  'a token in an address in a text': (s) => body({ callback: `https://hotel.example/?token=${plain(s)}` }),
  'a form within a form': (s) => `a=${encodeURIComponent(`user=me&password=${plain(s)}`)}`,
  'JSON within a form': (s) => `a=1&b=${encodeURIComponent(body({ password: s }))}`,
  'an attribute with blanks': (s) => `<a password = "${s}"/>`,
  'a part whose name has no quotes': (s) =>
    `--b\r\nContent-Disposition: form-data; name=client_secret\r\n\r\n${s}\r\n--b--\r\n`,
  'a form within a text': (s) => body({ note: `user=me&password=${plain(s)}` }),
};
for (const [name, text] of Object.entries(BODIES)) BY_PLACE_OF_OTHERS[name] = (_, s) => call(CHECK_IN, json, text(s));

/** Decoded from nothing, by a decoder other than the redactor's. */
function assertGone(text: string, secret: string): void {
  assert.deepEqual(readable(text, [secret]), []);
}

describe('the evidence of a listener holds no secret', () => {
  let listening: Listening;
  const hooks: (() => unknown)[] = [];
  before(async () => {
    listening = await listen({ after: (hook: never) => void hooks.push(hook) });
    listening.begin();
  });
  after(async () => {
    for (const hook of hooks) await hook();
  });

  const recordOf = async (printed: string | Buffer) => {
    await say(listening, printed);
    return JSON.stringify(listening.recorded.at(-1));
  };

  for (const [place, write] of Object.entries(ANYWHERE))
    for (const [form, encode] of Object.entries(KNOWN_FORMS))
      test(`the client's secret in ${place}, ${form}`, async () => {
        const before = listening.recorded.length;
        const text = await recordOf(write(encode(client.secret), client.secret));
        assert.equal(listening.recorded.length, before + 1);
        assertGone(text, client.secret);
        assert.match(text, /<client_secret:[0-9a-f]{8}/);
      });

  for (const [at, [place, write]] of Object.entries({ ...BY_PLACE, ...BY_PLACE_OF_OTHERS }).entries())
    test(`a credential that nobody knows as ${place}`, async () => {
      const before = listening.recorded.length;
      // Each time another one: what was withdrawn once is found again anywhere.
      const own = FOREIGN.replace('7', `${at}x`);
      const text = await recordOf(write(own, own));
      assert.equal(listening.recorded.length, before + 1);
      assertGone(text, own);
      assert.ok(!text.includes('opensesame'));
    });

  const printed = '<client_secret:deadbeef>';
  const fields = { client_id: client.id, client_secret: printed };
  const POSING: Readonly<Record<string, string | Buffer>> = {
    'in a form': call(TOKEN, form, `grant_type=client_credentials&client_id=${client.id}&client_secret=${printed}`),
    'in a form, escaped': call(
      TOKEN,
      form,
      String(new URLSearchParams({ grant_type: 'client_credentials', ...fields })),
    ),
    'in JSON': call('/auth/token', json, body(fields)),
    'in Basic': call(
      TOKEN,
      [...form, `Authorization: Basic ${btoa(`${client.id}:${printed}`)}`],
      'grant_type=client_credentials',
    ),
    'as a token': call(CHECK_IN, [...json, 'Authorization: Bearer <access_token:deadbeef>'], '{}'),
  };
  for (const [place, request] of Object.entries(POSING))
    test(`what poses as a secret of the run is none: ${place}`, async () => {
      const text = await recordOf(request);
      assert.doesNotMatch(text, /<(?:client_secret|access_token):deadbeef/);
      assert.ok([400, 401].includes(listening.recorded.at(-1)?.reply?.status ?? 0), text);
    });

  test('an unknown credential is found again where nothing tells it', async () => {
    await recordOf(call(CHECK_IN, [...json, `Authorization: Bearer ${FOREIGN}`], '{}'));
    const text = await recordOf(call(CHECK_IN, json, body({ guestLastName: FOREIGN })));
    assertGone(text, FOREIGN);
    assert.match(text, /<unknown_secret:[0-9a-f]{8}>/);
  });

  test('a credential is taken out of all of a call, wherever the place that tells it comes', async () => {
    const [first, last] = ['9f0e-before-and-after-1', '9f0e-before-and-after-2'];
    const fields = [...json, `X-Request-Id: ${first}`, `X-Session-Id: ${first}`, `Authorization: Bearer ${last}`];
    const text = await recordOf(call(CHECK_IN, fields, body({ reservationInformation: last })));
    assertGone(text, first);
    assertGone(text, last);
  });

  test("what a reply has shown is no secret where the client sends it back, and the run's results hold it", async () => {
    await recordOf(call(CHECK_IN, json, '{}'));
    const shown = listening.recorded.at(-1)?.reply?.headers.find(([name]) => name === 'X-Request-Id')?.[1] ?? '';
    assert.ok(looksRandom(shown), shown);
    await recordOf(call(`${CHECK_IN}?session=${shown}`, [...json, `X-Session-Id: ${shown}`], body({ token: shown })));
    assert.equal(listening.redactor.clean(shown), shown);
    assert.ok(!listening.redactor.values().includes(shown));
  });

  test('of what may be a credential the record has name, length and tag', async () => {
    const text = await recordOf(call(`${CHECK_IN}?k=abc`, [...json, 'X-Partner: a-code', 'X-Empty: '], '{}'));
    assert.match(text, /\?k=<withheld:[0-9a-f]{8} 3>/);
    assert.match(text, /\["X-Partner","<withheld:[0-9a-f]{8} 6>"\]/);
    assert.match(text, /\["X-Empty",""\]/);
  });

  for (const part of ['\\"', '; name="x"', '<a', ' a="', '"a":{', ':', ' '])
    test(`a long body of nothing but ${part} is read in a moment`, () => {
      const bytes = Buffer.from(`"${part.repeat(200_000 / part.length)}`);
      const raw = { method: 'POST', target: CHECK_IN, headers: [], body: bytes, bytes: bytes.length };
      const began = performance.now();
      recordReceived(raw, listening.listener.url, listening.redactor, client);
      assert.ok(performance.now() - began < 5000);
    });

  test('a time, or an address of the provider, is not a secret if it occurs again', async () => {
    const { url } = listening.listener;
    const printed = [new Date().toISOString(), new Date().toUTCString(), `${url}${TOKEN}`, `POST ${CHECK_IN}`];
    for (const value of printed) await recordOf(call(CHECK_IN, [...json, `X-Signature-Of: ${value}`], '{}'));
    for (const value of printed) assert.equal(listening.redactor.clean(value), value);
  });

  test('an ordinary word, or what the client was handed out, is no secret where it is met again', async () => {
    const [stay] = (sceneFile(listening.context, sceneNamed('ordinary-stay') as Scene) as SceneFile).stays;
    const { hotelConfirmationNumber: number, guestFirstName, guestLastName } = stay as SceneStay;
    const names = `X-Guest: ${guestFirstName}, ${guestLastName}`;
    const basic = `Authorization: Basic ${base64(`${client.id}:reservation`)}`;
    await recordOf(call(CHECK_IN, [...json, `X-Session-Id: ${number}`, 'X-Api-Key: reservation', names, basic], '{}'));
    const reported = { hotelConfirmationNumber: number, reservationInformation: 'A reservation', source: client.id };
    const text = await recordOf(call(`${CHECK_IN}?guest=${guestLastName}`, json, body(reported)));
    assert.ok(text.includes(body(body(reported)).slice(1, -1)), text);
    assert.ok(text.includes(`?guest=${guestLastName}"`), text);
  });

  test('what is no credential stays letter for letter', () => {
    const text = body({
      guestFirstName: 'Sinéad',
      guestLastName: "O'Brien",
      reservationInformation: 'pass=no; code b=c',
      loyalty: null,
    });
    const recorded = (target: string, text: string) =>
      recordReceived(
        { method: 'POST', target, headers: [['Accept', '*/*']], body: Buffer.from(text), bytes: text.length },
        listening.listener.url,
        listening.redactor,
        client,
      ).request;
    const request = recorded(`${CHECK_IN}?api-version=1&lang=%41`, text);
    assert.equal(request.body?.text, text);
    assert.equal(request.url, `${listening.listener.url}${CHECK_IN}?api-version=1&lang=%41`);
    const asked = `grant_type=client_credentials&client_id=${client.id}&client_secret=`;
    const token = recorded(TOKEN, `${asked}${plain(client.secret)}`);
    assert.match(token.body?.text?.replace(asked, '') ?? '', /^<client_secret:[0-9a-f]{8}>$/);
  });
});

/** Every character that forms, HTTP Basic or JSON escape, as in the secret of a run. */
const AWKWARD = { id: 'hotel-system', secret: 's3c0a1f7+/=&%:"9b2d4e6f' };

describe('a secret of awkward characters', () => {
  const basicOf = (secret: string) => [...form, `Authorization: Basic ${base64(`${AWKWARD.id}:${secret}`)}`];
  const grant = 'grant_type=client_credentials';
  const inForm = (secret: string) => call(TOKEN, form, `${grant}&client_id=${AWKWARD.id}&client_secret=${secret}`);
  const inJson = (secret: string) =>
    call('/auth/token', json, `{"client_id":"${AWKWARD.id}","client_secret":${secret}}`);
  const WAYS: Readonly<Record<string, readonly [said: Buffer, status: number, shown: RegExp]>> = {
    'in a form': [inForm(plain(AWKWARD.secret)), 200, /client_secret=<client_secret:[0-9a-f]{8}>/],
    'in a form, all of it escaped': [inForm(percent(AWKWARD.secret)), 200, /client_secret=<client_secret:/],
    'in a form, as it is': [inForm(AWKWARD.secret), 401, /client_secret=<unknown_secret:/],
    'in JSON': [inJson(body(AWKWARD.secret)), 200, /"client_secret\\?":\\?"<client_secret:/],
    'in JSON, as it is': [inJson(`"${AWKWARD.secret}"`), 401, /"client_secret\\?":\\?"<unknown_secret:/],
    'in Basic': [call(TOKEN, basicOf(plain(AWKWARD.secret)), grant), 200, /<client_secret:[0-9a-f]{8} basic>/],
    'in Basic, as it is': [
      call(TOKEN, basicOf(AWKWARD.secret), grant),
      200,
      /<client_secret:[0-9a-f]{8} basic-unencoded>/,
    ],
    'in a cookie': [
      call(CHECK_IN, [...json, `Cookie: a=b; s=${plain(AWKWARD.secret)}`], '{}'),
      401,
      /<client_secret:[0-9a-f]{8}> <dropped>/,
    ],
    'with the id, as an API key': [
      call(CHECK_IN, [...json, `X-Api-Key: ${base64(`abcd:${AWKWARD.secret}`)}`], '{}'),
      401,
      /<client_secret:[0-9a-f]{8}> <unknown_secret:/,
    ],
    'with the id, in a member of a report': [
      call(CHECK_IN, json, body({ apiKey: base64(`abcd:${AWKWARD.secret}`) })),
      401,
      /<client_secret:[0-9a-f]{8}> <unknown_secret:/,
    ],
  };
  async function recordedBy(t: TestContext, secret: string, printed: Buffer) {
    const redactor = new Redactor(tagKey(secret, '00'.repeat(16)));
    redactor.add(secret, `<client_secret:${redactor.tag(secret)}>`);
    const listening = await listen(t, { client: { ...AWKWARD, secret }, redactor });
    listening.begin();
    await say(listening, printed);
    return listening.recorded[0];
  }
  test('and one that ends as base64 does, alone in a query', async (t) => {
    const secret = 's3c0a1f79b2d4e6f5a7c==';
    const exchange = await recordedBy(t, secret, call(`${CHECK_IN}?${secret}`, json, '{}'));
    assert.match(exchange?.request.url ?? '', /\?<client_secret:[0-9a-f]{8}>$/);
  });
  for (const [way, [printed, status, shown]] of Object.entries(WAYS))
    test(way, async (t) => {
      const exchange = await recordedBy(t, AWKWARD.secret, printed);
      const text = JSON.stringify(exchange);
      assert.equal(exchange?.reply?.status, status, text);
      assert.match(text, shown);
      assertGone(text, AWKWARD.secret);
      for (const half of AWKWARD.secret.split(/\W+/)) assertGone(text, half);
    });
});
