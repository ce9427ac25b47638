package ridotto.app;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Who uses whom among our packages, read from the compiled classes: what is written there is true.
record Arrows(SortedMap<String, SortedSet<String>> uses) {
  private static final String OURS = "ridotto";
  private static final Pattern CLASS = Pattern.compile(OURS + "(?:/[a-z0-9]+)+(?=/[A-Z])");

  /// Of everything on the class path.
  static Arrows ofClassPath() {
    var arrows = new Arrows(new TreeMap<>());
    var places = System.getProperty("java.class.path").split(File.pathSeparator, -1);
    for (var place : places) arrows.look(Path.of(place));
    return arrows;
  }

  /// The same with other names; what has one name is one.
  Arrows as(UnaryOperator<String> name) {
    var renamed = new Arrows(new TreeMap<>());
    uses.forEach(
        (one, others) -> others.forEach(other -> renamed.add(name.apply(one), name.apply(other))));
    return renamed;
  }

  /// Only those within this package and those below it.
  Arrows within(String root) {
    var inner = new Arrows(new TreeMap<>());
    uses.forEach(
        (one, others) ->
            others.forEach(
                other -> {
                  if (isIn(root, one) && isIn(root, other)) inner.add(one, other);
                }));
    return inner;
  }

  /// Without those that others imply: who uses the server need not say that it uses the kernel.
  Arrows reduced() {
    var reduced = new Arrows(new TreeMap<>());
    uses.forEach(
        (one, others) ->
            others.forEach(
                other -> {
                  var ways = others.stream().filter(way -> !way.equals(other));
                  if (ways.noneMatch(way -> leads(way, other, new TreeSet<>()))) {
                    reduced.add(one, other);
                  }
                }));
    return reduced;
  }

  private boolean leads(String from, String to, SortedSet<String> seen) {
    if (!seen.add(from)) return false;
    var next = uses.getOrDefault(from, new TreeSet<>());
    return next.contains(to) || next.stream().anyMatch(way -> leads(way, to, seen));
  }

  private static boolean isIn(String root, String name) {
    return name.equals(root) || name.startsWith(root + ".");
  }

  private void add(String one, String other) {
    if (!one.equals(other)) uses.computeIfAbsent(one, _ -> new TreeSet<>()).add(other);
  }

  private void look(Path place) {
    if (Files.isDirectory(place)) {
      // What only the tests use is not on the map.
      if (!place.endsWith("test-classes")) walk(place.resolve(OURS));
      return;
    }
    if (!Files.isRegularFile(place)) return;
    try (var jar = FileSystems.newFileSystem(place)) {
      walk(jar.getPath("/" + OURS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void walk(Path root) {
    if (!Files.isDirectory(root)) return;
    try (var files = Files.walk(root)) {
      for (var file : files.filter(each -> each.toString().endsWith(".class")).toList()) read(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read(Path file) throws IOException {
    var model = ClassFile.of().parse(Files.readAllBytes(file));
    var name = model.thisClass().asInternalName();
    var home = name.substring(0, name.lastIndexOf('/')).replace('/', '.');
    for (var entry : model.constantPool()) {
      if (!(entry instanceof Utf8Entry text)) continue;
      var used = CLASS.matcher(text.stringValue());
      while (used.find()) add(home, used.group().replace('/', '.'));
    }
  }
}
