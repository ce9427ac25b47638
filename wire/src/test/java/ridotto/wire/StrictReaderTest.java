package ridotto.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import tools.jackson.databind.JsonNode;

/// What a stranger may send, and what is said of everything else.
class StrictReaderTest {
  sealed interface Wish {
    record Sit(int chair, String name) implements Wish {}

    record Leave() implements Wish {}
  }

  record Letter(long number, boolean urgent, Wish wish) {}

  record Parcel(List<Integer> order, Map<String, String> settings, Optional<String> note) {}

  record Sealed(JsonNode inside) {}

  record Even(int number) {
    Even {
      if (number % 2 != 0) throw new Refused("number", Refusal.of("odd"));
    }
  }

  private static void refused(String text, Class<?> type, String field, Refusal reason) {
    var refused = catchThrowableOfType(Refused.class, () -> StrictReader.read(text, type));
    assertThat(refused).as(text).isNotNull();
    assertThat(refused.field()).as(text).isEqualTo(field);
    assertThat(refused.reasons()).as(text).containsExactly(reason);
  }

  private static Refusal wanted(String what) {
    return Refusal.of("field-type").and("wanted", what);
  }

  @Test
  void whatever_is_written_is_read_back() {
    var letter = new Letter(1L << 40, true, new Wish.Sit(2, "Ada"));
    assertThat(StrictReader.read(Json.text(letter), Letter.class)).isEqualTo(letter);
    var leave = new Letter(-1, false, new Wish.Leave());
    assertThat(StrictReader.read(Json.text(leave), Letter.class)).isEqualTo(leave);
    var parcel = new Parcel(List.of(3, 1, 2), Map.of("first", "lot"), Optional.of("soon"));
    assertThat(StrictReader.read(Json.text(parcel), Parcel.class)).isEqualTo(parcel);
    var inside = StrictReader.read("{\"inside\":{\"any\":[1]}}", Sealed.class).inside();
    assertThat(inside.toString()).isEqualTo("{\"any\":[1]}");
  }

  @Test
  void what_may_be_absent_may_be_left_out_or_null() {
    var parcel = new Parcel(List.of(), Map.of(), Optional.empty());
    assertThat(StrictReader.read("{\"order\":[],\"settings\":{}}", Parcel.class)).isEqualTo(parcel);
    assertThat(StrictReader.read("{\"order\":[],\"settings\":{},\"note\":null}", Parcel.class))
        .isEqualTo(parcel);
  }

  @Test
  void what_is_no_json_is_said_to_be_none() {
    refused("{\"number\":", Letter.class, "body", Refusal.of("no-json"));
    refused("[1]", Letter.class, "body", wanted("object"));
    refused("{\"note\":\"a\",\"note\":\"b\"}", Parcel.class, "body", Refusal.of("no-json"));
    refused("{\"inside\":{\"a\":1,\"a\":2}}", Sealed.class, "body", Refusal.of("no-json"));
  }

  private static String letter(String number, String urgent, String wish) {
    return "{\"number\":%s,\"urgent\":%s,\"wish\":%s}".formatted(number, urgent, wish);
  }

  private static String sit(String chair, String name) {
    return letter(
        "1", "true", "{\"type\":\"Sit\",\"chair\":%s,\"name\":%s}".formatted(chair, name));
  }

  @Test
  void every_field_has_its_type() {
    var leave = "{\"type\":\"Leave\"}";
    for (var number : List.of("1.5", "9223372036854775808", "\"1\"", "null")) {
      refused(letter(number, "true", leave), Letter.class, "number", wanted("number"));
    }
    refused(letter("1", "1", leave), Letter.class, "urgent", wanted("boolean"));
    refused(letter("1", "true", "[]"), Letter.class, "wish", wanted("object"));
    for (var chair : List.of("2147483648", "2.0", "\"2\"")) {
      refused(sit(chair, "\"Ada\""), Letter.class, "wish.chair", wanted("number"));
    }
    refused(sit("1", "5"), Letter.class, "wish.name", wanted("text"));
    refused("{\"inside\":[]}", Sealed.class, "inside", wanted("object"));
  }

