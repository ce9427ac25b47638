package ridotto.masquerade.card;

import java.util.List;
import java.util.function.Predicate;

/// The cards of one game, and what of their data the rules ask most often, as sets.
public final class Deck {
  private static final int WITHOUT_EXTRAS = 60;

  private final List<Card> cards;
  private final Card[] byNumber;
  private final Rank[] ranks;
  private final int[] attack;
  private final int[] health;
  private final When[][] whens;
  private final Standing[][] standings;
  private final long[] ofRank = new long[Rank.values().length];
  private final long[] waiting = new long[Trigger.values().length];
  private final long[] attackDoubled = new long[2];
  private final long[] healthDoubled = new long[2];
  private final int king;
  private final int queen;
  private final long standing;
  private final long lenders;
  private final long guards;
  private final long ignoring;
  private final long strikingBack;
  private final long substituted;
  private final long silencers;
  private final long neverDown;

  public Deck(boolean extras) {
    cards = extras ? GuestList.ALL : GuestList.ALL.subList(0, WITHOUT_EXTRAS);
    byNumber = cards.toArray(Card[]::new);
    ranks = cards.stream().map(Card::rank).toArray(Rank[]::new);
    attack = cards.stream().mapToInt(card -> card.attack().value()).toArray();
    health = cards.stream().mapToInt(card -> card.health().value()).toArray();
    whens = cards.stream().map(Deck::whens).toArray(When[][]::new);
    standings = cards.stream().map(Deck::standings).toArray(Standing[][]::new);
    for (var card : cards) sort(card);
    king = Cards.first(of(Rank.KING));
    queen = Cards.first(of(Rank.QUEEN));
    standing = having(_ -> true);
    lenders = having(text -> text.lendsAttack() + text.lendsHealth() != 0);
    guards = having(text -> List.of(Rank.values()).stream().anyMatch(text::guards));
    ignoring = having(Standing::ignoresArrows);
    strikingBack = having(Standing::strikesBack);
    substituted = having(Standing::hasSubstitute);
    silencers = having(Standing::silences);
    neverDown = having(Standing::neverDown);
  }

  private void sort(Card card) {
    long only = Cards.only(card.number());
    ofRank[card.rank().ordinal()] |= only;
    for (var when : whens[card.number()]) waiting[when.moment().ordinal()] |= only;
    for (int up = 0; up < 2; up++) {
      if (card.attack().arrow().doubles(up == 1)) attackDoubled[up] |= only;
      if (card.health().arrow().doubles(up == 1)) healthDoubled[up] |= only;
    }
  }

  private static When[] whens(Card card) {
    return card.texts().stream()
        .filter(When.class::isInstance)
        .map(When.class::cast)
        .toArray(When[]::new);
  }

  private static Standing[] standings(Card card) {
    return card.texts().stream()
        .filter(Standing.class::isInstance)
        .map(Standing.class::cast)
        .toArray(Standing[]::new);
  }

  private long having(Predicate<Standing> property) {
    long having = Cards.NONE;
    for (var card : cards) {
      for (var text : standings[card.number()]) {
        if (property.test(text)) having |= Cards.only(card.number());
      }
    }
    return having;
  }

  public List<Card> cards() {
    return cards;
  }

  public int size() {
    return byNumber.length;
  }

  public long all() {
    return -1L >>> (Long.SIZE - byNumber.length);
  }

  public Card card(int number) {
    return byNumber[number];
  }

  public Rank rank(int card) {
    return ranks[card];
  }

  public int attack(int card) {
    return attack[card];
  }

  public int health(int card) {
    return health[card];
  }

  public int king() {
    return king;
  }

  public int queen() {
    return queen;
  }

  /// King and Queen, who are never discarded (K15).
  public long royals() {
    return of(Rank.KING) | of(Rank.QUEEN);
  }

  public long of(Rank rank) {
    return ofRank[rank.ordinal()];
  }

  /// The cards with a text for this moment.
  public long waitingFor(Trigger moment) {
    return waiting[moment.ordinal()];
  }

  public When[] whens(int card) {
    return whens[card];
  }

  public Standing[] standings(int card) {
    return standings[card];
  }

  public boolean attackDoubled(int card, boolean faceUp) {
    return Cards.has(attackDoubled[faceUp ? 1 : 0], card);
  }

  public boolean healthDoubled(int card, boolean faceUp) {
    return Cards.has(healthDoubled[faceUp ? 1 : 0], card);
  }

  public long standing() {
    return standing;
  }

  public long lenders() {
    return lenders;
  }

  public long guards() {
    return guards;
  }

  public long ignoringArrows() {
    return ignoring;
  }

  public long strikingBack() {
    return strikingBack;
  }

  public long substituted() {
    return substituted;
  }

  public long silencers() {
    return silencers;
  }

  public long neverDown() {
    return neverDown;
  }
}
