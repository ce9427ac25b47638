package ridotto.mascarade;

import java.util.Optional;
import ridotto.kernel.Named;
import ridotto.kernel.Question;

/// Everything the table can wait for. Each question exists once.
public sealed interface MascaradeQuestion extends Question {
  MascaradeQuestion WHICH_CARD = new WhichCard();
  MascaradeQuestion WHO_BEGINS = new WhoBegins();
  MascaradeQuestion OPENING = new Opening();
  MascaradeQuestion YOUR_TURN = new YourTurn();
  MascaradeQuestion MUST_SWAP = new MustSwap();
  MascaradeQuestion MAY_NOT_ANNOUNCE = new MayNotAnnounce();

  /// To the house: which card comes next (M8)?
  record WhichCard() implements MascaradeQuestion {}

  /// To the house: who plays first (M8)?
  record WhoBegins() implements MascaradeQuestion {}

  /// A preparatory turn: swap or not (M9).
  record Opening() implements MascaradeQuestion {}

  /// A free turn: swap or not, look, or announce (M10).
  record YourTurn() implements MascaradeQuestion {}

  /// First edition: your card was shown last turn, so swap it or not (M16).
  record MustSwap() implements MascaradeQuestion {}

  /// Second edition: your card was shown last turn, so swap or not, or look (M16).
  record MayNotAnnounce() implements MascaradeQuestion {}

  /// Somebody announced this mask: do you claim it too (M13)?
  record YouToo(Mask mask) implements MascaradeQuestion {
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
  record UsePower(Mask mask, Choice choice) implements MascaradeQuestion {
    /// Whoever is asked for a name or a guess is asked by somebody else.
    @Override
    public boolean isReply() {
      return choice == Choice.OWN_NAME || choice == Choice.GUESS;
    }
  }
}
