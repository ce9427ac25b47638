package ridotto.masques;

import java.util.Arrays;
import ridotto.kernel.Seats;

/// The ring of the palace: arcades with their tokens, and the gaps between them (Q1).
///
/// Gap *i* lies between arcade *i* and arcade *i + 1*; arcades with even numbers are for seals, the
/// Door is arcade 0. Sets of gaps and of arcades are bits. Only the [Palace] changes it.
public final class Ring {
  public static final int NOTHING = -1;

  /// A token is the number of a faction, or this.
  public static final int DUCAT = Faction.COUNT;

  /// A card in a gap is a plot card's number, or this and the number of its pile.
  public static final int INFLUENCE = Plot.CARDS;

  /// The arcades for seals: every other one from the Door.
  static final int FOR_SEALS = 0x5555;

  private final int size;
  private final Values values;
  private final int[] gaps;
  private final int[] tokens;
  private int empty; // gaps
  private int plots; // gaps whose plot card is in force
  private int bare; // arcades
  private int down; // arcades whose token is turned down

  Ring(int size, Values values) {
    this.size = size;
    this.values = values;
    gaps = new int[size];
    tokens = new int[size];
  }

  void lay() {
    Arrays.fill(tokens, NOTHING);
    bare = Seats.all(size);
    down = 0;
    clearGaps();
  }

  void copyFrom(Ring from) {
    System.arraycopy(from.gaps, 0, gaps, 0, size);
    System.arraycopy(from.tokens, 0, tokens, 0, size);
    empty = from.empty;
    plots = from.plots;
    bare = from.bare;
    down = from.down;
  }

  void state(Position position) {
    lay();
    for (int i = 0; i < size; i++) {
      if (position.tokens().get(i) != NOTHING) lay(position.tokens().get(i), i);
      if (position.gaps().get(i) != NOTHING) place(position.gaps().get(i), i);
    }
    down = position.down();
    plots &= ~position.struck();
  }

  public int size() {
    return size;
  }

  /// The empty gaps.
  public int empty() {
    return empty;
  }

  /// The gaps whose plot card is in force.
  public int plots() {
    return plots;
  }

  /// The arcades that have a token.
  public int tokens() {
    return Seats.all(size) & ~bare;
  }

  /// The arcades whose token lies face up.
  public int faceUp() {
    return tokens() & ~down;
  }

  /// The arcades without a token.
  int bare() {
    return bare;
  }

  public int down() {
    return down;
  }

  /// The gaps that share an arcade with this one (Q8).
  public int neighbours(int gap) {
    return Seats.only(before(gap)) | Seats.only(after(gap));
  }

  /// The two arcades beside a gap.
  public int beside(int gap) {
    return Seats.only(gap) | Seats.only(after(gap));
  }

  int before(int place) {
    return place == 0 ? size - 1 : place - 1;
  }

  private int after(int place) {
    return place + 1 == size ? 0 : place + 1;
  }

  static boolean isForSeals(int arcade) {
    return Seats.has(FOR_SEALS, arcade);
  }

  public int cardIn(int gap) {
    return gaps[gap];
  }

  public int tokenOn(int arcade) {
    return tokens[arcade];
  }

  /// All plot cards in the ring, also those turned down.
  int plotCards() {
    int cards = 0;
    for (int card : gaps) {
      if (card >= 0 && card < INFLUENCE) cards |= Seats.only(card);
    }
    return cards;
  }

  /// Whether the plot card in this gap was turned down.
  boolean isStruck(int gap) {
    return gaps[gap] >= 0 && gaps[gap] < INFLUENCE && !Seats.has(plots, gap);
  }

  /// The value of the plot card in force in this gap, or 0 (Q10).
  int valueIn(int gap) {
    return Seats.has(plots, gap) ? values.of(gaps[gap]) : 0;
  }

  void clearGaps() {
    Arrays.fill(gaps, NOTHING);
    empty = Seats.all(size);
    plots = 0;
  }

  void place(int card, int gap) {
    gaps[gap] = card;
    empty &= ~Seats.only(gap);
    if (card < INFLUENCE) plots |= Seats.only(gap);
  }

  void turnDownCard(int gap) {
    plots &= ~Seats.only(gap);
  }

  void moveCard(int from, int to) {
    place(gaps[from], to);
    gaps[from] = NOTHING;
    empty |= Seats.only(from);
    plots &= ~Seats.only(from);
  }

  void exchangeCards(int one, int other) {
    int card = gaps[one];
    gaps[one] = gaps[other];
    gaps[other] = card;
  }

  void lay(int token, int arcade) {
    tokens[arcade] = token;
    bare &= ~Seats.only(arcade);
  }

  int lift(int arcade) {
    int token = tokens[arcade];
    tokens[arcade] = NOTHING;
    bare |= Seats.only(arcade);
    return token;
  }

  void turnDownToken(int arcade) {
    down |= Seats.only(arcade);
  }

  void turnUpTokens() {
    down = 0;
  }

  void exchangeTokens(int one, int other) {
    int token = tokens[one];
    tokens[one] = tokens[other];
    tokens[other] = token;
    if (Seats.has(down, one) != Seats.has(down, other)) down ^= Seats.only(one) | Seats.only(other);
  }
}
