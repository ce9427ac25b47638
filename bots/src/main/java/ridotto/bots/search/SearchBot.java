package ridotto.bots.search;

import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import ridotto.bots.Belief;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Decision;
import ridotto.bots.Preference;
import ridotto.bots.Reason;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Inquiry;
import ridotto.kernel.Move;
import ridotto.kernel.Table;
import ridotto.kernel.View;

/// Plays a game by searching the worlds it holds possible.
public final class SearchBot<T extends Table<?>> implements Bot {
  private final Belief<T> belief;
  private final Supplier<Search<T>> searching;
  private final Handicap handicap;
  private final ToDoubleFunction<Move> taste;
  private final Dice dice;
  private @Nullable Search<T> search; // while it thinks, and until it rests

  /// A bot whose belief draws its own lapses; `seed` is for worlds and choices.
  public SearchBot(Belief<T> belief, Supplier<Search<T>> searching, Handicap handicap, long seed) {
    this(belief, searching, handicap, _ -> 0, seed);
  }

  /// A bot with a taste: the share of the win that the pleasure of a move is worth to it.
  public SearchBot(
      Belief<T> belief,
      Supplier<Search<T>> searching,
      Handicap handicap,
      ToDoubleFunction<Move> taste,
      long seed) {
    this.belief = belief;
    this.searching = searching;
    this.handicap = handicap;
    this.taste = taste;
    dice = new Dice(seed);
  }

  @Override
  public void hear(Event event) {
    belief.hear(event);
  }

  @Override
  public Decision decide(View view, Inquiry inquiry, Budget budget) {
    var meter = budget.start();
    if (inquiry.options().size() == 1) return Decision.of(inquiry, 0, Reason.of("only"));
    if (search == null) search = searching.get();
    var findings =
        search.think(
            (into, random) -> belief.sample(view, into, random),
            inquiry.seat().index(),
            meter,
            handicap.playouts(),
            dice);
    double[] liking = inquiry.options().stream().mapToDouble(taste).toArray();
    var preference = findings.choose(liking, handicap.temperature(), dice);
    return Decision.of(inquiry, preference.choice(), reason(inquiry, findings, preference));
  }

  @Override
  public void rest() {
    search = null;
    belief.rest();
  }

  /// Says what the choice promises and what the next best would have.
  private static Reason reason(Inquiry inquiry, Findings findings, Preference preference) {
    int choice = preference.choice();
    int other = preference.alternative();
    var reason =
        Reason.of(findings.visits(other) > 0 ? "search" : "search-alone")
            .and("move", inquiry.options().get(choice))
            .and("chance", percent(findings.worth(choice)))
            .and("playouts", findings.playouts());
    if (findings.visits(other) == 0) return reason;
    return reason
        .and("other", inquiry.options().get(other))
        .and("otherChance", percent(findings.worth(other)));
  }

  /// In percent, to one place: good moves often differ by less than a whole one.
  private static double percent(double share) {
    return Math.round(1000 * share) / 10.0;
  }
}
