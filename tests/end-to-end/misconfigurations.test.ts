/** Wrong settings: nobody fails, the exit code shows who is at fault, and one sentence names the setting. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { EMBEDDED_CLIENT } from '../../mock/embedded.ts';
import { blamed, type SetUp, shownOf, variables } from '../support/blamed.ts';
import { certify, instancesThat, runCommand, scratch } from '../support/certify.ts';
import { httpProxy } from '../support/proxies.ts';
import { selfSigned } from '../support/self-signed.ts';
import type { Answer } from '../support/server.ts';
import {
  closedPort,
  isToken,
  json,
  LOGIN_PAGE,
  page,
  reply,
  service,
  speaksFirst,
  speaksTls,
} from '../support/strangers.ts';

interface Misconfiguration {
  readonly setUp: (t: TestContext) => Promise<SetUp> | SetUp;
  readonly exit: 2 | 3;
  readonly blame: 'configuration' | 'network' | 'credentials';
  readonly says: readonly RegExp[];
}

const local = (port: number, scheme = 'http') => `${scheme}://127.0.0.1:${port}`;

const withVariables = (given: SetUp['env']) => async (t: TestContext) => ({ env: variables(await service(t), given) });

const withFile = (name: string, text: string) => async (t: TestContext) => ({
  env: variables(await service(t)),
  files: { [name]: text },
  ...(name === 'profile.yaml' ? { profile: name } : {}),
});

/** A service of which the test changes an answer, and the variables of a run against it. */
const answering =
  (change: Answer, given: SetUp['env'] = {}) =>
  async (t: TestContext) => ({
    env: variables(await service(t, change), given),
  });

/** A run against an address that is known, or that is to be made for the test. */
const at =
  (address: string | ((t: TestContext) => Promise<string>), given: SetUp['env'] = {}) =>
  async (t: TestContext) => ({ env: variables(typeof address === 'string' ? address : await address(t), given) });

const ends =
  (exit: Misconfiguration['exit'], blame: Misconfiguration['blame']) =>
  (says: RegExp[], setUp: Misconfiguration['setUp']): Misconfiguration => ({ setUp, exit, blame, says });
const wrong = ends(2, 'configuration');
const unreachable = ends(3, 'network');
const refused = ends(3, 'credentials');

/** Some of those that the tests of the settings have: what becomes of a run. */
const SETTINGS: Readonly<Record<string, Misconfiguration>> = {
  'the production environment': wrong(
    [/LODGING_ENVIRONMENT/, /production is refused/],
    withVariables({ LODGING_ENVIRONMENT: 'production' }),
  ),
  'plain http to another machine': wrong([/LODGING_BASE_URL/, /https/], at('http://sandbox.example/stage')),
  'a profile that is not there': wrong([/nowhere\.yaml|--profile/], async (t) => ({
    env: variables(await service(t)),
    profile: 'nowhere.yaml',
  })),
  'a profile that is no YAML': wrong([/profile\.yaml|--profile/, /YAML/], withFile('profile.yaml', 'errors: {')),
  'no claims': wrong([/claims/], withFile('certification.yaml', 'claims: []\n')),
  'fewer stays than the plan needs': wrong(
    [/the plan needs at least \d{2,} stays, values\.stays has 2/],
    withFile('certification.yaml', 'values: { stays: [{ folio: F-1 }, { folio: F-2 }] }\n'),
  ),
};

