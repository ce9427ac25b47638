package ridotto.mascarade;

import java.util.random.RandomGenerator;
import ridotto.kernel.Eyes;
import ridotto.kernel.Seats;
import ridotto.mascarade.deed.Gamble;

/// Lays the cards that somebody cannot see now in another order, and has the others' answers that
/// are not heard yet, and the coins hidden in a hand, fall otherwise.
final class Disguise {
  private Disguise() {}

  static void wear(Setting setting, Ballroom room, Eyes eyes, RandomGenerator random) {
    int seen = MascaradeView.visible(room, eyes);
    for (int place = room.dealt() - 1; place > 0; place--) {
      int other = random.nextInt(place + 1);
      if (Seats.has(seen, place) || Seats.has(seen, other)) continue;
      int card = room.cards[place];
      room.cards[place] = room.cards[other];
      room.cards[other] = card;
    }
    if (room.asks(Choice.GUESS) && !(eyes instanceof Eyes.Open)) hide(room, eyes, random);
    if (!setting.together() || !(room.question() instanceof MascaradeQuestion.YouToo)) return;
    int heard = Seats.all(room.seats()) & ~room.awaited() & ~Seats.only(room.active());
    for (int left = heard; left != Seats.NONE; left = Seats.afterFirst(left)) {
      int seat = Seats.first(left);
      if (!eyes.are(room.playerAt(seat))) room.answerOtherwise(seat, random.nextBoolean());
    }
  }

  /// Only whoever hid them knows how many coins are in the hand.
  private static void hide(Ballroom room, Eyes eyes, RandomGenerator random) {
    if (eyes.are(room.playerAt(room.user()))) return;
    var deed = room.mask().deed(room.deed());
    if (deed instanceof Gamble gamble) room.hideOtherwise(1 + random.nextInt(gamble.most(room)));
  }
}
