import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

static final Path TARGET = Path.of("app", "target");
static final Path TEXTS = Path.of("build", "licences");

/// What the pages are made of, as Vite has found it in what it bundled.
static final Path PAGES = Path.of("web", "dist", "licences.md");

static final Pattern BUNDLED = Pattern.compile("(?m)^## (\\S+) - (\\S+) \\((.+)\\)$");
static final Pattern LEGAL = Pattern.compile("(?i)META-INF/(.*/)?[^/]*(LICENSE|NOTICE)[^/]*");

/// The hashes of our own modules in the list. Nobody is handed a module, and its jar tells the mask
/// of files it was built with.
static final Pattern OURS =
    Pattern.compile("(\"group\" : \"ridotto\",[^\\[{]*)\"hashes\" : \\[[^\\]]*\\],\\s*");

/// Something in the jar, with the names of its licences: any one of them will do.
record Part(String group, String name, String version, List<String> licences) {
  String title() {
    return name + " " + version;
  }

  Path jar(Path repository) {
    var file = name + "-" + version + ".jar";
    return repository.resolve(group.replace('.', '/')).resolve(name, version, file);
  }
}

/// Writes under which terms everything in the jar and in the pages may be handed on, with every
/// notice and every licence in full, and what the pages are made of as a CycloneDX list. The
/// argument is Maven's repository. Whatever has no licence text anywhere stops the build.
void main(String... args) throws Exception {
  if (!Files.exists(TARGET.resolve("ridotto.cdx.xml"))) {
    IO.println(
        "Maven lists the parts only online: this jar goes without, and is not to be handed on.");
    return;
  }
  var texts = new LinkedHashMap<String, List<String>>(); // who comes under each
  var list = new StringBuilder();
  for (var part : parts(TARGET.resolve("ridotto.cdx.xml"))) {
    list.append("  %s: %s%n".formatted(part.title(), terms(part)));
    for (var text : texts(part, part.jar(Path.of(args[0])))) {
      texts.computeIfAbsent(text, _ -> new ArrayList<>()).add(part.title());
    }
  }
  var pages = Files.exists(PAGES) ? Files.readString(PAGES) : "# Built without the pages\n";
  var whole = new StringBuilder("Ridotto comes under the Apache License 2.0, and so does all in");
  whole.append(" its jar but what is named here.\n\nIn the jar:\n\n").append(list);
  whole.append("\nIn the pages: see the end.\n");
  texts.forEach((text, who) -> whole.append(chapter(String.join(", ", who), text)));
  whole.append(chapter("The pages", pages));
  write(Path.of("classes", "META-INF", "THIRD-PARTY.txt"), whole.toString());
  write(Path.of("THIRD-PARTY.txt"), whole.toString());
  write(Path.of("ridotto-web.cdx.json"), webBom(pages));
  var bom = Path.of("ridotto.cdx.json");
  write(bom, OURS.matcher(Files.readString(TARGET.resolve(bom))).replaceAll("$1"));
}

String chapter(String title, String text) {
  return "\n" + "=".repeat(80) + "\n" + title + "\n" + "-".repeat(80) + "\n\n" + text + "\n";
}

void write(Path path, String text) throws IOException {
  var file = TARGET.resolve(path);
  Files.createDirectories(file.getParent());
  Files.writeString(file, text.replace("\r", ""));
}

/// All that is not ours, by name.
Iterable<Part> parts(Path bom) throws Exception {
  var document = DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder();
  var parts = new TreeMap<String, Part>();
  var components = document.parse(bom.toFile()).getElementsByTagName("component");
  for (int i = 0; i < components.getLength(); i++) {
    var component = (Element) components.item(i);
    var group = text(component, "group");
    boolean listed = component.getParentNode().getParentNode().getNodeName().equals("bom");
    if (!listed || group.equals("ridotto")) continue;
    var part = new Part(group, text(component, "name"), text(component, "version"), ids(component));
    parts.put(group + " " + part.name(), part);
  }
  return parts.values();
}

String text(Element parent, String name) {
  return parent.getElementsByTagName(name).item(0).getTextContent();
}

List<String> ids(Element component) {
  var ids = new ArrayList<String>();
  var licences = component.getElementsByTagName("license");
  for (int i = 0; i < licences.getLength(); i++) {
    var licence = (Element) licences.item(i);
    boolean known = licence.getElementsByTagName("id").getLength() > 0;
    ids.add(text(licence, known ? "id" : "name"));
  }
  return ids;
}

/// What its jar brings along, and where that is nothing the text of the first licence we have.
List<String> texts(Part part, Path jar) throws IOException {
  var texts = new TreeMap<String, String>();
  try (var zip = new ZipFile(jar.toFile())) {
    for (var entry :
        zip.stream().filter(each -> LEGAL.matcher(each.getName()).matches()).toList()) {
      if (entry.getName().endsWith(".class") || entry.isDirectory()) continue;
      texts.put(
          entry.getName(), new String(zip.getInputStream(entry).readAllBytes(), UTF_8).strip());
    }
  }
  if (texts.keySet().stream().anyMatch(name -> name.toUpperCase().contains("LICENSE"))) {
    return List.copyOf(texts.values());
  }
  texts.put("licence", ours(part));
  return List.copyOf(texts.values());
}

/// Where we have the text of its own, the list of licences knows less than that says.
String terms(Part part) {
  return Files.exists(own(part)) ? "its own, below" : String.join(" or ", part.licences());
}

Path own(Part part) {
  return TEXTS.resolve(part.name().replaceFirst("-.*", "") + ".txt");
}

String ours(Part part) throws IOException {
  if (Files.exists(own(part))) return read(own(part));
  if (part.licences().stream().anyMatch(id -> id.startsWith("Apache")))
    return read(Path.of("LICENSE"));
  for (var id : part.licences()) {
    if (Files.exists(TEXTS.resolve(id + ".txt"))) return read(TEXTS.resolve(id + ".txt"));
  }
  throw new IOException("no licence text for " + part + ": put one into " + TEXTS);
}

String read(Path file) throws IOException {
  return Files.readString(file).strip();
}

String webBom(String pages) {
  var components = new ArrayList<String>();
  var found = BUNDLED.matcher(pages);
  while (found.find()) components.add(component(found.group(1), found.group(2), found.group(3)));
  return """
  {
    "bomFormat": "CycloneDX",
    "specVersion": "1.6",
    "version": 1,
    "metadata": {"component": {"type": "application", "name": "ridotto-web"}},
    "components": [
  %s
    ]
  }
  """
      .formatted(String.join(",\n", components));
}

String component(String name, String version, String licence) {
  var purl = "pkg:npm/" + name.replace("@", "%40") + "@" + version;
  return """
  {"type": "library", "bom-ref": "%s", "name": "%s", "version": "%s", "purl": "%s",
    "licenses": [{"license": {"id": "%s"}}]}\
  """
      .formatted(purl, name, version, purl, licence);
}
