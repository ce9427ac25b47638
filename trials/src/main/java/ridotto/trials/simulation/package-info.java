/// The whole house in one thread, on virtual time, from one seed: people, bots, strangers and
/// whatever can go wrong, then peace, and an audit of all that was said and kept.
package ridotto.trials.simulation;
