import type { Mutations } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { again, jsonObjectOf, tokenForm, tokenJson, withToken } from '../../cases/calls.ts';
import { meant } from '../../cases/intent.ts';
import { brokenLimit, limitCases } from '../../cases/limits.ts';
import { asFilled } from '../../cases/stay.ts';
import { withWrongSecret } from '../../cases/wrong-secrets.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { isOpen, requestSchema } from '../../contract/interface.ts';
import { validatorOf } from '../../contract/validators.ts';
import {
  RESERVATION_OPERATIONS,
  type ReservationOperation,
  TOKEN_OPERATIONS,
  type TokenOperation,
} from '../../contract/words.ts';
import {
  covers,
  givenAccepted,
  givenKnown,
  notJudged,
  type SpecContext,
  specify,
  type Tools,
} from '../../fixtures/index.ts';

function limits({ test, expect, ...context }: SpecContext, operation: ReservationOperation) {
  const P = prefixOf(operation);
  const { profile } = context;
  const cases = limitCases(context, operation);
  const nameOf = (field: string, limit: string) => `${field}.${limit}`;
  // All can be about one guest: anything accepted here is a fault.
  const beyond: Mutations = Object.fromEntries(cases.map((each) => [nameOf(each.field, each.limit), each.beyond]));

  /** Whether a request within this limit breaks another one. */
  const breaksAnother = (call: Call) => {
    const body = JSON.parse(asFilled(JSON.stringify(jsonObjectOf(call)))) as Readonly<Record<string, unknown>>;
    if (isOpen(operation)) return !validatorOf(requestSchema(operation, profile) ?? {})(body);
    return brokenLimit(profile, operation, body, context.startedAt) !== null;
  };

  for (const { field, limit, within } of cases) {
    const name = nameOf(field, limit);
    const accepts = covers(`FIELDS-${P}.ACCEPTS-LIMIT`, { field, limit });
    // No text is known that just matches a pattern.
    if (within) {
      test(`${operation}: accepts ${name}`, accepts, async ({ send, valid, conforming }) => {
        const call = within(valid(operation));
        if (breaksAnother(call)) throw notJudged('not-applicable', `No request exactly at ${name} is known`);
        expect(await send(conforming(call))).toBeAccepted();
      });
    }

    const refuses = covers(`FIELDS-${P}.REFUSES-BEYOND`, { field, limit });
    test(`${operation}: refuses beyond ${name}`, refuses, async ({ send, withControl, valid }) => {
      const call = valid(operation);
      const { reply, control } = call.guest
        ? await withControl(operation, beyond, name)
        : { reply: await send((beyond[name] as Mutations[string])(call)), control: await send(call) };
      expect(reply).toBeRefused({ control, profile });
    });
  }
  const untried = [
    ...(cases.some(({ within }) => within) ? [] : ['ACCEPTS-LIMIT' as const]),
    ...(cases.length > 0 ? [] : ['REFUSES-BEYOND' as const]),
  ];
  for (const side of untried) {
    test(`${operation}: ${side.toLowerCase()}`, covers(`FIELDS-${P}.${side}`), async ({ run }) => {
      const why = `The profile ${run.profile.name ?? ''} limits no field here`;
      throw notJudged('not-applicable', why.replace('  ', ' '));
    });
  }
}

function clients({ test, expect, refuses, replies, profile, clientId }: SpecContext, operation: TokenOperation) {
  const P = prefixOf(operation);
  const { longestLifeSeconds = 0, secondClient = { id: '' } } = profile.token ?? {};
  const request = operation === 'token-form' ? tokenForm : tokenJson;
  const secret = { secret: 'second_client_secret' } as const;

  const isShort = (value: unknown) => typeof value === 'number' && value <= longestLifeSeconds;
  const life = replies(operation, (reply) =>
    expect(givenAccepted(reply)).toHaveMember('expires_in', `an integer of ${longestLifeSeconds} at most`, isShort),
  );
  test(`a ${operation} token lives no longer than the profile says`, covers(`${P}.LONGEST-LIFE`), life);

  /** A token of each client, the second one's last, then a check-in with each of them. */
  const bothUsed = async ({ sendInTurn, valid }: Tools) => {
    const used = (issuedBy: string) => withToken(valid('check-in'), { secret: 'access_token', issuedBy });
    const first = again(valid(operation), 'beside a second client');
    const second = meant(request(secondClient.id, secret), 'nominal');
    const [, issued, early, late] = await sendInTurn(first, second, used('#1'), used('#2'));
    givenKnown(issued, `${secondClient.id} (token.secondClient, LODGING_SECOND_CLIENT_SECRET)`, 'undecided');
    return { issued, early, late };
  };

  const accepted = `accepts the second client's ${operation} token (token.secondClient, LODGING_SECOND_CLIENT_SECRET)`;
  test(accepted, covers(`${P}.SECOND-CLIENT`), async ({ tools }) => {
    const { issued, late } = await bothUsed(tools);
    expect(issued).toBeAccepted();
    expect(late).toBeAuthorized();
  });

  const apart = `accepts a ${operation} token although the second client got one after it`;
  test(apart, covers(`${P}.SECOND-CLIENT-APART`), async ({ tools }) => {
    const { issued, early } = await bothUsed(tools);
    givenAccepted(issued);
    expect(early).toBeAuthorized();
  });

  const swapped: Mutations = {
    'of-second': () => withWrongSecret(request(clientId, secret), 'of-second'),
    'of-first': () => withWrongSecret(request(secondClient.id), 'of-first'),
  };
  for (const whose of Object.keys(swapped)) {
    const details = covers(`${P}.SECOND-CLIENT-SECRET`, { whose });
    test(`refuses the other client's secret in ${operation}: ${whose}`, details, refuses(operation, swapped, whose));
  }
}

export default specify((context) => {
  for (const operation of RESERVATION_OPERATIONS) limits(context, operation);
  for (const operation of TOKEN_OPERATIONS) clients(context, operation);
});
