package ridotto.masquerade;

import java.util.List;
import java.util.stream.Stream;
import ridotto.kernel.Contents;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Figure;
import ridotto.masquerade.card.Rank;
import ridotto.masquerade.card.Standing;
import ridotto.masquerade.card.Text;
import ridotto.masquerade.card.Trigger;
import ridotto.masquerade.card.When;

/// The guest list, and the rules this table has chosen (K18, K20).
public record MasqueradeContents(int players, List<Guest> cards, boolean pairFaceUp, int rounds)
    implements Contents {

  /// What is printed on a card. `moments` are those its texts wait for; `standing` is whether
  /// something is so as long as it is heard, `heardFaceDown` whether that is so face down too
  /// (K22).
  public record Guest(
      Card card,
      String title,
      Rank rank,
      Figure attack,
      Figure health,
      List<Trigger> moments,
      boolean standing,
      boolean heardFaceDown) {}

  static MasqueradeContents of(Setting setting, List<Card> cards) {
    return new MasqueradeContents(
        setting.players(),
        cards.stream().map(MasqueradeContents::guest).toList(),
        setting.pairFaceUp(),
        setting.rounds());
  }

  private static Guest guest(Card card) {
    var moments = card.texts().stream().flatMap(MasqueradeContents::moment).distinct().toList();
    return new Guest(
        card,
        card.title(),
        card.rank(),
        card.attack(),
        card.health(),
        moments,
        card.texts().stream().anyMatch(Standing.class::isInstance),
        card.texts().stream().anyMatch(MasqueradeContents::heardFaceDown));
  }

  private static boolean heardFaceDown(Text text) {
    return text instanceof Standing standing && standing.heardFaceDown();
  }

  private static Stream<Trigger> moment(Text text) {
    return text instanceof When when ? Stream.of(when.moment()) : Stream.empty();
  }
}
