### Mascarade. The guide of a first game.

guide-mascarade-memorise = Look round the table: press a chair to read its mask. Remember above all your own, your neighbours' and the King.
guide-mascarade-Opening = The first turns only swap. Choose a card, then swap or keep: nobody else can tell which.
guide-mascarade-YourTurn = One of three things: swap or not, look at your own card, or announce a mask and use its power. Announcing is what brings coins, and it need not be true.
guide-mascarade-MustSwap = Your card has just been shown, so the rules want it to move: swap, or pretend to.
guide-mascarade-MayNotAnnounce = Your card has just been shown: this turn you may look or swap, but not announce.
guide-mascarade-YouToo = Somebody announced a mask. If you think it is you, say so: all who claim it show their cards, and who is wrong pays a coin. If you pass, it costs nothing.
guide-mascarade-UsePower = The power is yours. Choose on the table, then confirm here.
