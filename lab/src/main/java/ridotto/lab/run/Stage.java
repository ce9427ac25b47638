package ridotto.lab.run;

import java.util.ArrayList;
import java.util.List;
import ridotto.bots.Bot;
import ridotto.bots.Decision;
import ridotto.bots.Host;
import ridotto.bots.Lens;
import ridotto.bots.Troupes;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;

/// Where one thread plays the games of a plan, one after the other.
final class Stage<T extends Table<?>> {
  private final Plan plan;
  private final Game<T> game;
  private final List<Troupes.Kind> bots; // by place in the plan
  private final int[] kindOf;
  private final Lens lens;
  private final Tape tape;
  private final boolean watched;
  private final Dice dice;
  private final Playout<T> playout;
  private final Lens.Watch watch;
  private final int[] kinds; // of this game, by player
  private final int[][] dealt; // of this game, by role and player
  private Tally tally;

  /// With everything that is done counted and written down, or only what comes of it.
  Stage(Plan plan, Game<T> game, Troupes troupes, boolean watched) {
    this.plan = plan;
    this.game = game;
    this.watched = watched;
    bots = plan.bots().stream().map(name -> troupes.kind(plan.box(), game, name)).toList();
    kindOf = plan.kindOf();
    lens = troupes.lens(plan.box(), game);
    tape = new Tape();
    dice = new Dice(plan.seed());
    tally = new Tally(Shape.of(plan, game, lens));
    kinds = new int[plan.players()];
    dealt = new int[lens.roles().size()][plan.players()];
    watch = lens.watch(this::habit);
    var table = game.open();
    if (watched) table.admit(watch);
    playout = new Playout<>(game, table, game.random(), dice);
  }

  private void habit(int player, int habit, long times) {
    tally.counts()[tally.shape().habitOf(kinds[player], habit)] += times;
  }

  /// Where games are counted from now on; the tape begins anew.
  void countInto(Tally other) {
    tally = other;
    tape.clear();
  }

  Tape tape() {
    return tape;
  }

  void play(long number) {
    dice.begin(plan.seed(), number);
    if (plan.isPlayout()) playOut(number);
    else host(number);
  }

  private void playOut(long number) {
    var table = playout.table();
    long before = playout.decisions();
    game.reset(table);
    while (!table.over() && table.asked() == Table.HOUSE) step(table);
    lens.dealt(table, dealt);
    if (watched) {
      while (!table.over()) step(table);
    } else {
      playout.finish();
    }
    tally.count(number, table, playout.decisions() - before, kinds, dealt);
  }

  private void step(T table) {
    int seat = table.asked();
    long decided = playout.decisions();
    int move = playout.choose(seat);
    if (watched) {
      tape.write(move);
      if (playout.decisions() > decided) watch.decides(table, seat, move, Lens.Watch.UNSTATED);
    }
    game.play(table, seat, move);
  }

  private void host(long number) {
    int[] seated = plan.seating().seated(plan.players(), plan.bots().size(), number, dice);
    var players = new ArrayList<Bot>();
    for (int player = 0; player < seated.length; player++) {
      kinds[player] = kindOf[seated[player]];
      players.add(bots.get(seated[player]).bot(player, dice.nextLong()));
    }
    var host = new Host<>(game, players, new Dice(dice.nextLong()), plan.budget());
    if (watched) host.watchedBy(watch);
    host.play(new Listening(host));
    tally.count(number, host.table(), host.decisions(), kinds, dealt);
  }

  /// Hears every move before it is played.
  private final class Listening implements Host.Listener {
    private final Host<T> host;
    private boolean begun;
    private long decided;

    Listening(Host<T> host) {
      this.host = host;
    }

    @Override
    public void drawn(int move) {
      if (watched) tape.write(move);
    }

    @Override
    public void decided(int seat, int move, Decision decision) {
      if (!begun) lens.dealt(host.table(), dealt);
      begun = true;
      if (!watched) return;
      int chance = decision.reason().chance().orElse(Lens.Watch.UNSTATED);
      tape.write(move);
      tape.write(chance + 1);
      if (host.decisions() > decided) watch.decides(host.table(), seat, move, chance);
      decided = host.decisions();
    }
  }
}
