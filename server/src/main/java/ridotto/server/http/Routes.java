package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLEncoder;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.history.Film;
import ridotto.server.http.answers.Answer;
import ridotto.server.http.answers.Parcel;
import ridotto.server.http.answers.TurnedAway;
import ridotto.server.http.limits.LongWork;
import ridotto.server.http.limits.RateLimit;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.metrics.Metrics;
import ridotto.server.http.proxy.Reach;
import ridotto.server.live.House;
import ridotto.server.live.LiveTable;
import ridotto.server.live.Opening;
import ridotto.server.live.Reply;
import ridotto.server.live.opening.Acceptance;
import ridotto.server.table.Listing;
import ridotto.server.table.Message;
import ridotto.server.table.Room;

/// Every path of the house, and what is done there.
final class Routes {
  /// Asks for a key: a program is told it, a browser gets it as a cookie and never sees it.
  public record Arrival(Optional<Boolean> program) {}

  public record Issued(Optional<String> key) {}

  public record Opened(String id) {}

  public record Nothing() {}

  public record Shared(String share) {}

  public record Offered(String id, String commitment) {}

  /// Nothing, if only this machine finds the house.
  public record Address(Optional<String> url) {}

  public record Wish(String game, int chairs, Map<String, String> settings) {}

  public record Ready(String status) {}

  public record Pulse(String status, int tables, int playing, int listeners) {}

  private static final String PLAIN = "text/plain;charset=utf-8";

  private final House house;
  private final Callers callers;
  private final RequestLimits limits;
  private final HouseCard card;
  private final Commands commands;
  private final Connections connections;
  private final Metrics metrics;
  private final Reach reach;
  private final LongWork work;
  private final Lines lines;
  private final RateLimit arrivals;
  private final RateLimit openings;

  Routes(
      House house,
      Callers callers,
      HouseCard card,
      Commands commands,
      Connections connections,
      Metrics metrics,
      Reach reach,
      LongWork work,
      Lines lines) {
    this.work = work;
    this.lines = lines;
    this.house = house;
    this.callers = callers;
    this.card = card;
    this.commands = commands;
    this.connections = connections;
    this.metrics = metrics;
    this.reach = reach;
    limits = callers.rules().limits();
    arrivals = new RateLimit(limits.guests());
    openings = new RateLimit(limits.tables());
  }

  List<Route> routes() {
    return List.of(
        Route.get("/health", "Whether the house is up.", Pulse.class, _ -> pulse()),
        Route.get(
            "/ready",
            "Whether what guests do can be kept; if not, 503 and why.",
            Ready.class,
            _ -> ready()),
        Route.get(
            "/metrics", "Figures for Prometheus, on this machine.", String.class, this::scrape),
        Route.get(
            SecurityNote.PATH,
            "Whom to tell of a hole in this house.",
            String.class,
            _ -> whomToTell()),
        Route.get(
            "/api/house",
            "The games, the bots, and what the house allows.",
            HouseCard.class,
            _ -> Answer.of(card.with(house.minutes(), house.bulletin().notice()))),
        Route.get(
            "/api/address",
            "The address under which others find the house.",
            Address.class,
            this::address),
        Route.post("/api/guests", "A key of one's own.", Arrival.class, Issued.class, this::arrive),
        Route.post(
            "/api/guests/me/key",
            "Another key for the same guest. Whoever has the old one is a stranger from now on.",
            Nothing.class,
            Issued.class,
            this::exchange),
        Route.post(
            "/api/guests/me/forget",
            "Leaves every chair, deletes tables where nobody else has sat, and forgets the key.",
            Nothing.class,
            Nothing.class,
            this::forget),
        Route.get(
            "/api/guests/me", "The tables where one has a chair.", Listing[].class, this::mine),
        Route.get(
            "/api/tables",
            "The tables that anybody may join.",
            Listing[].class,
            _ -> Answer.of(house.listed())),
        Route.post("/api/tables", "Opens a table.", Opening.class, Opened.class, this::open),
        Route.post(
            "/api/offers",
            "Promises a table, and shows the commitment of its first round.",
            Opening.class,
            Offered.class,
            this::offer),
        Route.post(
            "/api/offers/{id}",
            "Takes a promised table: one sits down among bots, and the cards are dealt.",
            Acceptance.class,
            Opened.class,
            this::accept),
        Route.post(
            "/api/check",
            "What stands in the way of a game.",
            Wish.class,
            Room.Obstacle[].class,
            this::check),
        Route.get(
            "/api/tables/{id}",
            "How a table looks to the guest.",
            Message.Welcome.class,
            this::look),
        Route.post(
            "/api/tables/{id}/commands",
            "Carries out a command.",
            Envelope.class,
            Message.class,
            this::command),
        Route.get(
            "/api/tables/{id}/socket?after&screen",
            "A WebSocket to the table.",
            Message.class,
            this::socket),
        Route.get(
            "/api/tables/{id}/events?after&screen",
            "The table's messages as Server-Sent Events.",
            Message.class,
            this::stream),
        Route.get(
            "/api/tables/{id}/rounds/{round}/record",
            "The record of a round.",
            String.class,
            this::record),
        Route.get(
            "/api/tables/{id}/rounds/{round}/replay?as&share&from",
            "A finished round, move by move, for those who sat there and whoever it is shared"
                + " with.",
            Film.class,
            this::replay),
        Route.post(
            "/api/tables/{id}/rounds/{round}/share",
            "What opens a replay to others.",
            Nothing.class,
            Shared.class,
            this::share),
        Route.post(
            "/api/records",
            "Opens a finished table with a record.",
            String.class,
            Opened.class,
            this::bring));
  }

