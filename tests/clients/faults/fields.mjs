/** Faults of fields. */
import { Client } from '../careful.mjs';
import { body, changedWords, checkIn, saying, text } from '../changes.mjs';

const IN = 'CLIENT-CHECK-IN.';
const OUT = 'CLIENT-CHECK-OUT.';
const VALUES = 'CLIENT-VALUES.';

const utc = (time) => new Date(time).toISOString().slice(0, 19);

const without = (made, name) => Object.fromEntries(Object.entries(made).filter(([each]) => each !== name));

/** The bodies of bills and no-shows. */
const open = (change) =>
  class extends Client {
    body(operation, stay) {
      const made = super.body(operation, stay);
      return ['partial-bill', 'no-show'].includes(operation) ? change(made) : made;
    }
  };

/** Check-outs in the older form, with a date of their own. */
const olderForm = (dateOf) =>
  body('check-out', (made) => ({ reservation_id: made.reservationId, check_out_date: dateOf(made.checkOutDate) }));

export const fields = {
  'no-room-number': { breaks: [`${IN}REQUIRED`], Kind: checkIn((made) => without(made, 'roomNumber')) },
  'room-number-as-number': {
    breaks: [`${IN}TEXTS`],
    Kind: saying((made) => ({ roomNumber: Number(made.roomNumber) })),
  },
  'empty-source': { breaks: [`${IN}NON-EMPTY`], Kind: saying(() => ({ source: '' })) },
  'blank-source': { breaks: [`${IN}NOT-BLANK`], Kind: saying(() => ({ source: '  ' })) },
  'occupancy-as-text': { breaks: [`${IN}INTEGERS`], Kind: saying((made) => ({ occupancy: String(made.occupancy) })) },
  'occupancy-with-fraction': {
    breaks: [`${IN}PLAIN-INTEGERS`],
    Kind: text((usual) => usual.replace(/"occupancy":\d+/, '$&.0')),
  },
  'null-source': { breaks: [`${IN}NULLS`], Kind: saying(() => ({ source: null })) },
  'loyalty-as-number': { breaks: [`${IN}LOYALTY`], Kind: saying(() => ({ loyalty: 0 })) },
  'no-offset': {
    breaks: [`${IN}DATE-TIMES`],
    Kind: saying((made) => ({ checkInDateTime: made.checkInDateTime.slice(0, 19) })),
  },
  'unknown-offset': {
    breaks: [`${IN}KNOWN-OFFSET`, `${IN}HOTEL-OFFSET`],
    also: [`${IN}NIGHTS`],
    Kind: saying((made) => ({ checkInDateTime: `${utc(made.checkInDateTime)}-00:00` })),
  },
  'times-in-utc': {
    breaks: [`${IN}HOTEL-OFFSET`],
    also: [`${IN}NIGHTS`, `${IN}TWO-OFFSETS`],
    Kind: saying((made) => ({
      checkInDateTime: `${utc(made.checkInDateTime)}Z`,
      expectedCheckOutDateTime: `${utc(made.expectedCheckOutDateTime)}Z`,
    })),
  },
  'one-zone-for-all': {
    breaks: [`${IN}HOTEL-OFFSET`],
    // At some hours the arrival at a hotel east of Chicago then lies after the departure.
    also: ['CLIENT-CHECK-OUT.AFTER-CHECK-IN', 'CLIENT-PARTIAL-BILL.WITHIN-STAY'],
    shownIn: ['all-hotels'],
    Kind: changedWords(({ hotel }) => ({ hotel: { id: hotel.id, timeZone: 'America/Chicago' } })),
  },
  'one-offset': {
    breaks: [`${IN}TWO-OFFSETS`, `${IN}HOTEL-OFFSET`],
    shownIn: ['clock-change'],
    Kind: saying((made) => ({
      expectedCheckOutDateTime: made.expectedCheckOutDateTime.slice(0, 19) + made.checkInDateTime.slice(19),
    })),
  },
  'times-swapped': {
    breaks: [`${IN}TIMES-IN-ORDER`],
    also: [`${IN}NIGHTS`, `${OUT}AFTER-CHECK-IN`, 'CLIENT-PARTIAL-BILL.WITHIN-STAY', `${VALUES}*`],
    Kind: saying((made) => ({
      checkInDateTime: made.expectedCheckOutDateTime,
      expectedCheckOutDateTime: made.checkInDateTime,
    })),
  },
  'nights-too-many': {
    breaks: [`${IN}NIGHTS`, `${VALUES}NIGHTS`],
    Kind: saying((made) => ({ numberOfNights: made.numberOfNights + 5 })),
  },
  'nobody-in-room': { breaks: [`${IN}AT-LEAST-ONE`, `${VALUES}OCCUPANCY`], Kind: saying(() => ({ occupancy: 0 })) },
  'room-type-suite': { breaks: [`${IN}ROOM-TYPE`], Kind: saying(() => ({ roomType: 'Suite' })) },
  'other-hotel': {
    breaks: [`${IN}HOTEL-ID`],
    also: ['CLIENT-PARTIAL-BILL.HOTEL-ID', 'CLIENT-NO-SHOW.HOTEL-ID'],
    Kind: class extends Client {
      body(operation, stay) {
        const made = super.body(operation, stay);
        return made.lodgingHotelId === undefined ? made : { ...made, lodgingHotelId: 999 };
      }
    },
  },
  'names-in-ascii': {
    breaks: [`${VALUES}NAMES`],
    Kind: saying((made) => ({
      guestLastName: made.guestLastName.normalize('NFD').replace(/[^\x20-\x7e]/g, '') || 'X',
    })),
  },
  'older-form': {
    breaks: [`${OUT}REFERENCE-FORM`],
    Kind: olderForm((time) => time.slice(0, 10)),
  },
  'older-form-american': {
    breaks: [`${OUT}OLDER-DATE`, `${OUT}REFERENCE-FORM`],
    Kind: olderForm((time) => time.replace(/^(\d+)-(\d+)-(\d+).*/, '$2/$3/$1')),
  },
  'older-form-with-time': { breaks: [`${OUT}OLDER-DATE`, `${OUT}REFERENCE-FORM`], Kind: olderForm((time) => time) },
  'older-form-in-digits': {
    breaks: [`${OUT}OLDER-DATE`, `${OUT}REFERENCE-FORM`],
    Kind: olderForm((time) => Number(time.slice(0, 10).replaceAll('-', ''))),
  },
  'older-form-in-words': { breaks: [`${OUT}OLDER-DATE`, `${OUT}REFERENCE-FORM`], Kind: olderForm(() => 'today') },
  'older-form-before-arrival': {
    breaks: [`${OUT}AFTER-CHECK-IN`, `${VALUES}DEPARTURE`, `${OUT}REFERENCE-FORM`],
    Kind: olderForm((time) => `2020${time.slice(4, 10)}`),
  },
  'older-id-as-number': {
    breaks: [`${OUT}RESERVATION-ID`, `${OUT}REFERENCE-FORM`],
    also: ['CLIENT-CONDUCT.NO-UNCHANGED-RESEND'],
    Kind: body('check-out', (made) => ({ reservation_id: 12345, check_out_date: made.checkOutDate.slice(0, 10) })),
  },
  'no-departure-as-null': {
    breaks: [`${OUT}NULLS`],
    Kind: body('check-out', (made) => ({ ...made, checkOutDate: null })),
  },
  'id-as-number': {
    breaks: [`${OUT}RESERVATION-ID`],
    // One id for all stays, so that their check-outs are alike.
    also: ['CLIENT-CONDUCT.NO-UNCHANGED-RESEND'],
    Kind: body('check-out', (made) => ({ ...made, reservationId: 12345 })),
  },
  'check-out-as-date': {
    breaks: [`${OUT}DATE-TIME`],
    Kind: body('check-out', (made) => ({ ...made, checkOutDate: made.checkOutDate.slice(0, 10) })),
  },
  'empty-check-out': { breaks: [`${OUT}SAYS-SOMETHING`], Kind: body('check-out', () => ({})) },
  'departure-by-another-name': {
    breaks: [`${OUT}SAYS-SOMETHING`],
    Kind: body('check-out', ({ checkOutDate: checkOutDateTime, ...others }) => ({ checkOutDateTime, ...others })),
  },
  'check-out-before-arrival': {
    breaks: [`${OUT}AFTER-CHECK-IN`, `${VALUES}DEPARTURE`],
    Kind: body('check-out', (made) => ({ ...made, checkOutDate: `2020${made.checkOutDate.slice(4)}` })),
  },
  'bill-without-date': {
    breaks: ['CLIENT-PARTIAL-BILL.SCHEMA'],
    Kind: body('partial-bill', (made) => without(made, 'billThroughDate')),
  },
  'bill-far-ahead': {
    breaks: ['CLIENT-PARTIAL-BILL.WITHIN-STAY'],
    Kind: body('partial-bill', (made) => ({ ...made, billThroughDate: `2090${made.billThroughDate.slice(4)}` })),
  },
  'no-shows-of-another-hotel': {
    breaks: ['CLIENT-NO-SHOW.HOTEL-ID'],
    Kind: body('no-show', (made) => ({ ...made, lodgingHotelId: made.lodgingHotelId + 1 })),
  },
  'bills-and-no-shows-as-if-in-utc': {
    breaks: ['CLIENT-PARTIAL-BILL.HOTEL-OFFSET', 'CLIENT-NO-SHOW.HOTEL-OFFSET'],
    also: ['CLIENT-PARTIAL-BILL.WITHIN-STAY'],
    Kind: open((made) => JSON.parse(JSON.stringify(made).replace(/(T\d\d:\d\d:\d\d)[+-][\d:]+/g, '$1Z'))),
  },
  'no-show-of-another-year': {
    breaks: ['CLIENT-NO-SHOW.WITHIN-STAY'],
    Kind: body('no-show', (made) => ({ ...made, noShowDateTime: `2020${made.noShowDateTime.slice(4)}` })),
  },
  'no-show-without-time': {
    breaks: ['CLIENT-NO-SHOW.SCHEMA'],
    Kind: body('no-show', (made) => without(made, 'noShowDateTime')),
  },
};
