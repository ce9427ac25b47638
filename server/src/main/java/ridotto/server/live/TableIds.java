package ridotto.server.live;

import java.util.List;
import java.util.random.RandomGenerator;

/// Ids of tables: two words one remembers, and enough letters behind them that nobody finds a table
/// by trying: sixty bits.
final class TableIds {
  private static final List<String> HOW =
      words(
          "amber ancient azure bold bright bronze calm carved clever cobalt copper coral crimson"
              + " dapper dusky early fabled fair fleet gentle gilded golden grand hidden hushed"
              + " indigo ivory jolly keen late lively lofty lucky lunar masked mellow merry misty"
              + " noble opal pearl plumed proud quiet rosy royal ruby russet sable scarlet secret"
              + " silent silken silver sly solar spry starry sunny tawny velvet violet wily");
  private static final List<String> WHO =
      words(
          "badger bat bear beetle bison boar cat crane crow cuckoo deer dog dove duck eagle eel"
              + " falcon finch fox frog goat goose gull hare hawk heron horse ibis jackdaw jay kite"
              + " lark lion lizard lynx magpie marten mole moth mouse newt otter owl ox panther"
              + " parrot peacock pike quail rabbit ram raven robin seal sparrow stag stork swan"
              + " swift tiger toad trout viper wolf wren");

  private static final String LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
  private static final int LONG = 10;

  private TableIds() {}

  private static List<String> words(String text) {
    return List.of(text.split(" ", -1));
  }

  static String next(RandomGenerator random) {
    var letters = new StringBuilder();
    for (int i = 0; i < LONG; i++) letters.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    return pick(HOW, random) + "-" + pick(WHO, random) + "-" + letters;
  }

  private static String pick(List<String> words, RandomGenerator random) {
    return words.get(random.nextInt(words.size()));
  }
}
