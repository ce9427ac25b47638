package ridotto.server.table.decide;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.ChairState;
import ridotto.server.table.Command;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.Room;

/// What may be done at a table at any time.
public final class Anytime {
  static final Duration CODE_LASTS = Duration.ofMinutes(10);
  private static final String LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
  private static final int CODE = 10;
  private static final int LONGEST_WORDS = 280;

  private Anytime() {}

  public static List<Entry> of(CommandContext desk, Command.Living command) {
    var standing = desk.standing();
    return switch (command) {
      case Command.Leave(int chair) -> {
        desk.own(chair);
        yield leave(desk, chair);
      }
      case Command.Unseat(int chair) -> {
        desk.hostOnly();
        var who = desk.chair(chair);
        if (who.empty() || (standing.playing() && !who.person())) {
          throw new Refused("chair", Refusal.of("nobody-there").and("n", chair));
        }
        yield leave(desk, chair);
      }
      case Command.PassHost(int chair) -> {
        desk.hostOnly();
        yield List.of(new Entry.HostPassed(person(desk, chair)));
      }
      case Command.Adjourn() -> {
        desk.hostOnly();
        var _ = desk.running();
        yield List.of(new Entry.Adjourned());
      }
      case Command.Resume() -> {
        boolean sits = standing.chairs.stream().anyMatch(chair -> chair.of(desk.guest()));
        if (!sits) desk.hostOnly();
        if (standing.phase != Room.Phase.ADJOURNED) {
          throw new Refused("phase", Refusal.of("not-adjourned"));
        }
        yield List.of(new Entry.Resumed());
      }
      case Command.Rematch(int chair, boolean yes, String contribution) -> {
        desk.own(chair);
        if (standing.phase != Room.Phase.FINISHED) {
          throw new Refused("phase", Refusal.of("not-finished"));
        }
        var part = yes ? CommandContext.contribution(contribution) : "";
        yield List.of(new Entry.Again(chair, yes, part));
      }
      case Command.MoveSeat(int chair) -> {
        desk.own(chair);
        yield List.of(code(desk, chair));
      }
      case Command.ReissueSeat(int chair) -> {
        desk.hostOnly();
        var _ = person(desk, chair);
        yield List.of(code(desk, chair));
      }
      case Command.TakeSeat(String code) -> List.of(takeSeat(desk, code));
      case Command.TakeOver(int chair, String name) -> List.of(takeOver(desk, chair, name));
      case Command.Say(int chair, String text) -> List.of(say(desk, chair, text));
      case Command.Mute(int chair, boolean yes) -> {
        desk.hostOnly();
        if (chair != 0) person(desk, chair);
        yield List.of(new Entry.Muted(chair, yes));
      }
      case Command.Close() -> {
        desk.hostOnly();
        yield List.of();
      }
    };
  }

  private static String person(CommandContext desk, int chair) {
    return desk.chair(chair)
        .guest
        .orElseThrow(() -> new Refused("chair", Refusal.of("nobody-there").and("n", chair)));
  }

  /// If the host has no chair left, somebody who has one becomes host.
  private static List<Entry> leave(CommandContext desk, int number) {
    var entries = new ArrayList<Entry>();
    entries.add(new Entry.Left(number));
    var standing = desk.standing();
    var leaver = desk.chair(number).guest.orElse("");
    if (!leaver.equals(standing.host)) return entries;
    var others = new ArrayList<ChairState>(standing.chairs);
    others.remove(desk.chair(number));
    others.removeIf(chair -> !chair.person());
    boolean stays = others.stream().anyMatch(chair -> chair.of(new Guest(leaver)));
    if (!stays && !others.isEmpty()) {
      entries.add(new Entry.HostPassed(others.getFirst().guest.orElseThrow()));
    }
    return entries;
  }

  private static Entry code(CommandContext desk, int chair) {
    var code = new StringBuilder();
    for (int i = 0; i < CODE; i++) {
      code.append(LETTERS.charAt(desk.random().nextInt(LETTERS.length())));
    }
    return new Entry.Coded(chair, code.toString(), desk.now().plus(CODE_LASTS));
  }

  private static Entry takeSeat(CommandContext desk, String text) {
    var code = text.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
    for (var each : desk.standing().codes) {
      boolean good = each.code().equals(code) && each.until().isAfter(desk.now());
      if (good && each.chair() <= desk.standing().chairs.size()) {
        return new Entry.SeatTaken(each.chair(), desk.guest().id(), code);
      }
    }
    throw new Refused("code", Refusal.of("bad-code"));
  }

  private static Entry takeOver(CommandContext desk, int number, String name) {
    var _ = desk.on();
    var chair = desk.chair(number);
    if (chair.bot.isEmpty())
      throw new Refused("chair", Refusal.of("no-bot-there").and("n", number));
    if (chair.conceded) throw new Refused("chair", Refusal.of("has-conceded"));
    return new Entry.TookOver(number, desk.guest().id(), desk.name(name, number));
  }

  private static Entry say(CommandContext desk, int number, String text) {
    var standing = desk.standing();
    if (!standing.manners.chat()) throw new Refused("chat", Refusal.of("chat-off"));
    var words = text.strip().replaceAll("\\p{Cntrl}+", " ");
    if (words.isEmpty() || words.length() > LONGEST_WORDS) {
      throw new Refused("text", Refusal.of("text-length").and("most", LONGEST_WORDS));
    }
    if (number == 0) {
      boolean sits = standing.chairs.stream().anyMatch(chair -> chair.of(desk.guest()));
      if (sits) throw new Refused("chair", Refusal.of("not-watching"));
      if (standing.hushed) throw new Refused("chat", Refusal.of("you-are-muted"));
      return new Entry.Said(0, desk.guest().id(), "", words);
    }
    var chair = desk.own(number);
    if (chair.muted) throw new Refused("chat", Refusal.of("you-are-muted"));
    return new Entry.Said(number, desk.guest().id(), chair.name.orElse(""), words);
  }
}
