package ridotto.bots.masquerade;

import java.util.List;
import java.util.Optional;
import ridotto.kernel.Table;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.Masquerade;
import ridotto.masquerade.MasqueradeEvent.*;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.*;
import ridotto.masquerade.MasqueradeQuestion.*;
import ridotto.masquerade.Place;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Trigger;

/// Reads from what was heard which move was made. Some moves make no sound of their own: what
/// happens next tells them.
final class Reading {
  private final Masquerade game;
  private final Heard heard;
  private final int me;

  Reading(Masquerade game, Heard heard, int me) {
    this.game = game;
    this.heard = heard;
    this.me = me;
  }

  int id(MasqueradeMove say) {
    return game.id(say);
  }

  /// The move of whoever the table waits for.
  int move(Battlefield table) {
    int seat = table.asked();
    return id(
        switch (table.question()) {
          case YourAction() -> action(table);
          case AttackWhom() -> new Point(((Attacked) heard.first()).target());
          case UpOrDown() -> lay(table, seat);
          case ShuffleOrNot() -> shuffle(table);
          case Drawn() -> new Draw(drawn(table, table.stock()));
          case WhichCard() -> new Deal(drawn(table, dealt(table)));
          case WhichLiesHere() -> shuffled(table);
          case WhichFalls() -> new Point(falls(table).place());
          case WhoBegins() -> new Begin(((TurnBegan) heard.first()).seat());
          case WhichFirst() -> first();
          case Spoils(), MayDraw() ->
              heard.first() instanceof Declined ? new Decline() : new DrawOne();
          case CutLine() -> new Discard(heard.discarded(seat).place().number());
          case SubstituteOrNot() ->
              heard.first() instanceof Declined ? new Decline() : new Sacrifice();
          case UseText(_, var choice) -> choice(table, seat, choice);
        });
  }

  /// Whoever does nothing that can be heard has stopped.
  private MasqueradeMove action(Battlefield table) {
    return switch (heard.first()) {
      case Attacked(var attacker, _) -> new Attack(attacker.number());
      case TurnedUp(var place, _) -> new Flip(place.number());
      case TurnedDown(var place, _) -> new Flip(place.number());
      case TextUsed(_, var card) when isAction(table, card) -> new Use(numberOf(table, card));
      default -> new Stop();
    };
  }

  private static boolean isAction(Battlefield table, Card card) {
    return Cards.has(table.deck().waitingFor(Trigger.ACTION), card.number());
  }

  private static int numberOf(Battlefield table, Card card) {
    var line = table.line(table.holder(card.number()));
    int number = 1;
    while (line.at(number) != card.number()) number++;
    return number;
  }

  private MasqueradeMove lay(Battlefield table, int seat) {
    var line = table.line(seat);
    int number = 1;
    while (!Cards.has(table.fresh(), line.at(number))) number++;
    return new Lay(heard.laid(seat, number).up());
  }

  /// Has everybody have chosen the facings that were heard.
  void face(Battlefield table) {
    for (int seat = 0; seat < table.seats(); seat++) {
      var line = table.line(seat);
      long up = Cards.NONE;
      for (int number = 1; number <= line.size(); number++) {
        boolean chosen = !Cards.has(table.fresh(), line.at(number));
        if (chosen && heard.laid(seat, number).up()) up |= Cards.only(line.at(number));
      }
      table.faceOtherwise(seat, up);
    }
  }

  private static long dealt(Battlefield table) {
    return table.pool() == Cards.NONE ? table.stock() : table.pool();
  }

  /// Any card that changes nothing by coming, if there is one.
  static Card plain(Battlefield table, long from) {
    long down = from & ~table.deck().neverDown();
    long plain = down & ~table.deck().royals();
    long best = plain == Cards.NONE ? down : plain;
    return table.deck().card(Cards.first(best == Cards.NONE ? from : best));
  }

  private Card drawn(Battlefield table, long from) {
    return heard.comes().orElseGet(() -> plain(table, from));
  }

  private MasqueradeMove shuffle(Battlefield table) {
    if (!(heard.first() instanceof Shuffled(_, var staying))) return new Keep();
    return leave(table, staying).orElse(new Shuffle());
  }

  /// The next of these places that the table does not know to stay.
  static Optional<MasqueradeMove> leave(Battlefield table, List<Place> staying) {
    return staying.stream()
        .map(Place::number)
        .filter(number -> !table.stays(number))
        .<MasqueradeMove>map(LeaveLying::new)
        .findFirst();
  }

  /// One's own cards come to lie as one sees them afterwards; others' may as well stay.
  private MasqueradeMove shuffled(Battlefield table) {
    int seat = table.active();
    var line = table.line(seat);
    int last = line.size();
    while (!isListed(table, last)) last--;
    int number = last;
    if (seat == me) {
      int wanted = ((LookedOver) heard.at(1)).cards().get(last - 1).number();
      while (line.at(number) != wanted) number--;
    }
    return new Point(place(table, seat, number));
  }

  /// Whether this place of the active line is still open in a shuffle.
  private static boolean isListed(Battlefield table, int number) {
    return number <= table.shuffling()
        && !table.stays(number)
        && !Cards.has(table.faceUp(), table.line(table.active()).at(number));
  }

  private static Place place(Battlefield table, int seat, int number) {
    return table.menus().place(seat, number);
  }

  private Discarded falls(Battlefield table) {
    for (int i = 0; heard.has(i); i++) {
      if (heard.at(i) instanceof Discarded gone) return gone;
    }
    throw new IllegalStateException("nobody fell at turn " + table.turns());
  }

  private MasqueradeMove first() {
    return heard.first() instanceof TextUsed(_, var card)
        ? new Resolve(card)
        : new Point(((PoisonStruck) heard.first()).place());
  }

  private MasqueradeMove choice(Battlefield table, int seat, Choice choice) {
    return switch (choice) {
      case CARD_TO_DISCARD, SECRET_DISCARD -> new Discard(heard.discarded(seat).place().number());
      case CARD_TO_PAY ->
          heard.first() instanceof Discarded(var place, _)
              ? new Discard(place.number())
              : new Decline();
      case PLAYER -> new To(((ChangedSides) heard.first()).to());
      case FROM_GRAVEYARD -> new Take(((Raised) heard.first()).card());
      case CARD_TO_KILL -> new Point(struck(table));
      case CARD_TO_TAKE -> new Point(((ChangedSides) heard.first()).from());
      case TOP_CARD -> new Draw(drawn(table, table.stock()));
      case ONE_OF_TWO -> oneOfTwo(table);
    };
  }

  /// Only a card for which another may fall is not named at once.
  private Place struck(Battlefield table) {
    return switch (heard.first()) {
      case Killed(var place, _, _) -> place;
      case Unharmed(var place, _) -> place;
      default -> {
        int card = Cards.first(table.deck().substituted());
        yield place(table, table.holder(card), numberOf(table, table.deck().card(card)));
      }
    };
  }

  /// Which of two cards was given away, only the giver knows.
  private MasqueradeMove oneOfTwo(Battlefield table) {
    if (!(heard.first() instanceof HandedOver(_, var to))) return new DiscardBoth();
    boolean first = true;
    for (int i = 0; heard.has(i) && table.active() == me && table.asked() != Table.HOUSE; i++) {
      if (heard.at(i) instanceof Learned(_, _, var card)) {
        first = card.number() != table.peeked(true);
        break;
      }
    }
    return new GiveDrawn(first, to);
  }
}
