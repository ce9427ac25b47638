package ridotto.bots.masques;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masques.Masques;
import ridotto.masques.MasquesEvent.Received;
import ridotto.masques.MasquesMove.Pick;
import ridotto.masques.Palace;
import ridotto.masques.Plot;

/// Every way the hidden cards can lie after what a player heard, found by dealing and picking in
/// every possible way and dropping what would have sounded different. Any deal and any pick is as
/// likely as the next.
final class Possible {
  private final Masques game;
  private final int player;
  private final List<Event> heard; // since the first deal
  private final Map<List<List<Plot>>, Double> ways = new HashMap<>();
  private final List<Step> steps = new ArrayList<>();

  private Possible(Masques game, int player, List<Event> heard) {
    this.game = game;
    this.player = player;
    this.heard = heard;
  }

  /// The chance of every way, from the moment the first cards were dealt.
  static Map<List<List<Plot>>, Double> ways(
      Masques game, int player, Palace start, int own, List<Event> heard) {
    var possible = new Possible(game, player, heard);
    int[] packets = new int[game.seats()];
    packets[player] = own;
    possible.give(start, 0, game.setting().plots() & ~own, packets);
    double sum = possible.ways.values().stream().mapToDouble(weight -> weight).sum();
    possible.ways.replaceAll((_, weight) -> weight / sum);
    return possible.ways;
  }

  /// All hands, then all packets.
  static List<List<Plot>> way(Masques game, Palace palace) {
    var guests = game.view(palace, Eyes.open()).guests();
    var way = new ArrayList<List<Plot>>();
    guests.forEach(guest -> way.add(guest.hand()));
    guests.forEach(guest -> way.add(guest.packet()));
    return way;
  }

  private void give(Palace start, int seat, int left, int[] packets) {
    if (seat == game.seats()) {
      if (!fits(packets)) return;
      var laid = game.open();
      game.copy(start, laid);
      laid.suppose(new int[game.seats()], packets, left, Seats.NONE);
      follow(laid, 0, 0, 1);
    } else if (seat == player) {
      give(start, seat + 1, left, packets);
    } else {
      for (int cards = left; cards != Seats.NONE; cards = (cards - 1) & left) {
        if (Seats.count(cards) != 4) continue;
        packets[seat] = cards;
        give(start, seat + 1, left & ~cards, packets);
      }
    }
  }

  /// Only to be quick: what came in the first three passes was dealt that far to the right.
  private boolean fits(int[] packets) {
    var received = heard.stream().filter(Received.class::isInstance).limit(3).toList();
    for (int i = 0; i < received.size(); i++) {
      int there = packets[Math.floorMod(player - 1 - i, game.seats())];
      for (var plot : ((Received) received.get(i)).plots()) {
        int card = Integer.lowestOneBit(there & Plot.cards(plot.number()));
        if (card == Seats.NONE) return false;
        there ^= card;
      }
    }
    return true;
  }

  private void follow(Palace table, int at, int depth, double weight) {
    if (at == heard.size()) {
      ways.merge(way(game, table), weight, Double::sum);
      return;
    }
    if (steps.size() == depth) steps.add(new Step(game.open(), player));
    var step = steps.get(depth);
    int seat = table.asked();
    var moves = game.moves(table, seat, new Moves());
    for (int i = 0; i < moves.size(); i++) {
      step.sounds.clear();
      game.copy(table, step.table);
      game.play(step.table, seat, moves.get(i));
      int end = at + step.sounds.size();
      if (end > heard.size() || !heard.subList(at, end).equals(step.sounds)) continue;
      follow(step.table, end, depth + 1, weight * alike(table, seat, moves.get(i)));
    }
  }

  /// A table to try a move on, and what the player would hear.
  private static final class Step {
    private final Palace table;
    private final List<Event> sounds = new ArrayList<>();

    Step(Palace table, int player) {
      this.table = table;
      table.admit(
          event -> {
            if (event.audience().includes(player)) sounds.add(event);
          });
    }
  }

  /// Two cards that look alike are picked twice as often as one.
  private double alike(Palace table, int seat, int move) {
    if (!(game.moves().get(move) instanceof Pick(var plot))) return 1;
    return Collections.frequency(way(game, table).get(game.seats() + seat), plot);
  }
}
