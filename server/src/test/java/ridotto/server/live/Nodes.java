package ridotto.server.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import ridotto.bots.Budget;
import ridotto.kernel.Dice;
import ridotto.server.HouseContext;
import ridotto.server.store.Store;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Guest;
import ridotto.server.table.Message;

/// Houses that share a store, on one clock that is told and one chance. What they hear from each
/// other waits until somebody lets it happen, in the thread of the test.
final class Nodes implements AutoCloseable {
  final FakeClock clock = new FakeClock();
  final List<House> houses = new ArrayList<>();
  private final BlockingQueue<Runnable> heard = new LinkedBlockingQueue<>();
  private int commands;

  Nodes(List<Store> stores, long seed) {
    var dice = new Dice(seed);
    for (var store : stores) {
      var context = new HouseContext(clock, dice, clock, heard::add, RealHouse.WORLD.threads());
      var rules = HouseRules.USUAL.with(Beat.NONE).with(Budget.playouts(4));
      houses.add(new House(rules, new GameLibrary(Evening.SHELF, Evening.TROUPES), store, context));
    }
  }

  LiveTable table(int node, String id) {
    return houses.get(node % houses.size()).find(id).orElseThrow();
  }

  Message.Done tell(int node, String id, Guest guest, Command command) {
    var answer = table(node, id).handle(guest, "c" + commands++, command);
    if (answer instanceof Message.Done done) return done;
    throw new AssertionError(command + ": " + answer);
  }

  /// Whatever has been heard happens.
  void hear() {
    for (Runnable next; (next = heard.poll()) != null; ) next.run();
    clock.settle();
  }

  /// Until all know the same of this table.
  void agree(String id) {
    until(() -> houses.stream().map(house -> seq(house, id)).distinct().count() == 1);
  }

  void until(BooleanSupplier done) {
    long patience = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    for (hear(); !done.getAsBoolean(); hear()) {
      if (System.nanoTime() > patience) throw new AssertionError("it never happened");
      RealHouse.WORLD.clock().sleep(Duration.ofMillis(1));
    }
    hear();
  }

  long seq(int node, String id) {
    return seq(houses.get(node), id);
  }

  private static long seq(House house, String id) {
    return house.find(id).orElseThrow().state().seq();
  }

  @Override
  public void close() {
    houses.forEach(House::close);
  }
}
