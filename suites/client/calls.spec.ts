import { calls, covers, everyCall, fields, specify } from '../../fixtures/client.ts';

const reports = everyCall.bind(null, 'reports');
const anywhere = everyCall.bind(null, 'anything');
const all = everyCall.bind(null, 'all');

const ROWS = [
  ['CALL.ADDRESS', 'sends reports to their addresses', reports(calls.atItsAddress)],
  ['CALL.BEARER', 'sends a bearer token with each report', reports(calls.withBearer)],
  ['CALL.ONE-METHOD', 'sends its token in one way', reports(calls.inOneWay)],
  ['CALL.ISSUED-TOKEN', 'sends tokens of this run', reports(calls.withIssuedToken)],
  ['CALL.CONTENT-TYPE', 'says that a body is JSON', reports(calls.ofJson)],
  ['CALL.PLAIN-CONTENT-TYPE', 'sends the media type application/json itself', reports(calls.ofPlainJson)],
  ['CALL.TOKEN-STAYS', 'does not take its token along to another host', anywhere(calls.keepsTokenAtHome)],
  ['CALL.NO-SECRET-IN-FIELD', 'keeps secrets out of cookies and header fields', all(calls.withoutSecretField)],
  ['CALL.NO-GUEST-IN-URL', 'keeps guest data out of URLs', anywhere(calls.withoutGuestInUrl)],
  ['CALL.NO-GUEST-IN-FIELD', "keeps guests' names out of header fields", anywhere(calls.withoutGuestInField)],
  ['CALL.NO-SECRET-IN-PAYLOAD', 'keeps secrets out of reports', anywhere(calls.withoutStraySecrets)],
  ['CALL.NO-KEY-IN-URL', 'keeps keys of others out of URLs', anywhere(calls.withoutKeyInUrl)],
  ['CALL.HOST', 'calls the address that it was given', all(calls.atItsHost)],
  ['CALL.SAME-API-VERSION', 'keeps to one api-version in all reports', reports(calls.ofOneVersion)],
  ['CALL.SUPPORTED-API-VERSION', 'sends a supported api-version', reports(calls.ofSupportedVersion)],
  ['BODY.JSON-OBJECT', 'sends JSON objects', reports(calls.ofObject)],
  ['BODY.UTF-8', 'sends UTF-8', reports(calls.inUtf8)],
  ['BODY.NO-BOM', 'sends no byte-order mark', reports(calls.withoutMark)],
  ['BODY.NO-REPEATED-MEMBER', 'gives no JSON member twice', reports(calls.withoutRepeats)],
  ['BODY.NO-SNAKE-CASE', 'spells members as the document does', reports(fields.spelledAsShown)],
  ['BODY.UNKNOWN-MEMBERS', 'records the members that the document does not show', calls.notesUnknownMembers],
] as const;

export default specify(({ test }) => {
  for (const [id, title, body] of ROWS) test(title, covers(`CLIENT-${id}`), body);
});
