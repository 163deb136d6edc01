import {
  arrivalAsSaid,
  confirmationNumberAsSaid,
  covers,
  departureAsSaid,
  expectedDateAsSaid,
  expectedTimeAsSaid,
  givesEachItsOwn,
  inEveryStory,
  keepsOwnValues,
  loyaltyAsSaid,
  namesAsSaid,
  nightsAsSaid,
  occupancyAsSaid,
  reservationAsSaid,
  roomTypeAsSaid,
  specify,
  supplierIdAsSaid,
} from '../../fixtures/client.ts';

export default specify(({ test }) => {
  test('sends the confirmation number', covers('CLIENT-VALUES.CONFIRMATION-NUMBER'), confirmationNumberAsSaid);
  test('says when the guest came', covers('CLIENT-VALUES.ARRIVAL'), arrivalAsSaid);
  test('says on which day the guest is to leave', covers('CLIENT-VALUES.EXPECTED-DATE'), expectedDateAsSaid);
  test('says at which hour the guest is to leave', covers('CLIENT-VALUES.EXPECTED-TIME'), expectedTimeAsSaid);
  test('says how many guests came', covers('CLIENT-VALUES.OCCUPANCY'), occupancyAsSaid);
  test('says how many nights they stay', covers('CLIENT-VALUES.NIGHTS'), nightsAsSaid);
  test('says whether loyalty was used', covers('CLIENT-VALUES.LOYALTY'), loyaltyAsSaid);
  test('tells a single room from a double one', covers('CLIENT-VALUES.ROOM-TYPE'), roomTypeAsSaid);
  test('sends the names of guests', covers('CLIENT-VALUES.NAMES'), namesAsSaid);
  test("sends the supplier's id", covers('CLIENT-VALUES.SUPPLIER-ID'), supplierIdAsSaid);
  test('keeps what it assigns itself', covers('CLIENT-VALUES.OWN-VALUES-STABLE'), inEveryStory(keepsOwnValues));
  test('shares out folios and rooms', covers('CLIENT-VALUES.OWN-VALUES-DIFFER'), givesEachItsOwn);
  test('says which stay ends', covers('CLIENT-VALUES.RESERVATION-ID'), reservationAsSaid);
  test('says when the guest left', covers('CLIENT-VALUES.DEPARTURE'), departureAsSaid);
});
