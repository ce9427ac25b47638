/// How the values of any game leave the house: as JSON for programs, as sentences for people.
///
/// Neither names a game. A game's records are all there is to say; [ridotto.wire.Json] writes them
/// down, and [ridotto.wire.Words] finds the sentence for each in the game's language files.
package ridotto.wire;
