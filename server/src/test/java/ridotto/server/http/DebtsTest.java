package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import ridotto.server.http.limits.Debts;

/// What was told and has not been read.
class DebtsTest {
  private static final int LITTLE = 64 * 1024;

  @Test
  void where_all_together_owe_too_much_only_who_owes_little_is_told_more() {
    var debts = new Debts(1_000_000, 300_000);
    var lines = IntStream.range(0, 3).mapToObj(_ -> debts.open()).toList();
    for (var line : lines) assertThat(line.owe(90_000)).isTrue();

    assertThat(lines.getFirst().owe(90_000)).isFalse();
    lines.getFirst().forgive();
    assertThat(debts.sum()).isEqualTo(180_000);
    assertThat(lines.get(1).owe(200_000)).isFalse();
    assertThat(debts.open().owe(LITTLE)).isTrue();
    lines.get(1).paid(200_000);
    lines.get(1).paid(90_000);
    assertThat(lines.get(2).owe(90_000)).isTrue();
  }

  @Test
  void what_is_over_owes_nothing_and_is_told_nothing() {
    var debts = new Debts(100, 1_000);
    var line = debts.open();
    assertThat(line.owe(100)).isTrue();
    line.forgive();
    line.forgive();
    line.paid(100);
    assertThat(debts.sum()).isZero();
    assertThat(line.owe(1)).isFalse();
  }
}
