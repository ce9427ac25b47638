package ridotto.kernel;

/// An answer to a question. A game makes each of its moves once; its id is its place in the game's
/// [Lexicon].
public interface Move {}