  /// Those that whoever runs the house asks for, on a port of their own.
  List<Route> forOperator() {
    return List.of(
        Route.get("/health", "", Pulse.class, _ -> pulse()),
        Route.get("/ready", "", Ready.class, _ -> ready()),
        Route.get("/metrics", "", String.class, _ -> figures()));
  }

  private Answer pulse() {
    var figures = house.figures();
    return Answer.of(new Pulse("up", figures.tables(), figures.playing(), figures.listeners()));
  }

  private Answer ready() {
    house
        .trouble()
        .ifPresent(
            why -> {
              throw new TurnedAway(503, why);
            });
    if (house.bulletin().draining()) throw new TurnedAway(503, "server", "house-draining");
    return Answer.of(new Ready("ready"));
  }

  /// For whoever runs the house, not for its guests.
  private Answer scrape(Call call) {
    if (!call.caller().local()) throw new TurnedAway(404, "path", "no-page");
    return figures();
  }

  private Answer figures() {
    return new Answer.Text(Metrics.TYPE, metrics.scrape(), Map.of());
  }

  private Answer whomToTell() {
    var note = new SecurityNote(callers.rules().contact(), callers.rules().publicUrl());
    return new Answer.Text(PLAIN, note.text(Instant.now()), Map.of());
  }

  /// Only those on the same network are told where on it the house is.
  private Answer address(Call call) {
    return Answer.of(new Address(call.caller().nearby() ? reach.url() : Optional.empty()));
  }

  private Answer arrive(Call call) {
    var arrival = call.json(Arrival.class, limits.body());
    boolean program = arrival.program().orElse(false);
    if (!program && call.caller().guest().isPresent()) {
      for (var cookie : callers.exchanged(call.request(), call.caller())) {
        call.response().getHeaders().add(HttpHeader.SET_COOKIE, cookie);
      }
      return Answer.of(new Issued(Optional.empty()));
    }
    limit(arrivals, call.caller().network(), "guest");
    var key = house.guests().issue();
    if (program) return Answer.of(new Issued(Optional.of(key)));
    return new Answer.Value(
        200,
        new Issued(Optional.empty()),
        Map.of("Set-Cookie", callers.cookie(key, call.caller())));
  }

  /// Every line that was opened with the old key is cut.
  private Answer exchange(Call call) {
    var guest = call.caller().known();
    var _ = call.json(Nothing.class, limits.body());
    limit(arrivals, call.caller().network(), "guest");
    var program = Callers.bearer(call.request());
    var old = program.or(() -> Callers.cookie(call.request())).orElseThrow();
    var key = house.guests().exchange(old);
    lines.cut(line -> line.guest().equals(guest.id()), "signed-out");
    if (program.isPresent()) return Answer.of(new Issued(Optional.of(key)));
    var cookie = callers.cookie(key, call.caller());
    return new Answer.Value(200, new Issued(Optional.empty()), Map.of("Set-Cookie", cookie));
  }

  private Answer forget(Call call) {
    var guest = call.caller().known();
    var _ = call.json(Nothing.class, limits.body());
    house.forget(
        Callers.bearer(call.request()).or(() -> Callers.cookie(call.request())).orElseThrow());
    lines.cut(line -> line.guest().equals(guest.id()), "signed-out");
    for (var cookie : Callers.forgotten()) {
      call.response().getHeaders().add(HttpHeader.SET_COOKIE, cookie);
    }
    return Answer.of(new Nothing());
  }

