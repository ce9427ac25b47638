package ridotto.server.http;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ridotto.bots.Level;
import ridotto.bots.Temper;
import ridotto.kernel.Box;
import ridotto.kernel.Shelf;
import ridotto.server.live.HouseRules;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;
import ridotto.wire.Language;

/// What a visitor may want to know of the house before sitting down.
public record HouseCard(
    List<GameCard> games,
    List<String> levels,
    List<String> tempers,
    List<String> languages,
    Manners manners,
    Map<String, Integer> limits,
    String version,
    Message.Notice notice) {
  private static final Message.Notice NOTHING = new Message.Notice(Optional.empty(), false);

  /// `minutes` is how long a game takes here, once enough were played to tell; `casts` are the
  /// printed ones by the number of players, `wardrobe` all cards that others may be made of, for
  /// games that have casts.
  public record GameCard(
      String name,
      String family,
      int fewest,
      int most,
      Optional<Integer> minutes,
      List<Box.Option> options,
      Map<String, List<List<String>>> casts,
      List<String> wardrobe) {
    GameCard with(Optional<Integer> other) {
      return new GameCard(name, family, fewest, most, other, options, casts, wardrobe);
    }
  }

  static HouseCard of(Shelf shelf, HouseRules rules, DoorRules door) {
    var limits = new LinkedHashMap<String, Integer>();
    limits.put("tablesPerGuest", rules.maxTablesPerGuest());
    limits.put("keepDays", rules.keepDays());
    limits.put("messageBytes", door.limits().message());
    limits.put("recordBytes", door.limits().record());
    return new HouseCard(
        shelf.boxes().stream().map(HouseCard::game).toList(),
        Arrays.stream(Level.values()).map(Level::word).toList(),
        Arrays.stream(Temper.values()).map(Temper::word).toList(),
        Arrays.stream(Language.values()).map(Language::tag).toList(),
        Manners.USUAL,
        limits,
        door.version(),
        NOTHING);
  }

  /// The same with how long each game takes, by its name, and what everybody is told now.
  HouseCard with(Map<String, Integer> minutes, Message.Notice told) {
    var timed =
        games.stream()
            .map(game -> game.with(Optional.ofNullable(minutes.get(game.name()))))
            .toList();
    return new HouseCard(timed, levels, tempers, languages, manners, limits, version, told);
  }

  private static GameCard game(Box box) {
    return new GameCard(
        box.name(),
        box.family(),
        box.fewest(),
        box.most(),
        Optional.empty(),
        box.options(),
        casts(box),
        box.wardrobe());
  }

  /// By the number of players; empty if there is nothing to choose from.
  private static Map<String, List<List<String>>> casts(Box box) {
    var casts = new LinkedHashMap<String, List<List<String>>>();
    for (int players = box.fewest(); players <= box.most(); players++) {
      var printed = box.casts(players);
      if (!printed.isEmpty()) casts.put(Integer.toString(players), printed);
    }
    return casts;
  }
}
