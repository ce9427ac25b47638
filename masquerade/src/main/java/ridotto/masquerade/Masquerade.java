package ridotto.masquerade;

import java.util.List;
import java.util.random.RandomGenerator;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Menu;
import ridotto.kernel.Move;
import ridotto.kernel.Moves;
import ridotto.kernel.Notation;
import ridotto.kernel.Refusal;
import ridotto.masquerade.MasqueradeMove.*;
import ridotto.masquerade.MasqueradeQuestion.*;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Deck;
import ridotto.masquerade.card.Step;

/// What may be answered, and what an answer does. The course of a turn is in [Turn], what a card
/// does in the file named after its text.
public final class Masquerade implements Game<Battlefield> {
  private final Setting setting;
  private final Deck deck;
  private final Menus menus;
  private final List<MasqueradeMove> moves;
  private final MasqueradeMove[] byId; // the same, for the fast path
  private final MasqueradeNotation notation;

  public Masquerade(Setting setting) {
    this.setting = setting;
    deck = new Deck(setting.extras());
    menus = new Menus(setting, deck);
    moves = menus.lexicon().all();
    byId = moves.toArray(MasqueradeMove[]::new);
    notation = new MasqueradeNotation(setting, deck);
  }

  @Override
  public int seats() {
    return setting.players();
  }

  @Override
  public Battlefield open() {
    var field = new Battlefield(setting, deck, menus);
    reset(field);
    return field;
  }

  @Override
  public void reset(Battlefield field) {
    field.lay();
  }

  @Override
  public void copy(Battlefield from, Battlefield to) {
    to.copyFrom(from);
  }

  @Override
  public List<MasqueradeMove> moves() {
    return moves;
  }

  /// A move's place among all of them.
  public int id(MasqueradeMove move) {
    return menus.lexicon().id(move);
  }

  @Override
  public List<MasqueradeEnding> endings() {
    return List.of(MasqueradeEnding.values());
  }

  @Override
  public Menu moves(Battlefield field, int seat, Moves into) {
    into.clear();
    return switch (field.question()) {
      case YourAction() -> Actions.list(field, into);
      case AttackWhom() -> Actions.targets(field, into);
      case MayDraw() -> menus.drawOrNot();
      case UpOrDown() -> menus.upOrDown();
      case ShuffleOrNot() -> menus.shuffleOrNot(field, into);
      case Drawn() -> menus.draws(field.stock(), into);
      case WhichCard() ->
          menus.deals(field.phase() == Phase.DEAL ? field.stock() : field.pool(), into);
      case WhichLiesHere() -> shuffled(field, into);
      case WhichFalls() -> {
        int card = field.kills.endangered();
        yield menus.points(field, field.discardable(field.holder(card), card), into);
      }
      case WhoBegins() -> menus.whoBegins();
      case WhichFirst() -> waiting(field, seat, into);
      case Spoils() -> menus.drawOrNot();
      case CutLine() -> menus.discards(field, seat, field.discardable(seat), into);
      case SubstituteOrNot() -> menus.substituteOrNot();
      case UseText _ -> field.happening.effect(field.deck()).options(field, seat, into);
    };
  }

  private Menu shuffled(Battlefield field, Moves into) {
    int seat = field.active();
    long down = field.shuffling.moving(field);
    for (int place = 1; place <= field.shuffling(); place++) {
      if (Cards.has(down, field.line(seat).at(place))) into.add(menus.point(seat, place));
    }
    return into;
  }

  /// A text by its card, poison by the place where it lies.
  private Menu waiting(Battlefield field, int seat, Moves into) {
    var triggers = field.triggers;
    for (int i = 0; i < triggers.size(); i++) {
      if (!triggers.isNext(i, seat) || triggers.repeats(i)) continue;
      int card = Triggers.card(triggers.get(i));
      if (Triggers.text(triggers.get(i)) != Triggers.POISON) into.add(menus.resolve(card));
      else menus.points(field, Cards.only(card), into);
    }
    return into;
  }

  @Override
  public void play(Battlefield field, int seat, int move) {
    if (answer(field, seat, byId[move])) Turn.goOn(field);
  }

