import { prefixOf } from '../../contract/catalogue/row.ts';
import { OPEN_OPERATIONS } from '../../contract/words.ts';
import {
  conduct,
  covers,
  everyCall,
  fields,
  inScene,
  specify,
  values,
  whereSaid,
  whereShown,
} from '../../fixtures/client.ts';

const WITHIN_STAY = { 'partial-bill': fields.billedWithinStay, 'no-show': fields.datedWithinStay } as const;

export default specify(({ test }) => {
  const checkIns = everyCall.bind(null, 'check-in');
  test('sends every required field', covers('CLIENT-CHECK-IN.REQUIRED'), checkIns(fields.complete));
  test('sends texts as texts', covers('CLIENT-CHECK-IN.TEXTS'), checkIns(fields.textsAreTexts));
  test('sends no empty text', covers('CLIENT-CHECK-IN.NON-EMPTY'), checkIns(fields.nonEmpty));
  test('sends no text of white space', covers('CLIENT-CHECK-IN.NOT-BLANK'), checkIns(fields.notBlank));
  test('sends integers', covers('CLIENT-CHECK-IN.INTEGERS'), checkIns(fields.integers));
  test('writes integers in digits', covers('CLIENT-CHECK-IN.PLAIN-INTEGERS'), checkIns(fields.plainIntegers));
  test('sends null only where it is allowed', covers('CLIENT-CHECK-IN.NULLS'), checkIns(fields.nullsAllowed));
  test('sends loyalty as a boolean', covers('CLIENT-CHECK-IN.LOYALTY'), checkIns(fields.loyaltyIsBoolean));
  test('sends date-times of RFC 3339', covers('CLIENT-CHECK-IN.DATE-TIMES'), checkIns(fields.dateTimes));
  test('does not send the offset -00:00', covers('CLIENT-CHECK-IN.KNOWN-OFFSET'), checkIns(fields.knownOffset));
  const offsets = checkIns(fields.hotelOffset, fields.offsetsUnshown);
  test("sends the offset of the hotel's time zone", covers('CLIENT-CHECK-IN.HOTEL-OFFSET'), offsets);
  test(
    'sends two offsets for a stay across a clock change',
    covers('CLIENT-CHECK-IN.TWO-OFFSETS'),
    inScene('clock-change', conduct.hasTwoOffsets),
  );
  test(
    'sends a check-out expected after the check-in',
    covers('CLIENT-CHECK-IN.TIMES-IN-ORDER'),
    checkIns(fields.timesInOrder),
  );
  test('sends as many nights as lie between the dates', covers('CLIENT-CHECK-IN.NIGHTS'), checkIns(fields.nightsFit));
  test('sends at least 1 guest and 1 night', covers('CLIENT-CHECK-IN.AT-LEAST-ONE'), checkIns(fields.atLeastOne));
  test('sends the room type Single or Double', covers('CLIENT-CHECK-IN.ROOM-TYPE'), checkIns(fields.usualRoomType));
  test('sends the id of one of its hotels', covers('CLIENT-CHECK-IN.HOTEL-ID'), checkIns(fields.itsHotel));
  test('sends names letter for letter', covers('CLIENT-CHECK-IN.VERBATIM'), values.namesLetterForLetter);

  const checkOuts = everyCall.bind(null, 'check-out');
  test(
    'sends check-outs in the reference form',
    covers('CLIENT-CHECK-OUT.REFERENCE-FORM'),
    checkOuts(fields.inReferenceForm),
  );
  test(
    'sends the reservation id as a text or null',
    covers('CLIENT-CHECK-OUT.RESERVATION-ID'),
    checkOuts(fields.reservationIdIsText),
  );
  test(
    'sends the check-out as a date-time of RFC 3339',
    covers('CLIENT-CHECK-OUT.DATE-TIME'),
    checkOuts(fields.checkOutDateTime),
  );
  const olderDates = whereSaid('check-out', 'check_out_date', fields.olderDate);
  test('sends a calendar date in the older form', covers('CLIENT-CHECK-OUT.OLDER-DATE'), olderDates);
  test(
    'leaves out what it does not know of a check-out',
    covers('CLIENT-CHECK-OUT.NULLS'),
    checkOuts(fields.noNullsInCheckOut),
  );
  test('says which stay ends', covers('CLIENT-CHECK-OUT.SAYS-SOMETHING'), checkOuts(fields.saysSomething));
  test(
    'dates the check-out after the check-in',
    covers('CLIENT-CHECK-OUT.AFTER-CHECK-IN'),
    checkOuts(fields.notBeforeCheckIn),
  );

  for (const operation of OPEN_OPERATIONS) {
    const asShown = everyCall(operation, fields.asProfiled(operation));
    test(`sends ${operation} as the profile shows`, covers(`CLIENT-${prefixOf(operation)}.SCHEMA`), asShown);
    const atHotel = whereShown(operation, 'lodgingHotelId', fields.itsHotel);
    test(`names the hotel of the stay in ${operation}`, covers(`CLIENT-${prefixOf(operation)}.HOTEL-ID`), atHotel);
    const byClocks = whereShown(operation, 'date-time', fields.byHotelClocks);
    test(
      `sends times in ${operation} with the offset of the hotel`,
      covers(`CLIENT-${prefixOf(operation)}.HOTEL-OFFSET`),
      byClocks,
    );
    const within = whereShown(operation, 'date-time', WITHIN_STAY[operation]);
    test(`dates ${operation} within the stay`, covers(`CLIENT-${prefixOf(operation)}.WITHIN-STAY`), within);
  }
});
