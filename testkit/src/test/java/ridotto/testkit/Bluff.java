package ridotto.testkit;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import ridotto.kernel.Audience;
import ridotto.kernel.Contents;
import ridotto.kernel.Ending;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Lexicon;
import ridotto.kernel.Menu;
import ridotto.kernel.Move;
import ridotto.kernel.Moves;
import ridotto.kernel.Notation;
import ridotto.kernel.Player;
import ridotto.kernel.Question;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.kernel.View;

/// The smallest game with a secret, and the faults one can build into it. Everybody holds a card
/// and looks at it, or holds it up for all others to see, which costs a coin. Who has none loses.
///
/// It is one long file because a game is read best in one piece.
final class Bluff implements Game<Bluff.Felt> {
  enum Fault {
    FORGOTTEN_NUMBER,
    FORGOTTEN_ARRAY,
    FORGOTTEN_PART,
    MIXED_UP,
    LAZY_DISGUISE,
    HALF_A_DISGUISE,
    LEAK_IN_AN_EVENT,
    LEAK_IN_A_VIEW,
    WRONG_ONE_LEFT_OUT,
    SECRET_FOR_ALL_OTHERS,
    UNLISTED_MOVE,
    EXCEPTION_INSTEAD_OF_A_REASON
  }

  enum Finale implements Ending {
    BROKE
  }

  enum Ask implements Question {
    WHICH_CARD,
    YOUR_TURN
  }

  sealed interface Say extends Move {
    record Deal(int card) implements Say {}

    record Look() implements Say {}

    record Show() implements Say {}
  }

  sealed interface Happened extends Event {
    record Dealt(Seat seat) implements Happened {}

    record Paid(Seat seat, int coins) implements Happened {}

    record Glimpsed(Player by, int card, Audience audience) implements Happened {
      @Override
      public boolean reveals() {
        return true;
      }
    }

    record Shown(Player player, int card, Audience audience) implements Happened {
      @Override
      public boolean reveals() {
        return true;
      }
    }

    /// Tells nothing new, or so it says.
    record Passed(Seat seat, int card) implements Happened {}
  }

  record Seen(List<Integer> coins, List<Hand> hands, int rounds) implements View {
    record Hand(List<Integer> card, List<Integer> sleeve) {}
  }

  record Box(int players) implements Contents {}

  /// What lies beside the table.
  static final class Side {
    private int rounds;
  }

  static final class Felt extends Table<Ask> {
    private final int[] cards;
    private final int[] sleeves;
    private final int[] coins;
    private final Side side = new Side();
    private int dealt;
    private int active;
    private Ask question = Ask.WHICH_CARD;

    Felt(int seats) {
      cards = new int[seats];
      sleeves = new int[seats];
      coins = new int[seats];
    }

    @Override
    public int turns() {
      return side.rounds;
    }

    @Override
    public Ask question() {
      return question;
    }

    private void ask(int seat, Ask about) {
      await(seat);
      question = about;
    }

    private void copyQuestion(Felt from) {
      question = from.question;
      copyKernel(from);
    }

    private void hear(Happened event) {
      if (heard()) tell(event);
    }

    private void lay() {
      Arrays.fill(cards, 0);
      Arrays.fill(coins, 3);
      Arrays.setAll(sleeves, i -> 10 + i);
      dealt = active = side.rounds = 0;
      reopen();
      ask(HOUSE, Ask.WHICH_CARD);
    }

    private void deal(int card) {
      cards[dealt] = card;
      if (heard()) tell(new Happened.Dealt(Seat.of(dealt)));
      if (++dealt == cards.length) ask(0, Ask.YOUR_TURN);
    }

    private void next() {
      active = (active + 1) % cards.length;
      if (active == 0) side.rounds++;
      ask(active, Ask.YOUR_TURN);
    }

    private void pay(int seat) {
      coins[seat]--;
      if (heard()) tell(new Happened.Paid(Seat.of(seat), 1));
      if (coins[seat] == 0) close(Finale.BROKE, Seats.all(cards.length) & ~Seats.only(seat));
      else next();
    }
  }

  private final int seats;
  private final Set<Fault> faults;
  private final Lexicon<Say> lexicon = new Lexicon<>();

  Bluff(int seats, Fault... faults) {
    this.seats = seats;
    this.faults = Set.of(faults);
    for (int card = 1; card <= seats + 1; card++) lexicon.add(new Say.Deal(card));
    lexicon.add(new Say.Look());
    lexicon.add(new Say.Show());
  }

