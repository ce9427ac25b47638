### What the board of Masques says beside the game's own sentences.

## Things on the ring

masques-ring = The palace, clockwise from the Door
masques-token =
    { $token ->
        [Clergy] a Clergy seal
        [Military] a Military seal
        [Merchants] a Merchants seal
        [Farmers] a Farmers seal
        [Workers] a Workers seal
        [ducat] 1 ducat
       *[none] no token
    }{ $down ->
        [yes] , turned down
       *[no] { "" }
    }
masques-arcade =
    { $arcade ->
        [0] The Door: { $token }
       *[other] Arcade { $arcade }: { $token }
    }
masques-gap = Gap { $gap }, between { $before } and { $after }, { $card }
masques-gap-short = Gap { $gap }
masques-empty = empty
masques-down = { $card }, turned down
masques-yours = { $card }, your family
masques-can = can be chosen
masques-beside = Beside each token: now, and with your card
masques-beside-now = Beside each token
masques-versus = { $one } and { $other }
masques-nothing = nothing

## Piles and stores

masques-piles = Influence cards for sale
masques-pile =
    { $cards ->
        [0] { $name }: sold out
       *[other] { $name }: { $cards } left, the top one costs { $price ->
            [one] { $price } ducat
           *[other] { $price } ducats
        }. { $power }
    }
masques-left = × { $cards }
masques-stores = Stores
masques-dance = Dance { $dance }
masques-supply = Supply: { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
masques-bag = In the bag: { $seals }
masques-bag-empty = The bag is empty
masques-count = { $name } { $count }

## Players

masques-guests = Players
masques-guest =
    { $name }, seat { $seat }, for { $families }: { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }. { $seals }
masques-ducats =
    { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
masques-seals = Seals: { $seals }.
masques-no-seals = No seals yet.
masques-you = You
masques-first = First player
masques-plays = Plays now
masques-chooses = Is choosing
masques-bot = Bot
masques-away = Away
masques-won = Wins
masques-rack = Four alike or five different win

## Asked

masques-hand = Your hand
masques-packet = Choose from
masques-kept = Kept so far
masques-pick-one = Choose one card
masques-place = A card and a gap
masques-keep-chosen = Keep this card
masques-play-chosen = Put this card into gap { $gap }
masques-first-card = Choose a card, or a pile on the board.
masques-first-gap = Now choose a gap on the ring.
masques-then-card = Now choose a card, or a pile.
masques-no-cards = No plot card left: buy one, or pass.
masques-pick-hint = The others pass on the left when everybody has chosen.
masques-strike = Choose a lit plot card.
masques-name-card = Choose the card to call.
masques-name-gap = Choose the lit gap it goes to.
masques-ferry = Choose a plot card, one of the two next to the Gondolier.
masques-ferry-other = Choose the card to exchange it with.
masques-escort = Choose a lit plot card to move.
masques-escort-to = Choose the empty gap it goes to.
masques-hide = Choose a lit token.
masques-trade = Choose a token, one of the two next to the Trader.
masques-trade-other = Choose the token to exchange it with.
masques-ready = Ready?
masques-confirm = Confirm
masques-decline = Decline
masques-price = { $price ->
        [one] for { $price } ducat
       *[other] for { $price } ducats
    }
masques-waiting = Waiting for { $names }.
masques-house = One moment …
masques-watching = You are watching.
masques-cover = Cover my hand
masques-hold = Hold to see
masques-covered-card = Card { $number }, covered
masques-seconds = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## The award

masques-harvest = Dance { $dance } brought
masques-ties =
    { $count ->
        [0] No ties
        [one] { $count } tie
       *[other] { $count } ties
    }
masques-heading-draft = Dance { $dance }: everybody keeps a card
masques-heading-turn = Dance { $dance }: { $name } plays
masques-heading-yours = Dance { $dance }: your turn

## The sheet

masques-sheet-influence = Influence cards
masques-sheet-families = Families
masques-sheet-nobody = nobody
masques-sheet-cards = { $name }: { $values }
masques-sheet-put-away =
    { $count ->
        [one] { $count } plot card was put away unseen
       *[other] { $count } plot cards were put away unseen
    }
masques-sheet-undealt =
    { $count ->
        [one] { $count } plot card was not dealt
       *[other] { $count } plot cards were not dealt
    }
masques-sheet-spent = Played in the first dance of this pair: { $plots }

masques-beat-lantern = The lantern goes round: who wins what?
masques-beat-nothing = Nobody wins anything.
masques-beat-tokens =
    New tokens: { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }, { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
masques-beat-total =
    { $name }: { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }, { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.

masques-beat-beats = { $winner } beats { $loser }.
masques-beat-alone = { $winner } stands alone.
masques-beat-seal = The { $faction } seal goes to { $name }.
masques-beat-ducat = The ducat goes to { $name }.
masques-beat-close = One more wins!
masques-beat-tie = { $one } against { $other }: a tie, the token stays.
masques-beat-hush = The lantern stops …
masques-beat-none = Nothing is won here.
masques-award-step = { $count } of { $all }
masques-award-tally = +{ $seals ->
        [0] { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
        [one] 1 seal{ $ducats ->
            [0] { "" }
            [one] , 1 ducat
           *[other] , { $ducats } ducats
        }
       *[other] { $seals } seals{ $ducats ->
            [0] { "" }
            [one] , 1 ducat
           *[other] , { $ducats } ducats
        }
    }
masques-award-title = Dance { $dance }: the award
masques-award-skip = Skip to the total
