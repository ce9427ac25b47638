### Ce que dit l'écran lui-même. Ce qui arrive dans un jeu est dit par le fichier de ce jeu.

tagline = Une table pour les jeux d'identités cachées
entering = On entre…
lost = La connexion est perdue.
cannot-load = Cette partie de la maison n'a pas pu être chargée. Rechargez la page.
nowhere = Cette pièce n'existe pas dans la maison.
to-door = Retour à l'entrée
seats = Places
chair-bot = Robot { $number }
chair-empty = Chaise { $number }
chair-said = { $name }, place { $seat }
