### Masques. Variables are the components of the record a message is named after.

## Families (Q5) and plot cards (Q2)

name-Cantarini = Cantarini
name-Morosini = Morosini
name-Venier = Venier
name-Dandolo = Dandolo
name-Foscari = Foscari
name-Cantarini-1 = Cantarini 1
name-Cantarini-2 = Cantarini 2
name-Cantarini-3 = Cantarini 3
name-Cantarini-4 = Cantarini 4
name-Cantarini-5 = Cantarini 5
name-Cantarini-6 = Cantarini 6
name-Cantarini-7 = Cantarini 7
name-Cantarini-8 = Cantarini 8
name-Cantarini-9 = Cantarini 9
name-Morosini-1 = Morosini 1
name-Morosini-2 = Morosini 2
name-Morosini-3 = Morosini 3
name-Morosini-4 = Morosini 4
name-Morosini-5 = Morosini 5
name-Morosini-6 = Morosini 6
name-Morosini-7 = Morosini 7
name-Morosini-8 = Morosini 8
name-Morosini-9 = Morosini 9
name-Venier-1 = Venier 1
name-Venier-2 = Venier 2
name-Venier-3 = Venier 3
name-Venier-4 = Venier 4
name-Venier-5 = Venier 5
name-Venier-6 = Venier 6
name-Venier-7 = Venier 7
name-Venier-8 = Venier 8
name-Venier-9 = Venier 9
name-Dandolo-1 = Dandolo 1
name-Dandolo-2 = Dandolo 2
name-Dandolo-3 = Dandolo 3
name-Dandolo-4 = Dandolo 4
name-Dandolo-5 = Dandolo 5
name-Dandolo-6 = Dandolo 6
name-Dandolo-7 = Dandolo 7
name-Dandolo-8 = Dandolo 8
name-Dandolo-9 = Dandolo 9
name-Foscari-1 = Foscari 1
name-Foscari-2 = Foscari 2
name-Foscari-3 = Foscari 3
name-Foscari-4 = Foscari 4
name-Foscari-5 = Foscari 5
name-Foscari-6 = Foscari 6
name-Foscari-7 = Foscari 7
name-Foscari-8 = Foscari 8
name-Foscari-9 = Foscari 9

## Factions (Q5)

name-Clergy = Clergy
    .the = the Clergy
name-Military = Military
    .the = the Military
name-Merchants = Merchants
    .the = the Merchants
name-Farmers = Farmers
    .the = the Farmers
name-Workers = Workers
    .the = the Workers

## Influence cards (Q3)

name-Assassin = Assassin
    .the = the Assassin
    .first = The Assassin
    .a = an Assassin
name-Courtesan = Courtesan
    .the = the Courtesan
    .first = The Courtesan
    .a = a Courtesan
name-Gondolier = Gondolier
    .the = the Gondolier
    .first = The Gondolier
    .a = a Gondolier
name-PalaceGuard = Palace Guard
    .the = the Palace Guard
    .first = The Palace Guard
    .a = a Palace Guard
name-Thief = Thief
    .the = the Thief
    .first = The Thief
    .a = a Thief
name-Trader = Trader
    .the = the Trader
    .first = The Trader
    .a = a Trader

## What an influence card does, in a line

power-Assassin = Turn down a neighbouring plot card.
power-Courtesan = Call a plot card from anybody's hand into an empty neighbouring gap.
power-Gondolier = Exchange a neighbouring plot card with any other in the palace.
power-PalaceGuard = Move a neighbouring plot card to any empty gap.
power-Thief = Turn down the token of one of the two arcades beside this card.
power-Trader = Exchange the token of an arcade beside this card with any other.

## Arcades: number 0 is the Door (Q1)

arcade-first =
    { $arcade ->
        [0] The Door
       *[other] Arcade { $arcade }
    }
at-arcade =
    { $arcade ->
        [0] at the Door
       *[other] at arcade { $arcade }
    }
