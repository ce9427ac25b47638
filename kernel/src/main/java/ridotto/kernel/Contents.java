package ridotto.kernel;

/// What lies printed before everybody at a table from the first moment to the last: the cast, the
/// cards of the deck, the board. A plain value, the same for all [Eyes].
public interface Contents {}
