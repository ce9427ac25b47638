package ridotto.bots.mascarade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ridotto.bots.Forecasts;
import ridotto.bots.Lens;
import ridotto.bots.MoveWords;
import ridotto.kernel.Table;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.Mask;
import ridotto.mascarade.Place.Held;

/// Sees who was dealt which character, what is done with a free turn, and what announcements and
/// claims are worth: true or not, challenged or not, paid for or not.
final class MascaradeLens implements Lens {
  private static final List<String> OF_EACH = List.of("", "-challenged", "-paid", "-coins");

  private final Mascarade game;
  private final List<Mask> cast;
  private final MoveWords words;
  private final List<String> habits;
  private final int[] owners; // by place: a seat, or none

  MascaradeLens(Mascarade game) {
    this.game = game;
    cast = game.setting().cast();
    words = new MoveWords(game);
    owners =
        game.setting().layout().places().stream()
            .mapToInt(place -> place instanceof Held held ? held.seat().index() : -1)
            .toArray();
    habits = new ArrayList<>(words.all());
    for (var word : words.all()) habits.add("bound-" + word);
    for (var verdict : Verdict.values()) {
      for (var part : OF_EACH) habits.add(verdict.word() + part);
    }
    habits.addAll(List.of("bluff", "bluff-won", "claim-right"));
  }

  Mascarade game() {
    return game;
  }

  MoveWords words() {
    return words;
  }

  @Override
  public List<Role> roles() {
    return cast.stream()
        .map(mask -> new Role(mask.name(), game.setting().copies().get(mask.number())))
        .toList();
  }

  @Override
  public void dealt(Table<?> table, int[][] into) {
    var room = (Ballroom) table;
    for (int[] row : into) Arrays.fill(row, 0);
    for (int place = 0; place < owners.length; place++) {
      if (owners[place] >= 0) into[room.maskAt(place).number()][room.playerAt(owners[place])]++;
    }
  }

  @Override
  public List<String> habits() {
    return List.copyOf(habits);
  }

  int habit(String word) {
    return habits.indexOf(word);
  }

  @Override
  public Watch watch(Count count) {
    return new MascaradeWatch(this, count);
  }

  @Override
  public Forecasts forecasts(Forecasts.Settled settled) {
    return new MascaradeForecasts(game, settled);
  }
}
