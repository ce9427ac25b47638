### The door, the lobby and the big screen.

## Who somebody is

you-are = You are
you-change = change
you-keep = Keep it
invented-name = { $how } { $who }
invented-how = Velvet Silver Golden Midnight Scarlet Crimson Amber Ivory Silent Secret Clever Merry Bold Hidden Royal Masked
invented-who = Owl Fox Raven Swan Lynx Otter Heron Wolf Magpie Panther Hare Peacock Badger Falcon Cat Stag

## Posters

play-now = Play now
play-now-game = Play now: { $game }
with-friends = With friends
with-friends-game = With friends: { $game }
poster-players = { $few }–{ $most } players
poster-minutes = about { $minutes } min
edition = Edition
edition-1 = 1st edition
edition-2 = 2nd
poster-king = King
poster-queen = Queen
poster-claim = “I’m the King.”
poster-denial = “No, I am!”

## More at the door

back-to-table = Back to your table
new-here = New here?
new-here-how = Learn Mascarade in 8 moves, 5 min
open-tables = Open tables
join-table = Join
watch-table = Watch
more-ways = More ways to play
open-record = Open a saved game
hot-seat = All on one device
hot-seat-how = Pass one phone or laptop around:
hot-seat-1 = Press “With friends” at a game.
hot-seat-2 = Tap an empty seat, type a player's name and press “Sit here”. Once for everybody who plays.
hot-seat-3 = Start. Whenever somebody has a secret to see, a curtain falls: hand over the device, and hold the button to lift it.
about-games = Rules and short guides

## The lobby

room-unnamed = Waiting for a host
room-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
room-bots = Bots:
room-more = More
game-change = Change
seats-fewer = One seat fewer
seats-more = One seat more
invite-friends = Invite your friends
invite-how = Scan, or send the link. One tap and they're in.
invite-here-only = Only this computer can open this link: Ridotto was started for it alone.
sit-down = Sit down
start-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
fill-bots = Fill the seats now
fill-hint = Friends can take a bot's seat later.
place-free = Empty seat { $number }
place-bot = Bot
place-move = Move to this seat
place-other = Somebody else on this device
is-you = you
is-here = here

## Big screen

screen = Big screen
screen-open = Show the table on a television
screen-join = Scan to join
screen-type = or type in your browser:
