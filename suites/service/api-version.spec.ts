import {
  betaOf,
  knownVersion,
  looseVersions,
  STRANGE_VERSIONS,
  supportedVersions,
  UNKNOWN_VERSION,
  unspecifiedVersions,
  withVersion,
} from '../../cases/api-versions.ts';
import { badCredentials } from '../../cases/bad-credentials.ts';
import type { Mutations } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Profile } from '../../contract/profile.ts';
import { momentOf, RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { covers, type SpecContext, specify, type Tools } from '../../fixtures/index.ts';

/** The reply to a strange api-version, by its name. */
function strangeVersions(operation: ReservationOperation, profile: Profile) {
  const strange = { ...unspecifiedVersions(knownVersion(profile)), ...STRANGE_VERSIONS };
  return async ({ send, sendInTurn, valid }: Tools, name: string) => {
    const call = valid(operation);
    // A report during a stay does not end it, so all can be about one guest, the unknown version first.
    if (momentOf(operation) !== 'stay') return send((strange[name] as Mutations[string])(call));
    const calls = Object.values(strange).map((mutate) => mutate(call)) as [Call, ...Call[]];
    const replies = await sendInTurn(...calls);
    return replies[Object.keys(strange).indexOf(name)] as Exchange;
  };
}

function judged(context: SpecContext, operation: ReservationOperation) {
  const { test, expect, accepts, acceptsUnder, keepsOut, profile } = context;
  const P = prefixOf(operation);
  const replyTo = strangeVersions(operation, profile);
  test(`${operation}: accepted without api-version`, covers(`API-VERSION-${P}.ABSENT`), accepts(operation));

  const supported = supportedVersions(profile);
  for (const [n, value] of (supported.length > 0 ? supported : ['']).entries()) {
    const details = covers(`API-VERSION-${P}.SUPPORTED`, supported.length > 1 ? { n: n + 1 } : {});
    const isKnown = value !== '' && value === knownVersion(profile);
    const body = isKnown ? acceptsUnder(operation, 'version') : accepts(operation, (call) => withVersion(call, value));
    test(`${operation}: accepted with api-version ${value}`, details, body);
  }

  const { unsupported = [], empty = [], repeated = [] } = profile.apiVersion ?? {};
  const pinned = [
    ['UNSUPPORTED', 'UNKNOWN', 'an unknown api-version', unsupported],
    ['EMPTY-AS-PROFILED', 'EMPTY', 'an empty api-version', empty],
    ['REPEATED-AS-PROFILED', 'REPEATED', 'a repeated api-version', repeated],
  ] as const;
  for (const [id, name, what, statuses] of pinned) {
    const title = `${operation}: answers ${what} as the profile says`;
    test(title, covers(`API-VERSION-${P}.${id}`), async ({ tools, send, valid }) => {
      const reply = await replyTo(tools, name);
      // A service that ignores the version ends the guest's stay: the control is about another guest.
      if (statuses === 'accepted') expect(reply).toBeAccepted();
      else expect(reply).toBeRefusedWith({ control: await send(valid(operation)), statuses });
    });
  }

  const values = { unknown: UNKNOWN_VERSION, known: knownVersion(profile) };
  for (const [version, value] of Object.entries(values)) {
    const details = covers(`API-VERSION-${P}.NO-CREDENTIAL`, { version });
    const body = keepsOut(operation, badCredentials(profile, operation), `${version}-version`);
    test(`refuses ${operation} without a token under api-version ${value}`, details, body);
  }

  const failure = covers(`API-VERSION-${P}.NO-SERVER-ERROR`);
  test(`${operation}: no server error for a strange api-version`, failure, async ({ tools }) => {
    for (const name of ['UNKNOWN', 'EMPTY', 'REPEATED', ...Object.keys(STRANGE_VERSIONS)]) {
      expect(await replyTo(tools, name)).toHaveNoServerError(`a strange api-version (${name.toLowerCase()})`);
    }
  });

  for (const what of ['UNKNOWN', 'EMPTY', 'REPEATED', 'OTHER-CASE'] as const) {
    const title = `${operation}: records the answer to an api-version: ${what.toLowerCase()}`;
    test(title, covers(`API-VERSION-${P}.${what}`), async ({ tools, note }) => {
      const { reply } = await replyTo(tools, what);
      note(reply ? `answered ${reply.status}` : 'not answered');
    });
  }
}

function unlisted({ test, expect, apart, profile }: SpecContext) {
  const statuses = profile.apiVersion?.unsupported ?? [];
  const asProfiled = (mutate: Mutations[string]) =>
    apart('check-in', mutate, (reply, control) => expect(reply).toBeRefusedWith({ control, statuses }));

  // If no version is listed, nothing is known about any.
  if (supportedVersions(profile).length > 0) {
    const beta = covers('API-VERSION-CHECK-IN.UNSUPPORTED', { version: 'beta' });
    const body = asProfiled((call) => betaOf(call, profile));
    test('check-in: answers the beta of a listed api-version as the profile says', beta, body);
  }
  for (const [version, mutate] of Object.entries(looseVersions(profile))) {
    const details = covers('API-VERSION-CHECK-IN.UNSUPPORTED-LOOSE', { version });
    test(
      `check-in: answers a listed api-version, written ${version}, as the profile says`,
      details,
      asProfiled(mutate),
    );
  }
}

export default specify((context) => {
  unlisted(context);
  for (const operation of RESERVATION_OPERATIONS) judged(context, operation);
});
