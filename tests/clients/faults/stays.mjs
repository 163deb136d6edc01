/** Faults that show only if stays differ or share something: when a client retries, works at once, or looks one up. */
import { withOffset } from '../careful.mjs';
import { body, changed, reporting } from '../changes.mjs';

/** Scenes in which reports are tried again. */
const TRYING_AGAIN = 'rate-limit-date unavailable-then-well reply-lost error-html error-problem';
/** What differs in a retried check-in may be noticed by comparing the two, or because no other report came. */
const OF_A_RETRY = 'CONDUCT.{SAME-RETRY,SURVIVES-ERROR}?';

/** Sends a report otherwise when it tries again. */
const again = (change) =>
  changed('send', ({ usual, client }, operation, text) => {
    client.tried ??= new Set();
    const isAgain = client.tried.has(text);
    client.tried.add(text);
    return usual(operation, isAgain ? change(text, operation) : text);
  });

/** Other members of a check-in that is tried again. */
const sayingAgain = (change) =>
  again((text, operation) => {
    if (operation !== 'check-in') return text;
    const made = JSON.parse(text);
    return JSON.stringify({ ...made, ...change(made) });
  });

const inChicago = (dateTime) => withOffset(dateTime.slice(0, 19), 'America/Chicago');

/** Reports no second guest who is the same in something. */
const onceFor = (keyOf) =>
  reporting((stay, operation, client) => {
    client.known ??= new Map();
    const key = JSON.stringify(keyOf(stay));
    if (operation === 'check-in' && !client.known.has(key)) client.known.set(key, stay.name);
    return client.known.get(key) === stay.name || operation !== 'check-in';
  });

/**
 * Checks guests out by the number noted for something that they may share.
 * @param isFirst whether the first guest's number is kept
 */
const lookingUp = (keyOf, isFirst = false) =>
  class extends body('check-out', (made, stay, client) => {
    const reservationId = client.numbers?.get(JSON.stringify(keyOf(stay)));
    return { ...made, ...(reservationId && { reservationId }) };
  }) {
    checkIn(stay) {
      this.numbers ??= new Map();
      const key = JSON.stringify(keyOf(stay));
      if (!isFirst || !this.numbers.has(key)) this.numbers.set(key, stay.reservationId);
      return super.checkIn(stay);
    }
  };

const lost = (Kind) => ['EVENTS.REPORTED EVENTS.*? look-alikes', Kind];
const mistaken = (Kind) => [
  'VALUES.RESERVATION-ID EVENTS.REPORTED EVENTS.NO-OTHERS? CONDUCT.NO-RESEND? VALUES.DEPARTURE? look-alikes',
  Kind,
];

export const stays = {
  'encodes-twice-when-it-tries-again': [
    `VALUES.NAMES ${OF_A_RETRY} ${TRYING_AGAIN}`,
    again((text) => Buffer.from(text).toString('latin1')),
  ],
  'no-body-when-it-tries-again': [
    `BODY.JSON-OBJECT ${OF_A_RETRY} EVENTS.OUTLASTS-TROUBLE? ${TRYING_AGAIN}`,
    again(() => ''),
  ],
  'default-hotel-when-it-tries-again': [
    `CHECK-IN.HOTEL-ID ${OF_A_RETRY} CHECK-IN.HOTEL-OFFSET? EVENTS.STABLE-IDS? VALUES.{ARRIVAL,EXPECTED-*}? ${TRYING_AGAIN}`,
    sayingAgain(({ checkInDateTime, expectedCheckOutDateTime }) => ({
      lodgingHotelId: 100_001,
      checkInDateTime: inChicago(checkInDateTime),
      expectedCheckOutDateTime: inChicago(expectedCheckOutDateTime),
    })),
  ],
  'one-guest-when-it-tries-again': [
    `VALUES.{OCCUPANCY,ROOM-TYPE} ${OF_A_RETRY} ${TRYING_AGAIN}`,
    sayingAgain(() => ({ occupancy: 1, roomType: 'Single', loyalty: null })),
  ],
  'mixes-guests-up-at-once': [
    'VALUES.{NAMES,OCCUPANCY} CHECK-IN.HOTEL-ID VALUES.*? CHECK-IN.HOTEL-OFFSET? EVENTS.STABLE-IDS? at-once-at-expiry',
    changed('step', ({ usual }, step, known) => {
      if (step.do !== 'at-once') return usual(step, known);
      const names = step.steps.map(({ stay }) => stay);
      const mixed = names.map((name, at) => {
        const { guestFirstName, occupancy, roomType, loyalty, numberOfNights, hotel, checkIn, expectedCheckOut } =
          known.get(names[(at + 1) % names.length]);
        const others = { guestFirstName, occupancy, roomType, loyalty, numberOfNights };
        return [name, { ...known.get(name), ...others, hotel, checkIn, expectedCheckOut }];
      });
      return usual(step, new Map([...known, ...mixed]));
    }),
  ],
  'knows-a-last-name-once': lost(onceFor(({ hotel, guestLastName }) => [hotel.id, guestLastName])),
  'knows-a-guest-once': lost(onceFor(({ guestFirstName, guestLastName }) => [guestFirstName, guestLastName])),
  'fills-a-room-once': lost(onceFor(({ hotel, roomNumber }) => [hotel.id, roomNumber])),
  'fills-a-room-number-once': lost(onceFor(({ roomNumber }) => roomNumber)),
  'checks-out-by-the-last-name': mistaken(lookingUp(({ guestLastName }) => guestLastName)),
  'checks-out-by-the-room-number': mistaken(lookingUp(({ roomNumber }) => roomNumber)),
  'checks-out-who-had-the-room-first': mistaken(lookingUp(({ hotel, roomNumber }) => [hotel.id, roomNumber], true)),
  'noon-as-midnight': [
    'VALUES.{ARRIVAL,DEPARTURE} early-departure',
    changed('body', ({ usual }, operation, stay) => {
      const made = Object.entries(usual(operation, stay));
      // Those of the scene alone: what is about now must not show only around noon.
      const written = (value) =>
        typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T12(?=:(?:15|40):)/, '$1T00') : value;
      return Object.fromEntries(made.map(([name, value]) => [name, written(value)]));
    }),
  ],
};
