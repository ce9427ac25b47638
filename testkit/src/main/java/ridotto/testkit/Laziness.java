package ridotto.testkit;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import ridotto.kernel.Eyes;
import ridotto.kernel.View;

/// Catches a disguise that leaves a secret as it is. What open eyes see and these do not is hidden
/// from them, and must be seen to lie differently in some other world.
final class Laziness {
  /// One look in so many is taken into account: looks are many, and this takes time.
  static final int EVERY = 16;

  /// After so many other worlds a secret that was the same in all of them is no chance.
  private static final int ENOUGH = 20;

  private final Map<String, Integer> hidden = new TreeMap<>();
  private final Set<String> changed = new HashSet<>();

  /// In one world and in another, what these eyes see and what is true.
  void note(Eyes eyes, View seen, View truth, View otherwise) {
    var kind = eyes instanceof Eyes.Spectator ? " from a spectator" : " from a player";
    var different = Leaves.differing(truth, otherwise);
    for (var path : Leaves.differing(truth, seen)) {
      hidden.merge(path + kind, 1, Integer::sum);
      if (different.stream().anyMatch(other -> (other + ".").startsWith(path + "."))) {
        changed.add(path + kind);
      }
    }
  }

  void check(Set<String> noSecrets) {
    hidden.forEach(
        (secret, looks) -> {
          boolean known = noSecrets.contains(secret.substring(0, secret.indexOf(' ')));
          boolean lazy = !known && looks >= ENOUGH && !changed.contains(secret);
          Check.that(!lazy, "no disguise changes what is hidden: %s, %s looks", secret, looks);
        });
  }
}
