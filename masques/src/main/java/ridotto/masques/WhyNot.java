package ridotto.masques;

import ridotto.kernel.Refusal;
import ridotto.kernel.Seats;
import ridotto.masques.MasquesMove.*;
import ridotto.masques.MasquesQuestion.*;

/// Why somebody who is asked may not say this.
record WhyNot(Palace palace, int seat) {
  Refusal because(MasquesMove say) {
    return switch (palace.question()) {
      case WhichFamily() when say instanceof Give(var family) ->
          no("family-taken", "Q5").and("family", family);
      case WhichSeal() when say instanceof Draw(var faction) ->
          no("not-in-bag", "Q4").and("faction", faction);
      case WhichPlot() when say instanceof Deal(var plot) ->
          no("plot-dealt", "Q6").and("plot", plot);
      case PickOne _ when say instanceof Pick(var plot) ->
          no("not-in-packet", "Q6").and("plot", plot);
      case YourTurn() when say instanceof Act act -> turn(act);
      case WhichToStrike() when say instanceof Strike(var gap) -> strike(gap);
      case WhichToName() when say instanceof Name(var plot, var gap) -> name(plot, gap);
      case WhichToFerry() when say instanceof Ferry(var one, var other) -> ferry(one, other);
      case WhichToEscort() when say instanceof Escort(var from, var to) -> escort(from, to);
      case WhichToHide() when say instanceof Hide(var arcade) -> hide(arcade);
      case WhichToTrade() when say instanceof Trade(var one, var other) -> trade(one, other);
      case MasquesQuestion _ -> Refusal.of("another-question");
    };
  }

  private Refusal turn(Act act) {
    return switch (act) {
      case Pass() -> no("may-not-pass", "Q7");
      case Play(var plot, _) when !palace.holds(seat, plot.number()) ->
          no("not-in-hand", "Q7").and("plot", plot);
      case Play(_, var gap) -> filled(gap);
      case Buy(var influence, var gap) -> buy(influence, gap);
    };
  }

  private Refusal buy(Influence influence, int gap) {
    int pile = influence.pile();
    if (palace.pile(pile) == 0) return no("pile-empty", "Q3").and("influence", influence);
    if (Seats.has(palace.affordable(seat), pile)) return filled(gap);
    return no("too-dear", "Q3")
        .and("influence", influence)
        .and("price", palace.price(pile))
        .and("ducats", palace.purse(seat));
  }

  private Refusal strike(int gap) {
    return isNear(gap) ? noPlot(gap) : far(gap);
  }

  private Refusal name(Plot plot, int gap) {
    if (!isNear(gap)) return far(gap);
    if (!Seats.has(ring().empty(), gap)) return filled(gap);
    return no("not-held", "Q9").and("plot", plot);
  }

  private Refusal ferry(int one, int other) {
    if (!isPlot(one)) return noPlot(one);
    return isPlot(other) ? far(one) : noPlot(other);
  }

  private Refusal escort(int from, int to) {
    if (!isNear(from)) return far(from);
    return isPlot(from) ? filled(to) : noPlot(from);
  }

  private Refusal hide(int arcade) {
    if (!isBeside(arcade)) return apart(arcade);
    if (!Seats.has(ring().tokens(), arcade)) return noToken(arcade);
    return no("already-down", "Q9").and("arcade", arcade);
  }

  private Refusal trade(int one, int other) {
    if (!Seats.has(ring().tokens(), one)) return noToken(one);
    return Seats.has(ring().tokens(), other) ? apart(one) : noToken(other);
  }

  private Ring ring() {
    return palace.ring();
  }

  private boolean isNear(int gap) {
    return Seats.has(ring().neighbours(palace.boughtInto()), gap);
  }

  private boolean isPlot(int gap) {
    return Seats.has(ring().plots(), gap);
  }

  private boolean isBeside(int arcade) {
    return Seats.has(ring().beside(palace.boughtInto()), arcade);
  }

  private static Refusal filled(int gap) {
    return no("gap-filled", "Q7").and("gap", gap);
  }

  private Refusal far(int gap) {
    return no("not-neighbours", "Q8").and("gap", gap).and("from", palace.boughtInto());
  }

  private static Refusal noPlot(int gap) {
    return no("no-plot-there", "Q8").and("gap", gap);
  }

  private Refusal apart(int arcade) {
    return no("not-beside", "Q8").and("arcade", arcade).and("from", palace.boughtInto());
  }

  private static Refusal noToken(int arcade) {
    return no("no-token", "Q4").and("arcade", arcade);
  }

  private static Refusal no(String code, String clause) {
    return Refusal.of(code).and("clause", clause);
  }
}
