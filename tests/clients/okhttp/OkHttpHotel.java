import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import okhttp3.Authenticator;
import okhttp3.FormBody;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okhttp3.Route;

/** A hotel system's client on OkHttp and Jackson. A refused token is replaced by OkHttp's own authenticator. */
public final class OkHttpHotel implements Authenticator {
  private static final Map<String, String> PATHS = Map.of(
      "check-in", "/api/v1/reservation/checkin",
      "check-out", "/api/v1/reservation/checkout",
      "partial-bill", "/api/v1/reservation/partial-bill",
      "no-show", "/api/v1/reservation/noshow");
  private static final List<String> SAME = List.of("employeeIdentifier", "supplierReservationId", "source", "roomNumber",
      "folio", "guestFirstName", "guestLastName", "roomType", "occupancy", "loyalty", "numberOfNights", "reservationInformation");
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int TRIES = 5;

  private final Map<String, String> env = System.getenv();
  private final OkHttpClient issuer = new OkHttpClient.Builder().callTimeout(Duration.ofSeconds(15)).build();
  private final OkHttpClient service = issuer.newBuilder().authenticator(this).build();
  private String token;
  private long replaceAt;

  private interface Send {
    Response now() throws IOException;
  }

  private long ahead() {
    String file = env.get("LODGING_CLOCK_FILE");
    try {
      return file == null ? 0 : Long.parseLong(Files.readString(Path.of(file)).strip());
    } catch (IOException | NumberFormatException error) {
      return 0;
    }
  }

  private long now() {
    return System.currentTimeMillis() + ahead();
  }

  private synchronized void waitUntil(long moment) throws IOException {
    String file = env.get("LODGING_CLOCK_FILE");
    long left = moment - now();
    if (left <= 0) return;
    if (file != null) {
      Files.writeString(Path.of(file), String.valueOf(ahead() + left));
      return;
    }
    try {
      Thread.sleep(left);
    } catch (InterruptedException error) {
      throw new IOException(error);
    }
  }

  private synchronized String token() throws IOException {
    if (token != null && now() < replaceAt) return token;
    token = null;
    RequestBody form = new FormBody.Builder().add("grant_type", "client_credentials")
        .add("client_id", env.get("LODGING_CLIENT_ID")).add("client_secret", env.get("LODGING_CLIENT_SECRET")).build();
    Request request = new Request.Builder().url(env.get("LODGING_AUTH_URL") + "/oauth2/token").post(form).build();
    try (Response reply = persistently(() -> issuer.newCall(request).execute())) {
      if (reply.code() != HttpURLConnection.HTTP_OK) throw new IOException("the issuer answered " + reply.code());
      JsonNode members = JSON.readTree(reply.body().bytes());
      token = members.get("access_token").asText();
      replaceAt = now() + members.get("expires_in").asLong() * 750;
      return token;
    }
  }

  private synchronized void forget(String refused) {
    if (refused.equals("Bearer " + token)) token = null;
  }

  @Override
  public Request authenticate(Route route, Response refused) throws IOException {
    if (refused.priorResponse() != null) return null;
    forget(refused.request().header("Authorization"));
    return refused.request().newBuilder().header("Authorization", "Bearer " + token()).build();
  }

  private Response persistently(Send send) throws IOException {
    for (int tried = 1;; tried += 1) {
      long pause = 500L << (tried - 1);
      try {
        Response reply = send.now();
        if (tried == TRIES || (reply.code() < 500 && reply.code() != 429)) return reply;
        String after = reply.header("Retry-After");
        if (after != null) pause = millisecondsUntil(after) + 100;
        reply.close();
      } catch (IOException error) {
        if (tried == TRIES) throw error;
      }
      waitUntil(now() + pause);
    }
  }

  private long millisecondsUntil(String after) {
    if (after.matches("\\d+")) return Long.parseLong(after) * 1000;
    return ZonedDateTime.parse(after, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant().toEpochMilli() - now();
  }

  private void report(String what, JsonNode stay) {
    try {
      RequestBody body = RequestBody.create(MediaType.get("application/json"), JSON.writeValueAsBytes(bodyOf(what, stay)));
      String url = env.get("LODGING_BASE_URL") + PATHS.get(what);
      Send send = () -> service.newCall(
          new Request.Builder().url(url).header("Authorization", "Bearer " + token()).post(body).build()).execute();
      try (Response reply = persistently(send)) {
        System.out.println(what + " of " + stay.get("name").asText() + " -> " + reply.code());
      }
    } catch (IOException error) {
      System.out.println(what + " could not be reported: " + error);
    }
  }

  private static String inZone(JsonNode local, String zone) {
    return LocalDateTime.parse(local.asText()).atZone(ZoneId.of(zone)).format(DateTimeFormatter.ISO_OFFSET_DATE_TIME);
  }

  private static ObjectNode bodyOf(String what, JsonNode stay) {
    JsonNode hotel = stay.get("hotel");
    String zone = hotel.get("timeZone").asText();
    String leaving = inZone(stay.get("checkOut"), zone);
    ObjectNode body = JSON.createObjectNode();
    if (what.equals("check-out")) {
      return body.put("reservationId", stay.get("reservationId").asText()).put("checkOutDate", leaving);
    }
    body.put("hotelConfirmationNumber", stay.get("hotelConfirmationNumber").asText());
    body.put("lodgingHotelId", hotel.get("id").asInt());
    if (what.equals("partial-bill")) return body.put("billThroughDate", leaving);
    if (what.equals("no-show")) return body.put("noShowDateTime", leaving);
    for (String name : SAME) {
      if (!stay.get(name).isNull()) body.set(name, stay.get(name));
    }
    return body.put("checkInDateTime", inZone(stay.get("checkIn"), zone))
        .put("expectedCheckOutDateTime", inZone(stay.get("expectedCheckOut"), zone));
  }

  private void play(JsonNode steps, Map<String, JsonNode> stays) throws IOException {
    for (JsonNode step : steps) {
      switch (step.get("do").asText()) {
        case "wait" -> waitUntil(now() + step.get("seconds").asLong() * 1000);
        case "at-once" -> {
          List<CompletableFuture<Void>> under = new java.util.ArrayList<>();
          for (JsonNode each : step.get("steps")) {
            under.add(CompletableFuture.runAsync(() -> report(each.get("do").asText(), stays.get(each.get("stay").asText()))));
          }
          under.forEach(CompletableFuture::join);
        }
        default -> report(step.get("do").asText(), stays.get(step.get("stay").asText()));
      }
    }
  }

  public static void main(String[] arguments) throws IOException {
    JsonNode scene = JSON.readTree(Files.readAllBytes(Path.of(System.getenv("LODGING_SCENE_FILE"))));
    Map<String, JsonNode> stays = new HashMap<>();
    scene.get("stays").forEach(stay -> stays.put(stay.get("name").asText(), stay));
    new OkHttpHotel().play(scene.get("steps"), stays);
    System.exit(0);
  }
}
