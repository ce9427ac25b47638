package ridotto.testkit;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Moves;
import ridotto.kernel.Playout;
import ridotto.kernel.Question;
import ridotto.kernel.Refusal;
import ridotto.kernel.Table;

/// Every move that is not among the options is refused, whatever was asked: the reasons of each
/// game, question by question.
///
/// All moves there are, legal or not, are tried at one step in `EVERY`, and nothing changes.
public final class Refusing {
  private static final int EVERY = 5;

  private final Function<Question, String> kind;
  private final TreeMap<String, TreeSet<String>> reasons = new TreeMap<>();
  private final TreeSet<String> named = new TreeSet<>();

  private Refusing(Function<Question, String> kind) {
    this.kind = kind;
  }

  /// The codes by kind of question, as so many games of each show them: `YourTurn: gap-filled`; and
  /// what each code comes with, to be named where it is said: `gap-filled(clause, gap)`.
  public static List<String> reasons(
      int games, List<? extends Game<?>> tables, Function<Question, String> kind) {
    var refusing = new Refusing(kind);
    for (var game : tables) refusing.play(game, games);
    var asked =
        refusing.reasons.entrySet().stream()
            .map(reason -> reason.getKey() + ": " + String.join(" ", reason.getValue()));
    return Stream.concat(asked, refusing.named.stream()).toList();
  }

  private <T extends Table<?>> void play(Game<T> game, int games) {
    var table = game.open();
    var dice = new Dice(0);
    var playout = new Playout<>(game, table, game.random(), dice);
    for (int seed = 0; seed < games; seed++) {
      dice.begin(seed, 6);
      game.reset(table);
      for (int step = 0; !table.over(); step++) {
        int seat = table.asked();
        if ((step + seed) % EVERY == 0) tryAll(game, table, seat);
        game.play(table, seat, playout.choose(seat));
      }
    }
  }

  private <T extends Table<?>> void tryAll(Game<T> game, T table, int seat) {
    var before = game.notation().facts(table);
    var listed = game.moves(table, seat, new Moves());
    for (int move = 0; move < game.moves().size(); move++) {
      if (listed.contains(move)) continue;
      var refusal = game.refusal(table, seat, move);
      Check.same(Optional.of(game.why(table, seat, move)), refusal, "%s", game.moves().get(move));
      note(table.question(), refusal.orElseThrow());
    }
    Check.same(before, game.notation().facts(table), "a table that was only asked");
  }

  private void note(Question question, Refusal refusal) {
    var with = refusal.with().keySet();
    reasons.computeIfAbsent(kind.apply(question), _ -> new TreeSet<>()).add(refusal.code());
    if (!with.isEmpty()) named.add(refusal.code() + "(" + String.join(", ", with) + ")");
  }
}
