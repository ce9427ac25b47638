package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
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
}
