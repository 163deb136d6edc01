/** A scene's values of a stay, by report member (section 2): what an operator types in is what is judged. */
import type { SceneStay } from '../../contract/scene.ts';

/** What it is called, and in which reports it is asked for. */
export const STAY_FIELDS = [
  ['guestFirstName', 'First name', 'any'],
  ['guestLastName', 'Last name', 'any'],
  ['roomNumber', 'Room', 'check-in'],
  ['roomType', 'Room type', 'check-in'],
  ['occupancy', 'Guests', 'check-in'],
  ['numberOfNights', 'Nights', 'check-in'],
  ['checkInDateTime', 'Arrival', 'check-in'],
  ['expectedCheckOutDateTime', 'Expected departure', 'check-in'],
  ['checkOutDate', 'Departure', 'others'],
  ['hotelConfirmationNumber', 'Confirmation number', 'any'],
  ['reservationId', 'Reservation ID', 'any'],
  ['lodgingHotelId', 'Hotel', 'any'],
  ['timeZone', 'Time zone of the hotel', 'any'],
  ['folio', 'Folio', 'check-in'],
  ['source', 'Source', 'check-in'],
  ['supplierReservationId', 'ID at the supplier', 'check-in'],
  ['employeeIdentifier', 'Employee', 'check-in'],
  ['loyalty', 'Loyalty member', 'check-in'],
  ['reservationInformation', 'Remark', 'check-in'],
] as const;

/** A member that a scene has a value for. */
export type StayMember = (typeof STAY_FIELDS)[number][0];

/** The scene's value for a member; `null`: none. */
export function saidOf(stay: SceneStay, member: StayMember): string | number | boolean | null {
  const { checkIn, expectedCheckOut, checkOut, hotel, ...own } = stay;
  const times = { checkInDateTime: checkIn, expectedCheckOutDateTime: expectedCheckOut, checkOutDate: checkOut };
  return { ...own, ...times, lodgingHotelId: hotel.id, timeZone: hotel.timeZone }[member];
}
