package ridotto.masquerade;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.masquerade.MasqueradeMove.Act;
import ridotto.masquerade.MasqueradeMove.Attack;
import ridotto.masquerade.MasqueradeMove.Flip;
import ridotto.masquerade.MasqueradeMove.Stop;
import ridotto.masquerade.MasqueradeMove.Use;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Trigger;

/// What one may do in the Action phase (K7, K9).
final class Actions {
  private Actions() {}

  static Menu list(Battlefield field, Moves into) {
    var menus = field.menus();
    var line = field.line(field.active());
    long acted = field.initiative.acted();
    long ready = field.deck().waitingFor(Trigger.ACTION) & field.faceUp();
    long neverDown = field.deck().neverDown();
    boolean opponents = field.inPlay() != line.cards();
    for (int place = 1; place <= line.size(); place++) {
      int card = line.at(place);
      if (Cards.has(acted, card)) continue;
      if (opponents && Strength.canAttack(field, card)) into.add(menus.attack(place));
      if (!Cards.has(neverDown, card)) into.add(menus.flip(place));
      if (Cards.has(ready, card) && usable(field, card)) into.add(menus.use(place));
    }
    return into.add(menus.stop());
  }

  /// Whether a text of this face-up card, spent an action on, would do something (K7).
  private static boolean usable(Battlefield field, int card) {
    if (field.silenced(card)) return false;
    for (var when : field.deck().whens(card)) {
      if (when.moment() == Trigger.ACTION && when.effect().usable(field)) return true;
    }
    return false;
  }

  /// Cards of opponents; while one has a card face up, only those of theirs (K9).
  static Menu targets(Battlefield field, Moves into) {
    var menus = field.menus();
    int active = field.active();
    long faceUp = field.faceUp();
    for (int seat = 0; seat < field.seats(); seat++) {
      if (seat == active) continue;
      var line = field.line(seat);
      long open = line.cards() & faceUp;
      for (int place = 1; place <= line.size(); place++) {
        if (open == Cards.NONE || Cards.has(open, line.at(place))) {
          into.add(menus.point(seat, place));
        }
      }
    }
    return into;
  }

  /// Spends an action. False if the table has asked again already.
  static boolean act(Battlefield field, Act act) {
    var line = field.line(field.active());
    return switch (act) {
      case Attack(int place) -> {
        field.combat.declare(line.at(place));
        field.put(field.active(), MasqueradeQuestion.ATTACK_WHOM);
        yield false;
      }
      case Flip(int place) -> {
        flip(field, line.at(place));
        yield true;
      }
      case Use(int place) -> {
        spend(field, line.at(place));
        field.triggers.fire(field, Trigger.ACTION, line.at(place), field.active());
        yield true;
      }
      case Stop() -> {
        field.initiative.stop();
        yield true;
      }
    };
  }

  /// One action is spent on this card (K7).
  static void spend(Battlefield field, int card) {
    field.initiative.act(card);
    field.happening.causedBy(field.active());
  }

  private static void flip(Battlefield field, int card) {
    spend(field, card);
    if (Cards.has(field.faceUp(), card)) field.turnDown(card);
    else if (field.facings.turnUp(field, card))
      field.triggers.fire(field, Trigger.FLIP_UP, card, field.active());
  }
}
