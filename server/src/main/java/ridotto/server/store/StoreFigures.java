package ridotto.server.store;

import java.time.Duration;

/// What a store has had to do: how often it made something durable, and how long whoever wrote had
/// to wait for it lately, on average and at worst.
public record StoreFigures(long commits, Duration mean, Duration worst) {}
