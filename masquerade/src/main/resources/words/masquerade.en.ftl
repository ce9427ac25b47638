### Masquerade. Variables are the components of the record a message is named after.

## Cards (K23): the name, the same inside a sentence, and at its start

name-King = King Alric Dacre
    .the = King Alric Dacre
    .first = King Alric Dacre
name-Queen = Queen Beatrice Dacre
    .the = Queen Beatrice Dacre
    .first = Queen Beatrice Dacre
name-Avatar = Avatar of Festivals
    .the = the Avatar of Festivals
    .first = The Avatar of Festivals
name-Beatrice = Lady Beatrice Serell
    .the = Lady Beatrice Serell
    .first = Lady Beatrice Serell
name-Carnell = Count Jop Carnell
    .the = Count Jop Carnell
    .first = Count Jop Carnell
name-Feck = Lord Snivellous Feck
    .the = Lord Snivellous Feck
    .first = Lord Snivellous Feck
name-Stonebrooke = Arl Henry Stonebrooke
    .the = Arl Henry Stonebrooke
    .first = Arl Henry Stonebrooke
name-Jaric = Barbarian Lord Jaric
    .the = Barbarian Lord Jaric
    .first = Barbarian Lord Jaric
name-Dante = Dante Anderson the Stud
    .the = Dante Anderson the Stud
    .first = Dante Anderson the Stud
name-Sorcerer = Sorcerer Theodoric Whitemane
    .the = Sorcerer Theodoric Whitemane
    .first = Sorcerer Theodoric Whitemane
name-Ermintrade = Countess Ida Ermintrade
    .the = Countess Ida Ermintrade
    .first = Countess Ida Ermintrade
name-VanCole = Baron Van Cole
    .the = Baron Van Cole
    .first = Baron Van Cole
name-Drago = Prince Hugh Drago
    .the = Prince Hugh Drago
    .first = Prince Hugh Drago
name-Bishop = Bishop Cornellous Shepard
    .the = Bishop Cornellous Shepard
    .first = Bishop Cornellous Shepard
name-Anneliese = Gossip Lady Anneliese
    .the = Gossip Lady Anneliese
    .first = Gossip Lady Anneliese
name-Advisor = Advisor Simon Ernest
    .the = Advisor Simon Ernest
    .first = Advisor Simon Ernest
name-Maynard = Baron Radolf Maynard
    .the = Baron Radolf Maynard
    .first = Baron Radolf Maynard
name-Duke = Duke Walter the Brave
    .the = Duke Walter the Brave
    .first = Duke Walter the Brave
name-Wymund = Lance Wymund
    .the = Lance Wymund
    .first = Lance Wymund
name-Raz = Raz the Shiv
    .the = Raz the Shiv
    .first = Raz the Shiv
name-Ghost = “Ghost” the Silent Killer
    .the = “Ghost” the Silent Killer
    .first = “Ghost” the Silent Killer
name-TwoStrikes = “Two Strikes” Thomas
    .the = “Two Strikes” Thomas
    .first = “Two Strikes” Thomas
name-Sampson = Sampson the Sneak
    .the = Sampson the Sneak
    .first = Sampson the Sneak
name-Hicket = Novice Ralf Hicket
    .the = Novice Ralf Hicket
    .first = Novice Ralf Hicket
name-Timm = Court Assassin Timm
    .the = Court Assassin Timm
    .first = Court Assassin Timm
name-Anfroy = Anfroy of the Exotic Blades
    .the = Anfroy of the Exotic Blades
    .first = Anfroy of the Exotic Blades
name-Ourri = Ourri the Nobleslayer
    .the = Ourri the Nobleslayer
    .first = Ourri the Nobleslayer
name-Looys = Looys the Copycat
    .the = Looys the Copycat
    .first = Looys the Copycat
name-LeBlanc = Guildmaster le Blanc
    .the = Guildmaster le Blanc
    .first = Guildmaster le Blanc
name-Nickie = Nickie “the Shredder” Dickens
    .the = Nickie “the Shredder” Dickens
    .first = Nickie “the Shredder” Dickens
