import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A hotel system's client of the JDK alone, run from its source: {@code java tests/clients/JdkClient.java}. It reports
 * check-ins and check-outs one after the other, over the JDK's own HTTP client as it comes: over plain HTTP that offers
 * HTTP/2 with its first request (RFC 7540 §3.2).
 *
 * <p>Exit code 0: played, whatever the service answered; 64: a step that this client does not know; 1: it could not be played.
 */
public final class JdkClient {
  private static final int ATTEMPTS = 5;
  private static final Duration ANSWER_WITHIN = Duration.ofSeconds(15);
  private static final Map<String, String> PATHS =
      Map.of("check-in", "/api/v1/reservation/checkin", "check-out", "/api/v1/reservation/checkout");

  /** Fields of a check-in that stand in the scene under the same names. */
  private static final List<String> SAME =
      List.of(
          "hotelConfirmationNumber", "employeeIdentifier", "supplierReservationId", "source", "roomNumber", "folio",
          "guestFirstName", "guestLastName", "roomType", "occupancy", "loyalty", "numberOfNights",
          "reservationInformation");

  private final HttpClient http = HttpClient.newBuilder().connectTimeout(ANSWER_WITHIN).build();
  private final Map<String, String> access;
  private String token;
  private Instant replaceAt = Instant.MIN;

  private JdkClient(Map<String, String> access) {
    this.access = access;
  }

  public static void main(String[] arguments) throws Exception {
    Map<String, String> environment = System.getenv();
    Map<String, Object> scene = object(Json.read(Files.readString(Path.of(environment.get("LODGING_SCENE_FILE")))));
    Map<String, Map<String, Object>> stays =
        list(scene.get("stays")).stream().collect(Collectors.toMap(stay -> (String) stay.get("name"), stay -> stay));
    List<Map<String, Object>> steps = list(scene.get("steps"));
    if (!steps.stream().allMatch(step -> PATHS.containsKey((String) step.get("do")))) {
      System.out.println("scene " + scene.get("scene") + " has a step that is not known here");
      System.exit(64);
    }
    JdkClient client = new JdkClient(environment);
    for (Map<String, Object> step : steps) {
      String what = (String) step.get("do");
      Map<String, Object> stay = stays.get((String) step.get("stay"));
      System.out.println(what + " of " + stay.get("name") + ": " + client.told(what, stay));
    }
  }

  /** Reports an event, and tells what became of it. */
  private String told(String what, Map<String, Object> stay) throws InterruptedException {
    try {
      return String.valueOf(report(what, stay));
    } catch (IOException failure) {
      return "could not be reported: " + failure.getMessage();
    }
  }

  /** Reports an event; a token that is refused is replaced once. Tells the status. */
  private int report(String what, Map<String, Object> stay) throws IOException, InterruptedException {
    String body = Json.write(what.equals("check-in") ? checkIn(stay) : checkOut(stay));
    int status = send(what, body);
    if (status != 401) return status;
    token = null;
    return send(what, body);
  }

