package ridotto.bots.masquerade;

import org.jspecify.annotations.Nullable;
import ridotto.kernel.Event;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Masquerade;
import ridotto.masquerade.MasqueradeEvent;
import ridotto.masquerade.MasqueradeEvent.PoisonStruck;
import ridotto.masquerade.MasqueradeMove.Attack;
import ridotto.masquerade.MasqueradeMove.Deal;
import ridotto.masquerade.MasqueradeMove.Draw;
import ridotto.masquerade.MasqueradeMove.Keep;
import ridotto.masquerade.MasqueradeMove.Lay;
import ridotto.masquerade.MasqueradeMove.Stop;
import ridotto.masquerade.MasqueradeQuestion;
import ridotto.masquerade.MasqueradeView;
import ridotto.masquerade.Phase;
import ridotto.masquerade.card.Cards;

/// A table of the player's own, on which all that was heard is played again.
///
/// Cards the player cannot see lie there under any name. A move is tried on a copy first: if that
/// says something else than was heard, two hidden cards have the wrong names, and change places.
final class Replica {
  private static final int TRIES = 500;
  private static final int NO_CARD = -1;

  /// Somebody who follows what happens.
  interface Follower {
    /// Two cards have exchanged their names.
    void renamed(int one, int other);

    /// A move is about to be played.
    void before(Battlefield table);

    /// This happens, and the table is as it is at this moment.
    void during(Battlefield table, MasqueradeEvent event);

    void after(Battlefield table);
  }

  private final Masquerade game;
  private final int me;
  private final Follower follower;
  private final Heard heard = new Heard();
  private final Reading reading;
  private final Battlefield table;
  private final Battlefield copy;
  private final Marked marked;
  private final int[] names;
  private int matched;
  private long shown; // to the player, before the move that is tried and in its course
  private @Nullable Correction wrong;

  Replica(Masquerade game, int me, Follower follower) {
    this.game = game;
    this.me = me;
    this.follower = follower;
    reading = new Reading(game, heard, me);
    table = game.open();
    copy = game.open();
    marked = new Marked(table);
    table.admit(this::happens);
    copy.admit(this::compare);
    names = new int[table.deck().size()];
    for (int card = 0; card < names.length; card++) names[card] = card;
  }

  void hear(Event event) {
    heard.hear(event);
  }

  Battlefield table() {
    return table;
  }

  /// Plays on to the moment of this view.
  void follow(MasqueradeView sight) {
    while (!heard.isEmpty()) play(find());
    while (silent(sight)) play(say(sight));
    marked.match(sight);
  }

  /// The move that was made, with the cards under the right names.
  private int find() {
    for (int i = 0; i < TRIES; i++) {
      if (heard.first() instanceof PoisonStruck(var place, _)) marked.poison(place);
      if (table.secretly()) reading.face(table);
      int move = reading.move(table);
      if (isAtHand(move) && rehearse(move)) return move;
    }
    throw new IllegalStateException("cannot follow " + heard.first());
  }

  /// A card that was seen to come must be where it comes from, and one that was not must not be one
  /// that would be seen.
  private boolean isAtHand(int move) {
    int card =
        switch (game.moves().get(move)) {
          case Draw(var drawn) -> drawn.number();
          case Deal(var dealt) -> dealt.number();
          default -> NO_CARD;
        };
    if (card == NO_CARD) return true;
    long from = table.pool() == Cards.NONE ? table.stock() : table.pool();
    int plain = Reading.plain(table, from).number();
    long special = table.deck().royals() | table.deck().neverDown();
    if (!Cards.has(from, card)) {
      long better = table.stock() & ~special;
      boolean stays = table.inPlay(card) && Cards.has(special, plain) && better != Cards.NONE;
      exchange(stays ? Cards.first(better) : plain, card);
      return false;
    }
    if (card != plain || heard.comes().isPresent()) return true;
    long others = table.deck().all() & ~table.seenBy(me) & ~from & ~special;
    if (!Cards.has(special, card) || others == Cards.NONE) return true;
    exchange(card, Cards.first(others));
    return false;
  }

  private boolean rehearse(int move) {
    game.copy(table, copy);
    matched = 0;
    shown = table.seenBy(me);
    wrong = null;
    game.play(copy, table.asked(), move);
    if (wrong == null) return true;
    if (!marked.exchange(wrong.one(), wrong.other(), wrong.marks(), free())) {
      exchange(wrong.one(), wrong.other());
    }
    return false;
  }

  private void compare(Event event) {
    if (wrong != null || !event.audience().includes(me)) return;
    shown |= copy.seenBy(me);
    if (event.equals(heard.at(matched))) {
      matched++;
      return;
    }
    wrong = Correction.of(copy, (MasqueradeEvent) event, heard, matched, free());
  }

  private long free() {
    return table.deck().all() & ~shown;
  }

  private void exchange(int one, int other) {
    names[one] = other;
    names[other] = one;
    table.rename(names);
    names[one] = one;
    names[other] = other;
    follower.renamed(one, other);
  }

  private void play(int move) {
    follower.before(table);
    game.play(table, table.asked(), move);
    heard.pass(matched);
    matched = 0;
    follower.after(table);
  }

  private void happens(Event event) {
    if (event.audience().includes(me)) follower.during(table, (MasqueradeEvent) event);
  }

  /// Whether the player has done something nobody hears.
  private boolean silent(MasqueradeView sight) {
    return switch (table.question()) {
      case MasqueradeQuestion.ShuffleOrNot() ->
          sight.phase() != Phase.PLACEMENT || Reading.leave(table, sight.staying()).isPresent();
      case MasqueradeQuestion.YourAction() ->
          sight.attacker().isPresent() || sight.phase() == Phase.CUT;
      default -> false;
    };
  }

  private int say(MasqueradeView sight) {
    if (table.question() instanceof MasqueradeQuestion.ShuffleOrNot) {
      return reading.id(Reading.leave(table, sight.staying()).orElse(new Keep()));
    }
    return reading.id(
        sight.attacker().isPresent() ? new Attack(sight.attacker().get().number()) : new Stop());
  }

  int id(boolean up) {
    return reading.id(new Lay(up));
  }
}
