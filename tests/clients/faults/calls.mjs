/** Faults of calls: address, header fields, body. */
import { gzipSync } from 'node:zlib';
import { Client } from '../careful.mjs';
import { address, body, changed, headers, labelled, saying, text } from '../changes.mjs';
import { basic } from '../conforming.mjs';

/** Of the first report, other header fields. */
const atFirst = (change) =>
  headers((usual, _token, client) => {
    const isFirst = !client.used;
    client.used = true;
    return isFirst ? change(usual) : usual;
  });

/** As who joins texts writes a value: nothing in it is escaped. */
const plain = (value) => (typeof value === 'string' ? `"${value}"` : String(value));

/** Says something of the stay outside the body. */
const withGuest = (said) =>
  class extends Client {
    async report(operation, stay) {
      this.said = said(stay);
      await super.report(operation, stay);
    }
    url(operation) {
      return `${super.url(operation)}${this.said.query ?? ''}`;
    }
    headers(token, operation) {
      return { ...super.headers(token, operation), ...this.said.fields };
    }
  };

/** Follows every redirect, whatever its host, with header fields that the client chooses. */
const followsAnywhere = (fields) =>
  changed('send', async ({ usual, client }, operation, text) => {
    const reply = await usual(operation, text);
    const location = reply.headers.get('location');
    if (!location) return reply;
    await reply.arrayBuffer();
    const headers = fields(client, await client.token(), operation);
    return fetch(new URL(location, client.url(operation)), { method: 'POST', headers, body: text });
  });

