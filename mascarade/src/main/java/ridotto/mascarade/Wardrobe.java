package ridotto.mascarade;

import java.util.List;
import java.util.stream.Stream;
import ridotto.mascarade.power.*;

/// Every character of both boxes. To find a rule, open the file named after the character.
final class Wardrobe {
  /// Characters of no printed cast (M29). A table may have invented somebody of the same name
  /// before they came: their names stay free (M7).
  static final List<Costume> GUESTS =
      List.of(
          one("Alchemist", "Alchimiste", "Alchimista", new Alchemist()),
          one("Gambler", "Joueuse", "Giocatrice", new Gambler(3)));

  private static final List<Costume> PRINTED =
      List.of(
          one("Judge", "Juge", "Giudice", new Judge()),
          one("Bishop", "Évêque", "Vescovo", new Bishop(2)),
          one("King", "Roi", "Re", new King(3)),
          one("Fool", "Fou", "Giullare", new Fool(1)),
          one("Queen", "Reine", "Regina", new Queen(2)),
          one("Thief", "Voleur", "Ladro", new Thief(1)),
          one("Witch", "Sorcière", "Strega", new Witch()),
          one("Spy", "Espionne", "Spia", new Spy()),
          two("Peasant", "Paysan", "Contadino", new Peasant(1, 2)),
          one("Cheat", "Tricheur", "Baro", new Cheat(10)),
          one("Inquisitor", "Inquisiteur", "Inquisitore", new Inquisitor(4)),
          one("Widow", "Veuve", "Vedova", new Widow(10)));

  static final List<Costume> FIRST = Stream.concat(PRINTED.stream(), GUESTS.stream()).toList();

  static final List<Costume> SECOND =
      List.of(
          one("Empress", "Impératrice", "Imperatrice", new Empress(3)),
          one("Judge", "Juge", "Giudice", new Judge()),
          one("Guru", "Gourou", "Guru", new Guru(4)),
          one("Puppeteer", "Marionnettiste", "Burattinaio", new Puppeteer(1)),
          one("Cheat", "Tricheur", "Baro", new Cheat(10)),
          two("Peasant", "Paysan", "Contadino", new Peasant(1, 2)),
          one("Fool", "Fou", "Giullare", new Fool(1)),
          one("Swindler", "Escroc", "Imbroglione", new Swindler(2)),
          one("Widow", "Veuve", "Vedova", new Widow(10)),
          one("Spy", "Espionne", "Spia", new Spy()),
          one("Beggar", "Mendiante", "Mendicante", new Beggar(1)),
          one("Princess", "Princesse", "Principessa", new Princess(2)),
          one("Witch", "Sorcière", "Sciamana", new Witch()),
          one("Patron", "Mécène", "Mecenate", new Patron(3, 1)),
          one("King", "Roi", "Re", new King(2)),
          one("Thief", "Voleur", "Ladro", new Thief(1)));

  private Wardrobe() {}

  private static Costume one(String name, String french, String italian, Power power) {
    return new Costume(name, french, italian, 1, List.of(power));
  }

  private static Costume two(String name, String french, String italian, Power power) {
    return new Costume(name, french, italian, 2, List.of(power));
  }
}