of-arcade =
    { $arcade ->
        [0] of the Door
       *[other] of arcade { $arcade }
    }
arcade-the =
    { $arcade ->
        [0] The Door
       *[other] Arcade { $arcade }
    }
of-one-arcade =
    { $one ->
        [0] of the Door
       *[other] of arcade { $one }
    }
of-other-arcade =
    { $other ->
        [0] of the Door
       *[other] of arcade { $other }
    }
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
price =
    { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }

## What happens

event-FamilyTaken = { $seat } plays for the { $family } family.
event-DanceBegan = Dance { $dance } begins. { $first } is the first player.
event-DucatLaid = A ducat is laid { at-arcade }.
event-SealLaid = A seal of { $faction-the } is laid { at-arcade }.
event-PlotDealt = { $player } is dealt { $plot }.
event-PlotsDealt = Everybody has { cards }.
event-Chose = { $seat } has chosen.
event-Picked = { $player } keeps { $plot }.
event-PacketsPassed = Everybody passes { cards } to the left.
event-PassedOn = { $player } passes { $plots } to { $to }.
event-Received = { $player } receives { $plots } from { $from }.
event-TurnBegan = Turn { $turn }: { $seat } to play.
event-Played = { $seat } plays { $plot } into gap { $gap }.
event-Bought = { $seat } buys { $influence-a } for { price } and puts it into gap { $gap }.
event-Passed = { $seat } has no plot card, and passes.
event-FoundNothing = { $influence-first } finds nothing to do there.
event-Declined = { $seat } leaves { $influence-the } without effect.
event-Struck = { $seat } turns down { $plot } in gap { $gap }.
event-Named = { $seat } calls { $plot } into gap { $gap }.
event-Summoned = { $seat } holds { $plot } and puts it into gap { $gap }.
event-Ferried = { $seat } exchanges { $one } in gap { $from } and { $other } in gap { $to }.
event-Escorted = { $seat } moves { $plot } from gap { $from } to gap { $to }.
event-Hidden = { $seat } turns down the token { of-arcade }.
event-Traded = { $seat } exchanges the token { of-one-arcade } and the token { of-other-arcade }.
event-Discarded = { $seat } puts away { cards }, unseen.
event-DucatWon = { arcade-first }: { $family } wins a ducat for { $seat }.
event-SealWon = { arcade-first }: { $family } wins a seal of { $faction-the } for { $seat }, who now has { $seals }.
event-Tied = { arcade-first }: { $value } against { $value }, the token stays.
event-Unplotted = { arcade-first }: no plot card, the token stays.
event-NobodyWon = { arcade-first }: { $family } is nobody's, the token stays.
event-StayedDown = { arcade-first }: the token is turned down and stays.
event-TurnedUp = The token { of-arcade } is turned up again.
event-MarkerPassed = The first player marker goes to { $seat }.
event-Ended =
    { $winners-count ->
        [one] { $winners } wins! { $ending }
       *[other] { $winners } share the win! { $ending }
    }

## How it ends

ending-four = Four seals of one faction.
ending-five = A seal of each faction.
ending-limit = The last dance agreed on is over, so most seals win, then most ducats.

## What is asked

question-WhichFamily = Which family is given out next?
question-WhoBegins = Who is the first player?
question-WhichSeal = Which seal comes out of the bag?
question-WhichPlot = Which plot card is dealt next?
question-PickOne = Keep which of these { $cards } cards?
question-YourTurn = Play a plot card, or buy an influence card?
question-WhichToStrike = Assassin: which plot card to turn down?
question-WhichToName = Courtesan: which plot card, and into which gap?
question-WhichToFerry = Gondolier: which two plot cards to exchange?
question-WhichToEscort = Palace Guard: which plot card to move, and where?
question-WhichToHide = Thief: which token to turn down?
question-WhichToTrade = Trader: which two tokens to exchange?

## What can be said

