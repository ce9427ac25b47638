/// The bots of Masquerade: a table of one's own on which all that was heard is played again, the
/// hidden cards with everything that may lie under them, and a search.
package ridotto.bots.masquerade;
