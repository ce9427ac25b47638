### What the ballroom says: ring, centre, dock. What happens is said by the game’s own file.

## What the table itself says

around-the-table = Around the table
seat-said = { $name }, seat { $seat }, { coins }
card-down = card face down
card-is = card face up: { $mask }
card-held-up = card held up, seen by others
card-away = card on its way
hand-card = Your card
hand-left = Left card
hand-right = Right card
hand-protected = Protected card
short-left = Left
short-right = Right
short-protected = Protected
state-announces = announces
state-answers = answers…
state-can = choose
state-claims = objects
state-next = next
state-needs = needs { $coins } to win
state-passes = passes
state-picked = chosen
state-plays = plays
state-speaks = thinking…
state-thinks = choosing…
badge-away = away
badge-bot = bot
badge-minded = a bot sits in
badge-shown = shown last turn
seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## The middle

hold-cards = Hold the cards up
courthouse = Courthouse
bank = Bank
centre-cards = Cards in the centre
cast-in-play = Cast in play
role-said =
    { $copies ->
        [one] { $mask }. { $power }
       *[other] { $mask }, { $copies } cards. { $power }
    }
mark-purse = brings money
mark-hand = takes money
mark-eye = looks or swaps
mark-scales = court
mark-star = other
quoted = “{ $words }”
bubble = { $name }: “{ $words }”
claim-cost-all = Anyone may say “No, I am!” Wrong costs 1 coin.
who-are-you = Who are you?
no-i-am = No, I am!
several-claim = { $count } players: “{ no-i-am }”
all-together = All answer at once: { $count } still to come
speaks-now = { $name } speaks
then-you = { $count } more, then you
preparing = Preparation, turn { $turn } of { $turns }
introduce-before = The card before
introduce-next = The next card

## My own place

your-cards = Your cards
you-seat = You, seat { $seat }
hold-both = Hold a card to see it.
yours = Your card
spied-cards = The two cards
you-swapped = You swapped them.
you-kept = You left them as they were.
you-moved = You now sit at seat { $seat }, with the card and the purse that lie there.
all-but-you = Everyone has seen your card but you.
you-watch = You are watching.
waits = { $names } to move.
waits-many = { $count } people are still thinking.

## My turn

act-swap = Swap, or not
act-look = Look
act-announce = Announce
swap = Swap
keep = Keep
back = Back
ask-own = Which card is your hand on?
ask-other = Choose another card.
ask-other-how = Press a lit card, or type the number of the seat.
ask-swap = Your card and { $place } are under the table. Only you know what you do.
ask-mask = Who do you say you are?
say-it = Say: “{ $words }”
say-what = Choose a mask
hide-how = Nobody else sees it.
guess-how = If you are right, the coins are yours.

## Answers

pass = Pass
claim-cost = 1 coin if you are not
ask-claim = With which card do you claim it?
early = Answer now if you like: it stays face down until your turn to speak.
given = Your answer lies face down: “{ $answer }”. You may still change it.
take-back = Take it back
order-open = Pass unless…
order-how = Star the masks you want to be asked about; everything else passes for you.
order-give =
    { $count ->
        [0] Pass everything
        [one] Pass unless it is the starred one
       *[other] Pass unless it is one of the { $count } starred
    }
order-on =
    { $count ->
        [0] You pass every announcement.
       *[other] You pass, unless it is: { $masks }.
    }
order-stop = Stop passing

## Powers

ask-player-how = Press a lit chair, or type its number.
ask-two-how =
    { $count ->
        [0] Choose the first.
       *[other] Choose the second.
    }
ask-two-swap = { $one } and { $other } are under the table. Only you know what you do.
which-way = { $mask }: which way does everybody pass their fortune?
which-way-how = Or press the chair of your neighbour on that side.
pass-left = Left, to { $name }
pass-right = Right, to { $name }
pick-nobody-yet = Choose a chair
pick-card-yet = Choose a card
not-this-time = Not this time
fortune-you = You: { $before } → { $after }
fortune-them = { $name }: { $before } → { $after }
preview-seat = { $name } → seat { $seat }
who-are-you = Who are you?

## The open deal

memorise = Remember who is who: soon all cards are turned down.
looked = Got it
looked-done = Waiting for the others
still-looking = Still looking: { $names }
still-looking-many = { $count } people are still looking.

## The sentence at the top, and fortunes

heading-claim = Is { $name } { $mask }?
heading-power = The power of { $mask }
heading-opening = Preparation { $turn } of { $turns }: { $name } swaps, or not
heading-turn = { $name } plays
fortune-said = { $name }: { coins }.
fortune-court = Courthouse: { coins }.

## Beats

beat-dealt = The cards are dealt, face up.
beat-passed = { $names } pass.
beat-fined = { $names } pay 1 coin each to the court.
beat-silence = Nobody objects.
beat-hush = Who is { $mask }?
beat-hush-named = Is that so?
beat-not = Not { $mask }.
beat-true = It was true!
beat-nobody = Nobody is { $mask }!
beat-knew = { $name } knew!
beat-erred = { $name } is not { $mask }!
beat-verdict =
    { $count ->
        [one] { $names } is { $mask }!
       *[other] { $names }: each { $mask }!
    }
not-mask = Not { $mask }
beat-turn = { $name }'s turn.
beat-shows = { $name } shows { $mask }.
beat-handled = { $name } takes two cards under the table. { $one } and { $other }: swapped, or not.
beat-paid = { $names } pay { $to } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } each.
beat-passed-on = Everybody passes their coins on.
beat-takes =
    { $coins ->
        [one] { $name } takes 1 coin.
       *[other] { $name } takes { $coins } coins.
    }

## My own part in what is told

mine-said = You said: “{ $words }”
mine-doubted =
    { $count ->
        [one] Somebody says you aren't.
       *[other] { $count } people say you aren't.
    }
mine-staged = Your card is on the table.
mine-was = You were { $mask }.
mine-is = You are { $mask }!
mine-seen = Everyone has seen your card.
mine-fined = You pay 1 coin to the court.
mine-takes =
    { $coins ->
        [one] You take 1 coin.
       *[other] You take { $coins } coins.
    }
mine-pays =
    { $coins ->
        [one] You pay { $name } 1 coin.
       *[other] You pay { $name } { $coins } coins.
    }
