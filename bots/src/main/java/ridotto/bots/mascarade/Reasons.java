package ridotto.bots.mascarade;

import java.util.List;
import ridotto.bots.Preference;
import ridotto.bots.Reason;
import ridotto.kernel.Move;
import ridotto.kernel.Seat;
import ridotto.mascarade.Choice;
import ridotto.mascarade.MascaradeMove.*;
import ridotto.mascarade.Mask;
import ridotto.mascarade.deed.AskWho;
import ridotto.mascarade.deed.Gamble;
import ridotto.mascarade.deed.PassFortunes;
import ridotto.mascarade.deed.ShowToOthers;

/// Says why, with the figures the decision was made by.
record Reasons(Memory memory, Acting acting, Answering answering, Powers powers) {
  Reason act(List<Move> options, double[] values, Preference preference) {
    var move = (Act) options.get(preference.choice());
    int alternative = preference.alternative();
    var reason =
        switch (move) {
          case Announce announce -> {
            var outlook = acting.outlook(announce);
            yield Reason.of("announce")
                .and("mask", announce.mask())
                .percent("holds", outlook.holds())
                .percent("unopposed", outlook.unopposed())
                .figure("gain", outlook.gain());
          }
          case Look(var own) -> {
            int mine = likeliest(memory.book().at(memory.seat(), own));
            yield Reason.of("look")
                .and("mask", memory.book().mask(mine))
                .percent("holds", memory.row(memory.book().at(memory.seat(), own))[mine]);
          }
          case Swap(_, var with, var really) -> {
            int theirs = likeliest(with.index());
            yield Reason.of(really ? "swap" : "pretend")
                .and("place", with)
                .and("mask", memory.book().mask(theirs))
                .percent("there", memory.row(with.index())[theirs]);
          }
        };
    return reason
        .figure("value", values[preference.choice()])
        .and("other", options.get(alternative))
        .figure("otherValue", values[alternative]);
  }

  Reason answer(Mask mask, List<Move> options, double[] values, Preference preference) {
    boolean claims = options.get(preference.choice()) instanceof Claim;
    int seat = memory.seat();
    int place = memory.book().held(seat)[0];
    if (options.get(preference.choice()) instanceof Claim(var own)) {
      place = memory.book().at(seat, own);
    } else {
      for (int held : memory.book().held(seat)) {
        if (memory.row(held)[mask.number()] > memory.row(place)[mask.number()]) place = held;
      }
    }
    var ledger = memory.ledger();
    int theirs = ledger.under(ledger.active());
    var reason =
        Reason.of(claims ? "claim" : "pass")
            .and("mask", mask)
            .percent("holds", memory.row(place)[mask.number()])
            .percent("theirs", memory.row(theirs)[mask.number()])
            .figure("value", values[preference.choice()])
            .figure("otherValue", values[preference.alternative()]);
    return claims ? reason : reason.percent("opposed", answering.opposition());
  }

  Reason choose(
      Mask mask, Choice choice, List<Move> options, double[] values, Preference preference) {
    double value = values[preference.choice()];
    return switch ((Reply) options.get(preference.choice())) {
      case Pick(var seat) when choice == Choice.PLAYER_OR_NOBODY ->
          Reason.of("fortune").and("seat", seat).figure("value", value);
      case Pick(var seat) -> pick(mask, seat).figure("value", value);
      case Decline() -> Reason.of("decline").figure("value", values[preference.alternative()]);
      case Spy(var place) -> {
        int theirs = likeliest(place.index());
        yield Reason.of("spy")
            .and("place", place)
            .and("mask", memory.book().mask(theirs))
            .percent("there", memory.row(place.index())[theirs])
            .figure("value", value);
      }
      case Exchange(var really) ->
          Reason.of(really ? "exchange" : "keep")
              .figure("value", value)
              .figure("otherValue", values[preference.alternative()]);
      case SwapOthers(var one, var other, _) ->
          Reason.of("muddle").and("one", one).and("other", other).figure("value", value);
      case MovePeople(var one, var other) ->
          Reason.of("move").and("one", one).and("other", other).figure("value", value);
      case Hide(int coins) -> mixed("hide", coins, value);
      case Guess(int coins) -> mixed("guess", coins, value);
      case Name(var named) -> Reason.of("name").and("mask", named).percent("holds", value);
    };
  }

  private static Reason mixed(String code, int coins, double value) {
    return Reason.of(code).and("coins", coins).percent("often", Math.exp(value));
  }

  private Reason pick(Mask mask, Seat seat) {
    for (var deed : memory.book().deeds(mask.number())) {
      if (deed instanceof AskWho) {
        return Reason.of("question").and("seat", seat).percent("wrong", powers.wrong(seat.index()));
      }
      if (deed instanceof Gamble) return Reason.of("challenge").and("seat", seat);
      if (deed instanceof PassFortunes) return Reason.of("pass-on").and("seat", seat);
      if (deed instanceof ShowToOthers) {
        return Reason.of("show").and("seat", seat).percent("doubt", powers.doubt(seat.index()));
      }
    }
    return Reason.of("rob").and("seat", seat);
  }

  private int likeliest(int place) {
    double[] row = memory.row(place);
    int likeliest = 0;
    for (int mask = 1; mask < memory.book().masks(); mask++) {
      if (row[mask] > row[likeliest]) likeliest = mask;
    }
    return likeliest;
  }
}
