package ridotto.server.http.answers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// The files of the browser's client, from the jar.
public final class ClientFiles {
  /// A file, its type, and the same made smaller where that pays, the smallest first.
  public record File(
      String type, ByteBuffer bytes, List<Packed> packed, boolean forever, String tag) {}

  public record Packed(String coding, ByteBuffer bytes) {}

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*");
  private static final int LONGEST = 200;
  private static final String PAGE = "/index.html";
  private static final String SHARED = "<meta property=\"og:image\" content=\"";
  private static final int WORTH_ZIPPING = 512;
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html;charset=utf-8"),
          Map.entry("js", "text/javascript;charset=utf-8"),
          Map.entry("css", "text/css;charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("txt", "text/plain;charset=utf-8"),
          Map.entry("ftl", "text/plain;charset=utf-8"),
          Map.entry("md", "text/plain;charset=utf-8"),
          Map.entry("png", "image/png"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"));
  private static final String NOT_BUILT =
      """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Ridotto</title>
      <h1>Ridotto</h1><p>The house is open, but its rooms were not built: this jar was made without
      the browser client. Build it with <code>./ridotto</code>, with Node installed.</p></html>
      """;

  private final String root;
  private final Optional<URI> publicUrl;
  private final Map<String, File> files = new ConcurrentHashMap<>();

  public ClientFiles(String root, Optional<URI> publicUrl) {
    this.root = root;
    this.publicUrl = publicUrl;
  }

  /// The file at this path, or for whatever looks like a page the one page there is.
  public Optional<File> find(String path) {
    var file = path.equals("/") ? Optional.<File>empty() : read(path);
    if (file.isPresent()) return file;
    boolean page = path.lastIndexOf('.') < path.lastIndexOf('/') && !path.contains("/.");
    return page ? Optional.of(read(PAGE).orElseGet(ClientFiles::notBuilt)) : Optional.empty();
  }

  private static File notBuilt() {
    return file(PAGE, NOT_BUILT.getBytes(UTF_8), Optional.empty());
  }

  private Optional<File> read(String path) {
    if (!isPlain(path)) return Optional.empty();
    var known = files.get(path);
    if (known != null) return Optional.of(known);
    if (!TYPES.containsKey(ending(path))) return Optional.empty();
    var found = bytes(path);
    if (found.isEmpty()) return Optional.empty();
    boolean shared = path.equals(PAGE) && publicUrl.isPresent();
    var file =
        shared
            ? file(path, absolute(found.get(), publicUrl.get()), Optional.empty())
            : file(path, found.get(), bytes(path + ".br"));
    files.put(path, file);
    return Optional.of(file);
  }

  /// Name by name: one pattern for the whole of a path would go as deep as the path is long.
  private static boolean isPlain(String path) {
    if (path.length() > LONGEST || !path.startsWith("/")) return false;
    for (var name : path.substring(1).split("/", -1)) {
      if (!PLAIN.matcher(name).matches()) return false;
    }
    return true;
  }

  private Optional<byte[]> bytes(String path) {
    try (var in = ClientFiles.class.getResourceAsStream(root + path)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Whoever shows a link to others fetches its picture from nowhere but a whole address.
  private static byte[] absolute(byte[] page, URI house) {
    var shared = SHARED + house.resolve("/").toString().replaceFirst("/$", "");
    return new String(page, UTF_8).replace(SHARED + "/", shared + "/").getBytes(UTF_8);
  }

  private static File file(String path, byte[] bytes, Optional<byte[]> brotli) {
    var type = TYPES.getOrDefault(ending(path), "application/octet-stream");
    boolean forever = path.startsWith("/assets/");
    var tag = "\"" + Integer.toHexString(Arrays.hashCode(bytes)) + bytes.length + "\"";
    var packed = new ArrayList<Packed>();
    brotli.ifPresent(smaller -> packed.add(new Packed("br", ByteBuffer.wrap(smaller))));
    zipped(bytes).ifPresent(smaller -> packed.add(new Packed("gzip", smaller)));
    return new File(type, ByteBuffer.wrap(bytes), packed, forever, tag);
  }

  private static Optional<ByteBuffer> zipped(byte[] bytes) {
    if (bytes.length < WORTH_ZIPPING) return Optional.empty();
    var zipped = Parcel.zipped(bytes);
    return zipped.length < bytes.length * 9L / 10
        ? Optional.of(ByteBuffer.wrap(zipped))
        : Optional.empty();
  }

  private static String ending(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }
}
