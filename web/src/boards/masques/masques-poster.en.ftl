### Masques. How it is called, and how it invites at the door. These words come with the page, not with the game.

hook-masques = Court intrigue in Venice. Pass cards, place them well, collect the seals.
level-masques = Medium
game-masques = Masques
family-masques = Masques
option-first-masques = Who begins (the book: the most ambitious)
