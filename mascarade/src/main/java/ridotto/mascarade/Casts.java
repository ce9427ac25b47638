package ridotto.mascarade;

import java.util.ArrayList;
import java.util.List;

/// The casts the books print (M3, M4). Peasants are named once and come in twos.
final class Casts {
  private static final String SMALL = "Bishop Fool Judge Queen King Witch";
  private static final String EIGHT = "Judge Bishop King Fool Queen Witch Peasant";

  /// For 2 players and up.
  private static final List<String> FIRST =
      List.of(
          SMALL,
          SMALL,
          "Judge Bishop King Queen Thief Cheat",
          "Judge Bishop King Queen Witch Cheat",
          "Judge Bishop King Queen Witch Cheat",
          "Judge Bishop King Queen Thief Witch Spy",
          EIGHT,
          EIGHT + " Cheat",
          EIGHT + " Cheat Spy",
          EIGHT + " Cheat Spy Inquisitor",
          EIGHT + " Cheat Spy Inquisitor Widow",
          EIGHT + " Cheat Spy Inquisitor Widow Thief");

  /// The English book prints the Fool where the French one has the Spy.
  private static final String ENGLISH_SEVEN = "Judge Bishop King Queen Thief Witch Fool";

  private static final String NINE_A =
      "Swindler Spy Empress Judge Patron Princess Witch Cheat Thief";

  /// For 4 players and up. The first two are ours: nothing public gives them.
  private static final List<String> SIDE_A =
      List.of(
          "Swindler Empress Judge King Cheat Thief",
          "Swindler Empress Judge King Witch Cheat",
          "Swindler Judge Patron Princess Witch Cheat",
          "Swindler Fool Empress Judge Patron Witch Thief",
          "Swindler Spy Judge Princess King Witch Cheat Thief",
          NINE_A,
          NINE_A + " Widow",
          "Swindler Fool Empress Judge Puppeteer Patron Peasant Princess Witch Thief",
          "Swindler Fool Guru Judge Patron Beggar Peasant Princess Witch Cheat Widow");

  private static final String ELEVEN_B =
      "Swindler Spy Guru Judge Puppeteer Patron Peasant Princess Witch Cheat";

  private static final List<String> SIDE_B =
      List.of(
          "Empress Fool Judge Beggar Widow Thief",
          "Swindler Spy Judge Patron Beggar King",
          "Empress Judge Beggar King Widow Thief",
          "Swindler Judge Beggar Princess King Cheat Widow",
          "Swindler Judge Puppeteer Beggar Peasant Princess Widow",
          "Guru Judge Puppeteer Patron Beggar Peasant Princess Widow",
          "Swindler Guru Judge Patron Beggar Peasant Princess Witch Widow",
          ELEVEN_B,
          ELEVEN_B + " Empress");

  private Casts() {}

  /// The first edition's cast; only with seven players do the two books differ.
  static List<String> first(int players, boolean english) {
    return cards(players == 7 && english ? ENGLISH_SEVEN : FIRST.get(players - 2));
  }

  static List<String> second(int players, char side) {
    return cards((side == 'B' ? SIDE_B : SIDE_A).get(players - 4));
  }

  /// Every cast printed for so many players.
  static List<List<String>> printed(Edition edition, int players) {
    return switch (edition) {
      case FIRST -> List.of(first(players, false), first(players, true));
      case SECOND -> List.of(second(players, 'A'), second(players, 'B'));
    };
  }

  private static List<String> cards(String cast) {
    var cards = new ArrayList<String>();
    for (var name : cast.split(" ", -1)) {
      cards.add(name);
      if (name.equals("Peasant")) cards.add(name);
    }
    return List.copyOf(cards);
  }
}
