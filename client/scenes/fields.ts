/** What a scene says of a stay, by the member that carries it in a report (section 2): what an operator types in is what is judged. */
import type { SceneStay } from '../../contract/scene.ts';

/** The member, its name in a hotel system, and with which reports it is asked for. */
const ROWS = [
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

/** A member of which a scene says something. */
export type StayMember = (typeof ROWS)[number][0];

/** In the order in which a hotel system asks for them. */
export const STAY_FIELDS = ROWS.map(([member, label, reports]) => ({ member, label, reports }));

/** What the scene says of a stay under a member's name; `null`: nothing. */
export function saidOf(stay: SceneStay, member: StayMember): string | number | boolean | null {
  switch (member) {
    case 'checkInDateTime':
      return stay.checkIn;
    case 'expectedCheckOutDateTime':
      return stay.expectedCheckOut;
    case 'checkOutDate':
      return stay.checkOut;
    case 'lodgingHotelId':
      return stay.hotel.id;
    case 'timeZone':
      return stay.hotel.timeZone;
    default:
      return stay[member];
  }
}
