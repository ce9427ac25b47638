package ridotto.server.table.decide;

import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.Command;
import ridotto.server.table.Entry;

/// Which entries follow from a command.
public final class Decisions {
  private Decisions() {}

  /// Throws [ridotto.kernel.Refused] if it cannot be done.
  public static List<Entry> of(CommandContext context, Command command) {
    // Or one person would have two pairs of eyes.
    if (context.guest().looksOn() && !(command instanceof Command.Asking)) {
      throw new Refused("screen", Refusal.of("looks-on"));
    }
    return switch (command) {
      case Command.Asking asking -> answer(context, asking);
      case Command.Preparing preparing -> Preparations.of(context, preparing);
      case Command.Playing playing -> Plays.of(context, playing);
      case Command.Anytime anytime -> Anytime.of(context, anytime);
    };
  }

  /// Whether the host, who has asked for it, may close the table now.
  public static boolean closes(CommandContext context) {
    return Seating.closes(context);
  }

  /// Somebody leaves every chair, and hands over what else was theirs.
  public static List<Entry> goodbye(CommandContext context) {
    return Seating.goodbye(context);
  }

  private static List<Entry> answer(CommandContext context, Command.Asking asking) {
    return switch (asking) {
      case Command.Ping() -> List.of();
      case Command.Shown() -> List.of();
      case Command.Why(int chair, var move) -> {
        context.own(chair);
        var _ = Plays.legal(context, context.running(), chair, move);
        yield List.of();
      }
    };
  }
}
