package ridotto.kernel;

import java.util.List;

/// The games of the house.
public record Shelf(List<Box> boxes) {
  public Shelf {
    boxes = List.copyOf(boxes);
  }

  /// The game of this name. Throws [Refused] with the names there are.
  public Box box(String name) {
    var known = boxes.stream().map(Box::name).toList();
    return boxes.stream()
        .filter(box -> box.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new Refused(
                    "game",
                    Refusal.of("unknown-game")
                        .and("name", name)
                        .and("known", String.join(", ", known))));
  }

  /// The rules a record was played by. Throws [Refused], which names the line at fault.
  public Game<?> open(Transcript transcript) {
    try {
      return box(transcript.game()).open(transcript.seats().size(), transcript.played());
    } catch (Refused refused) {
      var heading = refused.field().equals("players") ? "seats" : refused.field();
      var line = transcript.headings().get(heading);
      if (line == null) throw refused;
      throw new Refused("line " + line + ", " + refused.field(), refused.reasons());
    }
  }
}
