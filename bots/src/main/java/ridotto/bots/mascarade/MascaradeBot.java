package ridotto.bots.mascarade;

import java.util.List;
import org.jspecify.annotations.Nullable;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Decision;
import ridotto.bots.Preference;
import ridotto.bots.Profile;
import ridotto.bots.Reason;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Inquiry;
import ridotto.kernel.Move;
import ridotto.kernel.View;
import ridotto.mascarade.Choice;
import ridotto.mascarade.MascaradeMove.*;
import ridotto.mascarade.MascaradeQuestion;
import ridotto.mascarade.MascaradeQuestion.*;
import ridotto.mascarade.MascaradeView;
import ridotto.mascarade.Mask;

/// Plays Mascarade by expected values: of every option it works out what it brings, and takes the
/// best one as often as its level allows.
final class MascaradeBot implements Bot {
  /// With two players whoever always does the same is read, so the choice stays mixed.
  private static final double MIXED = 0.15;

  /// How much of the next announcement is lost if one may not make it at once.
  private static final double SHOWN = 0.7;

  private final Book book;
  private final Profile profile;
  private final Memory memory;
  private final Dice dice;
  private final double temperature;
  private final @Nullable Repetition repetition;
  private @Nullable Thought thought; // while it thinks, and until it rests

  MascaradeBot(Book book, int player, Profile profile, long seed) {
    this(book, player, profile, seed, true);
  }

  MascaradeBot(Book book, int player, Profile profile, long seed, boolean breaksCycles) {
    this.book = book;
    this.profile = profile;
    dice = new Dice(seed);
    memory = new Memory(book, player, profile.level(), dice);
    repetition = breaksCycles ? new Repetition(memory) : null;
    double level = profile.level().temperature();
    temperature = book.seats() == 2 ? Math.max(MIXED, level) : level;
  }

  Memory memory() {
    return memory;
  }

  @Override
  public void hear(Event event) {
    memory.hear(event);
  }

  @Override
  public Decision decide(View view, Inquiry inquiry, Budget budget) {
    memory.look((MascaradeView) view);
    var options = inquiry.options();
    if (options.size() == 1) return Decision.of(inquiry, 0, Reason.of("only"));
    return switch ((MascaradeQuestion) inquiry.question()) {
      case YouToo(var mask) -> answer(inquiry, mask);
      case UsePower(var mask, var choice) -> choose(inquiry, mask, choice);
      case Opening(), YourTurn(), MustSwap(), MayNotAnnounce() -> act(inquiry);
      case WhichCard(), WhoBegins() -> Decision.of(inquiry, 0, Reason.of("only"));
    };
  }

  @Override
  public void rest() {
    thought = null;
    memory.rest();
  }

  /// What it thinks with.
  private record Thought(Acting acting, Answering answering, Powers powers, Reasons reasons) {
    static Thought of(Memory memory) {
      var acting = new Acting(memory);
      var answering = new Answering(memory);
      var powers = new Powers(memory);
      return new Thought(acting, answering, powers, new Reasons(memory, acting, answering, powers));
    }
  }

  private Thought thought() {
    if (thought == null) thought = Thought.of(memory);
    return thought;
  }

  private Decision act(Inquiry inquiry) {
    thought().acting().prepare();
    double[] values = thought().acting().values(inquiry.options());
    for (int i = 0; i < values.length; i++) {
      if (inquiry.options().get(i) instanceof Announce announce
          && thought().acting().outlook(announce).holds() < 0.5) {
        values[i] += profile.temper().bluff();
      }
    }
    if (repetition != null) repetition.weigh(inquiry.options(), values);
    var preference = Preference.of(values, temperature, dice);
    if (repetition != null) repetition.note(inquiry.options().get(preference.choice()));
    return decision(
        inquiry, preference, thought().reasons().act(inquiry.options(), values, preference));
  }

  private Decision answer(Inquiry inquiry, Mask mask) {
    List<Move> options = inquiry.options();
    double[] values = new double[options.size()];
    double taste = profile.temper().boldness() - shown();
    for (int i = 0; i < values.length; i++) {
      values[i] =
          options.get(i) instanceof Claim(var own)
              ? thought().answering().claim(book.at(memory.seat(), own)) + taste
              : thought().answering().pass();
    }
    var preference = Preference.of(values, temperature, dice);
    return decision(
        inquiry, preference, thought().reasons().answer(mask, options, values, preference));
  }

  /// What it costs to be shown just before one's turn: the announcement one had in mind (M16).
  private double shown() {
    if (memory.seat() != book.left(memory.ledger().active())) return 0;
    thought().acting().prepare();
    return SHOWN * thought().acting().rest();
  }

  private Decision choose(Inquiry inquiry, Mask mask, Choice choice) {
    double[] values = thought().powers().values(mask, choice, inquiry.options());
    var preference = Preference.of(values, Powers.mixes(choice) ? 1 : temperature / 4, dice);
    return decision(
        inquiry,
        preference,
        thought().reasons().choose(mask, choice, inquiry.options(), values, preference));
  }

  private static Decision decision(Inquiry inquiry, Preference preference, Reason reason) {
    return Decision.of(inquiry, preference.choice(), reason);
  }
}
