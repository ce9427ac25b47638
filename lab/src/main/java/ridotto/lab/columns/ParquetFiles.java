package ridotto.lab.columns;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import ridotto.lab.columns.Export.SheetFiles;

/// A folder of Parquet files for every sheet: rows are collected as CSV, and when there are enough
/// of them DuckDB writes a file.
final class ParquetFiles implements SheetFiles {
  private static final long ENOUGH = 512L << 20; // bytes of CSV

  private final Path folder;
  private final Path aside;
  private final Connection duck;
  private final Map<Sheet, OutputStream> open = new EnumMap<>(Sheet.class);
  private final List<Sheet> sheets;
  private long bytes;
  private int files;

  ParquetFiles(Path folder, List<Sheet> sheets) throws IOException {
    this.folder = folder;
    this.sheets = sheets;
    aside = Files.createTempDirectory("ridotto-columns");
    try {
      duck = Duck.open();
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }

  @Override
  public void append(Sheet sheet, byte[] rows) throws IOException {
    var out = open.get(sheet);
    if (out == null) {
      out = new BufferedOutputStream(Files.newOutputStream(csv(sheet)), 1 << 20);
      open.put(sheet, out);
    }
    out.write(rows);
    bytes += rows.length;
  }

  private Path csv(Sheet sheet) {
    return aside.resolve(sheet.word() + ".csv");
  }

  @Override
  public void pause() throws IOException {
    if (bytes >= ENOUGH) finish();
  }

  @Override
  public void finish() throws IOException {
    for (var sheet : sheets) {
      var out = open.remove(sheet);
      if (out == null) continue;
      out.close();
      copy(sheet);
      Files.delete(csv(sheet));
    }
    bytes = 0;
    files++;
  }

  private void copy(Sheet sheet) throws IOException {
    var into = Files.createDirectories(folder.resolve(sheet.word()));
    var written = into.resolve(".aside");
    var columns =
        sheet.columns().stream()
            .map(
                column ->
                    "'" + column.name() + "': '" + (column.isText() ? "VARCHAR" : "BIGINT") + "'")
            .collect(Collectors.joining(", ", "{", "}"));
    var order =
        "COPY (SELECT * FROM read_csv("
            + Duck.quoted(csv(sheet).toString())
            + ", header = false, auto_detect = false, delim = ',', quote = '\"', escape = '\"',"
            + " columns = "
            + columns
            + ")) TO "
            + Duck.quoted(written.toString())
            + " (FORMAT parquet, COMPRESSION zstd, PARQUET_VERSION v2, ROW_GROUP_SIZE 1000000)";
    try (var statement = duck.createStatement()) {
      statement.execute(order);
    } catch (SQLException e) {
      throw new IOException(e);
    }
    Files.move(
        written,
        into.resolve("%04d.parquet".formatted(files)),
        StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    for (var out : open.values()) out.close();
    for (var sheet : sheets) Files.deleteIfExists(csv(sheet));
    Files.deleteIfExists(aside);
    try {
      duck.close();
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }
}
