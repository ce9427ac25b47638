/// A siege of a real house: everything a stranger may send that nobody should accept.
///
/// [ridotto.trials.siege.Siege] opens the house, seats honest people and bots, lets the attackers
/// in, and sees whether every attack was turned away with a reason and every table played to its
/// end.
package ridotto.trials.siege;
