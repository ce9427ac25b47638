package ridotto.masquerade.card;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Named;

/// A guest at the party: one card, which exists once. Rules count cards with plain ints.
public final class Card implements Named {
  private final int number;
  private final String name;
  private final String title;
  private final Rank rank;
  private final Figure attack;
  private final Figure health;
  private final List<Text> texts;

  Card(
      int number,
      String name,
      String title,
      Rank rank,
      Figure attack,
      Figure health,
      List<Text> texts) {
    this.number = number;
    this.name = name;
    this.title = title;
    this.rank = rank;
    this.attack = attack;
    this.health = health;
    this.texts = List.copyOf(texts);
  }

  /// The same card with one more text.
  Card saying(Text text) {
    var more = new ArrayList<>(texts);
    more.add(text);
    return new Card(number, name, title, rank, attack, health, more);
  }

  /// Its place in the [GuestList].
  public int number() {
    return number;
  }

  /// The one word that records use.
  @Override
  public String name() {
    return name;
  }

  /// The whole name, as it stands on the card.
  public String title() {
    return title;
  }

  public Rank rank() {
    return rank;
  }

  public Figure attack() {
    return attack;
  }

  public Figure health() {
    return health;
  }

  public List<Text> texts() {
    return texts;
  }

  @Override
  public String toString() {
    return name;
  }
}
