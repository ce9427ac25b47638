package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import ridotto.trials.load.ServerBench;
import ridotto.wire.Json;

/// The short form of `./ridotto bench server`: what it counts, not how fast it is.
class BenchServerTest {
  @Test
  void a_small_house_is_measured_and_nothing_is_refused_or_lost() {
    var printed =
        CommandTest.Printed.line("bench server --tables 20 --warm-up 2 --seconds 3 --json");
    assertThat(printed.status()).as(printed.err()).isZero();
    var rows = Json.read(printed.out()).orElseThrow().required("rows");
    assertThat(rows.size()).isEqualTo(2);
    for (var row : rows) {
      assertThat(row.required("sockets").intValue()).isEqualTo(40);
      assertThat(row.required("movesPerSecond").doubleValue()).isBetween(5.0, 25.0);
      assertThat(row.required("stolen").doubleValue()).isBetween(0.0, 1.0);
      assertThat(row.required("disk").doubleValue()).isPositive();
      assertThat(row.required("refused").intValue()).isZero();
      assertThat(row.required("dropped").intValue()).isZero();
    }
  }

  @Test
  void what_cost_less_than_a_tick_of_the_processor_is_compared_with_nothing() {
    var house = row("house", 0.1);
    assertThat(BenchServer.Ratios.of(house, row("bare echo", 0.05)).cpu()).hasValue(2.0);
    var ratios = BenchServer.Ratios.of(house, row("bare echo", 0));
    assertThat(ratios.cpu()).isEmpty();
    assertThat(Json.read(Json.pretty(ratios)).orElseThrow().get("cpu").isNull()).isTrue();
  }

  private static ServerBench.Row row(String what, double cpu) {
    return new ServerBench.Row(what, 1, 2, 1, 1, 1, 1, 1, cpu, 0, 1, 1, 0, 0);
  }
}
