package ridotto.server.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;
import ridotto.kernel.Audience;
import ridotto.kernel.Box;
import ridotto.kernel.Contents;
import ridotto.kernel.Ending;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Menu;
import ridotto.kernel.Move;
import ridotto.kernel.Moves;
import ridotto.kernel.Notation;
import ridotto.kernel.Player;
import ridotto.kernel.Question;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.kernel.View;

/// The smallest game with what a house must cope with and the games on its shelf hardly need: a
/// card held up to everybody but oneself, and a question that turns into another as soon as one of
/// those asked has answered. By turns players hold up a card or ask the others for a word.
///
/// It is long because a game is read best in one piece.
final class Parlour implements Game<Parlour.Circle> {
  private static final int TURNS = 12;

  enum Finale implements Ending {
    BEDTIME
  }

  enum Ask implements Question {
    SEATED,
    YOUR_TURN,
    FIRST_WORD,
    LAST_WORD;

    @Override
    public boolean isReply() {
      return this == FIRST_WORD || this == LAST_WORD;
    }
  }

  sealed interface Say extends Move {
    record Begin() implements Say {}

    record HoldUp() implements Say {}

    record AskAll() implements Say {}

    record Yes() implements Say {}

    record No() implements Say {}
  }

  sealed interface Happened extends Event {
    record Begun() implements Happened {}

    record HeldUp(Player player) implements Happened {}

    record ShownToOthers(Player player, int turn) implements Happened {
      @Override
      public Audience audience() {
        return new Audience.AllBut(player);
      }

      @Override
      public boolean reveals() {
        return true;
      }
    }

    record Answered(Player player, boolean yes) implements Happened {}
  }

  record Seen(int turn) implements View {}

  record Rules(int guests) implements Contents {}

  static final class Circle extends Table<Ask> {
    private final int seats;
    private Ask question = Ask.SEATED;
    private int turn;

    private Circle(int seats) {
      this.seats = seats;
    }

    @Override
    public Ask question() {
      return question;
    }

    private void ask(int seats, Ask about) {
      question = about;
      awaitAll(seats);
    }

    @Override
    public int turns() {
      return turn;
    }

    private void lay() {
      turn = 0;
      reopen();
      ask(Seats.only(HOUSE), Ask.SEATED);
    }

    private void copy(Circle from) {
      turn = from.turn;
      question = from.question;
      copyKernel(from);
    }

    private void play(int seat, Say say) {
      switch (say) {
        case Say.Begin() -> {
          if (heard()) tell(new Happened.Begun());
          ask(Seats.only(0), Ask.YOUR_TURN);
        }
        case Say.HoldUp() -> {
          if (heard()) tell(new Happened.HeldUp(Player.of(seat)));
          if (heard()) tell(new Happened.ShownToOthers(Player.of(seat), turn));
          next();
        }
        case Say.AskAll() -> ask(Seats.all(seats) & ~Seats.only(seat), Ask.FIRST_WORD);
        case Say.Yes() -> answer(seat, true);
        case Say.No() -> answer(seat, false);
      }
    }

    private void answer(int seat, boolean yes) {
      if (heard()) tell(new Happened.Answered(Player.of(seat), yes));
      int left = awaited() & ~Seats.only(seat);
      if (left == Seats.NONE) next();
      else ask(left, Ask.LAST_WORD);
    }

    private void next() {
      turn++;
      if (turn == TURNS) close(Finale.BEDTIME, Seats.all(seats));
      else ask(Seats.only(turn % seats), Ask.YOUR_TURN);
    }
  }

  private static final List<Say> MOVES =
      List.of(new Say.Begin(), new Say.HoldUp(), new Say.AskAll(), new Say.Yes(), new Say.No());

  private final int seats;

  private Parlour(int seats) {
    this.seats = seats;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public Circle open() {
    var circle = new Circle(seats);
    circle.lay();
    return circle;
  }

  @Override
  public void reset(Circle circle) {
    circle.lay();
  }

  @Override
  public void copy(Circle from, Circle to) {
    to.copy(from);
  }

  @Override
  public Menu moves(Circle circle, int seat, Moves into) {
    into.clear();
    switch (circle.question()) {
      case SEATED -> into.add(0);
      case YOUR_TURN -> {
        into.add(1);
        into.add(2);
      }
      case FIRST_WORD, LAST_WORD -> {
        into.add(3);
        into.add(4);
      }
    }
    return into;
  }

  @Override
  public void play(Circle circle, int seat, int move) {
    circle.play(seat, MOVES.get(move));
  }

  @Override
  public List<Say> moves() {
    return MOVES;
  }

  @Override
  public List<Finale> endings() {
    return List.of(Finale.values());
  }

  @Override
  public View view(Circle circle, Eyes eyes) {
    return new Seen(circle.turn);
  }

  @Override
  public Refusal why(Circle circle, int seat, int move) {
    return Refusal.of("another-question");
  }

  @Override
  public Contents contents() {
    return new Rules(seats);
  }

  @Override
  public void audit(Circle circle) {}

  @Override
  public void disguise(Circle circle, Eyes eyes, RandomGenerator random) {}

  @Override
  public Notation<Circle> notation() {
    return new Notation<>() {
      @Override
      public List<String> texts(Move move) {
        return List.of(move.getClass().getSimpleName());
      }

      @Override
      public SequencedMap<String, List<String>> facts(Circle circle) {
        return new LinkedHashMap<>();
      }

      @Override
      public void state(Circle circle, Map<String, List<String>> facts) {
        throw new UnsupportedOperationException("no position is ever stated");
      }
    };
  }

  /// The game on the shelf.
  record Chest() implements Box {
    @Override
    public String name() {
      return "parlour";
    }

    @Override
    public int fewest() {
      return 2;
    }

    @Override
    public int most() {
      return 4;
    }

    @Override
    public List<Option> options() {
      return List.of();
    }

    @Override
    public Parlour open(int players, Map<String, String> settings) {
      return new Parlour(players);
    }

    @Override
    public Map<String, String> simulationLimit() {
      return Map.of();
    }
  }
}
