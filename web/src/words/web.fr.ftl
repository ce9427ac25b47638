### Ce que dit l'écran lui-même : partout, et à l'entrée. Ce qui arrive dans un jeu est dit par le fichier de ce jeu.

## Partout

title = Ridotto · { $place }
title-turn = ● À vous · { $place }
title-door = Ridotto : jeux de bluff et de masques
tagline = Qui êtes-vous ce soir ?
promise = Quatre jeux de bluff et d'identités cachées. Gratuit, sans compte, rien à installer.
entering = Entrée…
lost = Ridotto est hors d'atteinte. Vérifiez votre connexion et réessayez.
refused = Ce n'est pas possible maintenant.
cannot-load = Cette partie ne s'est pas chargée.
reload = Recharger la page
nowhere = Cette table est introuvable.
to-door = Accueil
to-table = Aller à la table
close = Fermer
tools = Outils
menu = Menu
rules = Règles
sound = Son
settings = Réglages
to-light = Passer au clair
to-dark = Passer au sombre
copy = Copier le lien
copied = Copié
share = Partager
your-name = Votre nom
level =
    { $level ->
        [novice] Novice
        [casual] Occasionnel
        [regular] Habitué
        [expert] Expert
       *[other] { $level }
    }

## L'entrée

join = Rejoindre des amis
join-code = Lien ou nom de la table
join-go = Rejoindre
join-wrong = Cela ne ressemble pas à une table. Collez le lien entier, ou le nom entier de la table.
learn-game = { $game } en 3 minutes
learn-short = En 3 minutes
only-english = Cette page n'existe pas encore dans votre langue : la voici en anglais.
my-tables = Mes tables
recent-games = Parties récentes
table-line =
    { $phase ->
        [antechamber] { $taken } places prises sur { $chairs }
        [playing] { $chairs } joueurs, partie en cours
        [adjourned] en pause
       *[finished] terminée
    }