  /// Does what was answered. False if the table has asked again already.
  private static boolean answer(Battlefield field, int seat, MasqueradeMove say) {
    return switch (field.question()) {
      case YourAction() -> Actions.act(field, (Act) say);
      case AttackWhom() -> {
        Actions.spend(field, field.combat.attacker());
        field.combat.fight(field, field.at(((Point) say).place()));
        yield true;
      }
      case MayDraw() -> {
        if (say instanceof DrawOne) Turn.draw(field);
        else field.decline(seat);
        yield true;
      }
      case UpOrDown() -> field.facings.choose(field, seat, ((Lay) say).up());
      case ShuffleOrNot() -> shuffle(field, say);
      case Drawn() -> {
        field.draws.drawn(field, ((Draw) say).card().number());
        yield true;
      }
      case WhichCard() -> {
        field.dealing.deal(field, ((Deal) say).card().number());
        yield true;
      }
      case WhichLiesHere() -> field.shuffling.fill(field, ((Point) say).place().number());
      case WhichFalls() -> {
        field.kills.fallsInstead(field, field.at(((Point) say).place()));
        yield true;
      }
      case WhoBegins() -> {
        field.initiative.begin(((Begin) say).seat().index());
        Turn.begin(field);
        yield true;
      }
      case WhichFirst() -> field.happening.begin(field, chosen(field, seat, say)) == Step.DONE;
      case Spoils() -> {
        field.plunder.take(field, say instanceof DrawOne);
        yield true;
      }
      case CutLine() -> {
        field.discard(field.line(seat).at(((Discard) say).place()));
        yield true;
      }
      case SubstituteOrNot() -> substitute(field, say instanceof Sacrifice);
      case UseText _ -> field.happening.effect(field.deck()).answer(field, seat, say) == Step.DONE;
    };
  }

  private static boolean shuffle(Battlefield field, MasqueradeMove say) {
    if (say instanceof LeaveLying(int place)) {
      field.shuffling.leave(place);
      return false;
    }
    if (say instanceof Keep) {
      field.shuffling.clear();
      return true;
    }
    field.shuffling.begin(field);
    field.put(Battlefield.HOUSE, MasqueradeQuestion.WHICH_LIES_HERE);
    return false;
  }

  private static int chosen(Battlefield field, int seat, MasqueradeMove say) {
    var triggers = field.triggers;
    int next =
        say instanceof Resolve(var card)
            ? triggers.find(seat, card.number(), false)
            : triggers.find(seat, field.at(((Point) say).place()), true);
    return triggers.remove(next);
  }

  private static boolean substitute(Battlefield field, boolean falls) {
    if (!falls) {
      field.kills.letFall(field);
      return true;
    }
    field.kills.shield(field);
    field.put(Battlefield.HOUSE, MasqueradeQuestion.WHICH_FALLS);
    return false;
  }

  @Override
  public MasqueradeContents contents() {
    return MasqueradeContents.of(setting, deck.cards());
  }

  /// A new card lies face down: whoever wants it open says so.
  @Override
  public boolean bindsNothing(Move move) {
    return switch ((MasqueradeMove) move) {
      case Lay(var up) -> !up;
      case Keep _, Stop _, Decline _ -> true;
      case Deal _, Draw _, Begin _, Shuffle _, Attack _, Flip _, Use _, Point _, Resolve _ -> false;
      case LeaveLying _,
          Discard _,
          Take _,
          To _,
          Sacrifice _,
          DrawOne _,
          GiveDrawn _,
          DiscardBoth _ ->
          false;
    };
  }

  @Override
  public MasqueradeView view(Battlefield field, Eyes eyes) {
    return MasqueradeView.of(field, eyes);
  }

  @Override
  public Refusal why(Battlefield field, int seat, int move) {
    return new WhyNot(field, seat).because(byId[move]);
  }

  @Override
  public Notation<Battlefield> notation() {
    return notation;
  }

  @Override
  public void audit(Battlefield field) {
    Audit.of(field);
  }

  @Override
  public void disguise(Battlefield field, Eyes eyes, RandomGenerator random) {
    new Disguise(this, field, eyes, random).wear();
  }

  public Setting setting() {
    return setting;
  }
}
