import type { Call } from '../../cases/call.ts';
import { isShown } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { covers, currentContext, expect, notTestable, test, withHeader, withQuery } from '../../fixtures/index.ts';

const { profile } = currentContext();
const UNKNOWN = '99.99';
const supported = profile.apiVersion?.supported ?? [];
const version = (call: Call, value: string) => withQuery(call, 'api-version', value);
const NOT_SHOWN = 'No profile shows a body that the operation accepts';

/** What nobody has specified, by the requirement that records it. */
const observed = {
  UNKNOWN: (call: Call) => version(call, UNKNOWN),
  EMPTY: (call: Call) => version(call, ''),
  REPEATED: (call: Call) => version(version(call, supported[0] ?? '1.0'), '2.0'),
  'OTHER-CASE': (call: Call) => withQuery(call, 'Api-Version', supported[0] ?? '1.0'),
};

/** Values that a service might stumble over. */
const strange = {
  unknown: observed.UNKNOWN,
  empty: observed.EMPTY,
  repeated: observed.REPEATED,
  quote: (call: Call) => version(call, "1.0'--"),
  long: (call: Call) => version(call, '1'.repeat(1000)),
};

for (const operation of RESERVATION_OPERATIONS) {
  const P = prefixOf(operation);
  const isOpen = !isShown(operation, profile);

  test(`${operation}: accepted without api-version`, covers(`API-VERSION-${P}.ABSENT`), async ({ send, valid }) => {
    if (isOpen) notTestable(NOT_SHOWN);
    expect(await send(await valid(operation))).toBeAccepted();
  });

  for (const [n, value] of (supported.length > 0 ? supported : ['']).entries()) {
    const details = covers(`API-VERSION-${P}.SUPPORTED`, supported.length > 1 ? { n: n + 1 } : {});
    test(`${operation}: accepted with api-version ${value}`, details, async ({ send, valid }) => {
      if (isOpen) notTestable(NOT_SHOWN);
      expect(await send(version(await valid(operation), value))).toBeAccepted();
    });
  }

  const unsupported = covers(`API-VERSION-${P}.UNSUPPORTED`);
  test(
    `${operation}: an unknown api-version as the profile says`,
    unsupported,
    async ({ send, valid, control, run }) => {
      if (isOpen) notTestable(NOT_SHOWN);
      const reply = await send(version(await valid(operation), UNKNOWN));
      const statuses = run.profile.apiVersion?.unsupported ?? [];
      expect(reply).toBeRefusedWith({ unlike: await control(operation), statuses });
    },
  );

  for (const [name, value] of Object.entries({ unknown: UNKNOWN, known: supported[0] ?? '1.0' })) {
    const details = covers(`API-VERSION-${P}.NO-CREDENTIAL`, { version: name });
    test(`${operation}: no token, api-version ${value}`, details, async ({ send, valid, control }) => {
      if (isOpen) notTestable(NOT_SHOWN);
      const reply = await send(withHeader(version(await valid(operation), value), 'Authorization', null));
      expect(reply).toBeUnauthorized({ unlike: await control(operation) });
    });
  }

  const conduct = covers(`API-VERSION-${P}.NO-SERVER-ERROR`);
  test(`${operation}: does not fail over a strange api-version`, conduct, async ({ send, valid }) => {
    for (const make of Object.values(strange)) {
      expect(await send(make(await valid(operation)))).toHaveNoServerError();
    }
  });

  for (const [what, make] of Object.entries(observed) as [keyof typeof observed, (call: Call) => Call][]) {
    const details = covers(`API-VERSION-${P}.${what}`);
    test(`${operation}: api-version, ${what.toLowerCase()}`, details, async ({ send, valid, note }) => {
      const { reply } = await send(make(await valid(operation)));
      note(reply ? `answered ${reply.status}` : 'not answered');
    });
  }
}
