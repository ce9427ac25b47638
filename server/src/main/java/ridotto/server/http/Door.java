package ridotto.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import ridotto.kernel.Shelf;
import ridotto.server.House;
import ridotto.server.HouseRules;

/// The house's door on the network.
///
/// To end well: shut the door, close the house, which says farewell to all, and close the door.
public final class Door implements AutoCloseable {
  private static final int LONGEST_HEADERS = 8_192;
  private static final long PATIENCE_MILLIS = 30_000;

  /// What the system may hold for a line; left alone it would grow to megabytes for whoever does
  /// not read.
  private static final int SEND_BUFFER = 128 * 1024;

  private static final int QUEUE = 1_024;

  private final Server server;
  private final ServerConnector connector;
  private final Reception reception;
  private final Lines lines;

  private Door(Server server, ServerConnector connector, Reception reception, Lines lines) {
    this.server = server;
    this.connector = connector;
    this.reception = reception;
    this.lines = lines;
  }

  /// Begins to listen. Throws [java.io.UncheckedIOException] if the port is taken.
  public static Door open(House house, Shelf shelf, HouseRules houseRules, DoorRules rules) {
    var server = new Server(threads());
    server.setErrorHandler(new Errors());
    server.setStopTimeout(0);
    var connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http()));
    connector.setHost(rules.host());
    connector.setPort(rules.port());
    connector.setAcceptQueueSize(QUEUE);
    connector.setIdleTimeout(PATIENCE_MILLIS);
    connector.setAcceptedSendBufferSize(SEND_BUFFER);
    server.addConnector(connector);
    var perAddress = new Places(rules.limits().linesPerAddress());
    var meters = new Meters(house, perAddress);
    var commands =
        new Commands(new Rates(rules.limits().commands()), rules.limits().message(), meters);
    var lines = new Lines(server, rules, commands, perAddress);
    var callers = new Callers(house.guests(), rules);
    var card = HouseCard.of(shelf, houseRules, rules);
    var desk = new Desk(house, callers, card, commands, lines, meters);
    var routes = new ArrayList<>(desk.routes());
    routes.add(described(List.copyOf(routes), shelf, rules));
    var reception =
        new Reception(callers, List.copyOf(routes), new Client("/web", rules.publicUrl()), meters);
    server.setHandler(reception);
    var door = new Door(server, connector, reception, lines);
    door.start();
    return door;
  }

  /// Made when somebody asks, which is seldom.
  private static Route described(List<Route> routes, Shelf shelf, DoorRules rules) {
    return Route.get(
        "/api/openapi.json",
        "This description.",
        Void.class,
        _ -> Answer.of(OpenApi.of(routes, shelf, rules.version())));
  }

  /// Few threads of the system, for the network itself; every request has a virtual one.
  private static QueuedThreadPool threads() {
    // Jetty would ask Java's whole management for it, which takes as long as opening the log.
    System.setProperty("org.eclipse.jetty.util.referencesPerCacheLine", "16");
    var threads = new QueuedThreadPool(16, 4);
    threads.setName("door");
    threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    return threads;
  }

  private static HttpConfiguration http() {
    var http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setSendXPoweredBy(false);
    http.setRequestHeaderSize(LONGEST_HEADERS);
    http.setResponseHeaderSize(LONGEST_HEADERS);
    http.setUriCompliance(UriCompliance.RFC3986);
    return http;
  }

  private void start() {
    try {
      server.start();
    } catch (IOException e) {
      close();
      throw new UncheckedIOException(e);
    } catch (Exception e) {
      close();
      throw new IllegalStateException("the door does not open", e);
    }
  }

  public int port() {
    return connector.getLocalPort();
  }

  /// Waits until the door is closed.
  public void join() {
    try {
      server.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Lets nobody in any more; those who are in stay on the line.
  public void shut() {
    reception.shut();
    connector.close();
  }

  @Override
  public void close() {
    lines.close();
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the door does not close", e);
    }
  }

  /// The name of the house that a proxy in front of it goes by.
  static Optional<String> authority(DoorRules rules) {
    return rules.publicUrl().map(url -> Caller.plain(url.getAuthority(), isTls(url)));
  }

  static boolean isTls(URI url) {
    return "https".equals(url.getScheme());
  }
}
