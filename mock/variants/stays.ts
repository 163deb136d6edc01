/** Conforming services that keep track of stays: the document shows no states (section 3), so that a service may have its own. */
import { momentOf } from '../../contract/words.ts';
import { type Context, remember } from '../behaviour.ts';
import { takesOneOf } from '../faults/bearer-overrides.ts';
import { all, conflicts } from '../overrides.ts';
import { comparesTokensWithoutCase, findsTokensAnywhere, overridesMethods, readsPathsLoosely } from './credentials.ts';
import { readsLooseReports } from './loose.ts';
import { leavingOpen, type Variant, variantsOf } from './variant.ts';

type Body = Readonly<Record<string, unknown>>;

/** What a report calls its stay: in a check-out its reservation id, in either form. */
function stayOf(body: Body, { operation }: Context): string | null {
  const names =
    operation && momentOf(operation) === 'departure'
      ? ['reservationId', 'reservation_id']
      : ['hotelConfirmationNumber'];
  const given = names.map((name) => body[name]).find((value) => typeof value === 'string');
  return typeof given === 'string' ? given : null;
}

/** Rooms by hotel and number, with the confirmation number of the guest who is in it. */
const rooms = (ctx: Context) => remember(ctx, 'rooms', () => new Map<string, unknown>());

function freeRoomOf(ctx: Context, confirmation: string | null): void {
  for (const [room, guest] of rooms(ctx)) if (guest === confirmation) rooms(ctx).delete(room);
}

/** One guest to a room: who comes while another one is in it is refused until that one has left. */
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

type State = 'in' | 'out' | 'absent';
const states = (ctx: Context) => remember(ctx, 'states of stays', () => new Map<string, State>());

/** What becomes of a stay by an event; `null` where the event does not fit. */
function afterEvent({ operation }: Context, state: State | undefined): State | null {
  const moment = operation && momentOf(operation);
  if (moment === 'arrival') return state === undefined ? 'in' : null;
  if (moment === 'absence') return state === undefined ? 'absent' : null;
  if (state !== 'in') return null;
  return moment === 'departure' ? 'out' : 'in';
}

/** Knows each stay by its confirmation number, and refuses events that do not fit what has become of it. */
const tracksStays = conflicts((body, ctx) => {
  const stay = stayOf(body, ctx);
  if (stay === null) return false;
  const after = afterEvent(ctx, states(ctx).get(stay));
  if (after !== null) states(ctx).set(stay, after);
  return after === null;
});

/** Variants in what is known of stays. */
export const stayVariants: readonly Variant[] = variantsOf({
  'rooms-are-single': {
    because: 'What the receiving side does with an event is not shown (section 1): it may know which rooms are taken.',
    override: roomsAreSingle,
  },
  'stays-are-tracked': {
    because: 'States of a stay are not shown (section 3): an event that does not fit what came before may be refused.',
    override: tracksStays,
    profile: leavingOpen('repeats'),
  },
  'stays-are-tracked-of-loose-reports': {
    because:
      'A service may read loosely and know its stays strictly: whatever it accepted, however written, ended the stay.',
    override: all(roomsAreSingle, tracksStays, readsLooseReports),
    profile: leavingOpen('repeats', 'reading', 'apiVersion', 'errors.malformed', 'errors.unsupportedMediaType'),
  },
  'stays-are-tracked-of-loose-requests': {
    because:
      'The same with tokens, paths and methods that are looked for in more places than the document names (section 5, point 4).',
    override: all(
      roomsAreSingle,
      tracksStays,
      comparesTokensWithoutCase,
      findsTokensAnywhere,
      takesOneOf((values) => values[0]),
      readsPathsLoosely,
      overridesMethods,
    ),
    profile: leavingOpen('repeats'),
  },
});
