package ridotto.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.introspect.VirtualAnnotatedMember;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.VirtualBeanPropertyWriter;
import tools.jackson.databind.util.SimpleBeanPropertyDefinition;

/// Writes before anything else of a record which case of its [RecordFamily] it is.
///
/// Jackson's own type ids depend on the declared type and are lost in a list of anything; a
/// property is written wherever the record is.
final class TypeFirst extends ValueSerializerModifier {
  static final String PROPERTY = "type";

  private final transient BiFunction<RecordFamily, Class<?>, String> name;

  TypeFirst(BiFunction<RecordFamily, Class<?>, String> name) {
    this.name = name;
  }

  @Override
  public List<BeanPropertyWriter> changeProperties(
      SerializationConfig config,
      BeanDescription.Supplier bean,
      List<BeanPropertyWriter> properties) {
    var type = bean.getBeanClass();
    if (bean.isRecordType()) {
      // A record may also be asked something, such as isReply(): that is no part of it.
      var parts = Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
      properties.removeIf(property -> !parts.contains(property.getName()));
      RecordFamily.of(type)
          .ifPresent(
              family -> properties.addFirst(new Type(config, bean, name.apply(family, type))));
    }
    return properties;
  }

  private static final class Type extends VirtualBeanPropertyWriter {
    private final String name;

    Type(SerializationConfig config, BeanDescription.Supplier bean, String name) {
      var text = config.constructType(String.class);
      var member =
          new VirtualAnnotatedMember(bean.getClassInfo(), bean.getBeanClass(), PROPERTY, text);
      super(
          SimpleBeanPropertyDefinition.construct(config, member),
          bean.getClassAnnotations(),
          text,
          null,
          null,
          null,
          JsonInclude.Value.empty(),
          null);
      this.name = name;
    }

    @Override
    protected Object value(Object bean, JsonGenerator out, SerializationContext context) {
      return name;
    }

    @Override
    public Type withConfig(
        MapperConfig<?> config,
        AnnotatedClass owner,
        BeanPropertyDefinition property,
        JavaType type) {
      return this;
    }
  }
}
