package ridotto.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Who has had whose secrets before them in the round that is on, and so who may take, give or end
/// what. `docs/api.md` has all the cases.
///
/// The one rule: *whoever has seen one seat's secrets in a round sees no other's in that round*.
/// Chairs that one device held before the deal are one pair of eyes. What the rule alone does not
/// settle needs the people who sit there: they are asked by a [Wish].
///
/// `seen` are chairs by guest; `people` are the chairs that cards were dealt to people in.
public record Hands(
    Map<String, Set<Integer>> seen, Set<Integer> people, List<Wish> wishes, List<Change> changes) {
  static final Hands NONE = new Hands(Map.of(), Set.of(), List.of(), List.of());

  private static final int MOST_WISHES = 8; // of newcomers

  /// What somebody wants that others have to agree to, or that waits for the end of a turn.
  /// `agreed` are the guests who have said yes.
  public record Wish(
      int number, What what, int chair, String guest, String name, Set<String> agreed) {
    public enum What {
      TAKE_OVER,
      REISSUE,
      CLOSE
    }

    private Wish agreed(String other) {
      var more = new HashSet<>(agreed);
      more.add(other);
      return new Wish(number, what, chair, guest, name, Set.copyOf(more));
    }
  }

  /// A chair has changed hands: everybody is told, under this number. `from` and `to` are names.
  public record Change(long told, int chair, How how, String from, String to) {
    public enum How {
      LEFT,
      UNSEATED,
      MOVED,
      REISSUED,
      TAKEN_OVER
    }
  }

  /// Cards are dealt.
  static Hands dealt(Chairs chairs) {
    var seen = new HashMap<String, Set<Integer>>();
    var people = new HashSet<Integer>();
    for (int number = 1; number <= chairs.size(); number++) {
      var guest = chairs.get(number).guest();
      if (guest.isEmpty()) continue;
      people.add(number);
      seen.put(guest.get(), Set.copyOf(chairs.of(new Guest(guest.get()))));
    }
    return new Hands(Map.copyOf(seen), Set.copyOf(people), List.of(), List.of());
  }

  /// Everybody sees everything.
  Hands over() {
    return new Hands(seen, people, List.of(), changes);
  }

  /// From now on this guest sees these chairs too, and no longer waits for any other.
  Hands sees(String guest, Set<Integer> chairs) {
    var all = new HashSet<>(seenBy(guest));
    all.addAll(chairs);
    var more = new HashMap<>(seen);
    more.put(guest, Set.copyOf(all));
    return new Hands(Map.copyOf(more), people, wishes, changes)
        .wishing(
            waiting ->
                waiting.removeIf(
                    wish ->
                        wish.what() == Wish.What.TAKE_OVER
                            && wish.guest().equals(guest)
                            && !all.contains(wish.chair())));
  }

  /// Whatever was wished for this chair is settled.
  Hands changed(Change change) {
    var more = new ArrayList<>(changes);
    more.add(change);
    return new Hands(seen, people, wishes, List.copyOf(more)).settled(change.chair());
  }

  Hands settled(int chair) {
    return wishing(all -> all.removeIf(wish -> wish.chair() == chair));
  }

  /// Whoever wishes something new no longer wishes what they did.
  Hands wished(Wish wish) {
    return wishing(
        all -> {
          var _ = all.removeIf(other -> other.guest().equals(wish.guest()));
          return all.add(wish);
        });
  }

  /// One no is enough.
  Hands answered(int number, String guest, boolean yes) {
    return wishing(
        all -> {
          all.replaceAll(wish -> wish.number() == number ? wish.agreed(guest) : wish);
          return all.removeIf(wish -> !yes && wish.number() == number);
        });
  }

  private interface Wishing {
    boolean change(List<Wish> wishes);
  }

  private Hands wishing(Wishing how) {
    var changed = new ArrayList<>(wishes);
    var _ = how.change(changed);
    return new Hands(seen, people, List.copyOf(changed), changes);
  }

  public Set<Integer> seenBy(String guest) {
    return seen.getOrDefault(guest, Set.of());
  }

  public Optional<Wish> wish(int number) {
    return wishes.stream().filter(wish -> wish.number() == number).findFirst();
  }

  public Optional<Wish> wish(Wish.What what, int chair, Guest guest) {
    return wishes.stream()
        .filter(wish -> wish.what() == what && wish.chair() == chair)
        .filter(wish -> wish.guest().equals(guest.id()))
        .findFirst();
  }

  /// The number of the next wish. Throws [Refused] where too many newcomers are waiting; what the
  /// host wants does not wait for them.
  public int nextWish(Wish.What what, Guest guest) {
    long others =
        wishes.stream()
            .filter(wish -> wish.what() == Wish.What.TAKE_OVER && !wish.guest().equals(guest.id()))
            .count();
    if (what == Wish.What.TAKE_OVER && others >= MOST_WISHES)
      throw new Refused("wish", Refusal.of("too-many-wishes"));
    return wishes.stream().mapToInt(Wish::number).max().orElse(0) + 1;
  }

  /// Throws [Refused] if this guest has seen another's secrets in this round; `also` are chairs
  /// that look through the same eyes as this one.
  public void requireBlind(Guest guest, int chair, Set<Integer> also) {
    var mine = seenBy(guest.id());
    if (mine.contains(chair) || also.containsAll(mine)) return;
    throw new Refused("chair", Refusal.of("saw-another").and("n", chair));
  }

  /// Whether this takes the consent of those who sit there: where the table did not say before the
  /// deal that newcomers may take a bot's chair, or where somebody has gone who was dealt these
  /// cards. Whoever comes back to their own chair asks nobody.
  boolean asksToTakeOver(TableState table, int chair, Guest guest) {
    if (seenBy(guest.id()).contains(chair)) return false;
    return people.contains(chair) || !table.manners().letsNewcomersIn();
  }

  /// Those whose consent is still wanted, by the first of their chairs. The host asks for somebody
  /// who is away, and they cannot be asked.
  public List<Integer> awaited(TableState table, Wish wish) {
    if (wish.what() == Wish.What.TAKE_OVER
        && !asksToTakeOver(table, wish.chair(), new Guest(wish.guest()))) {
      return List.of();
    }
    var asked = new HashSet<>(wish.agreed());
    asked.add(wish.guest());
    if (wish.what() == Wish.What.REISSUE) {
      table.chair(wish.chair()).guest().ifPresent(asked::add);
    }
    var awaited = new ArrayList<Integer>();
    for (int number = 1; number <= table.chairs().size(); number++) {
      var guest = table.chair(number).guest();
      if (guest.isPresent() && asked.add(guest.get())) awaited.add(number);
    }
    return awaited;
  }

  /// A chair that is to be taken over now: everybody has agreed, and a turn has ended.
  public Optional<Entry> due(TableState table) {
    if (!table.round().map(Round::betweenTurns).orElse(false)) return Optional.empty();
    return wishes.stream()
        .filter(wish -> wish.what() == Wish.What.TAKE_OVER && awaited(table, wish).isEmpty())
        .findFirst()
        .map(wish -> new Entry.TookOver(wish.chair(), wish.guest(), wish.name()));
  }
}
