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
import { snapshots } from '../support/snapshot.ts';
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
}

const assertText = snapshots('misconfigurations');

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

/** Tokens come from another service, of which the test may change the answers, too. */
const withIssuer = (issuing?: Answer, change?: Answer) => async (t: TestContext) => ({
  env: variables(await service(t, change), { LODGING_AUTH_URL: await service(t, issuing) }),
});

/** A run against an address that is known, or that is to be made for the test. */
const at =
  (address: string | ((t: TestContext) => Promise<string>), given: SetUp['env'] = {}) =>
  async (t: TestContext) => ({ env: variables(typeof address === 'string' ? address : await address(t), given) });

const ends =
  (exit: Misconfiguration['exit'], blame: Misconfiguration['blame']) =>
  (setUp: Misconfiguration['setUp']): Misconfiguration => ({ setUp, exit, blame });
const wrong = ends(2, 'configuration');
const unreachable = ends(3, 'network');
const refused = ends(3, 'credentials');

/** Some of the cases of the settings' tests: what happens to a run. */
const SETTINGS: Readonly<Record<string, Misconfiguration>> = {
  'the production environment': wrong(withVariables({ LODGING_ENVIRONMENT: 'production' })),
  'plain http to another machine': wrong(at('http://sandbox.example/stage')),
  'a profile that is not there': wrong(async (t) => ({
    env: variables(await service(t)),
    profile: 'nowhere.yaml',
  })),
  'a profile that is no YAML': wrong(withFile('profile.yaml', 'errors: {')),
  'no claims': wrong(withFile('certification.yaml', 'claims: []\n')),
  'fewer stays than the plan needs': wrong(
    withFile('certification.yaml', 'values: { stays: [{ folio: F-1 }, { folio: F-2 }] }\n'),
  ),
};

const NETWORK: Readonly<Record<string, Misconfiguration>> = {
  'a host that does not exist': unreachable(at('https://no-such-host.invalid/stage')),
  'a port where nobody listens': unreachable(at(async () => local(await closedPort()))),
  'an issuer at a port where nobody listens': unreachable(async (t) => ({
    env: variables(await service(t), { LODGING_AUTH_URL: local(await closedPort()) }),
  })),
  'https to a port that speaks http': wrong(at(async (t) => (await service(t)).replace('http:', 'https:'))),
  'http to a port that speaks TLS': wrong(at(async (t) => local(await speaksTls(t)))),
  'http to a port whose server says so': wrong(
    answering((_request, response) =>
      page(response, 400, '<html><body>The plain HTTP request was sent to HTTPS port</body></html>'),
    ),
  ),
  'the port of a mail server': wrong(at(async (t) => local(await speaksFirst(t, '220 mail.example ESMTP ready\r\n')))),
  'https to the port of a mail server': wrong(
    at(async (t) => local(await speaksFirst(t, '220 mail.example ESMTP ready\r\n'), 'https')),
  ),
  'the port of an SSH server': wrong(at(async (t) => local(await speaksFirst(t, 'SSH-2.0-OpenSSH_9.2\r\n')))),
  'a certificate that nobody has signed': unreachable(at(async (t) => local(await speaksTls(t), 'https'))),
  'a certificate that nobody has signed, behind a proxy': unreachable(async (t) => {
    const proxy = local((await httpProxy(t)).port);
    return { env: variables(local(await speaksTls(t), 'https'), { HTTPS_PROXY: proxy }) };
  }),
  'a proxy that is down': unreachable(async () => ({
    env: variables('https://sandbox.example', { HTTPS_PROXY: local(await closedPort()) }),
  })),
  'a proxy without its login': unreachable(async (t) => ({
    env: variables('https://sandbox.example', { HTTPS_PROXY: local((await httpProxy(t, { refuse: 407 })).port) }),
  })),
  'a host inside the house that is missing in NO_PROXY': unreachable(async (t) => ({
    env: variables('https://sandbox.example', { HTTPS_PROXY: local((await httpProxy(t, { refuse: 403 })).port) }),
  })),
  'a proxy between that wants a login': unreachable(answering((_request, response) => page(response, 407))),
};

const HOUR_MS = 3_600_000;

