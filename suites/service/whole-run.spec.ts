import type { RunSoFar } from '../../cases/sequence.ts';
import type { RequirementId } from '../../contract/catalogue/index.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { RunContext } from '../../contract/run.ts';
import { OPERATIONS, type Operation, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import {
  covers,
  otherStaysRule,
  ownIdsRule,
  type Rule,
  reportRules,
  type SpecContext,
  specify,
  tokenRules,
  wholeRunRules,
} from '../../fixtures/index.ts';

/** A requirement over the whole run: the end of its id, its title behind the operation, and the rule that must hold. */
type Row<Of extends Operation> = readonly [
  id: string,
  title: string,
  rule: (run: RunContext, operation: Of, record: RunSoFar) => Rule,
];

type Rules<Of extends Operation, Name extends string> = (
  run: RunContext,
  operation: Of,
  record: RunSoFar,
) => Readonly<Record<Name, Rule>>;

const rowsOf =
  <Of extends Operation, Name extends string>(rules: Rules<Of, Name>) =>
  (id: string, name: Name, title: string): Row<Of> => [id, title, (...of) => rules(...of)[name]];

const token = rowsOf(tokenRules);
const report = rowsOf(reportRules);
const any = rowsOf(wholeRunRules);

function covering<Of extends Operation>({ test, expect }: SpecContext, operations: readonly Of[], rows: Row<Of>[]) {
  for (const operation of operations) {
    for (const [id, title, rule] of rows) {
      const details = covers(`WHOLE-RUN-${prefixOf(operation)}.${id}` as RequirementId);
      test(`${operation}: ${title}`, details, async ({ all, run }) => {
        const record = await all();
        expect(record.exchanges).toAllKeep({ ...rule(run, operation, record), operation });
      });
    }
  }
}

export default specify((context) => {
  covering(context, TOKEN_OPERATIONS, [
    token('ALWAYS-GRANTED', 'granted', 'every valid request gets a token'),
    token('SUCCESS-MEMBERS', 'members', 'every reply with a token has the members shown'),
    token('LIFE-LEFT', 'life', 'every token reply gives the remaining life'),
    token('TOKEN-PER-CLIENT', 'ownToken', 'no client gets the token of another'),
    token('ERROR-CODE-GIVEN', 'code', 'every error has the member error'),
    token('ERROR-CODE-OF-MALFORMED', 'codeOfMalformed', 'every error over a malformed request has the member error'),
    token('ERROR-DESCRIPTION', 'description', 'every error has an error_description'),
  ]);
  covering(context, OPERATIONS, [
    ['NO-OTHER-STAY', 'no reply holds anything of other stays', otherStaysRule],
    any('ERROR-HANDS-OVER-NO-SECRET', 'errorHandsNothingOver', 'no error hands a secret over'),
    any('FIELDS-NAME-NO-RELEASE', 'fieldsNameNoRelease', 'no header field names a release'),
    any('ERROR-NAMES-NO-RELEASE', 'errorsNameNoRelease', 'no error names a release'),
  ]);
  covering(context, ['check-in'], [['OWN-RESERVATION-ID', 'every stay has a reservation id of its own', ownIdsRule]]);
  covering(context, RESERVATION_OPERATIONS, [
    report('SUCCESS-STATUS', 'status', 'every success has the status that is shown'),
    report('SUCCESS-EMPTY-BODY', 'noBody', 'no success has a body'),
  ]);
  covering(context, RESERVATION_OPERATIONS, [
    report('LAWFUL-ACCEPTED', 'accepted', 'every everyday request is accepted'),
  ]);
  covering(context, OPERATIONS, [
    any('LAWFUL-NO-SERVER-ERROR', 'lawfulSucceeds', 'no server error for any valid request'),
    any('FRAMING', 'framed', 'every reply is framed correctly'),
    any('WRONG-NO-SERVER-ERROR', 'wrongFailsNowhere', 'no server error for any wrong request'),
    any('LAWFUL-STAYS-HERE', 'lawfulStaysHere', 'redirects no valid request'),
    any('WRONG-STAYS-HERE', 'wrongStaysHere', 'redirects no wrong request'),
    any('ERROR-NO-SECRET', 'errorKeepsSecrets', 'no error holds a secret'),
    any('ERROR-NO-INSIDES', 'errorKeepsInsides', 'no error shows insides (stack traces, paths, queries)'),
    any('DATE-IS-NOW', 'datesAreNow', 'every Date is the time of its reply'),
    any('RETRY-AFTER', 'retryAfter', 'every Retry-After can be read'),
  ]);
  // A check-out says nothing of the guest besides the reservation's id.
  covering(
    context,
    RESERVATION_OPERATIONS.filter((operation) => operation !== 'check-out'),
    [any('ERROR-NO-GUEST-DATA', 'errorKeepsGuest', 'no error holds data of the guest')],
  );
});
