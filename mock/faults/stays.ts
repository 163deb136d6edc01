/** Faults in telling stays apart: two are taken for one. */

import type { ReservationOperation } from '../../contract/words.ts';
import { type Context, kept, type Override, remember } from '../behaviour.ts';
import { SEEN } from '../circumstances.ts';
import { EMBEDDED_HOTELS } from '../embedded.ts';
import {
  afterEach,
  afterFaulty,
  all,
  alsoRefuses,
  cameBefore,
  conflicts,
  refusesStays,
  stayNamed,
  typeOf,
} from '../overrides.ts';
import { type Fault, type FaultList, faultsOf, having, madeBy, may } from './fault.ts';

/** What a confirmation number becomes when it is stored. */
type Key = (number: string) => string;

const ofDigits = (read: Key) => (number: unknown) => {
  const text = String(number);
  return /^\d+$/.test(text) ? read(text) : text;
};
const asDouble = ofDigits((digits) => String(Number(digits)));
const asInteger = ofDigits((digits) => String(BigInt(digits)));
/** As spreadsheets and YAML do: digits that begin with a zero remain a text. */
const asDoubleUnlessZero = ofDigits((digits) => (digits.startsWith('0') ? digits : String(Number(digits))));

/** Confirmation numbers by their stored form. */
const known = (ctx: Context) => remember(ctx, 'numbers as they are kept', () => new Map<string, unknown>());

/** Refuses a stay whose stored form equals that of another one. */
const takenFor = (key: Key) =>
  conflicts(({ hotelConfirmationNumber: number }, ctx) => {
    const first = known(ctx).get(key(String(number))) ?? number;
    known(ctx).set(key(String(number)), first);
    return first !== number;
  });

/** A stay replaces another one with the same stored form: the first check-out ends both. */
const overwritten = (key: Key): Override => {
  const ended = (ctx: Context) => remember(ctx, 'who ended the stay of a key', () => new Map<string, unknown>());
  return all(
    refusesStays('check-out', (id, ctx) => (ended(ctx).get(key(String(id))) ?? id) !== id),
    afterEach('check-out', (ctx) => ended(ctx).set(key(String(stayNamed(ctx))), stayNamed(ctx))),
  );
};

/** Ends, together with a stay, all others with the same values of these members. */
function endsAllWith(...members: string[]): Override {
  const shown = ({ body }: Context) => JSON.stringify(members.map((name) => body?.[name]));
  const stays = (ctx: Context) => remember(ctx, 'what stays have in common', () => new Map<unknown, string>());
  return all(
    refusesStays('check-out', (id, ctx) => kept(ctx, 'stays ended with another').has(id)),
    afterEach('check-in', (ctx) => stays(ctx).set(stayNamed(ctx), shown(ctx))),
    afterEach('check-out', (ctx) => {
      const left = stayNamed(ctx);
      const own = stays(ctx).get(left);
      for (const [number, common] of stays(ctx)) {
        if (common === own && number !== left) kept(ctx, 'stays ended with another').add(number);
      }
    }),
  );
}

/** Accepts some check-ins, and fails on later reports about their guests. */
function failsAfter(operation: ReservationOperation, isMet: (ctx: Context) => boolean): Override {
  const met = (ctx: Context) => kept(ctx, `stays that ${operation} fails over`);
  return all(
    refusesStays(operation, (stay, ctx) => met(ctx).has(stay)),
    afterEach('check-in', (ctx) => isMet(ctx) && met(ctx).add(stayNamed(ctx))),
  );
}

const lastArrival = (ctx: Context) => remember(ctx, 'the last check-in', () => ({ number: null as unknown }));

/** Far fewer than a hotel has guests. */
const MOST_STAYS = 50;

/** Refuses the check-out of a guest after whom many others came. */
function forgetsAfter(most: number): Override {
  const stays = (ctx: Context) => remember(ctx, 'stays in the order of their check-ins', (): unknown[] => []);
  return all(
    refusesStays('check-out', (id, ctx) => stays(ctx).slice(0, -most).includes(id)),
    afterEach('check-in', (ctx) => stays(ctx).push(stayNamed(ctx))),
  );
}

/** Circumstances about the stay, not about the request or what came before it. */
const OF_ARRIVAL = Object.entries(SEEN)
  .slice(Object.keys(SEEN).indexOf('unknown-member'))
  .filter(([name]) => !['at-once', 'gzip', 'known-number', 'long-body'].includes(name));

