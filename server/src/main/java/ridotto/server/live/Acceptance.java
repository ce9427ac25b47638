package ridotto.server.live;

/// What somebody brings to a table they were promised: their name, their part in the shuffles, and
/// how good the bots are that fill the other chairs.
public record Acceptance(String name, String contribution, String level) {}
