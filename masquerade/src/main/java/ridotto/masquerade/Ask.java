package ridotto.masquerade;

import ridotto.kernel.Question;
import ridotto.masquerade.card.Card;

/// Everything the table can wait for. Each question exists once a game.
public sealed interface Ask extends Question {
  Ask WHICH_CARD = new WhichCard();
  Ask WHO_BEGINS = new WhoBegins();
  Ask DRAWN = new Drawn();
  Ask WHICH_FALLS = new WhichFalls();
  Ask WHICH_LIES_HERE = new WhichLiesHere();
  Ask UP_OR_DOWN = new UpOrDown();
  Ask SHUFFLE_OR_NOT = new ShuffleOrNot();
  Ask YOUR_ACTION = new YourAction();
  Ask ATTACK_WHOM = new AttackWhom();
  Ask WHICH_FIRST = new WhichFirst();
  Ask SPOILS = new Spoils();
  Ask CUT_LINE = new CutLine();
  Ask SUBSTITUTE_OR_NOT = new SubstituteOrNot();

  /// To the house: which card is dealt next (K2)?
  record WhichCard() implements Ask {}

  /// To the house: who plays first (K3)?
  record WhoBegins() implements Ask {}

  /// To the house: which card is drawn (K5)?
  record Drawn() implements Ask {}

  /// To the house: which card falls in another's place?
  record WhichFalls() implements Ask {}

  /// To the house: which of the shuffled cards lies in the last place still open (K6)?
  record WhichLiesHere() implements Ask {}

  /// The next new card: face up or face down (K2, K6)?
  record UpOrDown() implements Ask {}

  /// Do you shuffle your face-down cards (K6)?
  record ShuffleOrNot() implements Ask {}

  /// Attack, flip, use a text, or stop (K7).
  record YourAction() implements Ask {}

  /// Which card is attacked (K9)?
  record AttackWhom() implements Ask {}

  /// Which of your waiting texts comes first (K4)?
  record WhichFirst() implements Ask {}

  /// An opponent has lost the last card: do you draw one (K16)?
  record Spoils() implements Ask {}

  /// More than six cards: which one goes (K8)?
  record CutLine() implements Ask {}

  /// Your card would be killed: does another fall in its place?
  record SubstituteOrNot() implements Ask {}

  /// The text of this card needs a choice (K21).
  record UseText(Card card, Choice choice) implements Ask {}
}
