package ridotto.mascarade;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Contents;
import ridotto.mascarade.deed.Deed;

/// The cast, and how its cards lie: `each` in front of everybody, the rest in the `centre`.
///
/// `opening` is the number of preparatory turns, `together` whether all answer an announcement at
/// once, `goal` the fortune that wins.
public record MascaradeContents(
    Edition edition,
    int players,
    List<Role> cast,
    int each,
    int centre,
    List<Place> places,
    int opening,
    boolean together,
    int goal)
    implements Contents {

  /// A character of this table. One of somebody's own `borrows` the powers of these.
  public record Role(Mask mask, int copies, Mark mark, List<String> borrows, List<Does> does) {}

  /// One thing a character does, by the name of its deed, and how many coins that is about.
  public record Does(String deed, List<Integer> numbers) {}

  static MascaradeContents of(Setting setting) {
    var cast = new ArrayList<Role>();
    for (var mask : setting.cast()) cast.add(role(setting, mask));
    var layout = setting.layout();
    return new MascaradeContents(
        setting.edition(),
        setting.players(),
        List.copyOf(cast),
        layout.each(),
        layout.centre(),
        layout.places(),
        setting.opening(),
        setting.together(),
        Ballroom.FORTUNE);
  }

  private static Does does(Deed deed) {
    return new Does(deed.getClass().getSimpleName(), deed.numbers());
  }

  private static Role role(Setting setting, Mask mask) {
    boolean known = setting.edition().wardrobe().contains(mask.costume());
    var parts = mask.costume().parts();
    var borrows = parts.stream().map(part -> part.getClass().getSimpleName()).toList();
    var does = mask.costume().deeds().stream().map(MascaradeContents::does).toList();
    int copies = setting.copies(mask.number());
    return new Role(mask, copies, parts.getFirst().mark(), known ? List.of() : borrows, does);
  }
}
