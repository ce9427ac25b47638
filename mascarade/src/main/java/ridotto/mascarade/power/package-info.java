/// The powers, one file a character: which deeds they are, with how many coins. A number is a
/// component where the editions, or a character of one's own (M7), may change it.
package ridotto.mascarade.power;