  @Test
  void half_a_letter_is_no_text() {
    refused(sit("1", "\"\\ud800\""), Letter.class, "wish.name", wanted("text"));
    refused(sit("1", "\"\\udfff\""), Letter.class, "wish.name", wanted("text"));
    assertThat(StrictReader.read(sit("1", "\"\\ud83c\\udfad\""), Letter.class).wish())
        .isEqualTo(new Wish.Sit(1, "\ud83c\udfad"));
  }

  @Test
  void a_field_is_neither_missing_nor_unknown() {
    refused("{\"number\":1,\"urgent\":true}", Letter.class, "wish", Refusal.of("field-missing"));
    refused(
        "{\"number\":1,\"urgent\":true,\"wish\":{\"type\":\"Leave\"},\"more\":0}",
        Letter.class,
        "more",
        Refusal.of("field-unknown").and("known", "number, urgent, wish"));
    refused(
        "{\"number\":1,\"urgent\":true,\"wish\":{\"type\":\"Sit\",\"chair\":1}}",
        Letter.class,
        "wish.name",
        Refusal.of("field-missing"));
    refused(
        "{\"number\":1,\"urgent\":true,\"wish\":{\"type\":\"Leave\",\"chair\":1}}",
        Letter.class,
        "wish.chair",
        Refusal.of("field-unknown").and("known", "type"));
  }

  @Test
  void a_case_is_named_by_its_type() {
    refused("{\"chair\":1}", Wish.class, "type", Refusal.of("field-missing"));
    refused("{\"type\":1}", Wish.class, "type", wanted("text"));
    refused(
        "{\"type\":\"Stand\"}",
        Wish.class,
        "type",
        Refusal.of("type-unknown").and("known", "Leave, Sit"));
  }

  @Test
  void lists_maps_and_texts_have_an_end() {
    var numbers = "1,".repeat(99) + "1";
    assertThat(
            StrictReader.read("{\"order\":[" + numbers + "],\"settings\":{}}", Parcel.class)
                .order())
        .hasSize(100);
    refused(
        "{\"order\":[" + numbers + ",1],\"settings\":{}}",
        Parcel.class,
        "order",
        Refusal.of("list-long").and("most", 100));
    refused("{\"order\":{},\"settings\":{}}", Parcel.class, "order", wanted("list"));
    refused("{\"order\":[1,\"2\"],\"settings\":{}}", Parcel.class, "order.2", wanted("number"));
    refused("{\"order\":[],\"settings\":[]}", Parcel.class, "settings", wanted("object"));
    refused("{\"order\":[],\"settings\":{\"a\":1}}", Parcel.class, "settings.a", wanted("text"));

    var many = new StringBuilder("\"0\":\"\"");
    for (int i = 1; i <= 100; i++) many.append(",\"").append(i).append("\":\"\"");
    refused(
        "{\"order\":[],\"settings\":{" + many + "}}",
        Parcel.class,
        "settings",
        Refusal.of("list-long").and("most", 100));

    var longest = "x".repeat(2_000);
    assertThat(
            StrictReader.read(
                "{\"order\":[],\"settings\":{\"a\":\"" + longest + "\"}}", Parcel.class))
        .isEqualTo(new Parcel(List.of(), Map.of("a", longest), Optional.empty()));
    var tooLong = Refusal.of("text-long").and("most", 2_000);
    var settings = "{\"order\":[],\"settings\":{\"%s\":\"%s\"}}";
    refused(settings.formatted("a", longest + "x"), Parcel.class, "settings.a", tooLong);
    refused(settings.formatted(longest + "x", ""), Parcel.class, "settings", tooLong);
  }

  @Test
  void a_strangers_own_names_are_repeated_plain_and_short() {
    refused("{\"<b>\":1}", Even.class, "?b?", Refusal.of("field-unknown").and("known", "number"));
    refused(
        "{\"" + "x".repeat(81) + "\":1}",
        Even.class,
        "x".repeat(80),
        Refusal.of("field-unknown").and("known", "number"));
  }

  @Test
  void what_a_record_refuses_is_refused() {
    assertThat(StrictReader.read("{\"number\":2}", Even.class)).isEqualTo(new Even(2));
    refused("{\"number\":3}", Even.class, "number", Refusal.of("odd"));
  }
}
