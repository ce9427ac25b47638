package ridotto.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;
import ridotto.kernel.Box;
import ridotto.kernel.Contents;
import ridotto.kernel.Ending;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Menu;
import ridotto.kernel.Move;
import ridotto.kernel.Moves;
import ridotto.kernel.Notation;
import ridotto.kernel.Question;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.kernel.View;

/// A game whose truth is known: the first player names a player, at random if nobody thinks, and
/// that one wins. Of so many players each wins as often.
record FairDraw() implements Box {
  record Draw(int player) implements Move {}

  record Who() implements Question {}

  enum Drawn implements Ending {
    DRAWN
  }

  static final class Urn extends Table<Who> {
    private static final Who WHO = new Who();

    @Override
    public Who question() {
      return WHO;
    }

    @Override
    public int turns() {
      return 1;
    }

    void lay() {
      reopen();
      await(0);
    }

    void draw(int player) {
      close(Drawn.DRAWN, Seats.only(player));
    }

    void copy(Urn from) {
      copyKernel(from);
    }
  }

  @Override
  public String name() {
    return "fair-draw";
  }

  @Override
  public int fewest() {
    return 2;
  }

  @Override
  public int most() {
    return 13;
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public Map<String, String> simulationLimit() {
    return Map.of();
  }

  @Override
  public Game<?> open(int players, Map<String, String> settings) {
    return new Rules(players);
  }

  record Rules(int seats) implements Game<Urn>, Contents {
    @Override
    public Urn open() {
      var urn = new Urn();
      urn.lay();
      return urn;
    }

    @Override
    public void reset(Urn table) {
      table.lay();
    }

    @Override
    public void copy(Urn from, Urn to) {
      to.copy(from);
    }

    @Override
    public Menu moves(Urn table, int seat, Moves into) {
      return into.clear().addRow(0, Seats.all(seats));
    }

    @Override
    public void play(Urn table, int seat, int move) {
      table.draw(move);
    }

    @Override
    public List<Draw> moves() {
      var moves = new ArrayList<Draw>();
      for (int player = 0; player < seats; player++) moves.add(new Draw(player));
      return moves;
    }

    @Override
    public List<? extends Ending> endings() {
      return List.of(Drawn.DRAWN);
    }

    @Override
    public View view(Urn table, Eyes eyes) {
      return new View() {};
    }

    @Override
    public Rules contents() {
      return this;
    }

    @Override
    public Refusal why(Urn table, int seat, int move) {
      return Refusal.of("game-over");
    }

    @Override
    public Notation<Urn> notation() {
      return new Written();
    }

    @Override
    public void audit(Urn table) {}

    @Override
    public void disguise(Urn table, Eyes eyes, RandomGenerator random) {}
  }

  private static final class Written implements Notation<Urn> {
    @Override
    public List<String> texts(Move move) {
      return List.of("draw " + ((Draw) move).player());
    }

    @Override
    public SequencedMap<String, List<String>> facts(Urn table) {
      return new java.util.LinkedHashMap<>();
    }

    @Override
    public void state(Urn table, Map<String, List<String>> facts) {}
  }
}