const NETWORK: Readonly<Record<string, Misconfiguration>> = {
  'a host that does not exist': unreachable(
    [/no-such-host\.invalid/, /LODGING_BASE_URL/],
    at('https://no-such-host.invalid/stage'),
  ),
  'a port where nobody listens': unreachable(
    [/refuses connections/, /LODGING_BASE_URL/],
    at(async () => local(await closedPort())),
  ),
  'an issuer at a port where nobody listens': unreachable([/refuses connections/, /LODGING_AUTH_URL/], async (t) => ({
    env: variables(await service(t), { LODGING_AUTH_URL: local(await closedPort()) }),
  })),
  'https to a port that speaks http': wrong(
    [/plain http/, /LODGING_BASE_URL/],
    at(async (t) => (await service(t)).replace('http:', 'https:')),
  ),
  'http to a port that speaks TLS': wrong(
    [/TLS/, /https:\/\/ in LODGING_BASE_URL/],
    at(async (t) => local(await speaksTls(t))),
  ),
  'http to a port whose server says so': wrong(
    [/requires TLS/, /https:\/\/ in LODGING_BASE_URL/],
    answering((_request, response) =>
      page(response, 400, '<html><body>The plain HTTP request was sent to HTTPS port</body></html>'),
    ),
  ),
  'the port of a mail server': wrong(
    [/SMTP/, /port in LODGING_BASE_URL/],
    at(async (t) => local(await speaksFirst(t, '220 mail.example ESMTP ready\r\n'))),
  ),
  'https to the port of a mail server': wrong(
    [/SMTP/, /LODGING_BASE_URL/],
    at(async (t) => local(await speaksFirst(t, '220 mail.example ESMTP ready\r\n'), 'https')),
  ),
  'the port of an SSH server': wrong(
    [/SSH/, /port in LODGING_BASE_URL/],
    at(async (t) => local(await speaksFirst(t, 'SSH-2.0-OpenSSH_9.2\r\n'))),
  ),
  'a certificate that nobody has signed': unreachable(
    [/SELF_SIGNED/, /NODE_EXTRA_CA_CERTS/],
    at(async (t) => local(await speaksTls(t), 'https')),
  ),
  'a certificate that nobody has signed, behind a proxy': unreachable(
    [/SELF_SIGNED/, /NODE_EXTRA_CA_CERTS/],
    async (t) => {
      const proxy = local((await httpProxy(t)).port);
      return { env: variables(local(await speaksTls(t), 'https'), { HTTPS_PROXY: proxy }) };
    },
  ),
  'a proxy that is down': unreachable([/The proxy .* refuses connections/, /HTTPS_PROXY/, /NO_PROXY/], async () => ({
    env: variables('https://sandbox.example', { HTTPS_PROXY: local(await closedPort()) }),
  })),
  'a proxy without its login': unreachable([/HTTP 407/, /HTTPS_PROXY/], async (t) => ({
    env: variables('https://sandbox.example', { HTTPS_PROXY: local((await httpProxy(t, { refuse: 407 })).port) }),
  })),
  'a host inside the house that is missing in NO_PROXY': unreachable([/HTTP 403/, /NO_PROXY/], async (t) => ({
    env: variables('https://sandbox.example', { HTTPS_PROXY: local((await httpProxy(t, { refuse: 403 })).port) }),
  })),
  'a proxy between that wants a login': unreachable(
    [/407/, /HTTPS_PROXY/],
    answering((_request, response) => page(response, 407)),
  ),
};

const HOUR_MS = 3_600_000;

