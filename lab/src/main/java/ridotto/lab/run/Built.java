package ridotto.lab.run;

/// Which Ridotto plays: its version, and what names this very build, since another may play
/// otherwise.
public record Built(String version, String build) {}