  private Answer mine(Call call) {
    return Answer.of(house.of(call.caller().known()));
  }

  private Answer open(Call call) {
    var guest = call.caller().known();
    var opening = call.json(Opening.class, limits.body());
    limit(openings, call.caller().network(), "tables");
    return Answer.of(201, new Opened(house.openTable(guest, opening)));
  }

  private Answer offer(Call call) {
    var guest = call.caller().known();
    var opening = call.json(Opening.class, limits.body());
    limit(openings, call.caller().network(), "tables");
    var offer = house.offer(guest, opening);
    return Answer.of(new Offered(offer.id(), offer.commitment()));
  }

  private Answer accept(Call call) {
    var guest = call.caller().known();
    house.accept(guest, call.at("id"), call.json(Acceptance.class, limits.body()));
    return Answer.of(201, new Opened(call.at("id")));
  }

  private Answer check(Call call) {
    var wish = call.json(Wish.class, limits.body());
    return longer(() -> Answer.of(house.check(wish.game(), wish.chairs(), wish.settings())));
  }

  private Answer look(Call call) {
    return Answer.of(table(call).welcome(call.caller().known()));
  }

  private Answer command(Call call) {
    var guest = call.caller().known();
    var table = table(call);
    call.requireType("application/json");
    var reply = commands.answer(table, guest, call.body(limits.message()));
    return Answer.of(status(reply.kind()), reply.message());
  }

  private static int status(Reply.Kind kind) {
    return switch (kind) {
      case DONE -> 200;
      case UNREADABLE -> 400;
      case REFUSED -> 409;
      case TOO_MUCH -> 429;
      case UNAVAILABLE -> 503;
      case OUR_FAULT -> 500;
    };
  }

  private Answer socket(Call call) {
    return connections.socket(call, table(call), after(call));
  }

  private Answer stream(Call call) {
    return connections.stream(call, table(call), after(call));
  }

  private static OptionalLong after(Call call) {
    return call.count("after");
  }

  private Answer record(Call call) {
    var guest = call.caller().known();
    var table = table(call);
    int round = call.number("round");
    var file = "attachment; filename=\"" + call.at("id") + "-" + round + ".txt\"";
    return longer(
        () ->
            new Answer.Text(
                PLAIN, table.record(guest, round), Map.of("Content-Disposition", file)));
  }

  private Answer replay(Call call) {
    var as = call.query("as").orElse("spectator");
    int round = call.number("round");
    var table = table(call);
    var share = call.query("share");
    if (!table.mayReplay(call.caller().guest(), round, share)) {
      throw new TurnedAway(403, "replay", "replay-shut");
    }
    long from = call.count("from").orElse(0);
    return longer(
        () -> {
          var page = table.replay(round, as, Film.Span.page(from));
          var parcel = Parcel.json(call.request(), page.film());
          return new Answer.Ready(parcel, next(as, share, page));
        });
  }

  private static Map<String, String> next(String as, Optional<String> share, Film.Page page) {
    if (page.next().isEmpty()) return Map.of();
    var shared = share.map(given -> "&share=" + URLEncoder.encode(given, UTF_8)).orElse("");
    var query = "?as=" + as + shared + "&from=" + page.next().getAsLong();
    return Map.of("Link", "<" + query + ">; rel=\"next\"");
  }

  private Answer share(Call call) {
    var guest = call.caller().known();
    var _ = call.json(Nothing.class, limits.body());
    return Answer.of(new Shared(table(call).share(guest, call.number("round"))));
  }

  /// Browsers send plain text from other sites without asking first; the origin has been checked.
  private Answer bring(Call call) {
    var guest = call.caller().known();
    call.requireType("text/plain");
    limit(openings, call.caller().network(), "tables");
    var text = call.body(limits.record());
    return longer(() -> Answer.of(201, new Opened(house.importRecord(guest, text))));
  }

  /// What may take long is done elsewhere, or not now.
  private Answer longer(Supplier<Answer> what) {
    return work.done(what).orElseThrow(() -> new TurnedAway(503, "server", "house-busy"));
  }

  private LiveTable table(Call call) {
    return house
        .find(call.at("id"))
        .orElseThrow(() -> new TurnedAway(404, new Refused("id", Refusal.of("no-table"))));
  }

  private static void limit(RateLimit rates, String key, String field) {
    if (!rates.allow(key)) throw new TurnedAway(429, field, "too-fast");
  }
}
