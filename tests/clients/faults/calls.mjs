/** Faults of calls: address, header fields, body. */
import { gzipSync } from 'node:zlib';
import { Client } from '../careful.mjs';
import { address, body, headers, labelled, saying, text } from '../changes.mjs';

const CALL = 'CLIENT-CALL.';
const BODY = 'CLIENT-BODY.';
const IN = 'CLIENT-CHECK-IN.';
const CONDUCT = 'CLIENT-CONDUCT.';

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

export const calls = {
  'wrong-path': {
    breaks: [`${CALL}ADDRESS`],
    Kind: class extends Client {
      async send(operation, text) {
        const headers = this.headers(await this.token(), operation);
        await (await fetch(`${this.url(operation)}s`, { method: 'POST', headers, body: text })).arrayBuffer();
        return super.send(operation, text);
      }
    },
  },
  'no-bearer': { breaks: [`${CALL}BEARER`], Kind: atFirst(({ Authorization, ...others }) => others) },
  'token-in-query-too': {
    breaks: [`${CALL}ONE-METHOD`, `${CALL}NO-SECRET-IN-PAYLOAD`],
    Kind: class extends Client {
      url(operation) {
        return `${super.url(operation)}?access_token=${this.latest}`;
      }
      async token() {
        this.latest = await super.token();
        return this.latest;
      }
    },
  },
  'token-in-the-address-of-a-probe': {
    breaks: [`${CALL}NO-SECRET-IN-PAYLOAD`],
    Kind: class extends Client {
      async send(operation, text) {
        const token = await this.token();
        const probe = await fetch(`${this.access.baseUrl}/health?access_token=${token}`).catch(() => null);
        await probe?.arrayBuffer();
        return super.send(operation, text);
      }
    },
  },
  'key-in-query': {
    breaks: [`${CALL}NO-KEY-IN-URL`],
    Kind: address((url) => `${url}?subscription-key=4f9c2e7ab1d84c6f9e03a5b7`),
  },
  'old-token': {
    breaks: [`${CALL}ISSUED-TOKEN`],
    also: [`${CONDUCT}AUTHENTICATES-AGAIN`],
    Kind: atFirst((usual) => ({ ...usual, Authorization: 'Bearer kept-from-last-year-1234567890' })),
  },
  'text-plain': { breaks: [`${CALL}CONTENT-TYPE`], Kind: labelled('text/plain') },
  'text-json': { breaks: [`${CALL}PLAIN-CONTENT-TYPE`], Kind: labelled('text/json') },
  'token-goes-elsewhere': {
    breaks: [`${CALL}TOKEN-STAYS`],
    shownIn: ['redirect-elsewhere'],
    Kind: class extends Client {
      async send(operation, text) {
        const reply = await super.send(operation, text);
        const location = reply.headers.get('location');
        if (!location) return reply;
        await reply.arrayBuffer();
        const headers = this.headers(await this.token(), operation);
        return fetch(new URL(location, this.url(operation)), { method: 'POST', headers, body: text });
      }
    },
  },
  'follows-redirects-by-get': {
    breaks: [`${CONDUCT}REDIRECT-METHOD`],
    shownIn: ['redirect'],
    Kind: class extends Client {
      async send(operation, text) {
        const reply = await super.send(operation, text);
        const to = reply.headers.get('location');
        if (!to || new URL(to, this.url(operation)).host !== new URL(this.url(operation)).host) return reply;
        await reply.arrayBuffer();
        const { Authorization } = this.headers(await this.token(), operation);
        return fetch(new URL(to, this.url(operation)), { headers: { Authorization } });
      }
    },
  },
  'secret-in-cookie': {
    breaks: [`${CALL}NO-SECRET-IN-FIELD`],
    Kind: headers((usual, token) => ({ ...usual, Cookie: `theme=dark; session=${token}` })),
  },
  'guest-in-query': {
    breaks: [`${CALL}NO-GUEST-IN-URL`],
    Kind: withGuest(({ guestLastName }) => ({ query: `?guest=${encodeURIComponent(guestLastName)}` })),
  },
  'stay-in-query': {
    breaks: [`${CALL}NO-GUEST-IN-URL`],
    Kind: withGuest((stay) => ({ query: `?copy=${encodeURIComponent(JSON.stringify(stay))}` })),
  },
  'guest-in-the-address-of-a-probe': {
    breaks: [`${CALL}NO-GUEST-IN-URL`],
    Kind: class extends Client {
      async report(operation, stay) {
        const probe = await fetch(`${this.access.baseUrl}/guests/${encodeURIComponent(stay.guestLastName)}`);
        await probe.arrayBuffer();
        await super.report(operation, stay);
      }
    },
  },
  'guest-in-user-agent': {
    breaks: [`${CALL}NO-GUEST-IN-FIELD`],
    Kind: withGuest(({ guestLastName }) => ({
      fields: { 'User-Agent': `Hotel/7 (${encodeURIComponent(guestLastName)})` },
    })),
  },
  'stay-in-field': {
    breaks: [`${CALL}NO-GUEST-IN-FIELD`],
    Kind: withGuest((stay) => ({ fields: { 'X-Stay': encodeURIComponent(JSON.stringify(stay)) } })),
  },
  'drops-base-path-of-bills': {
    breaks: [`${CALL}ADDRESS`],
    also: ['CLIENT-EVENTS.REPORTED'],
    shownIn: ['base-path'],
    Kind: address((url, operation) => (operation === 'partial-bill' ? url.replace('/stage/', '/') : url)),
  },
  'drops-base-path-of-no-shows': {
    breaks: [`${CALL}ADDRESS`],
    also: ['CLIENT-EVENTS.REPORTED'],
    shownIn: ['base-path'],
    Kind: address((url, operation) => (operation === 'no-show' ? url.replace('/stage/', '/') : url)),
  },
  'drops-base-path': {
    breaks: [`${CALL}ADDRESS`],
    also: ['CLIENT-EVENTS.REPORTED'],
    shownIn: ['base-path'],
    Kind: address((url) => {
      const { origin, pathname } = new URL(url);
      return `${origin}${pathname.slice(pathname.indexOf('/api/'))}`;
    }),
  },
  'secret-in-field': {
    breaks: [`${CALL}NO-SECRET-IN-PAYLOAD`],
    Kind: saying((_made, _stay, { access }) => ({ reservationInformation: `by ${access.clientSecret}` })),
  },
  'other-host': { breaks: [`${CALL}HOST`], Kind: address((url) => url.replace('127.0.0.1', 'localhost')) },
  'changing-api-version': {
    breaks: [`${CALL}SAME-API-VERSION`],
    Kind: address((url, operation) => (operation === 'check-out' ? `${url}?api-version=1.0` : url)),
  },
  'two-api-versions': {
    breaks: [`${CALL}SAME-API-VERSION`],
    also: [`${CALL}SUPPORTED-API-VERSION`],
    Kind: address((url) => `${url}?api-version=1.0&api-version=2.0`),
  },
  'unknown-api-version': { breaks: [`${CALL}SUPPORTED-API-VERSION`], Kind: address((url) => `${url}?api-version=9.9`) },
  'list-of-events': { breaks: [`${BODY}JSON-OBJECT`], Kind: text((usual) => `[${usual}]`) },
  'latin-1': {
    breaks: [`${BODY}UTF-8`],
    Kind: text((usual) => Buffer.from(usual, 'latin1')),
    also: [`${IN}VERBATIM`, `${BODY}JSON-OBJECT`, 'CLIENT-VALUES.NAMES'],
  },
  'joined-body': {
    breaks: [`${BODY}JSON-OBJECT`],
    also: ['CLIENT-EVENTS.*', `${CONDUCT}*`, `${IN}*`],
    Kind: text((_usual, made) => {
      const members = Object.entries(made).map(([name, value]) => `"${name}":${plain(value)}`);
      return `{${members.join(',')}}`;
    }),
  },
  gzip: {
    breaks: [`${BODY}JSON-OBJECT`],
    Kind: class extends Client {
      send(operation, text) {
        return super.send(operation, gzipSync(text));
      }
      headers(token, operation) {
        return { ...super.headers(token, operation), 'Content-Encoding': 'gzip' };
      }
    },
  },
  'byte-order-mark': { breaks: [`${BODY}NO-BOM`], Kind: text((usual) => `\uFEFF${usual}`) },
  'member-twice': {
    breaks: [`${BODY}NO-REPEATED-MEMBER`],
    Kind: text((usual, { folio }) => (folio ? usual.replace('{', `{"folio":"${folio}",`) : usual)),
  },
  'other-capitals': {
    breaks: [`${BODY}NO-SNAKE-CASE`],
    Kind: body('check-out', ({ reservationId: reservationID, ...others }) => ({ reservationID, ...others })),
  },
  'snake-case-too': { breaks: [`${BODY}NO-SNAKE-CASE`], Kind: saying((made) => ({ room_number: made.roomNumber })) },
};
