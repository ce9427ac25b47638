package ridotto.masquerade;

import ridotto.masquerade.card.Cards;

/// The cards in front of one player, in order: who attacks picks a place (K9). A card that comes is
/// the last; when one goes the others close up.
public final class BattleLine {
  /// All cards of the box: nothing keeps a line short but the end of a turn (K8).
  static final int ROOM = 62;

  private final int[] line = new int[ROOM];
  private int size;
  private long cards;

  public int size() {
    return size;
  }

  /// The cards as a set.
  public long cards() {
    return cards;
  }

  /// The card at this place; the first is number 1.
  public int at(int place) {
    if (place < 1 || place > size) throw new IllegalArgumentException("no card at " + place);
    return line[place - 1];
  }

  /// The place of a card of this line.
  int placeOf(int card) {
    int i = 0;
    while (line[i] != card) i++;
    return i + 1;
  }

  void add(int card) {
    line[size++] = card;
    cards |= Cards.only(card);
  }

  void remove(int card) {
    int place = placeOf(card);
    size--;
    for (int i = place - 1; i < size; i++) line[i] = line[i + 1];
    cards &= ~Cards.only(card);
  }

  void swap(int one, int other) {
    int card = line[one - 1];
    line[one - 1] = line[other - 1];
    line[other - 1] = card;
  }

  /// The last place before this one with one of these cards, or 0.
  int before(int place, long wanted) {
    int i = place - 1;
    while (i > 0 && !Cards.has(wanted, line[i - 1])) i--;
    return Math.max(i, 0);
  }

  void clear() {
    size = 0;
    cards = Cards.NONE;
  }

  void copyFrom(BattleLine from) {
    size = from.size;
    cards = from.cards;
    System.arraycopy(from.line, 0, line, 0, size);
  }

  /// Every card becomes the one it is mapped to.
  void rename(int[] names) {
    cards = Cards.NONE;
    for (int i = 0; i < size; i++) {
      line[i] = names[line[i]];
      cards |= Cards.only(line[i]);
    }
  }
}
