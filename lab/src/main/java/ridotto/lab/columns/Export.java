package ridotto.lab.columns;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import ridotto.bots.Troupes;
import ridotto.kernel.Game;
import ridotto.kernel.Table;
import ridotto.lab.run.Aside;
import ridotto.lab.run.Digest;
import ridotto.lab.run.Plan;
import ridotto.lab.run.RunFolder;
import ridotto.wire.Json;

/// Writes the games of a run into a folder, a file or a folder of files for every sheet.
public final class Export {
  private final RunFolder run;
  private final Troupes troupes;
  private final Format format;
  private final List<Sheet> sheets;
  private final Path folder;
  private final Exported exported;

  public Export(RunFolder run, Troupes troupes, Format format, List<Sheet> sheets, Path folder) {
    this.run = run;
    this.troupes = troupes;
    this.format = format;
    this.sheets = List.copyOf(sheets);
    this.folder = folder;
    exported = new Exported(folder);
  }

  /// Writes them in the place of any that are there; `progress` hears of games that are done.
  public void write(LongConsumer progress) throws IOException {
    Files.createDirectories(folder);
    exported.clear();
    try (var into = format == Format.PARQUET ? new ParquetFiles(folder, sheets) : files()) {
      var plan = run.plan();
      tell(plan.box().open(plan.players(), plan.settings()), plan, into, progress);
      into.finish();
    }
    manifest();
  }

  private TextFiles files() throws IOException {
    return new TextFiles(folder, format, sheets);
  }

  private <T extends Table<?>> void tell(
      Game<T> game, Plan plan, SheetFiles into, LongConsumer progress) throws IOException {
    var lines = new EnumMap<Sheet, Line>(Sheet.class);
    for (var sheet : Sheet.values()) {
      if (sheet != Sheet.EVENTS || sheets.contains(sheet)) lines.put(sheet, Line.of(format, sheet));
    }
    about(plan, lines);
    var telling = new Telling<>(run.id(), plan, game, troupes, lines);
    for (int block = 0; block < run.blocks(); block++) {
      if (!run.has(block)) continue;
      var moved = run.moved(block);
      for (long number = plan.from(block); number < plan.to(block); number++) {
        telling.tell(number, moved);
      }
      for (var sheet : sheets) {
        var line = lines.get(sheet);
        if (line == null || line.text().isEmpty()) continue;
        into.append(sheet, line.text().toString().getBytes(UTF_8));
      }
      for (var line : lines.values()) line.text().setLength(0);
      into.pause();
      progress.accept(plan.to(block) - plan.from(block));
    }
  }

  private void about(Plan plan, Map<Sheet, Line> lines) {
    var line = lines.get(Sheet.RUNS);
    if (line == null) return;
    var settings =
        new java.util.TreeMap<>(plan.settings())
            .entrySet().stream()
                .map(set -> set.getKey() + "=" + set.getValue())
                .collect(Collectors.joining("; "));
    line.text(run.id())
        .text(plan.box().name())
        .whole(plan.players())
        .text(settings)
        .text(plan.seating().name().toLowerCase(java.util.Locale.ROOT))
        .text(plan.lineUp())
        .whole(plan.playouts())
        .whole(plan.seed())
        .whole(plan.games())
        .text(run.built().version())
        .text(run.built().build())
        .text(plan.command());
  }

  /// Comes last: who finds it finds all files whole.
  private void manifest() throws IOException {
    var files = new LinkedHashMap<String, String>();
    for (var file : exported.files()) files.put(exported.name(file), Digest.of(file));
    var manifest = new LinkedHashMap<String, Object>();
    manifest.put("run", run.id());
    manifest.put("command", run.plan().command());
    manifest.put("seed", run.plan().seed());
    manifest.put("version", run.built().version());
    manifest.put("build", run.built().build());
    manifest.put(Exported.DIGESTS, files);
    Aside.write(folder.resolve(Exported.MANIFEST), (Json.pretty(manifest) + "\n").getBytes(UTF_8));
  }

  /// Where rows go.
  sealed interface SheetFiles extends AutoCloseable permits TextFiles, ParquetFiles {
    void append(Sheet sheet, byte[] rows) throws IOException;

    /// Here a file may end.
    void pause() throws IOException;

    void finish() throws IOException;

    @Override
    void close() throws IOException;
  }

  /// A text file for every sheet, written aside and renamed.
  static final class TextFiles implements SheetFiles {
    private final Path folder;
    private final Format format;
    private final Map<Sheet, OutputStream> open = new EnumMap<>(Sheet.class);

    TextFiles(Path folder, Format format, List<Sheet> sheets) throws IOException {
      this.folder = folder;
      this.format = format;
      for (var sheet : sheets) {
        var out = new java.io.BufferedOutputStream(Files.newOutputStream(aside(sheet)), 1 << 20);
        open.put(sheet, out);
        if (format == Format.CSV) out.write(header(sheet).getBytes(UTF_8));
      }
    }

    static String header(Sheet sheet) {
      return sheet.columns().stream().map(Sheet.Column::name).collect(Collectors.joining(","))
          + "\n";
    }

    private Path aside(Sheet sheet) {
      return folder.resolve("." + file(sheet));
    }

    private String file(Sheet sheet) {
      return sheet.word() + "." + format.word();
    }

    @Override
    public void append(Sheet sheet, byte[] rows) throws IOException {
      var out = open.get(sheet);
      if (out != null) out.write(rows);
    }

    @Override
    public void pause() {}

    @Override
    public void finish() throws IOException {
      for (var sheet : open.keySet()) {
        open.get(sheet).close();
        Files.move(aside(sheet), folder.resolve(file(sheet)), StandardCopyOption.REPLACE_EXISTING);
      }
    }

    @Override
    public void close() throws IOException {
      for (var out : open.values()) out.close();
    }
  }
}
