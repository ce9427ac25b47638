/// Information-set Monte-Carlo tree search for any game: one tree for the player who thinks, a new
/// world from that player's belief for every playout (Cowling, Powley, Whitehouse 2012).
///
/// A game gives a [ridotto.bots.search.Guide] and a [ridotto.bots.Belief]; a
/// [ridotto.bots.search.SearchBot] does the rest.
package ridotto.bots.search;
