package ridotto.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// The smallest game that has everything the kernel knows: chance, turns, a question to several at
/// once, people who change chairs, and a secret. The house cuts a cake; whoever eats the last slice
/// wins. It is long because a game is read best in one piece, and no rulebook asks for it in
/// several.
final class Cake implements Game<Cake.Plate> {
  enum Finale implements Ending {
    CRUMBS
  }

  enum Ask implements Question {
    HOW_MANY,
    YOUR_TURN,
    A_TOAST
  }

  sealed interface Say extends Move {
    record Cut(int slices) implements Say {}

    record Take(int slices) implements Say {}

    record Sit(Seat seat) implements Say {}

    /// Only the one who sniffs knows the filling of the jar.
    record Sniff(int jar) implements Say {}

    record Toast() implements Say {}

    record Cheer(boolean loudly) implements Say {}
  }

  sealed interface Happened extends Event {
    record Eaten(Seat seat, int slices) implements Happened {}

    record Sniffed(Player by, int jar) implements Happened {
      @Override
      public Audience audience() {
        return new Audience.Only(by);
      }

      @Override
      public boolean reveals() {
        return true;
      }
    }
  }

  record Seen(int slices) implements View {}

  record Recipe(int guests) implements Contents {}

  static final class Plate extends Table<Ask> {
    private final int[] eaten;
    private final int[] players;
    private Ask question = Ask.HOW_MANY;
    private int slices;
    private int active;
    private int turn;

    Plate(int seats) {
      eaten = new int[seats];
      players = new int[seats];
    }

    @Override
    public Ask question() {
      return question;
    }

    private void ask(int seat, Ask about) {
      question = about;
      await(seat);
    }

    @Override
    public int turns() {
      return turn;
    }

    @Override
    public int playerAt(int seat) {
      return players[seat];
    }

    @Override
    public int seatOf(int player) {
      return IntStream.range(0, players.length).filter(i -> players[i] == player).sum();
    }

    private void lay() {
      Arrays.fill(eaten, 0);
      Arrays.setAll(players, i -> i);
      slices = turn = active = 0;
      reopen();
      ask(HOUSE, Ask.HOW_MANY);
    }

    private void play(int seat, Say say) {
      switch (say) {
        case Say.Cut(var n) -> {
          slices = n;
          ask(0, Ask.YOUR_TURN);
        }
        case Say.Take(var n) -> eat(seat, n);
        case Say.Sit(var other) -> {
          int player = players[seat];
          players[seat] = players[other.index()];
          players[other.index()] = player;
          next();
        }
        case Say.Sniff(var jar) -> {
          if (heard()) tell(new Happened.Sniffed(Player.of(players[seat]), jar));
          next();
        }
        case Say.Toast _ -> {
          question = Ask.A_TOAST;
          awaitAll(Seats.all(players.length) & ~Seats.only(seat));
        }
        case Say.Cheer _ -> {
          answered(seat);
          if (awaited() == Seats.NONE) next();
        }
      }
    }

    private void eat(int seat, int n) {
      slices -= n;
      eaten[seat] += n;
      if (heard()) tell(new Happened.Eaten(Seat.of(seat), n));
      if (slices == 0) close(Finale.CRUMBS, Seats.only(players[seat]));
      else next();
    }

    private void next() {
      turn++;
      active = (active + 1) % players.length;
      ask(active, Ask.YOUR_TURN);
    }
  }

  private final int seats;
  private final Lexicon<Say> lexicon = new Lexicon<>();

