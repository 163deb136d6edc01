import { prefixOf } from '../../contract/catalogue/row.ts';
import { OPERATIONS, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import { acceptanceRule, covers, specify, successRules, tokenErrorRules, wholeRunRules } from '../../fixtures/index.ts';

/** Each operation whose report says something of the guest besides the reservation's id. */
const ABOUT_GUESTS = ['check-in', 'partial-bill', 'no-show'] as const;

export default specify(({ test, expect }) => {
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

  for (const operation of TOKEN_OPERATIONS) {
    const P = prefixOf(operation);
    const { code, description } = tokenErrorRules(operation);

    test(`${operation}: error in every error`, covers(`WHOLE-RUN-${P}.ERROR-MEMBER`), async ({ all }) => {
      expect(await all()).toAllKeep(code);
    });

    test(`${operation}: a text in every error`, covers(`WHOLE-RUN-${P}.ERROR-DESCRIPTION`), async ({ all }) => {
      expect(await all()).toAllKeep(description);
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
