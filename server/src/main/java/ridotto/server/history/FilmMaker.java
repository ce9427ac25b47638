package ridotto.server.history;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Event;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Replay;
import ridotto.kernel.Table;
import ridotto.server.table.Entry;
import ridotto.server.table.Rules;
import ridotto.server.table.Viewpoint;

/// Plays a finished round again, and keeps what somebody saw of it.
final class FilmMaker<T extends Table<?>> {
  private final Rules<T> rules;
  private final Viewpoint who;
  private final T table;
  private final List<Event> heard = new ArrayList<>();
  private final List<Film.Shot> shots = new ArrayList<>();
  private int step;
  private long told; // the number of the last move

  private FilmMaker(Rules<T> rules, Viewpoint who) {
    this.rules = rules;
    this.who = who;
    table = rules.game().open();
    table.admit(heard::add);
  }

  private void shoot(int step) {
    shots.add(new Film.Shot(step, who.heard(heard), who.sees(rules.game(), table)));
    heard.clear();
  }

  private Film film(List<String> names) {
    return new Film(rules.box().name(), rules.game().contents(), names, shots);
  }

  /// A move and what the house did next are one shot.
  static <T extends Table<?>> Film of(RoundLog log, Rules<T> rules, Viewpoint who) {
    var maker = new FilmMaker<>(rules, who);
    log.deeds(
        rules,
        log.end(),
        deed -> {
          if (maker.step > 0 && deed.told() != maker.told) maker.shoot(maker.step);
          rules.game().play(maker.table, deed.seat(), deed.move());
          maker.step++;
          maker.told = deed.told();
        });
    if (maker.step > 0) maker.shoot(maker.step);
    return maker.film(((Entry.Began) log.first()).names());
  }

  static <T extends Table<?>> Film imported(String text, Rules<T> rules, Viewpoint who) {
    var maker = new FilmMaker<>(rules, who);
    var transcript = RecordReader.read(text);
    new Replay<>(rules.game(), maker.table, transcript, (_, _) -> maker.shoot(maker.shots.size()))
        .run();
    maker.shoot(maker.shots.size());
    return maker.film(transcript.seats());
  }
}
