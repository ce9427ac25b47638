package ridotto.bots.mascarade;

import java.util.List;
import ridotto.kernel.Move;
import ridotto.mascarade.Choice;
import ridotto.mascarade.MascaradeMove.*;
import ridotto.mascarade.Mask;
import ridotto.mascarade.deed.*;

/// What each choice that a power leaves is worth, in coins.
///
/// A character of one's own may have several parts that ask for a player; a choice is then worth
/// what it is worth to all of them.
final class Powers {
  private static final double CURIOSITY = 0.3; // coins that a card one knows nothing of is worth
  private static final double UNSETTLE = 0.3;

  private final Memory memory;
  private final Book book;
  private final Threats threats;

  Powers(Memory memory) {
    this.memory = memory;
    book = memory.book();
    threats = new Threats(memory);
  }

  double[] values(Mask mask, Choice choice, List<Move> options) {
    double[] values = new double[options.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(mask, choice, (Reply) options.get(i), options.size());
    }
    return values;
  }

  /// Whether the options are mixed, and each worth the logarithm of how often it is chosen.
  static boolean mixes(Choice choice) {
    return choice == Choice.HIDDEN_COINS || choice == Choice.GUESS;
  }

  private double value(Mask mask, Choice choice, Reply reply, int options) {
    return switch (reply) {
      case Pick(var seat) when choice == Choice.PLAYER_OR_NOBODY ->
          coins(memory.stakes().prospect().exchange(memory.seat(), seat.index()));
      case Pick(var seat) -> pick(mask, seat.index());
      case Decline() -> 0;
      case Spy(var place) -> best(memory.row(place.index()), memory.row(own()));
      case Exchange(var really) -> exchange(really);
      case SwapOthers(var one, var other, _) -> muddle(one.index(), other.index());
      case MovePeople(var one, var other) -> move(mask, one.index(), other.index());
      case Name(var named) -> memory.row(own())[named.number()];
      case Hide(int coins) -> Math.log(Guesswork.hidden(coins, options));
      case Guess(int coins) -> Math.log(Guesswork.guessed(coins, options));
    };
  }

  private int own() {
    return memory.ledger().under(memory.seat());
  }

  private double pick(Mask mask, int seat) {
    double value = 0;
    for (var deed : book.deeds(mask.number())) value += pick(deed, seat);
    return value;
  }

  private double pick(Deed deed, int seat) {
    int me = memory.seat();
    var prospect = memory.stakes().prospect();
    return switch (deed) {
      case TakeFromRichest(int coins) -> coins(prospect.pay(seat, me, coins)) + threat(seat) / 10;
      case AskWho(int coins) -> wrong(seat) * coins(prospect.pay(seat, me, coins));
      case ShowToOthers() -> CURIOSITY * doubt(seat) + silenced(seat);
      case Gamble(int coins) -> coins(prospect.gamble(me, seat, coins));
      case PassFortunes() -> coins(prospect.pass(me, seat));
      case Earn _, EarnTogether _, EarnUpTo _, EarnWithNeighbours _, ExchangeFortunes _ -> 0;
      case MoveTwo _, SpyAndSwap _, SwapTwoCards _, TakeCourthouse _ -> 0;
      case TakeFromNeighbours _, TakeFromRicher _, WinWith _ -> 0;
    };
  }

  /// How likely this seat is to name a mask it does not have.
  double wrong(int seat) {
    int place = memory.ledger().under(seat);
    var minds = memory.thoughts();
    double right = 0;
    double sum = 0;
    for (int strand = 0; strand < minds.strands(place); strand++) {
      var row = minds.row(place, strand);
      int named = 0;
      for (int mask = 1; mask < row.length; mask++) {
        if (row[mask] > row[named]) named = mask;
      }
      sum += minds.weight(place, strand);
      right += minds.weight(place, strand) * memory.row(place)[named];
    }
    return sum == 0 ? 1 : 1 - right / sum;
  }

  /// How little one knows of this seat's card, from 0 to 1.
  double doubt(int seat) {
    double most = 0;
    for (double likely : memory.row(book.held(seat)[0])) most = Math.max(most, likely);
    return 1 - most;
  }

  /// Whoever is shown just before their turn may not use it freely (M16).
  private double silenced(int seat) {
    return seat == book.left(memory.ledger().active()) ? threat(seat) : 0;
  }

  private double threat(int seat) {
    double threat = 0;
    for (int place : book.held(seat)) threat = Math.max(threat, threats.of(place));
    return threat;
  }

  /// The better of two cards, if one may choose after looking.
  private double best(double[] theirs, double[] mine) {
    double value = 0;
    for (int one = 0; one < book.masks(); one++) {
      for (int other = 0; other < book.masks() && theirs[one] > 0; other++) {
        if (mine[other] > 0) value += theirs[one] * mine[other] * Math.max(card(one), card(other));
      }
    }
    return value;
  }

  /// What the card one sees is worth to hold.
  private double card(int mask) {
    return memory.stakes().worth(mask, memory.seat());
  }

  private double exchange(boolean really) {
    int place = really ? memory.spied() : own();
    double value = 0;
    for (int mask = 0; mask < book.masks(); mask++) value += memory.row(place)[mask] * card(mask);
    return value;
  }

  double muddle(int one, int other) {
    return UNSETTLE * (threats.unsettled(one, other) + threats.unsettled(other, one));
  }

  private double move(Mask mask, int one, int other) {
    int me = memory.seat();
    double value = UNSETTLE * (threat(one) + threat(other));
    for (var deed : book.deeds(mask.number())) {
      if (deed instanceof MoveTwo(int coins)) {
        value += coins(memory.stakes().prospect().pay(one, me, coins).pay(other, me, coins));
      }
    }
    return value;
  }

  private double coins(Prospect after) {
    int me = memory.seat();
    var stakes = memory.stakes();
    return (after.chance(me) - stakes.chance(me)) / stakes.coin(me);
  }
}
