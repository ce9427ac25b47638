package ridotto.server.table.decide;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
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

  public static List<Entry> of(CommandContext context, Command.Anytime command) {
    var table = context.table();
    return switch (command) {
      case Command.Leave(int chair) -> {
        context.own(chair);
        yield leave(context, chair);
      }
      case Command.Unseat(int chair) -> {
        context.hostOnly();
        var who = context.chair(chair);
        if (who.empty() || (table.playing() && !who.person())) {
          throw new Refused("chair", Refusal.of("nobody-there").and("n", chair));
        }
        yield leave(context, chair);
      }
      case Command.PassHost(int chair) -> {
        context.hostOnly();
        yield List.of(new Entry.HostPassed(person(context, chair)));
      }
      case Command.Adjourn() -> {
        context.hostOnly();
        var _ = context.running();
        yield List.of(new Entry.Adjourned());
      }
      case Command.Resume() -> {
        boolean sits = table.chairs().stream().anyMatch(chair -> chair.of(context.guest()));
        if (!sits) context.hostOnly();
        if (table.phase() != Room.Phase.ADJOURNED) {
          throw new Refused("phase", Refusal.of("not-adjourned"));
        }
        yield List.of(new Entry.Resumed());
      }
      case Command.Rematch(int chair, boolean yes, String contribution) -> {
        context.own(chair);
        if (table.phase() != Room.Phase.FINISHED) {
          throw new Refused("phase", Refusal.of("not-finished"));
        }
        var part = yes ? CommandContext.contribution(contribution) : "";
        yield List.of(new Entry.Again(chair, yes, part));
      }
      case Command.MoveSeat(int chair) -> {
        context.own(chair);
        yield List.of(code(context, chair));
      }
      case Command.ReissueSeat(int chair) -> {
        context.hostOnly();
        var _ = person(context, chair);
        yield List.of(code(context, chair));
      }
      case Command.TakeSeat(String code) -> List.of(takeSeat(context, code));
      case Command.TakeOver(int chair, String name) -> List.of(takeOver(context, chair, name));
      case Command.Say(int chair, String text) -> List.of(say(context, chair, text));
      case Command.Mute(int chair, boolean yes) -> {
        context.hostOnly();
        if (chair != 0) person(context, chair);
        yield List.of(new Entry.Muted(chair, yes));
      }
      case Command.Close() -> {
        context.hostOnly();
        yield List.of();
      }
    };
  }

  private static String person(CommandContext context, int chair) {
    return context
        .chair(chair)
        .guest()
        .orElseThrow(() -> new Refused("chair", Refusal.of("nobody-there").and("n", chair)));
  }

  /// If the host has no chair left, somebody who has one becomes host.
  private static List<Entry> leave(CommandContext context, int number) {
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

  private static Entry code(CommandContext context, int chair) {
    var code = new StringBuilder();
    for (int i = 0; i < CODE; i++) {
      code.append(LETTERS.charAt(context.random().nextInt(LETTERS.length())));
    }
    return new Entry.Coded(chair, code.toString(), context.now().plus(CODE_LASTS));
  }

  private static Entry takeSeat(CommandContext context, String text) {
    var code = text.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
    for (var each : context.table().codes()) {
      boolean good = each.code().equals(code) && each.until().isAfter(context.now());
      if (good && each.chair() <= context.table().chairs().size()) {
        return new Entry.SeatTaken(each.chair(), context.guest().id(), code);
      }
    }
    throw new Refused("code", Refusal.of("bad-code"));
  }

  private static Entry takeOver(CommandContext context, int number, String name) {
    var _ = context.on();
    var chair = context.chair(number);
    if (chair.bot().isEmpty())
      throw new Refused("chair", Refusal.of("no-bot-there").and("n", number));
    if (chair.conceded()) throw new Refused("chair", Refusal.of("has-conceded"));
    return new Entry.TookOver(number, context.guest().id(), context.name(name, number));
  }

  private static Entry say(CommandContext context, int number, String text) {
    var table = context.table();
    if (!table.manners().chat()) throw new Refused("chat", Refusal.of("chat-off"));
    var words = text.strip().replaceAll("\\p{Cntrl}+", " ");
    if (words.isEmpty() || words.length() > LONGEST_WORDS) {
      throw new Refused("text", Refusal.of("text-length").and("most", LONGEST_WORDS));
    }
    if (number == 0) {
      boolean sits = table.chairs().stream().anyMatch(chair -> chair.of(context.guest()));
      if (sits) throw new Refused("chair", Refusal.of("not-watching"));
      if (table.hushed()) throw new Refused("chat", Refusal.of("you-are-muted"));
      return new Entry.Said(0, context.guest().id(), "", words);
    }
    var chair = context.own(number);
    if (chair.muted()) throw new Refused("chat", Refusal.of("you-are-muted"));
    return new Entry.Said(number, context.guest().id(), chair.name().orElse(""), words);
  }
}
