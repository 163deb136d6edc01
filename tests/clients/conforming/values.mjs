/** Clients that say of a stay what the scene said, each in a way that the document lets it. */
import { Client, withOffset } from '../careful.mjs';
import { changed, changedWords, checkIn } from '../changes.mjs';

const REQUIRED = [
  'hotelConfirmationNumber',
  'lodgingHotelId',
  'source',
  'checkInDateTime',
  'expectedCheckOutDateTime',
  'roomNumber',
  'folio',
  'guestFirstName',
  'guestLastName',
  'roomType',
  'occupancy',
  'numberOfNights',
];

const DAY_MS = 86_400_000;

/** What the hotel's clocks show at a moment. */
const localAt = (ms, timeZone) => new Date(ms).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');

/** Every report is stamped when it is made, by a clock of its own, and nights are counted from then. */
const stamping = (now) =>
  changed('body', ({ usual, client }, operation, stay) => {
    const zone = stay.hotel.timeZone;
    const local = localAt(now(client), zone);
    const wanted = usual(operation, { ...stay, checkIn: local, checkOut: local });
    if (operation !== 'check-in') return wanted;
    const days = (Date.parse(stay.expectedCheckOut.slice(0, 10)) - Date.parse(local.slice(0, 10))) / DAY_MS;
    return { ...wanted, numberOfNights: days };
  });

/** Writes both names otherwise. */
const named =
  (write) =>
  ({ guestFirstName, guestLastName }) => ({
    guestFirstName: write(guestFirstName),
    guestLastName: write(guestLastName),
  });

let booked = 0;

export const values = {
  'books-now': stamping(({ clock }) => clock.now()),
  'books-now-by-the-machine': stamping(() => Date.now()),
  'books-now-in-the-older-form': class extends stamping(({ clock }) => clock.now()) {
    body(operation, stay) {
      const made = super.body(operation, stay);
      if (operation !== 'check-out') return made;
      return { reservation_id: made.reservationId, check_out_date: made.checkOutDate.slice(0, 10) };
    }
  },
  'books-now-for-the-nights-booked': class extends stamping(({ clock }) => clock.now()) {
    body(operation, stay) {
      const made = super.body(operation, stay);
      return operation === 'check-in' ? { ...made, numberOfNights: stay.numberOfNights } : made;
    }
  },
  'required-fields-only': class extends Client {
    checkIn(stay) {
      const wanted = super.checkIn(stay);
      return Object.fromEntries(REQUIRED.map((name) => [name, wanted[name]]));
    }
    body(operation, stay) {
      return operation === 'check-out' ? {} : super.body(operation, stay);
    }
  },
  'check-outs-without-id': changed('body', ({ usual }, operation, stay) => {
    const { reservationId, ...wanted } = usual(operation, stay);
    return operation === 'check-out' ? wanted : { reservationId, ...wanted };
  }),
  'numbers-of-its-own': checkIn((usual) => {
    booked += 1;
    const numbers = { folio: String(700_000 + booked), roomNumber: `B-${booked}` };
    return { ...usual, ...numbers, employeeIdentifier: 'night audit', source: 'PMS' };
  }),
  'names-decomposed': changedWords(named((name) => name.normalize('NFD'))),
  // As databases and forms do: a tab becomes a blank, several blanks one.
  'names-with-single-blanks': changedWords(named((name) => name.replaceAll(/\s+/g, ' ').trim())),
  'to-the-minute': changed('body', ({ usual }, operation, stay) => {
    const minute = (local) => `${local.slice(0, 16)}:00`;
    return usual(operation, { ...stay, checkIn: minute(stay.checkIn), checkOut: minute(stay.checkOut) });
  }),
  'leaves-at-noon-by-the-house': changedWords(({ expectedCheckOut }) => ({
    expectedCheckOut: `${expectedCheckOut.slice(0, 10)}T12:00:00`,
  })),
  'business-dates': changedWords(({ checkIn: arrival, numberOfNights }) => ({
    numberOfNights: numberOfNights + (Number(arrival.slice(11, 13)) < 6 ? 1 : 0),
  })),
  'room-codes': changedWords(({ roomType }) => ({ roomType: roomType === 'Double' ? 'DBL' : 'SGL' })),
  // Members of its own may have the names of the document's.
  'rates-per-room': checkIn((usual) => ({ ...usual, rooms: [{ occupancy: 1.5, numberOfNights: 0.5 }] })),
  'says-no-where-nothing-is-known': changedWords(({ loyalty }) => ({ loyalty: loyalty ?? false })),
  'holds-back-what-follows-a-failure': class extends Client {
    async report(operation, stay) {
      this.failed ??= new Set();
      if (this.failed.has(stay.name)) return;
      this.failed.add(stay.name);
      await super.report(operation, stay);
    }
    async conclude(reply, operation, stay, send) {
      await super.conclude(reply, operation, stay, send);
      if (reply.ok) this.failed.delete(stay.name);
    }
    persistently(send) {
      return super.persistently(send, 1);
    }
  },
  'fractions-and-small-letters': changed('checkIn', ({ usual }, stay) => {
    const { timeZone } = stay.hotel;
    const written = (local) =>
      withOffset(local, timeZone)
        .replace('T', 't')
        .replace(/(:\d\d)([+-])/, '$1.25$2');
    const [checkInDateTime, expectedCheckOutDateTime] = [stay.checkIn, stay.expectedCheckOut].map(written);
    return { ...usual(stay), checkInDateTime, expectedCheckOutDateTime };
  }),
};
