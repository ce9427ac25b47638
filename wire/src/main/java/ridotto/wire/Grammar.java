package ridotto.wire;

import fluent.bundle.resolver.Scope;
import fluent.functions.FluentFunction;
import fluent.functions.FluentFunctionFactory;
import fluent.functions.FluentImplicit;
import fluent.functions.FluentImplicit.Implicit;
import fluent.functions.FunctionResources;
import fluent.functions.ImplicitFormatter;
import fluent.functions.ImplicitReducer;
import fluent.functions.ResolvedParameters;
import fluent.syntax.AST.SelectExpression;
import fluent.types.FluentNumber;
import fluent.types.FluentValue;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// What Fluent must know of a language: how numbers are written and counted.
///
/// Stands in for Fluent's own module of functions, of which our files use nothing else.
record Grammar(Language language) implements FluentFunctionFactory, FunctionResources {
  @Override
  public Set<FluentImplicit> implicits() {
    return Set.of(new Digits(Implicit.NUMBER), new Digits(Implicit.TEMPORAL), new Together());
  }

  @Override
  public Set<FluentFunction> functions() {
    return Set.of();
  }

  @Override
  public FunctionResources resources(Locale locale) {
    return this;
  }

  @Override
  public Locale locale() {
    return language.locale();
  }

  @Override
  public String selectCardinal(Number number) {
    return language.plural(number);
  }

  /// Writes a number. Fluent wants to be able to write times too, but no message of ours has one.
  private record Digits(Implicit id) implements FluentImplicit, ImplicitFormatter {
    @Override
    public String format(FluentValue<?> value, Scope scope) {
      return NumberFormat.getInstance(scope.bundle().locale()).format(value.value());
    }

    @Override
    public List<FluentValue<?>> apply(ResolvedParameters parameters, Scope scope) {
      return parameters.valuesAll().toList();
    }
  }

  /// Puts the parts of a sentence together, and chooses among its variants.
  private record Together() implements FluentImplicit, ImplicitReducer {
    @Override
    public Implicit id() {
      return Implicit.JOIN;
    }

    @Override
    public String reduce(List<FluentValue<?>> parts, Scope scope) {
      return parts.stream().map(part -> part.format(scope)).collect(Collectors.joining());
    }

    @Override
    public List<FluentValue<?>> apply(ResolvedParameters parameters, Scope scope) {
      return parameters.valuesAll().toList();
    }

    /// The number itself comes before its plural category, as the standard has it.
    @Override
    public List<FluentValue<?>> select(
        SelectExpression select, ResolvedParameters parameters, Scope scope) {
      var value = parameters.valuesAll().findFirst().orElseThrow();
      var exact =
          value instanceof FluentNumber<?> number
              ? select.matchVariant(number.asBigDecimal().toPlainString())
              : select.matchVariant(value.format(scope));
      return exact.orElseGet(() -> value.select(select, parameters, scope)).value().resolve(scope);
    }
  }
}