name-Widow = Black Widow
    .the = the Black Widow
    .first = The Black Widow
name-Baldwin = Poisoner Roger Baldwin
    .the = Poisoner Roger Baldwin
    .first = Poisoner Roger Baldwin
name-Isolda = Princess Isolda Drago
    .the = Princess Isolda Drago
    .first = Princess Isolda Drago
name-Hodgkin = Rollin Hodgkin
    .the = Rollin Hodgkin
    .first = Rollin Hodgkin
name-Olaf = Sir Olaf the Glutton
    .the = Sir Olaf the Glutton
    .first = Sir Olaf the Glutton
name-Garthas = Sir Ymbert “Limper” Garthas
    .the = Sir Ymbert “Limper” Garthas
    .first = Sir Ymbert “Limper” Garthas
name-Tankcreed = Dame Sela Tankcreed
    .the = Dame Sela Tankcreed
    .first = Dame Sela Tankcreed
name-Oddo = Sir Oddo the Deranged
    .the = Sir Oddo the Deranged
    .first = Sir Oddo the Deranged
name-Ogg = Barbarian Bodyguard Ogg
    .the = Barbarian Bodyguard Ogg
    .first = Barbarian Bodyguard Ogg
name-Newgate = Captain Gunter Newgate
    .the = Captain Gunter Newgate
    .first = Captain Gunter Newgate
name-Lancelot = War Hero Hal Lancelot
    .the = War Hero Hal Lancelot
    .first = War Hero Hal Lancelot
name-Oldman = Sergeant Warrin Oldman
    .the = Sergeant Warrin Oldman
    .first = Sergeant Warrin Oldman
name-Mourne = Sir Arthur Mourne
    .the = Sir Arthur Mourne
    .first = Sir Arthur Mourne
name-Leowulf = Sir Richard Leowulf
    .the = Sir Richard Leowulf
    .first = Sir Richard Leowulf
name-Bartholomew = Sir Bartholomew Theodorothaniel
    .the = Sir Bartholomew Theodorothaniel
    .first = Sir Bartholomew Theodorothaniel
name-Stout = Sir Arthur Stout
    .the = Sir Arthur Stout
    .first = Sir Arthur Stout
name-Illbert = Guardsman Terric Illbert
    .the = Guardsman Terric Illbert
    .first = Guardsman Terric Illbert
name-Gravekeeper = Gravekeeper Anathema
    .the = Gravekeeper Anathema
    .first = Gravekeeper Anathema
name-Helga = Wench Helga
    .the = Wench Helga
    .first = Wench Helga
name-Chef = Chef Steven Michaelson
    .the = Chef Steven Michaelson
    .first = Chef Steven Michaelson
name-Servant = Serving Girl Emma
    .the = Serving Girl Emma
    .first = Serving Girl Emma
name-Mistress = Mistress Eva
    .the = Mistress Eva
    .first = Mistress Eva
name-Job = Job the Butler
    .the = Job the Butler
    .first = Job the Butler
name-Foolset = Court Jester Foolset
    .the = Court Jester Foolset
    .first = Court Jester Foolset
name-Bard = Henry the Bard
    .the = Henry the Bard
    .first = Henry the Bard
name-Blacksmith = Blacksmith Roger Norman
    .the = Blacksmith Roger Norman
    .first = Blacksmith Roger Norman
name-Nan = Nan the Disgruntled
    .the = Nan the Disgruntled
    .first = Nan the Disgruntled
name-Squire = Squire Terry Wynne
    .the = Squire Terry Wynne
    .first = Squire Terry Wynne
name-Alchemist = Alchemist Leon Brewster
    .the = Alchemist Leon Brewster
    .first = Alchemist Leon Brewster
name-Dancer = Dancer Isabella Pascoe
    .the = Dancer Isabella Pascoe
    .first = Dancer Isabella Pascoe
name-Pestilence = Doctor Pestilence
    .the = Doctor Pestilence
    .first = Doctor Pestilence
