package ridotto.bots.repertoire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Decision;
import ridotto.bots.Host;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Refused;
import ridotto.kernel.Table;

/// What a generation played when it was kept, it plays for ever: `golden/generation-1.txt` has the
/// moves of seeded games, as a number for each. If a bot is meant to play otherwise, copy what
/// changes first and let generation 1 keep the copy (decision 19). Only a change of the rules, or
/// of how moves are listed, may renew this file: `-Dgolden=write`.
class GenerationsTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden/generation-1.txt");
  private static final List<String> NAMES =
      List.of("novice-1", "casual-1", "regular-1", "expert-1", "expert-sly-1", "regular-bold-1");
  private static final int PLAYOUTS = 4;

  @Test
  void the_first_generation_plays_as_it_did() throws IOException {
    var lines = new ArrayList<String>();
    for (var box : Repertoire.SHELF.boxes()) {
      int players = Math.min(box.most(), Math.max(box.fewest(), 6));
      for (var name : NAMES) lines.add(line(box, players, name));
    }
    if ("write".equals(System.getProperty("golden"))) {
      Files.createDirectories(GOLDEN.getParent());
      Files.write(GOLDEN, lines);
    }
    assertThat(lines).isEqualTo(Files.readAllLines(GOLDEN));
  }

  private static String line(Box box, int players, String name) {
    var settings = box.simulationLimit();
    return box.name()
        + " "
        + players
        + " "
        + name
        + " "
        + played(box, box.open(players, settings), name);
  }

  private static <T extends Table<?>> String played(Box box, Game<T> game, String name) {
    var kind = Repertoire.TROUPES.kind(box, game, name);
    var dice = new Dice(0);
    dice.begin(1, 1);
    var bots = new ArrayList<Bot>();
    for (int player = 0; player < game.seats(); player++) {
      bots.add(kind.bot(player, dice.nextLong()));
    }
    var mark = new Dice(0);
    long[] moves = new long[2];
    var host = new Host<>(game, bots, dice, Budget.playouts(PLAYOUTS));
    host.play(
        (int seat, int move, Decision _) -> {
          mark.begin(moves[0], (long) seat << 32 | move);
          moves[0] = mark.nextLong();
          moves[1]++;
        });
    return moves[1] + " " + Long.toHexString(moves[0]);
  }

  @Test
  void there_is_no_generation_nobody_kept() {
    var box = Repertoire.SHELF.boxes().getFirst();
    var game = box.open(6, box.simulationLimit());
    assertThatThrownBy(() -> Repertoire.TROUPES.kind(box, game, "expert-99"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("unknown-generation");
  }
}
