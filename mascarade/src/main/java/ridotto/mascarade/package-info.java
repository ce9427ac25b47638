/// Mascarade, both editions. Clause numbers (M1 to M28) are those of `docs/rules/mascarade.md`.
///
/// The turn is in [ridotto.mascarade.Mascarade], what changes in [ridotto.mascarade.Ballroom], and
/// what a character does in the file named after it in [ridotto.mascarade.power].
package ridotto.mascarade;
