import { atItsAddress, covers, everyCall, ofJson, specify, withBearer } from '../../fixtures/client.ts';

export default specify(({ test }) => {
  test('sends reports to their addresses', covers('CLIENT-CALL.ADDRESS'), everyCall('reports', atItsAddress));
  test('sends a bearer token with each report', covers('CLIENT-CALL.BEARER'), everyCall('reports', withBearer));
  test('says that a body is JSON', covers('CLIENT-CALL.CONTENT-TYPE'), everyCall('reports', ofJson));
});
