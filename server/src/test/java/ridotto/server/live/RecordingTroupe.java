package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Decision;
import ridotto.bots.Profile;
import ridotto.bots.Reason;
import ridotto.bots.Troupe;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Game;
import ridotto.kernel.Inquiry;
import ridotto.kernel.View;
import ridotto.server.history.Film;
import ridotto.wire.Json;

/// Bots that play at random and keep a note of everything they were given.
///
/// Whoever waits for a decision finds the diary it was noted in among those `decided`.
record RecordingTroupe(String family, List<Diary> diaries, BlockingQueue<Diary> decided)
    implements Troupe {

  /// What one bot had heard, since it came in, and saw when it was asked: in JSON, because after a
  /// restart a game has new cards, which look the same.
  record Moment(List<String> heard, String view) {}

  /// The moments at which one bot had to decide for this player.
  record Diary(int player, List<Moment> moments) {
    /// Each moment is one of the film of the same player, in the film's order.
    void follows(Film film) {
      var heard = new ArrayList<String>();
      var shots = film.steps().iterator();
      for (var moment : moments) {
        boolean found = false;
        while (!found) {
          assertThat(shots.hasNext()).as("player %d was never told %s", player, moment).isTrue();
          var shot = shots.next();
          for (var event : shot.events()) heard.add(Json.text(event));
          found = heard.equals(moment.heard()) && Json.text(shot.view()).equals(moment.view());
        }
      }
    }
  }

  RecordingTroupe(String family) {
    this(family, new CopyOnWriteArrayList<>(), new LinkedBlockingQueue<>());
  }

  @Override
  public Entrance study(Game<?> game) {
    return this::bot;
  }

  private Bot bot(int player, Profile profile, long seed) {
    var diary = new Diary(player, new CopyOnWriteArrayList<>());
    diaries.add(diary);
    var heard = new ArrayList<String>();
    var dice = new Dice(seed);
    return new Bot() {
      @Override
      public void hear(Event event) {
        heard.add(Json.text(event));
      }

      @Override
      public Decision decide(View view, Inquiry inquiry, Budget budget) {
        diary.moments().add(new Moment(List.copyOf(heard), Json.text(view)));
        decided.add(diary);
        int choice = dice.nextInt(inquiry.options().size());
        return Decision.of(inquiry, choice, Reason.of("whim"));
      }
    };
  }
}
