### Masquerade. How it is called, and how it invites at the door. These words come with the page, not with the game.

hook-masquerade = Alla festa del Re tutti lo vogliono morto, o sposato. Le carte lottano, si nascondono e cambiano parte.
level-masquerade = Difficile
game-masquerade = Masquerade
family-masquerade = Masquerade
