### Why a bot decided so. All figures are its own estimates: percents, and coins on average.

## Any game

reason-whim = Plays whatever comes to mind.
reason-lost = Has lost the thread, and plays whatever comes to mind.
reason-only = There is nothing to choose from.

## Mascarade: a turn. The value of something is what it brings now and at the next turn.

reason-announce = Announces { $mask-the }: { $holds } % that it lies here and { $unopposed } % that nobody opposes, so { $gain } coins; worth { $value } with the next turn, the next best { $otherValue } (“{ $other }”).
reason-look = Looks: the best guess is { $mask-the } with { $holds } %, and to know is worth { $value } coins, the next best { $otherValue } (“{ $other }”).
reason-swap = Swaps for { $place }, which is { $mask-the } with { $there } %: worth { $value } coins, the next best { $otherValue } (“{ $other }”).
reason-pretend = Pretends to swap for { $place }, which is { $mask-the } with { $there } %, to sow doubt: worth { $value } coins, the next best { $otherValue } (“{ $other }”).

## Mascarade: an answer

reason-claim = Claims { $mask-the } too: { $holds } % that it lies here, { $theirs } % that the announcer has it; { $value } coins against { $otherValue } for passing.
reason-pass = Passes: { $holds } % that { $mask-the } lies here, { $theirs } % that the announcer has it, { $opposed } % that somebody opposes later; { $value } coins against { $otherValue } for claiming.

## Mascarade: powers

reason-rob = Takes from { $seat }: worth { $value } coins.
reason-pass-on = Has all fortunes passed on, beginning with { $seat }: worth { $value } coins.
reason-challenge = Has { $seat } guess: worth { $value } coins.
reason-hide = Hides { $coins }: does so { $often } % of the time, so as not to be read.
reason-guess = Guesses { $coins }: does so { $often } % of the time, for large stakes are hidden seldom and matter more.
reason-question = Questions { $seat }: { $wrong } % that the answer is wrong, worth { $value } coins.
reason-show = Has { $seat } show a card: { $doubt } % of it is unknown, and to know is worth { $value } coins.
reason-fortune = Exchanges fortunes with { $seat }: worth { $value } coins.
reason-decline = Keeps the fortune: the best exchange would be worth { $value } coins.
reason-spy = Looks at { $place }, which is { $mask-the } with { $there } %: the better of the two cards is worth { $value } coins.
reason-exchange = Swaps them: the new card is worth { $value } coins, the old one { $otherValue }.
reason-keep = Only pretends: the old card is worth { $value } coins, the new one { $otherValue }.
reason-muddle = Handles { $one } and { $other }: the doubt is worth { $value } coins.
reason-move = Moves { $one } and { $other }: worth { $value } coins.
reason-name = Names { $mask-the }: { $holds } % that it lies here.

## Any game that is played by searching

reason-search = Plays “{ $move }”: { $chance } % to win after { $playouts } games in the mind; the next best is “{ $other }” with { $otherChance } %.
reason-search-alone = Plays “{ $move }”: { $chance } % to win at first sight.
