/** Faults in asking for tokens, and in what is made of them. */
import { once } from 'node:events';
import { request } from 'node:http';
import { Client } from '../careful.mjs';
import { changed, replacing } from '../changes.mjs';
import { basic, conforming } from '../conforming.mjs';

/** Asks the issuer wrongly first, and rightly when that is refused. */
const asksTwice = (change, redirect = 'manual') =>
  class extends Client {
    async fetchToken() {
      const { url, ...request } = change(super.tokenRequest(), this);
      await (await fetch(url, { ...request, redirect })).arrayBuffer();
      return super.fetchToken();
    }
  };

/** Knows in a pause, or in trouble, whether it is asking the issuer. */
class Asking extends Client {
  async fetchToken() {
    this.isAsking = true;
    return super.fetchToken().finally(() => {
      this.isAsking = false;
    });
  }
}

const form = (request, change) => {
  const parameters = new URLSearchParams(request.body);
  change(parameters);
  return { ...request, body: parameters };
};

/** Sends something else than the token that it was given. */
const keeping = (kept) => changed('tokenIn', ({ usual }, members) => kept(usual(members)));

/** Whose tokens are refused. */
const REFUSED = '{EVENTS,CONDUCT,TOKEN}.*?';

/** Reads the reply by a pattern, as text. */
const matching = (pattern) =>
  changed('membersOf', async (_, reply) => {
    const text = await reply.text();
    return { ...JSON.parse(text), access_token: pattern.exec(text)?.[1] ?? '' };
  });

