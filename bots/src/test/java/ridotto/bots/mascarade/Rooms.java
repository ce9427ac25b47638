package ridotto.bots.mascarade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ridotto.bots.Bot;
import ridotto.bots.Profile;
import ridotto.kernel.Dice;
import ridotto.mascarade.Edition;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeBox;

/// Tables of every kind, and bots to sit at them.
final class Rooms {
  private Rooms() {}

  static Mascarade first(int players, String... settings) {
    return open(Edition.FIRST, players, settings);
  }

  static Mascarade open(Edition edition, int players, String... settings) {
    Map<String, String> all = new HashMap<>(Map.of("limit", "200"));
    for (int i = 0; i < settings.length; i += 2) all.put(settings[i], settings[i + 1]);
    return new MascaradeBox(edition).open(players, all);
  }

  /// One table of each size, and those with everything in the cast.
  static List<Mascarade> all() {
    var rooms = new ArrayList<Mascarade>();
    for (int n = 2; n <= 13; n++) rooms.add(first(n));
    for (int n = 4; n <= 12; n++) {
      rooms.add(open(Edition.SECOND, n, "side", n % 2 == 0 ? "A" : "B"));
      if (n > 7) rooms.add(open(Edition.SECOND, n, "side", n % 2 == 0 ? "B" : "A"));
    }
    rooms.add(guests());
    rooms.add(first(8, "answers", "together"));
    rooms.add(first(3, "answers", "together"));
    rooms.add(
        first(
            7,
            "centre",
            "2",
            "cast",
            "Judge, Spy, King, Widow, Duke = King 4, Abbess = Fool 1 + Spy + Witch, Knave = Fool 0"
                + " + Cheat 9, Thief, Saint = Beggar 1 + Patron 1 1"));
    return rooms;
  }

  /// A table with every character that no printed cast of the first edition has.
  static Mascarade guests(String... settings) {
    var box = new MascaradeBox(Edition.FIRST);
    var cast = new ArrayList<>(box.wardrobe());
    for (int players = 2; players <= 13; players++) {
      for (var printed : box.casts(players)) cast.removeAll(printed);
    }
    cast.addAll(List.of("Judge", "King", "Queen", "Fool", "Widow", "Witch", "Thief", "Bishop"));
    var all = new ArrayList<>(List.of(settings));
    all.addAll(List.of("cast", String.join(", ", cast)));
    return first(cast.size(), all.toArray(String[]::new));
  }

  static List<MascaradeBot> bots(Mascarade game, Profile profile, long seed) {
    var book = new Book(game);
    var dice = new Dice(seed);
    var bots = new ArrayList<MascaradeBot>();
    for (int player = 0; player < game.seats(); player++) {
      bots.add(new MascaradeBot(book, player, profile, dice.nextLong()));
    }
    return bots;
  }

  static List<? extends Bot> experts(Mascarade game, long seed) {
    return bots(game, Profile.EXPERT, seed);
  }
}
