package ridotto.lab.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.LongConsumer;
import ridotto.bots.Troupes;
import ridotto.kernel.Game;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Shelf;
import ridotto.wire.Json;

/// A run, or a shard of one, on disk: a manifest, and a file for every block. Whatever was played
/// is not played again.
public final class RunFolder {
  private final Path folder;
  private final Plan plan;
  private final Built built;
  private final Shard shard;
  private final String id;
  private final Shape shape;
  private final SortedMap<Integer, String> digests = new ConcurrentSkipListMap<>();
  private int blocks;

  private RunFolder(Path folder, Plan plan, Built built, Shard shard, int blocks, Troupes troupes) {
    this.folder = folder;
    this.plan = plan;
    this.built = built;
    this.shard = shard;
    this.blocks = blocks;
    id = Manifest.id(plan, built);
    Game<?> game = plan.box().open(plan.players(), plan.settings());
    shape = Shape.of(plan, game, troupes.lens(plan.box(), game));
  }

  static String file(int block) {
    return "parts/%06d.part".formatted(block);
  }

  /// Opens the folder of a shard of this plan inside `root`, new or begun. Throws [Refused] if
  /// another run lies there.
  public static RunFolder begin(Path root, Plan plan, Built built, Shard shard, Troupes troupes) {
    var folder = root.resolve(shard.folder());
    var begun = new RunFolder(folder, plan, built, shard, plan.blocks(), troupes);
    if (Files.exists(folder.resolve(Manifest.NAME))) {
      var there = manifest(folder);
      if (!there.id().equals(begun.id)) {
        throw refused(folder, Refusal.of("run-other").and("command", there.command()));
      }
      begun.trust(there);
    } else if (Files.exists(root.resolve(Manifest.NAME)) && !folder.equals(root)) {
      throw refused(root, Refusal.of("run-other").and("command", manifest(root).command()));
    }
    Aside.sweep(folder.resolve("parts"));
    Aside.sweep(folder);
    begun.write(false);
    return begun;
  }

  /// Opens a run that lies there, to read it. Throws [Refused] if there is none.
  public static RunFolder open(Path folder, Shelf shelf, Troupes troupes) {
    var there = manifest(folder);
    var plan = there.plan().plan(shelf);
    var built = new Built(there.version(), there.build());
    var opened =
        new RunFolder(
            folder,
            plan,
            built,
            Shard.of(there.shard(), java.util.Map.of()),
            there.blocks(),
            troupes);
    if (!opened.id.equals(there.id()))
      throw refused(folder, Refusal.of("run-broken").and("file", Manifest.NAME));
    opened.trust(there);
    return opened;
  }

  static boolean isOne(Path folder) {
    return Files.isRegularFile(folder.resolve(Manifest.NAME));
  }

  private static Manifest manifest(Path folder) {
    var file = folder.resolve(Manifest.NAME);
    if (!Files.isRegularFile(file)) {
      throw refused(folder, Refusal.of(Shards.lieIn(folder) ? "run-shards" : "run-none"));
    }
    try {
      return Manifest.read(Files.readString(file, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      throw refused(folder, Refusal.of("run-broken").and("file", Manifest.NAME));
    } catch (IOException e) {
      throw refused(folder, Refusal.of("file-unreadable"));
    }
  }

  private static Refused refused(Path folder, Refusal why) {
    return new Refused(folder.toString(), why);
  }

  private void trust(Manifest there) {
    for (var part : there.parts()) {
      if (!part.file().matches("parts/\\d{6,9}\\.part")) throw broken(part.file());
      digests.put(
          Integer.parseInt(part.file().substring("parts/".length(), part.file().length() - 5)),
          part.sha256());
    }
  }

  private Refused broken(String file) {
    return refused(folder, Refusal.of("run-broken").and("file", file));
  }

  private Refused damaged(int block) {
    return refused(folder, Refusal.of("part-broken").and("file", file(block)));
  }

  public Plan plan() {
    return plan;
  }

  Shard shard() {
    return shard;
  }

  public String id() {
    return id;
  }

  public Built built() {
    return built;
  }

  Shape shape() {
    return shape;
  }

  public int blocks() {
    return blocks;
  }

  /// Plays what is missing. A run stopped before leaves whole blocks and says that it is not whole.
  public Figures play(Run run, Stop stop, LongConsumer progress) {
    var figures = run.play(keep(), stop, progress);
    if (run.precision().isPresent() && !stop.isSaid()) {
      blocks = (int) ((figures.games() + plan.block() - 1) / plan.block());
      forgetFrom(blocks);
    }
    write(isWhole());
    return figures;
  }

  private void forgetFrom(int block) {
    try {
      for (int late : digests.tailMap(block).keySet())
        Files.deleteIfExists(folder.resolve(file(late)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    digests.tailMap(block).clear();
  }

  private Keep keep() {
    return new Keep() {
      @Override
      public Optional<Tally> kept(int block) {
        return has(block) ? Optional.of(part(block).tally()) : Optional.empty();
      }

      @Override
      public void keep(Part part) {
        byte[] bytes = part.bytes(id);
        Aside.write(folder.resolve(file(part.block())), bytes);
        digests.put(part.block(), Digest.of(bytes));
      }
    };
  }

  /// The moves of a block's games.
  public Moved moved(int block) {
    return part(block).moved();
  }

  public boolean has(int block) {
    return Files.isRegularFile(folder.resolve(file(block)));
  }

  /// Whether every block of this shard is there.
  public boolean isWhole() {
    for (int block = 0; block < blocks; block++) {
      if (shard.has(block) && !has(block)) return false;
    }
    return true;
  }

  /// How many games of it are there.
  public long games() {
    long games = 0;
    for (int block = 0; block < blocks; block++) {
      if (shard.has(block) && has(block)) games += plan.to(block) - plan.from(block);
    }
    return games;
  }

  /// The bytes of a block, which must be those the manifest names. Throws [Refused].
  byte[] bytes(int block) {
    try {
      byte[] bytes = Files.readAllBytes(folder.resolve(file(block)));
      var digest = Digest.of(bytes);
      var known = digests.putIfAbsent(block, digest);
      if (known != null && !known.equals(digest)) throw damaged(block);
      return bytes;
    } catch (IOException e) {
      throw damaged(block);
    }
  }

  Part part(int block) {
    try {
      return Part.read(bytes(block), id, shape);
    } catch (IOException e) {
      throw damaged(block);
    }
  }

  /// What all its blocks add up to.
  public Figures figures() {
    var total = new Tally(shape);
    for (int block = 0; block < blocks; block++) {
      if (shard.has(block) && has(block)) total.add(part(block).tally());
    }
    return Figures.of(total);
  }

  /// A copy of it elsewhere, whole, of these parts: all are looked at before anything is written.
  static void join(Path folder, RunFolder like, SortedMap<Integer, RunFolder> parts) {
    parts.forEach((block, from) -> from.part(block));
    var digests = new ConcurrentSkipListMap<Integer, String>();
    parts.forEach(
        (block, from) -> {
          byte[] bytes = from.bytes(block);
          Aside.write(folder.resolve(file(block)), bytes);
          digests.put(block, Digest.of(bytes));
        });
    write(folder, Manifest.of(like.plan, like.built, Shard.WHOLE, like.blocks, true, digests));
  }

  private void write(boolean whole) {
    write(folder, Manifest.of(plan, built, shard, blocks, whole, digests));
  }

  private static void write(Path folder, Manifest manifest) {
    Aside.write(
        folder.resolve(Manifest.NAME),
        (Json.pretty(manifest) + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
