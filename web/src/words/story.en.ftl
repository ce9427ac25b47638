### After a game: what the result tells.

story = The story of the game
story-tell = The story
story-table = The table
story-opening = Opening the record…
story-moments = Moments
story-see = See it
story-see-moment = See it: { $moment }
story-fortunes = Fortunes
story-fortunes-said = Coins of everybody after each turn
story-goal = { $coins } coins win
story-choose = Whose line to draw thick
story-as-table = The same as a table
story-turn = After turn
story-turn-of = { $turn }, { $name }
story-start = Beginning
story-on-turn = turn { $turn }
story-unmasking = Who was who in the end
story-paths = The true way of every card
