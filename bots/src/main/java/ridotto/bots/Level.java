package ridotto.bots;

import java.util.Locale;

/// How well a bot plays. All levels think alike; the lower ones remember less, as people do, and
/// care less about small differences.
public enum Level {
  /// Forgets, takes the others' word for nothing, and never asks what they may think.
  NOVICE(0.5, 0.075, 0.5, 256, false),
  CASUAL(0.5, 0.02, 0.2, Integer.MAX_VALUE, true),
  REGULAR(0.25, 0, 0.15, Integer.MAX_VALUE, true),
  EXPERT(0, 0, 0.03, Integer.MAX_VALUE, true);

  private final double lapse;
  private final double slip;
  private final double temperature;
  private final int capacity;
  private final boolean minds;

  Level(double lapse, double slip, double temperature, int capacity, boolean minds) {
    this.lapse = lapse;
    this.slip = slip;
    this.temperature = temperature;
    this.capacity = capacity;
    this.minds = minds;
  }

  /// How often it misses something hidden that does not concern its own cards.
  public double lapse() {
    return lapse;
  }

  /// How often it mixes up what it did itself in secret.
  public double slip() {
    return slip;
  }

  /// By how much a choice may be worse than another and still be taken about as often: in coins or
  /// points, so that two equal choices are always a toss.
  public double temperature() {
    return temperature;
  }

  /// How many possible worlds it keeps apart, at most.
  public int capacity() {
    return capacity;
  }

  /// Whether it asks what the others may think and why they act.
  public boolean minds() {
    return minds;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
