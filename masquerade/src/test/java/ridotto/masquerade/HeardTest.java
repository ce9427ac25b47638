package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import ridotto.testkit.Hearers;
import ridotto.testkit.Kinds;

/// Who hears of what; [SecrecyTest] has the examples.
class HeardTest {
  @Test
  void every_kind_of_event_has_its_hearers() {
    var heard =
        Hearers.of(
            60,
            List.of(
                new MasqueradeBox().open(3, Map.of("rounds", "60", "extras", "on")),
                new MasqueradeBox().open(6, Map.of("rounds", "60", "extras", "on"))));

    assertThat(heard.stream().filter(line -> !line.endsWith(": everyone")))
        .containsExactly(
            "AbleToDiscard: everyone, reveals",
            "Dealt: everyone, reveals",
            "Discarded: everyone, reveals",
            "DiscardedTop: everyone, reveals",
            "Ended: everyone, reveals",
            "Glimpsed: only player, reveals",
            "Joined: everyone, reveals",
            "Laid: everyone, reveals",
            "Learned: only player, reveals",
            "LookedOver: only player",
            "Revealed: everyone, reveals",
            "Summoned: everyone, reveals",
            "TurnedUp: everyone, reveals");
    assertThat(heard.stream().map(line -> line.substring(0, line.indexOf(':'))))
        .containsExactlyElementsOf(Kinds.of(MasqueradeEvent.class));
  }
}
