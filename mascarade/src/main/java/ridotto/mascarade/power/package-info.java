/// The powers, one file a character. The number of coins is a component where the editions, or a
/// character of one's own (M7), may change it.
package ridotto.mascarade.power;
