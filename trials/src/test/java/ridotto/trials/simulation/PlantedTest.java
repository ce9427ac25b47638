package ridotto.trials.simulation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.Unavailable;
import ridotto.server.live.House;
import ridotto.server.live.Listener;
import ridotto.server.store.Store;
import ridotto.wire.Json;

/// The audit is worth what it notices: a leak, a lie and a fork are planted, and each is caught.
class PlantedTest {
  private static final int SEEDS = 40;

  private static Set<String> broken(Settings settings) {
    return new Simulation(settings).run(1, SEEDS, _ -> {}).violations().keySet();
  }

  @Test
  void a_leak() {
    var told = new HashMap<String, byte[]>();
    var settings = Seeds.settings(1, false);
    var leaking = settings.with(settings.opener(), line -> new Leak(line, told));
    assertThat(broken(leaking)).containsAnyOf("STREAM", "LEAK");
  }

  /// Whoever is told of something second is told what the first one was.
  private record Leak(Listener line, Map<String, byte[]> told) implements Listener {
    @Override
    public void tell(byte[] json) {
      var message = Json.read(new String(json, UTF_8)).orElseThrow();
      if (!message.get("type").stringValue().equals("Happened")) line.tell(json);
      else line.tell(told.computeIfAbsent(((Line) line).table + message.get("seq"), _ -> json));
    }

    @Override
    public void close(String reason) {
      line.close(reason);
    }
  }

  @Test
  void a_lie() {
    var refused = new Refused("data", Refusal.of("disk-fails"));
    assertThat(
            broken(
                appending(
                    Seeds.settings(1, false),
                    answer ->
                        answer.thenCompose(
                            appended ->
                                appended instanceof Store.Unknown
                                    ? CompletableFuture.failedFuture(
                                        new Unavailable(refused, new Exception("a lie")))
                                    : CompletableFuture.completedFuture(appended)))))
        .contains("LIE");
  }

  @Test
  void a_fork() {
    assertThat(
            broken(
                appending(
                    Seeds.settings(2, false),
                    answer ->
                        answer.thenApply(
                            appended ->
                                appended instanceof Store.Conflict
                                    ? new Store.Stored()
                                    : appended))))
        .contains("LOST");
  }

  /// A house whose store answers otherwise.
  private static Settings appending(
      Settings settings, UnaryOperator<CompletableFuture<Store.Appended>> answer) {
    return settings.with(
        (rules, library, store, context) ->
            new House(rules, library, lying(store, answer), context),
        UnaryOperator.identity());
  }

  @SuppressWarnings("unchecked") // what append answers
  private static Store lying(Store store, UnaryOperator<CompletableFuture<Store.Appended>> answer) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              try {
                var said = method.invoke(store, arguments);
                return method.getName().equals("append")
                    ? answer.apply((CompletableFuture<Store.Appended>) said)
                    : said;
              } catch (java.lang.reflect.InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
