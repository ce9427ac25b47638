package ridotto.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Shelf;
import ridotto.server.http.answers.Answer;
import ridotto.server.http.answers.ClientFiles;
import ridotto.server.http.answers.JettyErrors;
import ridotto.server.http.answers.Parcel;
import ridotto.server.http.limits.ConnectionLimit;
import ridotto.server.http.limits.Exclusions;
import ridotto.server.http.limits.LongWork;
import ridotto.server.http.limits.RateLimit;
import ridotto.server.http.metrics.Metrics;
import ridotto.server.http.proxy.Reach;
import ridotto.server.live.House;
import ridotto.server.live.HouseRules;
import ridotto.wire.Json;

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
  private static final int CONNECTIONS = 20_000;
  private static final int INPUT_BUFFER = 2_048;
  private static final int LONG_QUEUE = 32;

  private final Server server;
  private final ServerConnector connector;
  private final Optional<ServerConnector> admin;
  private final HttpHandler handler;
  private final Connections connections;
  private final LongWork work;

  private Door(
      Server server,
      ServerConnector connector,
      Optional<ServerConnector> admin,
      HttpHandler handler,
      Connections connections,
      LongWork work) {
    this.work = work;
    this.server = server;
    this.connector = connector;
    this.admin = admin;
    this.handler = handler;
    this.connections = connections;
  }

  /// Begins to listen. Throws [java.io.UncheckedIOException] if the port is taken, and [Refused] if
  /// the one for whoever runs the house is.
  public static Door open(House house, Shelf shelf, HouseRules houseRules, DoorRules rules) {
    var server = new Server(threads());
    server.setErrorHandler(new JettyErrors());
    server.setStopTimeout(0);
    var half = new HalfRequests(rules.proxies(), rules.limits());
    var admin = rules.admin().map(wanted -> opened(server, wanted, half));
    var connector = connector(server, rules.host(), rules.port(), half);
    var perAddress = new ConnectionLimit(rules.limits().linesPerAddress());
    var metrics = new Metrics(house, perAddress);
    var commands =
        new Commands(new RateLimit(rules.limits().commands()), rules.limits().message(), metrics);
    var lines = new Lines();
    var exclusions = new Exclusions(System::nanoTime);
    var connections = new Connections(server, rules, commands, perAddress, half, lines);
    var callers = new Callers(house.guests(), rules);
    var card = HouseCard.of(shelf, houseRules, rules);
    var work =
        new LongWork(Math.max(1, Runtime.getRuntime().availableProcessors() / 4), LONG_QUEUE);
    var reach = new Reach(rules.host(), connector::getLocalPort, rules.publicUrl());
    var every =
        new Routes(house, callers, card, commands, connections, metrics, reach, work, lines);
    var routes = new ArrayList<>(every.routes());
    routes.add(described(List.copyOf(routes), shelf, rules));
    var files = new ClientFiles("/web", rules.publicUrl());
    var handler =
        new HttpHandler(
            callers, List.copyOf(routes), files::find, metrics, rules.names(), exclusions);
    server.setHandler(handler);
    if (admin.isPresent()) {
      var own = new ArrayList<>(every.forOperator());
      var key = rules.admin().orElseThrow().key();
      own.addAll(new AdminRoutes(house, key, lines, exclusions).routes());
      var desk =
          new HttpHandler(
              new Callers(house.guests(), rules.withoutProxies()),
              List.copyOf(own),
              _ -> Optional.empty(),
              metrics,
              rules.adminNames(),
              new Exclusions(System::nanoTime));
      server.setHandler(new ByPort(admin.get(), desk, handler));
    }
    var door = new Door(server, connector, admin, handler, connections, work);
    door.start();
    return door;
  }

  private static ServerConnector connector(
      Server server, String host, int port, HalfRequests half) {
    var http = new HttpConnectionFactory(http());
    http.setInputBufferSize(INPUT_BUFFER);
    var connector = new ServerConnector(server, 1, 1, http);
    connector.setHost(host);
    connector.setPort(port);
    connector.setAcceptQueueSize(QUEUE);
    connector.setIdleTimeout(PATIENCE_MILLIS);
    connector.setAcceptedSendBufferSize(SEND_BUFFER);
    connector.addBean(half);
    connector.addBean(new NetworkConnectionLimit(CONNECTIONS, connector));
    server.addConnector(connector);
    return connector;
  }

  /// It listens at once: whether it can is another question than whether guests find the house.
  private static ServerConnector opened(Server server, AdminRules rules, HalfRequests half) {
    var admin = connector(server, rules.host(), rules.port(), half);
    try {
      admin.open();
    } catch (IOException _) {
      admin.close();
      var port = Integer.toString(rules.port());
      throw new Refused("admin-port", Refusal.of("port-taken").and("port", port));
    }
    return admin;
  }

  /// Made when somebody first asks, and kept.
  private static Route described(List<Route> routes, Shelf shelf, DoorRules rules) {
    var text = new AtomicReference<String>();
    return Route.get(
        "/api/openapi.json",
        "This description.",
        Void.class,
        _ -> {
          if (text.get() == null) text.set(Json.text(OpenApi.of(routes, shelf, rules)));
          return new Answer.Text(Parcel.JSON, text.get(), Map.of());
        });
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

  /// That of whoever runs the house, if there is one.
  public OptionalInt adminPort() {
    return admin.stream().mapToInt(ServerConnector::getLocalPort).findFirst();
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
    work.close();
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
