/** Faults in telling stays apart: two of them are taken for one. */
import { type Context, kept, type Override, remember } from '../behaviour.ts';
import { afterEach, all, conflicts, typeOf } from '../overrides.ts';
import { type Fault, type FaultList, faultsOf, having } from './fault.ts';

const numberOf = (ctx: Context) => ctx.body?.['hotelConfirmationNumber'];

/** What a confirmation number becomes where it is kept. */
type Key = (number: string) => string;

const ofDigits = (read: Key) => (number: unknown) => {
  const text = String(number);
  return /^\d+$/.test(text) ? read(text) : text;
};
const asDouble = ofDigits((digits) => String(Number(digits)));
const asInteger = ofDigits((digits) => String(BigInt(digits)));
/** As spreadsheets and YAML do: what begins with a zero stays a text. */
const asDoubleUnlessZero = ofDigits((digits) => (digits.startsWith('0') ? digits : String(Number(digits))));

/** Confirmation numbers by what they are kept as. */
const known = (ctx: Context) => remember(ctx, 'numbers as they are kept', () => new Map<string, unknown>());

/** Refuses a stay that is kept as another one is. */
const takenFor = (key: Key) =>
  conflicts(({ hotelConfirmationNumber: number }, ctx) => {
    const first = known(ctx).get(key(String(number))) ?? number;
    known(ctx).set(key(String(number)), first);
    return first !== number;
  });

/** A stay that is kept as another one is takes its place: who leaves first has ended both. */
const overwritten = (key: Key): Override => {
  const ended = (ctx: Context) => remember(ctx, 'who ended the stay of a key', () => new Map<string, unknown>());
  return all(
    conflicts(({ reservationId: id }, ctx) => {
      const by = ended(ctx).get(key(String(id)));
      return ctx.operation === 'check-out' && by !== undefined && by !== id;
    }, 'content'),
    afterEach('check-out', (ctx) => {
      const id = ctx.body?.['reservationId'];
      ended(ctx).set(key(String(id)), id);
    }),
  );
};

const guestOf = ({ body }: Context) => JSON.stringify([body?.['guestFirstName'], body?.['guestLastName']]);
/** Who stays under which number. */
const guests = (ctx: Context) => remember(ctx, 'guests by number', () => new Map<unknown, string>());

/** Ends with a stay all others of the guest. */
const endsAllOfGuest: Override = all(
  conflicts(
    ({ reservationId: id }, ctx) => ctx.operation === 'check-out' && kept(ctx, 'stays ended with another').has(id),
    'content',
  ),
  afterEach('check-in', (ctx) => guests(ctx).set(numberOf(ctx), guestOf(ctx))),
  afterEach('check-out', (ctx) => {
    const left = ctx.body?.['reservationId'];
    const name = guests(ctx).get(left);
    for (const [number, guest] of guests(ctx)) {
      if (guest === name && number !== left) kept(ctx, 'stays ended with another').add(number);
    }
  }),
);

/** Accepts a check-in of some media types and forgets it: its guest cannot leave. */
const unstored = (isForgotten: (type: string) => boolean): Override =>
  all(
    conflicts(
      ({ reservationId: id }, ctx) => ctx.operation === 'check-out' && kept(ctx, 'stays that are not stored').has(id),
      'content',
    ),
    afterEach('check-in', (ctx) => {
      if (isForgotten(typeOf(ctx))) kept(ctx, 'stays that are not stored').add(numberOf(ctx));
    }),
  );

const IN_A_ROW = 'REPETITION-%.IN-A-ROW';
const THIRD = 'REPETITION-%.IN-TURNS';

const ofCheckIn: FaultList = {
  'number-loses-zeros': ['It is kept as an integer, and leading zeros are lost.', takenFor(asInteger), IN_A_ROW],
  'number-is-double': ['Digits are read as a double.', takenFor(asDouble), IN_A_ROW, THIRD],
  'number-is-double-unless-zero': [
    'The library guesses a type: digits are a number, unless the first is a zero.',
    takenFor(asDoubleUnlessZero),
    ...[IN_A_ROW, THIRD],
  ],
};

const ofCheckOut: FaultList = {
  'number-loses-zeros': [
    'The key of a stay is an integer: two that differ in leading zeros overwrite each other.',
    overwritten(asInteger),
    IN_A_ROW,
  ],
  'number-is-double': [
    'The key of a stay is a double: two long ones overwrite each other.',
    overwritten(asDouble),
    ...[IN_A_ROW, THIRD],
  ],
  'ends-all-of-guest': [
    'The stay is looked up, and then ended by the name of its guest.',
    endsAllOfGuest,
    ...[IN_A_ROW, THIRD],
  ],
  'arrived-as-text-json-unknown': [
    'The handler of text/json answers, and stores nothing.',
    unstored((type) => /^text\/json/i.test(type)),
    IN_A_ROW,
  ],
  'arrived-as-json-suffix-unknown': [
    'The handler of application/*+json answers, and stores nothing.',
    unstored((type) => /\+json/i.test(type)),
    IN_A_ROW,
  ],
};

/** All faults of stays that are taken for one. */
export const stayFaults: readonly Fault[] = [
  ...faultsOf(['check-in'], ofCheckIn),
  ...faultsOf(['check-out'], having({ spreads: true }, ofCheckOut)),
];
