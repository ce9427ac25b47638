package ridotto.server.table;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// How long people have: for a turn, for an answer to somebody else, and in reserve for a game.
public record Pace(Duration turn, Duration answer, Duration reserve) {
  private static final Pattern CUSTOM = Pattern.compile("(\\d{1,5})/(\\d{1,5})/(\\d{1,5})");

  /// Nobody can read a question in less, and an answer must outlast every beat.
  private static final int LEAST = 5;

  /// What is moved from the reserve at a time.
  public static final Duration MORE = Duration.ofSeconds(30);

  public static Optional<Pace> of(String text) {
    return switch (text) {
      case "off" -> Optional.empty();
      case "lively" -> Optional.of(seconds(45, 12, 60));
      case "brisk" -> Optional.of(seconds(20, 6, 30));
      default -> Optional.of(custom(text));
    };
  }

  private static Pace custom(String text) {
    var numbers = CUSTOM.matcher(text);
    if (numbers.matches()) {
      int turn = Integer.parseInt(numbers.group(1));
      int answer = Integer.parseInt(numbers.group(2));
      if (turn >= LEAST && answer >= LEAST) {
        return seconds(turn, answer, Integer.parseInt(numbers.group(3)));
      }
    }
    throw new Refused("pace", Refusal.of("pace-form").and("value", text).and("least", LEAST));
  }

  private static Pace seconds(int turn, int answer, int reserve) {
    return new Pace(
        Duration.ofSeconds(turn), Duration.ofSeconds(answer), Duration.ofSeconds(reserve));
  }
}
