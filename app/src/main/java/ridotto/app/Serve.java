package ridotto.app;

import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Troupes;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Settings;
import ridotto.kernel.Shelf;
import ridotto.server.HouseContext;
import ridotto.server.RedactedError;
import ridotto.server.http.AdminRules;
import ridotto.server.http.Door;
import ridotto.server.http.DoorRules;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.proxy.Network;
import ridotto.server.http.proxy.Proxies;
import ridotto.server.live.GameLibrary;
import ridotto.server.live.House;
import ridotto.server.live.HouseRules;
import ridotto.server.store.Store;
import ridotto.server.store.sqlite.SqliteStore;
import ridotto.trials.load.Scratch;

@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = {
      "Opens the house to browsers; this is what ./ridotto alone does.",
      "Every option may also be given by the environment: --public-url as RIDOTTO_PUBLIC_URL."
    })
final class Serve implements Runnable {
  private static final int USUAL_PORT = 8080;
  private static final int UNASKED = -1;
  private static final int TRIES = 20;
  private static final String ALL = "all";
  private static final String DOOR = "door";
  private static final String BOTS = "bots";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      paramLabel = "P",
      description = "0 for any; without it 8080, or the next one that is free.")
  private int port = UNASKED;

  @Option(
      names = "--host",
      paramLabel = "H",
      defaultValue = "0.0.0.0",
      description = "The address to listen on; 127.0.0.1 keeps the house to this machine.")
  private String host = "";

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where tables are kept; usually ~/.local/share/ridotto.")
  private Path data = DataFolder.usual();

  @Mixin private StoreOptions store = new StoreOptions();

  @Option(
      names = "--role",
      paramLabel = "all|door|bots",
      defaultValue = "all",
      description = {
        "Of several houses on one --store: a door leaves bots and clocks to the others,",
        "bots lets nobody in but from this machine."
      })
  private String role = "";

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description = "What friends type, if a proxy stands in front.")
  private String publicUrl = "";

  @Option(
      names = "--trusted-proxy",
      split = ",",
      paramLabel = "NETWORK",
      description = "An address or a range whose X-Forwarded headers are believed.")
  private List<String> trusted = new ArrayList<>();

  @Option(
      names = "--allowed-host",
      split = ",",
      paramLabel = "NAME",
      description = "Another name people reach the house by, besides its public one.")
  private List<String> hosts = new ArrayList<>();

  @Option(
      names = "--admin-port",
      paramLabel = "P",
      defaultValue = "0",
      description = "Where the operator's commands and /metrics are; 0, as usual, for any.")
  private int adminPort;

  @Option(
      names = "--admin-host",
      paramLabel = "H",
      defaultValue = "127.0.0.1",
      description = "The address that port is on.")
  private String adminHost = "";

  @Option(
      names = "--security-contact",
      paramLabel = "URI",
      description = "mailto: or https:, for /.well-known/security.txt: whom to tell of a hole.")
  private String securityContact = "";

  @Option(
      names = "--beat",
      paramLabel = "MIN-MAX",
      defaultValue = "250-550",
      description = "How long an answer lies face down, in milliseconds.")
  private String beat = "";

  @Option(
      names = "--mind-after",
      paramLabel = "SECONDS",
      defaultValue = "90",
      description = "When a bot minds the chair of somebody who is away.")
  private int mindAfter;

  @Option(
      names = "--max-tables",
      paramLabel = "N",
      defaultValue = "20000",
      description = "Tables in the house.")
  private int maxTables;

  @Option(
      names = "--max-tables-per-guest",
      paramLabel = "N",
      defaultValue = "50",
      description = "Tables one guest may host.")
  private int maxTablesPerGuest;

  @Option(
      names = "--keep-days",
      paramLabel = "N",
      defaultValue = "90",
      description = "Days until a table nobody visits is deleted, at the latest.")
  private int keepDays;

  @Option(
      names = "--limits",
      paramLabel = "usual|wide",
      defaultValue = "usual",
      description = "What a stranger may ask for; wide is for trials on this machine.")
  private String limits = "";

  @Option(names = "--open", description = "Shows the house in this machine's browser.")
  private boolean open;

  @Option(
      names = "--rehearse",
      hidden = true,
      description = "Opens a house with nobody in it, looks in, and closes it.")
  private boolean rehearse;

  private final Shelf shelf;
  private final Troupes troupes;

  private final RandomGenerator random;
  private final InstantSource wall;

  Serve(Shelf shelf, Troupes troupes, RandomGenerator random, InstantSource wall) {
    this.shelf = shelf;
    this.troupes = troupes;
    this.random = random;
    this.wall = wall;
  }

  @Override
  public void run() {
    System.setProperty(Logging.LEVEL, "INFO");
    ridotto.app.Limits.inRange("port", port, UNASKED, 65_535);
    play();
    if (rehearse) rehearse();
    else serve();
  }

  private HouseRules rules() {
    return HouseRules.USUAL
        .with(Beats.of(beat))
        .mindAfter(Duration.ofSeconds(mindAfter))
        .limits(maxTables, maxTablesPerGuest, keepDays);
  }

  /// Everything is kept in one SQLite file.
  static House house(Path data, HouseRules rules, GameLibrary library, HouseContext context) {
    return begun(rules, library, SqliteStore.open(data, context), context);
  }

  private static House begun(
      HouseRules rules, GameLibrary library, Store store, HouseContext context) {
    var house = new House(rules, library, store, context);
    house.begin();
    return house;
  }

  private House house(HouseRules rules) {
    var context = HouseContext.ofTheWorld(rules.thinkers(), random, wall);
    var library = new GameLibrary(shelf, troupes);
    if (!store.given()) return house(data, rules, library, context);
    return begun(rules, library, store.open(context, !role.equals(DOOR)), context);
  }

  /// A house that is only there for its bots is found by nobody but this machine.
  private void play() {
    if (!List.of(ALL, DOOR, BOTS).contains(role)) {
      var known = String.join(", ", ALL, DOOR, BOTS);
      throw new Refused("role", Refusal.of("one-of").and("value", role).and("known", known));
    }
    if (role.equals(ALL)) return;
    if (!store.given()) throw new Refused("role", Refusal.of("role-alone").and("value", role));
    if (role.equals(BOTS)) host = "127.0.0.1";
  }

  private void rehearse() {
    try (var scratch = Scratch.called("ridotto-rehearsal")) {
      data = scratch.folder();
      host = "127.0.0.1";
      port = 0;
      var house = house(rules());
      var door = open(house, rules(), doorRules());
      Rehearsal.look(door.port());
      close(door, house);
    }
  }

  private void serve() {
    var rules = rules();
    var doorRules = doorRules();
    DataFolder.prepare(data);
    // What nobody waits for fails in the log too, like everything else.
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, e) ->
            LoggerFactory.getLogger(Serve.class)
                .error(
                    "The thread {} failed and has ended", thread.getName(), RedactedError.of(e)));
    ridotto.app.Limits.inRange("admin-port", adminPort, 0, 65_535);
    var key = OperatorKey.drawn(random);
    var house = house(rules);
    var door = open(house, rules, doorRules.with(new AdminRules(adminHost, adminPort, key)));
    int admin = door.adminPort().orElseThrow();
    new OperatorKey(adminHost, admin, key).write(data);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  OperatorKey.remove(data);
                  close(door, house);
                }));
    var links = Links.of(host, door.port(), publicUrl);
    links.print(spec.commandLine().getOut(), store.given() ? store.shown() : data.toString());
    if (open) links.show();
    door.join();
  }

  private DoorRules doorRules() {
    var url = publicUrl.isEmpty() ? Optional.<URI>empty() : Optional.of(Links.url(publicUrl));
    var proxies = new Proxies(trusted.stream().map(Network::of).toList());
    var wanted = port == UNASKED ? USUAL_PORT : port;
    var rules = new DoorRules(host, wanted, url, hosts, proxies, limits(), Ridotto.VERSION);
    return securityContact.isEmpty() ? rules : rules.reportedTo(securityContact);
  }

  private RequestLimits limits() {
    boolean wide = new Settings(Map.of("limits", limits)).isSecond("limits", "usual", "wide");
    return wide ? RequestLimits.WIDE : RequestLimits.USUAL;
  }

  /// A port somebody asked for is that one or none.
  private Door open(House house, HouseRules houseRules, DoorRules rules) {
    int last = port == UNASKED ? USUAL_PORT + TRIES : rules.port();
    for (int at = rules.port(); ; at++) {
      try {
        return Door.open(house, shelf, houseRules, rules.at(at));
      } catch (Refused e) {
        house.close();
        throw e;
      } catch (UncheckedIOException e) {
        if (at < last) continue;
        house.close();
        throw new Refused("port", Refusal.of("port-taken").and("port", Integer.toString(at)));
      }
    }
  }

  private static void close(Door door, House house) {
    door.shut();
    house.close();
    door.close();
  }
}