/** One fault for each. @param others the other reports about such guests */
const afterArrivals = (operation: ReservationOperation, ...others: string[]): FaultList =>
  Object.fromEntries(
    OF_ARRIVAL.map(([name, seen]) => [
      `fails-after.${name}`,
      [
        `The stay of a check-in under the circumstance ${name} is kept otherwise than it is looked up.`,
        failsAfter(operation, seen),
        ...['CIRCUMSTANCE-%.ARRIVED', ...may(...others)],
      ],
    ]),
  );

/** Whether a check-in with this number was accepted before; called after it was accepted. */
const hasComeBefore = (ctx: Context) => cameBefore(ctx, 'numbers of accepted check-ins', stayNamed(ctx));

const IN_A_ROW = 'REPETITION-%.IN-A-ROW';
const THIRD = 'REPETITION-%.IN-TURNS';

const APART = 'REPETITION-%.NUMBERS-APART';
const SPACE_BEHIND = `${APART}-IN-SPACE-BEHIND`;

/** Confirmation numbers as a database column compares them. */
const compared = madeBy(takenFor, {
  'number-in-any-case': [
    'The column has its default collation, which ignores letter case.',
    (number) => number.toLowerCase(),
    APART,
  ],
  'number-without-accents': [
    'The column has its default collation, which ignores accents.',
    (number) => number.normalize('NFD').replace(/\p{M}/gu, ''),
    APART,
  ],
  'number-without-spaces': [
    'Spaces are removed from a number before it is looked up.',
    (number) => number.replaceAll(' ', ''),
    ...[APART, SPACE_BEHIND],
  ],
  'number-at-most-20': [
    'The column holds 20 characters and cuts off the rest.',
    (number) => number.slice(0, 20),
    APART,
    SPACE_BEHIND,
  ],
  'number-trimmed': ['The framework trims every text.', (number) => number.trim(), SPACE_BEHIND],
});

const ofCheckIn: FaultList = {
  ...compared,
  'number-loses-zeros': [
    'The number is stored as an integer, so leading zeros are lost.',
    takenFor(asInteger),
    IN_A_ROW,
  ],
  'number-is-double': ['Digits are read as a double.', takenFor(asDouble), IN_A_ROW, THIRD],
  'number-is-double-unless-zero': [
    'The library guesses types: digits are a number unless the first is a zero.',
    takenFor(asDoubleUnlessZero),
    ...[IN_A_ROW, THIRD],
  ],
};

