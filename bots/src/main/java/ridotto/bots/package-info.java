/// Bots that know what their player was told, and nothing else.
///
/// A [ridotto.bots.Bot] hears its player's events, sees its player's view and answers its player's
/// questions; [ridotto.bots.Host] is the only one here who holds a true table. Each family of games
/// has a [ridotto.bots.Troupe], whose bots remember in a [ridotto.bots.Belief] and can lay from it
/// worlds in which everything they saw holds.
package ridotto.bots;
