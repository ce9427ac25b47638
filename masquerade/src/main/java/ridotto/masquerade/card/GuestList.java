package ridotto.masquerade.card;

import static ridotto.masquerade.card.Figure.down;
import static ridotto.masquerade.card.Figure.plain;
import static ridotto.masquerade.card.Figure.up;
import static ridotto.masquerade.card.Rank.ASSASSIN;
import static ridotto.masquerade.card.Rank.COMMONER;
import static ridotto.masquerade.card.Rank.KING;
import static ridotto.masquerade.card.Rank.NOBLE;
import static ridotto.masquerade.card.Rank.QUEEN;
import static ridotto.masquerade.card.Rank.SOLDIER;
import static ridotto.masquerade.card.Trigger.ACTION;
import static ridotto.masquerade.card.Trigger.AFTER_ATTACK;
import static ridotto.masquerade.card.Trigger.DEATH;
import static ridotto.masquerade.card.Trigger.DRAW_PHASE;
import static ridotto.masquerade.card.Trigger.FLIP_UP;
import static ridotto.masquerade.card.Trigger.START;
import static ridotto.masquerade.card.Trigger.TURN_END;

import java.util.ArrayList;
import java.util.List;

/// Everyone who comes to the party: name, attack, health, text. To find a rule, open the file named
/// after the text. The last two are an option of the table (K1).
///
/// The short names avoid common first names: somebody at the table may be called Emma.
public final class GuestList {
  public static final List<Card> ALL =
      new GuestList()
          .add("King", "King Alric Dacre", KING, plain(0), plain(8))
          .add("Queen", "Queen Beatrice Dacre", QUEEN, plain(0), down(1))
          .byId(DEATH, new Inherit())
          .nobles()
          .assassins()
          .soldiers()
          .commoners()
          .extras()
          .listed();

  private final List<Card> cards = new ArrayList<>();

  private GuestList() {}

  private GuestList nobles() {
    return noble("Avatar", "The Avatar of Festivals", plain(0), plain(1))
        .byId(FLIP_UP, new Festival())
        .noble("Beatrice", "Lady Beatrice Serell", plain(0), plain(4))
        .byId(new NeverDown())
        .byId(START, new PassOn())
        .noble("Carnell", "Count Jop Carnell", plain(6), up(2))
        .noble("Feck", "Lord Snivellous Feck", plain(1), plain(1))
        .byId(new Substitute())
        .noble("Stonebrooke", "Arl Henry Stonebrooke", plain(5), plain(2))
        .noble("Jaric", "Barbarian Lord Jaric", plain(3), up(3))
        .noble("Dante", "Dante Anderson the Stud", plain(3), plain(1))
        .byId(new WhileUp(List.of(NOBLE), 3, true))
        .noble("Sorcerer", "Sorcerer Theodoric Whitemane", plain(3), plain(3))
        .byId(START, new PayForStrength(5))
        .noble("Ermintrade", "Countess Ida Ermintrade", up(4), down(3))
        .noble("VanCole", "Baron Van Cole", up(1), plain(6))
        .noble("Drago", "Prince Hugh Drago", up(4), up(1))
        .noble("Bishop", "Bishop Cornellous Shepard", plain(0), up(2))
        .byId(FLIP_UP, new RaiseUp())
        .noble("Anneliese", "Gossip Lady Anneliese", plain(0), plain(2))
        .byId(FLIP_UP, new TurnAllUp())
        .noble("Advisor", "Advisor Simon Ernest", plain(0), down(2))
        .byId(FLIP_UP, new Summon(ASSASSIN, false))
        .noble("Maynard", "Baron Radolf Maynard", plain(2), plain(2))
        .byId(AFTER_ATTACK, new DrawCards(1))
        .noble("Duke", "Duke Walter the Brave", up(3), up(3))
        .noble("Wymund", "Lance Wymund", plain(1), down(2))
        .byId(new WhileUp(List.of(KING, QUEEN), 7, false));
  }

  private GuestList assassins() {
    return assassin("Raz", "Raz the Shiv", up(1), plain(1))
        .byId(AFTER_ATTACK, new PoisonIt())
        .assassin("Ghost", "\"Ghost\" the Silent Killer", down(5), plain(1))
        .assassin("TwoStrikes", "\"Two Strikes\" Thomas", down(3), plain(2))
        .assassin("Sampson", "Sampson the Sneak", down(3), plain(2))
        .assassin("Hicket", "Novice Ralf Hicket", plain(0), plain(1))
        .byId(new PerCard(2))
        .assassin("Timm", "Court Assassin Timm", down(2), plain(2))
        .byId(AFTER_ATTACK, new HideAgain())
        .assassin("Anfroy", "Anfroy of the Exotic Blades", down(3), plain(2))
        .assassin("Ourri", "Ourri the Nobleslayer", down(6), plain(1))
        .byId(new KillsOnly(List.of(NOBLE, KING, QUEEN)))
        .assassin("Looys", "Looys the Copycat", plain(0), down(5))
        .assassin("LeBlanc", "Guildmaster le Blanc", down(5), plain(1))
        .assassin("Nickie", "Nickie \"the Shredder\" Dickens", plain(3), plain(1))
        .byId(new IgnoresArrows())
        .assassin("Widow", "The Black Widow", plain(1), plain(1))
        .byId(new StrikesBack())
        .assassin("Baldwin", "Poisoner Roger Baldwin", up(1), plain(1))
        .byId(AFTER_ATTACK, new PoisonIt())
        .assassin("Isolda", "Princess Isolda Drago", plain(1), plain(1))
        .byId(FLIP_UP, new KillOne(List.of(NOBLE, SOLDIER)))
        .assassin("Hodgkin", "Rollin Hodgkin", down(6), down(5))
        .byId(AFTER_ATTACK, new Vanish());
  }

  private GuestList soldiers() {
    return soldier("Olaf", "Sir Olaf the Glutton", plain(1), plain(6))
        .byId(START, new DrawCards(1))
        .soldier("Garthas", "Sir Ymbert \"Limper\" Garthas", plain(0), up(4))
        .soldier("Tankcreed", "Dame Sela Tankcreed", up(3), up(3))
        .soldier("Oddo", "Sir Oddo the Deranged", plain(5), plain(2))
        .soldier("Ogg", "Barbarian Bodyguard Ogg", up(4), up(4))
        .byId(AFTER_ATTACK, new WearOut(1))
        .soldier("Newgate", "Captain Gunter Newgate", up(4), up(4))
        .soldier("Lancelot", "War Hero Hal Lancelot", plain(4), plain(4))
        .soldier("Oldman", "Sergeant Warrin Oldman", plain(1), plain(3))
        .byId(FLIP_UP, new Summon(SOLDIER, true))
        .soldier("Mourne", "Sir Arthur Mourne", plain(4), plain(2))
        .byId(new Guards(KING))
        .soldier("Leowulf", "Sir Richard Leowulf", plain(4), up(2))
        .soldier("Bartholomew", "Sir Bartholomew Theodorothaniel", plain(4), up(2))
        .soldier("Stout", "Sir Arthur Stout", plain(0), up(4))
        .soldier("Illbert", "Guardsman Terric Illbert", plain(1), plain(2))
        .byId(AFTER_ATTACK, new TurnLineUp());
  }

  private GuestList commoners() {
    return commoner("Gravekeeper", "Gravekeeper Anathema", plain(1), plain(4))
        .byId(ACTION, new Exhume())
        .commoner("Helga", "Wench Helga", plain(1), plain(1))
        .byId(new StrikesBack())
        .commoner("Chef", "Chef Steven Michaelson", up(4), plain(1))
        .commoner("Servant", "Serving Girl Emma", up(3), plain(2))
        .commoner("Mistress", "Mistress Eva", plain(2), plain(1))
        .byId(AFTER_ATTACK, new TakeOne())
        .commoner("Job", "Job the Butler", plain(2), plain(2))
        .byId(TURN_END, new FillUp(3))
        .commoner("Foolset", "Court Jester Foolset", plain(1), plain(1))
        .byId(AFTER_ATTACK, new EachDiscards())
        .commoner("Bard", "Henry the Bard", plain(4), plain(4))
        .commoner("Blacksmith", "Blacksmith Roger Norman", plain(1), plain(2))
        .byId(new Lends(2, 0))
        .commoner("Nan", "Nan the Disgruntled", plain(1), plain(6))
        .commoner("Squire", "Squire Terry Wynne", up(3), plain(2))
        .commoner("Alchemist", "Alchemist Leon Brewster", plain(2), plain(1))
        .byId(new Lends(0, 2))
        .commoner("Dancer", "Dancer Isabella Pascoe", plain(1), plain(2))
        .byId(AFTER_ATTACK, new ShuffleAway());
  }

  private GuestList extras() {
    return assassin("Pestilence", "Doctor Pestilence", plain(2), plain(6))
        .byId(DRAW_PHASE, new OneOfTwo())
        .commoner("Mute", "Mary the Mute", plain(1), plain(2))
        .byId(new Silences());
  }

  private GuestList noble(String name, String title, Figure attack, Figure health) {
    return add(name, title, NOBLE, attack, health);
  }

  private GuestList assassin(String name, String title, Figure attack, Figure health) {
    return add(name, title, ASSASSIN, attack, health);
  }

  private GuestList soldier(String name, String title, Figure attack, Figure health) {
    return add(name, title, SOLDIER, attack, health);
  }

  private GuestList commoner(String name, String title, Figure attack, Figure health) {
    return add(name, title, COMMONER, attack, health);
  }

  private GuestList add(String name, String title, Rank rank, Figure attack, Figure health) {
    cards.add(new Card(cards.size(), name, title, rank, attack, health, List.of()));
    return this;
  }

  /// The card named last has this text at this moment.
  private GuestList byId(Trigger moment, Effect effect) {
    return byId(new When(moment, effect));
  }

  private GuestList byId(Text text) {
    cards.add(cards.removeLast().saying(text));
    return this;
  }

  private List<Card> listed() {
    return List.copyOf(cards);
  }
}