const ofCheckOut: FaultList = {
  'number-loses-zeros': [
    'Stays are keyed by an integer: two that differ in leading zeros overwrite each other.',
    overwritten(asInteger),
    IN_A_ROW,
  ],
  'number-is-double': [
    'Stays are keyed by a double: two with long numbers overwrite each other.',
    overwritten(asDouble),
    ...[IN_A_ROW, THIRD],
  ],
  'ends-all-of-guest': [
    "A check-out ends all stays with the guest's name.",
    endsAllWith('guestFirstName', 'guestLastName'),
    ...[IN_A_ROW, THIRD],
  ],
  'ends-all-in-room': [
    'A check-out ends all stays with the room number.',
    endsAllWith('lodgingHotelId', 'roomNumber'),
    'REPETITION-%.OF-SHARERS',
  ],
  'ends-all-on-folio': [
    'A check-out ends all stays with the folio.',
    endsAllWith('lodgingHotelId', 'folio'),
    'REPETITION-%.OF-SHARERS',
  ],
  'ends-all-of-booking': [
    'The stay is looked up, and then ended by the reservation of its supplier, which may be of several rooms.',
    endsAllWith('supplierReservationId'),
    'REPETITION-%.OF-SHARERS',
  ],
  'forgets-earlier-stays': [
    `Stays are kept in a cache of ${MOST_STAYS} entries.`,
    forgetsAfter(MOST_STAYS),
    'REPETITION-%.AFTER-MANY-OTHERS',
  ],
  'fails-after-repeated-check-in': [
    'A repeated check-in is stored twice, and then the query finds two stays.',
    failsAfter('check-out', hasComeBefore),
    'REPETITION-%.AFTER-REPEATED-CHECK-IN',
  ],
  'fails-after-four-byte-letter': [
    'A queue accepts a check-in whose name the database behind it, with at most three bytes a letter, cannot store.',
    failsAfter('check-out', ({ body }) => /[^\0-\uffff]/u.test(String(body?.['guestFirstName']))),
    'CIRCUMSTANCE-%.ARRIVED',
  ],
  'fails-after-refused-check-in': [
    'What is refused is stored before it is validated, and then the query finds the refused stay.',
    all(
      afterFaulty('check-in', (ctx) => kept(ctx, 'numbers of refused check-ins').add(stayNamed(ctx))),
      failsAfter('check-out', (ctx) => kept(ctx, 'numbers of refused check-ins').has(stayNamed(ctx))),
    ),
    'REPETITION-%.AFTER-REFUSED-CHECK-IN',
  ],
  'undone-by-a-refusal': [
    'A refusal rolls back a transaction to which the accepted check-in before it still belongs.',
    all(
      afterFaulty('check-in', (ctx) => kept(ctx, 'undone check-ins').add(lastArrival(ctx).number)),
      afterEach('check-in', (ctx) => Object.assign(lastArrival(ctx), { number: stayNamed(ctx) })),
      refusesStays('check-out', (id, ctx) => kept(ctx, 'undone check-ins').has(id)),
    ),
    'CIRCUMSTANCE-%.{ACCEPTED,ARRIVED}',
  ],
  'arrived-as-text-json-unknown': [
    'The handler for text/json answers, but stores nothing.',
    failsAfter('check-out', (ctx) => /^text\/json/i.test(typeOf(ctx))),
    IN_A_ROW,
  ],
  'arrived-as-json-suffix-unknown': [
    'The handler for application/*+json answers, but stores nothing.',
    failsAfter('check-out', (ctx) => /\+json/i.test(typeOf(ctx))),
    IN_A_ROW,
  ],
  'id-in-an-address': [
    'A stay is looked up at an address that its number is put into as it is.',
    refusesStays('check-out', (id) => /[/?#% ]/.test(String(id))),
    'CIRCUMSTANCE-%.ARRIVED',
  ],
  'id-in-a-query': [
    'A stay is looked up by a query that its number is put into as it is: a plus sign in it is read as a space.',
    refusesStays('check-out', (id) => /[&+]/.test(String(id))),
    'CIRCUMSTANCE-%.ARRIVED',
  ],
  'id-in-capitals': [
    'Numbers are kept in capitals, and looked up as they are sent.',
    refusesStays('check-out', (id) => /\p{Ll}/u.test(String(id ?? ''))),
    'CIRCUMSTANCE-%.ARRIVED',
  ],
  'id-in-latin-1': [
    'The column of the number is Latin-1: other letters are stored as question marks, and looked up as they are sent.',
    refusesStays('check-out', (id) => /[^\0-\xff]/.test(String(id ?? ''))),
    'CIRCUMSTANCE-%.ARRIVED',
  ],
  ...afterArrivals('check-out', 'CHECK-OUT.*', 'REPETITION-CHECK-OUT.*'),
};

const bills = (ctx: Context) => remember(ctx, 'bills of stays', () => new Map<unknown, unknown>());

const ofBill: FaultList = {
  'billed-once': [
    'The number of the stay is the key of its bill.',
    conflicts((body, ctx) => {
      const [number, through] = [stayNamed(ctx), body['billThroughDate']];
      if (!bills(ctx).has(number)) bills(ctx).set(number, through);
      return bills(ctx).get(number) !== through;
    }),
    'REPETITION-%.ANOTHER-DATE',
  ],
};

const ofOpen: FaultList = {
  'of-the-first-hotel': [
    'The hotel is a constant of the handler, and another one is refused.',
    alsoRefuses(({ lodgingHotelId: id }) => (id === EMBEDDED_HOTELS[1]?.id ? 'lodgingHotelId' : null)),
    ...[IN_A_ROW, 'CIRCUMSTANCE-%.ARRIVED?'],
  ],
};

/** All faults of stays that are taken for one. */
export const stayFaults: readonly Fault[] = [
  ...faultsOf(['check-in'], ofCheckIn),
  ...faultsOf(['check-out'], having({ spreads: true }, ofCheckOut)),
  ...faultsOf(['partial-bill'], ofBill),
  ...faultsOf(['partial-bill', 'no-show'], ofOpen),
  ...faultsOf(['partial-bill'], having({ spreads: true }, afterArrivals('partial-bill', 'REPETITION-PARTIAL-BILL.*'))),
];
