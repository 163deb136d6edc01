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

/** Asks for what a strange api-version is answered with, by its name. */
function strangeVersions(operation: ReservationOperation, profile: Profile) {
  const strange = { ...unspecifiedVersions(knownVersion(profile)), ...STRANGE_VERSIONS };
  return async ({ send, sendInTurn, valid }: Pick<Tools, 'send' | 'sendInTurn' | 'valid'>, name: string) => {
    const call = valid(operation);
    // A report during a stay that is accepted does not end it, so that all can be about one guest, the unknown version first.
    if (momentOf(operation) !== 'stay') return send((strange[name] as Mutations[string])(call));
    const calls = Object.values(strange).map((mutate) => mutate(call)) as [Call, ...Call[]];
    const replies = await sendInTurn(...calls);
    return replies[Object.keys(strange).indexOf(name)] as Exchange;
  };
}

function judged(
  { test, expect, accepts, acceptsUnder, keepsOut, profile }: SpecContext,
  operation: ReservationOperation,
) {
  const P = prefixOf(operation);
  const replyTo = strangeVersions(operation, profile);
  test(`${operation}: accepted without api-version`, covers(`API-VERSION-${P}.ABSENT`), accepts(operation));

  const supported = supportedVersions(profile);
  for (const [n, value] of (supported.length > 0 ? supported : ['']).entries()) {
    const details = covers(`API-VERSION-${P}.SUPPORTED`, supported.length > 1 ? { n: n + 1 } : {});
    const title = `${operation}: accepted with api-version ${value}`;
    const isKnown = value !== '' && value === knownVersion(profile);
    const body = isKnown ? acceptsUnder(operation, 'version') : accepts(operation, (call) => withVersion(call, value));
    test(title, details, body);
  }

  const unsupported = covers(`API-VERSION-${P}.UNSUPPORTED`);
  const asProfiled = `${operation}: an unknown api-version as the profile says`;
  test(asProfiled, unsupported, async ({ send, sendInTurn, valid }) => {
    const reply = await replyTo({ send, sendInTurn, valid }, 'UNKNOWN');
    const statuses = profile.apiVersion?.unsupported ?? [];
    // A service that lets the version pass ends the guest's stay: the control is about another guest.
    expect(reply).toBeRefusedWith({ control: await send(valid(operation)), statuses });
  });

  for (const what of ['EMPTY', 'REPEATED'] as const) {
    const details = covers(`API-VERSION-${P}.${what}-AS-PROFILED`);
    const title = `${operation}: api-version, ${what.toLowerCase()}, as the profile says`;
    test(title, details, async ({ send, sendInTurn, valid }) => {
      const reply = await replyTo({ send, sendInTurn, valid }, what);
      const pinned = profile.apiVersion?.[what === 'EMPTY' ? 'empty' : 'repeated'] ?? [];
      if (pinned === 'accepted') expect(reply).toBeAccepted();
      else expect(reply).toBeRefusedWith({ control: await send(valid(operation)), statuses: pinned });
    });
  }

  const values = { unknown: UNKNOWN_VERSION, known: knownVersion(profile) };
  for (const [version, value] of Object.entries(values)) {
    const details = covers(`API-VERSION-${P}.NO-CREDENTIAL`, { version });
    const title = `${operation}: no token, api-version ${value}`;
    test(title, details, keepsOut(operation, badCredentials(operation, profile), `${version}-version`));
  }
}

function conduct({ test, expect, profile }: SpecContext, operation: ReservationOperation) {
  const P = prefixOf(operation);
  const replyTo = strangeVersions(operation, profile);

  const failure = covers(`API-VERSION-${P}.NO-SERVER-ERROR`);
  test(`${operation}: does not fail over a strange api-version`, failure, async ({ send, sendInTurn, valid }) => {
    for (const name of ['UNKNOWN', 'EMPTY', 'REPEATED', ...Object.keys(STRANGE_VERSIONS)]) {
      expect(await replyTo({ send, sendInTurn, valid }, name)).toHaveNoServerError();
    }
  });

  for (const what of ['UNKNOWN', 'EMPTY', 'REPEATED', 'OTHER-CASE'] as const) {
    const details = covers(`API-VERSION-${P}.${what}`);
    test(`${operation}: api-version, ${what.toLowerCase()}`, details, async ({ send, sendInTurn, valid, note }) => {
      const { reply } = await replyTo({ send, sendInTurn, valid }, what);
      note(reply ? `answered ${reply.status}` : 'not answered');
    });
  }
}

function unlisted({ test, expect, profile }: SpecContext) {
  const asProfiled = async ({ send, valid }: Pick<Tools, 'send' | 'valid'>, mutate: Mutations[string]) => {
    const statuses = profile.apiVersion?.unsupported ?? [];
    const reply = await send(mutate(valid('check-in')));
    expect(reply).toBeRefusedWith({ control: await send(valid('check-in')), statuses });
  };

  // Nobody has said anything of a version of which none is listed.
  if (supportedVersions(profile).length > 0) {
    const beta = covers('API-VERSION-CHECK-IN.UNSUPPORTED', { version: 'beta' });
    test('check-in: the beta of a listed api-version as the profile says', beta, async ({ send, valid }) => {
      await asProfiled({ send, valid }, (call) => betaOf(call, profile));
    });
  }

  for (const [version, mutate] of Object.entries(looseVersions(profile))) {
    const details = covers('API-VERSION-CHECK-IN.UNSUPPORTED-LOOSE', { version });
    test(`check-in: a listed api-version, ${version}, as the profile says`, details, async ({ send, valid }) => {
      await asProfiled({ send, valid }, mutate);
    });
  }
}

export default specify((context) => {
  unlisted(context);
  for (const operation of RESERVATION_OPERATIONS) {
    judged(context, operation);
    conduct(context, operation);
  }
});
