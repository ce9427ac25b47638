package ridotto.masques;

import java.util.List;
import java.util.random.RandomGenerator;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Menu;
import ridotto.kernel.Move;
import ridotto.kernel.Moves;
import ridotto.kernel.Notation;
import ridotto.kernel.Refusal;
import ridotto.masques.MasquesMove.*;
import ridotto.masques.MasquesQuestion.*;

/// The rules of Masques: who is asked what, and which rule hears the answer.
public final class Masques implements Game<Palace> {
  private final Setting setting;
  private final Menus menus;
  private final List<MasquesMove> moves;
  private final MasquesMove[] byId; // the same, for the fast path
  private final MasquesNotation notation;

  public Masques(Setting setting) {
    this.setting = setting;
    menus = new Menus(setting);
    moves = menus.lexicon().all();
    byId = moves.toArray(MasquesMove[]::new);
    notation = new MasquesNotation(setting);
  }

  @Override
  public int seats() {
    return setting.players();
  }

  @Override
  public Palace open() {
    var palace = new Palace(setting, menus);
    reset(palace);
    return palace;
  }

  /// Families, then the first player, then the first dance (Q5).
  @Override
  public void reset(Palace palace) {
    palace.lay();
    if (setting.lotForFamilies()) {
      palace.await(Palace.HOUSE, MasquesQuestion.WHICH_FAMILY);
      return;
    }
    for (var family : setting.families()) palace.give(family.number());
    findFirst(palace);
  }

  private void give(Palace palace, int family) {
    palace.give(family);
    if (palace.given() == setting.familiesHeld()) findFirst(palace);
  }

  private void findFirst(Palace palace) {
    if (setting.lotForFirst()) palace.await(Palace.HOUSE, MasquesQuestion.WHO_BEGINS);
    else begin(palace, setting.first());
  }

  private static void begin(Palace palace, int seat) {
    palace.giveMarker(seat);
    Dance.next(palace);
  }

  @Override
  public void copy(Palace from, Palace to) {
    to.copyFrom(from);
  }

  @Override
  public List<MasquesMove> moves() {
    return moves;
  }

  @Override
  public List<MasquesEnding> endings() {
    return List.of(MasquesEnding.values());
  }

  @Override
  public Menu moves(Palace palace, int seat, Moves into) {
    into.clear();
    switch (palace.question()) {
      case YourTurn() -> menus.turn(palace, seat, into);
      case PickOne _ -> menus.packet(palace, seat, into);
      case WhichPlot() -> menus.stock(palace, into);
      case WhichSeal() -> menus.bag(palace, into);
      case Effect _ -> menus.effect(palace, into);
      case WhoBegins() -> menus.begins(into);
      case WhichFamily() -> menus.families(palace, into);
    }
    return into;
  }

  @Override
  public void play(Palace palace, int seat, int move) {
    switch (byId[move]) {
      case Play(var plot, var gap) -> Dance.play(palace, seat, plot.number(), gap);
      case Pick(var plot) -> Draft.pick(palace, seat, plot.number());
      case Deal(var plot) -> Draft.deal(palace, plot.number());
      case Draw(var faction) -> Dance.draw(palace, faction.number());
      case Buy(var influence, var gap) -> Dance.buy(palace, seat, influence, gap);
      case Pass() -> Dance.pass(palace, seat);
      case Begin(var first) -> begin(palace, first.index());
      case Give(var family) -> give(palace, family.number());
      case Use use -> Dance.use(palace, seat, use);
    }
  }

  @Override
  public MasquesContents contents() {
    return MasquesContents.of(setting);
  }

  @Override
  public boolean bindsNothing(Move move) {
    return move instanceof Decline || move instanceof Pass;
  }

  @Override
  public MasquesView view(Palace palace, Eyes eyes) {
    return MasquesView.of(setting, palace, eyes);
  }

  @Override
  public Refusal why(Palace palace, int seat, int move) {
    return new WhyNot(palace, seat).because(byId[move]);
  }

  @Override
  public Notation<Palace> notation() {
    return notation;
  }

  @Override
  public void audit(Palace palace) {
    Audit.of(setting, palace);
  }

  /// Others' hands and packets, what was set aside and what was discarded unseen.
  @Override
  public void disguise(Palace palace, Eyes eyes, RandomGenerator random) {
    palace.hands().shuffleUnseen(eyes, random);
  }

  /// Lays a table as somebody sees it, who is asked this; `gap` is that of the influence card in
  /// use. Where the hidden cards are is left to [Palace#suppose].
  public void restage(Palace palace, MasquesView seen, MasquesQuestion question, int gap) {
    palace.layPosition(new Restaging(setting, seen).position());
    palace.resume(seen, question, gap);
  }

  public Setting setting() {
    return setting;
  }
}
