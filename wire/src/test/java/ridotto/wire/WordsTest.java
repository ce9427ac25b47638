package ridotto.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Event;
import ridotto.kernel.Named;
import ridotto.kernel.Player;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seat;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Hand;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeEnding;
import ridotto.mascarade.MascaradeEvent.Announced;
import ridotto.mascarade.MascaradeEvent.CardsHandled;
import ridotto.mascarade.MascaradeEvent.Claimed;
import ridotto.mascarade.MascaradeEvent.Ended;
import ridotto.mascarade.MascaradeEvent.Fined;
import ridotto.mascarade.MascaradeEvent.PowerUsed;
import ridotto.mascarade.MascaradeEvent.SwapDecided;
import ridotto.mascarade.MascaradeEvent.TookCourthouse;
import ridotto.mascarade.MascaradeEvent.TookFromBank;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.MascaradeQuestion;
import ridotto.mascarade.Mask;
import ridotto.mascarade.Place;

class WordsTest {
  private static final List<String> PEOPLE =
      List.of("Adele", "Bruno", "Cedric", "David", "Emma", "Fabio", "Gina");
  private static final Mascarade GAME = Variants.FIRST.open(7, Map.of());
  private static final Names NAMES = Names.around(GAME.open(), PEOPLE);
  private static final Seat ADELE = Seat.of(0);
  private static final Seat BRUNO = Seat.of(1);
  private static final Place ADELES = new Place.Held(0, ADELE, Hand.CARD);
  private static final Place BRUNOS = new Place.Held(1, BRUNO, Hand.CARD);

  private static Mask mask(String name) {
    return mask(GAME, name);
  }