  private int send(String what, String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(access.get("LODGING_BASE_URL") + PATHS.get(what)))
            .timeout(ANSWER_WITHIN)
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + token())
            .POST(BodyPublishers.ofString(body))
            .build();
    return persistently(request).statusCode();
  }

  /** The token: asked for once, and replaced when four fifths of its life are over. */
  private String token() throws IOException, InterruptedException {
    if (token != null && Instant.now().isBefore(replaceAt)) return token;
    Instant askedAt = Instant.now();
    String form =
        "grant_type=client_credentials&client_id=" + encoded("LODGING_CLIENT_ID")
            + "&client_secret=" + encoded("LODGING_CLIENT_SECRET");
    HttpResponse<String> reply =
        persistently(
            HttpRequest.newBuilder(URI.create(access.get("LODGING_AUTH_URL") + "/oauth2/token"))
                .timeout(ANSWER_WITHIN)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form))
                .build());
    if (reply.statusCode() != 200) throw new IOException("the issuer answered " + reply.statusCode());
    Map<String, Object> members = object(Json.read(reply.body()));
    token = (String) members.get("access_token");
    long seconds = members.get("expires_in") instanceof Number life ? life.longValue() : 300;
    replaceAt = askedAt.plusMillis(seconds * 800);
    return token;
  }

  private String encoded(String name) {
    return URLEncoder.encode(access.get(name), java.nio.charset.StandardCharsets.UTF_8);
  }

  /** Sends until there is an answer: a few times, each after a longer pause, and never sooner than was asked for. */
  private HttpResponse<String> persistently(HttpRequest request) throws IOException, InterruptedException {
    for (int attempt = 1; ; attempt++) {
      long pause = 500L << (attempt - 1);
      try {
        HttpResponse<String> reply = http.send(request, BodyHandlers.ofString());
        boolean isTrouble = reply.statusCode() >= 500 || reply.statusCode() == 429;
        if (!isTrouble || attempt == ATTEMPTS) return reply;
        pause = Math.max(pause, reply.headers().firstValue("Retry-After").map(JdkClient::milliseconds).orElse(0L));
      } catch (IOException lost) {
        if (attempt == ATTEMPTS) throw lost;
      }
      Thread.sleep(pause);
    }
  }

  /** What Retry-After asks for: seconds or a date (RFC 9110 §10.2.3). */
  private static long milliseconds(String retryAfter) {
    if (retryAfter.chars().allMatch(Character::isDigit)) return Long.parseLong(retryAfter) * 1000;
    Instant until = DateTimeFormatter.RFC_1123_DATE_TIME.parse(retryAfter, Instant::from);
    return Duration.between(Instant.now(), until).toMillis();
  }

  private static Map<String, Object> checkIn(Map<String, Object> stay) {
    Map<String, Object> body = new LinkedHashMap<>();
    // Later versions of a scene may say more of a stay; what is not known is left out.
    for (String name : SAME) if (stay.get(name) != null) body.put(name, stay.get(name));
    body.put("lodgingHotelId", object(stay.get("hotel")).get("id"));
    body.put("checkInDateTime", at(stay, "checkIn"));
    body.put("expectedCheckOutDateTime", at(stay, "expectedCheckOut"));
    return body;
  }

  private static Map<String, Object> checkOut(Map<String, Object> stay) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("reservationId", stay.get("reservationId"));
    body.put("checkOutDate", at(stay, "checkOut"));
    return body;
  }

  /** A time of the hotel's clocks with the offset that they have at that time. */
  private static String at(Map<String, Object> stay, String name) {
    ZoneId zone = ZoneId.of((String) object(stay.get("hotel")).get("timeZone"));
    return LocalDateTime.parse((String) stay.get(name)).atZone(zone).format(DateTimeFormatter.ISO_OFFSET_DATE_TIME);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> list(Object value) {
    return (List<Map<String, Object>>) value;
  }

  /** JSON (RFC 8259), which the JDK does not know: objects as maps, integers as longs. */
  private static final class Json {
    private final String text;
    private int at;

    private Json(String text) {
      this.text = text;
    }

    static Object read(String text) {
      return new Json(text).value();
    }

    static String write(Object value) {
      if (value instanceof Map<?, ?> map) {
        return map.entrySet().stream()
            .map(entry -> write(entry.getKey()) + ":" + write(entry.getValue()))
            .collect(Collectors.joining(",", "{", "}"));
      }
      return value instanceof String string ? quoted(string) : String.valueOf(value);
    }

    private static String quoted(String string) {
      return string.chars()
          .mapToObj(c -> c < ' ' || c == '"' || c == '\\' ? String.format("\\u%04x", c) : String.valueOf((char) c))
          .collect(Collectors.joining("", "\"", "\""));
    }

    private Object value() {
      return switch (peek()) {
        case '{' -> members();
        case '[' -> elements();
        case '"' -> string();
        default -> word();
      };
    }

    private char peek() {
      while (Character.isWhitespace(text.charAt(at))) at++;
      return text.charAt(at);
    }

    /** Passes over a separator, and tells which it was. */
    private char passed() {
      char separator = peek();
      at++;
      return separator;
    }

    /** Passes over an opening bracket, and over the closing one where nothing is between them. */
    private char begun(char closing) {
      char opening = passed();
      return peek() == closing ? passed() : opening;
    }

    private Map<String, Object> members() {
      Map<String, Object> members = new LinkedHashMap<>();
      for (char next = begun('}'); next != '}'; next = passed()) {
        peek();
        String name = string();
        passed();
        members.put(name, value());
      }
      return members;
    }

    private List<Object> elements() {
      List<Object> elements = new ArrayList<>();
      for (char next = begun(']'); next != ']'; next = passed()) elements.add(value());
      return elements;
    }

    private String string() {
      StringBuilder string = new StringBuilder();
      for (at++; text.charAt(at) != '"'; at++) string.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at));
      at++;
      return string.toString();
    }

    private char escaped() {
      char kind = text.charAt(++at);
      int found = "bfnrt".indexOf(kind);
      if (found >= 0) return "\b\f\n\r\t".charAt(found);
      if (kind != 'u') return kind;
      at += 4;
      return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
    }

    private Object word() {
      int from = at;
      while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
      String word = text.substring(from, at);
      return switch (word) {
        case "true" -> true;
        case "false" -> false;
        case "null" -> null;
        default -> word.matches("-?\\d+") ? (Object) Long.parseLong(word) : (Object) Double.parseDouble(word);
      };
    }
  }
}
