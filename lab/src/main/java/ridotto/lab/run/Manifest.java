package ridotto.lab.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import ridotto.kernel.Shelf;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// What stands in the `manifest.json` of a run: all that is needed to play it again, and what its
/// parts must be.
///
/// `id` stands for the plan and the build; `blocks` is how many there are, fewer than planned if
/// the figures were known well enough before; `shard` is `1/1` for all of it.
record Manifest(
    int form,
    String version,
    String build,
    String id,
    String command,
    Planned plan,
    String shard,
    int blocks,
    boolean whole,
    List<PartFile> parts,
    Map<String, String> times) {
  static final int FORM = 1;
  static final String NAME = "manifest.json";

  /// A plan in words.
  record Planned(
      String game,
      int players,
      Map<String, String> settings,
      Seating seating,
      List<String> bots,
      int playouts,
      long seed,
      long games,
      int block) {

    static Planned of(Plan plan) {
      return new Planned(
          plan.box().name(),
          plan.players(),
          new java.util.TreeMap<>(plan.settings()),
          plan.seating(),
          plan.bots(),
          plan.playouts(),
          plan.seed(),
          plan.games(),
          plan.block());
    }

    Plan plan(Shelf shelf) {
      return new Plan(
          shelf.box(game), players, settings, seating, bots, playouts, seed, games, block);
    }
  }

  /// A file, and the SHA-256 of its bytes.
  record PartFile(String file, String sha256) {}

  /// What names a plan as this build plays it.
  static String id(Plan plan, Built built) {
    return Digest.of(Json.bytes(List.of(built, Planned.of(plan)))).substring(0, 16);
  }

  static Manifest of(
      Plan plan,
      Built built,
      Shard shard,
      int blocks,
      boolean whole,
      SortedMap<Integer, String> parts) {
    var files = new ArrayList<PartFile>();
    parts.forEach((block, sha256) -> files.add(new PartFile(RunFolder.file(block), sha256)));
    return new Manifest(
        FORM,
        built.version(),
        built.build(),
        id(plan, built),
        plan.command(),
        Planned.of(plan),
        shard.toString(),
        blocks,
        whole,
        List.copyOf(files),
        Map.of("written", java.time.Instant.now().toString()));
  }

  /// Reads one. Throws an [IllegalArgumentException] if it is none.
  static Manifest read(String text) {
    var json = Json.read(text).orElseThrow(() -> new IllegalArgumentException("it is no JSON"));
    var plan = field(json, "plan");
    var settings = new LinkedHashMap<String, String>();
    field(plan, "settings")
        .properties()
        .forEach(set -> settings.put(set.getKey(), set.getValue().asString()));
    var bots = new ArrayList<String>();
    field(plan, "bots").forEach(bot -> bots.add(bot.asString()));
    var parts = new ArrayList<PartFile>();
    field(json, "parts")
        .forEach(
            part ->
                parts.add(
                    new PartFile(
                        field(part, "file").asString(), field(part, "sha256").asString())));
    if (field(json, "form").asInt() != FORM) throw new IllegalArgumentException("another form");
    return new Manifest(
        FORM,
        field(json, "version").asString(),
        field(json, "build").asString(),
        field(json, "id").asString(),
        field(json, "command").asString(),
        new Planned(
            field(plan, "game").asString(),
            field(plan, "players").asInt(),
            settings,
            Seating.valueOf(field(plan, "seating").asString().toUpperCase(java.util.Locale.ROOT)),
            List.copyOf(bots),
            field(plan, "playouts").asInt(),
            field(plan, "seed").asLong(),
            field(plan, "games").asLong(),
            field(plan, "block").asInt()),
        field(json, "shard").asString(),
        field(json, "blocks").asInt(),
        field(json, "whole").asBoolean(),
        List.copyOf(parts),
        Map.of());
  }

  private static JsonNode field(JsonNode json, String name) {
    var field = json.get(name);
    if (field == null) throw new IllegalArgumentException("no " + name);
    return field;
  }
}
