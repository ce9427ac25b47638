package ridotto.mascarade;

import java.util.Optional;
import ridotto.kernel.Named;
import ridotto.kernel.Question;

/// Everything the table can wait for. Each question exists once.
public sealed interface Ask extends Question {
  Ask WHICH_CARD = new WhichCard();
  Ask WHO_BEGINS = new WhoBegins();
  Ask OPENING = new Opening();
  Ask YOUR_TURN = new YourTurn();
  Ask MUST_SWAP = new MustSwap();
  Ask MAY_NOT_ANNOUNCE = new MayNotAnnounce();

  /// To the house: which card comes next (M8)?
  record WhichCard() implements Ask {}

  /// To the house: who plays first (M8)?
  record WhoBegins() implements Ask {}

  /// A preparatory turn: swap or not (M9).
  record Opening() implements Ask {}

  /// A free turn: swap or not, look, or announce (M10).
  record YourTurn() implements Ask {}

  /// First edition: your card was shown last turn, so swap it or not (M16).
  record MustSwap() implements Ask {}

  /// Second edition: your card was shown last turn, so swap or not, or look (M16).
  record MayNotAnnounce() implements Ask {}

  /// Somebody announced this mask: do you claim it too (M13)?
  record YouToo(Mask mask) implements Ask {
    @Override
    public boolean isReply() {
      return true;
    }

    @Override
    public Optional<Named> about() {
      return Optional.of(mask);
    }
  }

  /// The power of this mask needs a choice.
  record UsePower(Mask mask, Choice choice) implements Ask {
    /// Whoever is asked for a name is asked by somebody else.
    @Override
    public boolean isReply() {
      return choice == Choice.OWN_NAME;
    }
  }
}
