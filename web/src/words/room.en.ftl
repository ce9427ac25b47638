### The antechamber.

room-title = { $host }'s table
room-wait = Waiting for { $host } to start.
room-watch = Take a seat, or stay and watch.
room-ready = Ready when you are.
start = Start
invite = Invite
invite-link = The link to this table
invite-text = Come and play { $game } with me
qr = QR code
qr-of = QR code for { $link }
chairs = Seats
chairs-hint = Drag seats to change the order, or press Alt with an arrow key.
chair-bot = Bot { $number }
chair-empty = Seat { $number }
chair-said = { $name }, seat { $seat }
sit = Sit here
stand-up = Give up my seat
add-bot = Add a bot
bot-for = Add a bot to seat { $number }
unseat = Remove from the table
unseat-ban = Remove and keep out this evening
pass-host = Make host
reissue = New seat link
seat-code = Open this link on your other device, or type { $code } there. It works once.
seat-link = Your seat link
seat-qr = QR code for your seat
take-seat = I have a seat code
take-seat-go = Use it
move-up = Move { $name } earlier
move-down = Move { $name } later
chair-more = More for { $name }
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
is-minded = a bot is playing
is-abandoning = wants to stop
is-shared = shares a device with { $names }
game = Game
how-many = How many seats?
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-range = { $few } to { $most } players
more-settings = More settings
usual = default
usual-is = { $value } (default)
option-print = Cast for seven players
option-side = Scenario side
option-centre = Extra cards in the centre
option-opening = Swap-only turns at the start
option-answers = How people answer
option-limit = Turn limit (the richest win)
option-first = Who begins
option-prices = Other prices for influence cards
option-values = Other values of plot cards
option-dances = Dance limit (most seals win)
option-families = Families
option-extras = Add the two extra cards
option-pair = King and Queen win together
option-thirteen = Who wins with 13 coins or more
option-zero-attack = Attacks with a card of 0 attack
option-draw = The Draw phase
option-rounds = Round limit (the King's owner wins)
value-french = French rules
value-english = English rules
value-in-turn = One by one
value-together = All at once
value-lot = At random
value-off = off
value-on = on
value-now = At once
value-face-up = When both are face up
value-all = all who have them
value-richest = the richest of them
value-refused = not allowed
value-allowed = allowed
value-always = you always draw
value-optional = you may draw
cast-own = Choose the characters
cast-chosen = Chosen by the host
cast-printed = Suggested set { $number }
cast-invented = Invent characters, one per line
cast-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cast-use = Use these
cast-unset = Back to the suggested set
copies = { " " }×{ $copies }
manners = Table rules
manner-memory = What the table remembers
memory =
    { $level ->
        [notebook] Notebook
        [assisted] Assisted
       *[classic] Classic memory
    }
memory-classic = Classic
memory-classic-means = Like a real table: the log keeps one round, no notes.
memory-notebook = Notebook
memory-notebook-means = Full log, and you can take notes.
memory-assisted = Assisted
memory-assisted-means = For learning: the table also works things out for you.
manner-pace = Clock
pace-off = No clock
pace-off-means = Take your time.
pace-lively = Lively
pace-lively-means = 45 s a turn, 12 s to answer, 60 s extra.
pace-brisk = Brisk
pace-brisk-means = 20 s a turn, 6 s to answer, 30 s extra.
manner-bots = Bot speed
bots-quick = Quick
bots-quick-means = About a second.
bots-calm = Calm
bots-calm-means = Easy to follow.
bots-slow = Slow
bots-slow-means = For learning.
manner-door = Who can come in
manner-spectators = Others can watch
manner-listed = Show on the home page
manner-chat = Chat
manner-newcomers = Friends may take a bot's seat
