import { prefixOf } from '../../contract/catalogue/row.ts';
import { OPEN_OPERATIONS, type OpenOperation } from '../../contract/words.ts';
import {
  conduct,
  covers,
  everyCall,
  fields,
  inScene,
  specify,
  values,
  whereShown,
  whereStated,
} from '../../fixtures/client.ts';

const checkIns = everyCall.bind(null, 'check-in');
const checkOuts = everyCall.bind(null, 'check-out');

const ROWS = [
  ['CHECK-IN.REQUIRED', 'sends every required field', checkIns(fields.complete)],
  ['CHECK-IN.TEXTS', 'sends texts as texts', checkIns(fields.textsAreTexts)],
  ['CHECK-IN.NON-EMPTY', 'sends no empty text', checkIns(fields.nonEmpty)],
  ['CHECK-IN.NOT-BLANK', 'sends no text of white space', checkIns(fields.notBlank)],
  ['CHECK-IN.INTEGERS', 'sends integers', checkIns(fields.integers)],
  ['CHECK-IN.PLAIN-INTEGERS', 'writes integers in digits', checkIns(fields.plainIntegers)],
  ['CHECK-IN.NULLS', 'sends null only where it is allowed', checkIns(fields.nullsAllowed)],
  ['CHECK-IN.LOYALTY', 'sends loyalty as a boolean', checkIns(fields.loyaltyIsBoolean)],
  ['CHECK-IN.DATE-TIMES', 'sends date-times of RFC 3339', checkIns(fields.dateTimes)],
  ['CHECK-IN.KNOWN-OFFSET', 'does not send the offset -00:00', checkIns(fields.knownOffset)],
  [
    'CHECK-IN.HOTEL-OFFSET',
    "sends the offset of the hotel's time zone",
    checkIns(fields.hotelOffset, fields.offsetsUnshown),
  ],
  [
    'CHECK-IN.TWO-OFFSETS',
    'sends two offsets for a stay across a clock change',
    inScene('clock-change', conduct.hasTwoOffsets),
  ],
  ['CHECK-IN.TIMES-IN-ORDER', 'sends a check-out expected after the check-in', checkIns(fields.timesInOrder)],
  ['CHECK-IN.NIGHTS', 'sends as many nights as lie between the dates', checkIns(values.nightsFitDates)],
  ['CHECK-IN.AT-LEAST-ONE', 'sends at least 1 guest and 1 night', checkIns(fields.atLeastOne)],
  ['CHECK-IN.ROOM-TYPE', 'sends the room type Single or Double', checkIns(fields.usualRoomType)],
  ['CHECK-IN.HOTEL-ID', 'sends the id of one of its hotels', checkIns(fields.itsHotel)],
  ['CHECK-IN.VERBATIM', 'sends names letter for letter', values.namesLetterForLetter],

  ['CHECK-OUT.REFERENCE-FORM', 'sends check-outs in the reference form', checkOuts(fields.inReferenceForm)],
  ['CHECK-OUT.RESERVATION-ID', 'sends the reservation id as a text or null', checkOuts(fields.reservationIdIsText)],
  ['CHECK-OUT.DATE-TIME', 'sends the check-out as a date-time of RFC 3339', checkOuts(fields.checkOutDateTime)],
  [
    'CHECK-OUT.OLDER-DATE',
    'sends a calendar date in the older form',
    whereStated('check-out', 'check_out_date', fields.olderDate),
  ],
  ['CHECK-OUT.NULLS', 'leaves out what it does not know of a check-out', checkOuts(fields.noNullsInCheckOut)],
  ['CHECK-OUT.SAYS-SOMETHING', 'says which stay ends', checkOuts(fields.saysSomething)],
  ['CHECK-OUT.AFTER-CHECK-IN', 'dates the check-out after the check-in', checkOuts(fields.notBeforeCheckIn)],
] as const;

const WITHIN_STAY = { 'partial-bill': fields.billedWithinStay, 'no-show': fields.datedWithinStay } as const;

const rowsOf = (operation: OpenOperation) =>
  [
    ['SCHEMA', `sends ${operation} as the profile shows`, everyCall(operation, fields.asProfiled(operation))],
    [
      'HOTEL-ID',
      `names the hotel of the stay in ${operation}`,
      whereShown(operation, 'lodgingHotelId', fields.itsHotel),
    ],
    [
      'HOTEL-OFFSET',
      `sends times in ${operation} with the offset of the hotel`,
      whereShown(operation, 'date-time', fields.byHotelClocks),
    ],
    ['WITHIN-STAY', `dates ${operation} within the stay`, whereShown(operation, 'date-time', WITHIN_STAY[operation])],
  ] as const;

export default specify(({ test }) => {
  for (const [id, title, body] of ROWS) test(title, covers(`CLIENT-${id}`), body);
  for (const operation of OPEN_OPERATIONS) {
    const area = `CLIENT-${prefixOf(operation)}` as const;
    for (const [id, title, body] of rowsOf(operation)) test(title, covers(`${area}.${id}`), body);
  }
});
