import { lookAt, WELL_KNOWN } from '../../cases/bad-credentials.ts';
import { covers, jsonObjectIn, specify } from '../../fixtures/index.ts';

export default specify(({ test, expect }) => {
  test('serves no files of a source repository', covers('LEAKS.REPOSITORY'), async ({ send }) => {
    expect(await send(lookAt(WELL_KNOWN.repository))).toShowNoRepository();
  });

  test('serves no settings files', covers('LEAKS.SETTINGS'), async ({ send }) => {
    expect(await send(lookAt(WELL_KNOWN.settings))).toShowNoSettings();
  });

  test('shows no secret at its health endpoints', covers('LEAKS.HEALTH'), async ({ send }) => {
    expect(await send(lookAt(WELL_KNOWN.health))).toShowNoPassword();
  });

  test('records whether it publishes a description of itself', covers('LEAKS.DESCRIPTION'), async ({ send, note }) => {
    const reply = await send(lookAt(WELL_KNOWN.description));
    const { openapi, swagger } = jsonObjectIn(reply) ?? {};
    const version = openapi ?? swagger;
    note(typeof version === 'string' ? `a description, version ${version} of its language` : 'none');
  });
});
