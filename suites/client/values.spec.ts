import { covers, inEveryStory, specify, values } from '../../fixtures/client.ts';

export default specify(({ test }) => {
  test('sends the confirmation number', covers('CLIENT-VALUES.CONFIRMATION-NUMBER'), values.confirmationNumber);
  test('says when the guest came', covers('CLIENT-VALUES.ARRIVAL'), values.arrival);
  test('says on which day the guest is to leave', covers('CLIENT-VALUES.EXPECTED-DATE'), values.expectedDate);
  test('says at which hour the guest is to leave', covers('CLIENT-VALUES.EXPECTED-TIME'), values.expectedTime);
  test(
    'keeps the hour of leaving where the clocks change',
    covers('CLIENT-VALUES.EXPECTED-TIME-KEPT'),
    values.unmovedByClocks,
  );
  test('says how many guests came', covers('CLIENT-VALUES.OCCUPANCY'), values.occupancy);
  test('says how many nights they stay', covers('CLIENT-VALUES.NIGHTS'), values.nights);
  test('says whether loyalty was used', covers('CLIENT-VALUES.LOYALTY'), values.loyalty);
  test('tells a single room from a double one', covers('CLIENT-VALUES.ROOM-TYPE'), values.roomType);
  test('sends the names of guests', covers('CLIENT-VALUES.NAMES'), values.names);
  test("sends the supplier's id", covers('CLIENT-VALUES.SUPPLIER-ID'), values.supplierId);
  test('keeps the leading zeros of a room', covers('CLIENT-VALUES.LEADING-ZEROS'), values.leadingZeros);
  test(
    'names room, employee and source of a stay alike',
    covers('CLIENT-VALUES.OWN-VALUES-STABLE'),
    inEveryStory(values.keepsOwnValues),
  );
  test(
    'gives each stay its own folio and each guest a room',
    covers('CLIENT-VALUES.OWN-VALUES-DIFFER'),
    values.givesEachItsOwn,
  );
  test('says which stay ends', covers('CLIENT-VALUES.RESERVATION-ID'), values.reservation);
  test('says when the guest left', covers('CLIENT-VALUES.DEPARTURE'), values.departure);
});
