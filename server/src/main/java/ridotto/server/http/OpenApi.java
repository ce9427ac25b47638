package ridotto.server.http;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import ridotto.kernel.Shelf;
import ridotto.server.history.Film;
import ridotto.server.http.answers.Fault;
import ridotto.server.live.Opening;
import ridotto.server.live.opening.Acceptance;
import ridotto.server.table.Command;
import ridotto.server.table.Listing;
import ridotto.server.table.Message;
import ridotto.wire.Schemas;
import ridotto.wire.Vocabulary;

/// The paths of the house as programs read them, made of the routes and the records themselves.
public final class OpenApi {
  /// Where nobody is asked for a key.
  static final Set<String> OPEN =
      Set.of(
          "GET /health",
          "GET /ready",
          "GET /metrics",
          "GET " + SecurityNote.PATH,
          "GET /api/house",
          "GET /api/address",
          "POST /api/guests",
          "GET /api/tables",
          "POST /api/check",
          "GET /api/tables/{id}/rounds/{round}/replay");

  private static final Set<String> NUMBERS = Set.of("round", "from", "after");
  private static final Map<String, String> PARAMETERS =
      Map.of(
          "id", "The table's id.",
          "round", "The number of a round, from 1.",
          "as", "Whose eyes: a chair's number, spectator or open.",
          "from", "The first step of the page.",
          "after", "The seq of the last message that was heard.");

  private OpenApi() {}

  /// Every record of the protocol.
  public static Vocabulary protocol() {
    return Vocabulary.of(
        "server",
        List.of(
            Message.class,
            Command.class,
            HouseCard.class,
            Listing.class,
            Film.class,
            Opening.class,
            Envelope.class,
            Routes.Arrival.class,
            Routes.Issued.class,
            Routes.Opened.class,
            Routes.Offered.class,
            Acceptance.class,
            Routes.Address.class,
            Routes.Wish.class,
            Routes.Nothing.class,
            Routes.Shared.class,
            Routes.Pulse.class,
            Routes.Ready.class,
            Fault.class));
  }

  static Map<String, Object> of(List<Route> routes, Shelf shelf, DoorRules rules) {
    var paths = new LinkedHashMap<String, Map<String, Object>>();
    for (var route : routes) {
      paths
          .computeIfAbsent(route.path(), _ -> new LinkedHashMap<>())
          .put(route.method().toLowerCase(Locale.ROOT), operation(route));
    }
    var api = new LinkedHashMap<String, Object>();
    api.put("openapi", "3.1.0");
    api.put(
        "info",
        map(
            "title",
            "Ridotto",
            "version",
            rules.version(),
            "description",
            "An online table for games of hidden identity. docs/api.md says it in words.",
            "contact",
            map("name", "Whoever runs this house"),
            "license",
            map("name", "Apache-2.0", "identifier", "Apache-2.0")));
    var server = rules.publicUrl().map(URI::toString).orElse("/");
    api.put("servers", List.of(map("url", server, "description", "This house.")));
    api.put(
        "tags",
        List.of(
            map("name", "house", "description", "The house itself, and whom it knows."),
            map("name", "tables", "description", "Tables, and what happens there.")));
    api.put("paths", paths);
    api.put(
        "components",
        map(
            "securitySchemes",
            map(
                "key", map("type", "http", "scheme", "bearer"),
                "cookie", map("type", "apiKey", "in", "cookie", "name", Callers.COOKIE)),
            "schemas",
            Schemas.of(Vocabulary.of(shelf), protocol())));
    api.put("security", List.of(Map.of("key", List.of()), Map.of("cookie", List.of())));
    return api;
  }

  private static Map<String, Object> operation(Route route) {
    var operation = new LinkedHashMap<String, Object>();
    operation.put("operationId", id(route));
    operation.put("summary", route.says());
    boolean open = OPEN.contains(route.method() + " " + route.path());
    operation.put("description", route.says() + (open ? " Needs no key." : " Needs a key."));
    operation.put("tags", List.of(route.parts().contains("tables") ? "tables" : "house"));
    if (open) operation.put("security", List.of());
    var parameters = new ArrayList<Object>();
    for (var part : route.parts()) {
      if (part.startsWith("{")) parameters.add(parameter(part.replaceAll("[{}]", ""), "path"));
    }
    for (var name : route.queries()) parameters.add(parameter(name, "query"));
    if (!parameters.isEmpty()) operation.put("parameters", parameters);
    if (route.asks() != Void.class) {
      operation.put("requestBody", map("required", true, "content", content(route.asks())));
    }
    operation.put(
        "responses",
        map(
            "2XX", map("description", "Done.", "content", answers(route)),
            "4XX", map("description", "Turned away.", "content", faults(route)),
            "5XX", map("description", "The house cannot, for now.", "content", faults(route))));
    return operation;
  }

  private static Map<String, Object> parameter(String name, String in) {
    return map(
        "name",
        name,
        "in",
        in,
        "description",
        PARAMETERS.getOrDefault(name, name),
        "required",
        in.equals("path"),
        "schema",
        map("type", NUMBERS.contains(name) ? "integer" : "string"));
  }

  /// As `getTablesIdSocket`: what programs that are made of this call it.
  private static String id(Route route) {
    var id = new StringBuilder(route.method().toLowerCase(Locale.ROOT));
    for (var part : route.parts()) {
      var word = part.replaceAll("[^A-Za-z]", "");
      if (word.equals("api")) continue;
      id.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
    }
    return id.toString();
  }

  /// Where commands go, what could be read of them is answered in the protocol's own words.
  private static Map<String, Object> faults(Route route) {
    var fault = Schemas.ref(Fault.class.getSimpleName());
    var either = List.of(fault, Schemas.ref(Message.class.getSimpleName()));
    boolean command = route.asks() == Envelope.class;
    return map("application/json", map("schema", command ? map("anyOf", either) : fault));
  }

  /// A stream is no JSON as a whole; each of its lines of data is.
  private static Map<String, Object> answers(Route route) {
    return route.path().endsWith("/events")
        ? map(EventStream.TYPE, map("schema", map("type", "string")))
        : content(route.answers());
  }

  private static Map<String, Object> content(Class<?> type) {
    if (type == String.class) return map("text/plain", map("schema", map("type", "string")));
    var schema =
        type.isArray()
            ? map("type", "array", "items", Schemas.ref(title(type.componentType())))
            : Schemas.ref(title(type));
    return map("application/json", map("schema", schema));
  }

  /// A case of a family stands there with the others.
  private static String title(Class<?> type) {
    return type == Message.Welcome.class ? "Message" : type.getSimpleName();
  }

  private static Map<String, Object> map(Object... pairs) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
    return map;
  }
}
