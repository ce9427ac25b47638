package ridotto.masquerade;

import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.masquerade.MasqueradeEvent.TurnBegan;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Step;
import ridotto.masquerade.card.Trigger;

/// The course of a turn (K3): Start, Draw, Placement, Action, and its end.
///
/// After every answer the table goes on until it must ask again. What is under way is finished
/// first, then waiting triggers happen, then the next phase comes.
final class Turn {
  private static final int LONGEST_LINE = 6;

  private Turn() {}

  static void goOn(Battlefield field) {
    while (!field.over()) {
      if (finishes(field)) return;
      if (field.combat.unfinished()) field.combat.finish(field);
      else if (field.plunder.any(field)) {
        field.put(field.active(), MasqueradeQuestion.SPOILS);
        return;
      } else if (waits(field)) {
        if (nextTrigger(field) == Step.ASKS) return;
      } else if (nextPhase(field) == Step.ASKS) {
        return;
      }
    }
  }

  static void begin(Battlefield field) {
    int active = field.active();
    long cards = field.line(active).cards();
    field.initiative.beginTurn();
    field.facings.hideShown();
    field.plunder.forget();
    field.combat.clear();
    field.marks.expire(active);
    if (field.listened()) {
      field.announce(new TurnBegan(Seat.of(active), field.turns() + 1));
    }
    field.triggers.fireAll(field, Trigger.START, cards);
    field.triggers.addPoison(active, field.marks.poisoned() & cards);
  }

  private static void enter(Battlefield field, Phase next) {
    field.initiative.enter(next);
    field.facings.hideShown();
    if (next == Phase.ACTION) field.plunder.look(field);
  }

  /// Deals, substitutes, draws and placements that are under way. True if one of them asks.
  private static boolean finishes(Battlefield field) {
    if (field.dealing.unfinished(field)) {
      field.put(Table.HOUSE, MasqueradeQuestion.WHICH_CARD);
    } else if (field.secretly()) {
      field.facings.ask(field);
      return field.secretly();
    } else if (field.kills.endangered() != Battlefield.NOBODY) {
      field.put(field.holder(field.kills.endangered()), MasqueradeQuestion.SUBSTITUTE_OR_NOT);
    } else if (field.draws.any(field)) {
      field.put(Table.HOUSE, MasqueradeQuestion.DRAWN);
    } else if (field.fresh() != Cards.NONE) {
      field.put(field.holder(Cards.first(field.fresh())), MasqueradeQuestion.UP_OR_DOWN);
    } else {
      return false;
    }
    return true;
  }

  private static boolean waits(Battlefield field) {
    var triggers = field.triggers;
    if (!triggers.any()) return false;
    triggers.dropPoisonBut(field.marks().poisoned());
    return triggers.any();
  }

  /// The owner of the next triggers lets one happen, and is asked which if there are several (K4).
  private static Step nextTrigger(Battlefield field) {
    var triggers = field.triggers;
    int owner = triggers.nextOwner(field.active(), field.seats());
    int only = triggers.onlyOne(owner);
    if (only >= 0) return field.happening.begin(field, triggers.remove(only));
    field.put(owner, MasqueradeQuestion.WHICH_FIRST);
    return Step.ASKS;
  }

  private static Step nextPhase(Battlefield field) {
    int active = field.active();
    return switch (field.phase()) {
      case DEAL -> first(field);
      case START -> {
        enter(field, Phase.DRAW);
        yield drawPhase(field);
      }
      case DRAW -> {
        enter(field, Phase.PLACEMENT);
        if (Cards.count(field.faceDown(active)) < Shuffling.FEWEST) yield Step.DONE;
        field.put(active, MasqueradeQuestion.SHUFFLE_OR_NOT);
        yield Step.ASKS;
      }
      case PLACEMENT -> {
        enter(field, Phase.ACTION);
        yield Step.DONE;
      }
      case ACTION -> {
        if (mayAct(field)) {
          field.put(active, MasqueradeQuestion.YOUR_ACTION);
          yield Step.ASKS;
        }
        enter(field, Phase.CUT);
        yield Step.DONE;
      }
      case CUT -> {
        if (field.line(active).size() > LONGEST_LINE) {
          field.put(active, MasqueradeQuestion.CUT_LINE);
          yield Step.ASKS;
        }
        enter(field, Phase.END);
        field.triggers.fireAll(field, Trigger.TURN_END, field.inPlay());
        yield Step.DONE;
      }
      case END -> {
        end(field);
        yield Step.DONE;
      }
    };
  }

  private static Step first(Battlefield field) {
    if (field.setting.lot()) {
      field.put(Table.HOUSE, MasqueradeQuestion.WHO_BEGINS);
      return Step.ASKS;
    }
    begin(field);
    return Step.DONE;
  }

  /// Unless a text replaces the phase one draws, or where that is optional may.
  private static Step drawPhase(Battlefield field) {
    int active = field.active();
    field.triggers.fireAll(field, Trigger.DRAW_PHASE, field.line(active).cards());
    if (field.triggers.any()) return Step.DONE;
    if (field.setting.mayDraw() && field.stock() != Cards.NONE) {
      field.put(active, MasqueradeQuestion.MAY_DRAW);
      return Step.ASKS;
    }
    draw(field);
    return Step.DONE;
  }

  /// One card, two without a card in play (K5).
  static void draw(Battlefield field) {
    int active = field.active();
    field.draw(active, field.line(active).size() == 0 ? 2 : 1, false);
  }

  private static boolean mayAct(Battlefield field) {
    long rested = field.line(field.active()).cards() & ~field.initiative.acted();
    return field.initiative.actions() > 0 && rested != Cards.NONE;
  }

  /// What ends the game at the end of a turn (K19, K20); otherwise the next turn begins.
  private static void end(Battlefield field) {
    var setting = field.setting;
    int king = field.holder(field.deck().king());
    if (setting.pairFaceUp() && king != Battlefield.NOBODY && pairFaceUp(field, king)) {
      field.end(MasqueradeEnding.PAIR, Seats.only(king));
    } else if (field.stock() == Cards.NONE) {
      crownKeeper(field, MasqueradeEnding.DECK);
    } else if (setting.rounds() > 0 && field.turns() + 1 == setting.rounds() * field.seats()) {
      crownKeeper(field, MasqueradeEnding.LIMIT);
    } else {
      field.initiative.completeTurn();
      field.initiative.begin(field.left(field.active()));
      begin(field);
    }
  }

  private static boolean pairFaceUp(Battlefield field, int seat) {
    return (field.deck().royals() & ~(field.line(seat).cards() & field.faceUp())) == Cards.NONE;
  }

  /// The King's owner wins, or all if he is in the deck.
  private static void crownKeeper(Battlefield field, MasqueradeEnding why) {
    int king = field.deck().king();
    int keeper = field.holder(king);
    if (keeper != Battlefield.NOBODY) field.facings.reveal(field, king);
    boolean nobody = keeper == Battlefield.NOBODY;
    field.end(why, nobody ? Seats.all(field.seats()) : Seats.only(keeper));
  }
}
