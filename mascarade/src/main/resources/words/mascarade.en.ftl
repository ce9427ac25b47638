### Mascarade. Variables are the components of the record a message is named after.

## Characters (M5)

name-Alchemist = Alchemist
    .the = the Alchemist
name-Beggar = Beggar
    .the = the Beggar
name-Bishop = Bishop
    .the = the Bishop
name-Cheat = Cheat
    .the = the Cheat
name-Empress = Empress
    .the = the Empress
name-Fool = Fool
    .the = the Fool
name-Gambler = Gambler
    .the = the Gambler
name-Guru = Guru
    .the = the Guru
name-Inquisitor = Inquisitor
    .the = the Inquisitor
name-Judge = Judge
    .the = the Judge
name-King = King
    .the = the King
name-Patron = Patron
    .the = the Patron
name-Peasant = Peasant
    .the = a Peasant
name-Princess = Princess
    .the = the Princess
name-Puppeteer = Puppeteer
    .the = the Puppeteer
name-Queen = Queen
    .the = the Queen
name-Spy = Spy
    .the = the Spy
name-Swindler = Swindler
    .the = the Swindler
name-Thief = Thief
    .the = the Thief
name-Widow = Widow
    .the = the Widow
name-Witch = Witch
    .the = the Witch

## What a character does, in a line

power-Alchemist = Say left or right: everybody passes all their coins that way.
power-Beggar = From the left on, whoever then has more than you gives you 1 coin.
power-Bishop = Take 2 coins from the richest other player; if equal, you choose.
power-Cheat = With 10 coins or more, you win at once.
power-Empress = Take 3 coins from the bank.
power-Fool = Take 1 coin from the bank; swap, or not, the cards of two others.
power-Gambler = Hide 1 to 3 coins of the bank; another guesses. They get them if right, you if not.
power-Guru = Another names their card and shows it; if wrong, they pay you 4 coins.
power-Inquisitor = Another names their card and shows it; if wrong, they pay you 4 coins.
power-Judge = Take all the coins in the courthouse.
power-King =
    { $box ->
        [mascarade-2] Take 2 coins from the bank.
       *[other] Take 3 coins from the bank.
    }
power-Patron = Take 3 coins from the bank; each of your neighbours takes 1.
power-Peasant = Take 1 coin from the bank; 2 each if both Peasants show themselves.
power-Princess = Take 2 coins from the bank; another shows a card without seeing it.
power-Puppeteer = Take 1 coin from each of two others, who then change places.
power-Queen = Take 2 coins from the bank.
power-Spy =
    { $box ->
        [mascarade-2] Look at your card and another player's, then swap them or not.
       *[other] Look at your card and another, even in the centre; swap them or not.
    }
power-Swindler = Take 2 coins from the richest other player; if equal, you choose.
power-Thief = Take 1 coin from each of your neighbours.
power-Widow = Take from the bank what you lack to have 10 coins.
power-Witch = You may exchange your whole purse with another player's.
power-other = A character of this table's own, with borrowed powers.

## What a character does, deed by deed, for those of a table's own

deed-AskWho = Another names their card and shows it; if wrong, they pay you { coins }.
deed-Earn = Take { coins } from the bank.
deed-EarnTogether = Take { coins } from the bank; { $other } each if both cards are shown.
deed-EarnUpTo = Take from the bank what you lack to have { coins }.
deed-EarnWithNeighbours = Take { coins } from the bank; each of your neighbours takes { $other }.
deed-ExchangeFortunes = You may exchange your whole purse with another player's.
deed-Gamble = Hide up to { coins } of the bank; another guesses. They get them if right, you if not.
deed-MoveTwo = Take { coins } from each of two others, who then change places.
deed-PassFortunes = Say left or right: everybody passes all their coins that way.
deed-ShowToOthers = Another shows a card without seeing it.
deed-SpyAndSwap = Look at your card and another, then swap them or not.
deed-SwapTwoCards = Swap, or not, the cards of two others.
deed-TakeCourthouse = Take all the coins in the courthouse.
deed-TakeFromNeighbours = Take { coins } from each of your neighbours.
deed-TakeFromRicher = From the left on, whoever then has more than you gives you { coins }.
deed-TakeFromRichest = Take { coins } from the richest other player; if equal, you choose.
deed-WinWith = With { coins } or more, you win at once.

## Places: the card there, the same at the start of a sentence, as its owner's, as what was claimed with

place-Held =
    { $hand ->
        [left] { $seat }'s left card
        [right] { $seat }'s right card
        [protected] { $seat }'s protected card
       *[card] { $seat }'s card
    }
    .first = { place-Held }
    .own =
        { $hand ->
            [left] their left card
            [right] their right card
            [protected] their protected card
           *[card] their card
        }
    .with =
        { $hand ->
            [left] { " " }with the left card
            [right] { " " }with the right card
            [protected] { " " }with the protected card
           *[card] { "" }
        }
