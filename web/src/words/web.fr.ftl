### Ce que dit l'écran lui-même : partout, et à l'entrée. Ce qui arrive dans un jeu est dit par le fichier de ce jeu.

## Partout

title = Ridotto · { $place }
title-turn = ● À vous · { $place }
title-door = Ridotto : jeux d'identités cachées
tagline = Une table pour les jeux d'identités cachées
promise = Rien à installer, pas de compte : le lien est la table.
entering = Un instant…
lost = La maison ne répond pas. Réessayez dans un instant.
refused = Ce n'est pas possible maintenant.
cannot-load = Cette partie de la maison n'a pas pu être chargée.
reload = Recharger la page
nowhere = Cette pièce n'existe pas dans la maison.
to-door = Retour à l'entrée
to-table = Vers la table
close = Fermer
tools = Outils
menu = Menu
rules = Règles
sound = Son
settings = Réglages
to-light = Thème clair
to-dark = Thème sombre
copy = Copier le lien
copied = Copié
share = Partager
your-name = Votre nom
game-mascarade = Mascarade, première édition
game-mascarade-2 = Mascarade, deuxième édition
game-masques = Masques
game-masquerade = Masquerade
family-mascarade = Mascarade
family-masques = Masques
family-masquerade = Masquerade
level =
    { $level ->
        [novice] Novice
        [casual] Occasionnel
        [regular] Habitué
        [expert] Expert
       *[other] { $level }
    }

## L'entrée

open-table = Ouvrir une table
join = Rejoindre une table
join-code = Son lien ou son nom
join-go = Y aller
join-wrong = Ce n'est pas un nom de table. Il en existe de la forme velvet-owl-42.
learn = Apprendre en trois minutes
learn-game = { $game } en trois minutes
learn-short = En trois minutes
only-english = Cette page n'existe pas encore dans votre langue : la voici en anglais.
my-tables = Mes tables
recent-games = Parties récentes
watch = Regarder une table
watch-none = Aucune table n'est annoncée en ce moment.
table-line =
    { $phase ->
        [antechamber] chaises prises : { $taken } sur { $chairs }
        [playing] en cours, { $chairs } à table
        [adjourned] suspendue, { $chairs } à table
       *[finished] terminée, { $chairs } à table
    }
