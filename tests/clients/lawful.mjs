/** Clients that differ from the careful one in what the document lets them: `node tests/clients/lawful.mjs NAME`. */
import { request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { Client, playFromEnvironment } from './careful.mjs';
import { values } from './conforming/values.mjs';

/** Sends a report by Node's own HTTP client: chunked, each on a connection of its own. */
function sendRaw(url, headers, text) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent: false }, async (reply) => {
      const chunks = [];
      for await (const chunk of reply) chunks.push(chunk);
      resolve(new Response(Buffer.concat(chunks), { status: reply.statusCode, headers: reply.headers }));
    });
    sent.on('error', reject);
    sent.write(text.slice(0, 10));
    sent.end(text.slice(10));
  });
}

/** Tokens by the address of their issuer: a hotel system runs for weeks, and knows nothing of scenes. */
const kept = new Map();

/** By their names. */
export const lawful = {
  'json-variant': class extends Client {
    tokenRequest() {
      const { authUrl, clientId: client_id, clientSecret: client_secret } = this.access;
      const headers = { 'Content-Type': 'application/json' };
      return {
        url: `${authUrl}/auth/token`,
        method: 'POST',
        headers,
        body: JSON.stringify({ client_id, client_secret }),
      };
    }
  },
  'basic-authentication': class extends Client {
    tokenRequest() {
      const { authUrl, clientId, clientSecret } = this.access;
      const Authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      const body = new URLSearchParams({ grant_type: 'client_credentials' });
      return { url: `${authUrl}/oauth2/token`, method: 'POST', headers: { Authorization }, body };
    }
  },
  'token-per-report': class extends Client {
    token() {
      this.forgetToken();
      return super.token();
    }
  },
  'eager-refresh': class extends Client {
    replacedAfter({ expires_in: seconds }) {
      return seconds * 500;
    }
  },
  'long-running': class extends Client {
    async token() {
      const known = kept.get(this.access.authUrl);
      if (known && this.clock.now() < known.replaceAt) return known.value;
      const token = await this.fetchToken();
      kept.set(this.access.authUrl, token);
      return token.value;
    }
    forgetToken() {
      kept.delete(this.access.authUrl);
    }
  },
  'no-retry': class extends Client {
    persistently(send) {
      return super.persistently(send, 1);
    }
  },
  'extra-headers': class extends Client {
    headers(token, operation) {
      return {
        ...super.headers(token, operation),
        'Content-Type': 'application/json; charset=utf-8',
        'X-Correlation-Id': 'f1e2d3c4',
        'User-Agent': 'Hotel/7.1',
        'Accept-Language': 'de',
      };
    }
  },
  'chunked-and-closed': class extends Client {
    async send(operation, text) {
      const token = await this.token();
      const headers = { authorization: `bearer ${token}`, 'content-type': 'application/json', connection: 'close' };
      return sendRaw(this.url(operation), headers, text);
    }
  },
  'nulls-and-more': class extends Client {
    checkIn(stay) {
      const {
        employeeIdentifier = null,
        supplierReservationId = null,
        loyalty = null,
        ...others
      } = super.checkIn(stay);
      return { employeeIdentifier, supplierReservationId, loyalty, pmsVersion: '7.1', ...others };
    }
  },
  'own-numbers': class extends Client {
    checkIn(stay) {
      return { ...super.checkIn(stay), folio: `PMS-${stay.folio}` };
    }
  },
  ...values,
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) playFromEnvironment(lawful[process.argv[2]]);
