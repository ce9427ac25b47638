package ridotto.server.http.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import ridotto.server.http.limits.ConnectionLimit;
import ridotto.server.live.Figures;
import ridotto.server.live.House;
import ridotto.server.table.Message;

/// What there is to measure, for Prometheus.
///
/// The library is loaded when the first thing is measured: the house opens sooner.
public final class Metrics {
  public static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private static final Duration[] STEPS = {
    Duration.ofMillis(1),
    Duration.ofMillis(2),
    Duration.ofMillis(5),
    Duration.ofMillis(10),
    Duration.ofMillis(20),
    Duration.ofMillis(50),
    Duration.ofMillis(200),
    Duration.ofSeconds(1)
  };

  private final House house;
  private final ConnectionLimit lines;
  private final Map<String, Timer> timers = new ConcurrentHashMap<>(); // of commands, by outcome
  private volatile @Nullable PrometheusMeterRegistry registry;

  public Metrics(House house, ConnectionLimit lines) {
    this.house = house;
    this.lines = lines;
  }

  public void command(Message answer, long nanos) {
    var outcome = answer instanceof Message.Refused ? "refused" : "done";
    timers.computeIfAbsent(outcome, this::timer).record(Duration.ofNanos(nanos));
    if (answer instanceof Message.Refused refused) {
      for (var reason : refused.reasons()) refusal(reason.code());
    }
  }

  private Timer timer(String outcome) {
    return Timer.builder("ridotto.command")
        .tag("outcome", outcome)
        .serviceLevelObjectives(STEPS)
        .register(registry());
  }

  public void request(String route, int status, long nanos) {
    Timer.builder("ridotto.http")
        .tag("route", route)
        .tag("status", Integer.toString(status))
        .register(registry())
        .record(Duration.ofNanos(nanos));
  }

  public void refusal(String code) {
    Counter.builder("ridotto.refusals").tag("code", code).register(registry()).increment();
  }

  public String scrape() {
    return registry().scrape();
  }

  private PrometheusMeterRegistry registry() {
    var known = registry;
    return known == null ? first() : known;
  }

  private synchronized PrometheusMeterRegistry first() {
    var known = registry;
    if (known != null) return known;
    var made = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    new JvmMemoryMetrics().bindTo(made);
    Gauge.builder("ridotto.lines", lines::sum).register(made);
    gauge(made, "ridotto.tables", Figures::tables);
    gauge(made, "ridotto.tables.playing", Figures::playing);
    gauge(made, "ridotto.listeners", Figures::listeners);
    gauge(made, "ridotto.bots.thinking", Figures::thinking);
    gauge(made, "ridotto.log.latency.mean.seconds", f -> seconds(f.latency().mean()));
    gauge(made, "ridotto.log.latency.worst.seconds", f -> seconds(f.latency().worst()));
    count(made, "ridotto.moves", Figures::moves);
    count(made, "ridotto.log.entries", Figures::entries);
    count(made, "ridotto.log.commits", Figures::commits);
    registry = made;
    return made;
  }

  private void gauge(PrometheusMeterRegistry to, String name, ToDoubleFunction<Figures> of) {
    Gauge.builder(name, () -> of.applyAsDouble(house.figures())).register(to);
  }

  private void count(PrometheusMeterRegistry to, String name, ToDoubleFunction<Figures> of) {
    FunctionCounter.builder(name, house, from -> of.applyAsDouble(from.figures())).register(to);
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }
}