place-Centre = centre card { $number }
    .first = Centre card { $number }
own-card =
    { $own ->
        [left] your left card
        [right] your right card
        [protected] your protected card
       *[card] your card
    }
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## What happens

event-Dealt = { $place-first } is { $mask-the }.
event-TurnBegan = Turn { $turn }: { $seat } to play.
event-CardsHandled = { $one-first } and { $other } go under the table and come back.
event-SwapDecided =
    { $swapped ->
        [true] { $by } swapped them.
       *[false] { $by } only pretended.
    }
event-Looked = { $seat } looks at { $place-own }.
event-Glimpsed = { $by } sees that { $place } is { $mask-the }.
event-Announced = { $seat } announces { $mask-the }{ $place-with }.
event-Claimed = { $seat } claims it too{ $place-with }.
event-Passed = { $seat } passes.
event-Unmasked = { $seat } shows { $place-own }: { $mask-the }.
event-PowerUsed = { $seat } uses the power of { $mask-the }.
event-TookFromBank =
    { $coins ->
        [0] { $seat } takes nothing from the bank.
       *[other] { $seat } takes { coins } from the bank.
    }
event-TookCourthouse =
    { $coins ->
        [0] { $seat } finds the courthouse empty.
       *[other] { $seat } takes { coins } from the courthouse.
    }
event-Paid =
    { $coins ->
        [0] { $from } has nothing to pay { $to }.
       *[other] { $from } pays { $to } { coins }.
    }
event-Fined =
    { $coins ->
        [0] { $seat } has nothing left to pay the fine.
       *[other] { $seat } pays a fine of { coins }.
    }
event-FortunesExchanged = { $one } and { $other } exchange fortunes.
event-Declined = { $seat } chooses nobody.
event-Spied = { $seat } looks at { $own-own } and at { $other }.
event-Questioned = { $by } asks { $seat }: who are you?
event-Named = { $seat } answers: I am { $mask-the }.
event-HeldUp = { $seat } holds up { $place-own } without looking.
event-ShownToOthers = Everyone but { $player } sees { $mask-the }.
event-Challenged = { $by } will hide coins, and { $seat } must guess how many.
event-CoinsHidden = { $seat } holds out a closed hand.
event-HidingDecided = { $by } hides { coins }.
event-Guessed = { $seat } guesses { coins }.
event-HandOpened = { $seat } opens the hand: { coins }.
event-PlacesChanged = { $one } and { $other } change places.
event-Ended =
    { $winners-count ->
        [one] { $winners } wins! { $ending }
       *[other] { $winners } share the win! { $ending }
    }

## How it ends

ending-fortune = With 13 coins or more, the game is over.
ending-ruin = A purse is empty, so the richest win.
ending-cheat = The power just used wins at once with so many coins.
ending-limit = That was the last turn agreed on, so the richest win.

## What is asked

question-WhichCard = Which card is dealt next?
question-WhoBegins = Who begins?
question-Opening = Opening turn: swap, or only pretend to?
question-YourTurn = Swap or not, look, or announce?
question-MustSwap = The card was shown last turn: swap it, or only pretend to?
question-MayNotAnnounce = The card was shown last turn: swap or not, or look?
question-YouToo = Claim { $mask-the } too, or pass?
question-UsePower =
    { $choice ->
        [player] { $mask }: which player?
        [player-or-nobody] { $mask }: which player, or nobody?
        [card-to-spy] { $mask }: which card to look at?
        [swap-or-not] { $mask }: swap the two cards, or only pretend to?
        [two-cards] { $mask }: which two cards to swap, or pretend to swap?
        [two-players] { $mask }: which two players change places?
        [hidden-coins] { $mask }: how many coins do you hide?
        [guess] { $mask }: how many coins are hidden?
       *[own-name] { $mask }: who are you?
    }

## What can be said

move-Deal = Deal { $mask-the }
move-Begin = { $seat } begins
move-Swap =
    { $really ->
        [true] Swap { own-card } and { $with }
       *[false] Pretend to swap { own-card } and { $with }
    }
move-Look = Look at { own-card }
move-Announce =
    { $own ->
        [card] Announce { $mask-the }
       *[other] Announce { $mask-the } with { own-card }
    }
move-Claim =
    { $own ->
        [card] Claim it too
       *[other] Claim it too with { own-card }
    }
move-Pass = Pass
move-Pick = Choose { $seat }
move-Decline = Choose nobody
move-Spy = Look at { $place }
move-Exchange =
    { $really ->
        [true] Swap the two cards
       *[false] Pretend to swap the two cards
    }
