### What the screen itself says: everywhere, and at the door. What happens in a game is said by the game's own file.

## Everywhere

title = Ridotto · { $place }
title-turn = ● Your turn · { $place }
title-door = Ridotto: games of hidden identity
tagline = A table for games of hidden identity
promise = Nothing to install, no account: the link is the table.
entering = One moment…
lost = The house cannot be reached. Try again in a moment.
refused = That cannot be done now.
cannot-load = This part of the house could not be fetched.
reload = Reload the page
nowhere = There is no such room in this house.
to-door = Back to the door
to-table = To the table
close = Close
tools = Tools
menu = Menu
rules = Rules
sound = Sound
settings = Settings
to-light = Light theme
to-dark = Dark theme
copy = Copy the link
copied = Copied
share = Share
your-name = Your name
game-mascarade = Mascarade, first edition
game-mascarade-2 = Mascarade, second edition
game-masques = Masques
game-masquerade = Masquerade
family-mascarade = Mascarade
family-masques = Masques
family-masquerade = Masquerade
level =
    { $level ->
        [novice] Novice
        [casual] Casual
        [regular] Regular
        [expert] Expert
       *[other] { $level }
    }

## The door

open-table = Open a table
join = Join a table
join-code = Its link, or its name
join-go = Go there
join-wrong = That is not the name of a table. One looks like velvet-owl-42.
learn = Learn in three minutes
learn-game = { $game } in three minutes
learn-short = In three minutes
only-english = This page has not been written in your language yet: here it is in English.
my-tables = My tables
recent-games = Recent games
watch = Watch a table
watch-none = No table is listed at the moment.
table-line =
    { $phase ->
        [antechamber] { $taken } of { $chairs } chairs taken
        [playing] playing, { $chairs } at the table
        [adjourned] adjourned, { $chairs } at the table
       *[finished] finished, { $chairs } at the table
    }
