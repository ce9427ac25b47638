### What the screen itself says. What happens in a game is said by the game's own file.

tagline = A table for games of hidden identity
entering = Entering…
lost = The connection was lost.
cannot-load = This part of the house could not be fetched. Reload the page.
nowhere = There is no such room in this house.
to-door = Back to the door
seats = Seats
chair-bot = Bot { $number }
chair-empty = Chair { $number }
chair-said = { $name }, seat { $seat }
