package ridotto.kernel;

/// What a table waits for. Each game seals its own, and makes each question once.
public interface Question {}
