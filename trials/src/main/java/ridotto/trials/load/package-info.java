/// Many guests in one thread, and the house as a process of its own that can be measured and
/// killed.
///
/// Speaks the protocol from outside, as any program would.
@org.jspecify.annotations.NullMarked
package ridotto.trials.load;
