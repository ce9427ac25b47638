package ridotto.server.table.decide;

import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.Command;
import ridotto.server.table.Entry;
import ridotto.server.table.Room;

/// What may be done at a table at any time.
public final class Anytime {
  private static final int LONGEST_WORDS = 280;

  private Anytime() {}

  public static List<Entry> of(CommandContext context, Command.Anytime command) {
    var table = context.table();
    return switch (command) {
      case Command.Leave(int chair) -> {
        context.own(chair);
        yield Seating.leave(context, chair);
      }
      case Command.Unseat(int chair, var ban) -> {
        context.hostOnly();
        yield Seating.unseat(context, chair, ban.orElse(false));
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
        yield List.of(Seating.code(context, chair));
      }
      case Command.ReissueSeat(int chair) -> {
        context.hostOnly();
        var _ = person(context, chair);
        yield Seating.reissue(context, chair);
      }
      case Command.TakeSeat(String code) -> List.of(Seating.takeSeat(context, code));
      case Command.TakeOver(int chair, String name) -> Seating.takeOver(context, chair, name);
      case Command.Consent(int chair, int wish, boolean yes) -> {
        context.own(chair);
        yield List.of(Seating.consent(context, wish, yes));
      }
      case Command.Say(int chair, String text) -> List.of(say(context, chair, text));
      case Command.Mute(int chair, boolean yes) -> {
        context.hostOnly();
        if (chair != 0) person(context, chair);
        yield List.of(new Entry.Muted(chair, yes));
      }
      case Command.Close() -> {
        context.hostOnly();
        yield Seating.close(context);
      }
    };
  }

  private static String person(CommandContext context, int chair) {
    return context
        .chair(chair)
        .guest()
        .orElseThrow(() -> new Refused("chair", Refusal.of("nobody-there").and("n", chair)));
  }

  private static Entry say(CommandContext context, int number, String text) {
    var table = context.table();
    if (!table.manners().chat()) throw new Refused("chat", Refusal.of("chat-off"));
    if (table.mutedByHouse()) throw new Refused("chat", Refusal.of("muted-by-house"));
    var words = PlainText.seen(text);
    if (words.isEmpty() || words.length() > LONGEST_WORDS) {
      throw new Refused("text", Refusal.of("text-length").and("most", LONGEST_WORDS));
    }
    if (number == 0) {
      boolean sits = table.chairs().stream().anyMatch(chair -> chair.of(context.guest()));
      if (sits) throw new Refused("chair", Refusal.of("not-watching"));
      context.welcomed();
      if (table.hushed()) throw new Refused("chat", Refusal.of("you-are-muted"));
      return new Entry.Said(0, context.guest().id(), "", words);
    }
    var chair = context.own(number);
    if (chair.muted()) throw new Refused("chat", Refusal.of("you-are-muted"));
    return new Entry.Said(number, context.guest().id(), chair.name().orElse(""), words);
  }
}
