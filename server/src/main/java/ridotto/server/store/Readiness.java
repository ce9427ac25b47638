package ridotto.server.store;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Refused;

/// Whether anything can be kept, and if not, why. The log has it once when that changes, however
/// many are refused meanwhile.
public final class Readiness {
  private static final Logger LOG = LoggerFactory.getLogger(Readiness.class);

  private volatile @Nullable Refused trouble;

  public Optional<Refused> trouble() {
    return Optional.ofNullable(trouble);
  }

  public void troubled(Refused why) {
    var before = trouble;
    trouble = why;
    if (before != null && before.reasons().equals(why.reasons())) return;
    LOG.error(
        "Nothing can be kept ({}). What has to be is refused; it goes on by itself when it can",
        why.getMessage());
  }

  public void well() {
    if (trouble == null) return;
    trouble = null;
    LOG.info("Everything can be kept again");
  }
}
