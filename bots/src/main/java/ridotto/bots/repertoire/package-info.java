/// The one list of all games. Only who puts a house together knows it.
package ridotto.bots.repertoire;