name-Mute = Mary the Mute
    .the = Mary the Mute
    .first = Mary the Mute

## What the cards say, in our own words

effect-King = Kill him and you win; so you do if you have him and the Queen together. He and she are never discarded.
effect-Queen = Her killer must hand over everything: each card they control goes to whoever had her.
effect-Avatar = Turned up: he goes to the graveyard, and whatever is still in play is gathered, shuffled and dealt round the table, the first card to you.
effect-Beatrice = She never lies face down. When your turn starts, part with another card of yours, then send her to whomever you like.
effect-Feck = About to be killed, he may hide behind your others: if you wish, chance picks one of them to be discarded instead.
effect-Dante = As long as another Noble shows a face somewhere, he has 3 more attack and nothing kills him.
effect-Sorcerer = When your turn starts you may discard another card of yours; he gains 5 attack and 5 health until your turn comes round again.
effect-Bishop = Turned up: he calls another card back from the graveyard, and it joins you face up.
effect-Anneliese = Turned up: no card in play keeps its face hidden; all of them turn up.
effect-Advisor = Turned up: the Assassins of all other players come over to you.
effect-Maynard = Each attack of his earns you a card from the deck.
effect-Wymund = As long as the King or the Queen shows a face somewhere, he has 7 more attack.
effect-Raz = Whatever he attacks is poisoned: it dies when its controller's next turn starts.
effect-Hicket = His attack is twice the number of your cards, himself among them.
effect-Timm = Having attacked, he goes back face down.
effect-Ourri = No card dies by his hand but Nobles, the King and the Queen.
effect-Nickie = Arrows do not help the card she attacks.
effect-Widow = Whoever attacks her pays with their life.
effect-Baldwin = Whatever he attacks is poisoned: it dies when its controller's next turn starts.
effect-Isolda = Turned up: of the Nobles and Soldiers who lie face up, one of your choice is killed.
effect-Hodgkin = Having attacked, he is discarded.
effect-Olaf = When your turn starts he brings you a card from the deck.
effect-Ogg = Every attack wears him out: 1 attack and 1 health fewer for good, taken off before doubling.
effect-Oldman = Turned up: the Soldiers who lie face up before other players come over to you.
effect-Mourne = Nobody kills the King as long as Mourne lies face up.
effect-Illbert = His attack exposes the defending player: their whole line turns up.
effect-Gravekeeper = As an action: discard one of your cards and dig up a different one, laid as you like.
effect-Helga = Whoever attacks her pays with their life.
effect-Mistress = After her attack one card of the defending player, your pick, is yours; if she is still alive, she joins them in return.
effect-Job = Whoever ends a turn with fewer than 3 cards draws until there are 3, laid face up.
effect-Foolset = After his attack everybody picks one of their own cards in secret, and those are discarded.
effect-Blacksmith = Face up, he adds 2 to the attack of all your cards, after doubling.
effect-Alchemist = Face up, he adds 2 to the health of all your cards, after doubling.
effect-Dancer = Whatever she attacks is shuffled into the deck.
effect-Pestilence = Your Draw phase becomes a look at the top two cards of the deck: throw both away, or hand one to another player face down and keep the other.
effect-Mute = Face up, she takes the text from every other card but the King.

## When a card's text happens: the constants of Trigger, and for the rest face up or always (K22)

when-start = When your turn starts
when-draw-phase = Instead of drawing
when-flip-up = When turned face up
when-after-attack = After attacking
when-death = When killed
when-action = As an action
when-turn-end = At the end of every turn
when-face-up = While face up
when-always = Always, face down too

## Classes (K1)

rank-king = King
rank-queen = Queen
rank-noble = Noble
rank-assassin = Assassin
rank-soldier = Soldier
rank-commoner = Commoner

## Places: the card there, and the same at the start of a sentence

place-InLine = { $seat }'s card { $number }
    .first = { $seat }'s card { $number }

## What happens

event-Dealt =
    { $again ->
        [true] Somebody was dealt King and Queen: all is dealt again.
       *[false] Everybody has three cards.
    }
