import { prefixOf } from '../../contract/catalogue/row.ts';
import { OPERATIONS, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import {
  acceptanceRule,
  covers,
  grantRule,
  otherStaysRule,
  type SpecContext,
  specify,
  successRules,
  tokenErrorRules,
  wholeRunRules,
} from '../../fixtures/index.ts';

/** Each operation whose report says something of the guest besides the reservation's id. */
const ABOUT_GUESTS = ['check-in', 'partial-bill', 'no-show'] as const;

/** What is answered to token requests. */
function ofTokens({ test, expect }: SpecContext) {
  for (const operation of TOKEN_OPERATIONS) {
    const P = prefixOf(operation);

    const granted = covers(`WHOLE-RUN-${P}.ALWAYS-GRANTED`);
    test(`${operation}: every valid request gets a token`, granted, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(grantRule(run, operation, exchanges));
    });

    const given = covers(`WHOLE-RUN-${P}.ERROR-CODE-GIVEN`);
    test(`${operation}: error in every error`, given, async ({ all, run }) => {
      expect(await all()).toAllKeep(tokenErrorRules(operation, run).code);
    });

    const malformed = covers(`WHOLE-RUN-${P}.ERROR-CODE-OF-MALFORMED`);
    test(`${operation}: error in every other error`, malformed, async ({ all, run }) => {
      expect(await all()).toAllKeep(tokenErrorRules(operation, run).codeOfMalformed);
    });

    const described = covers(`WHOLE-RUN-${P}.ERROR-DESCRIPTION`);
    test(`${operation}: a text in every error`, described, async ({ all, run }) => {
      expect(await all()).toAllKeep(tokenErrorRules(operation, run).description);
    });
  }
}

/** What replies give away of others, and of the software behind them. */
function ofLeaks({ test, expect }: SpecContext) {
  for (const operation of OPERATIONS) {
    const P = prefixOf(operation);

    const others = covers(`WHOLE-RUN-${P}.NO-OTHER-STAY`);
    test(`${operation}: nothing of other stays in any reply`, others, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(otherStaysRule(run, operation, exchanges));
    });

    const fields = covers(`WHOLE-RUN-${P}.FIELDS-NAME-NO-RELEASE`);
    test(`${operation}: no release in any header field`, fields, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).fieldsNameNoRelease);
    });

    const errors = covers(`WHOLE-RUN-${P}.ERROR-NAMES-NO-RELEASE`);
    test(`${operation}: no release in any error`, errors, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).errorsNameNoRelease);
    });
  }
}

export default specify((context) => {
  const { test, expect } = context;
  ofTokens(context);
  ofLeaks(context);

  for (const operation of RESERVATION_OPERATIONS) {
    const P = prefixOf(operation);

    const status = covers(`WHOLE-RUN-${P}.SUCCESS-STATUS`);
    test(`${operation}: the status of every success`, status, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(successRules(run, operation, exchanges).status);
    });

    const body = covers(`WHOLE-RUN-${P}.SUCCESS-EMPTY-BODY`);
    test(`${operation}: no body in any success`, body, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(successRules(run, operation, exchanges).noBody);
    });
  }

  for (const operation of RESERVATION_OPERATIONS) {
    const accepted = covers(`WHOLE-RUN-${prefixOf(operation)}.LAWFUL-ACCEPTED`);
    test(`${operation}: every everyday request is accepted`, accepted, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(acceptanceRule(run, operation, exchanges));
    });
  }

  for (const operation of OPERATIONS) {
    const P = prefixOf(operation);

    const lawful = covers(`WHOLE-RUN-${P}.LAWFUL-NO-SERVER-ERROR`);
    test(`${operation}: fails over no valid request`, lawful, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).lawfulSucceeds);
    });

    const framing = covers(`WHOLE-RUN-${P}.FRAMING`);
    test(`${operation}: every reply ends where it says`, framing, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).framed);
    });

    const wrong = covers(`WHOLE-RUN-${P}.WRONG-NO-SERVER-ERROR`);
    test(`${operation}: fails over no wrong request`, wrong, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).wrongFailsNowhere);
    });

    const here = covers(`WHOLE-RUN-${P}.LAWFUL-STAYS-HERE`);
    test(`${operation}: redirects no valid request`, here, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).lawfulStaysHere);
    });

    const wrongHere = covers(`WHOLE-RUN-${P}.WRONG-STAYS-HERE`);
    test(`${operation}: redirects no wrong request`, wrongHere, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).wrongStaysHere);
    });

    const secret = covers(`WHOLE-RUN-${P}.ERROR-NO-SECRET`);
    test(`${operation}: no secret in any error`, secret, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).errorKeepsSecrets);
    });

    const insides = covers(`WHOLE-RUN-${P}.ERROR-NO-INSIDES`);
    test(`${operation}: nothing of the inside in any error`, insides, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).errorKeepsInsides);
    });

    const now = covers(`WHOLE-RUN-${P}.DATE-IS-NOW`);
    test(`${operation}: every Date is its reply's`, now, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).datesAreNow);
    });
  }

  for (const operation of ABOUT_GUESTS) {
    const details = covers(`WHOLE-RUN-${prefixOf(operation)}.ERROR-NO-GUEST-DATA`);
    test(`${operation}: nothing of the guest in any error`, details, async ({ all, run }) => {
      const exchanges = await all();
      expect(exchanges).toAllKeep(wholeRunRules(run, operation, exchanges).errorKeepsGuest);
    });
  }
});
