/** What replies give away of other stays, software and secrets, and how all token requests of a run are answered. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lookAt, WELL_KNOWN, withCookiesOf } from '../../cases/bad-credentials.ts';
import type { Intent } from '../../cases/intent.ts';
import { placeholder } from '../../cases/placeholder.ts';
import { sequenceOf } from '../../cases/sequence.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Operation } from '../../contract/words.ts';
import { releaseInBody, releaseInFields } from '../../judgement/leaks.ts';
import { toShowNoPassword, toShowNoRepository, toShowNoSettings } from '../../judgement/matchers/open-doors.ts';
import { toAllKeep } from '../../judgement/matchers/record.ts';
import { otherStaysRule } from '../../judgement/other-stays.ts';
import { Replay } from '../../judgement/replay.ts';
import { tokenRules } from '../../judgement/whole-run.ts';
import { contextFor } from '../support/context.ts';
import { exchange, type Made, runOf } from '../support/exchange.ts';
import { serve } from '../support/server.ts';
import { wireTo } from '../support/wire.ts';

const context = contextFor('http://service.test');
const json = (value: unknown) => ({ text: JSON.stringify(value), bytes: JSON.stringify(value).length });

function reported(id: string, members: object, made: Made = {}, operation: Operation = 'check-in'): Exchange {
  return exchange({ id, status: 201, ...made, request: { operation, body: json(members) } });
}

describe('of other stays', () => {
  const [mine, other] = ['CERT-0A1B2C3D4E', 'CERT-99FF00AA11'];
  const others = reported('check-in/b', { hotelConfirmationNumber: other, roomNumber: '1234567' });
  const shown = (made: Made, members: object = { hotelConfirmationNumber: mine }, id = 'check-in/a') => {
    const own = reported(id, members, made);
    return otherStaysRule(context, 'check-in', runOf([others, own])).unmet(own);
  };

  test('nothing may stand in a reply, in its header section as little as in its body', () => {
    assert.match(shown({ headers: [['Location', `/stays/${other}`]] }) ?? '', /99FF00AA11.*check-in\/b.*Location/);
    assert.match(shown({ status: 400, body: `{"known":"${other.toLowerCase()}"}` }) ?? '', /the body/);
    assert.match(shown({ status: 400, body: '{"known":"guest Guest-99FF00AA11, folio"}' }) ?? '', /the body/);
  });

  test('its own may, and what nobody said', () => {
    assert.equal(shown({ headers: [['Location', `/stays/${mine}`]] }), null);
    for (const field of [
      ['X-Trace', '77AA88BB99'],
      ['traceparent', '00-99ff00aa1199ff00aa11-01'],
    ] as const)
      assert.equal(shown({ headers: [field] }), null);
    assert.equal(shown({ headers: [['Location', '/stays/1234567']] }), null);
  });

  test('the name of the client may, although only token requests said it', () => {
    const named = { ...context, clientId: 'client-5F3A9C01B2' };
    const asked = exchange({
      id: 'token/1',
      request: { operation: 'token-form', body: json({ client_id: named.clientId }) },
    });
    const own = reported('check-in/a', {}, { headers: [['X-Consumer', named.clientId]] });
    assert.equal(otherStaysRule(named, 'check-in', runOf([asked, own])).unmet(own), null);
    assert.notEqual(otherStaysRule(context, 'check-in', runOf([asked, own])).unmet(own), null);
  });

  test('a reply may mention another request with the same room, id or guest', () => {
    const taken = { status: 409, body: `{"detail":"taken by ${other}"}` };
    assert.equal(shown(taken, { hotelConfirmationNumber: mine, roomNumber: '1234567' }), null);
    assert.equal(shown(taken, { hotelConfirmationNumber: mine, roomNumber: 1234567 }), null);
    assert.notEqual(shown(taken, { hotelConfirmationNumber: mine, roomNumber: 123456 }), null);
    assert.equal(shown(taken, { reservationId: other }), null);
    assert.equal(shown(taken, { folio: 'a "b"', supplierReservationId: other }), null);
    assert.equal(shown(taken, {}, 'check-in/b#2'), null);
    assert.notEqual(shown(taken, {}, 'check-in/bb#2'), null);
  });

  test('of a body that is too long to be kept the beginning is searched', () => {
    const judged = (beginning: string) => {
      const one = exchange({ status: 400, body: beginning + 'x'.repeat(100_000) });
      return toAllKeep([others, one], otherStaysRule(context, 'check-in', runOf([others, one])))?.kind;
    };
    assert.equal(judged(`${other} `), 'broken');
    assert.equal(judged(''), undefined);
  });

  test('tokens are looked at too', () => {
    const reply = exchange({
      id: 'token/1',
      status: 200,
      body: `{"for":"${other}"}`,
      request: { operation: 'token-form' },
    });
    assert.notEqual(otherStaysRule(context, 'token-form', runOf([others, reply])).unmet(reply), null);
  });

  test('thousands of replies that name thousands of stays are looked at in a moment', { timeout: 15_000 }, () => {
    const mark = (at: number) => `CERT-A${String(at).padStart(9, '0')}`;
    const all = Array.from({ length: 3000 }, (_each, at) =>
      reported(`check-in/${at}`, { hotelConfirmationNumber: mark(at) }, { body: `${mark(at)} `.repeat(500) }),
    );
    assert.equal(toAllKeep(all, otherStaysRule(context, 'check-in', runOf(all))), null);
  });
});

describe('of software', () => {
  const field = (name: string, value: string) => releaseInFields(exchange({ status: 200, headers: [[name, value]] }));
  const body = (text: string) => releaseInBody(exchange({ status: 500, body: text }));

  test('a release is distinguished from a name', () => {
    const releases = [
      'nginx/1.18.0',
      'Apache/2.4.41 (Ubuntu)',
      'Jetty(9.4.43.v20210629)',
      'Werkzeug/3.0.1 Python/3.11.2',
    ];
    for (const value of releases) assert.notEqual(field('Server', value), null, value);
    for (const value of ['nginx', 'awselb/2.0', 'Microsoft-IIS/10.0', 'Kestrel', 'cloudflare', 'node-10.0.0.1'])
      assert.equal(field('Server', value), null, value);
    assert.notEqual(field('x-aspnet-version', '4.0.30319'), null);
    assert.equal(field('X-Request-Id', '1.2.3'), null);
  });

  test('in a body only beside the name of a software', () => {
    const shown = ['<center>nginx/1.18.0</center>', 'Apache Tomcat/9.0.41', 'ASP.NET Core 8.0.11', 'PHP Version 8.1.2'];
    for (const text of shown) assert.notEqual(body(text), null, text);
    const none = ['version 1.2.3', 'Java is needed', 'openapi: 3.1.0', 'go to 10.0.0.1', 'rfc9110#section-15.5.1'];
    for (const text of none) assert.equal(body(text), null, text);
  });
});

describe('at well-known addresses', () => {
  const at = (body: string, status = 200) => exchange({ status, body });

  test('content tells, and no status', () => {
    assert.equal(toShowNoRepository(at('[core]\n\trepositoryformatversion = 0'))?.kind, 'broken');
    assert.equal(toShowNoRepository(at('<p>[core] repositoryformatversion = 0')), null);
    assert.equal(toShowNoRepository(at('[core]\n\trepositoryformatversion = 0', 403)), null);
    const settings = '{"activeProfiles":[],"propertySources":[{"name":"systemProperties"';
    assert.equal(toShowNoSettings(at(settings))?.kind, 'broken');
    assert.equal(toShowNoSettings(at('<!doctype html>"propertySources":[')), null);
    assert.equal(toShowNoSettings(at('{"message":"propertySources"}')), null);
  });

  test('a password is distinguished from a masked one, and is not repeated', () => {
    const found = toShowNoPassword(at('{"db":"postgres://app:hunter2@db/x"}'));
    assert.equal(found?.kind, 'broken');
    assert.doesNotMatch(JSON.stringify([found?.summary, found?.received]), /hunter2/);
    assert.equal(toShowNoPassword(at('{"db":"Server=x;Password=hunter2;"}'))?.kind, 'broken');
    const own = `{"secret":"${placeholder({ secret: 'client_secret' }, '00000000')}"}`;
    assert.equal(toShowNoPassword(at(own))?.kind, 'broken');
    const masked = [
      '{"db":"postgres://app:****@db/x"}',
      '{"db":"Password=*****;"}',
      '{"see":"https://docs.test/a:b@c"}',
    ];
    for (const text of masked) assert.equal(toShowNoPassword(at(text)), null, text);
  });

  test('a look is a GET without a credential, below the prefix of the base URL', () => {
    const call = lookAt(WELL_KNOWN.repository);
    assert.deepEqual([call.method, call.path, call.body.kind, call.to], ['GET', '/.git/config', 'none', 'service']);
    const names = call.headers.map(([name]) => name);
    assert.deepEqual(names, ['User-Agent', 'Accept']);
  });
});

describe('every valid token request', () => {
  const granted = { status: 200, body: '{"access_token":"<access_token:00000000>","expires_in":3600}' };
  const url = 'http://service.test/oauth2/token';
  const found = (...asked: readonly (readonly [Intent, Made])[]) => {
    const all = asked.map(([, made], at) =>
      exchange({ ...made, id: `token-form/${at}`, request: { operation: 'token-form', url } }),
    );
    const run = runOf(all, Object.fromEntries(asked.map(([intent], at) => [`token-form/${at}`, intent])));
    return toAllKeep(all, tokenRules(context, 'token-form', run).granted);
  };
  const valid: Intent = { kind: 'nominal' };
  const late = { status: 401, sentAt: '2026-06-01T13:00:00.000Z' };
  const before = { status: 401, sentAt: '2026-06-01T12:30:00.000Z' };

  test('is answered with a token', () => {
    assert.equal(found([valid, granted]), null);
    const others = [{ status: 401, body: '{"error":"invalid_client"}' }, { status: 200, body: '{}' }, { status: 500 }];
    for (const made of others) assert.equal(found([valid, granted], [valid, made])?.kind, 'broken');
  });

  test('but for paces, outages, lock-outs and what a gateway turns away', () => {
    for (const status of [429, 503, 403, 408]) assert.equal(found([valid, granted], [valid, { status }]), null);
    const forbidden = { status: 403, body: '{"error":"unauthorized_client"}' };
    assert.equal(found([valid, granted], [valid, forbidden])?.kind, 'broken');
    assert.equal(found([valid, granted], [{ kind: 'faulty', wrongSecret: true }, before], [valid, late]), null);
    assert.equal(found([valid, granted], [{ kind: 'faulty' }, before], [valid, late])?.kind, 'broken');
  });

  test('and an error names its code, as a MUST where the request can be read', () => {
    const refused = exchange({ id: 'a', status: 400, request: { operation: 'token-form', url } });
    for (const malformed of [true, false]) {
      const intent: Intent = { kind: 'faulty', ...(malformed ? { malformed } : {}) };
      const { code, codeOfMalformed } = tokenRules(context, 'token-form', runOf([refused], { a: intent }));
      assert.deepEqual([code.about(refused), codeOfMalformed.about(refused)], [!malformed, malformed]);
    }
  });
});

describe('cookies that a reply sets', () => {
  test('come back on the wire, and never stand in the record', async (t) => {
    const cookies: (string | undefined)[] = [];
    const { url } = await serve(t, (request, response) => {
      cookies.push(request.headers.cookie);
      const fields = ['sid=0123456789abcdef0123; Path=/; HttpOnly', 'stale=; Max-Age=0'];
      response.writeHead(request.url?.includes('token') ? 200 : 400, { 'Set-Cookie': fields });
      response.end(
        request.url?.includes('token') ? '{"access_token":"0123456789-0123456789"}' : request.headers.cookie,
      );
    });
    const own = contextFor(url);
    const { wire, recorded } = wireTo(t, own);
    const call = (operation: Operation) => validCall(own, operation, makeStay(own, 1));
    const once = (each: ReturnType<typeof call>) => sequenceOf(own.seed, [each]);
    const [setting] = await wire.send(once(call('token-json')));
    const sequence = once(withCookiesOf(call('check-in'), (setting as Exchange).id));
    const [sent] = await wire.send(sequence);
    assert.deepEqual(cookies, [undefined, 'sid=0123456789abcdef0123; stale=']);
    assert.doesNotMatch(JSON.stringify(recorded), /0123456789abcdef0123/);
    assert.match(JSON.stringify(sent?.request.headers), /"Cookie","<cookie:[0-9a-f]{8}>"/);
    assert.match(sent?.reply?.body.text ?? '', /<cookie:/);
    const replay = new Replay(own, recorded);
    await replay.send(sequence);
    assert.deepEqual(replay.foreign, []);
    const [unset] = await wire.send(once(withCookiesOf(call('check-in'), 'token-json/unheard-of')));
    assert.equal(unset?.failure?.kind, 'no-token');
  });
});