export const calls = {
  'wrong-path': [
    'CALL.ADDRESS',
    changed('send', async ({ usual, client }, operation, text) => {
      const headers = client.headers(await client.token(), operation);
      await (await fetch(`${client.url(operation)}s`, { method: 'POST', headers, body: text })).arrayBuffer();
      return usual(operation, text);
    }),
  ],
  'no-bearer': ['CALL.BEARER', atFirst(({ Authorization, ...others }) => others)],
  'token-in-query-too': [
    'CALL.{ONE-METHOD,NO-SECRET-IN-PAYLOAD}',
    class extends Client {
      url(operation) {
        return `${super.url(operation)}?access_token=${this.latest}`;
      }
      async token() {
        this.latest = await super.token();
        return this.latest;
      }
    },
  ],
  'token-in-the-address-of-a-probe': [
    'CALL.NO-SECRET-IN-PAYLOAD',
    changed('send', async ({ usual, client }, operation, text) => {
      const token = await client.token();
      const probe = await fetch(`${client.access.baseUrl}/health?by=${token}`).catch(() => null);
      await probe?.arrayBuffer();
      return usual(operation, text);
    }),
  ],
  'key-in-query': ['CALL.NO-KEY-IN-URL', address((url) => `${url}?subscription-key=4f9c2e7ab1d84c6f9e03a5b7`)],
  'old-token': [
    'CALL.ISSUED-TOKEN CONDUCT.AUTHENTICATES-AGAIN?',
    atFirst((usual) => ({ ...usual, Authorization: 'Bearer kept-from-last-year-1234567890' })),
  ],
  'text-plain': ['CALL.CONTENT-TYPE', labelled('text/plain')],
  'text-json': ['CALL.PLAIN-CONTENT-TYPE', labelled('text/json')],
  'token-goes-elsewhere': [
    'CALL.TOKEN-STAYS redirect-elsewhere',
    followsAnywhere((client, token, operation) => client.headers(token, operation)),
  ],
  'secret-goes-elsewhere': [
    'CALL.TOKEN-STAYS redirect-elsewhere',
    followsAnywhere(({ access: { clientId, clientSecret } }) => ({
      'Content-Type': 'application/json',
      Authorization: basic(encodeURIComponent(clientId), encodeURIComponent(clientSecret)),
    })),
  ],
  'follows-redirects-by-get': [
    'CONDUCT.REDIRECT-METHOD redirect',
    changed('send', async ({ usual, client }, operation, text) => {
      const reply = await usual(operation, text);
      const to = reply.headers.get('location');
      if (!to || new URL(to, client.url(operation)).host !== new URL(client.url(operation)).host) return reply;
      await reply.arrayBuffer();
      const { Authorization } = client.headers(await client.token(), operation);
      return fetch(new URL(to, client.url(operation)), { headers: { Authorization } });
    }),
  ],
  'secret-in-cookie': [
    'CALL.NO-SECRET-IN-FIELD',
    headers((usual, token) => ({ ...usual, Cookie: `theme=dark; session=${token}` })),
  ],
  'guest-in-query': [
    'CALL.NO-GUEST-IN-URL',
    withGuest(({ guestLastName }) => ({ query: `?guest=${encodeURIComponent(guestLastName)}` })),
  ],
  'stay-in-query': [
    'CALL.NO-GUEST-IN-URL',
    withGuest((stay) => ({ query: `?copy=${encodeURIComponent(JSON.stringify(stay))}` })),
  ],
  'guest-in-the-address-of-a-probe': [
    'CALL.NO-GUEST-IN-URL',
    changed('report', async ({ usual, client }, operation, stay) => {
      const probe = await fetch(`${client.access.baseUrl}/guests/${encodeURIComponent(stay.guestLastName)}`);
      await probe.arrayBuffer();
      await usual(operation, stay);
    }),
  ],
  'guest-in-user-agent': [
    'CALL.NO-GUEST-IN-FIELD',
    withGuest(({ guestLastName }) => ({
      fields: { 'User-Agent': `Hotel/7 (${encodeURIComponent(guestLastName)})` },
    })),
  ],
  'stay-in-field': [
    'CALL.NO-GUEST-IN-FIELD',
    withGuest((stay) => ({ fields: { 'X-Stay': encodeURIComponent(JSON.stringify(stay)) } })),
  ],
  'drops-base-path-of-bills': [
    'CALL.ADDRESS EVENTS.REPORTED? base-path',
    address((url, operation) => (operation === 'partial-bill' ? url.replace('/stage/', '/') : url)),
  ],
  'drops-base-path-of-no-shows': [
    'CALL.ADDRESS EVENTS.REPORTED? base-path',
    address((url, operation) => (operation === 'no-show' ? url.replace('/stage/', '/') : url)),
  ],
  'drops-base-path': [
    'CALL.ADDRESS EVENTS.REPORTED? base-path',
    address((url) => {
      const { origin, pathname } = new URL(url);
      return `${origin}${pathname.slice(pathname.indexOf('/api/'))}`;
    }),
  ],
  'secret-in-field': [
    'CALL.NO-SECRET-IN-PAYLOAD',
    saying((_made, _stay, { access }) => ({ reservationInformation: `by ${access.clientSecret}` })),
  ],
  'other-host': ['CALL.HOST', address((url) => url.replace('127.0.0.1', 'localhost'))],
  'changing-api-version': [
    'CALL.SAME-API-VERSION',
    address((url, operation) => (operation === 'check-out' ? `${url}?api-version=1.0` : url)),
  ],
  'two-api-versions': [
    'CALL.SAME-API-VERSION CALL.SUPPORTED-API-VERSION?',
    address((url) => `${url}?api-version=1.0&api-version=2.0`),
  ],
  'unknown-api-version': ['CALL.SUPPORTED-API-VERSION', address((url) => `${url}?api-version=9.9`)],
  'list-of-events': ['BODY.JSON-OBJECT', text((usual) => `[${usual}]`)],
  'latin-1': [
    'BODY.UTF-8 CHECK-IN.VERBATIM? BODY.JSON-OBJECT? VALUES.NAMES?',
    text((usual) => Buffer.from(usual, 'latin1')),
  ],
  'joined-body': [
    'BODY.JSON-OBJECT EVENTS.*? CONDUCT.*? CHECK-IN.*?',
    text((_usual, made) => {
      const members = Object.entries(made).map(([name, value]) => `"${name}":${plain(value)}`);
      return `{${members.join(',')}}`;
    }),
  ],
  gzip: [
    'BODY.JSON-OBJECT',
    class extends Client {
      send(operation, text) {
        return super.send(operation, gzipSync(text));
      }
      headers(token, operation) {
        return { ...super.headers(token, operation), 'Content-Encoding': 'gzip' };
      }
    },
  ],
  'byte-order-mark': ['BODY.NO-BOM', text((usual) => `\uFEFF${usual}`)],
  'member-twice': [
    'BODY.NO-REPEATED-MEMBER',
    text((usual, { folio }) => (folio ? usual.replace('{', `{"folio":"${folio}",`) : usual)),
  ],
  'other-capitals': [
    'BODY.NO-SNAKE-CASE',
    body('check-out', ({ reservationId: reservationID, ...others }) => ({ reservationID, ...others })),
  ],
  'snake-case-too': ['BODY.NO-SNAKE-CASE', saying((made) => ({ room_number: made.roomNumber }))],
};
