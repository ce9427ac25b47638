package ridotto.masquerade.card;

/// At this moment, this happens.
public record When(Trigger moment, Effect effect) implements Text {}
