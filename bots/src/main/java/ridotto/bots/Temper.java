package ridotto.bots;

import java.util.Locale;

/// A bot's character. It changes taste, not knowledge.
public enum Temper {
  CALM(0, 0),
  /// Likes to say what is not so.
  SLY(0.5, 0),
  /// Says only what it believes.
  HONEST(-50, 0),
  /// Would rather act than let it pass.
  BOLD(0.2, 0.4),
  /// Lets it pass when in doubt.
  TIMID(-0.3, -0.4);

  private final double bluff;
  private final double boldness;

  Temper(double bluff, double boldness) {
    this.bluff = bluff;
    this.boldness = boldness;
  }

  /// What the pleasure of a bluff is worth to it, in coins or points.
  public double bluff() {
    return bluff;
  }

  /// What the pleasure of opposing somebody is worth to it.
  public double boldness() {
    return boldness;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
