package ridotto.server.table;

import java.util.List;
import java.util.Optional;

/// Who sits in a chair, and what they have said there.
public final class ChairState {
  public Optional<String> guest = Optional.empty();
  public Optional<String> name = Optional.empty();
  public Optional<String> bot = Optional.empty();
  public String contribution = "";
  public boolean again;
  public boolean abandons;
  public boolean conceded;
  public boolean muted;

  /// The standing order that is on: what not to let pass.
  public Optional<List<String>> order = Optional.empty();

  /// Private showings up to this number have been seen.
  public long seen;

  /// Whoever sits here now knows nothing of what the chair was told before this number.
  public long since;

  public boolean empty() {
    return guest.isEmpty() && bot.isEmpty();
  }

  public boolean person() {
    return guest.isPresent();
  }

  public boolean of(Guest somebody) {
    return guest.isPresent() && guest.get().equals(somebody.id());
  }

  public boolean contributed() {
    return !contribution.isEmpty();
  }

  void sit(String somebody, String called) {
    guest = Optional.of(somebody);
    name = Optional.of(called);
    bot = Optional.empty();
    muted = false;
  }

  void seatBot(String called, String level) {
    clear();
    name = Optional.of(called);
    bot = Optional.of(level);
  }

  void clear() {
    guest = Optional.empty();
    name = Optional.empty();
    bot = Optional.empty();
    contribution = "";
    muted = false;
    forget();
  }

  /// A new game begins, or the last one is over.
  void forget() {
    again = false;
    abandons = false;
    conceded = false;
    order = Optional.empty();
    seen = 0;
    since = 0;
  }
}
