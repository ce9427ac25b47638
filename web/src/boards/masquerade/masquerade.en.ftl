### What the board of Masquerade says beside the game's own words.

## The table

field-phases = Phases of the turn
field-phase-deal = The deal: everybody lays three cards
field-phase-start = Start
field-phase-draw = Draw
field-phase-placement = Place
field-phase-action = Action
field-phase-end = End
field-actions =
    { $actions ->
        [one] One action left
       *[other] { $actions } actions left
    }
field-heading-deal = Lay your cards: all choose in secret
field-heading =
    { $active ->
        [yes] Your turn: { $phase ->
            [start] the texts of the Start phase
            [draw] draw
            [placement] lay the new cards
            [action] act with your cards
            [cut] cut your line
           *[end] the turn ends
        }
       *[no] { $name } plays: { $phase ->
            [start] Start phase
            [draw] Draw phase
            [placement] Placement
            [action] Action phase
            [cut] the line is cut
           *[end] end of the turn
        }
    }
field-deck =
    { $cards ->
        [0] deck empty
       *[other] deck: { $cards } left
    }
field-gathered =
    { $cards ->
        [one] One card gathered, to be dealt again
       *[other] { $cards } cards gathered, to be dealt again
    }
field-grave =
    { $cards ->
        [0] Graveyard, empty
        [one] Graveyard, one card
       *[other] Graveyard, { $cards } cards
    }
field-grave-empty = Nobody has fallen yet.
field-waiting = Waiting:

## Ways to win

field-ways = Ways to win
field-ways-said = Ways to win: { $ways }
field-king =
    { $place ->
        [line] King: { $name }
        [grave] King: dead
       *[unknown] King: unknown
    }
field-queen =
    { $place ->
        [line] Queen: { $name }
        [grave] Queen: fallen
       *[unknown] Queen: unknown
    }
field-chip =
    { $way ->
        [kill] Kill the King
        [pair] King + Queen
        [deck] Deck
       *[limit] Round
    }
field-where =
    { $place ->
        [line] { $name }
        [grave] { $card ->
            [King] dead
           *[Queen] fallen
        }
       *[unknown] unknown
    }
field-where-both = both unknown
field-last-turn = The deck is empty: this is the last turn.
field-round = round { $round } of { $rounds }
field-way-kill = Whoever kills the King wins at once, attacking or defending.
field-way-pair =
    { $pair ->
        [face-up] Whoever has King and Queen in one line, both face up at the end of a turn, wins.
       *[now] Whoever has King and Queen in one line wins at once, whichever way they lie.
    }
field-way-deck = When the deck is empty at the end of a turn, the King's owner wins.
field-way-limit = After the last round agreed on the King's owner wins.

## Lines and cards

field-line =
    { $cards ->
        [0] { $name }: no cards
        [one] { $name }: one card, { $up } face up
       *[other] { $name }: { $cards } cards, { $up } face up
    }
field-cards =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
field-bot = a bot
field-away = away
field-won = wins
field-awaited = awaited
field-plays = plays
field-card =
    { $own ->
        [covered] { $facing ->
            [up] card { $number }, face up
            [down] card { $number }, face down, hold to see it
           *[new] card { $number }, new, hold to see it
        }
        [yes] { $facing ->
            [up] card { $number }, face up
            [down] card { $number }, face down, only you see it
           *[new] card { $number }, new, only you see it
        }
       *[no] { $facing ->
            [up] card { $number }, face up
           *[down] card { $number }, face down
        }
    }
field-figure =
    { $kind ->
        [attack] { $doubled ->
            [yes] attack { $now }, { $printed } doubled
           *[no] { $arrow ->
                [up] attack { $now }, doubles face up
                [down] attack { $now }, doubles face down
               *[none] attack { $now }
            }
        }
       *[health] { $doubled ->
            [yes] health { $now }, { $printed } doubled
           *[no] { $arrow ->
                [up] health { $now }, doubles face up
                [down] health { $now }, doubles face down
               *[none] health { $now }
            }
        }
    }
field-printed =
    { $kind ->
        [attack] { $arrow ->
            [up] attack { $printed } ▲
            [down] attack { $printed } ▼
           *[none] attack { $printed }
        }
       *[health] { $arrow ->
            [up] health { $printed } ▲
            [down] health { $printed } ▼
           *[none] health { $printed }
        }
    }
