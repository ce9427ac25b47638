package ridotto.server.http;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.Damaged;
import ridotto.server.RedactedError;
import ridotto.server.Unavailable;
import ridotto.server.Unsure;
import ridotto.server.http.answers.Answer;
import ridotto.server.http.answers.ClientFiles;
import ridotto.server.http.answers.Fault;
import ridotto.server.http.answers.Headers;
import ridotto.server.http.answers.Parcel;
import ridotto.server.http.answers.TurnedAway;
import ridotto.server.http.limits.ConnectionLimit;
import ridotto.server.http.limits.Debts;
import ridotto.server.http.limits.Exclusions;
import ridotto.server.http.limits.RateLimit;
import ridotto.server.http.metrics.Metrics;
import ridotto.server.http.proxy.HostNames;
import ridotto.wire.Json;

/// Meets every request: who is it, may they, where do they want to go, and what is the answer.
final class HttpHandler extends Handler.Abstract {
  private static final Logger LOG = LoggerFactory.getLogger(HttpHandler.class);

  /// How many requests may have come in part, in all.
  private static final int UNFINISHED = 1_000;

  private static final Duration HOLD_UP = Duration.ofMillis(200);
  private static final String SOON = "1"; // seconds
  private static final String LATER = "5";

  private final Callers callers;
  private final List<Route> routes;
  private final Pages client;
  private final Metrics metrics;
  private final Optional<String> publicAuthority;
  private final HostNames names;
  private final RateLimit rates;
  private final Exclusions exclusions;
  private final ConnectionLimit unfinished;
  private final Debts unsent;
  private volatile boolean shut;

  /// What is no path of ours is a page, if there are any.
  interface Pages {
    Optional<ClientFiles.File> find(String path);
  }

  HttpHandler(
      Callers callers,
      List<Route> routes,
      Pages client,
      Metrics metrics,
      HostNames names,
      Exclusions exclusions) {
    this.callers = callers;
    this.routes = routes;
    this.client = client;
    this.metrics = metrics;
    publicAuthority = Door.authority(callers.rules());
    this.names = names;
    this.exclusions = exclusions;
    var limits = callers.rules().limits();
    rates = new RateLimit(limits.requests());
    unfinished = new ConnectionLimit(limits.unfinished(), UNFINISHED);
    unsent = new Debts(Long.MAX_VALUE, Runtime.getRuntime().maxMemory() / 16);
  }

  void shut() {
    shut = true;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    long began = System.nanoTime();
    Headers.put(response.getHeaders());
    var asked = Route.split(Request.getPathInContext(request));
    var found = find(asked);
    Answer answer;
    try {
      answer = answer(request, response, callback, asked, found);
    } catch (TurnedAway away) {
      answer = fault(away.status(), away.refused());
    } catch (Refused refused) {
      answer = fault(400, refused);
    } catch (Unavailable e) {
      answer = fault(503, e.why());
    } catch (Unsure _) {
      answer = fault(503, new Refused("server", Refusal.of("not-sure")));
    } catch (Damaged _) {
      answer = fault(410, new Refused("id", Refusal.of("table-damaged")));
    } catch (RuntimeException | Error e) {
      if (!response.isCommitted() && e instanceof HttpException bad && isTheirs(bad)) {
        return sent(began, noRequest(bad), request, response, callback, found);
      }
      LOG.error("Failed to answer {} {}", request.getMethod(), name(found), RedactedError.of(e));
      if (response.isCommitted()) {
        // Part of the answer is out: all that is left is to break it off.
        callback.failed(e);
        return true;
      }
      answer = fault(500, new Refused("server", Refusal.of("our-fault")));
    }
    return sent(began, answer, request, response, callback, found);
  }

  /// What Jetty finds wrong with a request only when it is asked for a part of it.
  private static boolean isTheirs(HttpException bad) {
    return bad.getCode() >= 400 && bad.getCode() < 500;
  }

  private Answer noRequest(HttpException bad) {
    return fault(bad.getCode(), new Refused("request", Refusal.of("no-request")));
  }

  private boolean sent(
      long began,
      Answer answer,
      Request request,
      Response response,
      Callback callback,
      List<Found> found) {
    if (!(answer instanceof Answer.Taken)) {
      boolean read = request.getMethod().equals("GET") || Call.drained(request);
      if (!read) response.getHeaders().put(HttpHeader.CONNECTION, "close");
      int status = send(answer, request, response, callback);
      metrics.request(name(found), status, System.nanoTime() - began);
    }
    return true;
  }

  private Answer fault(int status, Refused refused) {
    for (var reason : refused.reasons()) metrics.refusal(reason.code());
    var fault = new Fault(refused.field(), refused.reasons());
    return status == 401
        ? new Answer.Value(status, fault, Map.of("WWW-Authenticate", "Bearer realm=\"ridotto\""))
        : Answer.of(status, fault);
  }

  private record Found(Route route, Map<String, String> path) {}

  /// Those that go by this path, whatever the method.
  private List<Found> find(List<String> asked) {
    var found = new ArrayList<Found>();
    for (var route : routes) {
      route.match(asked).ifPresent(path -> found.add(new Found(route, path)));
    }
    return found;
  }

  private static String name(List<Found> found) {
    return found.isEmpty() ? "client" : found.getFirst().route().path();
  }

