package ridotto.bots.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;
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

/// A game for the tests: two players take one, two or three coins in turn; whoever takes the last
/// one wins. With a `heap` of 0 the house first draws a heap.
record Nim(int heap, List<Eyes> disguised) implements Game<Nim.Heap> {
  Nim(int heap) {
    this(heap, new ArrayList<>());
  }

  record Take(int coins) implements Move {}

  record Rules(int heap) implements Contents {}

  record HowMany() implements Question {}

  enum Emptied implements Ending {
    EMPTIED
  }

  static final class Heap extends Table<HowMany> {
    int coins;
    int turns;

    @Override
    public HowMany question() {
      return new HowMany();
    }

    @Override
    public int turns() {
      return turns;
    }

    void lay(int heap) {
      reopen();
      coins = heap;
      turns = 0;
      await(heap == 0 ? HOUSE : 0);
    }

    void copy(Heap from) {
      copyKernel(from);
      coins = from.coins;
      turns = from.turns;
    }

    void take(int seat, int n) {
      if (seat == HOUSE) {
        lay(n);
        return;
      }
      coins -= n;
      turns++;
      if (coins == 0) close(Emptied.EMPTIED, Seats.only(seat));
      else await(1 - seat);
    }
  }

  @Override
  public int seats() {
    return 2;
  }

  @Override
  public Heap open() {
    var heap = new Heap();
    reset(heap);
    return heap;
  }

  @Override
  public void reset(Heap table) {
    table.lay(heap);
  }

  @Override
  public void copy(Heap from, Heap to) {
    to.copy(from);
  }

  @Override
  public Menu moves(Heap table, int seat, Moves into) {
    int most = seat == Table.HOUSE ? 3 : Math.min(3, table.coins);
    return into.clear().addRow(0, Seats.all(most));
  }

  @Override
  public void play(Heap table, int seat, int move) {
    table.take(seat, move + 1);
  }

  @Override
  public List<Take> moves() {
    return List.of(new Take(1), new Take(2), new Take(3));
  }

  @Override
  public List<? extends Ending> endings() {
    return List.of(Emptied.EMPTIED);
  }

  @Override
  public View view(Heap table, Eyes eyes) {
    return new View() {};
  }

  @Override
  public Rules contents() {
    return new Rules(heap);
  }

  @Override
  public Refusal why(Heap table, int seat, int move) {
    return Refusal.of("too-many");
  }

  @Override
  public Notation<Heap> notation() {
    return new Written();
  }

  /// A move is `take 2`; of the table all there is to say is how many coins are left.
  private static final class Written implements Notation<Heap> {
    @Override
    public List<String> texts(Move move) {
      return List.of("take " + ((Take) move).coins());
    }

    @Override
    public SequencedMap<String, List<String>> facts(Heap table) {
      return new LinkedHashMap<>(Map.of("coins", List.of(String.valueOf(table.coins))));
    }

    @Override
    public void state(Heap table, Map<String, List<String>> facts) {
      table.lay(Integer.parseInt(facts.getOrDefault("coins", List.of("0")).getFirst()));
    }
  }

  @Override
  public void audit(Heap table) {}

  @Override
  public void disguise(Heap table, Eyes eyes, RandomGenerator random) {
    disguised.add(eyes);
  }
}
