/// What powers are made of: one file for each thing a power can do, with its numbers.
package ridotto.mascarade.deed;
