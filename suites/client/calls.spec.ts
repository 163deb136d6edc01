import { calls, covers, everyCall, fields, specify } from '../../fixtures/client.ts';

export default specify(({ test }) => {
  const reports = everyCall.bind(null, 'reports');
  const anywhere = everyCall.bind(null, 'anything');
  test('sends reports to their addresses', covers('CLIENT-CALL.ADDRESS'), reports(calls.atItsAddress));
  test('sends a bearer token with each report', covers('CLIENT-CALL.BEARER'), reports(calls.withBearer));
  test('sends its token in one way', covers('CLIENT-CALL.ONE-METHOD'), reports(calls.inOneWay));
  test('sends tokens of this run', covers('CLIENT-CALL.ISSUED-TOKEN'), reports(calls.withIssuedToken));
  test('says that a body is JSON', covers('CLIENT-CALL.CONTENT-TYPE'), reports(calls.ofJson));
  test(
    'sends the media type application/json itself',
    covers('CLIENT-CALL.PLAIN-CONTENT-TYPE'),
    reports(calls.ofPlainJson),
  );
  test(
    'does not take its token along to another host',
    covers('CLIENT-CALL.TOKEN-STAYS'),
    anywhere(calls.keepsTokenAtHome),
  );
  const noField = everyCall('all', calls.withoutSecretField);
  test('keeps secrets out of cookies and header fields', covers('CLIENT-CALL.NO-SECRET-IN-FIELD'), noField);
  test('keeps guest data out of URLs', covers('CLIENT-CALL.NO-GUEST-IN-URL'), anywhere(calls.withoutGuestInUrl));
  const noSecret = anywhere(calls.withoutStraySecrets);
  test('keeps secrets out of reports', covers('CLIENT-CALL.NO-SECRET-IN-PAYLOAD'), noSecret);
  test('keeps keys of others out of URLs', covers('CLIENT-CALL.NO-KEY-IN-URL'), anywhere(calls.withoutKeyInUrl));
  test('calls the address that it was given', covers('CLIENT-CALL.HOST'), everyCall('all', calls.atItsHost));
  test('keeps to one api-version in all reports', covers('CLIENT-CALL.SAME-API-VERSION'), reports(calls.ofOneVersion));
  const supported = reports(calls.ofSupportedVersion);
  test('sends a supported api-version', covers('CLIENT-CALL.SUPPORTED-API-VERSION'), supported);

  test('sends JSON objects', covers('CLIENT-BODY.JSON-OBJECT'), reports(calls.ofObject));
  test('sends UTF-8', covers('CLIENT-BODY.UTF-8'), reports(calls.inUtf8));
  test('sends no byte-order mark', covers('CLIENT-BODY.NO-BOM'), reports(calls.withoutMark));
  test('gives no JSON member twice', covers('CLIENT-BODY.NO-REPEATED-MEMBER'), reports(calls.withoutRepeats));
  const inItsNames = reports(fields.spelledAsShown);
  test('spells members as the document does', covers('CLIENT-BODY.NO-SNAKE-CASE'), inItsNames);
  test(
    'records the members that the document does not show',
    covers('CLIENT-BODY.UNKNOWN-MEMBERS'),
    calls.notesUnknownMembers,
  );
});
