package ridotto.masquerade;

import ridotto.kernel.Refusal;
import ridotto.masquerade.MasqueradeMove.*;
import ridotto.masquerade.MasqueradeQuestion.*;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Trigger;

/// Why somebody who is asked may not say this.
record WhyNot(Battlefield field, int seat) {
  Refusal because(MasqueradeMove say) {
    return switch (field.question()) {
      case WhichCard() -> say instanceof Deal(var card) ? gone(card, "K2") : otherwise();
      case Drawn() -> say instanceof Draw(var card) ? gone(card, "K5") : otherwise();
      case YourAction() -> say instanceof Act act ? action(act) : otherwise();
      case AttackWhom() -> say instanceof Point(var place) ? target(place) : otherwise();
      case WhichFirst() -> first(say);
      case ShuffleOrNot() -> say instanceof LeaveLying(int place) ? leave(place) : otherwise();
      case CutLine() -> say instanceof Discard(int place) ? discard(place) : otherwise();
      case WhichFalls() -> say instanceof Point ? no("not-a-substitute", "K15") : otherwise();
      case UseText(var card, var choice) -> text(card, choice, say);
      case WhoBegins(), WhichLiesHere(), MayDraw(), UpOrDown(), Spoils(), SubstituteOrNot() ->
          otherwise();
    };
  }

  private Refusal action(Act act) {
    return switch (act) {
      case Attack(int place) -> onCard(place, card -> attack(card));
      case Flip(int place) -> onCard(place, _ -> no("never-flipped", "K13"));
      case Use(int place) -> onCard(place, card -> use(card));
      case Stop() -> otherwise();
    };
  }

  private Refusal onCard(int place, java.util.function.IntFunction<Refusal> because) {
    var line = field.line(seat);
    if (place > line.size()) return no("no-card-there", "K9").and("place", place);
    int card = line.at(place);
    return Cards.has(field.initiative.acted(), card) ? no("has-acted", "K7") : because.apply(card);
  }

  private Refusal attack(int card) {
    boolean weak = !Strength.canAttack(field, card);
    return weak ? no("no-attack", "K9") : no("nobody-to-attack", "K9");
  }

  private Refusal use(int card) {
    if (!Cards.has(field.deck().waitingFor(Trigger.ACTION), card))
      return no("no-action-text", "K7");
    if (!Cards.has(field.faceUp(), card)) return no("text-face-down", "K22");
    return field.silenced(card) ? no("text-silenced", "K22") : no("graveyard-empty", "K21");
  }

  private Refusal leave(int place) {
    var line = field.line(seat);
    if (place > line.size()) return no("no-card-there", "K6").and("place", place);
    boolean moves = Cards.has(field.shuffling.moving(field), line.at(place));
    return no(moves ? "two-to-shuffle" : "not-shuffled", "K6").and("place", place);
  }

  private Refusal target(Place place) {
    if (place.seat().index() == seat) return no("own-card", "K9");
    return missing(place) ? noCard(place) : no("behind-face-up", "K9").and("seat", place.seat());
  }

  private Refusal first(MasqueradeMove say) {
    return switch (say) {
      case Resolve(var card) -> no("not-waiting", "K4").and("card", card);
      case Point _ -> no("no-poison-there", "K4");
      case MasqueradeMove _ -> otherwise();
    };
  }

  private Refusal text(Card card, Choice choice, MasqueradeMove say) {
    return switch (choice) {
      case CARD_TO_DISCARD, CARD_TO_PAY, SECRET_DISCARD ->
          say instanceof Discard(int place) ? discard(place) : otherwise();
      case PLAYER -> say instanceof To ? no("not-yourself", "K21") : otherwise();
      case FROM_GRAVEYARD -> say instanceof Take(var other) ? take(card, other) : otherwise();
      case CARD_TO_KILL ->
          say instanceof Point(var place)
              ? missing(place) ? noCard(place) : no("not-a-victim", "K21").and("card", card)
              : otherwise();
      case CARD_TO_TAKE ->
          say instanceof Point(var place)
              ? missing(place) ? noCard(place) : no("only-defender", "K21").and("card", card)
              : otherwise();
      case TOP_CARD -> say instanceof Draw(var other) ? gone(other, "K5") : otherwise();
      case ONE_OF_TWO -> oneOfTwo(say);
    };
  }

  private Refusal discard(int place) {
    var line = field.line(seat);
    if (place > line.size()) return no("no-card-there", "K9").and("place", place);
    boolean royal = field.deck().rank(line.at(place)).royal();
    return royal ? no("royal-discard", "K15") : no("another-card", "K21");
  }

  private Refusal take(Card card, Card other) {
    boolean there = Cards.has(field.graveyard(), other.number());
    return no(there ? "different-card" : "not-in-graveyard", "K21")
        .and("card", there ? card : other);
  }

  private static Refusal oneOfTwo(MasqueradeMove say) {
    return switch (say) {
      case DiscardBoth() -> no("royal-discard", "K15");
      case GiveDrawn _ -> no("not-yourself", "K21");
      case MasqueradeMove _ -> otherwise();
    };
  }

  private boolean missing(Place place) {
    return place.number() > field.line(place.seat().index()).size();
  }

  private static Refusal noCard(Place place) {
    return no("no-card-there", "K9").and("place", place.number());
  }

  private static Refusal gone(Card card, String clause) {
    return no("card-gone", clause).and("card", card);
  }

  /// It answers another question than the one that was asked.
  private static Refusal otherwise() {
    return Refusal.of("another-question");
  }

  private static Refusal no(String code, String clause) {
    return Refusal.of(code).and("clause", clause);
  }
}
