package ridotto.masquerade;

import ridotto.masquerade.MasqueradeEvent.Attacked;
import ridotto.masquerade.MasqueradeEvent.Compared;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Trigger;

/// One fight (K9 to K14). Everything is read as the cards lay when the attack began; the losers
/// leave together; then come the triggers, in their order.
final class Combat {
  private static final int NONE = -1;

  private int attacker = NONE;
  private int attacked = NONE;
  private int defender;
  private boolean attackerFalls;
  private boolean attackedFalls;
  private int substitute = NONE;
  private boolean unfinished;

  void clear() {
    attacker = attacked = substitute = NONE;
    defender = 0;
    attackerFalls = attackedFalls = unfinished = false;
  }

  void copyFrom(Combat from) {
    attacker = from.attacker;
    attacked = from.attacked;
    defender = from.defender;
    attackerFalls = from.attackerFalls;
    attackedFalls = from.attackedFalls;
    substitute = from.substitute;
    unfinished = from.unfinished;
  }

  int attacker() {
    return attacker;
  }

  int attacked() {
    return attacked;
  }

  int defender() {
    return defender;
  }

  /// Whether the numbers were compared and the losers still lie there.
  boolean unfinished() {
    return unfinished;
  }

  void declare(int card) {
    clear();
    attacker = card;
  }

  /// Compares the numbers (K11) and settles who falls (K14).
  void fight(Battlefield field, int target) {
    attacked = target;
    defender = field.holder(target);
    var deck = field.deck();
    boolean arrows = !Cards.has(deck.ignoringArrows(), attacker) || field.silenced(attacker);
    int attack = Strength.attack(field, attacker);
    int health = Strength.health(field, attacked, arrows);
    boolean wins = attack >= health;
    attackedFalls = wins && dies(field, attacker, attacked);
    attackerFalls = !wins && dies(field, attacked, attacker);
    boolean strikes = Cards.has(deck.strikingBack(), attacked) && !field.silenced(attacked);
    attackerFalls |= strikes && Strength.mortal(field, attacker);
    unfinished = true;
    show(field, attack, health);
    if (wins && !attackedFalls) field.kills.unharmed(field, attacked);
    if ((!wins || strikes) && !attackerFalls) field.kills.unharmed(field, attacker);
    if (attackerFalls) field.kills.seekSubstitute(field, attacker, defender);
    if (attackedFalls) field.kills.seekSubstitute(field, attacked, field.active());
  }

  /// Both cards are shown, for the loser goes to the graveyard and the winner turns up.
  private void show(Battlefield field, int attack, int health) {
    if (field.listened()) {
      field.announce(new Attacked(field.place(attacker), field.place(attacked)));
    }
    if (!Cards.has(field.faceUp(), attacker)) field.facings.reveal(field, attacker);
    if (!Cards.has(field.faceUp(), attacked)) field.facings.reveal(field, attacked);
    if (!field.listened()) return;
    var deck = field.deck();
    field.announce(new Compared(deck.card(attacker), attack, deck.card(attacked), health));
  }

  private static boolean dies(Battlefield field, int by, int card) {
    return Strength.kills(field, by, card) && Strength.mortal(field, card);
  }

  /// Another card falls in this one's place.
  void save(int card, int instead) {
    if (card == attacker) attackerFalls = false;
    else attackedFalls = false;
    substitute = instead;
  }

  /// The losers leave, survivors turn up (K12), triggers fire.
  void finish(Battlefield field) {
    unfinished = false;
    int active = field.active();
    field.facings.hideShown();
    if (attackerFalls) field.kills.bury(field, attacker, defender);
    if (attackedFalls && !field.over()) field.kills.bury(field, attacked, active);
    if (field.over()) return;
    if (substitute != NONE) field.discard(substitute);
    boolean attackerUp = !attackerFalls && field.facings.turnUp(field, attacker);
    boolean attackedUp = !attackedFalls && field.facings.turnUp(field, attacked);
    if (attackerUp) field.triggers.fire(field, Trigger.FLIP_UP, attacker, active);
    field.triggers.fire(field, Trigger.AFTER_ATTACK, attacker, active);
    if (attackerFalls) field.triggers.fireDeath(field, attacker, active, defender);
    if (attackedUp) field.triggers.fire(field, Trigger.FLIP_UP, attacked, defender);
    if (attackedFalls) field.triggers.fireDeath(field, attacked, defender, active);
  }

  void rename(int[] names) {
    if (attacker != NONE) attacker = names[attacker];
    if (attacked != NONE) attacked = names[attacked];
    if (substitute != NONE) substitute = names[substitute];
  }
}
