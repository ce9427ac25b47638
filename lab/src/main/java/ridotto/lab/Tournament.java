package ridotto.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Host;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Table;

/// Bots against bots. Game number `n` of a seed is always the same game, whichever thread plays it,
/// as long as the budget counts playouts and not time.
public record Tournament(
    Box box,
    int players,
    Map<String, String> settings,
    List<String> bots,
    Field field,
    long games,
    long seed,
    int threads,
    Budget budget) {

  private static final int BATCH = 8;

  /// Who sits at a table.
  public enum Field {
    /// The first bot, in every seat equally often, and only others beside it.
    ONE,
    /// Any of the bots in any seat.
    MIXED
  }

  /// How one bot fared. `winShare` is of a seat it had, a shared win counted in parts; `ratio` is
  /// that against a fair share, and lies between `low` and `high` with 95 % confidence.
  public record Row(
      String bot, long games, double winShare, double ratio, double low, double high) {}

  public Tournament {
    bots = List.copyOf(bots);
    settings = Map.copyOf(settings);
  }

  /// Plays them all; `progress` hears of every batch that is done. Throws [ridotto.kernel.Refused]
  /// for a bot nobody knows.
  public List<Row> run(Troupes troupes, LongConsumer progress) {
    return run(box.open(players, settings), troupes, progress);
  }

  private <T extends Table<?>> List<Row> run(Game<T> game, Troupes troupes, LongConsumer progress) {
    var kinds = bots.stream().map(name -> troupes.kind(box, game, name)).toList();
    var next = new AtomicLong();
    var total = new TournamentScore(bots.size(), players);
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var parts = new ArrayList<Future<TournamentScore>>();
      for (int i = 0; i < threads; i++) {
        parts.add(pool.submit(() -> play(game, kinds, next, progress)));
      }
      for (var part : parts) total.add(part.get());
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game broke", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
    return total.rows(bots);
  }

  private <T extends Table<?>> TournamentScore play(
      Game<T> game, List<Troupes.Kind> kinds, AtomicLong next, LongConsumer progress) {
    var score = new TournamentScore(bots.size(), players);
    var dice = new Dice(seed);
    for (long batch; (batch = next.getAndAdd(BATCH)) < games; ) {
      long end = Math.min(games, batch + BATCH);
      for (long number = batch; number < end; number++) {
        dice.begin(seed, number);
        int[] seated = seated(number, dice);
        var players = new ArrayList<Bot>();
        for (int player = 0; player < seated.length; player++) {
          players.add(kinds.get(seated[player]).bot(player, dice.nextLong()));
        }
        var house = new Dice(dice.nextLong());
        score.count(seated, new Host<>(game, players, house, budget).play());
      }
      progress.accept(end - batch);
    }
    return score;
  }

  /// Which bot plays for each player of this game.
  private int[] seated(long number, Dice dice) {
    int[] seated = new int[players];
    int others = bots.size() - 1;
    for (int player = 0; player < players; player++) {
      boolean first = field == Field.ONE && (number % players == player || others == 0);
      if (first) seated[player] = 0;
      else
        seated[player] = field == Field.ONE ? 1 + dice.nextInt(others) : dice.nextInt(others + 1);
    }
    return seated;
  }
}
