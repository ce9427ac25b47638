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
import ridotto.server.http.limits.ConnectionLimit;
import ridotto.server.http.limits.RateLimit;
import ridotto.server.http.metrics.Metrics;
import ridotto.server.live.House;
import ridotto.server.live.HouseRules;

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
  private final HttpHandler handler;
  private final Connections connections;

  private Door(
      Server server, ServerConnector connector, HttpHandler handler, Connections connections) {
    this.server = server;
    this.connector = connector;
    this.handler = handler;
    this.connections = connections;
  }

  /// Begins to listen. Throws [java.io.UncheckedIOException] if the port is taken.
  public static Door open(House house, Shelf shelf, HouseRules houseRules, DoorRules rules) {
    var server = new Server(threads());
    server.setErrorHandler(new JettyErrors());
    server.setStopTimeout(0);
    var connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http()));
    connector.setHost(rules.host());
    connector.setPort(rules.port());
    connector.setAcceptQueueSize(QUEUE);
    connector.setIdleTimeout(PATIENCE_MILLIS);
    connector.setAcceptedSendBufferSize(SEND_BUFFER);
    server.addConnector(connector);
    var perAddress = new ConnectionLimit(rules.limits().linesPerAddress());
    var metrics = new Metrics(house, perAddress);
    var commands =
        new Commands(new RateLimit(rules.limits().commands()), rules.limits().message(), metrics);
    var connections = new Connections(server, rules, commands, perAddress);
    var callers = new Callers(house.guests(), rules);
    var card = HouseCard.of(shelf, houseRules, rules);
    var reach = new Reach(rules.host(), connector::getLocalPort, rules.publicUrl());
    var every = new Routes(house, callers, card, commands, connections, metrics, reach);
    var routes = new ArrayList<>(every.routes());
    routes.add(described(List.copyOf(routes), shelf, rules));
    var files = new ClientFiles("/web", rules.publicUrl());
    var handler = new HttpHandler(callers, List.copyOf(routes), files, metrics);
    server.setHandler(handler);
    var door = new Door(server, connector, handler, connections);
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
      throw new IllegalStateException("cannot listen on the network", e);
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
    handler.shut();
    connector.close();
  }

  @Override
  public void close() {
    connections.close();
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("cannot stop listening on the network", e);
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