event-TurnBegan = Turn { $turn }: { $seat } to play.
event-Joined =
    { $pair ->
        [true] { $place-first } comes into play, and King and Queen are together!
       *[false] { $place-first } comes into play.
    }
event-Learned = { $player } sees that { $place } is { $card-the }.
event-Laid =
    { $up ->
        [true] { $place-first } lies face up.
       *[false] { $place-first } lies face down.
    }
event-Revealed = { $place-first } is { $card-the }.
event-Shuffled =
    { $staying-count ->
        [0] { $seat } shuffles their face-down cards.
       *[other] { $seat } shuffles their face-down cards but for { $staying }.
    }
event-LookedOver = { $player } now has, in this order: { $cards }.
event-Attacked = { $attacker-first } attacks { $target }.
event-Compared = { $attacker-first } attacks with { $attack }; { $target-the } has { $health } health.
event-Killed = { $card-first } is killed by { $by }.
event-Unharmed = { $card-first } cannot be killed.
event-Discarded = { $place-first } is discarded: { $card-the }.
event-TurnedUp = { $place-first } is turned face up: { $card-the }.
event-TurnedDown = { $card-first } is turned face down.
event-TextUsed = The text of { $card-the } happens, for { $seat }.
event-AbleToDiscard =
    { $seats-count ->
        [0] Nobody asked has a card to discard.
        [one] { $seats } has a card to discard.
       *[other] { $seats } have a card to discard.
    }
event-Declined = { $seat } does without.
event-Shielded = { $seat } has another card fall for { $card-the }.
event-Poisoned = { $place-first } is poisoned by { $by }.
event-PoisonStruck = The poison of { $by } strikes { $place }.
event-Weakened = { $card-first } has lost { $losses } attack and health by now.
event-Strengthened = { $card-first } has { $bonus } more attack and health.
event-Summoned =
    { $rank ->
        [assassin] { $by } calls all Assassins: { $places }.
        [soldier] { $by } calls all face-up Soldiers: { $places }.
        [noble] { $by } calls all Nobles: { $places }.
       *[commoner] { $by } calls all Commoners: { $places }.
    }
event-ChangedSides = { $from-first } goes over to { $to }.
event-Gathered =
    { $cards ->
        [one] { $by } gathers the one card in play to deal it again.
       *[other] { $by } gathers all { $cards } cards in play to deal them again.
    }
event-Raised = { $seat } brings back { $card-the } from the graveyard.
event-ShuffledAway = { $card-first } is shuffled into the deck.
event-Emptied = { $seat } has no card left, and { $by } may draw one for it.
event-LookedAtTop = { $seat } looks at the top card of the deck.
event-Glimpsed = { $player } sees { $card-the }.
event-HandedOver = { $from } hands one of the two cards to { $to }.
event-DiscardedTop = { $by } discards both: { $cards }.
event-Ended =
    { $winners-count ->
        [one] { $winners } wins! { $ending }
       *[other] { $winners } share the win! { $ending }
    }

## How it ends

ending-kill = The King is dead.
ending-pair = King and Queen are together.
ending-deck = The deck is empty, so the King's owner wins.
ending-limit = The last round agreed on is over, so the King's owner wins, or all if he is in the deck.

## What is asked

question-WhichCard = Which card is dealt next?
question-WhoBegins = Who begins?
question-Drawn = Which card is drawn?
question-MayDraw = Draw, or go on without?
question-WhichFalls = Which card falls in the other's place?
question-WhichLiesHere = Which of the shuffled cards lies in the last open place?
question-UpOrDown = The next new card: face up or face down?
question-ShuffleOrNot = Shuffle your face-down cards?
question-YourAction = Attack, flip a card, use a text, or stop?
question-AttackWhom = Which card is attacked?
question-WhichFirst = Which of your texts comes first?
question-Spoils = An opponent has lost the last card: draw one?
question-CutLine = More than six cards: which one goes?
question-SubstituteOrNot = Your card would be killed: does another fall in its place?
question-UseText =
    { $choice ->
        [card-to-discard] { $card }: which of your cards is discarded?
        [card-to-pay] { $card }: which of your cards is discarded, if any?
        [secret-discard] { $card }: which of your cards is discarded?
        [player] { $card }: to which player?
        [from-graveyard] { $card }: which card comes back from the graveyard?
        [card-to-kill] { $card }: which card is killed?
        [card-to-take] { $card }: which card is taken?
        [top-card] { $card }: which card is on top of the deck?
       *[one-of-two] { $card }: give one card away and take the other, or discard both?
    }

