/** Faults in asking for tokens, and in what is made of them. */
import { once } from 'node:events';
import { request } from 'node:http';
import { Client } from '../careful.mjs';
import { replacing } from '../changes.mjs';
import { basic, conforming } from '../conforming.mjs';

const T = 'CLIENT-TOKEN.';

/** Asks the issuer wrongly first, and rightly when that is refused. */
const asksTwice = (change) =>
  class extends Client {
    async fetchToken() {
      const { url, ...request } = change(super.tokenRequest(), this);
      await (await fetch(url, request)).arrayBuffer();
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
const keeping = (kept) =>
  class extends Client {
    tokenIn(members) {
      return kept(super.tokenIn(members));
    }
  };

/** Whose tokens are refused. */
const REFUSED = ['CLIENT-EVENTS.*', 'CLIENT-CONDUCT.*', `${T}*`];

/** Reads the reply by a pattern, as text. */
const matching = (pattern) =>
  class extends Client {
    async membersOf(reply) {
      const text = await reply.text();
      return { ...JSON.parse(text), access_token: pattern.exec(text)?.[1] ?? '' };
    }
  };

export const tokens = {
  'wrong-token-path': {
    breaks: [`${T}FORM-REQUEST`],
    Kind: asksTwice((request) => ({ ...request, url: request.url.replace('oauth2', 'oauth') })),
  },
  'issuer-at-base': {
    breaks: [`${T}FORM-REQUEST`],
    // It knows one address alone; where that is the issuer's as well, nothing is wrong.
    also: ['CLIENT-EVENTS.REPORTED'],
    shownIn: ['base-path'],
    Kind: class extends Client {
      tokenRequest() {
        return { ...super.tokenRequest(), url: `${this.access.baseUrl}/oauth2/token` };
      }
    },
  },
  'renews-at-base': {
    breaks: [`${T}FORM-REQUEST`],
    also: ['CLIENT-EVENTS.REPORTED'],
    shownIn: ['base-path'],
    Kind: class extends Client {
      tokenRequest() {
        const { url, ...request } = super.tokenRequest();
        const isRenewal = this.hasAsked;
        this.hasAsked = true;
        return { url: isRenewal ? `${this.access.baseUrl}/oauth2/token` : url, ...request };
      }
    },
  },
  'other-grant-type': {
    breaks: [`${T}GRANT-TYPE`],
    Kind: asksTwice((request) => form(request, (each) => each.set('grant_type', 'password'))),
  },
  'no-secret': {
    breaks: [`${T}CREDENTIALS`],
    Kind: asksTwice((request) => form(request, (each) => each.delete('client_secret'))),
  },
  'repeated-parameter': {
    breaks: [`${T}NO-REPEATED-PARAMETER`],
    Kind: asksTwice((request) => form(request, (each) => each.append('client_id', each.get('client_id')))),
  },
  'joined-form': {
    breaks: [`${T}CREDENTIALS`],
    Kind: asksTwice((request, { access: { clientId, clientSecret } }) => ({
      ...request,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`,
    })),
  },
  'joined-json': {
    breaks: [`${T}JSON-REQUEST`],
    Kind: class extends conforming['json-variant'] {
      async fetchToken() {
        const { clientId, clientSecret } = this.access;
        const { url, ...request } = this.tokenRequest();
        const body = `{"client_id":"${clientId}","client_secret":"${clientSecret}"}`;
        await (await fetch(url, { ...request, body })).arrayBuffer();
        return super.fetchToken();
      }
    },
  },
  'two-methods': {
    breaks: [`${T}ONE-METHOD`],
    Kind: class extends Client {
      tokenRequest() {
        const { clientId, clientSecret } = this.access;
        const Authorization = basic(encodeURIComponent(clientId), encodeURIComponent(clientSecret));
        return { ...super.tokenRequest(), headers: { Authorization } };
      }
    },
  },
  'basic-as-it-is': { breaks: [`${T}BASIC-ENCODED`], Kind: conforming['basic-unencoded'] },
  'keeps-ended-token': {
    breaks: [`${T}NOT-AFTER-ITS-END`],
    also: ['CLIENT-EVENTS.OUTLASTS-TROUBLE', 'CLIENT-CONDUCT.RETRY-AFTER'],
    shownIn: ['renewal-fails'],
    Kind: class extends Client {
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
  },
  'takes-a-busy-issuer-for-a-refusal': {
    breaks: ['CLIENT-EVENTS.OUTLASTS-TROUBLE'],
    also: ['CLIENT-CONDUCT.RETRY-AFTER'],
    shownIn: ['renewal-fails'],
    Kind: class extends Asking {
      isTrouble(reply) {
        const isBusy = this.isAsking ? reply.status === 429 : /issuer answered 429/.test(reply.message);
        return super.isTrouble(reply) && !isBusy;
      }
    },
  },
  'ignores-retry-after-of-the-issuer': {
    breaks: ['CLIENT-CONDUCT.RETRY-AFTER'],
    Kind: class extends Asking {
      pauseAfter(reply, tries) {
        return this.isAsking ? 500 * tries : super.pauseAfter(reply, tries);
      }
    },
  },
  'secret-in-url': {
    breaks: [`${T}NO-SECRET-IN-URL`],
    // Who asks twice asks at once, also an issuer that wants to be left alone.
    also: ['CLIENT-CONDUCT.RETRY-AFTER'],
    Kind: asksTwice((request, { access }) => ({
      ...request,
      url: `${request.url}?client_secret=${access.clientSecret}`,
    })),
  },
  'id-in-url': {
    breaks: [`${T}FORM-REQUEST`],
    also: ['CLIENT-CONDUCT.RETRY-AFTER'],
    Kind: asksTwice((request, { access }) => ({ ...request, url: `${request.url}?client_id=${access.clientId}` })),
  },
  'json-as-text': {
    breaks: [`${T}JSON-REQUEST`],
    Kind: asksTwice((request) => ({
      ...request,
      url: request.url.replace('oauth2', 'auth'),
      headers: { 'Content-Type': 'text/plain' },
      body: '{}',
    })),
  },
  'token-in-quotes': { breaks: ['CLIENT-CALL.BEARER'], also: REFUSED, Kind: keeping((token) => `"${token}"`) },
  'bearer-twice': { breaks: ['CLIENT-CALL.BEARER'], also: REFUSED, Kind: keeping((token) => `Bearer ${token}`) },
  'token-percent-encoded': { breaks: ['CLIENT-CALL.ISSUED-TOKEN'], also: REFUSED, Kind: keeping(encodeURIComponent) },
  'token-in-a-short-column': {
    breaks: ['CLIENT-CALL.ISSUED-TOKEN'],
    also: REFUSED,
    Kind: keeping((token) => token.slice(0, 255)),
  },
  'token-read-as-a-form': {
    breaks: ['CLIENT-CALL.ISSUED-TOKEN'],
    also: REFUSED,
    Kind: keeping((token) => new URLSearchParams(`token=${token}`).get('token')),
  },
  'unclaimed-variant': {
    breaks: [`${T}CLAIMED-VARIANT`],
    claims: ['token-form', 'check-in', 'check-out', 'partial-bill', 'no-show'],
    // Who claims that variant may use it.
    Kind: conforming['json-variant'],
  },
  'token-per-report': {
    breaks: [`${T}REUSED`],
    also: [`${T}ONE-REFRESH`],
    shownIn: ['room-types'],
    Kind: conforming['token-per-report'],
  },
  // Its token outlives a restart, and is refused after it: a report more than tokens.
  'token-per-report-since-its-start': {
    breaks: [`${T}REUSED`],
    also: [`${T}ONE-REFRESH`],
    shownIn: ['room-types'],
    Kind: class extends conforming['long-running'] {
      async token() {
        if (this.hasReported) this.forgetToken();
        this.hasReported = true;
        return super.token();
      }
    },
  },
  'waits-for-401': {
    breaks: [`${T}REFRESHED-BEFORE-EXPIRY`],
    also: [`${T}ONE-REFRESH`, `${T}NOT-AFTER-ITS-END`],
    shownIn: ['token-near-its-end'],
    Kind: replacing(
      () => Number.MAX_SAFE_INTEGER,
      (usual) => usual,
    ),
  },
  'a-tenth-too-long': {
    breaks: [`${T}REFRESHED-BEFORE-EXPIRY`, `${T}LIFETIME-FOLLOWED`],
    also: [`${T}NOT-AFTER-ITS-END`],
    shownIn: ['token-near-its-end'],
    Kind: replacing(
      (_usual, { expires_in: seconds }) => seconds * 1100,
      (_usual, { expires_in: seconds }) => seconds * 1100,
    ),
  },
  'knows-one-lifetime': {
    breaks: [`${T}LIFETIME-FOLLOWED`],
    shownIn: ['token-near-its-end'],
    Kind: replacing(
      (usual) => usual,
      () => 3_600_000,
    ),
  },
  // As caches count whose entries expire when nobody has used them for a while.
  'lifetime-from-its-last-use': {
    breaks: [`${T}LIFETIME-FOLLOWED`],
    shownIn: ['token-near-its-end'],
    Kind: class extends Client {
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
  },
  'lifetime-in-milliseconds': {
    breaks: [`${T}REUSED`],
    shownIn: ['token-near-its-end'],
    Kind: replacing(
      (usual) => usual / 1000,
      (usual) => usual / 1000,
    ),
  },
  'prints-its-tokens': {
    breaks: ['CLIENT-CONDUCT.NO-SECRET-IN-OUTPUT'],
    Kind: class extends Client {
      tokenIn(members) {
        console.log(`The issuer answered ${JSON.stringify(members)}`);
        return super.tokenIn(members);
      }
    },
  },
  'old-token-at-the-issuer': {
    breaks: [`${T}WITHOUT-TOKEN`],
    shownIn: ['token-ended'],
    Kind: class extends Client {
      tokenRequest() {
        const headers = this.old ? { Authorization: `Bearer ${this.old}` } : {};
        return { ...super.tokenRequest(), headers };
      }
      tokenIn(members) {
        this.old = super.tokenIn(members);
        return this.old;
      }
    },
  },
  'knows-all-members': {
    breaks: [`${T}UNKNOWN-MEMBERS-IGNORED`],
    also: ['CLIENT-EVENTS.REPORTED'],
    shownIn: ['unknown-token-members'],
    Kind: class extends Client {
      tokenIn(members) {
        if (Object.keys(members).length > 3) throw new Error('What is that?');
        return super.tokenIn(members);
      }
    },
  },
  'reads-token-replies-by-position': {
    breaks: ['CLIENT-CALL.ISSUED-TOKEN'],
    also: REFUSED,
    shownIn: ['unknown-token-members'],
    Kind: class extends Client {
      tokenIn(members) {
        return Object.values(members)[0];
      }
    },
  },
  'token-as-it-is-written': {
    breaks: ['CLIENT-CALL.ISSUED-TOKEN'],
    also: REFUSED,
    shownIn: ['after-midnight'],
    Kind: matching(/"access_token"\s*:\s*"([^"]*)"/),
  },
  'token-of-letters-and-digits': {
    breaks: ['CLIENT-CALL.ISSUED-TOKEN'],
    also: REFUSED,
    Kind: matching(/"access_token"\s*:\s*"([\w+/=]+)/),
  },
  'reads-one-chunk': {
    breaks: ['CLIENT-EVENTS.REPORTED'],
    also: REFUSED,
    Kind: class extends Client {
      async fetchToken() {
        const { url, body } = this.tokenRequest();
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
        const [reply] = await once(request(url, { method: 'POST', headers, agent: false }).end(`${body}`), 'response');
        const chunks = [];
        await once(
          reply.on('data', (chunk) => chunks.push(chunk)),
          'end',
        );
        if (reply.statusCode !== 200) throw new Error(`The issuer answered ${reply.statusCode}`);
        const members = JSON.parse(chunks[0]);
        return { value: this.tokenIn(members), replaceAt: this.clock.now() + this.replacedAfter(members) };
      }
    },
  },
  // As an interceptor does that sets the field of the failed call alone.
  'forgets-the-new-token': {
    breaks: ['CLIENT-CONDUCT.AUTHENTICATES-AGAIN'],
    Kind: class extends Client {
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
  },
  'refreshes-twice': {
    breaks: [`${T}ONE-REFRESH`],
    shownIn: ['at-once-at-expiry'],
    Kind: class extends Client {
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
  },
};