move-SwapOthers =
    { $really ->
        [true] Swap { $one } and { $other }
       *[false] Pretend to swap { $one } and { $other }
    }
move-MovePeople = Have { $one } and { $other } change places
move-Name = I am { $mask-the }
move-Hide = Hide { coins }
move-Guess = Guess { coins }

## Why not: the turn

refusal-card-dealt = No card of { $mask-the } is left to deal ({ $clause }).
refusal-opening-swap =
    { $turns ->
        [one] This is still the opening: only a swap, real or pretended, on this turn ({ $clause }).
       *[other] This is still the opening: only swaps, real or pretended, for { $turns } more turns ({ $clause }).
    }
refusal-shown-must-swap = The card was shown last turn: only a swap now, real or pretended ({ $clause }).
refusal-shown-card-first = The card to swap is the one that was shown last turn ({ $clause }).
refusal-shown-may-not-announce = The card was shown last turn: no announcement now ({ $clause }).
refusal-same-card = A card is not swapped with itself ({ $clause }).
refusal-protected-swap = A protected card stays with its owner, who swaps the left or the right one ({ $clause }).
refusal-protected-announce = Nobody announces with a protected card ({ $clause }).
refusal-claim-or-pass = When { $mask-the } is announced, the others claim it too or pass, nothing else ({ $clause }).
refusal-which-hand = Say with which card: { $known } ({ $clause }).
refusal-named-twice = That names the same one twice; there must be two ({ $clause }).

## Why not: powers

refusal-not-yourself = The power of { $mask-the } is for others, not for oneself.
refusal-not-richest = The power of { $mask-the } strikes only the richest.
refusal-not-neighbour = The power of { $mask-the } goes to the left or to the right: pick a neighbour.
refusal-spy-no-centre = In this edition { $mask-the } looks at no card in the centre.
refusal-fool-protected = The power of { $mask-the } leaves protected cards alone (M21).
refusal-fool-one-each = The power of { $mask-the } takes the cards of two different players (M21).
refusal-fool-no-centre = The power of { $mask-the } takes no card from the centre.
refusal-short-bank = The bank has only { $most } left to hide ({ $clause }).

## Why not: the cast

refusal-cast-unknown = There is no character called “{ $name }”.
refusal-cast-other-edition = “{ $name }” belongs to the other edition (M6).
refusal-cast-fixed = With { $players } players the cast is always the printed one (M3).
refusal-cast-size =
    { $n ->
        [one] { $n } card is chosen
       *[other] { $n } cards are chosen
    }, but there must be { $needed } (M2).
refusal-cast-judge = The Judge is missing (M6).
refusal-cast-third = Only { $money } of the { $n } cards bring money from the bank; at least a third must (M6).
refusal-cast-both = “{ $name }” comes with both cards or not at all (M6).
refusal-cast-copies = “{ $name }” is chosen { $n } times, but the box has { $most } (M6).
refusal-cast-fewest = “{ $name }” takes at least { $few } players, not { $players } (M6).
refusal-cast-own-name = “{ $name }” cannot be a new character: that is one word of letters, and not a name already taken (M7).
refusal-cast-own-power = “{ $name }” cannot borrow the power of “{ $power }”: there is none (M7).
refusal-cast-own-numbers =
    { $n ->
        [0] “{ $name }”: the power of “{ $power }” takes no number (M7).
        [one] “{ $name }”: the power of “{ $power }” takes one number, from 0 to { $most } (M7).
       *[other] “{ $name }”: the power of “{ $power }” takes { $n } numbers, from 0 to { $most } (M7).
    }
refusal-cast-or = A cast of one's own is set already, so “{ $other }” has nothing to choose.
refusal-centre-cast = More cards in the centre need a cast of one's own, of { $n } cards (M2).
refusal-centre-players = With { $players } players no card is added to the centre: it takes six or more (M2).

## Why not: a stated position

refusal-cards-needed = The cards must be stated.
refusal-cards-each =
    { $n ->
        [one] “{ $value }”: everybody has { $n } card.
       *[other] “{ $value }”: everybody has { $n } cards, with “/” between them.
    }
refusal-card-too-often = There are not so many cards of { $mask-the }.
refusal-card-not-in-cast = “{ $name }” is not in the cast: { $cast }.
refusal-purse-ends = With { $n } in a purse the game would be over (M25, M26).
refusal-too-many-coins = There are only { coins } in the box (M1).
refusal-bank-sum = Of { coins } in all, the bank must have { $rest } (M1).
refusal-shown-hand = “{ $value }” does not say which card was shown: { $known } (M16).
