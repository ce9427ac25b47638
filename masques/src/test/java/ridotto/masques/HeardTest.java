package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Eyes;
import ridotto.kernel.Seat;
import ridotto.masques.MasquesEvent.Chose;
import ridotto.masques.MasquesEvent.Picked;
import ridotto.testkit.Hearers;
import ridotto.testkit.Kinds;

/// Who hears what.
class HeardTest {
  private static final List<Eyes> EVERYBODY =
      List.of(Eyes.of(0), Eyes.of(1), Eyes.of(2), Eyes.spectator());

  private static final String PALACE =
      """
      seats Anna, Bruno, Cleo
      gaps Cantarini-2, none, Dandolo-4, Dandolo-3, Morosini-2, Cantarini-4, none, none, none, \
      Venier-4, Morosini-3, Morosini-4
      hands none, Venier-2/Venier-3, Cantarini-3/Dandolo-2
      ducats 5, 5, 5
      """;

  /// What can be done with a turn or an influence card, and what everybody hears of it last before
  /// the next turn begins.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pass | Passed[seat=@1]",
        "buy Assassin 1/strike 2 | Struck[seat=@1, plot=Dandolo-4, gap=2]",
        "buy Courtesan 7/name Venier-2 8 | Summoned[seat=@2, plot=Venier-2, gap=8]",
        "buy Gondolier 1/ferry 2 5"
            + " | Ferried[seat=@1, one=Dandolo-4, from=2, other=Cantarini-4, to=5]",
        "buy Guard 1/escort 2 7 | Escorted[seat=@1, plot=Dandolo-4, from=2, to=7]",
        "buy Thief 1/hide 2 | Hidden[seat=@1, arcade=2]",
        "buy Trader 1/trade 2 5 | Traded[seat=@1, one=2, other=5]",
        "buy Trader 1/decline | Declined[seat=@1, influence=Trader[pile=5]]",
        "buy Assassin 7 | FoundNothing[seat=@1, influence=Assassin[pile=0]]",
      })
  void all_hear_what_is_done_with_a_turn(String moves, String event) {
    var told = Told.of(PALACE + "Anna: " + moves.replace("/", "\nAnna: "));

    for (var eyes : EVERYBODY) {
      var heard = told.heardBy(eyes, MasquesEvent.class);
      assertThat(heard.get(heard.size() - 2)).as("%s", eyes).hasToString(event);
      assertThat(heard.getLast()).hasToString("TurnBegan[seat=@2, turn=2]");
    }
  }

  @Test
  void a_pick_is_heard_by_all_and_its_card_by_the_one_who_picks() {
    var told =
        Told.of(
            """
            seats Anna, Bruno, Cleo
            packets Venier-2/Venier-3/Venier-4/Dandolo-2, Dandolo-3/Dandolo-4/Cantarini-2/Cantarini-3, \
            Cantarini-4/Morosini-2/Morosini-3/Morosini-4
            Anna: pick Venier-3
            """);

    for (var eyes : EVERYBODY) {
      assertThat(told.heardBy(eyes, Chose.class)).containsExactly(new Chose(Seat.of(0)));
      assertThat(told.heardBy(eyes, Picked.class)).hasSize(eyes.are(0) ? 1 : 0);
    }
  }

  @Test
  void every_kind_of_event_has_its_hearers() {
    var heard =
        Hearers.of(
            60,
            List.of(
                new MasquesBox().open(2, Map.of("dances", "20", "families", "lot")),
                new MasquesBox().open(3, Map.of("dances", "3")),
                new MasquesBox().open(4, Map.of("dances", "6"))));

    assertThat(heard.stream().filter(line -> !line.endsWith(": everyone")))
        .containsExactly(
            "PassedOn: only player",
            "Picked: only player",
            "Played: everyone, reveals",
            "PlotDealt: only player, reveals",
            "Received: only player, reveals",
            "Summoned: everyone, reveals");
    assertThat(heard.stream().map(line -> line.substring(0, line.indexOf(':'))))
        .containsExactlyElementsOf(Kinds.of(MasquesEvent.class));
  }
}
