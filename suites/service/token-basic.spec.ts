import type { Mutations } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { withHeader } from '../../cases/calls.ts';
import { UNKNOWN_CLIENT } from '../../cases/placeholder.ts';
import { basicOf, basicText, WRONG_SECRET, withBasic } from '../../cases/token-requests.ts';
import { withWrongSecret } from '../../cases/wrong-secrets.ts';
import {
  answeredWith,
  covers,
  givenAccepted,
  refused,
  specify,
  supported,
  type TestBody,
} from '../../fixtures/index.ts';

/** Invented credentials in HTTP Basic, and a secret that is not the client's own. */
function wrongCredentials(clientId: string): Mutations {
  return {
    'unknown-client': (call) => withBasic(call, basicOf(UNKNOWN_CLIENT, 'where-needed')),
    empty: (call) => withBasic(call, basicText('', '')),
    // What a client without a secret would send: no attempt at one, and so no reason for a lock-out.
    'no-secret': (call) => withBasic(call, basicText(clientId, '')),
    'no-base64': (call) => withBasic(call, '?'),
    'wrong-secret': (call) => withWrongSecret(withBasic(call, basicText(clientId, WRONG_SECRET)), 'basic'),
  };
}

export default specify(({ test, expect, accepts, beside, issuesNoToken, refuses, replies, clientId }) => {
  const wrong = wrongCredentials(clientId);
  const own = basicOf(clientId, 'where-needed');
  const usual = (call: Call) => withBasic(call, own);
  /** The document shows no such credentials: a service that does not know them is not judged by how it reads them. */
  const whereKnown =
    (body: TestBody): TestBody =>
    async ({ tools, send, valid, control, conforming }) => {
      givenAccepted(await control('token-form'));
      supported(await send(conforming(usual(valid('token-form')))), 'HTTP Basic');
      await body(tools);
    };

  test('accepts credentials in HTTP Basic', covers('TOKEN-FORM.ACCEPTS-BASIC'), accepts('token-form', usual));

  const encoded = (call: Call) => withBasic(call, basicOf(clientId, 'throughout'));
  const decodes = replies('token-form', (reply) => expect(reply).toBeAccepted(), encoded);
  test('decodes percent-encoded credentials in HTTP Basic', covers('TOKEN-FORM.BASIC-DECODED'), whereKnown(decodes));

  const both = { both: (call: Call) => withHeader(call, 'Authorization', ['Basic ', own]) };
  const refusesBoth = whereKnown(refuses('token-form', both, 'both'));
  test('refuses credentials in two places', covers('TOKEN-FORM.REFUSES-TWO-METHODS'), refusesBoth);

  for (const credentials of Object.keys(wrong)) {
    const details = covers('TOKEN-FORM.REFUSES-WRONG-BASIC', { credentials });
    test(
      `issues no token for wrong credentials in HTTP Basic: ${credentials}`,
      details,
      issuesNoToken('token-form', wrong, credentials),
    );
  }

  const status = beside('token-form', wrong, 'unknown-client', (reply, control) =>
    expect(refused(reply, control)).toHaveStatus(401),
  );
  test('refuses wrong credentials in HTTP Basic with 401', covers('TOKEN-FORM.BASIC-STATUS'), whereKnown(status));

  const challenge = beside('token-form', wrong, 'unknown-client', (reply, control) => {
    const challenged = answeredWith(refused(reply, control), 401);
    expect(challenged).toHaveHeader('WWW-Authenticate', 'a challenge of the scheme Basic', /(^|,)\s*Basic(\s|,|$)/i);
  });
  test('a 401 to HTTP Basic names the scheme Basic', covers('TOKEN-FORM.BASIC-CHALLENGE'), whereKnown(challenge));
});
