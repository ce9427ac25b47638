package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Fair;
import ridotto.kernel.RecordReader;
import ridotto.server.table.Command;
import ridotto.server.table.Lottery;

/// Two rounds at two tables: everything the house drew is what the secret, the contributions and
/// the number of the round make of it, and no two rounds have the same secret.
class ShufflesTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben");
  private static final int MOVES = 8;

  @TempDir private Path data = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void every_draw_of_four_rounds_can_be_checked_and_no_two_rounds_are_alike(String game) {
    try (var evening = new Evening(data)) {
      var proofs = new ArrayList<Fair>();
      for (int table = 0; table < 2; table++) {
        var id = evening.table("Ada", game, 4, Evening.SHELF.box(game).simulationLimit());
        var promised = evening.room(id).commitment();
        evening.start(id, PEOPLE, "random");
        proofs.add(round(evening, id, 1, promised, List.of(part(1), part(2))));
        promised = evening.room(id).nextCommitment().orElseThrow();
        evening.tell(id, "Ada", new Command.Rematch(1, true, part(8)));
        evening.tell(id, "Ben", new Command.Rematch(2, true, part(9)));
        evening.tell(id, "Ada", new Command.Start());
        proofs.add(round(evening, id, 2, promised, List.of(part(8), part(9))));
      }
      assertThat(proofs.stream().map(Fair::commitment)).doesNotHaveDuplicates();
      assertThat(proofs.stream().map(Fair::secret)).doesNotHaveDuplicates();
      var parts =
          proofs.stream()
              .flatMap(fair -> List.copyOf(fair.contributions().values()).stream().skip(2));
      assertThat(parts).as("of bots").hasSize(8).doesNotHaveDuplicates();
      assertThat(proofs).allMatch(fair -> fair.bots().orElseThrow().size() == 2);
    }
  }

  private static String part(int number) {
    return Evening.contribution(number);
  }

  /// Plays a little, ends the round, and goes through its record.
  private static Fair round(
      Evening evening, String id, int number, String promised, List<String> parts) {
    assertThat(evening.room(id).commitment()).isEqualTo(promised);
    evening.ready(id, PEOPLE);
    var dice = new Dice(number);
    for (int i = 0; i < MOVES; i++) {
      for (var name : PEOPLE) evening.playOne(id, name, dice);
      if (i == MOVES / 2) evening.restart();
    }
    assertThat(evening.room(id).secret()).isEmpty();
    evening.tell(id, "Ada", new Command.Abandon(1, true));
    evening.tell(id, "Ben", new Command.Abandon(2, true));

    var transcript = RecordReader.read(evening.live(id).record(evening.guest("Zoe"), number));
    var fair = transcript.fair().orElseThrow();
    assertThat(fair.commitment()).isEqualTo(promised);
    assertThat(evening.room(id).secret()).contains(fair.secret());
    assertThat(fair.round()).isEqualTo(number);
    assertThat(fair.contributions().values()).startsWith(parts.toArray(String[]::new));
    assertThat(Auditor.draws(Evening.SHELF.open(transcript), transcript)).isPositive();
    return fair;
  }

  @Test
  void each_part_of_the_seed_changes_the_stream() {
    var secret = "ab".repeat(32);
    var parts = List.of(part(1), part(2), part(3));
    var streams =
        Stream.of(
                Lottery.of(secret, parts, 1),
                Lottery.of("ac" + secret.substring(2), parts, 1),
                Lottery.of(secret.substring(2) + "ac", parts, 1),
                Lottery.of(secret, List.of(part(4), part(2), part(3)), 1),
                Lottery.of(secret, List.of(part(1), part(4), part(3)), 1),
                Lottery.of(secret, List.of(part(1), part(2), part(4)), 1),
                Lottery.of(secret, List.of(part(2), part(1), part(3)), 1),
                Lottery.of(secret, parts, 2))
            .map(lottery -> List.of(lottery.draw(1 << 30), lottery.draw(1 << 30)))
            .toList();
    assertThat(new HashSet<>(streams)).hasSameSizeAs(streams);
    assertThat(streams).noneMatch(draws -> draws.getFirst().equals(draws.getLast()));
  }
}
