package ridotto.trials.simulation;

/// What happens to nodes and their machines while there is trouble, each kind in some runs only.
final class Trouble {
  private final Run run;
  private final Scheduler scheduler;

  Trouble(Run run) {
    this.run = run;
    scheduler = run.scheduler();
  }

  void begin() {
    sometimes(5_000, 40_000, () -> any().crash());
    sometimes(10_000, 50_000, () -> any().restart());
    sometimes(5_000, 40_000, this::pause);
    sometimes(5_000, 30_000, this::away);
    sometimes(4_000, 20_000, this::full);
    sometimes(5_000, 30_000, this::clocks);
  }

  /// In two runs of three, again and again.
  private void sometimes(long least, long most, Runnable fault) {
    if (scheduler.dice().nextInt(3) > 0) again(least, most, fault);
  }

  private void again(long least, long most, Runnable fault) {
    run.in(
        scheduler.between(least, most),
        () -> {
          if (!run.troubled()) return;
          fault.run();
          again(least, most, fault);
        });
  }

  private Place any() {
    return run.anyPlace(scheduler.dice());
  }

  private void pause() {
    var node = any().node();
    long time = scheduler.between(500, 15_000);
    run.tell(node.name() + " stands still for " + time + " ms");
    node.pause(scheduler.now() + time);
  }

  private void away() {
    run.tell("the store is away");
    run.faults().away = true;
    run.in(
        scheduler.between(500, 8_000),
        () -> {
          run.faults().away = false;
          run.tell("the store is back");
        });
  }

  private void full() {
    run.tell("the disk is full");
    run.floor().full(true);
    run.in(
        scheduler.between(500, 8_000),
        () -> {
          run.floor().full(false);
          run.tell("there is room again");
        });
  }

  private void clocks() {
    long skew = scheduler.between(-600_000, 600_000);
    run.skew(skew);
    run.tell("the clock on the wall jumps to " + skew + " ms off");
  }
}
