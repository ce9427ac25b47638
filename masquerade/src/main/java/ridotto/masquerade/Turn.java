package ridotto.masquerade;

import ridotto.kernel.Table;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Step;
import ridotto.masquerade.card.Trigger;

/// The course of a turn (K3): Start, Draw, Placement, Action, and its end.
///
/// After every answer the table goes on until it must ask again. What is under way is finished
/// first, then waiting triggers happen, then the next phase comes.
final class Turn {
  private Turn() {}

  static void goOn(Battlefield field) {
    while (!field.over()) {
      if (finishes(field)) return;
      if (field.combat().unfinished()) field.combat().finish(field);
      else if (field.spoilsToTake()) {
        field.put(field.active(), MasqueradeQuestion.SPOILS);
        return;
      } else if (waits(field)) {
        if (nextTrigger(field) == Step.ASKS) return;
      } else if (nextPhase(field) == Step.ASKS) {
        return;
      }
    }
  }

  /// Deals, substitutes, draws and placements that are under way. True if one of them asks.
  private static boolean finishes(Battlefield field) {
    if (field.dealing()) {
      field.put(Table.HOUSE, MasqueradeQuestion.WHICH_CARD);
    } else if (field.secretly()) {
      field.askFacings();
      return field.secretly();
    } else if (field.endangered() != Battlefield.NOBODY) {
      field.put(field.holder(field.endangered()), MasqueradeQuestion.SUBSTITUTE_OR_NOT);
    } else if (field.drawing()) {
      field.put(Table.HOUSE, MasqueradeQuestion.DRAWN);
    } else if (field.fresh() != Cards.NONE) {
      field.put(field.holder(Cards.first(field.fresh())), MasqueradeQuestion.UP_OR_DOWN);
    } else {
      return false;
    }
    return true;
  }

  private static boolean waits(Battlefield field) {
    var triggers = field.triggers();
    if (!triggers.any()) return false;
    triggers.dropPoisonBut(field.marks().poisoned());
    return triggers.any();
  }

  /// The owner of the next triggers lets one happen, and is asked which if there are several (K4).
  private static Step nextTrigger(Battlefield field) {
    var triggers = field.triggers();
    int owner = triggers.nextOwner(field.active(), field.seats());
    int only = triggers.onlyOne(owner);
    if (only >= 0) return field.begin(triggers.remove(only));
    field.put(owner, MasqueradeQuestion.WHICH_FIRST);
    return Step.ASKS;
  }

  private static Step nextPhase(Battlefield field) {
    int active = field.active();
    return switch (field.phase()) {
      case DEAL -> begin(field);
      case START -> {
        field.enter(Phase.DRAW);
        draw(field);
        yield Step.DONE;
      }
      case DRAW -> {
        field.enter(Phase.PLACEMENT);
        if (Cards.count(field.faceDown(active)) < 2) yield Step.DONE;
        field.put(active, MasqueradeQuestion.SHUFFLE_OR_NOT);
        yield Step.ASKS;
      }
      case PLACEMENT -> {
        field.enter(Phase.ACTION);
        yield Step.DONE;
      }
      case ACTION -> {
        if (field.mayAct()) {
          field.put(active, MasqueradeQuestion.YOUR_ACTION);
          yield Step.ASKS;
        }
        field.enter(Phase.CUT);
        yield Step.DONE;
      }
      case CUT -> {
        if (field.lineTooLong()) {
          field.put(active, MasqueradeQuestion.CUT_LINE);
          yield Step.ASKS;
        }
        field.enter(Phase.END);
        field.fireAll(Trigger.TURN_END, field.inPlay());
        yield Step.DONE;
      }
      case END -> {
        field.endTurn();
        yield Step.DONE;
      }
    };
  }

  private static Step begin(Battlefield field) {
    if (field.lot()) {
      field.put(Table.HOUSE, MasqueradeQuestion.WHO_BEGINS);
      return Step.ASKS;
    }
    field.beginTurn();
    return Step.DONE;
  }

  /// One card, two without a card in play (K5), unless a text replaces the phase.
  private static void draw(Battlefield field) {
    int active = field.active();
    field.fireAll(Trigger.DRAW_PHASE, field.line(active).cards());
    if (field.triggers().any()) return;
    field.draw(active, field.line(active).size() == 0 ? 2 : 1, false);
  }
}
