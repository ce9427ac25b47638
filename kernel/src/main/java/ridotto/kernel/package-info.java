/// The contract every game fulfils, and what needs nothing but that contract: playouts and records.
///
/// Start at [ridotto.kernel.Game]. A game is a [ridotto.kernel.Box] on the shelf; opened for some
/// players it gives the rules, which lay a [ridotto.kernel.Table] and play
/// [moves][ridotto.kernel.Move] on it. Whoever listens hears [events][ridotto.kernel.Event].
package ridotto.kernel;