field-acted = has acted
field-poisoned = poisoned by { $by }
field-losses = { $losses } attack and health lost
field-bonus = { $bonus } attack and health gained
field-own =
    { $covered ->
        [yes] your line: hold a card to see it
       *[no] your line: only you see the hidden ones
    }
field-cover = Cover my cards
field-mark-hidden = hidden
field-mark-acted = acted
field-mark-new = new
field-private = Only you see this.
field-no-text = No text.
field-choose = Choose { $card }

## The guest list

field-filter = Show by class
field-all = All { $cards }
field-legend = ▲ doubles the number face up, ▼ doubles it face down.

## Prompts

field-watching = You are watching.
field-over = The game is over.
field-house = One moment …
field-waits =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
field-back = Back
field-ask-facing = Card { $number } is new: face up or face down?
field-ask-facing-help =
    { $covered ->
        [yes] Hold card { $number } to see it.
       *[no] Only you see card { $number } now.
    }
field-ask-shuffle-help = The others lose track; you can still look.
field-ask-shuffle-some = All of them, but for those you pick and leave where they lie.
field-ask-shuffle-staying =
    { $count ->
        [one] Card { $places } stays where it lies.
       *[other] Cards { $places } stay where they lie.
    }
field-ask-action =
    { $actions ->
        [one] Act with a card: one action left
       *[other] Act with a card: { $actions } actions left
    }
field-ask-action-help = Pick one of your cards first.
field-ask-verb = Card { $number }: what does it do?
field-verb-Attack = Attack
field-verb-Flip = Turn over
field-verb-Use = Use text
field-verb-LeaveLying = Leave one out
field-verb-Discard = Discard
field-verb-Take = Bring it back
field-ask-attack = Card { $number } attacks with { $attack }: which card?
field-ask-attack-help = Pick a lit card of an opponent.
field-attack-at = Attack { $place }
field-against = against
field-would-fall = { $card } would fall
field-preview =
    { $falls ->
        [yes] { $attack } against { $health }: { $target } falls
       *[no] { $attack } against { $health }: your attacker falls
    }
field-preview-text = These are the numbers; a text may decide otherwise.
field-preview-unknown = { $attack } against ?
field-preview-unknown-help = Only its owner knows what lies there.
field-ask-discard-help = Pick one of your lit cards, then confirm.
field-ask-discard-secret = Pick one; the others see it when all have chosen.
field-ask-point-help = Pick a lit card, then confirm.
field-point =
    { $chosen ->
        [yes] { $choice ->
            [card-to-kill] Kill { $target }
           *[card-to-take] Take { $target }
        }
       *[no] { $choice ->
            [card-to-kill] Kill
           *[card-to-take] Take
        }
    }
field-ask-raise-help =
    { $cards ->
        [one] One card may come back.
       *[other] { $cards } cards may come back.
    }
field-open-grave = Open the graveyard
field-ask-order-help = The rest waits behind it.
field-poison-at = Poison on { $place }
field-ask-spoils-help =
    { $cards ->
        [one] It costs no action. One card in the deck.
       *[other] It costs no action. { $cards } cards in the deck.
    }
field-ask-substitute-help = Chance picks one of your others; it is discarded, not killed.
field-ask-player-help = Choose one of them.
field-ask-two-help = Hold a card to see it, tap it to give it away.
field-give-whom =
    { $which ->
        [first] Who gets the first card? You keep the other.
       *[second] Who gets the second card? You keep the other.
    }
field-give =
    { $which ->
        [first] Give the first
       *[second] Give the second
    }

## Beats

field-beat-laid =
    The new cards are laid. { $count ->
        [0] All lie face down.
       *[other] Face up: { $cards }.
    }
field-beat-dealt = { $cards } cards are dealt.
field-beat-king = The King!

## A fight, on the stage

field-fight-attack = attack
field-fight-health = health
field-fight-attacks = { $attacker } attacks { $target }.
field-fight-own-hidden = { $name }'s hidden card
field-fight-their-hidden = { $name }'s hidden card { $number }
field-fight-numbers = { $attacker } against { $target }: { $attack } to { $health }.
field-fight-dark = { $attacker } strikes from the dark. Against { $target }: { $attack } to { $health }.
field-fight-came =
    { $came ->
        [king] { $by } has killed the King!
        [equal] { $attack } against { $health }: { $card } falls.
        [short] { $card } falls: { $attack } was not enough.
       *[falls] { $card } falls.
    }
field-fight-unharmed = { $card } can't be killed: both survive.
field-fight-text = { $card }: { $text }
