### The antechamber.

room-title = { $game }: the antechamber
room-wait = The host starts the game when everybody is seated.
room-watch = Take a chair to play, or stay and watch.
room-ready = Everything is ready.
start = Start
invite = Invite
invite-link = The link to this table
invite-text = Come and play
qr = QR code
qr-of = The link as a QR code to point a camera at: { $link }
chairs = Chairs
chairs-hint = To change the order drag a chair, press its arrows, or use Alt and an arrow key.
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
option-thirteen = Who wins with 13 coins or more
option-zero-attack = Attacks with a card of 0 attack
option-draw = The Draw phase
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
value-all = all who have them
value-richest = the richest of them
value-refused = not allowed
value-allowed = allowed
value-always = you always draw
value-optional = you may draw
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
