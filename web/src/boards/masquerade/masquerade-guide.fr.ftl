### Masquerade. The guide of a first game.

guide-masquerade-UpOrDown = Visible ou cachée ? ▲ double un nombre face visible, ▼ face cachée. Tant qu'il y a des cartes visibles, un attaquant ne peut choisir qu'elles.
guide-masquerade-ShuffleOrNot = Vous pouvez mêler vos cartes cachées, pour que personne ne sache plus laquelle est laquelle.
guide-masquerade-YourAction = Trois actions : attaquer avec une carte, en retourner une, ou user d'un texte. Touchez d'abord une de vos cartes, puis dites ce qu'elle fait.
guide-masquerade-AttackWhom = Attaque contre santé : si la vôtre est au moins égale, la cible tombe ; sinon, c'est votre carte. Qui tue le Roi gagne.
guide-masquerade-WhichFirst = Plusieurs textes s'appliquent à la fois : à vous de dire lequel d'abord.
guide-masquerade-Spoils = Vous avez fait tomber une carte, et pouvez en piocher une.
guide-masquerade-MayDraw = À cette table, on n’est pas obligé de piocher.
guide-masquerade-CutLine = Six cartes au plus : choisissez laquelle des vôtres s'en va. Roi et Reine restent.
guide-masquerade-SubstituteOrNot = Votre carte allait tomber. Une autre, tirée au hasard, peut partir à sa place.
guide-masquerade-UseText = Une de vos cartes parle. Son texte est ici ; ce qui peut être choisi est éclairé.
