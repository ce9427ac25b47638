package ridotto.masquerade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ridotto.kernel.Eyes;
import ridotto.kernel.Outcome;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.View;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Cards;

/// What somebody sees of the table at one moment.
///
/// One may look at one's own face-down cards at any time; `peeked` are cards from the deck these
/// eyes look at now; `waiting` are the cards whose texts wait to happen; `attacker` has been
/// pointed at and its target not yet; `staying` are cards a shuffle is to leave where they lie.
public record MasqueradeView(
    int turn,
    Seat active,
    Phase phase,
    int actions,
    List<Seat> awaited,
    List<List<Lying>> lines,
    int deck,
    int gathered,
    List<Card> graveyard,
    List<Card> peeked,
    List<Card> waiting,
    Optional<Place> attacker,
    List<Place> staying,
    Optional<Outcome> outcome)
    implements View {

  /// A card in a line, with the marks on it. `open`: its facing is still to be chosen, by these
  /// eyes.
  public record Lying(
      Place place,
      boolean up,
      boolean open,
      boolean acted,
      Optional<Seat> poisonedBy,
      int losses,
      int bonus,
      Optional<Face> face) {}

  /// What can be read of a card these eyes can see: who it is, and how strong now (K10).
  public record Face(Card card, int attack, int health) {}

  static MasqueradeView of(Battlefield field, Eyes eyes) {
    var lines = new ArrayList<List<Lying>>();
    for (int seat = 0; seat < field.seats(); seat++) lines.add(line(field, eyes, seat));
    return new MasqueradeView(
        field.turns(),
        Seat.of(field.active()),
        field.phase(),
        field.initiative.actions(),
        Seats.list(field.awaited() & Seats.all(field.seats()), Seat::of),
        List.copyOf(lines),
        Cards.count(field.stock()),
        Cards.count(field.pool()),
        cards(field, field.graveyard()),
        cards(field, field.peeked() & visible(field, eyes)),
        waiting(field),
        attacker(field),
        field.shuffling.staying(field),
        field.over() ? Optional.of(field.outcome()) : Optional.empty());
  }

  private static List<Lying> line(Battlefield field, Eyes eyes, int seat) {
    var line = new ArrayList<Lying>();
    long visible = visible(field, eyes);
    for (int i = 1; i <= field.line(seat).size(); i++) {
      int card = field.line(seat).at(i);
      boolean own = eyes.are(seat);
      line.add(
          new Lying(
              field.menus().place(seat, i),
              Cards.has(field.faceUp() | (own ? field.facings.chosenUp() : Cards.NONE), card),
              own && Cards.has(field.fresh(), card),
              Cards.has(field.initiative.acted(), card),
              Cards.has(field.marks().poisoned(), card)
                  ? Optional.of(Seat.of(field.marks().poisoner(card)))
                  : Optional.empty(),
              field.marks().losses(card),
              field.marks().bonus(card),
              Cards.has(visible, card) ? Optional.of(face(field, card)) : Optional.empty()));
    }
    return List.copyOf(line);
  }

  private static Face face(Battlefield field, int card) {
    int attack = Strength.attack(field, card);
    return new Face(field.deck().card(card), attack, Strength.health(field, card, true));
  }

  private static List<Card> cards(Battlefield field, long cards) {
    return field.deck().cards().stream().filter(card -> Cards.has(cards, card.number())).toList();
  }

  private static List<Card> waiting(Battlefield field) {
    var waiting = new ArrayList<Card>();
    for (int i = 0; i < field.triggers.size(); i++) {
      int trigger = field.triggers.get(i);
      if (Triggers.text(trigger) != Triggers.POISON) {
        waiting.add(field.deck().card(Triggers.card(trigger)));
      }
    }
    return List.copyOf(waiting);
  }

  private static Optional<Place> attacker(Battlefield field) {
    boolean pointing = !field.over() && field.question() instanceof MasqueradeQuestion.AttackWhom;
    return pointing ? Optional.of(field.place(field.attacker())) : Optional.empty();
  }

  /// The cards these eyes can see now.
  static long visible(Battlefield field, Eyes eyes) {
    if (eyes instanceof Eyes.Open) return field.deck().all();
    long visible = field.faceUp() | field.facings.shown() | field.graveyard();
    for (int seat = 0; seat < field.seats(); seat++) {
      if (eyes.are(seat)) visible |= field.line(seat).cards();
    }
    return eyes.are(field.active()) ? visible | field.peeked() : visible;
  }
}