export const tokens = {
  'wrong-token-path': [
    'TOKEN.FORM-REQUEST',
    asksTwice((request) => ({ ...request, url: request.url.replace('oauth2', 'oauth') })),
  ],
  'issuer-at-base': [
    // It knows one address alone; where that is the issuer's as well, nothing is wrong.
    'TOKEN.FORM-REQUEST EVENTS.REPORTED? base-path',
    changed('tokenRequest', ({ usual, client }) => ({ ...usual(), url: `${client.access.baseUrl}/oauth2/token` })),
  ],
  'renews-at-base': [
    'TOKEN.FORM-REQUEST EVENTS.REPORTED? base-path',
    changed('tokenRequest', ({ usual, client }) => {
      const { url, ...request } = usual();
      const isRenewal = client.hasAsked;
      client.hasAsked = true;
      return { url: isRenewal ? `${client.access.baseUrl}/oauth2/token` : url, ...request };
    }),
  ],
  'other-grant-type': [
    'TOKEN.GRANT-TYPE',
    asksTwice((request) => form(request, (each) => each.set('grant_type', 'password'))),
  ],
  'no-secret': ['TOKEN.CREDENTIALS', asksTwice((request) => form(request, (each) => each.delete('client_secret')))],
  'repeated-parameter': [
    'TOKEN.NO-REPEATED-PARAMETER',
    asksTwice((request) => form(request, (each) => each.append('client_id', each.get('client_id')))),
  ],
  'joined-form': [
    'TOKEN.CREDENTIALS',
    asksTwice((request, { access: { clientId, clientSecret } }) => ({
      ...request,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`,
    })),
  ],
  'percent-sign-as-it-is': [
    'TOKEN.CREDENTIALS',
    asksTwice((request) => ({
      ...request,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: String(request.body).replaceAll('%25', '%'),
    })),
  ],
  'joined-json': [
    'TOKEN.JSON-REQUEST',
    class extends conforming['json-variant'] {
      async fetchToken() {
        const { clientId, clientSecret } = this.access;
        const { url, ...request } = this.tokenRequest();
        const body = `{"client_id":"${clientId}","client_secret":"${clientSecret}"}`;
        await (await fetch(url, { ...request, body, redirect: 'manual' })).arrayBuffer();
        return super.fetchToken();
      }
    },
  ],
  'two-methods': [
    'TOKEN.ONE-METHOD',
    changed('tokenRequest', ({ usual, client }) => {
      const { clientId, clientSecret } = client.access;
      const Authorization = basic(encodeURIComponent(clientId), encodeURIComponent(clientSecret));
      return { ...usual(), headers: { Authorization } };
    }),
  ],
  'basic-as-it-is': ['TOKEN.BASIC-ENCODED', conforming['basic-unencoded']],
  'keeps-ended-token': [
    'TOKEN.NOT-AFTER-ITS-END EVENTS.OUTLASTS-TROUBLE? CONDUCT.RETRY-AFTER? renewal-fails',
    class extends Client {
      async token() {
        this.latest = await super.token().catch((error) => {
          if (!this.latest) throw error;
          return this.latest;
        });
        return this.latest;
      }
      tokenTries() {
        return 1;
      }
    },
  ],
  'takes-a-busy-issuer-for-a-refusal': [
    'EVENTS.OUTLASTS-TROUBLE CONDUCT.RETRY-AFTER? renewal-fails',
    class extends Asking {
      isTrouble(reply) {
        const isBusy = this.isAsking ? reply.status === 429 : /issuer answered 429/.test(reply.message);
        return super.isTrouble(reply) && !isBusy;
      }
    },
  ],
  'ignores-retry-after-of-the-issuer': [
    'CONDUCT.RETRY-AFTER',
    class extends Asking {
      pauseAfter(reply, tries) {
        return this.isAsking ? 500 * tries : super.pauseAfter(reply, tries);
      }
    },
  ],
  'secret-in-url': [
    // Who asks twice asks at once, also an issuer that wants to be left alone.
    'TOKEN.NO-SECRET-IN-URL CONDUCT.RETRY-AFTER?',
    asksTwice((request, { access }) => ({
      ...request,
      url: `${request.url}?client_secret=${access.clientSecret}`,
    })),
  ],
  // As most libraries do with a 307 by themselves.
  'follows-with-its-secret': [
    'TOKEN.SECRET-STAYS CONDUCT.RETRY-AFTER? token-redirected',
    asksTwice((request) => request, 'follow'),
  ],
  'id-in-url': [
    'TOKEN.FORM-REQUEST CONDUCT.RETRY-AFTER?',
    asksTwice((request, { access }) => ({ ...request, url: `${request.url}?client_id=${access.clientId}` })),
  ],
  'json-as-text': [
    'TOKEN.JSON-REQUEST',
    asksTwice((request) => ({
      ...request,
      url: request.url.replace('oauth2', 'auth'),
      headers: { 'Content-Type': 'text/plain' },
      body: '{}',
    })),
  ],
  'token-in-quotes': [`CALL.BEARER ${REFUSED}`, keeping((token) => `"${token}"`)],
  'bearer-twice': [`CALL.BEARER ${REFUSED}`, keeping((token) => `Bearer ${token}`)],
  'token-percent-encoded': [`CALL.ISSUED-TOKEN ${REFUSED}`, keeping(encodeURIComponent)],
  'token-in-a-short-column': [`CALL.ISSUED-TOKEN ${REFUSED}`, keeping((token) => token.slice(0, 255))],
  'token-read-as-a-form': [
    `CALL.ISSUED-TOKEN ${REFUSED}`,
    keeping((token) => new URLSearchParams(`token=${token}`).get('token')),
  ],
  'unclaimed-variant': [
    'TOKEN.CLAIMED-VARIANT',
    // Who claims that variant may use it.
    conforming['json-variant'],
    { claims: ['token-form', 'check-in', 'check-out', 'partial-bill', 'no-show'] },
  ],
  'token-per-report': ['TOKEN.REUSED TOKEN.ONE-REFRESH? room-types', conforming['token-per-report']],
  // Its token outlives a restart, and is refused after it: a report more than tokens.
  'token-per-report-since-its-start': [
    'TOKEN.REUSED TOKEN.ONE-REFRESH? room-types',
    class extends conforming['long-running'] {
      async token() {
        if (this.hasReported) this.forgetToken();
        this.hasReported = true;
        return super.token();
      }
    },
  ],
  'waits-for-401': [
    'TOKEN.REFRESHED-BEFORE-EXPIRY TOKEN.{ONE-REFRESH,NOT-AFTER-ITS-END}? token-near-its-end',
    replacing(
      () => Number.MAX_SAFE_INTEGER,
      (usual) => usual,
    ),
  ],
  'a-tenth-too-long': [
    'TOKEN.{REFRESHED-BEFORE-EXPIRY,LIFETIME-FOLLOWED} TOKEN.NOT-AFTER-ITS-END? token-near-its-end',
    replacing(
      (_usual, { expires_in: seconds }) => seconds * 1100,
      (_usual, { expires_in: seconds }) => seconds * 1100,
    ),
  ],
  'knows-one-lifetime': [
    'TOKEN.LIFETIME-FOLLOWED token-near-its-end',
    replacing(
      (usual) => usual,
      () => 3_600_000,
    ),
  ],
  // As caches count whose entries expire when nobody has used them for a while.
  'lifetime-from-its-last-use': [
    'TOKEN.LIFETIME-FOLLOWED token-near-its-end',
    class extends Client {
      replacedAfter(members) {
        this.life = super.replacedAfter(members);
        return this.life;
      }
      async fetchToken() {
        this.latest = await super.fetchToken();
        return this.latest;
      }
      async token() {
        const value = await super.token();
        this.latest.replaceAt = this.clock.now() + this.life;
        return value;
      }
    },
  ],
  'lifetime-in-milliseconds': [
    'TOKEN.REUSED token-near-its-end',
    replacing(
      (usual) => usual / 1000,
      (usual) => usual / 1000,
    ),
  ],
  'prints-its-tokens': [
    'CONDUCT.NO-SECRET-IN-OUTPUT',
    changed('tokenIn', ({ usual }, members) => {
      console.log(`The issuer answered ${JSON.stringify(members)}`);
      return usual(members);
    }),
  ],
  'old-token-at-the-issuer': [
    'TOKEN.WITHOUT-TOKEN token-ended',
    class extends Client {
      tokenRequest() {
        const headers = this.old ? { Authorization: `Bearer ${this.old}` } : {};
        return { ...super.tokenRequest(), headers };
      }
      tokenIn(members) {
        this.old = super.tokenIn(members);
        return this.old;
      }
    },
  ],
  'knows-all-members': [
    'TOKEN.UNKNOWN-MEMBERS-IGNORED EVENTS.REPORTED? unknown-token-members',
    changed('tokenIn', ({ usual }, members) => {
      if (Object.keys(members).length > 3) throw new Error('What is that?');
      return usual(members);
    }),
  ],
  'reads-token-replies-by-position': [
    `CALL.ISSUED-TOKEN ${REFUSED} unknown-token-members`,
    changed('tokenIn', (_, members) => Object.values(members)[0]),
  ],
  'token-as-it-is-written': [`CALL.ISSUED-TOKEN ${REFUSED} after-midnight`, matching(/"access_token"\s*:\s*"([^"]*)"/)],
  'token-of-letters-and-digits': [`CALL.ISSUED-TOKEN ${REFUSED}`, matching(/"access_token"\s*:\s*"([\w+/=]+)/)],
  'reads-one-chunk': [
    `EVENTS.REPORTED ${REFUSED}`,
    changed('fetchToken', async ({ client }) => {
      const { url, body } = client.tokenRequest();
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const [reply] = await once(request(url, { method: 'POST', headers, agent: false }).end(`${body}`), 'response');
      const chunks = [];
      await once(
        reply.on('data', (chunk) => chunks.push(chunk)),
        'end',
      );
      if (reply.statusCode !== 200) throw new Error(`The issuer answered ${reply.statusCode}`);
      const members = JSON.parse(chunks[0]);
      return { value: client.tokenIn(members), replaceAt: client.clock.now() + client.replacedAfter(members) };
    }),
  ],
  // As an interceptor does that sets the field of the failed call alone.
  'forgets-the-new-token': [
    'CONDUCT.AUTHENTICATES-AGAIN TOKEN.ONE-REFRESH?',
    class extends Client {
      async token() {
        return this.isAgain ? (await this.fetchToken()).value : super.token();
      }
      async again(send) {
        this.isAgain = true;
        return this.persistently(send).finally(() => {
          this.isAgain = false;
        });
      }
    },
  ],
  'refreshes-twice': [
    'TOKEN.ONE-REFRESH at-once-at-expiry',
    class extends Client {
      async token() {
        if (!this.own || this.clock.now() >= this.own.replaceAt) {
          const fetched = await this.fetchToken();
          this.own = fetched;
        }
        return this.own.value;
      }
      forgetToken() {
        this.own = null;
      }
    },
  ],
  'renews-for-each-refused': [
    'TOKEN.ONE-REFRESH refused-at-once',
    class extends Client {
      async again(send) {
        this.own = await this.fetchToken();
        return this.persistently(send);
      }
      async token() {
        return this.own?.value ?? super.token();
      }
    },
  ],
  // Only one may renew, and the others believe that it does so for them.
  'resends-one-of-two-refused': [
    'EVENTS.REPORTED refused-at-once',
    changed('again', async ({ usual, client }, send) => {
      if (client.isRenewing) return new Response(null, { status: 401 });
      client.isRenewing = true;
      return usual(send).finally(() => {
        client.isRenewing = false;
      });
    }),
  ],
  // A second place that keeps a token, and learns of no renewal.
  'resends-with-its-first-token': [
    'EVENTS.REPORTED CONDUCT.AUTHENTICATES-AGAIN? token-ended',
    class extends Client {
      tokenIn(members) {
        const value = super.tokenIn(members);
        this.first ??= value;
        return value;
      }
      async token() {
        const value = await super.token();
        return this.isAgain ? this.first : value;
      }
      async again(send) {
        this.isAgain = this.hasRenewed;
        this.hasRenewed = true;
        return super.again(send).finally(() => {
          this.isAgain = false;
        });
      }
    },
  ],
  // Each that has renewed sends what waited for it.
  'resends-two-refused-twice': [
    'EVENTS.REPORTED CONDUCT.NO-RESEND? refused-at-once',
    class extends Client {
      refused = new Set();
      async again(send) {
        this.refused.add(send);
        this.forgetToken();
        await this.token();
        const replies = await Promise.all([...this.refused].map((each) => this.persistently(each)));
        this.refused.clear();
        return replies[0];
      }
    },
  ],
};
