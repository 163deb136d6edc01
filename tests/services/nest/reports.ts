/** The reports as Nest's ValidationPipe wants them: classes whose properties carry class-validator's decorators. */
import {
  IsBoolean,
  IsDateString,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsRFC3339,
  IsString,
  Max,
  Min,
} from 'class-validator';
import { decorateClass } from './decorate.ts';

/** Check-in (section 2.1). */
export class CheckIn {}
/** Check-out (section 2.2). */
export class CheckOut {}
/** Partial bill, as this provider has it. */
export class PartialBill {}
/** No-show, as this provider has it. */
export class NoShow {}
/** Check-in as most would first write it: `@IsDateString()` wants no offset, and `@IsInt()` knows no int32. */
export class CheckInAtFirst {}

const text = [IsString(), IsNotEmpty()];
const perhapsText = [IsOptional(), IsString()];
const int32 = [IsInt(), Min(-(2 ** 31)), Max(2 ** 31 - 1)];
// The first wants an offset and takes 31 April; the second knows the calendar and wants no offset.
const dateTime = [IsRFC3339(), IsISO8601({ strict: true })];

const checkIn = (integer: PropertyDecorator[], moment: PropertyDecorator[]) => ({
  hotelConfirmationNumber: text,
  lodgingHotelId: integer,
  employeeIdentifier: perhapsText,
  supplierReservationId: perhapsText,
  source: text,
  checkInDateTime: moment,
  expectedCheckOutDateTime: moment,
  roomNumber: text,
  folio: text,
  guestFirstName: text,
  guestLastName: text,
  roomType: text,
  occupancy: integer,
  loyalty: [IsOptional(), IsBoolean()],
  numberOfNights: integer,
  reservationInformation: perhapsText,
});

decorateClass(CheckIn, [], checkIn(int32, dateTime));
decorateClass(CheckInAtFirst, [], checkIn([IsInt()], [IsDateString()]));
decorateClass(CheckOut, [], { reservationId: perhapsText, checkOutDate: [IsOptional(), ...dateTime] });
decorateClass(PartialBill, [], { reservationId: text, billThroughDate: dateTime, folio: perhapsText });
decorateClass(NoShow, [], { hotelConfirmationNumber: text, lodgingHotelId: int32, reason: perhapsText });
