### What the house says about tables: who may do what, and when.

## Who

refusal-host-only = Only the host may do that.
refusal-no-such-chair = There is no chair { $n }: this table has { $most }.
refusal-not-your-chair = Chair { $n } is not yours.
refusal-chair-taken = Somebody sits in chair { $n }.
refusal-nobody-there = Nobody sits in chair { $n }.
refusal-no-bot-there = No bot sits in chair { $n }.
refusal-bad-code = This code is wrong, used or too old.
refusal-not-watching = Whoever sits at the table cannot talk among the spectators.
refusal-has-conceded = This seat has conceded.
refusal-somebody-is-there = Somebody is there in chair { $n }: while they are, it is theirs.
refusal-saw-another = You have seen another hand in this round, so chair { $n } must wait for the next.
refusal-no-such-wish = There is nothing of this kind to agree to any more.
refusal-too-many-wishes = Too many are waiting for an answer here already.
refusal-looks-on = A big screen only shows the table: do this from your own seat or page.
refusal-banned = The host does not let you in again this evening.
refusal-ban-oneself = The host cannot be kept out of their own table.
refusal-replay-shut = This replay is for those who played, and for whoever has the link that one of them shared.

## When

refusal-game-is-on = The game is still on.
refusal-no-game-on = No game is on.
refusal-game-adjourned = The game is adjourned.
refusal-not-adjourned = The game is not adjourned.
refusal-not-finished = The game is not over yet.
refusal-still-memorising = The cards are still open: the game begins when everybody has looked.
refusal-not-memorising = No cards are open now.
refusal-stale-step = The table has moved on to step { $step }.
refusal-unknown-move = There is no such move in this game.
refusal-nothing-given = No answer lies face down here.
refusal-no-clock-runs = No clock runs for this seat.
refusal-reserve-empty = The reserve is used up.
refusal-no-such-round = There is no such round: { $most } have been played.

## How

refusal-name-form = A name has 1 to { $most } letters, digits, blanks, hyphens and apostrophes, and begins with a letter or a digit.
refusal-name-taken = Somebody here is already called “{ $name }”, or something that looks like it.
refusal-letters-deceive = There are letters here that nobody sees, or that pass for others.
refusal-contribution-form = A contribution is 32 hexadecimal digits.
refusal-order-form = The order must name each chair from 1 to { $most } once.
refusal-pace-form = “{ $value }” is no pace: off, lively, brisk, or seconds as turn/answer/reserve, at least { $least } each for turn and answer.
refusal-too-long = This is too long: at most { $most }.
refusal-text-length = A message has 1 to { $most } characters.
refusal-command-id = A command needs an id of 1 to { $most } characters.

## Before the start

refusal-chairs-empty =
    { $n ->
        [one] { $n } chair is empty.
       *[other] { $n } chairs are empty.
    }
refusal-not-contributed = These have yet to agree and contribute to the shuffle: { $names }.

## The house

refusal-chat-off = There is no chat at this table.
refusal-you-are-muted = The host has muted you.
refusal-too-talkative = Not so fast: { $most } messages in ten seconds are enough.
refusal-door-shut = The door is shut: this table is not open to spectators.
refusal-table-gone = This table is gone.
refusal-no-offer = This offer is no longer good. Please try again.
refusal-house-full = The house is full.
refusal-house-busy = The house has no room for more just now. Games that are on go on; please try again later.
refusal-wrong-host = This house goes by another name. Whoever runs it can add this one with --allowed-host.
refusal-record-long = The record has more than { $most } lines.
refusal-table-full = This table has grown too long: nothing more can be played or said here. Please open a new one.
refusal-too-many-tables = You have opened { $most } tables already.
refusal-closed-by-house = Whoever runs this house has closed this table.
refusal-muted-by-house = Whoever runs this house has muted this table: nobody can chat here.
refusal-house-draining = The house is about to be restarted: games that are on go on, new ones have to wait.
