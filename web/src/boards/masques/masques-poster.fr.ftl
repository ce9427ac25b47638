### Masques. How it is called, and how it invites at the door. These words come with the page, not with the game.

hook-masques = Intrigues à Venise. Passez des cartes, placez-les bien, récoltez les sceaux.
level-masques = Moyen
game-masques = Masques
family-masques = Masques
option-first-masques = Qui commence (le livret : le plus ambitieux)
