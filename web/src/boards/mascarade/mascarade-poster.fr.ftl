### Mascarade. How it is called, and how it invites at the door. These words come with the page, not with the game.

lesson-mascarade = Mascarade en huit décisions
hook-mascarade = Vous dites qui vous êtes. C'est peut-être vrai. Le premier à 13 pièces gagne.
level-mascarade = Facile
game-mascarade = Mascarade (1re édition)
game-mascarade-2 = Mascarade (2e édition)
family-mascarade = Mascarade
