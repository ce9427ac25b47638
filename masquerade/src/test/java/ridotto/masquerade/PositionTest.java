package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is wrong with a wrong position.
class PositionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "graveyard Chef              | lines: lines-needed",
        "lines Nan, Bard             | lines: list-length{n=2, needed=3}",
        "lines Nan, Bard, Nan        | lines: card-twice{card=Nan}",
        "lines Nan, Bard, Zoe        | lines: no-such-card{name=Zoe}",
        "lines Nan, Bard, Mute       | lines: no-such-card{name=Mute}",
        "lines Nan, Bard, (Beatrice) | lines: never-down{card=Beatrice}",
        "lines Nan, Bard, King/Queen | lines: pair-wins",
      })
  void lines_are_checked(String fact, String refusal) {
    assertThatThrownBy(() -> Party.ofThree(fact)).hasMessage("line 4, " + refusal);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "graveyard King       | graveyard: king-is-dead",
        "graveyard Bard       | graveyard: card-twice{card=Bard}",
        "deck Chef            | deck: king-is-dead",
        "deck Nan             | deck: card-twice{card=Nan}",
        "poison Ann.Chef      | poison: not-in-play{card=Chef}",
        "poison Nan           | poison: mark-form{value=Nan}",
        "poison Zoe.Nan       | poison: not-at-table{name=Zoe}",
        "losses Nan.0         | losses: number-range{value=0, least=1, most=9}",
        "phase evening        | phase: one-of{value=evening, known=start, draw, placement, action}",
        "actions 4            | actions: number-range{value=4, least=0, most=3}",
        "left 12              | left: does-not-hold{fact=left, must=12, is=57}",
        "ending kill          | ending: only-checked",
      })
  void other_facts_are_checked(String fact, String refusal) {
    assertThatThrownBy(() -> Party.ofThree("lines Nan, Bard, Stout\n" + fact))
        .hasMessage("line 5, " + refusal);
  }
}
