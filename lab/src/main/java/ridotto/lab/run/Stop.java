package ridotto.lab.run;

/// Somebody may say stop while a run is played.
public final class Stop {
  private volatile boolean said;

  public void say() {
    said = true;
  }

  public boolean isSaid() {
    return said;
  }
}
