package ridotto.testkit;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;

/// Whether a copy of a table has everything: each of its fields is given another value, and so the
/// copy must have it too.
public final class Copies<T extends Table<?>> {
  private static final int GAMES = 20;

  private final Game<T> game;
  private final Map<String, Set<Object>> values = new HashMap<>();

  private Copies(Game<T> game) {
    this.game = game;
  }

  public static <T extends Table<?>> void forgetNothing(Game<T> game) {
    var copies = new Copies<>(game);
    copies.learnValues();
    copies.checkAllAtOnce();
    copies.checkOneByOne();
  }

  /// What each field that is no number has held in some games.
  private void learnValues() {
    var table = game.open();
    var dice = new Dice(0);
    var playout = new Playout<>(game, table, game.random(), dice);
    for (int seed = 0; seed < GAMES; seed++) {
      dice.begin(seed, 4);
      game.reset(table);
      while (!table.over()) {
        learn(table);
        game.play(table, table.asked(), playout.choose(table.asked()));
      }
      learn(table);
    }
  }

  private void learn(T table) {
    for (var slot : slots(table)) {
      var value = slot.get();
      if (value != null) values.computeIfAbsent(slot.path(), _ -> new LinkedHashSet<>()).add(value);
    }
  }

  private void checkAllAtOnce() {
    var from = filled();
    var to = game.open();
    game.copy(from, to);
    var copied = slots(to).iterator();
    for (var slot : slots(from))
      Check.same(slot.get(), copied.next().get(), "copy of %s", slot.path());
  }

  /// No value may come from another field.
  private void checkOneByOne() {
    var from = filled();
    var to = game.open();
    var copied = slots(to).iterator();
    for (var slot : slots(from)) {
      var usual = slot.get();
      var other = other(slot, usual);
      slot.set(other);
      game.copy(from, to);
      Check.same(other, copied.next().get(), "copy of %s", slot.path());
      slot.set(usual);
    }
  }

  /// A table on which nothing is as at the beginning, and all that can be counted is full.
  private T filled() {
    var table = game.open();
    for (var slot : slots(table)) {
      slot.set(slot.isPlain() ? slot.full() : other(slot, slot.get()));
    }
    return table;
  }

  private @Nullable Object other(Slot slot, @Nullable Object than) {
    if (slot.isPlain()) return slot.otherThan(Objects.requireNonNull(than));
    for (var value : values.getOrDefault(slot.path(), Set.of())) {
      if (!value.equals(than)) return value;
    }
    Check.that(than != null, "%s never holds anything", slot.path());
    return null;
  }

  private Iterable<Slot> slots(T table) {
    return Slot.of(table, game.open());
  }
}
