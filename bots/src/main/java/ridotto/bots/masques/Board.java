package ridotto.bots.masques;

import java.util.Arrays;
import ridotto.kernel.Seats;
import ridotto.masques.Palace;
import ridotto.masques.Plot;
import ridotto.masques.Ring;
import ridotto.masques.Setting;
import ridotto.masques.Values;

/// The ring as one player sees its prospects: what changes if a card or a token lay elsewhere.
///
/// An arcade with one plot card beside it and a gap still empty goes to that family the likelier,
/// the higher the card; one between empty gaps to anybody.
final class Board {
  private static final int FAMILIES = 5; // nobody's Foscari included
  private static final int SIDES = Plot.CARDS + 2; // any card, nothing or blank
  private static final int BLANK = -2; // an influence card, or a plot card turned down

  /// How often the only plot card beside an arcade still decides when the ring is full: the lowest
  /// card so often, and the highest so much more.
  private static final double LOWEST_KEEPS = 0.3;

  private static final double HIGHER_KEEPS = 0.5;

  private final Race race;
  private final Values values;
  private final double[] keeps; // by plot card
  private final int size;
  private final int[] cards; // by gap: a plot card, NOTHING or BLANK
  private final int[] tokens; // by arcade; turned down as NOTHING
  private final int[] holders; // by family
  private final double[][]
      promises; // by player: of an arcade, by the cards beside it and its token
  private final int[] known; // by player: for which dance
  private double[] mine;
  private int me;

  Board(Race race, Setting setting) {
    int seats = setting.players();
    values = setting.values();
    keeps = keeps(setting);
    size = setting.arcades();
    promises = new double[seats][SIDES * SIDES * Race.TOKENS];
    known = new int[seats];
    mine = promises[0];
    Arrays.fill(known, -1);
    this.race = race;
    cards = new int[size];
    tokens = new int[size];
    holders = new int[FAMILIES];
  }

  /// The more of the other cards in play are lower than a card, the likelier it decides.
  private static double[] keeps(Setting setting) {
    var keeps = new double[Plot.CARDS];
    for (int card = 0; card < Plot.CARDS; card++) {
      int lower = 0;
      int higher = 0;
      for (int cards = setting.plots(); cards != Seats.NONE; cards &= cards - 1) {
        int ahead = setting.values().of(card) - setting.values().of(Seats.first(cards));
        if (ahead > 0) lower++;
        if (ahead < 0) higher++;
      }
      keeps[card] = LOWEST_KEEPS + HIGHER_KEEPS * lower / (lower + higher);
    }
    return keeps;
  }

  void copy(Palace palace, int seat) {
    me = seat;
    mine = promises[seat];
    var ring = palace.ring();
    for (int i = 0; i < size; i++) {
      int card = ring.cardIn(i);
      boolean plot = Seats.has(ring.plots(), i);
      cards[i] = card == Ring.NOTHING || plot ? card : BLANK;
      tokens[i] = Seats.has(ring.down(), i) ? Ring.NOTHING : ring.tokenOn(i);
    }
    for (int family = 0; family < holders.length; family++) {
      holders[family] = palace.holder(family);
    }
    if (known[seat] != race.dance()) learn();
  }

  private int before(int place) {
    return place == 0 ? size - 1 : place - 1;
  }

  private int after(int place) {
    return place + 1 == size ? 0 : place + 1;
  }

  boolean isPlot(int gap) {
    return cards[gap] >= 0;
  }

  boolean isEmpty(int gap) {
    return cards[gap] == Ring.NOTHING;
  }

  /// What an arcade promises.
  private double arcade(int arcade) {
    return promise(arcade, tokens[arcade]);
  }

  /// What it would promise with this token.
  private double promise(int arcade, int token) {
    return token == Ring.NOTHING ? 0 : mine[index(cards[before(arcade)], cards[arcade], token)];
  }

  private static int index(int left, int right, int token) {
    return ((left - BLANK) * SIDES + right - BLANK) * Race.TOKENS + token;
  }

  /// Who holds what changes only between dances.
  private void learn() {
    known[me] = race.dance();
    for (int left = BLANK; left < Plot.CARDS; left++) {
      for (int right = BLANK; right < Plot.CARDS; right++) {
        for (int token = 0; token < Race.TOKENS; token++) {
          mine[index(left, right, token)] = promise(left, right, token);
        }
      }
    }
  }

  private double promise(int left, int right, int token) {
    if (left >= 0 && right >= 0) {
      int ahead = values.of(left) - values.of(right);
      return ahead == 0 ? 0 : goesTo(ahead > 0 ? left : right, token);
    }
    int plot = Math.max(left, right);
    boolean open = left == Ring.NOTHING || right == Ring.NOTHING;
    if (plot < 0) return open ? anybody(token) : 0;
    if (!open) return goesTo(plot, token);
    return keeps[plot] * goesTo(plot, token) + (1 - keeps[plot]) * anybody(token);
  }

  private double goesTo(int card, int token) {
    int holder = holders[Plot.familyOf(card)];
    return holder == Palace.NOBODY ? 0 : race.worth(me, holder, token);
  }

  private double anybody(int token) {
    return race.anybody(me, token);
  }

  /// What the two arcades beside a gap promise.
  private double beside(int gap) {
    return arcade(gap) + arcade(after(gap));
  }

  /// What changes if this card is put into an empty gap; [#BLANK] is an influence card.
  double place(int card, int gap) {
    double before = beside(gap);
    int kept = cards[gap];
    cards[gap] = card;
    double change = beside(gap) - before;
    cards[gap] = kept;
    return change;
  }

  double blank(int gap) {
    return place(BLANK, gap);
  }

  void clear(int gap) {
    cards[gap] = Ring.NOTHING;
  }

  void putBlank(int gap) {
    cards[gap] = BLANK;
  }

  double hide(int arcade) {
    return -arcade(arcade);
  }

  double move(int from, int to) {
    int card = cards[from];
    double change = place(Ring.NOTHING, from);
    cards[from] = Ring.NOTHING;
    change += place(card, to);
    cards[from] = card;
    return change;
  }

  double exchange(int one, int other) {
    int card = cards[one];
    int beside = cards[other];
    double change = place(beside, one);
    cards[one] = beside;
    change += place(card, other);
    cards[one] = card;
    return change;
  }

  double trade(int one, int other) {
    double before = arcade(one) + arcade(other);
    return promise(one, tokens[other]) + promise(other, tokens[one]) - before;
  }
}
