/** The reports as a Fastify route's `schema.body`. */

const text = { type: 'string', minLength: 1 };
const perhapsText = { type: 'string', nullable: true };
const int32 = { type: 'integer', format: 'int32' };
const dateTime = { type: 'string', format: 'date-time' };

function schema(required: object, optional: object) {
  return { type: 'object', required: Object.keys(required), properties: { ...required, ...optional } };
}

/** Check-in (section 2.1). */
export const checkIn = schema(
  {
    hotelConfirmationNumber: text,
    lodgingHotelId: int32,
    source: text,
    checkInDateTime: dateTime,
    expectedCheckOutDateTime: dateTime,
    roomNumber: text,
    folio: text,
    guestFirstName: text,
    guestLastName: text,
    roomType: text,
    occupancy: int32,
    numberOfNights: int32,
  },
  {
    employeeIdentifier: perhapsText,
    supplierReservationId: perhapsText,
    loyalty: { type: 'boolean', nullable: true },
    reservationInformation: perhapsText,
  },
);

/** Check-out (section 2.2). */
export const checkOut = schema({}, { reservationId: perhapsText, checkOutDate: dateTime });

/** Partial bill, as this provider has it. */
export const partialBill = schema({ reservationId: text, billThroughDate: dateTime }, { folio: perhapsText });

/** No-show, as this provider has it. */
export const noShow = schema({ hotelConfirmationNumber: text, lodgingHotelId: int32 }, { reason: perhapsText });
