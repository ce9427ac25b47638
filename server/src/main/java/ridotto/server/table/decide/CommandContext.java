package ridotto.server.table.decide;

import java.time.Instant;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.ChairState;
import ridotto.server.table.Guest;
import ridotto.server.table.Round;
import ridotto.server.table.Stage;
import ridotto.server.table.TableState;

/// What a command is looked at with: who asks, when, and how the table stands. Everything here
/// throws [Refused] or says yes; nothing changes.
public record CommandContext(
    TableState table,
    Company company,
    Guest guest,
    Instant now,
    TableRules house,
    RandomGenerator random) {
  /// Who is there, or was just now.
  public interface Company {
    boolean includes(ChairState chair);
  }

  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} '’-]*");
  private static final Pattern CONTRIBUTION = Pattern.compile("[0-9a-fA-F]{32}");
  private static final int LONGEST_NAME = 24;

  void hostOnly() {
    if (!table.isHost(guest)) throw new Refused("host", Refusal.of("host-only"));
  }

  ChairState chair(int number) {
    if (number < 1 || number > table.chairs().size()) {
      throw new Refused(
          "chair", Refusal.of("no-such-chair").and("n", number).and("most", table.chairs().size()));
    }
    return table.chair(number);
  }

  public ChairState own(int number) {
    var chair = chair(number);
    if (!chair.of(guest)) throw new Refused("chair", Refusal.of("not-your-chair").and("n", number));
    return chair;
  }

  boolean isThere(ChairState chair) {
    return company.includes(chair);
  }

  /// A shut door shuts out everything.
  void welcomed() {
    if (!table.welcomes(guest, now)) throw new Refused("table", Refusal.of("door-shut"));
  }

  void notBanned() {
    if (table.bans(guest, now)) throw new Refused("table", Refusal.of("banned"));
  }

  /// Between two games, or before the first.
  void preparing() {
    if (table.playing()) throw new Refused("phase", Refusal.of("game-is-on"));
  }

  public Round<?> running() {
    if (table.stage() instanceof Stage.Adjourned) {
      throw new Refused("phase", Refusal.of("game-adjourned"));
    }
    return on();
  }

  /// The game that is on, be it adjourned.
  Round<?> on() {
    if (!table.playing()) throw new Refused("phase", Refusal.of("no-game-on"));
    return table.round().orElseThrow();
  }

  /// A name nobody else here has.
  String name(String text, int number) {
    var name = PlainText.line(text);
    boolean good = NAME.matcher(name).matches() && PlainText.isSeen(name);
    if (!good || !PlainText.isShort(name, LONGEST_NAME)) {
      throw new Refused("name", Refusal.of("name-form").and("most", LONGEST_NAME));
    }
    for (int i = 1; i <= table.chairs().size(); i++) {
      var other = table.chair(i).name();
      if (i != number && other.isPresent() && PlainText.looksLike(other.get(), name)) {
        throw new Refused("name", Refusal.of("name-taken").and("name", name));
      }
    }
    for (var wish : table.hands().wishes()) {
      if (!wish.guest().equals(guest.id()) && PlainText.looksLike(wish.name(), name)) {
        throw new Refused("name", Refusal.of("name-taken").and("name", name));
      }
    }
    return name;
  }

  static String contribution(String text) {
    if (CONTRIBUTION.matcher(text).matches()) return text.toLowerCase(Locale.ROOT);
    throw new Refused("contribution", Refusal.of("contribution-form"));
  }
}
