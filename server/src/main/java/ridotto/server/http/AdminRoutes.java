package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.InetAddress;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Refusal;
import ridotto.server.http.answers.Answer;
import ridotto.server.http.answers.TurnedAway;
import ridotto.server.http.limits.Exclusions;
import ridotto.server.live.House;
import ridotto.server.live.Operator;
import ridotto.server.table.Message;

/// Every path of the port for whoever runs the house.
///
/// Figures need no key, as programs that gather them have none. Everything else needs the one that
/// lies with the data, so that nobody else on the machine has a hand in the house.
final class AdminRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(AdminRoutes.class);
  private static final int BODY = 4_096;

  /// `addresses` are those its lines come from.
  public record TableLine(Operator.TableSeen seen, List<String> addresses) {}

  public record Switch(boolean yes) {}

  public record Restart(Optional<Integer> minutes) {}

  public record Address(String address, boolean yes) {}

  private final House house;
  private final String key;
  private final Lines lines;
  private final Exclusions exclusions;

  AdminRoutes(House house, String key, Lines lines, Exclusions exclusions) {
    this.house = house;
    this.key = key;
    this.lines = lines;
    this.exclusions = exclusions;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/operator/tables", "", TableLine[].class, mine(_ -> tables())),
        Route.post(
            "/operator/tables/{id}/close", "", Routes.Nothing.class, Done.class, mine(this::close)),
        Route.post("/operator/tables/{id}/mute", "", Switch.class, Done.class, mine(this::mute)),
        Route.get(
            "/operator/turned-away", "", String[].class, mine(_ -> Answer.of(exclusions.all()))),
        Route.post("/operator/turned-away", "", Address.class, Done.class, mine(this::turnAway)),
        Route.post(
            "/operator/announce", "", Restart.class, Message.Notice.class, mine(this::announce)),
        Route.post("/operator/drain", "", Switch.class, Message.Notice.class, mine(this::drain)));
  }

  public record Done() {}

  /// Only with the key.
  private Route.Work mine(Route.Work work) {
    var wanted = ("Bearer " + key).getBytes(UTF_8);
    return call -> {
      var given = call.request().getHeaders().get(HttpHeader.AUTHORIZATION);
      if (given == null || !MessageDigest.isEqual(wanted, given.getBytes(UTF_8))) {
        throw new TurnedAway(401, "key", "operator-only");
      }
      return work.answer(call);
    };
  }

  private Answer tables() {
    return Answer.of(
        house.operator().tables().stream()
            .map(seen -> new TableLine(seen, lines.networks(seen.table().id())))
            .toList());
  }

  private Answer close(Call call) {
    var _ = call.json(Routes.Nothing.class, BODY);
    house.operator().close(call.at("id"));
    return Answer.of(new Done());
  }

  private Answer mute(Call call) {
    house.operator().mute(call.at("id"), call.json(Switch.class, BODY).yes());
    return Answer.of(new Done());
  }

  /// For the evening; whoever is on the line from there is told.
  private Answer turnAway(Call call) {
    var asked = call.json(Address.class, BODY);
    var network = network(asked.address());
    if (asked.yes()) {
      exclusions.add(network);
      lines.cut(line -> line.network().equals(network), "turned-away");
    } else {
      exclusions.remove(network);
    }
    LOG.info(asked.yes() ? "An address was turned away" : "An address is let in again");
    return Answer.of(new Done());
  }

  /// As lists show it, or any address of it.
  private static String network(String text) {
    var literal = text.endsWith(Callers.HALF) ? text.substring(0, text.length() - 3) : text;
    try {
      return Callers.network(InetAddress.ofLiteral(literal));
    } catch (IllegalArgumentException _) {
      throw new TurnedAway(400, "address", Refusal.of("no-address").and("value", text));
    }
  }

  private Answer announce(Call call) {
    house.operator().announce(call.json(Restart.class, BODY).minutes());
    return Answer.of(house.bulletin().notice());
  }

  private Answer drain(Call call) {
    house.operator().drain(call.json(Switch.class, BODY).yes());
    return Answer.of(house.bulletin().notice());
  }
}
