### What the screen itself says. What happens in a game is said by the game's own file.

## Everywhere

title = Ridotto · { $place }
title-turn = ● Your turn · { $place }
title-door = Ridotto: games of hidden identity
tagline = A table for games of hidden identity
promise = Nothing to install, no account: the link is the table.
entering = Entering…
lost = The house cannot be reached. Try again in a moment.
refused = That cannot be done now.
cannot-load = This part of the house could not be fetched. Reload the page.
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
join-wrong = That is not the name of a table: it looks like velvet-owl-42.
learn = Learn in three minutes
learn-game = { $game } in three minutes
learn-short = In three minutes
learn-done = To the door, and play
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

## The antechamber

room-title = { $game }: the antechamber
room-wait = The host starts the game when everybody is seated.
room-watch = Take a chair to play, or stay and watch.
room-ready = Everything is ready.
start = Start
invite = Invite
invite-link = The link to this table
invite-text = Come and play
qr = Picture
qr-of = The link as a picture to point a camera at: { $link }
chairs = Chairs
chairs-hint = Drag a chair, press its arrows, or Alt and an arrow key, to change the order.
chair-bot = Bot { $number }
chair-empty = Chair { $number }
chair-said = { $name }, seat { $seat }
sit = Sit here
stand-up = Stand up
add-bot = Add a bot
bot-for = A bot for chair { $number }
unseat = Free the chair
pass-host = Make host
reissue = New key
seat-code = This link opens the chair on another device, once. Or type the code there: { $code }
seat-link = The link to your chair
seat-qr = The link to your chair as a picture to point a camera at
take-seat = I have a code for a chair
take-seat-go = Take the chair
move-up = Move { $name } one place back
move-down = Move { $name } one place on
chair-more = More about the chair of { $name }
is-host = host
is-bot =
    { $level ->
        [novice] bot, novice
        [casual] bot, casual
        [regular] bot, regular
        [expert] bot, expert
       *[other] bot, { $level }
    }
is-away = away
is-minded = a bot minds the chair
is-abandoning = would rather stop
game = Game
how-many = How many play?
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-range = { $few } to { $most } players
more-settings = More settings
usual = as usual
usual-is = { $value } (usual)
option-print = Which book, with seven players
option-side = Side of the scenario sheet
option-centre = More cards in the centre
option-opening = Turns at the start that only swap
option-answers = How the others answer
option-limit = Turns after which the richest win
option-first = Who begins
option-prices = Prices of the piles that do not cost 1, 2 and 3
option-dances = Dances after which most seals win
option-families = Who has which family, or by lot
option-extras = The two extra cards
option-pair = When King and Queen together win
option-rounds = Rounds after which the King's owner wins
value-french = the French one
value-english = the English one
value-in-turn = one after the other
value-together = all together
value-lot = by lot
value-off = off
value-on = on
value-now = at once
value-face-up = once both lie face up
cast-own = Choose the cast
cast-chosen = chosen by the host
cast-printed = Printed cast { $number }
cast-invented = Characters of your own, one a line
cast-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cast-use = Use this cast
cast-unset = Back to the printed cast
copies = { " " }×{ $copies }
manners = How the table is run
manner-memory = Memory
memory =
    { $level ->
        [notebook] Notebook
        [assisted] Assisted
       *[classic] Classic memory
    }
memory-classic = Classic
memory-classic-means = As at a real table: the log keeps one round, there are no notes.
memory-notebook = Notebook
memory-notebook-means = Everything public is written down, and everybody may take notes.
memory-assisted = Assisted
memory-assisted-means = For learning: the table also works out what can be known.
manner-pace = Pace
pace-off = Unhurried
pace-off-means = No clock.
pace-lively = Lively
pace-lively-means = 45 seconds a turn, 12 to answer, a minute in reserve.
pace-brisk = Brisk
pace-brisk-means = 20 seconds a turn, 6 to answer, half a minute in reserve.
manner-bots = Bots take their time
bots-quick = Quick
bots-quick-means = About a second.
bots-calm = Calm
bots-calm-means = Long enough to follow.
bots-slow = Slow
bots-slow-means = For learning and showing.
manner-door = The door
manner-spectators = Others may watch
manner-listed = Listed at the door of the house
manner-chat = Chat

## The table

board = The table
dock = Your place
seats = Seats
side = Log and more
log = Log
notes = Notes
cast = Cast
chat = Chat
heading-yours = Your turn
heading-memorise = Look well: the cards will be turned down
heading-over = The game is over
spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
heading-house = The house deals
heading-waits =
    { $count ->
        [one] { $names } to play
       *[other] Waiting for { $names }
    }
