/** Faults of calls: address, header fields, body. */
import { Client } from '../careful.mjs';
import { checkIn, labelled } from './shared.mjs';

const CALL = 'CLIENT-CALL.';
const BODY = 'CLIENT-BODY.';
const IN = 'CLIENT-CHECK-IN.';
const CONDUCT = 'CLIENT-CONDUCT.';

/** By name. */
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
  'no-bearer': {
    breaks: [`${CALL}BEARER`],
    Kind: class extends Client {
      headers(token, operation) {
        const { Authorization, ...others } = super.headers(token, operation);
        const isFirst = !this.used;
        this.used = true;
        return isFirst ? others : { Authorization, ...others };
      }
    },
  },
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
  'old-token': {
    breaks: [`${CALL}ISSUED-TOKEN`],
    also: [`${CONDUCT}AUTHENTICATES-AGAIN`],
    Kind: class extends Client {
      headers(token, operation) {
        const isFirst = !this.used;
        this.used = true;
        return super.headers(isFirst ? 'kept-from-last-year-1234567890' : token, operation);
      }
    },
  },
  'text-plain': { breaks: [`${CALL}CONTENT-TYPE`], Kind: labelled('text/plain') },
  'text-json': { breaks: [`${CALL}PLAIN-CONTENT-TYPE`], Kind: labelled('text/json') },
  'token-goes-elsewhere': {
    breaks: [`${CALL}TOKEN-STAYS`],
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
  'secret-in-cookie': {
    breaks: [`${CALL}NO-SECRET-IN-FIELD`],
    Kind: class extends Client {
      headers(token, operation) {
        return { ...super.headers(token, operation), Cookie: `theme=dark; session=${token}` };
      }
    },
  },
  'guest-in-query': {
    breaks: [`${CALL}NO-GUEST-IN-URL`],
    Kind: class extends Client {
      async report(operation, stay) {
        this.guest = stay.guestLastName;
        await super.report(operation, stay);
      }
      url(operation) {
        return `${super.url(operation)}?guest=${encodeURIComponent(this.guest)}`;
      }
    },
  },
  'drops-base-path': {
    breaks: [`${CALL}ADDRESS`],
    also: ['CLIENT-EVENTS.REPORTED'],
    Kind: class extends Client {
      url(operation) {
        const { origin, pathname } = new URL(super.url(operation));
        return `${origin}${pathname.slice(pathname.indexOf('/api/'))}`;
      }
    },
  },
  'secret-in-field': {
    breaks: [`${CALL}NO-SECRET-IN-PAYLOAD`],
    Kind: checkIn((made, _stay, { access }) => ({ ...made, reservationInformation: `by ${access.clientSecret}` })),
  },
  'other-host': {
    breaks: [`${CALL}HOST`],
    Kind: class extends Client {
      url(operation) {
        return super.url(operation).replace('127.0.0.1', 'localhost');
      }
    },
  },
  'changing-api-version': {
    breaks: [`${CALL}SAME-API-VERSION`],
    Kind: class extends Client {
      url(operation) {
        return operation === 'check-out' ? `${super.url(operation)}?api-version=1.0` : super.url(operation);
      }
    },
  },
  'unknown-api-version': {
    breaks: [`${CALL}SUPPORTED-API-VERSION`],
    Kind: class extends Client {
      url(operation) {
        return `${super.url(operation)}?api-version=9.9`;
      }
    },
  },
  'list-of-events': {
    breaks: [`${BODY}JSON-OBJECT`],
    Kind: class extends Client {
      text(made) {
        return JSON.stringify([made]);
      }
    },
  },
  'latin-1': {
    breaks: [`${BODY}UTF-8`],
    Kind: class extends Client {
      text(made) {
        return Buffer.from(JSON.stringify(made), 'latin1');
      }
    },
    also: [`${IN}VERBATIM`, `${BODY}JSON-OBJECT`],
  },
  'joined-body': {
    breaks: [`${BODY}JSON-OBJECT`],
    also: ['CLIENT-EVENTS.*', `${CONDUCT}*`, `${IN}*`],
    Kind: class extends Client {
      text(made) {
        const members = Object.entries(made).map(([name, value]) => `"${name}":${this.plain(value)}`);
        return `{${members.join(',')}}`;
      }
      plain(value) {
        return typeof value === 'string' ? `"${value}"` : String(value);
      }
    },
  },
  'byte-order-mark': {
    breaks: [`${BODY}NO-BOM`],
    Kind: class extends Client {
      text(made) {
        return `\uFEFF${JSON.stringify(made)}`;
      }
    },
  },
  'member-twice': {
    breaks: [`${BODY}NO-REPEATED-MEMBER`],
    Kind: class extends Client {
      text(made, operation) {
        return operation === 'check-in'
          ? JSON.stringify(made).replace('{', `{"folio":"${made.folio}",`)
          : JSON.stringify(made);
      }
    },
  },
  'snake-case-too': {
    breaks: [`${BODY}NO-SNAKE-CASE`],
    Kind: checkIn((made) => ({ ...made, room_number: made.roomNumber })),
  },
};
