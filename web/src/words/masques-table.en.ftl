### What the board of Masques says beside the game's own sentences.

## Things on the ring

palace-ring = The palace, clockwise from the Door
palace-token =
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
palace-arcade =
    { $arcade ->
        [0] The Door: { $token }
       *[other] Arcade { $arcade }: { $token }
    }
palace-gap = Gap { $gap }, between { $before } and { $after }, { $card }
palace-gap-short = Gap { $gap }
palace-empty = empty
palace-down = { $card }, turned down
palace-yours = { $card }, your family
palace-can = can be chosen
palace-beside = Beside each token: now, and with your card
palace-beside-now = Beside each token
palace-versus = { $one } and { $other }
palace-nothing = nothing

## Piles and stores

palace-piles = Influence cards for sale
palace-pile =
    { $cards ->
        [0] { $name }: sold out
       *[other] { $name }: { $cards } left, the top one costs { $price ->
            [one] { $price } ducat
           *[other] { $price } ducats
        }. { $power }
    }
palace-left = × { $cards }
palace-stores = Stores
palace-dance = Dance { $dance }
palace-supply = Supply: { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
palace-bag = In the bag: { $seals }
palace-bag-empty = The bag is empty
palace-count = { $name } { $count }

## Players

palace-guests = Players
palace-guest =
    { $name }, seat { $seat }, for { $families }: { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }. { $seals }
palace-seals = Seals: { $seals }.
palace-no-seals = No seals yet.
palace-you = You
palace-first = First player
palace-plays = Plays now
palace-chooses = Is choosing
palace-bot = Bot
palace-away = Away
palace-won = Wins
palace-rack = Four alike or five different win

## Asked

palace-hand = Your hand
palace-packet = Choose from
palace-kept = Kept so far
palace-pick-one = Choose one card
palace-place = A card and a gap
palace-keep-chosen = Keep this card
palace-play-chosen = Put this card into gap { $gap }
palace-first-card = Choose a card, or a pile on the board.
palace-first-gap = Now choose a gap on the ring.
palace-then-card = Now choose a card, or a pile.
palace-no-cards = No plot card left: buy one, or pass.
palace-pick-hint = The others pass on the left when everybody has chosen.
palace-strike = Choose a lit plot card.
palace-name-card = Choose the card to call.
palace-name-gap = Choose the lit gap it goes to.
palace-ferry = Choose a plot card, one of the two next to the Gondolier.
palace-ferry-other = Choose the card to exchange it with.
palace-escort = Choose a lit plot card to move.
palace-escort-to = Choose the empty gap it goes to.
palace-hide = Choose a lit token.
palace-trade = Choose a token, one of the two next to the Trader.
palace-trade-other = Choose the token to exchange it with.
palace-ready = Ready?
palace-confirm = Confirm
palace-decline = Decline
palace-price = { $price ->
        [one] for { $price } ducat
       *[other] for { $price } ducats
    }
palace-waiting = Waiting for { $names }.
palace-house = The house deals.
palace-watching = You are watching.
palace-cover = Cover my hand
palace-hold = Hold to see
palace-covered-card = Card { $number }, covered
palace-seconds = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## The award

palace-harvest = Dance { $dance } brought
palace-ties =
    { $count ->
        [0] No ties
        [one] { $count } tie
       *[other] { $count } ties
    }
palace-heading-draft = Dance { $dance }: everybody keeps a card
palace-heading-turn = Dance { $dance }: { $name } plays
palace-heading-yours = Dance { $dance }: your turn

## The sheet

palace-sheet-influence = Influence cards
palace-sheet-families = Families
palace-sheet-nobody = nobody
palace-sheet-cards = { $name }: { $values }
palace-sheet-put-away =
    { $count ->
        [one] { $count } plot card was put away unseen
       *[other] { $count } plot cards were put away unseen
    }
palace-sheet-undealt =
    { $count ->
        [one] { $count } plot card was not dealt
       *[other] { $count } plot cards were not dealt
    }
palace-sheet-spent = Played in the first dance of this pair: { $plots }
