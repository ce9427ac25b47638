### Mascarade. How it is called, and how it invites at the door. These words come with the page, not with the game.

lesson-mascarade = Mascarade en huit décisions
hook-mascarade = Vous dites qui vous êtes. C'est peut-être vrai. Le premier à 13 pièces gagne.
level-mascarade = Facile
game-mascarade = Mascarade (1re édition)
game-mascarade-2 = Mascarade (2e édition)
family-mascarade = Mascarade
option-first-mascarade = Qui commence (les livrets : le plus jeune)
players-mascarade = Pour de premières parties, de 4 à 8 joueurs ; à 2 ou 3, c'est pour joueurs expérimentés.
cast-mascarade = Un tiers des cartes, sinon la moitié, devraient faire venir de l'argent de la banque.
