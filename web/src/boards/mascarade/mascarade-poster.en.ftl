### Mascarade. How it is called, and how it invites at the door. These words come with the page, not with the game.

lesson-mascarade = Mascarade in eight decisions
hook-mascarade = You say who you are. It may even be true. First to 13 coins wins.
level-mascarade = Easy
game-mascarade = Mascarade (1st edition)
game-mascarade-2 = Mascarade (2nd edition)
family-mascarade = Mascarade
