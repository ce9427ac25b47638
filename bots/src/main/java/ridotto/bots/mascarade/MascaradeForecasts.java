package ridotto.bots.mascarade;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import ridotto.bots.Forecasts;
import ridotto.bots.Reason;
import ridotto.kernel.Table;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Hand;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.MascaradeMove.*;
import ridotto.mascarade.MascaradeQuestion.YouToo;
import ridotto.mascarade.Mask;
import ridotto.mascarade.Place;

/// Settles what bots of Mascarade foretell: where a card lies at once, who will oppose when all
/// have answered, a wrong name when it is named.
///
/// Left out is what says nothing of the world: how often a bot hides or guesses so many coins, and
/// how little it knows of a card. Somebody who passes with several cards does not say of which.
final class MascaradeForecasts implements Forecasts {
  /// How likely it was that somebody would oppose, and how many had by then.
  private record Wait(String what, double chance, int player, int before) {}

  private final Mascarade game;
  private final Settled settled;
  private final MascaradeMove[] moves;
  private final List<Wait> waiting = new ArrayList<>();
  private OptionalDouble wrong = OptionalDouble.empty();
  private int claims;
  private boolean announcerHas; // the card that was announced

  MascaradeForecasts(Mascarade game, Settled settled) {
    this.game = game;
    this.settled = settled;
    moves = game.moves().toArray(MascaradeMove[]::new);
  }

  @Override
  public void decided(Table<?> table, int seat, int move, Reason reason) {
    var room = (Ballroom) table;
    if (!(room.question() instanceof YouToo)) allHaveAnswered();
    switch (moves[move]) {
      case Announce(var own, var mask) -> {
        announcerHas = holds(room, seat, own, mask);
        now(room, seat, own, mask, "announce.holds", reason.likely("holds"));
        reason
            .likely("unopposed")
            .ifPresent(
                chance ->
                    waiting.add(new Wait("announce.unopposed", chance, room.playerAt(seat), 0)));
      }
      case Look(var own) -> {
        if (reason.with().get("mask") instanceof Mask mask) {
          now(room, seat, own, mask, "look.holds", reason.likely("holds"));
        }
      }
      case Swap(_, var with, _) -> there(room, with.index(), reason, reason.code() + ".there");
      case Spy(var place) -> there(room, place.index(), reason, "spy.there");
      case Claim(var own) -> {
        if (room.question() instanceof YouToo(var mask)) {
          now(room, seat, own, mask, "claim.holds", reason.likely("holds"));
          theirs("claim.theirs", reason);
        }
        claims++;
      }
      case Pass() -> passes(room, seat, reason);
      case Name(var mask) -> {
        boolean lies = !room.maskAt(room.placeOf(seat)).equals(mask);
        wrong.ifPresent(chance -> settled.settle("question.wrong", chance, lies ? 1 : 0));
        wrong = OptionalDouble.empty();
        now(room, seat, Hand.CARD, mask, "name.holds", reason.likely("holds"));
      }
      case Deal _, Begin _, Pick _, Decline _, Exchange _, SwapOthers _, MovePeople _ -> {}
      case Hide _, Guess _ -> {}
    }
    if (reason.code().equals("question")) wrong = reason.likely("wrong");
  }

  private void passes(Ballroom room, int seat, Reason reason) {
    if (!(room.question() instanceof YouToo(var mask))) return;
    if (game.setting().layout().cards() <= game.seats() + centre()) {
      now(room, seat, Hand.CARD, mask, "pass.holds", reason.likely("holds"));
    }
    theirs("pass.theirs", reason);
    int before = game.setting().together() ? 0 : claims;
    reason
        .likely("opposed")
        .ifPresent(
            chance -> waiting.add(new Wait("pass.opposed", chance, room.playerAt(seat), before)));
  }

  private int centre() {
    return (int)
        game.setting().layout().places().stream()
            .filter(place -> place instanceof Place.Centre)
            .count();
  }

  private void now(
      Ballroom room, int seat, Hand own, Mask mask, String what, OptionalDouble chance) {
    if (chance.isEmpty()) return;
    settled.settle(what, chance.getAsDouble(), holds(room, seat, own, mask) ? 1 : 0);
  }

  private boolean holds(Ballroom room, int seat, Hand own, Mask mask) {
    return room.maskAt(game.setting().layout().at(seat, own)).equals(mask);
  }

  private void there(Ballroom room, int place, Reason reason, String what) {
    var chance = reason.likely("there");
    if (chance.isEmpty() || !(reason.with().get("mask") instanceof Mask mask)) return;
    settled.settle(what, chance.getAsDouble(), room.maskAt(place).equals(mask) ? 1 : 0);
  }

  private void theirs(String what, Reason reason) {
    reason.likely("theirs").ifPresent(chance -> settled.settle(what, chance, announcerHas ? 1 : 0));
  }

  private void allHaveAnswered() {
    for (var wait : waiting) {
      boolean opposed = claims > wait.before();
      boolean came = wait.what().equals("announce.unopposed") != opposed;
      settled.settle(wait.what(), wait.chance(), came ? 1 : 0);
    }
    waiting.clear();
    claims = 0;
  }

  @Override
  public void over(Table<?> table) {
    allHaveAnswered();
    wrong = OptionalDouble.empty();
  }
}
