### What the screen itself says: everywhere, and at the door. What happens in a game is said by the game's own file.

## Everywhere

title = Ridotto · { $place }
title-turn = ● Your turn · { $place }
title-door = Ridotto: games of bluff and masks
tagline = Who are you tonight?
promise = Four games of bluff and hidden identity. Free, no account, nothing to install.
entering = Coming in…
lost = We can't reach Ridotto. Check your connection and try again.
refused = You can't do that right now.
cannot-load = This part didn't load.
reload = Reload the page
nowhere = We can't find that table.
to-door = Home
to-table = Go to the table
close = Close
tools = Tools
menu = Menu
rules = Rules
sound = Sound
settings = Settings
to-light = Switch to light
to-dark = Switch to dark
copy = Copy the link
copied = Copied
share = Share
your-name = Your name
level =
    { $level ->
        [novice] Novice
        [casual] Casual
        [regular] Regular
        [expert] Expert
       *[other] { $level }
    }

## The door

join = Join friends
join-code = Link or table name
join-go = Join
join-wrong = That doesn't look like a table. Paste the whole link, or the table's whole name.
learn-game = { $game } in 3 minutes
learn-short = In 3 minutes
only-english = This page has not been written in your language yet: here it is in English.
my-tables = My tables
recent-games = Recent games
table-line =
    { $phase ->
        [antechamber] { $taken } of { $chairs } seats taken
        [playing] { $chairs } players, game on
        [adjourned] paused
       *[finished] finished
    }