  Cake(int seats) {
    this.seats = seats;
    for (int n = 4; n <= 6; n++) lexicon.add(new Say.Cut(n));
    for (int n = 1; n <= 2; n++) lexicon.add(new Say.Take(n));
    for (int i = 0; i < seats; i++) lexicon.add(new Say.Sit(Seat.of(i)));
    for (int jar = 1; jar <= 2; jar++) lexicon.add(new Say.Sniff(jar));
    lexicon.add(new Say.Toast());
    lexicon.add(new Say.Cheer(true));
    lexicon.add(new Say.Cheer(false));
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public Plate open() {
    var plate = new Plate(seats);
    plate.lay();
    return plate;
  }

  @Override
  public void reset(Plate plate) {
    plate.lay();
  }

  @Override
  public void copy(Plate from, Plate to) {
    System.arraycopy(from.eaten, 0, to.eaten, 0, seats);
    System.arraycopy(from.players, 0, to.players, 0, seats);
    to.slices = from.slices;
    to.active = from.active;
    to.turn = from.turn;
    to.question = from.question;
    to.copyKernel(from);
  }

  @Override
  public Menu moves(Plate plate, int seat, Moves into) {
    into.clear();
    for (int id = 0; id < lexicon.all().size(); id++) {
      boolean listed =
          switch (lexicon.all().get(id)) {
            case Say.Cut _ -> plate.question() == Ask.HOW_MANY;
            case Say.Cheer _ -> plate.question() == Ask.A_TOAST;
            case Say.Take(var n) -> plate.question() == Ask.YOUR_TURN && n <= plate.slices;
            case Say.Sit(var other) -> plate.question() == Ask.YOUR_TURN && other.index() != seat;
            case Say.Sniff _, Say.Toast _ -> plate.question() == Ask.YOUR_TURN;
          };
      if (listed) into.add(id);
    }
    // Five slices are twice as likely.
    if (plate.question() == Ask.HOW_MANY) into.add(lexicon.id(new Say.Cut(5)));
    return into;
  }

  @Override
  public boolean bindsNothing(Move move) {
    return move instanceof Say.Cheer(var loudly) && !loudly;
  }

  @Override
  public void play(Plate plate, int seat, int move) {
    plate.play(seat, lexicon.all().get(move));
  }

  @Override
  public List<Say> moves() {
    return lexicon.all();
  }

  @Override
  public List<Finale> endings() {
    return List.of(Finale.values());
  }

  @Override
  public View view(Plate plate, Eyes eyes) {
    return new Seen(plate.slices);
  }

  @Override
  public Recipe contents() {
    return new Recipe(seats);
  }

  @Override
  public Refusal why(Plate plate, int seat, int move) {
    return Refusal.of(moves().get(move) instanceof Say.Take ? "too-greedy" : "another-question");
  }

  @Override
  public void audit(Plate plate) {}

  @Override
  public void disguise(Plate plate, Eyes eyes, RandomGenerator random) {}

  @Override
  public Notation<Plate> notation() {
    return new Notation<>() {
      @Override
      public List<String> texts(Move move) {
        return switch ((Say) move) {
          case Say.Cut(var n) -> List.of("cut " + n);
          case Say.Take(var n) -> List.of("take " + n, "eat " + n);
          case Say.Sit(var seat) -> List.of("sit " + seat);
          case Say.Sniff(var jar) -> List.of("sniff jar." + jar);
          case Say.Toast() -> List.of("toast");
          case Say.Cheer(var loudly) -> List.of(loudly ? "cheer" : "mumble");
        };
      }

      @Override
      public SequencedMap<String, List<String>> facts(Plate plate) {
        var facts = new LinkedHashMap<String, List<String>>();
        facts.put("slices", List.of(String.valueOf(plate.slices)));
        facts.put("eaten", Arrays.stream(plate.eaten).mapToObj(String::valueOf).toList());
        facts.put("turn", List.of(Seat.of(plate.active).toString()));
        var sitting = new ArrayList<String>();
        for (int player : plate.players) sitting.add(Player.of(player).toString());
        facts.put("sitting", sitting);
        return facts;
      }

      @Override
      public void state(Plate plate, Map<String, List<String>> stated) {
        var facts = new Facts(stated);
        facts.never("eaten");
        plate.slices = facts.number("slices", 4, 1, 6);
        plate.active = facts.has("turn") ? Facts.seat("turn", facts.single("turn"), seats) : 0;
        plate.ask(plate.active, Ask.YOUR_TURN);
      }

      @Override
      public String usual(String word) {
        return word.equalsIgnoreCase("prendre") ? "take" : word;
      }
    };
  }

  /// The cake on the shelf, for two to four.
  record Tin() implements Box {
    @Override
    public String name() {
      return "cake";
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
      return List.of(new Option("icing", "yes|no", "whether it has any"));
    }

    @Override
    public Cake open(int players, Map<String, String> settings) {
      check(players, settings);
      new Settings(settings).isSecond("icing", "yes", "no");
      return new Cake(players);
    }

    @Override
    public Map<String, String> simulationLimit() {
      return Map.of();
    }
  }
}
