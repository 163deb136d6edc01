import { prefixOf } from '../../contract/catalogue/row.ts';
import { OPEN_OPERATIONS } from '../../contract/words.ts';
import {
  asProfiled,
  atLeastOne,
  billedWithinStay,
  checkOutDateTime,
  complete,
  covers,
  dateTimes,
  everyCall,
  hasTwoOffsets,
  hotelOffset,
  inReferenceForm,
  inScene,
  integers,
  itsHotel,
  knownOffset,
  loyaltyIsBoolean,
  namesLetterForLetter,
  nightsFit,
  nonEmpty,
  notBeforeCheckIn,
  notBlank,
  nullsAllowed,
  offsetsUnshown,
  plainIntegers,
  reservationIdIsText,
  saysSomething,
  specify,
  textsAreTexts,
  timesInOrder,
  usualRoomType,
} from '../../fixtures/client.ts';

export default specify(({ test }) => {
  const checkIns = (rule: Parameters<typeof everyCall>[1]) => everyCall('check-in', rule);
  test('sends every required field', covers('CLIENT-CHECK-IN.REQUIRED'), checkIns(complete));
  test('sends texts as texts', covers('CLIENT-CHECK-IN.TEXTS'), checkIns(textsAreTexts));
  test('sends no empty text', covers('CLIENT-CHECK-IN.NON-EMPTY'), checkIns(nonEmpty));
  test('sends no text of white space', covers('CLIENT-CHECK-IN.NOT-BLANK'), checkIns(notBlank));
  test('sends integers', covers('CLIENT-CHECK-IN.INTEGERS'), checkIns(integers));
  test('writes integers in digits', covers('CLIENT-CHECK-IN.PLAIN-INTEGERS'), checkIns(plainIntegers));
  test('sends null where it may', covers('CLIENT-CHECK-IN.NULLS'), checkIns(nullsAllowed));
  test('sends loyalty as a boolean', covers('CLIENT-CHECK-IN.LOYALTY'), checkIns(loyaltyIsBoolean));
  test('sends date-times', covers('CLIENT-CHECK-IN.DATE-TIMES'), checkIns(dateTimes));
  test('knows its offset', covers('CLIENT-CHECK-IN.KNOWN-OFFSET'), checkIns(knownOffset));
  const offsets = everyCall('check-in', hotelOffset, offsetsUnshown);
  test('sends the offset of the hotel', covers('CLIENT-CHECK-IN.HOTEL-OFFSET'), offsets);
  test('sends two offsets', covers('CLIENT-CHECK-IN.TWO-OFFSETS'), inScene('clock-change', hasTwoOffsets));
  test('sends times in order', covers('CLIENT-CHECK-IN.TIMES-IN-ORDER'), checkIns(timesInOrder));
  test('counts nights', covers('CLIENT-CHECK-IN.NIGHTS'), checkIns(nightsFit));
  test('counts guests and nights from 1', covers('CLIENT-CHECK-IN.AT-LEAST-ONE'), checkIns(atLeastOne));
  test('sends a usual room type', covers('CLIENT-CHECK-IN.ROOM-TYPE'), checkIns(usualRoomType));
  test('sends a declared hotel', covers('CLIENT-CHECK-IN.HOTEL-ID'), checkIns(itsHotel));
  test('keeps names letter for letter', covers('CLIENT-CHECK-IN.VERBATIM'), namesLetterForLetter);

  const checkOuts = (rule: Parameters<typeof everyCall>[1]) => everyCall('check-out', rule);
  test('uses the reference form', covers('CLIENT-CHECK-OUT.REFERENCE-FORM'), checkOuts(inReferenceForm));
  test('sends the id as a text', covers('CLIENT-CHECK-OUT.RESERVATION-ID'), checkOuts(reservationIdIsText));
  test('sends a date-time', covers('CLIENT-CHECK-OUT.DATE-TIME'), checkOuts(checkOutDateTime));
  test('says which stay ends', covers('CLIENT-CHECK-OUT.SAYS-SOMETHING'), checkOuts(saysSomething));
  test('checks out after the check-in', covers('CLIENT-CHECK-OUT.AFTER-CHECK-IN'), checkOuts(notBeforeCheckIn));

  for (const operation of OPEN_OPERATIONS) {
    const asShown = everyCall(operation, asProfiled(operation));
    test(`sends ${operation} as the profile shows`, covers(`CLIENT-${prefixOf(operation)}.SCHEMA`), asShown);
    if (operation !== 'partial-bill') continue;
    test('bills within the stay', covers('CLIENT-PARTIAL-BILL.WITHIN-STAY'), everyCall(operation, billedWithinStay));
  }
});
