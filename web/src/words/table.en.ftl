### The table, and what follows a game.

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
ended-abandoned = All agreed to stop: nobody wins.
line-lost = The connection is lost. Trying again; nothing you did is forgotten.
line-superseded = This table is open in another window.
line-take-back = Take it back here
farewell-closed = This table has been closed.
farewell-full = The house is full at the moment.
farewell-shut = The host has closed the door to spectators.
farewell-closed-by-house = Whoever runs this house has closed this table.
farewell-signed-out = You have signed out on this device.
farewell-turned-away = Whoever runs this house has turned your address away for this evening.
notice-restart =
    { $minutes ->
        [0] The house will be restarted at any moment. Nothing is lost.
        [one] The house will be restarted in a minute. Nothing is lost.
       *[other] The house will be restarted in { $minutes } minutes. Nothing is lost.
    }
notice-draining = Games that are on go on; new ones have to wait for the restart.
curtain = Curtain
curtain-pass = Pass the device to { $name }
curtain-lift = Hold to lift the curtain
step-told = The story can wait for you after each step: choose the tempo Step in the settings.
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
chat-muted-by-house = Whoever runs this house has muted this table: nobody can chat here.
react = React
cry-sure = Are you sure?
cry-lost = I have lost track
cry-bluff = I don't believe you
cry-bravo = Bravo!
cry-hurry = Come on!
cry-wait = One moment
cry-alas = Alas!
cry-again = Another game?
move-seat = Continue on another device
take-over = Take over from the bot
wish-take-over = { $name } would like to take the chair of { $chair }.
wish-take-over-granted = It happens at the end of this turn.
wish-reissue = The host would like to give { $chair } a new key to the chair.
wish-reissue-granted = Everybody agrees: the host can make the key now.
wish-close = The host would like to close the table and delete this game.
wish-close-granted = Everybody agrees.
wish-awaits = Still to agree: { $names }.
wish-yes = I agree
wish-no = Rather not
change-left = { $from } has left: a bot plays on.
change-unseated = { $from } was away, and the host has freed the chair: a bot plays on.
change-moved = { $from } plays on at another device.
change-reissued = { $from } plays on with a new key.
change-taken-over = { $to } has taken the chair of { $from }.
mute-spectators = Mute spectators
mute = Mute
abandon = Vote to stop without a winner
abandon-not = Take back the vote to stop
concede = Give up
concede-sure = Really give up?
leave = Leave the chair
leave-sure = Really leave the chair?
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
hold-to-see = Hold to see

## After the game

rematch = Play again
rematch-not = I won't play again after all
rematch-ready =
    { $count ->
        [0] Nobody has said yet that they play again.
        [one] { $count } of { $of } plays again: { $names }.
       *[other] { $count } of { $of } play again: { $names }.
    }
start-again = Start the next game
change-cast = Change game or cast
back-to-result = Back to the result
record = Download the record
verify = Were the cards shuffled fairly?
verify-how = Before the deal the house bound itself to a secret by showing its hash; every chair added bytes of its own. With the secret anybody can work out every shuffle from the record.
shuffle-fair = Your number was in the shuffle. It was fair.
shuffle-other-hash = The house now shows another hash than before the deal: the shuffle cannot be trusted.
shuffle-other-secret = The secret does not fit the hash shown before the deal: the shuffle was not fair.
shuffle-left-out = Your number was not in the shuffle.
shuffle-unread = The record could not be read, so the shuffle was not checked.
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
skip = Skip
away-title = While you were away
tempo-hurried = A clock runs: the story is told at the standard tempo.
