### L'antichambre.

room-title = La table : { $host }
room-wait = { $host } va lancer la partie.
room-watch = Prenez une place, ou restez regarder.
room-ready = Tout est prêt, à vous de lancer.
start = Commencer
invite = Inviter
invite-link = Le lien de cette table
invite-text = Viens jouer à { $game } avec moi
qr = Code QR
qr-of = Code QR : { $link }
chairs = Places
chairs-hint = Faites glisser une place pour changer l'ordre, ou appuyez sur Alt et une flèche.
chair-bot = Robot { $number }
chair-empty = Place { $number }
chair-said = { $name }, place { $seat }
sit = S'asseoir ici
stand-up = Laisser ma place
add-bot = Ajouter un robot
bot-for = Ajouter un robot à la place { $number }
unseat = Retirer de la table
unseat-ban = Retirer et ne plus laisser entrer ce soir
pass-host = Nommer hôte
reissue = Nouveau lien de place
seat-code = Ouvrez ce lien sur votre autre appareil, ou tapez-y { $code }. Il sert une seule fois.
seat-link = Le lien de votre place
seat-qr = Code QR de votre place
take-seat = J'ai un code de place
take-seat-go = L'utiliser
move-up = Placer { $name } plus tôt
move-down = Placer { $name } plus tard
chair-more = Autres actions : { $name }
is-host = hôte
is-bot =
    { $level ->
        [novice] robot novice
        [casual] robot occasionnel
        [regular] robot habitué
        [expert] robot expert
       *[other] robot, { $level }
    }
is-away = absent
is-minded = un robot joue
is-abandoning = veut arrêter
is-shared = partage un appareil avec { $names }
game = Jeu
how-many = Combien de places ?
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-range = De { $few } à { $most } joueurs
more-settings = Autres réglages
usual = par défaut
usual-is = { $value } (par défaut)
option-print = Personnages à sept joueurs
option-side = Face du scénario
option-centre = Cartes de plus au centre
option-opening = Tours de départ, échange seulement
option-answers = Comment on répond
option-limit = Limite de tours (les plus riches gagnent)
option-first = Qui commence
option-prices = Autres prix des cartes d'influence
option-values = Autres valeurs des cartes complot
option-dances = Limite de danses (le plus de sceaux gagne)
option-families = Familles
option-extras = Ajouter les deux cartes en plus
option-pair = Roi et Reine gagnent ensemble
option-thirteen = Qui gagne avec 13 pièces ou plus
option-zero-attack = Attaquer avec une carte de 0 en attaque
option-draw = La phase de pioche
option-rounds = Limite de manches (qui a le Roi gagne)
value-french = Règles françaises
value-english = Règles anglaises
value-in-turn = L'un après l'autre
value-together = Tous à la fois
value-lot = Au hasard
value-off = sans
value-on = avec
value-now = Aussitôt
value-face-up = Quand les deux sont face visible
value-all = tous ceux qui les ont
value-richest = le plus riche d’entre eux
value-refused = interdit
value-allowed = permis
value-always = on pioche toujours
value-optional = on peut piocher
cast-own = Choisir les personnages
cast-chosen = Choisis par l'hôte
cast-printed = Sélection proposée { $number }
cast-invented = Inventer des personnages, un par ligne
cast-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cast-use = Prendre ceux-ci
cast-unset = Revenir à la sélection proposée
copies = { " " }×{ $copies }
manners = Règles de la table
manner-memory = Ce que la table retient
memory =
    { $level ->
        [notebook] Carnet
        [assisted] Assistée
       *[classic] Mémoire classique
    }
memory-classic = Classique
memory-classic-means = Comme à une vraie table : le journal garde un tour, pas de notes.
memory-notebook = Carnet
memory-notebook-means = Journal complet, et vous pouvez prendre des notes.
memory-assisted = Assistée
memory-assisted-means = Pour apprendre : la table déduit aussi pour vous.
manner-pace = Horloge
pace-off = Sans horloge
pace-off-means = Prenez votre temps.
pace-lively = Vif
pace-lively-means = 45 s par tour, 12 s pour répondre, 60 s en plus.
pace-brisk = Rapide
pace-brisk-means = 20 s par tour, 6 s pour répondre, 30 s en plus.
manner-bots = Vitesse des robots
bots-quick = Vite
bots-quick-means = Une seconde environ.
bots-calm = Calmement
bots-calm-means = Facile à suivre.
bots-slow = Lentement
bots-slow-means = Pour apprendre.
manner-door = Qui peut entrer
manner-spectators = D'autres peuvent regarder
manner-listed = Montrer à l'accueil
manner-chat = Discussion
manner-newcomers = Des amis peuvent prendre la place d'un robot
