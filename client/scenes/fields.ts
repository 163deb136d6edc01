/** A scene's values of a stay, by report member (section 2): what an operator types in is what is judged. */
import type { SceneStay } from '../../contract/scene.ts';

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

/** A member that a scene has a value for. */
export type StayMember = (typeof ROWS)[number][0];

export const STAY_FIELDS = ROWS.map(([member, label, reports]) => ({ member, label, reports }));

/** The scene's value for a member; `null`: none. */
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
