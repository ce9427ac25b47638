/// Runs: a plan, played in blocks, counted in whole numbers.
///
/// A block is the unit of threads, of going on after an interruption, of shards and of merging.
/// Game `i` depends on the seed and on `i` alone, and tallies add up exactly, so that a run gives
/// the same figures however it was spread.
package ridotto.lab.run;
