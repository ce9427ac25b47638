package ridotto.trials.simulation;

import java.util.Optional;
import ridotto.server.live.House;
import ridotto.server.store.Store;

/// Where a node runs, one life after the other.
final class Place {
  private final Run run;
  private final int number;
  private int lives;
  private Node node;
  private Optional<House> house = Optional.empty();
  private Optional<Store> store = Optional.empty();

  Place(Run run, int number) {
    this.run = run;
    this.number = number;
    node = run.scheduler().world();
  }

  Node node() {
    return node;
  }

  /// Nothing while it is dead, or being closed.
  Optional<House> house() {
    return node.dead() ? Optional.empty() : house;
  }

  void start() {
    // One house alone stands on files that it locks: the system lets go of the lock when everything
    // the dead process had begun has ended. Several share a database, which may still be carrying
    // out what a dead one has sent.
    if (run.settings().nodes() == 1) node.replace();
    node = run.node("node" + number + "." + ++lives);
    var context = node.context();
    var below = run.floor().open(context);
    store = Optional.of(below);
    var here = node;
    var reached =
        new UnreliableStore(
            below, node, run.scheduler(), run.faults(), run::kept, () -> crash(here));
    var opened = run.settings().open(reached, context);
    house = Optional.of(opened);
    opened.begin();
    run.tell(node.name() + " starts");
  }

  void crash() {
    crash(node);
  }

  private void crash(Node dying) {
    if (dying.dead()) return;
    dying.die();
    run.counts().crashes++;
    run.tell(dying.name() + " dies");
    // When whoever runs now has come to a stop.
    run.in(
        0,
        () -> {
          store.ifPresent(run.floor()::died);
          store = Optional.empty();
          run.in(run.scheduler().between(300, 8000), this::start);
        });
  }

  /// Is closed as it should be, and opened again.
  void restart() {
    var closing = house();
    if (closing.isEmpty()) return;
    house = Optional.empty();
    run.tell(node.name() + " is closed");
    var here = node;
    node.spawn(
        () -> {
          closing.get().close();
          run.in(
              0,
              () -> {
                if (here.dead()) return;
                here.die();
                store = Optional.empty();
                run.in(run.scheduler().between(300, 3000), this::start);
              });
        });
  }
}