## What can be said

move-Deal = Deal { $card-the }
move-Draw = Draw { $card-the }
move-Begin = { $seat } begins
move-Lay =
    { $up ->
        [true] Face up
       *[false] Face down
    }
move-Shuffle = Shuffle them
move-LeaveLying = Leave card { $place } where it lies
move-Keep = Leave them as they lie
move-Attack = Attack with card { $place }
move-Flip = Turn over card { $place }
move-Use = Use the text of card { $place }
move-Stop = Stop
move-Point = Choose { $place }
move-Resolve = First { $card-the }
move-Discard = Discard card { $place }
move-Take = Take { $card-the }
move-To = Choose { $seat }
move-Sacrifice = Let another card fall
move-DrawOne = Draw a card
move-Decline = Do without
move-GiveDrawn =
    { $first ->
        [true] Give the first card to { $to }
       *[false] Give the second card to { $to }
    }
move-DiscardBoth = Discard both

## Why not: the turn

refusal-card-gone = { $card-first } is not in the deck ({ $clause }).
refusal-no-card-there = There is no card { $place } there ({ $clause }).
refusal-has-acted = That card has had its action this turn ({ $clause }).
refusal-never-flipped = Lady Beatrice stays face up ({ $clause }).
refusal-no-attack = A card without attack cannot attack ({ $clause }).
refusal-nobody-to-attack = No opponent has a card ({ $clause }).
refusal-no-action-text = That card has no text for an action ({ $clause }).
refusal-text-face-down = The text of a face-down card is silent ({ $clause }).
refusal-text-silenced = Mary the Mute silences that card ({ $clause }).
refusal-graveyard-empty = There is nothing in the graveyard ({ $clause }).
refusal-own-card = One attacks the cards of opponents ({ $clause }).
refusal-behind-face-up = While { $seat } has a card face up, only such a card can be attacked ({ $clause }).
refusal-not-waiting = The text of { $card-the } does not wait here ({ $clause }).
refusal-no-poison-there = No poison waits there ({ $clause }).

## Why not: texts

refusal-two-to-shuffle = Two cards at least are shuffled, so card { $place } cannot stay ({ $clause }).
refusal-not-shuffled = Card { $place } is not among those to be shuffled ({ $clause }).
refusal-royal-discard = King and Queen are never discarded ({ $clause }).
refusal-another-card = It must be another card ({ $clause }).
refusal-not-a-substitute = That card cannot fall in the other's place ({ $clause }).
refusal-not-yourself = It must be another player ({ $clause }).
refusal-different-card = It must be a different card than { $card-the } or the one just discarded ({ $clause }).
refusal-not-in-graveyard = { $card-first } is not in the graveyard ({ $clause }).
refusal-not-a-victim = The text of { $card-the } does not reach that card ({ $clause }).
refusal-only-defender = { $card-first } takes a card of the player who was attacked ({ $clause }).

## Why not: a stated position

refusal-lines-needed = The lines must be stated.
refusal-king-is-dead = With the King in the graveyard the game would be over (K17).
refusal-card-twice = { $card-first } cannot lie in two places (K1).
refusal-never-down = { $card-first } is never face down.
refusal-pair-wins = With King and Queen in one line the game would be over (K18).
refusal-mark-form = “{ $value }” is no mark: poison is written PLAYER.CARD, losses CARD.NUMBER, strength PLAYER.CARD.NUMBER.
refusal-not-in-play = { $card-first } is not in play.
refusal-no-such-card = There is no card called “{ $name }”.
