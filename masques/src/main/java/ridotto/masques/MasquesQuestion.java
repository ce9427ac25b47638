package ridotto.masques;

import ridotto.kernel.Question;

/// Everything the table can wait for. Each question exists once.
public sealed interface MasquesQuestion extends Question {
  MasquesQuestion WHICH_FAMILY = new WhichFamily();
  MasquesQuestion WHO_BEGINS = new WhoBegins();
  MasquesQuestion WHICH_SEAL = new WhichSeal();
  MasquesQuestion WHICH_PLOT = new WhichPlot();
  PickOne PICK_ONE_OF_4 = new PickOne(4);
  PickOne PICK_ONE_OF_3 = new PickOne(3);
  PickOne PICK_ONE_OF_2 = new PickOne(2);
  MasquesQuestion YOUR_TURN = new YourTurn();
  Effect WHICH_TO_STRIKE = new WhichToStrike();
  Effect WHICH_TO_NAME = new WhichToName();
  Effect WHICH_TO_FERRY = new WhichToFerry();
  Effect WHICH_TO_ESCORT = new WhichToEscort();
  Effect WHICH_TO_HIDE = new WhichToHide();
  Effect WHICH_TO_TRADE = new WhichToTrade();

  static MasquesQuestion pickOne(int cards) {
    return cards == 4 ? PICK_ONE_OF_4 : cards == 3 ? PICK_ONE_OF_3 : PICK_ONE_OF_2;
  }

  /// What an influence card asks its buyer, who may decline (Q8).
  sealed interface Effect extends MasquesQuestion {}

  /// To the house: which family does the next player get (Q5)?
  record WhichFamily() implements MasquesQuestion {}

  /// To the house: who is the first player (Q5)?
  record WhoBegins() implements MasquesQuestion {}

  /// To the house: which seal comes out of the bag (Q4)?
  record WhichSeal() implements MasquesQuestion {}

  /// To the house: which plot card comes next (Q6)?
  record WhichPlot() implements MasquesQuestion {}

  /// To everybody at once: which of so many cards do you keep (Q6)?
  record PickOne(int cards) implements MasquesQuestion {
    @Override
    public boolean isReply() {
      return true;
    }
  }

  /// Play a card, buy one, or, with none left, pass (Q7).
  record YourTurn() implements MasquesQuestion {}

  /// Which plot card does the Assassin turn down?
  record WhichToStrike() implements Effect {}

  /// Which plot card does the Courtesan name, and for which gap?
  record WhichToName() implements Effect {}

  /// Which two plot cards does the Gondolier exchange?
  record WhichToFerry() implements Effect {}

  /// Which plot card does the Palace Guard move, and where?
  record WhichToEscort() implements Effect {}

  /// Which token does the Thief turn down?
  record WhichToHide() implements Effect {}

  /// Which two tokens does the Trader exchange?
  record WhichToTrade() implements Effect {}
}
