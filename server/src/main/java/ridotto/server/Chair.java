package ridotto.server;

import java.util.List;
import java.util.Optional;

/// Who sits in a chair, and what they have said there.
final class Chair {
  Optional<String> guest = Optional.empty();
  Optional<String> name = Optional.empty();
  Optional<String> bot = Optional.empty();
  String contribution = "";
  boolean again;
  boolean abandons;
  boolean conceded;
  boolean muted;

  /// The standing order that is on: what not to let pass.
  Optional<List<String>> order = Optional.empty();

  /// Private showings up to this number have been seen.
  long seen;

  /// Whoever sits here now knows nothing of what the chair was told before this number.
  long since;

  boolean empty() {
    return guest.isEmpty() && bot.isEmpty();
  }

  boolean person() {
    return guest.isPresent();
  }

  boolean of(Guest somebody) {
    return guest.isPresent() && guest.get().equals(somebody.id());
  }

  boolean contributed() {
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
