### Masquerade. How it is called, and how it invites at the door. These words come with the page, not with the game.

hook-masquerade = Everyone at the King's party wants him dead, or married. Cards fight, hide and change sides.
level-masquerade = Hard
game-masquerade = Masquerade
family-masquerade = Masquerade
