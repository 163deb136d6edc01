import type { RunSoFar } from '../../cases/sequence.ts';
import type { RequirementId } from '../../contract/catalogue/index.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { RunContext } from '../../contract/run.ts';
import { OPERATIONS, type Operation, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import {
  covers,
  otherStaysRule,
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
    token('SUCCESS-MEMBERS', 'members', 'what is shown in every reply with a token'),
    token('ERROR-CODE-GIVEN', 'code', 'error in every error'),
    token('ERROR-CODE-OF-MALFORMED', 'codeOfMalformed', 'error in every other error'),
    token('ERROR-DESCRIPTION', 'description', 'a text in every error'),
  ]);
  covering(context, OPERATIONS, [
    ['NO-OTHER-STAY', 'nothing of other stays in any reply', otherStaysRule],
    any('FIELDS-NAME-NO-RELEASE', 'fieldsNameNoRelease', 'no release in any header field'),
    any('ERROR-NAMES-NO-RELEASE', 'errorsNameNoRelease', 'no release in any error'),
  ]);
  covering(context, RESERVATION_OPERATIONS, [
    report('SUCCESS-STATUS', 'status', 'the status of every success'),
    report('SUCCESS-EMPTY-BODY', 'noBody', 'no body in any success'),
  ]);
  covering(context, RESERVATION_OPERATIONS, [
    report('LAWFUL-ACCEPTED', 'accepted', 'every everyday request is accepted'),
  ]);
  covering(context, OPERATIONS, [
    any('LAWFUL-NO-SERVER-ERROR', 'lawfulSucceeds', 'fails over no valid request'),
    any('FRAMING', 'framed', 'every reply ends where it says'),
    any('WRONG-NO-SERVER-ERROR', 'wrongFailsNowhere', 'fails over no wrong request'),
    any('LAWFUL-STAYS-HERE', 'lawfulStaysHere', 'redirects no valid request'),
    any('WRONG-STAYS-HERE', 'wrongStaysHere', 'redirects no wrong request'),
    any('ERROR-NO-SECRET', 'errorKeepsSecrets', 'no secret in any error'),
    any('ERROR-NO-INSIDES', 'errorKeepsInsides', 'nothing of the inside in any error'),
    any('DATE-IS-NOW', 'datesAreNow', "every Date is its reply's"),
    any('RETRY-AFTER', 'retryAfter', 'when to come back can be read'),
  ]);
  // A check-out says nothing of the guest besides the reservation's id.
  covering(
    context,
    RESERVATION_OPERATIONS.filter((operation) => operation !== 'check-out'),
    [any('ERROR-NO-GUEST-DATA', 'errorKeepsGuest', 'nothing of the guest in any error')],
  );
});