heading-waits-many = Waiting for { $count } players
ended-conceded =
    { $count ->
        [0] The game was given up.
        [one] The others gave up: { $winners } wins.
       *[other] The others gave up: { $winners } win.
    }
ended-abandoned =
    { $count ->
       *[other] All agreed to stop: nobody wins.
    }
line-lost = The connection is lost. Trying again; nothing you did is forgotten.
line-superseded = This table is open in another window.
line-take-back = Take it back here
farewell-closed = This table has been closed.
farewell-full = The house is full at the moment.
farewell-shut = The host has closed the door to spectators.
curtain = Curtain
curtain-pass = Pass the device to { $name }
curtain-lift = Hold to lift the curtain
log-classic = Classic memory: only the last round is kept.
log-empty = Nothing has happened yet.
log-start = Before the first turn
notes-private = Only you see these notes; they stay in this browser.
notes-strike = Characters ruled out here
chat-table = Everybody at the table reads this.
chat-spectators = Only spectators read this.
chat-say = Say something
chat-send = Send
chat-hide = Hide the chat
chat-hidden = The chat is hidden.
chat-empty = Nobody has said anything yet.
chat-muted = The host has asked you to be silent.
cry-sure = Are you sure?
cry-lost = I have lost track
cry-bluff = I don't believe you
cry-bravo = Bravo!
cry-hurry = Come on!
cry-wait = One moment
cry-alas = Alas!
cry-again = Another game?
move-seat = Go on on another device
take-over = Take over from the bot
mute = Mute
abandon = Vote to stop without a winner
abandon-not = Take back the vote to stop
concede = Give up
concede-sure = Give up: are you sure?
leave = Leave the chair
leave-sure = Leave the chair: are you sure?
adjourn = Adjourn the game
resume = Go on with the game
adjourned = The game is adjourned.
close-table = Close the table for good
close-table-sure = Everything played here will be deleted. Close it?
more-time = More time
seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
answer-early = Answer now if you like: it stays face down until your turn to speak.
answer-lies = Your answer lies face down.
answer-withdraw = Take it back
hold-to-see = Hold to see

## After the game

rematch = Play again
rematch-not = I won't play again after all
rematch-ready =
    { $count ->
        [0] Nobody has said yet that they play again.
       *[other] { $count } of { $of } play again: { $names }.
    }
start-again = Start the next game
change-cast = Change game or cast
back-to-result = Back to the result
record = Download the record
verify = Were the cards shuffled fairly?
verify-how = Before the deal the house bound itself to a secret by showing its hash; every chair added bytes of its own. With the secret anybody can work out every shuffle from the record.
commitment = Hash shown before the deal
secret = Secret shown after the game

## The replay

replay = Replay
replay-of = { $id }, game { $round }
replay-step = Step { $at } of { $last }
turn-before = Turn before
turn-after = Turn after
step-before = Step before
step-after = Step after
play = Play
pause = Pause
seen-by = Seen by
seen-sealed = a spectator (sealed)
seen-open = all cards open
open-cards = Open the cards

## Settings

setting-language = Language
setting-theme = Theme
theme-auto = As the device
theme-dark = Dark
theme-light = Light
setting-motion = Motion
motion-auto = As the device
motion-full = Full
motion-quick = Quick
motion-none = None
setting-sound = Sound
sound-off = Off
sound-turn = Only when it is my turn
sound-all = Everything
setting-hints = Hints
hints-off = Off
hints-gentle = Gentle: why something cannot be done
hints-full = Full: advice from what everybody can see
setting-text = Text size: { $percent }%
setting-volume = Volume: { $percent }%
setting-keys = Single keys play: N, Space and the like
no-wake-lock = This browser does not let the page keep the screen awake; over HTTPS it might.

## Keys

keys = Keys
key-turn = Say whose turn it is and what is asked
key-fortunes = Say everybody's fortune
key-cast = Show the cast
key-log = Show the log
key-keys = Show these keys
key-arrows = Go round the table
key-digits = Jump to a chair or a card
key-swap = Swap, or not
key-look = Look at your card
key-announce = Announce
key-no = No, I am!
key-pass = Pass
key-back = Back, or close
key-keep = Keep, where you swap or not
key-hold = Hold up the cards that are shown, for three seconds more
key-place = Confirm a card and a gap (Masques)
key-flip = Turn a card over (Masquerade)
key-confirm = Confirm
keys-how = Press a key's button and then the key you prefer; Delete switches it off.
key-press = press a key
key-off = off
key-remove = Switch off { $key }
key-restore = Switch { $key } on again
keys-usual = All keys as usual
