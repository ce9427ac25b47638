package ridotto.wire;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import ridotto.kernel.Ending;
import ridotto.kernel.Move;
import ridotto.kernel.Named;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// Any value of any game as JSON, without the game knowing.
///
/// A record is an object of its components by name and in order, with its `type` first if it is one
/// of a [RecordFamily]. A seat or player is its number from 1, what is named its name, a constant
/// its word.
public final class Json {
  private static final JsonMapper MAPPER =
      mapper(
          (_, type) -> WireName.of(type),
          new SimpleModule()
              .addSerializer(
                  Seat.class, new Written<Seat>((out, seat) -> out.writeNumber(seat.number())))
              .addSerializer(
                  Player.class,
                  new Written<Player>((out, player) -> out.writeNumber(player.number())))
              .addSerializer(
                  Named.class, new Written<Named>((out, named) -> out.writeString(named.name())))
              .addSerializer(
                  Enum.class,
                  new Written<>((out, constant) -> out.writeString(word((Enum<?>) constant)))));

  /// A table offers the same moves again and again: they are most of what it says.
  private static final JsonMapper WRITER =
      MAPPER
          .rebuild()
          .addModule(
              new SimpleModule("moves")
                  .addSerializer(
                      Move.class,
                      new Written<Move>((out, move) -> out.writeRawValue(MoveTexts.of(move)))))
          .build();

  private Json() {}

  public static String text(Object value) {
    return WRITER.writeValueAsString(value);
  }

  /// The same in UTF-8, as it travels.
  public static byte[] bytes(Object value) {
    return WRITER.writeValueAsBytes(value);
  }

  /// A move as text, found out anew.
  static String spellOut(Move move) {
    return MAPPER.writeValueAsString(move);
  }

  /// The same over several lines, for people.
  public static String pretty(Object value) {
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
  }

  public static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  /// What somebody outside has sent, or nothing if it is no JSON.
  public static Optional<JsonNode> read(String text) {
    try {
      return Optional.of(MAPPER.readTree(text));
    } catch (JacksonException _) {
      return Optional.empty();
    }
  }

  /// A mapper for records, which writes the type and the given values as told.
  static JsonMapper mapper(BiFunction<RecordFamily, Class<?>, String> type, SimpleModule values) {
    return JsonMapper.builder()
        .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        // Who reads the first of two and who reads the last would read different things.
        .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
        .addModule(values.setSerializerModifier(new TypeFirst(type)))
        .build();
  }

  /// The word for a constant of any enum: `player-or-nobody`.
  static String word(Enum<?> constant) {
    return switch (constant) {
      case Named named -> named.name();
      case Ending ending -> ending.word();
      case Enum<?> _ -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    };
  }
}
