import type { Mutations } from '../../cases/body-cases.ts';
import { withHeader } from '../../cases/calls.ts';
import { basicOf, basicText, UNKNOWN_CLIENT, WRONG_SECRET, withBasic } from '../../cases/token-requests.ts';
import { guessing } from '../../cases/wrong-secrets.ts';
import { answeredWith, covers, granted, refused, specify, supported, type Tools } from '../../fixtures/index.ts';

/** Credentials in HTTP Basic that are nobody's, and a secret that is not the client's own. */
function wrongCredentials(clientId: string): Mutations {
  return {
    'unknown-client': (call) => withBasic(call, basicOf(UNKNOWN_CLIENT, 'where-needed')),
    empty: (call) => withBasic(call, basicText('', '')),
    // What a client without a secret would send: no attempt at one, and so no reason for a lock-out.
    'no-secret': (call) => withBasic(call, basicText(clientId, '')),
    'no-base64': (call) => withBasic(call, '?'),
    'wrong-secret': (call) => guessing(withBasic(call, basicText(clientId, WRONG_SECRET)), 'basic'),
  };
}

export default specify(({ test, expect, accepts, issuesNoToken, clientId }) => {
  const wrong = wrongCredentials(clientId);
  const own = basicOf(clientId, 'where-needed');
  /** The document shows no such credentials: a service that does not know them is not judged by how it reads them. */
  const knowing = async ({
    send,
    valid,
    control,
    conforming,
  }: Pick<Tools, 'send' | 'valid' | 'control' | 'conforming'>) => {
    granted(await control('token-form'));
    supported(await send(conforming(withBasic(valid('token-form'), own))), 'HTTP Basic');
  };

  const usual = covers('TOKEN-FORM.ACCEPTS-BASIC');
  test(
    'accepts credentials in HTTP Basic',
    usual,
    accepts('token-form', (call) => withBasic(call, own)),
  );

  test(
    'decodes credentials in HTTP Basic',
    covers('TOKEN-FORM.BASIC-DECODED'),
    async ({ send, valid, control, conforming }) => {
      await knowing({ send, valid, control, conforming });
      expect(await send(withBasic(valid('token-form'), basicOf(clientId, 'throughout')))).toBeAccepted();
    },
  );

  const both = covers('TOKEN-FORM.REFUSES-TWO-METHODS');
  test('refuses credentials in two places', both, async ({ send, valid, control, conforming }) => {
    await knowing({ send, valid, control, conforming });
    const reply = await send(withHeader(valid('token-form'), 'Authorization', ['Basic ', own]));
    expect(reply).toBeRefusedToken({ unlike: await control('token-form') });
  });

  for (const credentials of Object.keys(wrong)) {
    const details = covers('TOKEN-FORM.REFUSES-WRONG-BASIC', { credentials });
    test(`gives no token for HTTP Basic: ${credentials}`, details, issuesNoToken('token-form', wrong, credentials));
  }

  test(
    'refuses HTTP Basic with 401',
    covers('TOKEN-FORM.BASIC-STATUS'),
    async ({ send, valid, control, conforming, withControl }) => {
      await knowing({ send, valid, control, conforming });
      const { reply, unlike } = await withControl('token-form', wrong, 'unknown-client');
      expect(refused(reply, unlike)).toHaveStatus(401);
    },
  );

  test(
    'asks for HTTP Basic',
    covers('TOKEN-FORM.BASIC-CHALLENGE'),
    async ({ send, valid, control, conforming, withControl }) => {
      await knowing({ send, valid, control, conforming });
      const { reply, unlike } = await withControl('token-form', wrong, 'unknown-client');
      const challenged = answeredWith(refused(reply, unlike), 401);
      expect(challenged).toHaveHeader('WWW-Authenticate', /(^|,)\s*Basic(\s|,|$)/i);
    },
  );
});
