import type { Mutations } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { withHeader, withQuery } from '../../cases/calls.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Profile } from '../../contract/profile.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { covers, type SpecContext, specify } from '../../fixtures/index.ts';

const UNKNOWN = '99.99';
const version = (call: Call, value: string) => withQuery(call, 'api-version', value);
const unknownVersion = (call: Call) => version(call, UNKNOWN);

const supportedOf = ({ apiVersion }: Profile) => apiVersion?.supported ?? [];
/** A version that the service knows, as far as anybody has said. */
const knownOf = (profile: Profile) => supportedOf(profile)[0] ?? '1.0';

/** What nobody has specified, by the requirement that records it. */
const unspecified = (known: string) => ({
  UNKNOWN: unknownVersion,
  EMPTY: (call: Call) => version(call, ''),
  REPEATED: (call: Call) => version(version(call, known), '2.0'),
  'OTHER-CASE': (call: Call) => withQuery(call, 'Api-Version', known),
});

function judged({ test, expect, accepts, keepsOut, profile }: SpecContext, operation: ReservationOperation) {
  const P = prefixOf(operation);
  test(`${operation}: accepted without api-version`, covers(`API-VERSION-${P}.ABSENT`), accepts(operation));

  const supported = supportedOf(profile);
  for (const [n, value] of (supported.length > 0 ? supported : ['']).entries()) {
    const details = covers(`API-VERSION-${P}.SUPPORTED`, supported.length > 1 ? { n: n + 1 } : {});
    const title = `${operation}: accepted with api-version ${value}`;
    test(
      title,
      details,
      accepts(operation, (call) => version(call, value)),
    );
  }

  // A service that lets the version pass ends the guest's stay: the control is about another guest.
  const unsupported = covers(`API-VERSION-${P}.UNSUPPORTED`);
  test(`${operation}: an unknown api-version as the profile says`, unsupported, async ({ send, valid, control }) => {
    const reply = await send(unknownVersion(valid(operation)));
    const statuses = profile.apiVersion?.unsupported ?? [];
    expect(reply).toBeRefusedWith({ unlike: await control(operation), statuses });
  });

  const values = { unknown: UNKNOWN, known: knownOf(profile) };
  const anonymous: Mutations = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (call) => withHeader(version(call, value), 'Authorization', null),
    ]),
  );
  for (const [name, value] of Object.entries(values)) {
    const details = covers(`API-VERSION-${P}.NO-CREDENTIAL`, { version: name });
    test(`${operation}: no token, api-version ${value}`, details, keepsOut(operation, anonymous, name));
  }
}

function conduct({ test, expect, profile }: SpecContext, operation: ReservationOperation) {
  const P = prefixOf(operation);
  const observed = unspecified(knownOf(profile));
  const strange = [
    observed.UNKNOWN,
    observed.EMPTY,
    observed.REPEATED,
    (call: Call) => version(call, "1.0'--"),
    (call: Call) => version(call, '1'.repeat(1000)),
  ];

  const failure = covers(`API-VERSION-${P}.NO-SERVER-ERROR`);
  test(`${operation}: does not fail over a strange api-version`, failure, async ({ send, valid }) => {
    for (const mutate of strange) expect(await send(mutate(valid(operation)))).toHaveNoServerError();
  });

  for (const [what, mutate] of Object.entries(observed) as [keyof typeof observed, (call: Call) => Call][]) {
    const details = covers(`API-VERSION-${P}.${what}`);
    test(`${operation}: api-version, ${what.toLowerCase()}`, details, async ({ send, valid, note }) => {
      const { reply } = await send(mutate(valid(operation)));
      note(reply ? `answered ${reply.status}` : 'not answered');
    });
  }
}

export default specify((context) => {
  for (const operation of RESERVATION_OPERATIONS) {
    judged(context, operation);
    conduct(context, operation);
  }
});