const ANSWERED: Readonly<Record<string, Misconfiguration>> = {
  'a login page in the place of the service': wrong(answering((_request, response) => page(response, 200))),
  'a login page behind a right issuer': wrong(withIssuer(undefined, (_request, response) => page(response, 200))),
  "a network's portal": wrong(
    answering((_request, response) => reply(response, 302, '', { location: 'https://portal.example/login' })),
  ),
  'a web page with an error': wrong(answering((_request, response) => page(response, 403))),
  'a wrong address of the issuer, which says 404': wrong(withIssuer((_request, response) => reply(response, 404))),
  'a wrong address of the issuer, which has nothing but pages': wrong(
    withIssuer((_request, response) => page(response, 200)),
  ),
  'a wrong address of the issuer, which redirects': wrong(
    withIssuer((_request, response) => reply(response, 302, '', { location: 'https://sandbox.example/login' })),
  ),
  'a claimed token variant that the service does not offer': wrong(
    answering((request, response) => {
      if (request.url.endsWith('/auth/token')) json(response, 404, { title: 'Not Found' });
    }),
  ),
  'an issuer that already holds /oauth2/token, beside a right second variant': wrong(async (t) => ({
    env: variables(await service(t), { LODGING_AUTH_URL: `${await service(t)}/oauth2/token` }),
  })),
  'an issuer that already holds /oauth2/token': wrong(async (t) => ({
    env: variables(await service(t), { LODGING_AUTH_URL: `${await service(t)}/oauth2/token` }),
    files: { 'certification.yaml': 'claims: [token-form, check-in, check-out]\n' },
  })),
  'an address that already holds /api/v1': wrong(at(async (t) => `${await service(t)}/api/v1`)),
  'an address that already holds /api/v1, with a right issuer': wrong(async (t) => {
    const url = await service(t);
    return { env: variables(`${url}/api/v1`, { LODGING_AUTH_URL: url }) };
  }),
  'another path prefix': wrong(at(async (t) => `${await service(t)}/stage`)),
  'an unknown path at a gateway, which says 403': wrong(async (t) => ({
    env: variables(
      `${await service(t, (_request, response) => json(response, 403, { message: 'Missing Authentication Token' }))}/x`,
    ),
  })),
  'no address of the issuer': wrong(
    answering((request, response) => {
      if (isToken(request)) json(response, 404, { title: 'Not Found' });
      else if (request.headers.authorization === undefined) json(response, 401, { title: 'Unauthorized' });
    }),
  ),
  'a wrong client id': refused(withVariables({ LODGING_CLIENT_ID: 'nobody' })),
  'a wrong secret': refused(withVariables({ LODGING_CLIENT_SECRET: 'another-secret-altogether' })),
  'a secret that ends with a line break': wrong(
    withVariables({ LODGING_CLIENT_SECRET: `${EMBEDDED_CLIENT.secret}\n` }),
  ),
  'a secret that ends with a blank': refused(withVariables({ LODGING_CLIENT_SECRET: `${EMBEDDED_CLIENT.secret} ` })),
  'a wrong secret, at an issuer that does not speak OAuth of it': refused(
    answering((request, response) => void (isToken(request) && json(response, 401, { message: 'no' }))),
  ),
  'the issuer of another environment': wrong(
    withIssuer(undefined, (request, response) => void (isToken(request) || json(response, 401, { title: 'No' }))),
  ),
  'a hotel that the service does not know': wrong(
    answering((request, response) => {
      if (request.url.endsWith('/checkin')) json(response, 422, { detail: 'There is no hotel 100001.' });
    }),
  ),
  'a hotel that the service does not know, at one that says 404': wrong(
    answering((request, response) => {
      if (!isToken(request)) json(response, 404, { errors: { lodgingHotelId: ['not found'] } });
    }),
  ),
  "another client's hotel": wrong(
    answering((request, response) => void (isToken(request) || json(response, 403, { title: 'Forbidden' }))),
  ),
  'no time zone, at a service that compares it': wrong(
    answering(
      (request, response) => {
        if (request.body.includes('+00:00')) json(response, 400, { errors: { checkInDateTime: ['wrong offset'] } });
      },
      { LODGING_HOTEL_TIME_ZONE: undefined },
    ),
  ),
  "this machine's clock an hour ahead": wrong(
    answering((request, response) => {
      response.setHeader('date', new Date(Date.now() - HOUR_MS).toUTCString());
      if (!isToken(request)) json(response, 400, { title: 'One or more values are not valid.' });
    }),
  ),
  'reservation ids from where there are none': wrong(async (t) => ({
    env: variables(await service(t)),
    files: {
      'certification.yaml': 'claims: [token-form, check-out]\nvalues: { reservationIdFrom: location-header }\n',
    },
  })),
  'values that the service refuses without a reason': wrong(
    answering((request, response) => void (isToken(request) || reply(response, 400))),
  ),
};

const ALL = { ...SETTINGS, ...NETWORK, ...ANSWERED };

describe('a misconfiguration fails nobody, and names the setting:', () => {
  for (const [name, { setUp, exit, blame }] of Object.entries(ALL)) {
    test(name, async (t) => {
      const found = await blamed(t, await setUp(t));
      const printed = `${found.sentence}\n${found.next}`;
      assert.deepEqual([found.exit, found.blame], [exit, blame], `${printed}\n${shownOf(found)}`);
      assertText(name, printed.replace(/ENOTFOUND|EAI_AGAIN/, 'UNKNOWN').replace(/\d+(?= stays| s\))/, 'SO MANY'));
      assert.equal(found.result, null, 'nothing was judged');
      assert.doesNotMatch(printed + shownOf(found), /a-password|another-secret|not-for-production/);
    });
  }
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
  const named = 'a login page behind a right issuer';
  test(named, async (t) => {
    const { setUp, exit, blame } = ALL[named] as Misconfiguration;
    const { run, doctor } = await both('both', await setUp(t));
    assert.deepEqual([run.code, doctor.code], [exit, exit], run.out + run.err + doctor.out);
    assert.match(run.out, new RegExp(`A run cannot start \\(${blame}\\): `));
    assert.match(lastLine(run.out), /^Next: /);
    assert.equal(lastLine(doctor.out), lastLine(run.out));
    assert.equal(run.verdict, null, 'nothing was judged');
  });

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
    /cannot start \(configuration\)[\s\S]*Next: .*\nIt starts anyway \(--accept refused-controls\)\./,
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
