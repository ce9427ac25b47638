package ridotto.server.table.decide;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.ChairState;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.Hands.Wish;
import ridotto.server.table.TableState;

/// How chairs go from hand to hand, as far as [ridotto.server.table.Hands] allows it.
final class Seating {
  private static final Duration CODE_LASTS = Duration.ofMinutes(10);
  private static final Duration EVENING = Duration.ofHours(12);
  private static final String LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
  private static final int CODE = 10;

  private Seating() {}

  /// A chair of somebody who is there is theirs as long as a game is on.
  static List<Entry> unseat(CommandContext context, int number, boolean ban) {
    var table = context.table();
    var who = context.chair(number);
    if (who.empty() || (table.playing() && !who.person())) {
      throw new Refused("chair", Refusal.of("nobody-there").and("n", number));
    }
    if (table.playing() && !who.of(context.guest())) requireAway(context, number);
    var entries = leave(context, number);
    if (!ban || !who.person()) return entries;
    if (who.of(context.guest())) throw new Refused("ban", Refusal.of("ban-oneself"));
    var until = context.now().plus(EVENING);
    entries.add(new Entry.Banned(who.guest().orElseThrow(), until));
    return entries;
  }

  private static void requireAway(CommandContext context, int number) {
    if (!context.isThere(context.chair(number))) return;
    throw new Refused("chair", Refusal.of("somebody-is-there").and("n", number));
  }

  /// If the host has no chair left, somebody who has one becomes host.
  static List<Entry> leave(CommandContext context, int number) {
    var entries = new ArrayList<Entry>();
    entries.add(new Entry.Left(number));
    var table = context.table();
    var leaver = context.chair(number).guest().orElse("");
    if (!leaver.equals(table.host())) return entries;
    var others =
        IntStream.rangeClosed(1, table.chairs().size())
            .filter(other -> other != number)
            .mapToObj(table::chair)
            .filter(ChairState::person)
            .toList();
    boolean stays = others.stream().anyMatch(chair -> chair.of(new Guest(leaver)));
    if (!stays && !others.isEmpty()) {
      entries.add(new Entry.HostPassed(others.getFirst().guest().orElseThrow()));
    }
    return entries;
  }

  /// Of every chair. A table whose host has gone and where nobody else sits has none.
  static List<Entry> goodbye(CommandContext context) {
    var table = context.table();
    var entries = new ArrayList<Entry>();
    for (int chair : table.chairsOf(context.guest())) entries.add(new Entry.Left(chair));
    if (!table.isHost(context.guest())) return entries;
    var next =
        table.chairs().stream()
            .filter(chair -> chair.person() && !chair.of(context.guest()))
            .findFirst()
            .flatMap(ChairState::guest);
    entries.add(new Entry.HostPassed(next.orElse("")));
    return entries;
  }

  static Entry code(CommandContext context, int chair) {
    var code = new StringBuilder();
    for (int i = 0; i < CODE; i++) {
      code.append(LETTERS.charAt(context.random().nextInt(LETTERS.length())));
    }
    return new Entry.Coded(chair, code.toString(), context.now().plus(CODE_LASTS));
  }

  static Entry takeSeat(CommandContext context, String text) {
    var code = text.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
    for (var each : context.table().codes()) {
      boolean good = each.code().equals(code) && each.until().isAfter(context.now());
      if (good && each.chair() <= context.table().chairs().size()) {
        return seatTaken(context, each);
      }
    }
    throw new Refused("code", Refusal.of("bad-code"));
  }

  /// One's own code brings whatever eyes looked at the chair to another device; the host's is for
  /// somebody who is still away.
  private static Entry seatTaken(CommandContext context, TableState.Code code) {
    var table = context.table();
    context.notBanned();
    var holder = table.chair(code.chair()).guest().orElse("");
    boolean own = code.by().equals(holder);
    if (!own) requireAway(context, code.chair());
    if (table.playing()) {
      var also = own ? table.hands().seenBy(holder) : Set.<Integer>of();
      table.hands().requireBlind(context.guest(), code.chair(), also);
    }
    return new Entry.SeatTaken(code.chair(), context.guest().id(), code.code());
  }

  static List<Entry> reissue(CommandContext context, int number) {
    requireAway(context, number);
    return granted(context, Wish.What.REISSUE, number, "")
        ? List.of(code(context, number))
        : wished(context, Wish.What.REISSUE, number, "");
  }

  static boolean closes(CommandContext context) {
    return granted(context, Wish.What.CLOSE, 0, "");
  }

  static List<Entry> close(CommandContext context) {
    return closes(context) ? List.of() : wished(context, Wish.What.CLOSE, 0, "");
  }

  static List<Entry> takeOver(CommandContext context, int number, String name) {
    var round = context.on();
    var chair = context.chair(number);
    if (chair.bot().isEmpty()) {
      throw new Refused("chair", Refusal.of("no-bot-there").and("n", number));
    }
    if (chair.conceded()) throw new Refused("chair", Refusal.of("has-conceded"));
    context.welcomed();
    context.table().hands().requireBlind(context.guest(), number, Set.of());
    var called = context.name(name, number);
    boolean comesBack = context.table().hands().seenBy(context.guest().id()).contains(number);
    boolean now = comesBack || round.betweenTurns();
    return now && granted(context, Wish.What.TAKE_OVER, number, called)
        ? List.of(new Entry.TookOver(number, context.guest().id(), called))
        : wished(context, Wish.What.TAKE_OVER, number, called);
  }

  /// Whether nobody need be asked, or everybody has agreed.
  private static boolean granted(CommandContext context, Wish.What what, int chair, String name) {
    var table = context.table();
    if (!table.playing()) return true;
    var guest = context.guest();
    var wish =
        table
            .hands()
            .wish(what, chair, guest)
            .orElseGet(() -> new Wish(0, what, chair, guest.id(), name, Set.of()));
    return table.hands().awaited(table, wish).isEmpty();
  }

  /// Whoever asks again for the same goes on waiting.
  private static List<Entry> wished(
      CommandContext context, Wish.What what, int chair, String name) {
    var hands = context.table().hands();
    var guest = context.guest();
    if (hands.wish(what, chair, guest).filter(wish -> wish.name().equals(name)).isPresent()) {
      return List.of();
    }
    return List.of(new Entry.Wished(hands.nextWish(what, guest), what, chair, guest.id(), name));
  }

  static Entry consent(CommandContext context, int number, boolean yes) {
    var _ = context.on();
    if (context.table().hands().wish(number).isEmpty()) {
      throw new Refused("wish", Refusal.of("no-such-wish"));
    }
    return new Entry.Answered(number, context.guest().id(), yes);
  }
}
