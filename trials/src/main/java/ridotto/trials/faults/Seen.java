package ridotto.trials.faults;

/// What was counted: lines in the log at the end, and what guests were told of their moves.
public record Seen(int lines, int acknowledged, int refused) {}
