/// What every game must pass: [conformance][ridotto.testkit.Conformance], [secrecy][
/// ridotto.testkit.TwoWorlds], its [examples][ridotto.testkit.Examples], and [golden
/// playthroughs][ridotto.testkit.Playthrough] that a reviewer can read.
package ridotto.testkit;