const ANSWERED: Readonly<Record<string, Misconfiguration>> = {
  'a login page in the place of the service': wrong(
    [/web page \(200/, /LODGING_BASE_URL/],
    answering((_request, response) => page(response, 200)),
  ),
  'a login page behind a right issuer': wrong([/web page \(200/, /LODGING_BASE_URL/], async (t) => ({
    env: variables(await service(t, (_request, response) => page(response, 200)), {
      LODGING_AUTH_URL: await service(t),
    }),
  })),
  "a network's portal": wrong(
    [/redirect \(302/, /LODGING_BASE_URL/],
    answering((_request, response) => reply(response, 302, '', { location: 'https://portal.example/login' })),
  ),
  'a web page with an error': wrong(
    [/web page \(403/, /LODGING_BASE_URL/],
    answering((_request, response) => page(response, 403)),
  ),
  ...Object.fromEntries(
    Object.entries<Parameters<typeof service>[1]>({
      'a wrong address of the issuer, which says 404': (_request, response) => reply(response, 404),
      'a wrong address of the issuer, which has nothing but pages': (_request, response) => page(response, 200),
      'a wrong address of the issuer, which redirects': (_request, response) =>
        reply(response, 302, '', { location: 'https://sandbox.example/login' }),
    }).map(([name, answer]) => [
      name,
      wrong([/LODGING_AUTH_URL/, /leave it out of claims/], async (t) => ({
        env: variables(await service(t), { LODGING_AUTH_URL: await service(t, answer) }),
      })),
    ]),
  ),
  'a claimed token variant that the service does not offer': wrong(
    [/LODGING_BASE_URL/, /not offer token-json, leave it out of claims/],
    answering((request, response) => {
      if (request.url.endsWith('/auth/token')) json(response, 404, { title: 'Not Found' });
    }),
  ),
  'an issuer that already holds /oauth2/token, beside a right second variant': wrong(
    [/Take \/oauth2\/token off the end of LODGING_AUTH_URL/],
    async (t) => ({ env: variables(await service(t), { LODGING_AUTH_URL: `${await service(t)}/oauth2/token` }) }),
  ),
  'an issuer that already holds /oauth2/token': wrong(
    [/Take \/oauth2\/token off the end of LODGING_AUTH_URL/],
    async (t) => ({
      env: variables(await service(t), { LODGING_AUTH_URL: `${await service(t)}/oauth2/token` }),
      files: { 'certification.yaml': 'claims: [token-form, check-in, check-out]\n' },
    }),
  ),
  'an address that already holds /api/v1': wrong(
    [/Take \/api\/v1 off the end of LODGING_BASE_URL/],
    at(async (t) => `${await service(t)}/api/v1`),
  ),
  'an address that already holds /api/v1, with a right issuer': wrong(
    [/Take \/api\/v1 off the end of LODGING_BASE_URL/],
    async (t) => {
      const url = await service(t);
      return { env: variables(`${url}/api/v1`, { LODGING_AUTH_URL: url }) };
    },
  ),
  'another path prefix': wrong(
    [/The service is not at/, /LODGING_BASE_URL/],
    at(async (t) => `${await service(t)}/stage`),
  ),
  'an unknown path at a gateway, which says 403': wrong([/LODGING_BASE_URL/], async (t) => ({
    env: variables(
      `${await service(t, (_request, response) => json(response, 403, { message: 'Missing Authentication Token' }))}/x`,
    ),
  })),
  'no address of the issuer': wrong(
    [/no token endpoint/, /Set LODGING_AUTH_URL/],
    answering((request, response) => {
      if (isToken(request)) json(response, 404, { title: 'Not Found' });
      else if (request.headers.authorization === undefined) json(response, 401, { title: 'Unauthorized' });
    }),
  ),
  'a wrong client id': refused(
    [/refuses the client/, /LODGING_CLIENT_ID/],
    withVariables({ LODGING_CLIENT_ID: 'nobody' }),
  ),
  'a wrong secret': refused(
    [/refuses the client/, /LODGING_CLIENT_SECRET/],
    withVariables({ LODGING_CLIENT_SECRET: 'another-secret-altogether' }),
  ),
  'a secret that ends with a line break': wrong(
    [/LODGING_CLIENT_SECRET/, /without tabs and line breaks/],
    withVariables({ LODGING_CLIENT_SECRET: `${EMBEDDED_CLIENT.secret}\n` }),
  ),
  'a secret that ends with a blank': refused(
    [/LODGING_CLIENT_SECRET begins or ends with a space/],
    withVariables({ LODGING_CLIENT_SECRET: `${EMBEDDED_CLIENT.secret} ` }),
  ),
  'a wrong secret, at an issuer that does not speak OAuth of it': refused(
    [/refuses the client \(401/, /LODGING_CLIENT_SECRET/],
    answering((request, response) => void (isToken(request) && json(response, 401, { message: 'no' }))),
  ),
  'the issuer of another environment': wrong([/check-in \(401/, /LODGING_AUTH_URL/], async (t) => ({
    env: variables(
      await service(t, (request, response) => void (isToken(request) || json(response, 401, { title: 'No' }))),
      { LODGING_AUTH_URL: await service(t) },
    ),
  })),
  'a hotel that the service does not know': wrong(
    [/check-in \(422/, /LODGING_HOTEL_ID/],
    answering((request, response) => {
      if (request.url.endsWith('/checkin')) json(response, 422, { detail: 'There is no hotel 100001.' });
    }),
  ),
  'a hotel that the service does not know, at one that says 404': wrong(
    [/LODGING_HOTEL_ID/],
    answering((request, response) => {
      if (!isToken(request)) json(response, 404, { errors: { lodgingHotelId: ['not found'] } });
    }),
  ),
  "another client's hotel": wrong(
    [/check-in \(403/, /LODGING_HOTEL_ID/],
    answering((request, response) => void (isToken(request) || json(response, 403, { title: 'Forbidden' }))),
  ),
  'no time zone, at a service that compares it': wrong(
    [/LODGING_HOTEL_TIME_ZONE/],
    answering(
      (request, response) => {
        if (request.body.includes('+00:00')) json(response, 400, { errors: { checkInDateTime: ['wrong offset'] } });
      },
      { LODGING_HOTEL_TIME_ZONE: undefined },
    ),
  ),
  "this machine's clock an hour ahead": wrong(
    [/check-in \(400/, /Set the clock/],
    answering((request, response) => {
      response.setHeader('date', new Date(Date.now() - HOUR_MS).toUTCString());
      if (!isToken(request)) json(response, 400, { title: 'One or more values are not valid.' });
    }),
  ),
  'reservation ids from where there are none': wrong([/location-header/, /values\.reservationIdFrom/], async (t) => ({
    env: variables(await service(t)),
    files: {
      'certification.yaml': 'claims: [token-form, check-out]\nvalues: { reservationIdFrom: location-header }\n',
    },
  })),
  'values that the service refuses without a reason': wrong(
    [/check-in \(400/, /LODGING_HOTEL_ID/, /--accept refused-controls/],
    answering((request, response) => void (isToken(request) || reply(response, 400))),
  ),
};

const ALL = { ...SETTINGS, ...NETWORK, ...ANSWERED };

describe('a misconfiguration fails nobody, and names the setting:', () => {
  for (const [name, { setUp, exit, blame, says }] of Object.entries(ALL)) {
    test(name, async (t) => {
      const found = await blamed(t, await setUp(t));
      const said = `${found.sentence}\n${found.next}`;
      assert.deepEqual([found.exit, found.blame], [exit, blame], `${said}\n${shownOf(found)}`);
      for (const pattern of says) assert.match(said, pattern);
      assert.equal(found.result, null, 'nothing was judged');
      assert.doesNotMatch(said + shownOf(found), /a-password|another-secret|not-for-production/);
    });
  }

  test('there are at least twenty-five of them', () => {
    assert.ok(Object.keys(ALL).length >= 25);
  });
});

const folder = scratch();

const doctorOf = (env: Record<string, string>) => runCommand('doctor', [], folder, env);

async function both(name: string, { env }: SetUp) {
  // What is undefined is in the environment of no process.
  const given = env as Record<string, string>;
  const [run, doctor] = await Promise.all([certify(folder, name, given), doctorOf(given)]);
  return { run, doctor };
}

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';

describe('certify and doctor say the same, and the next step last:', () => {
  for (const name of [
    'a login page behind a right issuer',
    'a hotel that the service does not know',
    'a wrong address of the issuer, which says 404',
  ]) {
    test(name, async (t) => {
      const { setUp, exit, blame, says } = ALL[name] as Misconfiguration;
      const { run, doctor } = await both(name.replaceAll(' ', '-'), await setUp(t));
      assert.deepEqual([run.code, doctor.code], [exit, exit], run.out + run.err + doctor.out);
      assert.match(run.out, new RegExp(`A run cannot start \\(${blame}\\): `));
      assert.match(lastLine(run.out), /^Next: /);
      assert.equal(lastLine(doctor.out), lastLine(run.out));
      for (const pattern of says) assert.match(run.out, pattern);
      assert.equal(run.verdict, null, 'nothing was judged');
    });
  }

  test('a certificate for another name', async (t) => {
    const port = await speaksTls(t);
    const ca = join(folder, 'ca.pem');
    writeFileSync(ca, selfSigned.cert);
    const env = variables(`https://localhost:${port}`, { NODE_EXTRA_CA_CERTS: ca }) as Record<string, string>;
    const doctor = await doctorOf(env);
    assert.equal(doctor.code, 3, doctor.out + doctor.err);
    assert.match(
      doctor.out,
      /certificate for another name \(ERR_TLS_CERT_ALTNAME_INVALID\)[\s\S]*host name in LODGING_BASE_URL/,
    );
  });
});

test('--accept refused-controls goes on where the service refuses, and judges it', async (t) => {
  const { setUp } = ALL['a hotel that the service does not know'] as Misconfiguration;
  const { env } = await setUp(t);
  const only = ['--only', 'CHECK-IN.ACCEPTS-COMPLETE'];
  const run = await certify(folder, 'anyway', env as Record<string, string>, '--accept', 'refused-controls', ...only);
  assert.equal(run.code, 1, run.out + run.err);
  assert.match(
    run.out,
    /cannot start \(configuration\)[\s\S]*Next: .*\nIt is started nevertheless \(--accept refused-controls\)\./,
  );
  assert.deepEqual(instancesThat('failed', run.verdict), ['CHECK-IN.ACCEPTS-COMPLETE']);
});

test('what was refused is shown: status, media type and the first line, made safe for a terminal', async (t) => {
  const hostile = `{"detail":"no hotel \u202e\u001b[31m100001"}\nsecond line`;
  const url = await service(t, (request, response) => {
    if (!isToken(request)) reply(response, 422, hostile, { 'content-type': 'application/problem+json' });
  });
  const shown = shownOf(await blamed(t, { env: variables(url) }));
  assert.match(
    shown,
    /422 Unprocessable Entity, application\/problem\+json: \{"detail":"no hotel \\u202e \[31m100001"\}/,
  );
  assert.ok(!shown.includes('second line') && !shown.includes('\u202e') && !shown.includes('\u001b'), shown);
  assert.doesNotMatch(shown, new RegExp(LOGIN_PAGE));
});
