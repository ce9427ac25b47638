/// Houses whose disk is full, slow, taken away or damaged, or whose clock jumps, and what they have
/// promised all the same.
package ridotto.trials.faults;
