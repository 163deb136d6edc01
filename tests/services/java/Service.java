import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** The JDK's own HTTP server, with Jackson; opaque tokens. */
public class Service {
  static final boolean AS_IT_COMES = "1".equals(System.getenv("AS_IT_COMES"));
  static final Set<Integer> HOTELS = Set.of(100001, 100002);
  static final ObjectMapper JSON = mapper();
  static final Map<String, Long> TOKENS = new ConcurrentHashMap<>();
  static final Map<String, String> STAYS = new ConcurrentHashMap<>();
  static final SecureRandom RANDOM = new SecureRandom();
  static Map<String, Client> clients;

  record Refusal(int status, String reason) {}

  /** At first Jackson refuses unknown members, makes texts and numbers of each other, and cuts 2.5 down to 2. */
  static ObjectMapper mapper() {
    if (AS_IT_COMES) return new ObjectMapper();
    JsonMapper mapper =
        JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();
    for (CoercionInputShape shape : List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean))
      mapper.coercionConfigFor(LogicalType.Textual).setCoercion(shape, CoercionAction.Fail);
    return mapper;
  }

  static void send(HttpExchange exchange, int status, Object body) throws IOException {
    byte[] bytes = body == null ? new byte[0] : JSON.writeValueAsBytes(body);
    if (body != null) exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  static void refuse(HttpExchange exchange, Refusal refusal) throws IOException {
    send(exchange, refusal.status(), Map.of("message", refusal.reason()));
  }

  /** Section 2.1: application/json, text/json, application/*+json. */
  static boolean isJson(HttpExchange exchange) {
    String field = exchange.getRequestHeaders().getFirst("Content-Type");
    String type = field == null ? "" : field.split(";")[0].trim().toLowerCase();
    return type.matches("(application|text)/json|application/.+\\+json");
  }

  static boolean isAuthorized(HttpExchange exchange) {
    String field = exchange.getRequestHeaders().getFirst("Authorization");
    String[] parts = field == null ? new String[0] : field.trim().split(" +");
    return parts.length == 2
        && parts[0].equalsIgnoreCase("Bearer")
        && TOKENS.getOrDefault(parts[1], 0L) > System.currentTimeMillis();
  }

  /** A context of the server takes all paths that begin like it; only this very one is ours. */
  static boolean isOurs(HttpExchange exchange) throws IOException {
    if (!exchange.getRequestURI().getPath().equals(exchange.getHttpContext().getPath())) {
      refuse(exchange, new Refusal(404, "nothing is here"));
      return false;
    }
    if (exchange.getRequestMethod().equals("POST")) return true;
    exchange.getResponseHeaders().set("Allow", "POST");
    refuse(exchange, new Refusal(405, "send POST"));
    return false;
  }

  static <T extends Report> void report(HttpServer server, String path, Class<T> type, Function<T, Refusal> take) {
    server.createContext(
        "/api/v1/reservation/" + path,
        exchange -> {
          if (!isOurs(exchange)) return;
          if (!isAuthorized(exchange)) {
            exchange.getResponseHeaders().set("WWW-Authenticate", "Bearer");
            refuse(exchange, new Refusal(401, "not authorized"));
            return;
          }
          if (!AS_IT_COMES && !isJson(exchange)) {
            refuse(exchange, new Refusal(415, "send application/json"));
            return;
          }
          Refusal refusal;
          try {
            T given = JSON.readValue(exchange.getRequestBody(), type);
            refusal =
                given == null || !given.isValid()
                    ? new Refusal(400, "a required field is missing or empty")
                    : take.apply(given);
          } catch (JsonProcessingException error) {
            refusal = new Refusal(400, error.getOriginalMessage());
          }
          if (refusal == null) send(exchange, 201, null);
          else refuse(exchange, refusal);
        });
  }

  static Refusal checkIn(CheckIn given) {
    if (!HOTELS.contains(given.lodgingHotelId())) return new Refusal(422, "unknown hotel");
    String before = STAYS.putIfAbsent(given.hotelConfirmationNumber(), "checked in");
    return before == null ? null : new Refusal(409, "already checked in");
  }

  static Refusal checkOut(CheckOut given) {
    if (given.reservationId() == null) return null;
    Refusal refusal = partialBill(new PartialBill(given.reservationId(), null, null));
    if (refusal == null) STAYS.put(given.reservationId(), "checked out");
    return refusal;
  }

  static Refusal partialBill(PartialBill given) {
    String state = STAYS.get(given.reservationId());
    if (state == null) return new Refusal(404, "unknown stay");
    return state.equals("checked out") ? new Refusal(409, "already checked out") : null;
  }

  static Refusal noShow(NoShow given) {
    if (!HOTELS.contains(given.lodgingHotelId())) return new Refusal(422, "unknown hotel");
    return STAYS.containsKey(given.hotelConfirmationNumber()) ? new Refusal(409, "the guest came") : null;
  }

  static void oauthError(HttpExchange exchange, int status, String code) throws IOException {
    send(exchange, status, Map.of("error", code, "error_description", "see section 5 of the interface"));
  }

  static void grant(HttpExchange exchange, String id, String secret) throws IOException {
    if (id == null || id.isEmpty() || secret == null || secret.isEmpty()) {
      oauthError(exchange, 400, "invalid_request");
      return;
    }
    Client client = clients.get(id);
    byte[] expected = (client == null ? "" : client.secret()).getBytes(StandardCharsets.UTF_8);
    if (!MessageDigest.isEqual(expected, secret.getBytes(StandardCharsets.UTF_8))) {
      oauthError(exchange, 401, "invalid_client");
      return;
    }
    byte[] random = new byte[32];
    RANDOM.nextBytes(random);
    String token = HexFormat.of().formatHex(random);
    TOKENS.put(token, System.currentTimeMillis() + client.lifetime() * 1000L);
    send(exchange, 200, Map.of("access_token", token, "token_type", "Bearer", "expires_in", client.lifetime()));
  }

  static Map<String, List<String>> form(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    Map<String, List<String>> form = new HashMap<>();
    for (String pair : body.split("&")) {
      String[] parts = pair.split("=", 2);
      String value = parts.length < 2 ? "" : URLDecoder.decode(parts[1], StandardCharsets.UTF_8);
      form.computeIfAbsent(URLDecoder.decode(parts[0], StandardCharsets.UTF_8), name -> new ArrayList<>()).add(value);
    }
    return form;
  }

  static void tokenByForm(HttpExchange exchange) throws IOException {
    Map<String, List<String>> form;
    try {
      form = form(exchange);
    } catch (IllegalArgumentException error) {
      oauthError(exchange, 400, "invalid_request");
      return;
    }
    Function<String, String> one = name -> form.getOrDefault(name, List.of("")).get(0);
    if (one.apply("grant_type").isEmpty() || form.values().stream().anyMatch(values -> values.size() > 1))
      oauthError(exchange, 400, "invalid_request");
    else if (!one.apply("grant_type").equals("client_credentials")) oauthError(exchange, 400, "unsupported_grant_type");
    else grant(exchange, one.apply("client_id"), one.apply("client_secret"));
  }

  static void tokenByJson(HttpExchange exchange) throws IOException {
    Credentials given;
    try {
      given = JSON.readValue(exchange.getRequestBody(), Credentials.class);
    } catch (JsonProcessingException error) {
      oauthError(exchange, 400, "invalid_request");
      return;
    }
    if (given == null) oauthError(exchange, 400, "invalid_request");
    else grant(exchange, given.client_id(), given.client_secret());
  }

  public static void main(String[] arguments) throws IOException {
    clients = JSON.readValue(System.getenv("CLIENTS"), new TypeReference<Map<String, Client>>() {});
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(System.getenv("PORT"))), 0);
    server.setExecutor(Executors.newFixedThreadPool(8));
    report(server, "checkin", CheckIn.class, Service::checkIn);
    report(server, "checkout", CheckOut.class, Service::checkOut);
    report(server, "partial-bill", PartialBill.class, Service::partialBill);
    report(server, "noshow", NoShow.class, Service::noShow);
    for (String path : List.of("/oauth2/token", "/auth/token")) {
      server.createContext(
          path,
          exchange -> {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            if (!isOurs(exchange)) return;
            if (path.equals("/oauth2/token")) tokenByForm(exchange);
            else tokenByJson(exchange);
          });
    }
    server.start();
  }
}