  private boolean has(Fault fault) {
    return faults.contains(fault);
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public Felt open() {
    var felt = new Felt(seats);
    felt.lay();
    return felt;
  }

  @Override
  public void reset(Felt felt) {
    felt.lay();
  }

  @Override
  public void copy(Felt from, Felt to) {
    System.arraycopy(from.cards, 0, to.cards, 0, seats);
    if (!has(Fault.FORGOTTEN_ARRAY)) System.arraycopy(from.sleeves, 0, to.sleeves, 0, seats);
    System.arraycopy(from.coins, 0, to.coins, 0, seats);
    if (!has(Fault.FORGOTTEN_NUMBER)) to.dealt = from.dealt;
    if (!has(Fault.FORGOTTEN_PART)) to.side.rounds = from.side.rounds;
    to.active = has(Fault.MIXED_UP) ? from.dealt : from.active;
    to.copyQuestion(from);
  }

  @Override
  public Menu moves(Felt felt, int seat, Moves into) {
    into.clear();
    for (int id = 0; id < lexicon.all().size(); id++) {
      if (isListed(felt, lexicon.all().get(id))) into.add(id);
    }
    return into;
  }

  private static boolean isListed(Felt felt, Say say) {
    return switch (say) {
      case Say.Deal(int card) ->
          felt.question() == Ask.WHICH_CARD
              && IntStream.range(0, felt.dealt).noneMatch(seat -> felt.cards[seat] == card);
      case Say.Look _, Say.Show _ -> felt.question() == Ask.YOUR_TURN;
    };
  }

  @Override
  public void play(Felt felt, int seat, int move) {
    switch (lexicon.all().get(move)) {
      case Say.Deal(int card) -> felt.deal(card);
      case Say.Look() -> {
        var who = has(Fault.SECRET_FOR_ALL_OTHERS) ? Audience.allBut(seat) : Audience.only(seat);
        felt.hear(new Happened.Glimpsed(Player.of(seat), felt.cards[seat], who));
        if (has(Fault.LEAK_IN_AN_EVENT)) {
          felt.hear(new Happened.Passed(Seat.of(seat), felt.cards[seat]));
        }
        felt.next();
      }
      case Say.Show() -> {
        int leftOut = has(Fault.WRONG_ONE_LEFT_OUT) ? (seat + 1) % seats : seat;
        felt.hear(new Happened.Shown(Player.of(seat), felt.cards[seat], Audience.allBut(leftOut)));
        felt.pay(seat);
      }
    }
  }

  @Override
  public List<Say> moves() {
    return lexicon.all();
  }

  @Override
  public List<Finale> endings() {
    return List.of(Finale.values());
  }

  /// One knows what is up one's own sleeve; one's card one must look at.
  @Override
  public Seen view(Felt felt, Eyes eyes) {
    var coins = Arrays.stream(felt.coins).boxed().toList();
    boolean leak = has(Fault.LEAK_IN_A_VIEW) && felt.active == 1;
    var hands =
        IntStream.range(0, seats)
            .mapToObj(
                seat ->
                    new Seen.Hand(
                        eyes instanceof Eyes.Open ? List.of(felt.cards[seat]) : List.of(),
                        eyes.are(seat) || leak ? List.of(felt.sleeves[seat]) : List.of()))
            .toList();
    return new Seen(coins, hands, felt.side.rounds);
  }

  @Override
  public Box contents() {
    return new Box(seats);
  }

  @Override
  public Refusal why(Felt felt, int seat, int move) {
    if (has(Fault.EXCEPTION_INSTEAD_OF_A_REASON)) throw new IllegalStateException("why not");
    return Refusal.of(
        lexicon.all().get(move) instanceof Say.Deal && felt.question() == Ask.WHICH_CARD
            ? "card-dealt"
            : "another-question");
  }

  @Override
  public Optional<Refusal> refusal(Felt felt, int seat, int move) {
    boolean lenient = has(Fault.UNLISTED_MOVE) && lexicon.all().get(move) instanceof Say.Deal;
    return lenient ? Optional.empty() : Game.super.refusal(felt, seat, move);
  }

  @Override
  public void audit(Felt felt) {}

  @Override
  public void disguise(Felt felt, Eyes eyes, RandomGenerator random) {
    if (has(Fault.LAZY_DISGUISE) || eyes instanceof Eyes.Open) return;
    for (int seat = 0; seat < felt.dealt; seat++) felt.cards[seat] = 1 + random.nextInt(seats + 1);
    if (has(Fault.HALF_A_DISGUISE)) return;
    for (int seat = 0; seat < seats; seat++) {
      if (!eyes.are(seat)) felt.sleeves[seat] = 10 + random.nextInt(seats);
    }
  }

  @Override
  public Notation<Felt> notation() {
    return new Notation<>() {
      @Override
      public List<String> texts(Move move) {
        return switch ((Say) move) {
          case Say.Deal(int card) -> List.of("deal " + card);
          case Say.Look() -> List.of("look");
          case Say.Show() -> List.of("show");
        };
      }

      @Override
      public SequencedMap<String, List<String>> facts(Felt felt) {
        var facts = new LinkedHashMap<String, List<String>>();
        facts.put("coins", Arrays.stream(felt.coins).mapToObj(String::valueOf).toList());
        return facts;
      }

      @Override
      public void state(Felt felt, Map<String, List<String>> facts) {
        throw new UnsupportedOperationException("a toy has no positions");
      }
    };
  }
}
