package ridotto.lab.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What came of a run. Every share lies between its `low` and `high` with 95 % confidence.
///
/// `fingerprint` stands for the winners, turns and decisions of every single game: two builds that
/// print the same have played the same games.
public record Figures(
    long games,
    long turns,
    long decisions,
    List<SeatFigure> seats,
    List<BotFigure> bots,
    List<RoleFigure> characters,
    List<EndingFigure> endings,
    Lengths lengths,
    Map<String, Map<String, Long>> habits,
    String fingerprint) {

  /// A seat's share of the wins, a shared win counted in parts.
  public record SeatFigure(int seat, double share, double low, double high) {}

  /// How one kind of bot fared: the share of a seat it had, and how many times a fair share that
  /// is.
  public record BotFigure(
      String bot, long games, double winShare, double ratio, double low, double high) {}

  /// Whoever was dealt this began so many games with a card of it, and won so many times a fair
  /// share.
  public record RoleFigure(
      String character, long cards, double share, double ratio, double low, double high) {}

  public record EndingFigure(String ending, long games, double share, double low, double high) {}

  static Figures of(Tally tally) {
    var shape = tally.shape();
    long[] counts = tally.counts();
    long games = counts[Shape.GAMES];
    var seats = new ArrayList<SeatFigure>();
    for (int player = 0; player < shape.players(); player++) {
      var share = shape.seat(player).share(counts);
      seats.add(
          new SeatFigure(
              player + 1, share.share(), share.interval().low(), share.interval().high()));
    }
    var bots = new ArrayList<BotFigure>();
    for (int kind = 0; kind < shape.kinds().size(); kind++) {
      var share = shape.bot(kind).share(counts);
      var ratio = share.interval().times(shape.players());
      bots.add(
          new BotFigure(
              shape.kinds().get(kind),
              share.games(),
              share.share(),
              share.share() * shape.players(),
              ratio.low(),
              ratio.high()));
    }
    return new Figures(
        games,
        counts[Shape.TURNS],
        counts[Shape.DECISIONS],
        List.copyOf(seats),
        List.copyOf(bots),
        roles(shape, counts),
        endings(shape, counts, games),
        Lengths.of(tally.lengths(), tally.longestGame()),
        habits(shape, counts),
        Long.toHexString(counts[Shape.FINGERPRINT]));
  }

  private static List<RoleFigure> roles(Shape shape, long[] counts) {
    var roles = new ArrayList<RoleFigure>();
    for (int role = 0; role < shape.roles().size(); role++) {
      var share = shape.role(role).share(counts);
      var ratio = share.interval().times(shape.players());
      roles.add(
          new RoleFigure(
              shape.roles().get(role).name(),
              share.seats(),
              share.share(),
              share.share() * shape.players(),
              ratio.low(),
              ratio.high()));
    }
    return List.copyOf(roles);
  }

  private static List<EndingFigure> endings(Shape shape, long[] counts, long games) {
    var endings = new ArrayList<EndingFigure>();
    for (int i = 0; i < shape.endings().size(); i++) {
      long n = counts[Shape.ENDINGS + i];
      double share = games == 0 ? 0 : (double) n / games;
      var interval = Interval.ofShare(share, (double) games);
      endings.add(
          new EndingFigure(shape.endings().get(i), n, share, interval.low(), interval.high()));
    }
    return List.copyOf(endings);
  }

  private static Map<String, Map<String, Long>> habits(Shape shape, long[] counts) {
    var all = new LinkedHashMap<String, Map<String, Long>>();
    for (int kind = 0; kind < shape.kinds().size(); kind++) {
      var habits = new LinkedHashMap<String, Long>();
      for (int i = 0; i < shape.habits().size(); i++) {
        long times = counts[shape.habitOf(kind, i)];
        if (times > 0) habits.put(shape.habits().get(i), times);
      }
      all.put(shape.kinds().get(kind), habits);
    }
    return all;
  }

  /// Whether every seat's share is known to so much more or less.
  boolean areWithin(double precision) {
    return games > 0
        && seats.stream().allMatch(seat -> (seat.high() - seat.low()) / 2 <= precision);
  }
}
