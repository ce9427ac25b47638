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
    boolean opponents = field.inPlay() != line.cards();
    for (int place = 1; place <= line.size(); place++) {
      int card = line.at(place);
      if (Cards.has(field.acted(), card)) continue;
      if (opponents && Strength.canAttack(field, card)) into.add(menus.attack(place));
      if (!Cards.has(field.deck().neverDown(), card)) into.add(menus.flip(place));
      if (usable(field, card)) into.add(menus.use(place));
    }
    return into.add(menus.stop());
  }

  /// Whether this card has a text for an action that would do something, and is face up (K7).
  static boolean usable(Battlefield field, int card) {
    long ready = field.deck().waitingFor(Trigger.ACTION) & field.faceUp();
    if (!Cards.has(ready, card) || field.silenced(card)) return false;
    for (var when : field.deck().whens(card)) {
      if (when.moment() == Trigger.ACTION && when.effect().usable(field)) return true;
    }
    return false;
  }

  /// Cards of opponents; while one has a card face up, only those of theirs (K9).
  static Menu targets(Battlefield field, Moves into) {
    for (int seat = 0; seat < field.seats(); seat++) {
      if (seat == field.active()) continue;
      var line = field.line(seat);
      long open = line.cards() & field.faceUp();
      for (int place = 1; place <= line.size(); place++) {
        if (open == Cards.NONE || Cards.has(open, line.at(place))) {
          into.add(field.menus().point(seat, place));
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
        field.combat().declare(line.at(place));
        field.put(field.active(), MasqueradeQuestion.ATTACK_WHOM);
        yield false;
      }
      case Flip(int place) -> {
        flip(field, line.at(place));
        yield true;
      }
      case Use(int place) -> {
        field.act(line.at(place));
        field.fire(Trigger.ACTION, line.at(place), field.active());
        yield true;
      }
      case Stop() -> {
        field.stop();
        yield true;
      }
    };
  }

  private static void flip(Battlefield field, int card) {
    field.act(card);
    if (Cards.has(field.faceUp(), card)) field.turnDown(card);
    else if (field.turnedUp(card)) field.fire(Trigger.FLIP_UP, card, field.active());
  }
}
