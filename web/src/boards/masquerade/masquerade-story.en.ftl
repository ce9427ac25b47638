### Masquerade. What the result tells.

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
