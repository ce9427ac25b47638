### Mascarade. How it is called, and how it invites at the door. These words come with the page, not with the game.

lesson-mascarade = Mascarade in eight decisions
hook-mascarade = You say who you are. It may even be true. First to 13 coins wins.
level-mascarade = Easy
game-mascarade = Mascarade (1st edition)
game-mascarade-2 = Mascarade (2nd edition)
family-mascarade = Mascarade
option-first-mascarade = Who begins (the books: the youngest)
players-mascarade = First games go best with 4 to 8 players; 2 or 3 are for those who know the game well.
cast-mascarade = A third of the cards, if not half, should bring money from the bank.
