package ridotto.kernel;

/// What a table looks like through some [Eyes] at one moment: a plain value, without memory of what
/// was shown before.
public interface View {}
