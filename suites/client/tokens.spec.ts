import { calls, covers, everyCall, inLostScene, inScene, specify, tokens, whereUsed } from '../../fixtures/client.ts';

const REFUSING = ['issuer-refuses-400', 'issuer-refuses-401'] as const;

export default specify(({ test }) => {
  const form = whereUsed.bind(null, 'token-form');
  test('asks for tokens at /oauth2/token with a form', covers('CLIENT-TOKEN.FORM-REQUEST'), form(tokens.asForm));
  test(
    'asks for tokens with grant_type client_credentials',
    covers('CLIENT-TOKEN.GRANT-TYPE'),
    form(tokens.withGrantType),
  );
  test(
    'asks for tokens with its own client id and secret',
    covers('CLIENT-TOKEN.CREDENTIALS'),
    form(tokens.withCredentials),
  );
  test(
    'gives no parameter of a token request twice',
    covers('CLIENT-TOKEN.NO-REPEATED-PARAMETER'),
    form(tokens.withoutRepeatedParameter),
  );
  const oneMethod = everyCall('tokens', tokens.byOneMethod);
  test('authenticates in one way only', covers('CLIENT-TOKEN.ONE-METHOD'), oneMethod);
  const withoutToken = everyCall('tokens', tokens.withoutToken);
  test('sends no access token when it asks for one', covers('CLIENT-TOKEN.WITHOUT-TOKEN'), withoutToken);
  test('encodes credentials in HTTP Basic', covers('CLIENT-TOKEN.BASIC-ENCODED'), form(tokens.encodedInBasic));
  test(
    'asks for tokens at /auth/token with JSON',
    covers('CLIENT-TOKEN.JSON-REQUEST'),
    whereUsed('token-json', tokens.asJson),
  );
  const claimed = everyCall('tokens', calls.ofClaimedVariant);
  test('asks for tokens by the variants that it claims', covers('CLIENT-TOKEN.CLAIMED-VARIANT'), claimed);
  const stays = everyCall('anything', calls.keepsSecretAtHome);
  test('does not take its secret along to another host', covers('CLIENT-TOKEN.SECRET-STAYS'), stays);
  const noSecret = everyCall('anything', calls.withoutSecretInUrl);
  test('keeps its secret out of URLs', covers('CLIENT-TOKEN.NO-SECRET-IN-URL'), noSecret);
  test(
    'uses a token for more than one report',
    covers('CLIENT-TOKEN.REUSED'),
    inScene('room-types', tokens.usesTokenAgain),
  );

  const near = 'token-near-its-end';
  const living = covers('CLIENT-TOKEN.REUSED', { scene: near });
  test('uses a token for more than one report while it lives', living, inScene(near, tokens.usesTokenAgain));
  const first = inScene(near, tokens.replacesInTime(0, 1));
  test('replaces a token before it expires', covers('CLIENT-TOKEN.REFRESHED-BEFORE-EXPIRY'), first);
  test(
    'follows the expires_in of each token',
    covers('CLIENT-TOKEN.LIFETIME-FOLLOWED'),
    inScene(near, tokens.replacesInTime(1, 100)),
  );
  test(
    'replaces an expired token once for all that wait',
    covers('CLIENT-TOKEN.ONE-REFRESH'),
    inScene('at-once-at-expiry', tokens.refreshesOnce),
  );
  const refusedAtOnce = 'refused-at-once';
  test(
    'replaces a refused token once for all that wait',
    covers('CLIENT-TOKEN.ONE-REFRESH', { scene: refusedAtOnce }),
    inScene(refusedAtOnce, tokens.refreshesOnce),
  );
  const ended = inScene('renewal-fails', tokens.replacesInTime(0, 100));
  test('uses no token that has ended', covers('CLIENT-TOKEN.NOT-AFTER-ITS-END'), ended);
  const unknown = inScene('unknown-token-members', tokens.worksWithMoreMembers);
  test('ignores unknown members of the token reply', covers('CLIENT-TOKEN.UNKNOWN-MEMBERS-IGNORED'), unknown);

  for (const scene of REFUSING) {
    const without = covers('CLIENT-CONDUCT.NO-REPORT-WITHOUT-TOKEN', { scene });
    test(`sends no report without a token (${scene})`, without, inScene(scene, tokens.sendsNoReport));
    const spared = covers('CLIENT-CONDUCT.SPARES-ISSUER', { scene });
    test(`does not go on asking an issuer that refuses it (${scene})`, spared, inScene(scene, tokens.asksFewTimes));
  }
  const again = inScene('token-ended', tokens.authenticatesAgain);
  test('authenticates again after 401', covers('CLIENT-CONDUCT.AUTHENTICATES-AGAIN'), again);
  const bounded = 'CLIENT-CONDUCT.AUTHENTICATES-BOUNDED';
  test('stops after some refusals of its token', covers(bounded), inScene('token-ended', tokens.endsRefusals));
  const scene = 'token-refused-for-good';
  test('ends where every token is refused', covers(bounded, { scene }), inLostScene(scene, tokens.endsRefusals));
});
