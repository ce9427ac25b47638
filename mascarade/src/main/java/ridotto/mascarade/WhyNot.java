package ridotto.mascarade;

import ridotto.kernel.Refusal;
import ridotto.mascarade.MascaradeMove.*;
import ridotto.mascarade.MascaradeQuestion.*;

/// Why somebody who is asked may not say this.
record WhyNot(Setting setting, Menus menus, Ballroom room, int seat) {
  Refusal because(MascaradeMove say) {
    return switch (room.question()) {
      case WhichCard() ->
          say instanceof Deal(var mask) ? no("card-dealt", "M8").and("mask", mask) : otherwise();
      case WhoBegins() -> otherwise();
      case Opening() -> say instanceof Act act ? opening(act) : otherwise();
      case MustSwap() -> say instanceof Act act ? mustSwap(act) : otherwise();
      case MayNotAnnounce() ->
          switch (say) {
            case Announce _ -> no("shown-may-not-announce", "M16");
            case Act act -> turn(act);
            case MascaradeMove _ -> otherwise();
          };
      case YourTurn() -> say instanceof Act act ? turn(act) : otherwise();
      case YouToo(var mask) -> no("claim-or-pass", "M13").and("mask", mask);
      case UsePower(var mask, var choice) -> power(mask, choice, say);
    };
  }

  private Refusal opening(Act act) {
    int left = setting.opening() - room.turns();
    return act instanceof Swap ? turn(act) : no("opening-swap", "M9").and("turns", left);
  }

  private Refusal mustSwap(Act act) {
    if (!(act instanceof Swap(var own, var with, _))) return no("shown-must-swap", "M16");
    int shown = room.placeOf(seat);
    if (setting.layout().at(seat, own) != shown) return no("shown-card-first", "M16");
    return swap(own, with);
  }

  private Refusal turn(Act act) {
    return switch (act) {
      case Swap(var own, var with, _) -> swap(own, with);
      case Look _ -> otherwise();
      case Announce _ -> no("protected-announce", "M24");
    };
  }

  private Refusal swap(Hand own, Place with) {
    if (setting.layout().at(seat, own) == with.index()) return no("same-card", "M11");
    return no("protected-swap", "M24");
  }

  private Refusal power(Mask mask, Choice choice, MascaradeMove say) {
    return switch (say) {
      case Pick(var other) when choice == Choice.PLAYER || choice == Choice.PLAYER_OR_NOBODY ->
          no(other.index() == seat ? "not-yourself" : mask.deed(room.deed()).spares(), mask);
      case Spy(var place) when choice == Choice.CARD_TO_SPY ->
          no(setting.layout().own(seat, place) ? "not-yourself" : "spy-no-centre", mask);
      case SwapOthers(var one, var other, _) when choice == Choice.TWO_CARDS ->
          no(twoCards(one, other), mask);
      case MovePeople _ when choice == Choice.TWO_PLAYERS -> no("not-yourself", mask);
      case Hide _ when choice == Choice.HIDDEN_COINS -> shortBank();
      case Guess _ when choice == Choice.GUESS -> shortBank();
      case MascaradeMove _ -> otherwise();
    };
  }

  private Refusal shortBank() {
    return no("short-bank", "M1").and("most", room.bank());
  }

  private String twoCards(Place one, Place other) {
    if (setting.layout().own(seat, one) || setting.layout().own(seat, other)) return "not-yourself";
    if (Layout.isProtected(one) || Layout.isProtected(other)) return "fool-protected";
    return one instanceof Place.Held && other instanceof Place.Held
        ? "fool-one-each"
        : "fool-no-centre";
  }

  /// It answers another question than the one that was asked.
  private static Refusal otherwise() {
    return Refusal.of("another-question");
  }

  private static Refusal no(String code, Mask mask) {
    return Refusal.of(code).and("mask", mask);
  }

  private static Refusal no(String code, String clause) {
    return Refusal.of(code).and("clause", clause);
  }
}
