/// Masques, for two, three or four. Clause numbers (Q1 to Q16) are those of
/// `docs/rules/masques.md`.
///
/// The three movements of a dance are in [ridotto.masques.Draft], [ridotto.masques.Dance] and
/// [ridotto.masques.Award], what changes in [ridotto.masques.Palace], and what an influence card
/// does in the file named after it in [ridotto.masques.influence].
package ridotto.masques;
