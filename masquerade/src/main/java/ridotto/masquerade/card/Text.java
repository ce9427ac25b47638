package ridotto.masquerade.card;

/// One sentence of a card's text: something that is so, or something that happens at a moment.
public sealed interface Text permits Standing, When {}
