/// The bots of Masques: what was passed and seen, what a token is worth to whom, and a search.
package ridotto.bots.masques;
