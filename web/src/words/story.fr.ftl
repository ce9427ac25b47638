### Après une partie : ce que le résultat raconte.

story = Le récit de la partie
story-tell = Le récit
story-table = La table
story-opening = Ouverture du compte rendu…
story-moments = Les grands moments
story-see = Revoir
story-see-moment = Revoir : { $moment }
story-fortunes = Les fortunes
story-fortunes-said = Les pièces de chacun après chaque tour
story-goal = { $coins } pièces pour gagner
story-choose = Quelles courbes mettre en valeur
story-as-table = La même chose en tableau
story-turn = Après le tour
story-turn-of = { $turn }, { $name }
story-start = Début
story-on-turn = tour { $turn }
story-unmasking = Qui était qui à la fin
story-paths = Le vrai parcours de chaque carte
