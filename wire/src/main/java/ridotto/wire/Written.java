package ridotto.wire;

import java.util.function.BiConsumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/// Writes a value in one stroke.
final class Written<V> extends ValueSerializer<V> {
  private final BiConsumer<JsonGenerator, V> stroke;

  Written(BiConsumer<JsonGenerator, V> stroke) {
    this.stroke = stroke;
  }

  @Override
  public void serialize(V value, JsonGenerator out, SerializationContext context) {
    stroke.accept(out, value);
  }
}
