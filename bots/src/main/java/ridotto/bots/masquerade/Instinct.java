package ridotto.bots.masquerade;

import ridotto.masquerade.Battlefield;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.*;
import ridotto.masquerade.MasqueradeQuestion;
import ridotto.masquerade.Place;
import ridotto.masquerade.Strength;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Trigger;

/// What a move changes at first sight in the share of the win of whoever plays it.
///
/// Of others' face-down cards it knows nothing: they count as an average card.
final class Instinct {
  private static final int NOBODY = -1;
  private static final double CARD = 0.05; // one card more or fewer than another player
  private static final double WIN = 0.8;
  private static final double WALL = 0.06;

  /// How often a face-down card has at most so much health.
  private static final double[] FALLS = {0, 0.28, 0.6, 0.68, 0.82, 0.83, 0.91, 0.91, 0.97, 0.97, 1};

  private Battlefield table;
  private int me;
  private int striker = NOBODY;
  private int strength;

  Instinct(Battlefield table) {
    this.table = table;
  }

  void look(Battlefield at, int seat) {
    table = at;
    me = seat;
    striker = NOBODY;
  }

  /// How strong an attack with this card is; one card is thought about against many.
  private int strength(int card) {
    if (card != striker) strength = Strength.attack(table, card);
    striker = card;
    return strength;
  }

  double of(MasqueradeMove move) {
    return switch (move) {
      case Attack(int place) -> attack(table.line(me).at(place));
      case Point(var place) -> point(place);
      case Flip(int place) -> flip(table.line(me).at(place));
      case Use _ -> 0.01;
      case Stop _ -> 0;
      case Lay(boolean up) -> lay(up);
      case Shuffle _ -> 0.001;
      case LeaveLying _ -> -0.001; // the more are mixed, the less the others know
      case Discard(int place) -> -worth(table.line(me).at(place));
      case Take(var card) -> worth(card.number()) * (royal(card.number()) ? 4 : 1);
      case DrawOne _ -> CARD;
      case Sacrifice _ -> -0.01;
      default -> 0;
    };
  }

  private boolean royal(int card) {
    return Cards.has(table.deck().royals(), card);
  }

  /// What a card of one's own is worth.
  private double worth(int card) {
    if (royal(card)) return 4 * CARD;
    int attack = Math.max(table.deck().attack(card), doubled(card));
    return CARD * (0.5 + 0.06 * (attack + table.deck().health(card)));
  }

  private int doubled(int card) {
    boolean twice =
        table.deck().attackDoubled(card, true) || table.deck().attackDoubled(card, false);
    return twice ? 2 * table.deck().attack(card) : 0;
  }

  /// The best an attack with this card can bring.
  private double attack(int card) {
    double best = -1;
    for (int seat = 0; seat < table.seats(); seat++) {
      if (seat == me) continue;
      var line = table.line(seat);
      long open = line.cards() & table.faceUp();
      for (int number = 1; number <= line.size(); number++) {
        int target = line.at(number);
        if (open != Cards.NONE && !Cards.has(open, target)) continue;
        best = Math.max(best, fight(card, target));
        if (open == Cards.NONE) break; // one hidden card is as good as another
      }
    }
    return best;
  }

  private double point(Place place) {
    int target = table.at(place);
    if (table.question() instanceof MasqueradeQuestion.AttackWhom) {
      return fight(table.attacker(), target);
    }
    if (place.seat().index() == me) return -worth(target);
    return Cards.has(table.faceUp(), target) ? worth(target) : CARD;
  }

  private double fight(int card, int target) {
    int attack = strength(card);
    double gain;
    double falls;
    if (Cards.has(table.faceUp(), target)) {
      boolean arrows = !Cards.has(table.deck().ignoringArrows(), card);
      falls = attack >= Strength.health(table, target, arrows) ? 1 : 0;
      if (!Strength.mortal(table, target) || !Strength.kills(table, card, target)) falls = 0;
      if (target == table.deck().king()) gain = WIN;
      else if (target == table.deck().queen()) gain = -WIN;
      else gain = worth(target) / 2;
      if (Cards.has(table.deck().strikingBack(), target)) return falls * gain - worth(card);
    } else {
      falls = FALLS[Math.min(attack, FALLS.length - 1)];
      gain = CARD / 2 + (attack >= 8 ? kingIsHere(target) * WIN : 0);
    }
    double after = Cards.has(table.deck().waitingFor(Trigger.AFTER_ATTACK), card) ? 0.02 : 0;
    return falls * gain - (1 - falls) * worth(card) + after;
  }

  /// How likely a face-down card is the King, to somebody who has not seen him.
  private double kingIsHere(int target) {
    int king = table.deck().king();
    if (Cards.has(table.faceUp(), king) || table.holder(king) == me) return 0;
    int hidden = Cards.count(table.stock());
    for (int seat = 0; seat < table.seats(); seat++) {
      if (seat != me) hidden += Cards.count(table.line(seat).cards() & ~table.faceUp());
    }
    return table.inPlay(target) ? 1.0 / Math.max(1, hidden) : 0;
  }

  private double flip(int card) {
    boolean up = Cards.has(table.faceUp(), card);
    if (royal(card)) return up ? 0.1 : -0.1;
    if (!up && Cards.has(table.deck().waitingFor(Trigger.FLIP_UP), card)) return 0.02;
    return up
        ? facing(card, false) - facing(card, true) - 0.01
        : facing(card, true) - facing(card, false) - 0.01;
  }

  private double lay(boolean up) {
    var line = table.line(me);
    int number = 1;
    while (!Cards.has(table.fresh(), line.at(number))) number++;
    return facing(line.at(number), up);
  }

  /// What it is worth that a card lies so: arrows count, and a face-up card keeps others safe.
  private double facing(int card, boolean up) {
    var deck = table.deck();
    if (royal(card)) return up ? -0.1 : 0;
    double worth = 0;
    if (deck.attackDoubled(card, up)) worth += 0.004 * deck.attack(card);
    if (deck.healthDoubled(card, up)) worth += 0.004 * deck.health(card);
    long others = table.line(me).cards() & table.faceUp() & ~Cards.only(card);
    if (up && others == Cards.NONE) {
      boolean keeps = (table.line(me).cards() & deck.royals()) != Cards.NONE;
      worth += (keeps ? WALL : WALL / 6) * Math.min(6, deck.health(card)) / 6;
    }
    return worth;
  }
}
