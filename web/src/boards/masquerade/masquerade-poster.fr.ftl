### Masquerade. How it is called, and how it invites at the door. These words come with the page, not with the game.

hook-masquerade = À la fête du Roi, tous le veulent mort, ou marié. Les cartes se battent, se cachent et changent de camp.
level-masquerade = Difficile
game-masquerade = Masquerade
family-masquerade = Masquerade
