package ridotto.trials.simulation;

import java.util.TreeSet;
import ridotto.server.live.Opening;
import ridotto.server.table.Guest;
import ridotto.server.table.Lottery;
import ridotto.server.table.Manners;

/// Somebody opens a table for all to see, and somebody who reads the list sits down there as soon
/// as it is on it.
final class Strangers {
  private static final Manners LISTED = new Manners("classic", "off", "calm", true, true, true, 30);
  private static final int EVERY = 12_000;
  private static final int LOOKS = 12;

  private final Run run;
  private final TreeSet<String> seen = new TreeSet<>();

  Strangers(Run run) {
    this.run = run;
  }

  void begin() {
    open(0);
  }

  private void open(int number) {
    if (!run.troubled()) return;
    var place = run.anyPlace(run.scheduler().dice());
    var house = place.house();
    if (house.isPresent()) {
      var box = run.settings().boxes().get(number % run.settings().boxes().size());
      int chairs = Settings.chairs(box);
      var opening = new Opening(box.name(), chairs, Settings.limits(box), LISTED);
      var name = "s" + run.seed() + "host" + number;
      place
          .node()
          .spawn(
              () -> {
                try {
                  var id = house.get().openTable(new Guest(Lottery.hash(name)), opening);
                  run.seat(new Person(run, name, id, 1, true, 2));
                } catch (RuntimeException _) {
                  // Another time.
                }
              });
      for (int i = 0; i < LOOKS; i++) run.in(i, () -> look(place, number));
    }
    run.in(EVERY, () -> open(number + 1));
  }

  private void look(Place place, int number) {
    var house = place.house();
    if (house.isEmpty()) return;
    place
        .node()
        .spawn(
            () -> {
              try {
                for (var listing : house.get().listed()) {
                  if (!seen.add(listing.id())) continue;
                  var name = "s" + run.seed() + "stranger" + number;
                  var stranger = new Person(run, name, listing.id(), 2, false, 2);
                  run.seat(stranger);
                  stranger.connect();
                }
              } catch (RuntimeException _) {
                // There is always another list.
              }
            });
  }
}
