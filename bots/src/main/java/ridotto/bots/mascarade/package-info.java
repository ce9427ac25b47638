/// Bots for Mascarade, both editions. [ridotto.bots.mascarade.Memory] is what a bot knows,
/// [ridotto.bots.mascarade.Answering] and [ridotto.bots.mascarade.Acting] how it decides.
package ridotto.bots.mascarade;
