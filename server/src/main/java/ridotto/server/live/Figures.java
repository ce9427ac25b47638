package ridotto.server.live;

import java.time.Duration;

/// What the house has to do, in numbers. `tables` are those in memory, `playing` those with a game
/// on; `moves`, `entries` and `commits` count since the start; `latency` is how long the latest
/// entries took until they were durable, on average and at worst.
public record Figures(
    int tables,
    int playing,
    int listeners,
    long moves,
    long entries,
    long commits,
    Latency latency,
    int thinking) {

  public record Latency(Duration mean, Duration worst) {}
}
