import { calls, covers, everyCall, inLostScene, inScene, specify, tokens, whereUsed } from '../../fixtures/client.ts';

const REFUSING = ['issuer-refuses-400', 'issuer-refuses-401'] as const;

export default specify(({ test }) => {
  const form = (rule: Parameters<typeof everyCall>[1]) => whereUsed('token-form', rule);
  test('asks for tokens with a form', covers('CLIENT-TOKEN.FORM-REQUEST'), form(tokens.asForm));
  test('names the grant type', covers('CLIENT-TOKEN.GRANT-TYPE'), form(tokens.withGrantType));
  test('shows its own credentials', covers('CLIENT-TOKEN.CREDENTIALS'), form(tokens.withCredentials));
  test('repeats no parameter', covers('CLIENT-TOKEN.NO-REPEATED-PARAMETER'), form(tokens.withoutRepeatedParameter));
  const oneMethod = everyCall('tokens', tokens.byOneMethod);
  test('authenticates in one way', covers('CLIENT-TOKEN.ONE-METHOD'), oneMethod);
  test('encodes credentials in HTTP Basic', covers('CLIENT-TOKEN.BASIC-ENCODED'), form(tokens.encodedInBasic));
  test('asks for tokens with JSON', covers('CLIENT-TOKEN.JSON-REQUEST'), whereUsed('token-json', tokens.asJson));
  test(
    'asks by a claimed variant',
    covers('CLIENT-TOKEN.CLAIMED-VARIANT'),
    everyCall('tokens', calls.ofClaimedVariant),
  );
  test(
    'keeps its secret out of URLs',
    covers('CLIENT-TOKEN.NO-SECRET-IN-URL'),
    everyCall('anything', calls.withoutSecretInUrl),
  );
  test('uses a token again', covers('CLIENT-TOKEN.REUSED'), inScene('room-types', tokens.usesTokenAgain));

  const near = 'token-near-its-end';
  test(
    'replaces a token in time',
    covers('CLIENT-TOKEN.REFRESHED-BEFORE-EXPIRY'),
    inScene(near, tokens.replacesInTime(0, 1)),
  );
  test('follows each lifetime', covers('CLIENT-TOKEN.LIFETIME-FOLLOWED'), inScene(near, tokens.replacesInTime(1, 100)));
  test('refreshes once', covers('CLIENT-TOKEN.ONE-REFRESH'), inScene('at-once-at-expiry', tokens.refreshesOnce));
  const ended = inScene('renewal-fails', tokens.replacesInTime(0, 100));
  test('uses no token that has ended', covers('CLIENT-TOKEN.NOT-AFTER-ITS-END'), ended);
  const unknown = inScene('unknown-token-members', tokens.worksWithMoreMembers);
  test('ignores unknown members', covers('CLIENT-TOKEN.UNKNOWN-MEMBERS-IGNORED'), unknown);

  for (const scene of REFUSING) {
    test(
      `reports nothing without a token (${scene})`,
      covers('CLIENT-CONDUCT.NO-REPORT-WITHOUT-TOKEN', { scene }),
      inScene(scene, tokens.sendsNoReport),
    );
    test(
      `does not go on asking (${scene})`,
      covers('CLIENT-CONDUCT.SPARES-ISSUER', { scene }),
      inScene(scene, tokens.asksFewTimes),
    );
  }
  test(
    'authenticates again after 401',
    covers('CLIENT-CONDUCT.AUTHENTICATES-AGAIN'),
    inScene('token-ended', tokens.authenticatesAgain),
  );
  test(
    'ends after some refusals',
    covers('CLIENT-CONDUCT.AUTHENTICATES-BOUNDED'),
    inScene('token-ended', tokens.endsRefusals),
  );
  test(
    'ends where every token is refused',
    covers('CLIENT-CONDUCT.AUTHENTICATES-BOUNDED', { scene: 'token-refused-for-good' }),
    inLostScene('token-refused-for-good', tokens.endsRefusals),
  );
});
