### After a game: what the result tells.

story = The story of the game
story-tell = The story
story-table = The table
story-opening = Opening the record…
story-moments = Moments
story-see = See it
story-see-moment = See it: { $moment }
story-fortunes = Fortunes
story-fortunes-said = Coins of everybody after each turn
story-goal = { $coins } coins win
story-choose = Whose line to draw thick
story-as-table = The same as a table
story-turn = After turn
story-turn-of = { $turn }, { $name }
story-start = Beginning
story-on-turn = turn { $turn }
story-unmasking = Who was who in the end
story-paths = The true way of every card

## Mascarade

mascarade-believed = you thought: { $mask }
mascarade-believed-right = as you thought
mascarade-never-moved = and never moved
mascarade-hand-of =
    { $hand ->
        [left] { $name }, left
        [right] { $name }, right
       *[protected] { $name }, protected
    }
mascarade-moment-called = { $name } called it: { $against } was not { $mask }.
mascarade-moment-lie =
    { $count ->
        [0] { $name } posed as { $mask }, was { $truth }, and nobody objected.
        [one] { $name } posed as { $mask }, was { $truth }, nobody objected, and it brought { $count } coin.
       *[other] { $name } posed as { $mask }, was { $truth }, nobody objected, and it brought { $count } coins.
    }
mascarade-moment-haul = { $name } took { $count } coins at a stroke with { $mask }.
mascarade-moment-knew = Asked who they were, { $name } knew: { $mask }.
mascarade-moment-forgot = { $name } said { $mask } and was { $truth }.
mascarade-moment-feints = { $name } took cards under the table { $count } times and never once swapped.
mascarade-moment-kept = { $name } swapped, or not, { $count } times and still ended with { $mask }.
mascarade-moment-fined = { $name } paid { $count } coins in fines, more than anybody.
mascarade-moment-comeback =
    { $count ->
        [0] { $name } had nothing left, and won.
        [one] { $name } was down to one coin, and won.
       *[other] { $name } was down to { $count } coins, and won.
    }
mascarade-moment-travelled = No card travelled like { $mask }: it changed hands { $count } times.

## Masques

masques-story-tally = Seals and ducats
masques-story-tokens = How each token was won
masques-story-dance =
    { $count ->
        [0] Dance { $dance }: nothing won
        [one] Dance { $dance }: one token won
       *[other] Dance { $dance }: { $count } tokens won
    }
masques-moment-feast = { $name } took { $count } tokens in one dance.
masques-moment-gifts = { $name } laid { $count } cards that won something for others.
masques-moment-bargains = { $name } bought { $count } influence cards.
masques-moment-ties = { $count } tokens went to nobody because both sides were equal.
masques-moment-fourth = The fourth seal of one kind, { $faction }, decided it for { $name }.
masques-moment-fifth = With { $faction }, { $name } had all five kinds of seal.

## Masquerade

masquerade-story-way = Which way it was won
masquerade-story-this = This is how it ended.
masquerade-story-king = Whose the King was
masquerade-story-reign =
    { $turn ->
        [0] from the deal to turn { $last }
       *[other] turns { $turn } to { $last }
    }
masquerade-story-falls =
    { $count ->
        [0] Nobody fell
        [one] One guest fell
       *[other] { $count } guests fell
    }
masquerade-story-fall =
    { $how ->
        [attack] { $card }, a guest of { $owner }, fell to an attack by { $by }
        [own-attack] { $card } attacked for { $owner }, and fell
       *[text] { $card }, a guest of { $owner }, was killed by a card of { $by }
    }
masquerade-moment-slayer = { $card } brought down { $count } guests.
masquerade-moment-hunter = { $name } brought down { $count } guests of the others.
masquerade-moment-backfired = { $card } attacked for { $name } and fell to it.
masquerade-moment-wandering = The King changed houses again and again: he was seen in { $count } lines.
masquerade-moment-reign = { $name } kept the King for { $count } turns.
masquerade-moment-speaker = { $card } spoke { $count } times.
masquerade-moment-captures = { $name } drew { $count } cards to their own side.
