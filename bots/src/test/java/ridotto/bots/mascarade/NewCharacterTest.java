package ridotto.bots.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ridotto.bots.Budget;
import ridotto.bots.Host;
import ridotto.bots.Level;
import ridotto.bots.Profile;
import ridotto.bots.Temper;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.mascarade.Invented;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeEvent.*;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.Earn;
import ridotto.mascarade.deed.TakeFromNeighbours;
import ridotto.mascarade.deed.TakeFromRicher;

/// A character that no bot has heard of, made of deeds the table knows, is worth to bots of every
/// level what it brings. `-Dgames=2000` plays longer.
class NewCharacterTest {
  private static final int GAMES = Integer.getInteger("games", 200);

  /// Takes a coin from the bank, one from each neighbour, and one from whoever is richer.
  record Bailiff() implements Power {
    @Override
    public List<Deed> deeds() {
      return List.of(new Earn(1), new TakeFromNeighbours(1), new TakeFromRicher(1));
    }
  }

  /// What the announcer expects of the power when nobody objects, and what then comes of it.
  private static final class Account {
    private final Mascarade game = Invented.with("Bailiff", new Bailiff());
    private final List<MascaradeBot> bots;
    private boolean opposed;
    private int user = Ledger.NOTHING;
    private double expected;
    private int brought;
    private int uses;

    Account(Level level, long seed) {
      bots = Rooms.bots(game, new Profile(level, Temper.CALM), seed);
      var host = new Host<>(game, bots, new Dice(seed), Budget.USUAL);
      host.watchedBy(this::hear);
      host.play();
    }

    private void hear(Event event) {
      switch (event) {
        case TurnBegan _ -> {
          opposed = false;
          user = Ledger.NOTHING;
        }
        case Claimed _ -> opposed = true;
        case PowerUsed(var seat, var mask) when !opposed && mask.name().equals("Bailiff") -> {
          user = seat.index();
          uses++;
          var memory = bots.get(user).memory();
          var before = memory.ledger().purse(user);
          var after = memory.stakes().prospect().use(mask.number(), user, false);
          expected += after.purse(user) - before;
        }
        case TookFromBank(var seat, int coins) when seat.index() == user -> brought += coins;
        case Paid(_, var to, int coins) when to.index() == user -> brought += coins;
        default -> {}
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void is_worth_to_bots_what_it_brings(Level level) {
    double expected = 0;
    int brought = 0;
    int uses = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var account = new Account(level, seed);
      expected += account.expected;
      brought += account.brought;
      uses += account.uses;
    }

    System.out.printf(
        "%s: used %d times unopposed, expected %.2f coins, brought %.2f%n",
        level.word(), uses, expected / uses, (double) brought / uses);
    assertThat(uses).isGreaterThan(GAMES / 10);
    assertThat(expected).isCloseTo(brought, Percentage.withPercentage(20));
  }
}
