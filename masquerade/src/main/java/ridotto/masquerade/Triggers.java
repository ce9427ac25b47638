package ridotto.masquerade;

import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Trigger;

/// The texts whose moment has come and that wait for their turn (K4).
///
/// What fired together is one batch; batches wait in the order they fired. Within a batch the
/// active player's come first, then clockwise, and everybody orders their own.
final class Triggers {
  /// Instead of a text: the poison on a card.
  static final int POISON = 15;

  static final int NOBODY = 7;

  private static final int MOST = 256;
  private static final int OWN_ORDER = -1;

  private final int[] waiting = new int[MOST];
  private int size;
  private int batch;

  void clear() {
    size = 0;
    batch = 0;
  }

  boolean any() {
    return size > 0;
  }

  int size() {
    return size;
  }

  private void newBatch() {
    batch = size == 0 ? 0 : batch + 1;
  }

  private void add(int owner, int card, int text, int killer) {
    waiting[size++] = batch << 16 | killer << 13 | owner << 10 | card << 4 | text;
  }

  /// Fires the texts of one card for this moment, as a batch of their own.
  void fire(Battlefield field, Trigger moment, int card, int owner) {
    newBatch();
    add(field, moment, card, owner, NOBODY);
  }

  void fireDeath(Battlefield field, int card, int owner, int killer) {
    newBatch();
    add(field, Trigger.DEATH, card, owner, killer);
  }

  /// Fires the texts of all face-up cards in this set for this moment together.
  void fireAll(Battlefield field, Trigger moment, long cards) {
    newBatch();
    long firing = cards & field.deck().waitingFor(moment) & field.faceUp();
    for (long left = firing; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      add(field, moment, card, field.holder(card), NOBODY);
    }
  }

  private void add(Battlefield field, Trigger moment, int card, int owner, int killer) {
    var deck = field.deck();
    if (!Cards.has(deck.waitingFor(moment), card) || field.silenced(card)) return;
    var whens = deck.whens(card);
    for (int text = 0; text < whens.length; text++) {
      if (whens[text].moment() == moment) add(owner, card, text, killer);
    }
  }

  /// The poison on these cards strikes together with what fired last.
  void addPoison(int owner, long cards) {
    for (long left = cards; left != Cards.NONE; left = Cards.afterFirst(left)) {
      add(owner, Cards.first(left), POISON, NOBODY);
    }
  }

  static int card(int trigger) {
    return trigger >> 4 & 63;
  }

  static int text(int trigger) {
    return trigger & 15;
  }

  static int owner(int trigger) {
    return trigger >> 10 & 7;
  }

  static int killer(int trigger) {
    return trigger >> 13 & 7;
  }

  private static int batch(int trigger) {
    return trigger >> 16;
  }

  int get(int i) {
    return waiting[i];
  }

  /// Whose turn it is to let a trigger of the first batch happen.
  int nextOwner(int active, int seats) {
    int owner = active;
    while (count(owner) == 0) owner = owner + 1 == seats ? 0 : owner + 1;
    return owner;
  }

  /// Whether this one is of the first batch and this owner's.
  boolean isNext(int i, int owner) {
    return batch(waiting[i]) == batch(waiting[0]) && owner(waiting[i]) == owner;
  }

  private int count(int owner) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (isNext(i, owner)) count++;
    }
    return count;
  }

  /// The place of the only trigger, or of the only card's first, that this owner could let happen
  /// now; below 0 if there is an order to choose.
  int onlyOne(int owner) {
    int only = OWN_ORDER;
    for (int i = 0; i < size; i++) {
      if (!isNext(i, owner)) continue;
      if (only >= 0 && !sameText(waiting[only], waiting[i])) return OWN_ORDER;
      if (only < 0) only = i;
    }
    return only;
  }

  /// Several texts of one card happen in the order they are printed.
  private static boolean sameText(int one, int other) {
    return card(one) == card(other) && text(one) != POISON && text(other) != POISON;
  }

  /// Whether an earlier one of the same batch and owner is of the same card.
  boolean repeats(int i) {
    for (int j = 0; j < i; j++) {
      if (isNext(j, owner(waiting[i])) && sameText(waiting[j], waiting[i])) return true;
    }
    return false;
  }

  int find(int owner, int card, boolean poison) {
    for (int i = 0; i < size; i++) {
      boolean kind = text(waiting[i]) == POISON;
      if (isNext(i, owner) && card(waiting[i]) == card && kind == poison) return i;
    }
    throw new IllegalArgumentException("nothing waits for card " + card);
  }

  int remove(int i) {
    int trigger = waiting[i];
    size--;
    System.arraycopy(waiting, i + 1, waiting, i, size - i);
    return trigger;
  }

  /// Poison that was taken off its card strikes no more.
  void dropPoisonBut(long poisoned) {
    for (int i = size - 1; i >= 0; i--) {
      if (text(waiting[i]) == POISON && !Cards.has(poisoned, card(waiting[i]))) remove(i);
    }
  }

  void copyFrom(Triggers from) {
    size = from.size;
    batch = from.batch;
    System.arraycopy(from.waiting, 0, waiting, 0, size);
  }

  /// A text that waits is known to all; the card under a drop of poison may not be.
  void rename(int[] names) {
    for (int i = 0; i < size; i++) {
      if (text(waiting[i]) != POISON) continue;
      waiting[i] = (waiting[i] & ~(63 << 4)) | names[card(waiting[i])] << 4;
    }
  }
}
