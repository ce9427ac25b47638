package ridotto.mascarade;

import java.util.List;
import java.util.random.RandomGenerator;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.kernel.Notation;
import ridotto.kernel.Policy;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seats;
import ridotto.mascarade.MascaradeMove.*;
import ridotto.mascarade.MascaradeQuestion.*;
import ridotto.mascarade.deed.Deed.Step;

/// The rules of the turn. What a character does is in the file named after it.
public final class Mascarade implements Game<Ballroom> {
  private final Setting setting;
  private final Layout layout;
  private final Menus menus;
  private final List<MascaradeMove> moves;
  private final MascaradeMove[] byId; // the same, for the fast path
  private final MascaradeNotation notation;

  public Mascarade(Setting setting) {
    this.setting = setting;
    layout = setting.layout();
    menus = new Menus(setting);
    moves = menus.lexicon().all();
    byId = moves.toArray(MascaradeMove[]::new);
    notation = new MascaradeNotation(setting);
  }

  @Override
  public int seats() {
    return setting.players();
  }

  @Override
  public Ballroom open() {
    var room = new Ballroom(setting, menus);
    reset(room);
    return room;
  }

  @Override
  public void reset(Ballroom room) {
    room.lay();
  }

  @Override
  public void copy(Ballroom from, Ballroom to) {
    to.copyFrom(from);
  }

  @Override
  public List<MascaradeMove> moves() {
    return moves;
  }

  @Override
  public List<MascaradeEnding> endings() {
    return List.of(MascaradeEnding.values());
  }

  @Override
  public Menu moves(Ballroom room, int seat, Moves into) {
    return switch (room.question()) {
      case YouToo _ -> menus.answer();
      case YourTurn() -> menus.turn(room);
      case Opening() -> menus.swaps(room);
      case MustSwap() -> menus.mustSwap(room);
      case MayNotAnnounce() -> menus.mayNotAnnounce(room);
      case UsePower(var mask, _) -> mask.deed(room.deed()).options(room, room.user(), into);
      case WhichCard() -> undealt(room, into);
      case WhoBegins() -> menus.begins();
    };
  }

  private Menu undealt(Ballroom room, Moves into) {
    into.clear();
    for (int i = room.dealt(); i < room.cards.length; i++) {
      into.add(menus.deal(room.cards[i]));
    }
    return into;
  }

  @Override
  public void play(Ballroom room, int seat, int move) {
    switch (byId[move]) {
      case Pass() -> hear(room, seat);
      case Claim(var own) -> {
        room.claim(seat, at(seat, own));
        hear(room, seat);
      }
      case Swap(var own, var with, var really) -> {
        room.swapOrNot(seat, at(seat, own), with.index(), really);
        room.nextTurn();
      }
      case Look(var own) -> {
        room.look(seat, at(seat, own));
        room.nextTurn();
      }
      case Announce(var own, var mask) -> room.announce(seat, at(seat, own), mask);
      case Deal(var mask) -> room.deal(mask);
      case Begin(var first) -> room.begin(first.index());
      case Reply reply -> goOn(room, reply);
    }
  }

  /// The deed that asked hears the reply.
  private static void goOn(Ballroom room, Reply reply) {
    var deed = room.mask().deed(room.deed());
    if (deed.answer(room, room.user(), reply) == Step.DONE) finishDeed(room);
  }

  private static void hear(Ballroom room, int seat) {
    if (room.heardAll(seat)) resolve(room);
  }

  private int at(int seat, Hand own) {
    return layout.at(seat, own);
  }

  /// Cards first, the power next, fines last: the Judge never collects a fine of the same turn
  /// (M14, M15).
  private static void resolve(Ballroom room) {
    if (room.claimants() == 0) room.grantPower();
    else room.unmaskClaimants();
    usePowers(room);
  }

  private static void usePowers(Ballroom room) {
    while (room.powerLeft()) {
      room.nextUser();
      if (beginDeed(room) == Step.ASKS) return;
    }
    if (room.ends()) return;
    room.fine();
    if (!room.ends()) room.nextTurn();
  }

  /// The deeds of a power are done in order, each settled before the next (M19).
  private static Step beginDeed(Ballroom room) {
    var mask = room.mask();
    while (mask.deed(room.deed()).begin(room, room.user()) == Step.DONE) {
      room.nextDeed();
      if (room.over() || room.deed() == mask.deedCount() || room.ends()) return Step.DONE;
    }
    return Step.ASKS;
  }

  private static void finishDeed(Ballroom room) {
    room.nextDeed();
    boolean more = room.deed() < room.mask().deedCount();
    if (more && (room.ends() || beginDeed(room) == Step.ASKS)) return;
    usePowers(room);
  }

  @Override
  public Policy random() {
    return RandomPolicy.POLICY;
  }

  @Override
  public MascaradeContents contents() {
    return MascaradeContents.of(setting);
  }

  @Override
  public int fallback(Ballroom room, int seat) {
    return new Fallback(room, seat).of(moves(room, seat, new Moves()), byId);
  }

  /// One after the other, clockwise, up to the announcer (M13).
  @Override
  public int later(Ballroom room) {
    if (setting.together() || room.over() || !(room.question() instanceof YouToo)) {
      return Seats.NONE;
    }
    int later = Seats.NONE;
    for (int seat = room.left(room.asked()); seat != room.active(); seat = room.left(seat)) {
      later |= Seats.only(seat);
    }
    return later;
  }

  /// Everybody sees the cards before they are turned down (M8).
  @Override
  public boolean dealsOpen() {
    return true;
  }

  @Override
  public MascaradeView view(Ballroom room, Eyes eyes) {
    return MascaradeView.of(setting, room, eyes);
  }

  @Override
  public Refusal why(Ballroom room, int seat, int move) {
    return new WhyNot(setting, menus, room, seat).because(byId[move]);
  }

  @Override
  public Notation<Ballroom> notation() {
    return notation;
  }

  @Override
  public void audit(Ballroom room) {
    Audit.of(setting, room);
  }

  @Override
  public void disguise(Ballroom room, Eyes eyes, RandomGenerator random) {
    Disguise.wear(setting, room, eyes, random);
  }

  public Setting setting() {
    return setting;
  }
}
