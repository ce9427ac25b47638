package ridotto.kernel;

/// Something of a game's box that texts and JSON call by its name: a character, a card, a family.
public interface Named {
  String name();
}
