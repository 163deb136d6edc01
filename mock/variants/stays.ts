/** Conforming services that track stays: the document shows no states (section 3), so a service may have its own. */
import type { Field } from '../../contract/interface.ts';
import { parsedJson } from '../../contract/json.ts';
import { momentOf, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { takesOneOf } from '../faults/bearer-overrides.ts';
import { all, conflicts, fieldsAsked, on, overlooks, withoutLooseParts } from '../overrides.ts';
import { isScalar } from '../text.ts';
import { comparesTokensWithoutCase, findsTokensAnywhere, overridesMethods, readsPathsLoosely } from './credentials.ts';
import { leavingOpen, type Variant, variantsOf } from './variant.ts';

const isNumeric = (value: unknown) => typeof value === 'string' && /^\s*-?\d+(?:\.0+)?\s*$/.test(value);

function ofTimestamp(seconds: unknown): string {
  const moment = new Date(Number(seconds) * 1000);
  return Number.isNaN(moment.getTime()) ? String(seconds) : moment.toISOString();
}

/** A moment in another notation, as RFC 3339 writes it; a text that names no moment is unchanged. */
const WRITINGS: readonly (readonly [RegExp, string])[] = [
  [/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2'],
  [/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6'],
  [/^(\d{4})-W\d\d-\d/, '$1-01-04'],
  [/^(\d{4}-\d\d-\d\d)$/, '$1T00:00:00Z'],
  [/^(\d{4}-\d\d-\d\d)[t ]/, '$1T'],
  [/T24:00:00/, 'T00:00:00'],
  [/,(\d)/, '.$1'],
  [/([+-]\d\d)(\d\d)$/, '$1:$2'],
  [/(T\d\d:\d\d)$/, '$1:00'],
  [/(T\d\d:\d\d:\d\d(?:\.\d+)?)$/, '$1Z'],
  [/z$/, 'Z'],
];

function readMoment(value: unknown): unknown {
  if (typeof value === 'number' || isNumeric(value)) return ofTimestamp(value);
  if (typeof value !== 'string') return value;
  if (value === 'now' || value === 'tomorrow') return new Date().toISOString();
  if (/^[A-Z][a-z]{2}, \d\d /.test(value)) return new Date(value).toISOString();
  return WRITINGS.reduce((text, [writing, usual]) => text.replace(writing, usual), value.trim());
}

function integerOf(value: unknown): unknown {
  const isLiteral = value === '' || isNumeric(value) || /^0x\d+$/.test(String(value));
  if (value === null || typeof value === 'boolean' || isLiteral) return Number(value);
  return typeof value === 'number' ? Math.trunc(value) : value;
}

function readAs(given: unknown, field: Field): unknown {
  const value = Array.isArray(given) && given.length === 1 ? given[0] : given;
  if (!field.required && (value === null || value === '')) return field.nullable && value === null ? null : undefined;
  if (field.type === 'integer') return integerOf(value);
  if (field.type === 'boolean')
    return isScalar(value) || typeof value === 'string' ? value !== 'false' && !!value : value;
  if (field.format === 'date-time') return readMoment(value);
  return field.type === 'string' && isScalar(value) ? String(value) : value;
}

function understood(body: Readonly<Record<string, unknown>>, ctx: Context): Readonly<Record<string, unknown>> {
  const known = new Map(fieldsAsked(ctx).map((field) => [field.name.toLowerCase(), field]));
  const members = Object.entries(body).map(([name, value]) => {
    const field = known.get(name.toLowerCase());
    return field ? ([field.name, readAs(value, field)] as const) : ([name, value] as const);
  });
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

const looseJson = (text: string) =>
  parsedJson(text) === undefined
    ? withoutLooseParts(text.replace(/^\uFEFF/, ''))
        .replaceAll("'", '"')
        .replace(/([{,]\s*)(\w+)\s*:/g, '$1"$2":')
        .replace(/:\s*-?(?:NaN|Infinity)\b/g, ':null')
    : text;

/** Reads reports as loosely as all stacks together: any case and media type, coercible types, loose JSON. */
export const readsLooseReports: Override = on(
  RESERVATION_OPERATIONS,
  {
    mediaTypeOk: () => () => true,
    apiVersionOk: () => () => true,
    parseBody: (next) => (bytes, ctx) => {
      const parsed = next(Buffer.from(looseJson(bytes.toString('utf8'))), ctx);
      return 'value' in parsed ? { value: understood(parsed.value, ctx) } : parsed;
    },
  },
  overlooks(({ kind }) => kind === 'blank'),
);

type Body = Readonly<Record<string, unknown>>;

/** How a report identifies its stay: in a check-out by its reservation id, in either form. */
function stayOf(body: Body, { operation }: Context): string | null {
  const names =
    operation && momentOf(operation) === 'departure'
      ? ['reservationId', 'reservation_id']
      : ['hotelConfirmationNumber'];
  const given = names.map((name) => body[name]).find((value) => typeof value === 'string');
  return typeof given === 'string' ? given : null;
}

/** Rooms by hotel and number, with the confirmation number of the guest in each. */
const rooms = (ctx: Context) => remember(ctx, 'rooms', () => new Map<string, unknown>());

function freeRoomOf(ctx: Context, confirmation: string | null): void {
  for (const [room, guest] of rooms(ctx)) if (guest === confirmation) rooms(ctx).delete(room);
}

/** One guest in each room: another check-in is refused until that guest has left. */
const roomsAreSingle = conflicts((body, ctx) => {
  const moment = ctx.operation && momentOf(ctx.operation);
  if (moment === 'departure') freeRoomOf(ctx, stayOf(body, ctx));
  if (moment !== 'arrival') return false;
  const room = `${String(body['lodgingHotelId'])}/${String(body['roomNumber'])}`;
  const guest = rooms(ctx).get(room);
  const isTaken = guest !== undefined && guest !== body['hotelConfirmationNumber'];
  if (!isTaken) rooms(ctx).set(room, body['hotelConfirmationNumber']);
  return isTaken;
});

/** Clients by the confirmation numbers of the guests that they checked in. */
const owners = (ctx: Context) => remember(ctx, 'clients of stays', () => new Map<string | null, unknown>());

/** A client knows only the guests whom it has checked in itself. */
const knowsOwnStays = conflicts((body, ctx) => {
  const [stay, client] = [stayOf(body, ctx), ctx.claims?.['client_id']];
  if (ctx.operation && momentOf(ctx.operation) === 'arrival') owners(ctx).set(stay, client);
  return owners(ctx).has(stay) && owners(ctx).get(stay) !== client;
}, 'path');

type State = 'in' | 'out' | 'absent';
const states = (ctx: Context) => remember(ctx, 'states of stays', () => new Map<string, State>());

/** The state of a stay after an event; `null` if the event does not fit. */
function afterEvent({ operation }: Context, state: State | undefined): State | null {
  const moment = operation && momentOf(operation);
  if (moment === 'arrival') return state === undefined ? 'in' : null;
  if (moment === 'absence') return state === undefined ? 'absent' : null;
  if (state !== 'in') return null;
  return moment === 'departure' ? 'out' : 'in';
}

/** Knows each stay by its confirmation number, and refuses events that do not fit its state. */
const tracksStays = conflicts((body, ctx) => {
  const stay = stayOf(body, ctx);
  if (stay === null) return false;
  const after = afterEvent(ctx, states(ctx).get(stay));
  if (after !== null) states(ctx).set(stay, after);
  return after === null;
});

const HOUR_MS = 3600 * 1000;
/** Refuses older arrivals, and knows who has arrived. */
const takesArrivalsWithin = (hours: number): Override =>
  all(
    tracksStays,
    conflicts(
      ({ checkInDateTime: at }, ctx) =>
        ctx.operation === 'check-in' && Date.parse(String(at)) < ctx.mock.clock() - hours * HOUR_MS,
      'content',
    ),
  );

export const stayVariants: readonly Variant[] = variantsOf({
  'stays-of-each-client': ['Section 5, point 1: a client may know only its own guests.', knowsOwnStays],
  'rooms-are-single': ['Section 1 leaves open what an event does: a room may count as occupied.', roomsAreSingle],
  'stays-are-tracked': ['Section 3 shows no states: an event may not fit.', tracksStays, leavingOpen('repeats')],
  'arrivals-of-two-days': [
    "Which dates are refused is not shown (sections 2.1 and 3): a service may accept only the hotel's business date and the day before.",
    takesArrivalsWithin(50),
    leavingOpen('repeats', 'fields'),
  ],
  'arrivals-of-two-days-pinned': [
    "The same, pinned by the provider's profile.",
    takesArrivalsWithin(48),
    (embedded) => ({
      ...leavingOpen('repeats')(embedded),
      fields: { 'check-in': { checkInDateTime: { pastDays: 2 } } },
    }),
  ],
  'stays-are-tracked-of-loose-reports': [
    'A service may read loosely and track stays strictly: any check-out that it accepted has ended the stay.',
    all(roomsAreSingle, tracksStays, readsLooseReports),
    leavingOpen('repeats', 'reading', 'apiVersion', 'errors.malformed', 'errors.unsupportedMediaType'),
  ],
  'stays-are-tracked-of-loose-requests': [
    'The same, with tokens, paths and methods also accepted in places that the document does not name (section 5, point 4).',
    all(
      roomsAreSingle,
      tracksStays,
      comparesTokensWithoutCase,
      findsTokensAnywhere,
      takesOneOf(0),
      readsPathsLoosely,
      overridesMethods,
    ),
    leavingOpen('repeats'),
  ],
});
