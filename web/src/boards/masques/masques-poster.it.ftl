### Masques. How it is called, and how it invites at the door. These words come with the page, not with the game.

hook-masques = Intrighi a Venezia. Passa le carte, mettile bene, raccogli i sigilli.
level-masques = Medio
game-masques = Masques
family-masques = Masques
option-first-masques = Chi comincia (il regolamento: il più ambizioso)