  private static Mask mask(Mascarade game, String name) {
    return game.setting().cast().stream()
        .filter(mask -> mask.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> said(Event event) {
    return List.of(
        Words.of(Variants.FIRST, Language.ENGLISH).say(event, NAMES),
        Words.of(Variants.FIRST, Language.FRENCH).say(event, NAMES).replace('\u00a0', ' '),
        Words.of(Variants.FIRST, Language.ITALIAN).say(event, NAMES));
  }

  @Test
  void an_announcement_has_the_right_article() {
    assertThat(said(new Announced(BRUNO, BRUNOS, mask("King"))))
        .containsExactly(
            "Bruno announces the King.", "Bruno annonce le Roi.", "Bruno annuncia il Re.");
    assertThat(said(new Announced(BRUNO, BRUNOS, mask("Spy"))))
        .containsExactly(
            "Bruno announces the Spy.", "Bruno annonce l'Espionne.", "Bruno annuncia la Spia.");
    assertThat(said(new PowerUsed(ADELE, mask("Bishop"))))
        .containsExactly(
            "Adele uses the power of the Bishop.",
            "Adele utilise le pouvoir de l'Évêque.",
            "Adele usa il potere del Vescovo.");
  }

  @Test
  void with_several_cards_each_the_hand_is_named() {
    var right = new Place.Held(3, BRUNO, Hand.RIGHT);
    assertThat(said(new Claimed(BRUNO, BRUNOS)))
        .containsExactly("Bruno claims it too.", "Bruno conteste.", "Bruno contesta.");
    assertThat(said(new Claimed(BRUNO, right)))
        .containsExactly(
            "Bruno claims it too with the right card.",
            "Bruno conteste avec sa carte de droite.",
            "Bruno contesta con la carta destra.");
  }

  @Test
  void coins_are_counted() {
    assertThat(said(new TookFromBank(ADELE, 3)))
        .containsExactly(
            "Adele takes 3 coins from the bank.",
            "Adele prend 3 pièces à la banque.",
            "Adele prende 3 monete dalla banca.");
    assertThat(said(new Fined(BRUNO, 1)))
        .containsExactly(
            "Bruno pays a fine of 1 coin.",
            "Bruno paie 1 pièce d'amende.",
            "Bruno paga 1 moneta di ammenda.");
    assertThat(said(new TookCourthouse(BRUNO, 0)))
        .containsExactly(
            "Bruno finds the courthouse empty.",
            "Bruno trouve le tribunal vide.",
            "Bruno trova il tribunale vuoto.");
  }

  @Test
  void what_the_others_see_and_what_the_swapper_knows() {
    assertThat(said(new CardsHandled(ADELE, ADELES, BRUNOS)))
        .containsExactly(
            "Adele's card and Bruno's card go under the table and come back.",
            "La carte devant Adele et la carte devant Bruno passent sous la table et reviennent.",
            "La carta di Adele e la carta di Bruno vanno sotto il tavolo e tornano.");
    assertThat(said(new SwapDecided(Player.of(0), ADELES, BRUNOS, true)))
        .containsExactly(
            "Adele swapped them.", "Adele a fait l'échange.", "Adele ha fatto lo scambio.");
    assertThat(said(new SwapDecided(Player.of(0), ADELES, BRUNOS, false)))
        .containsExactly(
            "Adele only pretended.",
            "Adele a seulement fait semblant.",
            "Adele ha solo fatto finta.");
  }

  @Test
  void the_end_names_all_winners() {
    assertThat(said(new Ended(MascaradeEnding.FORTUNE, List.of(Player.of(0)))))
        .containsExactly(
            "Adele wins! With 13 coins or more, the game is over.",
            "Adele gagne ! Avec 13 pièces ou plus, la partie est finie.",
            "Adele vince! Con 13 monete o più la partita finisce.");
    var three = List.of(Player.of(0), Player.of(1), Player.of(2));
    assertThat(said(new Ended(MascaradeEnding.LIMIT, three)).getFirst())
        .startsWith("Adele, Bruno and Cedric share the win! ");
    var emma = List.of(Player.of(0), Player.of(4));
    assertThat(said(new Ended(MascaradeEnding.LIMIT, emma)).getLast())
        .startsWith("Adele ed Emma vincono insieme! ");
  }

  @Test
  void there_are_several_peasants() {
    var game = Variants.FIRST.open(8, Map.of());
    assertThat(said(new Announced(BRUNO, BRUNOS, mask(game, "Peasant"))))
        .containsExactly(
            "Bruno announces a Peasant.",
            "Bruno annonce un Paysan.",
            "Bruno annuncia un Contadino.");
  }

  @Test
  void questions_and_moves() {
    var words = Words.of(Variants.FIRST, Language.ENGLISH);
    assertThat(
            words.say(
                new MascaradeQuestion.UsePower(mask("Witch"), Choice.PLAYER_OR_NOBODY), NAMES))
        .isEqualTo("Witch: which player, or nobody?");
    assertThat(words.say(new MascaradeMove.Swap(Hand.LEFT, BRUNOS, false), NAMES))
        .isEqualTo("Pretend to swap your left card and Bruno's card");
    assertThat(words.say(new MascaradeMove.Spy(new Place.Centre(7, 2)), NAMES))
        .isEqualTo("Look at centre card 2");
    assertThat(words.say(MascaradeEnding.CHEAT))
        .as("a character of one's own may win like this too")
        .isEqualTo("The power just used wins at once with so many coins.");
  }

  @Test
  void a_refusal_names_its_clause() {
    var refusal = Refusal.of("opening-swap").and("clause", "M9").and("turns", 2);
    assertThat(Words.of(Variants.FIRST, Language.ENGLISH).say(refusal, NAMES))
        .isEqualTo(
            "This is still the opening: only swaps, real or pretended, for 2 more turns (M9).");
  }

  @Test
  void settings_can_be_refused_before_a_game_is_chosen() {
    var refusal = Refusal.of("players-range").and("n", 1).and("few", 2).and("most", 13);
    assertThat(Words.of(Language.ITALIAN).say(refusal, Names.NUMBERS))
        .isEqualTo("In 1 non si gioca: bisogna essere da 2 a 13.");
  }

  @Test
  void the_second_edition_has_another_witch_in_italian() {
    var second = Variants.SECOND.open(5, Map.of());
    var turn = new PowerUsed(BRUNO, mask(second, "Witch"));
    assertThat(Words.of(Variants.SECOND, Language.ITALIAN).say(turn, NAMES))
        .isEqualTo("Bruno usa il potere della Sciamana.");
    assertThat(Words.of(Variants.FIRST, Language.ITALIAN).say(turn, NAMES))
        .isEqualTo("Bruno usa il potere della Strega.");
  }

  @Test
  void a_character_of_ones_own_is_called_what_it_is() {
    var cast = "Judge, Queen, King, Witch, Thief, Grand-Duke = King 4";
    var game = Variants.FIRST.open(4, Map.of("cast", cast));
    var event = new Announced(BRUNO, BRUNOS, mask(game, "Grand-Duke"));
    assertThat(said(event))
        .containsExactly(
            "Bruno announces the Grand-Duke.",
            "Bruno annonce Grand-Duke.",
            "Bruno annuncia Grand-Duke.");
  }

  private enum Guest implements Named {
    Harlequin
  }

  @Test
  void a_constant_can_have_a_name() {
    var refusal = Refusal.of("card-too-often").and("mask", Guest.Harlequin);
    assertThat(Words.of(Variants.FIRST, Language.ENGLISH).say(refusal, NAMES))
        .isEqualTo("There are not so many cards of the Harlequin.");
  }

  @Test
  void names_follow_people_who_change_chairs() {
    var game = Variants.SECOND.open(7, Map.of());
    var room = game.open();
    var names = Names.around(room, PEOPLE);
    room.changePlaces(0, 1);

    assertThat(names.at(ADELE)).isEqualTo("Bruno");
    assertThat(names.of(Player.of(0))).isEqualTo("Adele");
  }

  @Test
  void words_that_are_missing_are_our_mistake() {
    var words = Words.of(Variants.FIRST, Language.ENGLISH);
    assertThatThrownBy(() -> words.say(Refusal.of("no-such-code"), NAMES))
        .hasMessageContaining("refusal-no-such-code");
    assertThatThrownBy(() -> words.say(Refusal.of("one-of").and("value", "x"), NAMES))
        .hasMessageContaining("known");
  }

  @Test
  void a_language_nobody_here_speaks_is_answered_in_english() {
    assertThat(Language.of(Locale.CANADA_FRENCH)).isEqualTo(Language.FRENCH);
    assertThat(Language.of(Locale.GERMAN)).isEqualTo(Language.ENGLISH);
  }
}
