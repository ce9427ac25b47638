### Mascarade. How it is called, and how it invites at the door. These words come with the page, not with the game.

lesson-mascarade = Mascarade in otto decisioni
hook-mascarade = Dici chi sei. Forse è anche vero. Vince chi arriva a 13 monete.
level-mascarade = Facile
game-mascarade = Mascarade (1ª edizione)
game-mascarade-2 = Mascarade (2ª edizione)
family-mascarade = Mascarade
option-first-mascarade = Chi comincia (i regolamenti: il più giovane)
players-mascarade = Per le prime partite è meglio essere da 4 a 8; in 2 o 3 è per chi ha esperienza.
cast-mascarade = Un terzo delle carte, se non la metà, dovrebbe portare denaro dalla banca.