move-Give = Give out { $family }
move-Begin = { $seat } begins
move-Draw = Draw a seal of { $faction-the }
move-Deal = Deal { $plot }
move-Pick = Keep { $plot }
move-Play = Play { $plot } into gap { $gap }
move-Buy = Buy { $influence-a } for gap { $gap }
move-Pass = Pass
move-Strike = Turn down the card in gap { $gap }
move-Name = Call { $plot } into gap { $gap }
move-Ferry = Exchange the cards in gaps { $one } and { $other }
move-Escort = Move the card in gap { $from } to gap { $to }
move-Hide = Turn down the token { of-arcade }
move-Trade = Exchange the token { of-one-arcade } and the token { of-other-arcade }
move-Decline = Leave the card without effect

## Why not: the draft and the turn

refusal-family-taken = { $family } is taken already ({ $clause }).
refusal-not-in-bag = No seal of { $faction-the } is left in the bag ({ $clause }).
refusal-plot-dealt = { $plot } is not among the cards left to deal ({ $clause }).
refusal-not-in-packet = { $plot } is not among the cards to choose from ({ $clause }).
refusal-not-in-hand = { $plot } is not in this hand ({ $clause }).
refusal-gap-filled = Gap { $gap } is filled ({ $clause }).
refusal-may-not-pass = Only somebody without a plot card may pass ({ $clause }).
refusal-pile-empty = The pile of { $influence-the } is empty ({ $clause }).
refusal-too-dear = { $influence-first } costs { price }, and { $ducats ->
        [0] there are none
        [one] there is only { $ducats }
       *[other] there are only { $ducats }
    } to pay with ({ $clause }).

## Why not: influence cards

refusal-not-neighbours = Gap { $gap } is not next to gap { $from }, where the card lies ({ $clause }).
refusal-no-plot-there = There is no plot card in force in gap { $gap } ({ $clause }).
refusal-not-held = { $plot } is in nobody's hand ({ $clause }).
refusal-not-beside = { arcade-first } is not next to gap { $from }, where the card lies ({ $clause }).
refusal-no-token = There is no token { at-arcade } ({ $clause }).
refusal-already-down = The token { of-arcade } is turned down already ({ $clause }).

## Why not: settings

refusal-no-such-pile = There is no pile of “{ $name }”. There are: { $known }.
refusal-prices-form = “{ $value }” is no price list: a pile, then three numbers up to { $most }, none lower than the one before, as in “Thief 1/2/3” (Q3).
refusal-no-plots-of = There are no plot cards of “{ $name }”. The families are: { $known } (Q2).
refusal-values-form = “{ $value }” are no values: a family, then three different numbers from 1 to { $most }, lowest first, as in “Foscari 1/3/5” (Q2).
refusal-families-needed = There must be { $needed } different families ({ $clause }).
refusal-no-such-family = No player can have the family “{ $name }”.

## Why not: a stated position

refusal-no-such-card = There is no card “{ $name }”.
refusal-no-such-token = There is no token “{ $name }”.
refusal-plot-too-often = There are not so many cards of { $plot } in play.
refusal-seal-too-often = There are not so many seals of { $faction-the }.
refusal-too-many-sold = There are not so many cards of { $influence-the }.
refusal-too-many-ducats = There are not so many ducats ({ $clause }).
refusal-rest-is = It must be the rest, which is { $rest }.
refusal-already-won = With these seals the game would be over ({ $clause }).
refusal-hand-size = Nobody has { $n } plot cards in hand: four are the most.
refusal-draft-sizes = In a draft everybody has as many cards to choose from, two to four, and has kept the rest of four ({ $clause }).
refusal-gaps-and-hands = { $gaps } empty gaps do not go with { $cards } plot cards in hand: at least one gap is empty, there are cards enough to fill them all, and no more plot cards than gaps (Q7).
refusal-too-few-plots = Only { $n } plot cards are left to deal.
