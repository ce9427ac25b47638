package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
                Refusals.open(Edition.FIRST, 13, "limit", "200"),
                Guests.open("limit", "200"),
                Refusals.open(Edition.SECOND, 8, "limit", "200", "side", "B"),
                Refusals.open(Edition.SECOND, 12, "limit", "200", "side", "A")));

    assertThat(heard.stream().filter(line -> !line.endsWith(": everyone")))
        .containsExactly(
            "Claimed: everyone, reveals",
            "Dealt: everyone, reveals",
            "Glimpsed: only by, reveals",
            "HandOpened: everyone, reveals",
            "HidingDecided: only by",
            "Passed: everyone, reveals",
            "ShownToOthers: all but player, reveals",
            "SwapDecided: only by",
            "Unmasked: everyone, reveals");
    assertThat(heard.stream().map(line -> line.substring(0, line.indexOf(':'))))
        .containsExactlyElementsOf(Kinds.of(MascaradeEvent.class));
  }
}