  private Answer answer(
      Request request,
      Response response,
      Callback callback,
      List<String> asked,
      List<Found> found) {
    if (shut) throw new TurnedAway(503, "server", "house-closing");
    var caller = callers.of(request);
    if (callers.isSecure(caller)) response.getHeaders().put(Headers.ONLY_TLS);
    if (!names.allows(caller.authority())) throw new TurnedAway(421, "host", "wrong-host");
    if (!rates.allow(caller.network())) {
      holdUp();
      throw new TurnedAway(429, "requests", "too-fast");
    }
    if (found.isEmpty()) return page(request, asked);
    if (exclusions.has(caller.network())) throw new TurnedAway(403, "address", "turned-away");
    var method = request.getMethod().equals("HEAD") ? "GET" : request.getMethod();
    for (var each : found) {
      if (!each.route().method().equals(method)) continue;
      if (method.equals("POST") && caller.isForeign(request, publicAuthority)) {
        throw new TurnedAway(403, "origin", "wrong-origin");
      }
      return each.route()
          .work()
          .answer(new Call(request, response, callback, caller, unfinished, each.path()));
    }
    var allowed = new TreeSet<String>();
    for (var each : found) allowed.add(each.route().method());
    if (allowed.contains("GET")) allowed.add("HEAD");
    return wrongMethod(List.copyOf(allowed));
  }

  /// Whoever is turned away at once asks again at once.
  private static void holdUp() {
    if (!Thread.currentThread().isVirtual()) return;
    try {
      Thread.sleep(HOLD_UP);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private Answer wrongMethod(List<String> allowed) {
    metrics.refusal("no-method");
    var names = String.join(", ", allowed);
    var reason = Refusal.of("no-method").and("known", names);
    return new Answer.Value(405, new Fault("method", List.of(reason)), Map.of("Allow", names));
  }

  private Answer page(Request request, List<String> asked) {
    boolean reading = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    if (asked.getFirst().equals("api")) throw new TurnedAway(404, "path", "no-page");
    if (!reading) return wrongMethod(List.of("GET", "HEAD"));
    return client
        .find(Request.getPathInContext(request))
        .<Answer>map(Answer.Sent::new)
        .orElseThrow(() -> new TurnedAway(404, "path", "no-page"));
  }

  private int send(Answer answer, Request request, Response response, Callback callback) {
    var headers = response.getHeaders();
    switch (answer) {
      case Answer.Value(int status, Object value, var more) -> {
        response.setStatus(status);
        more.forEach(headers::put);
        if (status == 429) headers.put(HttpHeader.RETRY_AFTER, SOON);
        if (status == 503) headers.put(HttpHeader.RETRY_AFTER, LATER);
        packed(Parcel.json(request, value), response, callback);
      }
      case Answer.Text(var type, var text, var more) -> {
        more.forEach(headers::put);
        packed(Parcel.text(request, type, text), response, callback);
      }
      case Answer.Ready(var parcel, var more) -> {
        more.forEach(headers::put);
        packed(parcel, response, callback);
      }
      case Answer.Sent(var file) -> file(file, request, response, callback);
      case Answer.Taken _ -> {}
    }
    return response.getStatus();
  }

  private void packed(Parcel packed, Response response, Callback callback) {
    var headers = response.getHeaders();
    var debt = unsent.open();
    if (!debt.owe(packed.bytes().remaining())) {
      debt.forgive();
      tooMuch(response, callback);
      return;
    }
    headers.put(HttpHeader.CACHE_CONTROL, "no-store");
    headers.put(HttpHeader.CONTENT_TYPE, packed.type());
    headers.put(HttpHeader.VARY, "Accept-Encoding");
    if (packed.zipped()) headers.put(HttpHeader.CONTENT_ENCODING, "gzip");
    write(packed.bytes(), response, Callback.from(callback, debt::forgive));
  }

  /// So many have not read what they asked for that nobody is told anything long for now.
  private void tooMuch(Response response, Callback callback) {
    metrics.refusal("house-busy");
    response.setStatus(503);
    response.getHeaders().put(HttpHeader.RETRY_AFTER, LATER);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Parcel.JSON);
    var fault = new Fault("server", List.of(Refusal.of("house-busy")));
    write(ByteBuffer.wrap(Json.bytes(fault)), response, callback);
  }

  private static void file(
      ClientFiles.File file, Request request, Response response, Callback callback) {
    var headers = response.getHeaders();
    headers.put(
        HttpHeader.CACHE_CONTROL,
        file.forever() ? "public, max-age=31536000, immutable" : "no-cache");
    headers.put(HttpHeader.ETAG, file.tag());
    headers.put(HttpHeader.VARY, "Accept-Encoding");
    if (isKnown(file, request)) {
      response.setStatus(304);
      callback.succeeded();
      return;
    }
    headers.put(HttpHeader.CONTENT_TYPE, file.type());
    var bytes = file.bytes();
    var accepted = request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING);
    for (var packed : file.packed()) {
      if (!accepted.contains(packed.coding())) continue;
      headers.put(HttpHeader.CONTENT_ENCODING, packed.coding());
      bytes = packed.bytes();
      break;
    }
    write(bytes, response, callback);
  }

  /// One of several, or of a proxy that zips what it passes on and calls the tag weak.
  private static boolean isKnown(ClientFiles.File file, Request request) {
    return request.getHeaders().getValuesList(HttpHeader.IF_NONE_MATCH).stream()
        .anyMatch(known -> known.strip().equals("*") || known.contains(file.tag()));
  }

  private static void write(ByteBuffer bytes, Response response, Callback callback) {
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.remaining());
    response.write(true, bytes.slice(), callback);
  }
}
