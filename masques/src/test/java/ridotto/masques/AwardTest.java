package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Event;
import ridotto.masques.MasquesEvent.*;

class AwardTest {
  private static final String LAST_GAP =
      """
      seats Anna, Bruno, Cleo, Dario
      gaps Cantarini-2, Foscari-2, Morosini-2, Morosini-4, Venier-4, Venier-3, Dandolo-3, Thief, \
      Assassin, Dandolo-4, Foscari-4, Foscari-3, Foscari-3, Venier-2, Morosini-3, none
      hands Cantarini-4, none, none, none
      """;

  /// The arcades in the order in which something was said of them.
  private static List<Integer> resolved(Told told) {
    return told.heard().stream()
        .dropWhile(event -> !(event instanceof Played))
        .takeWhile(event -> !(event instanceof DanceBegan))
        .flatMap(event -> arcade(event).stream())
        .toList();
  }

  private static List<Integer> arcade(Event event) {
    return switch (event) {
      case DucatWon won -> List.of(won.arcade());
      case SealWon won -> List.of(won.arcade());
      case Tied tied -> List.of(tied.arcade());
      case Unplotted unplotted -> List.of(unplotted.arcade());
      case NobodyWon nobody -> List.of(nobody.arcade());
      case StayedDown down -> List.of(down.arcade());
      default -> List.of();
    };
  }

  @Test
  @DisplayName("Q10: with every gap filled, the Door comes first, then all others clockwise")
  void the_door_then_clockwise() {
    var told = Told.of(LAST_GAP + "Anna: play Cantarini-4 15\n");

    assertThat(resolved(told)).isEqualTo(IntStream.range(0, 16).boxed().toList());
  }

  @Test
  @DisplayName("Q12: the fourth seal of a faction ends the game in mid-ring")
  void the_game_stops_in_mid_ring() {
    var told =
        Told.of(
            LAST_GAP
                + """
                tokens Clergy, ducat, Clergy, ducat, ducat, Farmers, Farmers, ducat, Workers, \
                ducat, Workers, ducat, Military, ducat, Military, ducat
                seals none, none, Farmers/Farmers/Farmers, none
                Anna: play Cantarini-4 15
                """);

    assertThat(resolved(told)).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(told.palace().ending()).isEqualTo(MasquesEnding.FOUR);
    assertThat(told.fact("winners")).isEqualTo("#3");
    assertThat(told.fact("tokens"))
        .isEqualTo(
            "none, ducat, Clergy, none, ducat, none, Farmers, ducat, Workers, ducat, Workers,"
                + " ducat, Military, ducat, Military, ducat");
  }

  @Test
  @DisplayName("Q10: what each arcade did, one by one")
  void each_arcade_for_its_own_reason() {
    var told = Told.of(LAST_GAP + "Anna: play Cantarini-4 15\n");

    assertThat(told.all(Tied.class)).extracting(Tied::arcade).containsExactly(1, 2, 4, 6, 10, 12);
    assertThat(told.all(Unplotted.class)).extracting(Unplotted::arcade).containsExactly(8);
    assertThat(told.all(NobodyWon.class)).extracting(NobodyWon::arcade).containsExactly(11, 13);
  }

  @Test
  @DisplayName("Q15: equal values leave the token even when both families are one player's")
  void equal_values_of_one_player() {
    var told =
        Told.of(
            """
            seats Anna, Bruno
            families Cantarini/Morosini, Venier/Dandolo
            gaps Cantarini-4, Morosini-4, Cantarini-2, Morosini-2, Venier-2, Dandolo-2, Venier-3, none
            hands none, Dandolo-3
            turn Bruno
            Bruno: play Dandolo-3 7
            """);

    assertThat(told.all(Tied.class)).extracting(Tied::arcade).containsExactly(1, 3, 4, 5, 7);
    assertThat(told.fact("ducats")).isEqualTo("1, 1");
  }
}
