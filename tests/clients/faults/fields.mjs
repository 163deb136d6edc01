/** Faults of fields. */
import { body, changed, changedWords, checkIn, saying, text, written, writtenIn } from '../changes.mjs';

const utc = (time) => new Date(time).toISOString().slice(0, 19);

const without = (made, name) => Object.fromEntries(Object.entries(made).filter(([each]) => each !== name));

/** The bodies of bills and no-shows. */
const open = (change) =>
  changed('body', ({ usual }, operation, stay) => {
    const made = usual(operation, stay);
    return ['partial-bill', 'no-show'].includes(operation) ? change(made) : made;
  });

/** Check-outs in the older form, with a date of their own. */
const olderForm = (dateOf) =>
  body('check-out', (made) => ({ reservation_id: made.reservationId, check_out_date: dateOf(made.checkOutDate) }));

export const fields = {
  'no-room-number': ['CHECK-IN.REQUIRED', checkIn((made) => without(made, 'roomNumber'))],
  'room-number-as-number': ['CHECK-IN.TEXTS', written('roomNumber', Number)],
  'empty-source': ['CHECK-IN.NON-EMPTY', saying(() => ({ source: '' }))],
  'blank-source': ['CHECK-IN.NOT-BLANK', saying(() => ({ source: '  ' }))],
  'occupancy-as-text': ['CHECK-IN.INTEGERS', written('occupancy', String)],
  'occupancy-with-fraction': ['CHECK-IN.PLAIN-INTEGERS', text((usual) => usual.replace(/"occupancy":\d+/, '$&.0'))],
  'null-source': ['CHECK-IN.NULLS', saying(() => ({ source: null }))],
  'loyalty-as-number': ['CHECK-IN.LOYALTY', saying(() => ({ loyalty: 0 }))],
  'no-offset': ['CHECK-IN.DATE-TIMES', written('checkInDateTime', (time) => time.slice(0, 19))],
  'unknown-offset': [
    'CHECK-IN.{KNOWN-OFFSET,HOTEL-OFFSET} CHECK-IN.NIGHTS?',
    written('checkInDateTime', (time) => `${utc(time)}-00:00`),
  ],
  'times-in-utc': [
    'CHECK-IN.HOTEL-OFFSET CHECK-IN.{NIGHTS,TWO-OFFSETS}?',
    saying((made) => ({
      checkInDateTime: `${utc(made.checkInDateTime)}Z`,
      expectedCheckOutDateTime: `${utc(made.expectedCheckOutDateTime)}Z`,
    })),
  ],
  'one-zone-for-all': [
    // At some hours the arrival at a hotel east of Chicago then lies after the departure.
    'CHECK-IN.HOTEL-OFFSET CHECK-OUT.AFTER-CHECK-IN? PARTIAL-BILL.WITHIN-STAY? all-hotels',
    changedWords(({ hotel }) => ({ hotel: { id: hotel.id, timeZone: 'America/Chicago' } })),
  ],
  'one-offset': [
    'CHECK-IN.{TWO-OFFSETS,HOTEL-OFFSET} clock-change',
    saying((made) => ({
      expectedCheckOutDateTime: made.expectedCheckOutDateTime.slice(0, 19) + made.checkInDateTime.slice(19),
    })),
  ],
  'times-swapped': [
    'CHECK-IN.TIMES-IN-ORDER CHECK-IN.NIGHTS? CHECK-OUT.AFTER-CHECK-IN? PARTIAL-BILL.WITHIN-STAY? VALUES.*?',
    saying((made) => ({
      checkInDateTime: made.expectedCheckOutDateTime,
      expectedCheckOutDateTime: made.checkInDateTime,
    })),
  ],
  'nights-too-many': ['CHECK-IN.NIGHTS VALUES.NIGHTS', written('numberOfNights', (nights) => nights + 5)],
  'nobody-in-room': ['CHECK-IN.AT-LEAST-ONE VALUES.OCCUPANCY', saying(() => ({ occupancy: 0 }))],
  'room-type-suite': ['CHECK-IN.ROOM-TYPE', saying(() => ({ roomType: 'Suite' }))],
  'other-hotel': [
    'CHECK-IN.HOTEL-ID PARTIAL-BILL.HOTEL-ID? NO-SHOW.HOTEL-ID?',
    changed('body', ({ usual }, operation, stay) => {
      const made = usual(operation, stay);
      return made.lodgingHotelId === undefined ? made : { ...made, lodgingHotelId: 999 };
    }),
  ],
  'names-in-ascii': [
    'VALUES.NAMES',
    written('guestLastName', (name) => name.normalize('NFD').replace(/[^\x20-\x7e]/g, '') || 'X'),
  ],
  'older-form': ['CHECK-OUT.REFERENCE-FORM', olderForm((time) => time.slice(0, 10))],
  'older-form-american': [
    'CHECK-OUT.{OLDER-DATE,REFERENCE-FORM}',
    olderForm((time) => time.replace(/^(\d+)-(\d+)-(\d+).*/, '$2/$3/$1')),
  ],
  'older-form-with-time': ['CHECK-OUT.{OLDER-DATE,REFERENCE-FORM}', olderForm((time) => time)],
  'older-form-in-digits': [
    'CHECK-OUT.{OLDER-DATE,REFERENCE-FORM}',
    olderForm((time) => Number(time.slice(0, 10).replaceAll('-', ''))),
  ],
  'older-form-in-words': ['CHECK-OUT.{OLDER-DATE,REFERENCE-FORM}', olderForm(() => 'today')],
  'older-form-before-arrival': [
    'CHECK-OUT.{AFTER-CHECK-IN,REFERENCE-FORM} VALUES.DEPARTURE',
    olderForm((time) => `2020${time.slice(4, 10)}`),
  ],
  'older-id-as-number': [
    'CHECK-OUT.{RESERVATION-ID,REFERENCE-FORM} CONDUCT.NO-UNCHANGED-RESEND?',
    body('check-out', (made) => ({ reservation_id: 12345, check_out_date: made.checkOutDate.slice(0, 10) })),
  ],
  'no-departure-as-null': ['CHECK-OUT.NULLS', writtenIn('check-out', 'checkOutDate', () => null)],
  'id-as-number': [
    // One id for all stays, so that their check-outs are alike.
    'CHECK-OUT.RESERVATION-ID CONDUCT.NO-UNCHANGED-RESEND?',
    writtenIn('check-out', 'reservationId', () => 12345),
  ],
  'check-out-as-date': ['CHECK-OUT.DATE-TIME', writtenIn('check-out', 'checkOutDate', (time) => time.slice(0, 10))],
  'empty-check-out': ['CHECK-OUT.SAYS-SOMETHING', body('check-out', () => ({}))],
  'departure-by-another-name': [
    'CHECK-OUT.SAYS-SOMETHING',
    body('check-out', ({ checkOutDate: checkOutDateTime, ...others }) => ({ checkOutDateTime, ...others })),
  ],
  'check-out-before-arrival': [
    'CHECK-OUT.AFTER-CHECK-IN VALUES.DEPARTURE',
    writtenIn('check-out', 'checkOutDate', (time) => `2020${time.slice(4)}`),
  ],
  'bill-without-date': ['PARTIAL-BILL.SCHEMA', body('partial-bill', (made) => without(made, 'billThroughDate'))],
  'bill-far-ahead': [
    'PARTIAL-BILL.WITHIN-STAY',
    writtenIn('partial-bill', 'billThroughDate', (date) => `2090${date.slice(4)}`),
  ],
  'no-shows-of-another-hotel': ['NO-SHOW.HOTEL-ID', writtenIn('no-show', 'lodgingHotelId', (id) => id + 1)],
  'bills-and-no-shows-as-if-in-utc': [
    'PARTIAL-BILL.HOTEL-OFFSET NO-SHOW.HOTEL-OFFSET PARTIAL-BILL.WITHIN-STAY?',
    open((made) => JSON.parse(JSON.stringify(made).replace(/(T\d\d:\d\d:\d\d)[+-][\d:]+/g, '$1Z'))),
  ],
  'no-show-of-another-year': [
    'NO-SHOW.WITHIN-STAY',
    writtenIn('no-show', 'noShowDateTime', (time) => `2020${time.slice(4)}`),
  ],
  'no-show-without-time': ['NO-SHOW.SCHEMA', body('no-show', (made) => without(made, 'noShowDateTime'))],
};
