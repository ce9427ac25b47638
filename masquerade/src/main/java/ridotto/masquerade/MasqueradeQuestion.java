package ridotto.masquerade;

import ridotto.kernel.Question;
import ridotto.masquerade.card.Card;

/// Everything the table can wait for. Each question exists once a game.
public sealed interface MasqueradeQuestion extends Question {
  MasqueradeQuestion WHICH_CARD = new WhichCard();
  MasqueradeQuestion WHO_BEGINS = new WhoBegins();
  MasqueradeQuestion DRAWN = new Drawn();
  MasqueradeQuestion WHICH_FALLS = new WhichFalls();
  MasqueradeQuestion WHICH_LIES_HERE = new WhichLiesHere();
  MasqueradeQuestion MAY_DRAW = new MayDraw();
  MasqueradeQuestion UP_OR_DOWN = new UpOrDown();
  MasqueradeQuestion SHUFFLE_OR_NOT = new ShuffleOrNot();
  MasqueradeQuestion YOUR_ACTION = new YourAction();
  MasqueradeQuestion ATTACK_WHOM = new AttackWhom();
  MasqueradeQuestion WHICH_FIRST = new WhichFirst();
  MasqueradeQuestion SPOILS = new Spoils();
  MasqueradeQuestion CUT_LINE = new CutLine();
  MasqueradeQuestion SUBSTITUTE_OR_NOT = new SubstituteOrNot();

  /// To the house: which card is dealt next (K2)?
  record WhichCard() implements MasqueradeQuestion {}

  /// To the house: who plays first (K3)?
  record WhoBegins() implements MasqueradeQuestion {}

  /// To the house: which card is drawn (K5)?
  record Drawn() implements MasqueradeQuestion {}

  /// To the house: which card falls in another's place?
  record WhichFalls() implements MasqueradeQuestion {}

  /// To the house: which of the shuffled cards lies in the last place still open (K6)?
  record WhichLiesHere() implements MasqueradeQuestion {}

  /// Where drawing is optional: do you draw (K5)?
  record MayDraw() implements MasqueradeQuestion {}

  /// The next new card: face up or face down (K2, K6)?
  record UpOrDown() implements MasqueradeQuestion {}

  /// Do you shuffle your face-down cards (K6)?
  record ShuffleOrNot() implements MasqueradeQuestion {}

  /// Attack, flip, use a text, or stop (K7).
  record YourAction() implements MasqueradeQuestion {}

  /// Which card is attacked (K9)?
  record AttackWhom() implements MasqueradeQuestion {}

  /// Which of your waiting texts comes first (K4)?
  record WhichFirst() implements MasqueradeQuestion {}

  /// An opponent has lost the last card: do you draw one (K16)?
  record Spoils() implements MasqueradeQuestion {}

  /// More than six cards: which one goes (K8)?
  record CutLine() implements MasqueradeQuestion {}

  /// Your card would be killed: does another fall in its place?
  record SubstituteOrNot() implements MasqueradeQuestion {}

  /// The text of this card needs a choice (K21).
  record UseText(Card card, Choice choice) implements MasqueradeQuestion {}
}
