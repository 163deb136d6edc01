import {
  atItsAddress,
  atItsHost,
  covers,
  everyCall,
  inOneWay,
  inUtf8,
  notesUnknownMembers,
  ofJson,
  ofObject,
  ofOneVersion,
  ofSupportedVersion,
  ofUsualType,
  specify,
  withBearer,
  withIssuedToken,
  withoutMark,
  withoutRepeats,
  withoutSnakeCase,
  withoutStraySecrets,
} from '../../fixtures/client.ts';

export default specify(({ test }) => {
  test('sends reports to their addresses', covers('CLIENT-CALL.ADDRESS'), everyCall('reports', atItsAddress));
  test('sends a bearer token with each report', covers('CLIENT-CALL.BEARER'), everyCall('reports', withBearer));
  test('sends its token in one way', covers('CLIENT-CALL.ONE-METHOD'), everyCall('reports', inOneWay));
  test('sends tokens of this run', covers('CLIENT-CALL.ISSUED-TOKEN'), everyCall('reports', withIssuedToken));
  test('says that a body is JSON', covers('CLIENT-CALL.CONTENT-TYPE'), everyCall('reports', ofJson));
  test('says so in the usual way', covers('CLIENT-CALL.USUAL-TYPE'), everyCall('reports', ofUsualType));
  const noSecret = everyCall('reports', withoutStraySecrets);
  test('keeps secrets out of reports', covers('CLIENT-CALL.NO-SECRET-IN-PAYLOAD'), noSecret);
  test('calls the address that it was given', covers('CLIENT-CALL.HOST'), everyCall('all', atItsHost));
  test('keeps to one api-version', covers('CLIENT-CALL.SAME-API-VERSION'), ofOneVersion);
  const supported = everyCall('reports', ofSupportedVersion);
  test('sends a supported api-version', covers('CLIENT-CALL.SUPPORTED-API-VERSION'), supported);

  test('sends JSON objects', covers('CLIENT-BODY.JSON-OBJECT'), everyCall('reports', ofObject));
  test('sends UTF-8', covers('CLIENT-BODY.UTF-8'), everyCall('reports', inUtf8));
  test('sends no byte-order mark', covers('CLIENT-BODY.NO-BYTE-ORDER-MARK'), everyCall('reports', withoutMark));
  test('repeats no member', covers('CLIENT-BODY.NO-REPEATED-MEMBER'), everyCall('reports', withoutRepeats));
  test('uses the names of the document', covers('CLIENT-BODY.NO-SNAKE-CASE'), everyCall('check-in', withoutSnakeCase));
  test('sends unknown members', covers('CLIENT-BODY.UNKNOWN-MEMBERS'), notesUnknownMembers);
});
