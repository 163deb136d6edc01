/** Conforming variety of what a service offers, what a provider publishes, and where a reservation id comes from. */
import { CLAIMS, OPEN_OPERATIONS, type Operation } from '../../contract/words.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { EMBEDDED_HOTELS } from '../embedded.ts';
import { isOlder, refusesOlder } from '../faults/reports.ts';
import { accepts, after, afterEach, all, alsoRefuses, conflicts, on, overlooks, refusalAs } from '../overrides.ts';
import { embeddedProfile } from '../profile.ts';
import { withHeader } from '../reply.ts';
import { leavingOpen, type Variant, variantsOf } from './variant.ts';

const HOUR_MS = 3_600_000;

const absent = (...operations: readonly Operation[]): Override => ({
  route: (next) => (ctx) => {
    const operation = next(ctx);
    return operation && operations.includes(operation) ? null : operation;
  },
});
const claimsWithout = (...claims: readonly string[]) => CLAIMS.filter((claim) => !claims.includes(claim));

/** Names the new resource in the reply to a report. */
export const locates = accepts((reply, ctx) => withHeader(reply, 'Location', `/api/v1/reservation/${ctx.id}`));

const handedOut = (ctx: Context) => remember(ctx, 'reservation ids', () => new Set<unknown>());

/** The service gives each check-in an id, and later reports must name that id. */
export const knowsOnlyItsIds = (named: (body: Readonly<Record<string, unknown>>) => unknown): Override =>
  all(
    afterEach('check-in', (ctx) => handedOut(ctx).add(ctx.id)),
    on(['check-in'], locates),
    conflicts((body, ctx) => {
      const id = ctx.operation === 'check-in' ? null : named(body);
      return typeof id === 'string' && !handedOut(ctx).has(id);
    }),
    refusalAs(404, 'conflict'),
  );

/** The service's own ids, in the bodies of the embedded profile. */
export const idsOfItsOwn = knowsOnlyItsIds(({ reservationId }) => reservationId);

/** Looks up the reservation before it validates the report. */
const looksUpFirst: Override = all(
  after('checks')(() => ['credential', 'api-version', 'media-type', 'size', 'body', 'conflict', 'content']),
  conflicts(({ reservationId, hotelConfirmationNumber }) => !reservationId && !hotelConfirmationNumber),
  refusalAs(404, 'conflict'),
);

const namesNoHotel = (named: unknown) => typeof named === 'number' && EMBEDDED_HOTELS.every(({ id }) => id !== named);

export const scopeVariants: readonly Variant[] = variantsOf({
  'no-json-token': {
    because: 'Only the quick start shows the JSON variant (section 5, point 3); it is not claimed.',
    override: absent('token-json'),
    claims: claimsWithout('token-json'),
  },
  'no-form-token': {
    because: 'If the issuer cannot be reached, only the JSON variant of the service is claimed.',
    override: absent('token-form'),
    claims: claimsWithout('token-form'),
  },
  'no-partial-bill-no-show': {
    because: 'An integrator claims what it supports; the shapes of partial bill and no-show are not shown (section 4).',
    override: absent('partial-bill', 'no-show'),
    claims: claimsWithout('partial-bill', 'no-show'),
  },
  'older-form-refused': {
    because: 'Section 2.2: an implementation may accept the older form, but need not; it is not claimed.',
    override: refusesOlder,
    claims: claimsWithout('older-check-out'),
  },
  'older-form-ignored': {
    because: 'Section 2.2: an implementation may know only the reference form; the older one is not claimed.',
    override: overlooks(({ field }) => isOlder(field)),
    claims: claimsWithout('older-check-out'),
  },
  'no-profile': {
    because: 'The provider has not answered any of the open points.',
    profile: () => ({}),
  },
  'no-profile-but-strict': {
    because: 'The service validates the open bodies, but the provider has not published them.',
    profile: () => ({}),
    options: { profile: embeddedProfile },
  },
  'no-profile-but-looked-up-first': {
    because: 'RFC 9110 §15.5.5: a report about an unknown reservation may be answered with 404.',
    profile: () => ({}),
    options: { profile: embeddedProfile },
    override: on(OPEN_OPERATIONS, looksUpFirst),
  },
  'known-hotels-only': {
    because:
      'Section 2.1: lodgingHotelId identifies a hotel that the service knows, and times are in its zone; others may be refused.',
    options: { hotels: EMBEDDED_HOTELS },
  },
  'hotels-looked-up-first': {
    because:
      'Section 7 shows no statuses: by RFC 9110 §15.5.5 an unknown hotel may be answered with 404, even if the number is malformed.',
    override: after('status')((status, { body }, kind) =>
      kind === 'content' && namesNoHotel(body?.lodgingHotelId) ? 404 : status,
    ),
    profile: leavingOpen('errors.invalid'),
  },
  'ids-of-the-supplier': {
    because: 'Where the reservation id of a check-out comes from is not shown (section 2.2).',
    values: { reservationIdFrom: 'supplier-reservation-id' },
  },
  'ids-of-its-own': {
    because: "Section 2.2: the reservation id is the service's; RFC 9110 §15.3.2: a 201 may name it with Location.",
    override: idsOfItsOwn,
    values: { reservationIdFrom: 'location-header' },
  },
  'ids-for-arrivals-of-two-days': {
    because:
      'A service may refuse arrivals long past (section 3); it then gives no id, and nothing else can be reported.',
    override: all(
      alsoRefuses(({ checkInDateTime: arrival }, { mock }) =>
        Date.parse(String(arrival)) < mock.clock() - 50 * HOUR_MS ? 'checkInDateTime' : null,
      ),
      idsOfItsOwn,
    ),
    profile: leavingOpen('fields'),
    values: { reservationIdFrom: 'location-header' },
  },
  'ids-from-a-list': {
    because: 'Where the reservation id of a check-out comes from is not shown (section 2.2).',
    values: {
      reservationIdFrom: 'list',
      reservationIds: Array.from({ length: 2000 }, (_each, n) => `R-${n + 1}`),
    },
  },
  'ids-omitted': {
    because: 'reservationId is not marked required (section 2.2).',
    values: { reservationIdFrom: 'omitted' },
  },
});
