package ridotto.bots.mascarade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ridotto.mascarade.Hand;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.Mask;
import ridotto.mascarade.Place;
import ridotto.mascarade.Setting;
import ridotto.mascarade.deed.Deed;

/// What the rules of one game tell before a card is dealt, in the form bots count with.
final class Book {
  static final int CENTRE = -1;

  private final Mascarade game;
  private final List<Mask> cast;
  private final Deed[][] deeds; // by mask
  private final int[] copies; // by mask
  private final int[] owners; // by place: a seat, or the centre
  private final int[][] held; // by seat: places
  private final Map<MascaradeMove, Integer> ids = new HashMap<>();

  Book(Mascarade game) {
    this.game = game;
    for (var say : game.moves()) ids.put(say, ids.size());
    var setting = game.setting();
    cast = setting.cast();
    deeds = new Deed[cast.size()][];
    copies = new int[cast.size()];
    for (var mask : cast) {
      deeds[mask.number()] = mask.costume().deeds().toArray(Deed[]::new);
      copies[mask.number()] = setting.copies().get(mask.number());
    }
    owners = new int[setting.layout().cards()];
    var bySeat = new ArrayList<List<Integer>>();
    for (int seat = 0; seat < setting.players(); seat++) bySeat.add(new ArrayList<>());
    for (var place : setting.layout().places()) {
      boolean inFront = place instanceof Place.Held;
      owners[place.index()] = inFront ? ((Place.Held) place).seat().index() : CENTRE;
      if (inFront) bySeat.get(owners[place.index()]).add(place.index());
    }
    held = new int[bySeat.size()][];
    for (int seat = 0; seat < held.length; seat++) {
      held[seat] = bySeat.get(seat).stream().mapToInt(Integer::intValue).toArray();
    }
  }

  Mascarade game() {
    return game;
  }

  Setting setting() {
    return game.setting();
  }

  int seats() {
    return held.length;
  }

  int places() {
    return owners.length;
  }

  int masks() {
    return copies.length;
  }

  Mask mask(int number) {
    return cast.get(number);
  }

  Deed[] deeds(int mask) {
    return deeds[mask];
  }

  int copies(int mask) {
    return copies[mask];
  }

  /// Whose place this is: a seat, or the [#CENTRE].
  int owner(int place) {
    return owners[place];
  }

  int[] held(int seat) {
    return held[seat];
  }

  /// The id of a saying.
  int id(MascaradeMove say) {
    var id = ids.get(say);
    if (id == null) throw new IllegalArgumentException(say + " is not a move of this game");
    return id;
  }

  int at(int seat, Hand hand) {
    return game.setting().layout().at(seat, hand);
  }

  int left(int seat) {
    return seat + 1 == held.length ? 0 : seat + 1;
  }

  int right(int seat) {
    return seat == 0 ? held.length - 1 : seat - 1;
  }
}
