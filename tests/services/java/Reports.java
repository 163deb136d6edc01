import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.stream.Stream;

/** The bodies of the reports, as Jackson binds them; boxed, since an int would be 0 where the member is absent. */
interface Report {
  /** Whether all that is required is there, and no required text is empty. */
  boolean isValid();

  static boolean areTexts(String... all) {
    return Stream.of(all).allMatch(text -> text != null && !text.isEmpty());
  }

  static boolean areThere(Object... all) {
    return Stream.of(all).allMatch(each -> each != null);
  }

  /** java.time, which knows the calendar and wants an offset. */
  class Moment extends StdDeserializer<OffsetDateTime> {
    Moment() {
      super(OffsetDateTime.class);
    }

    @Override
    public OffsetDateTime deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      String text = parser.getValueAsString("");
      try {
        return OffsetDateTime.parse(text);
      } catch (DateTimeException error) {
        throw context.weirdStringException(text, OffsetDateTime.class, "not a date-time");
      }
    }
  }
}

record CheckIn(
    String hotelConfirmationNumber,
    Integer lodgingHotelId,
    String employeeIdentifier,
    String supplierReservationId,
    String source,
    @JsonDeserialize(using = Report.Moment.class) OffsetDateTime checkInDateTime,
    @JsonDeserialize(using = Report.Moment.class) OffsetDateTime expectedCheckOutDateTime,
    String roomNumber,
    String folio,
    String guestFirstName,
    String guestLastName,
    String roomType,
    Integer occupancy,
    Boolean loyalty,
    Integer numberOfNights,
    String reservationInformation)
    implements Report {
  public boolean isValid() {
    return Report.areTexts(hotelConfirmationNumber, source, roomNumber, folio, guestFirstName, guestLastName, roomType)
        && Report.areThere(lodgingHotelId, occupancy, numberOfNights, checkInDateTime, expectedCheckOutDateTime);
  }
}

record CheckOut(String reservationId, @JsonDeserialize(using = Report.Moment.class) OffsetDateTime checkOutDate)
    implements Report {
  public boolean isValid() {
    return true;
  }
}

record PartialBill(
    String reservationId, @JsonDeserialize(using = Report.Moment.class) OffsetDateTime billThroughDate, String folio)
    implements Report {
  public boolean isValid() {
    return Report.areTexts(reservationId) && billThroughDate != null;
  }
}

record NoShow(String hotelConfirmationNumber, Integer lodgingHotelId, String reason) implements Report {
  public boolean isValid() {
    return Report.areTexts(hotelConfirmationNumber) && lodgingHotelId != null;
  }
}

record Credentials(String client_id, String client_secret) {}

record Client(String secret, int lifetime) {}
