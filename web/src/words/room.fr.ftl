### L'antichambre.

room-title = { $game } : l'antichambre
room-wait = L'hôte lance la partie quand tout le monde est assis.
room-watch = Prenez une chaise pour jouer, ou restez regarder.
room-ready = Tout est prêt.
start = Commencer
invite = Inviter
invite-link = Le lien de cette table
invite-text = Venez jouer
qr = Code QR
qr-of = Le lien en code QR, à viser avec un appareil photo : { $link }
chairs = Chaises
chairs-hint = Pour changer l'ordre, faites glisser une chaise, utilisez ses flèches, ou Alt et une flèche du clavier.
chair-bot = Robot { $number }
chair-empty = Chaise { $number }
chair-said = { $name }, place { $seat }
sit = S'asseoir
stand-up = Se lever
add-bot = Ajouter un robot
bot-for = Un robot pour la chaise { $number }
unseat = Libérer la chaise
pass-host = Nommer hôte
reissue = Nouvelle clé
seat-code = Ce lien ouvre la chaise sur un autre appareil, une seule fois. Ou tapez-y le code : { $code }
seat-link = Le lien vers votre chaise
seat-qr = Le lien vers votre chaise, en code QR à viser
take-seat = J'ai un code pour une chaise
take-seat-go = Prendre la chaise
move-up = Reculer { $name } d'une place
move-down = Avancer { $name } d'une place
chair-more = Autres actions pour la chaise ({ $name })
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
is-minded = un robot garde la chaise
is-abandoning = préfère arrêter
game = Jeu
how-many = Combien de joueurs ?
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-range = De { $few } à { $most } joueurs
more-settings = Autres réglages
usual = comme d'habitude
usual-is = { $value } (habituel)
option-print = Quel livret, à sept joueurs
option-side = Face de la feuille de scénarios
option-centre = Cartes de plus au centre
option-opening = Tours d'ouverture, avec échange seulement
option-answers = Comment les autres répondent
option-limit = Tours après lesquels les plus riches gagnent
option-first = Qui commence
option-prices = Prix des piles qui ne coûtent pas 1, 2 et 3
option-dances = Danses après lesquelles le plus de sceaux gagne
option-families = Qui a quelle famille, ou au sort
option-extras = Les deux cartes supplémentaires
option-pair = Quand le Roi et la Reine ensemble gagnent
option-thirteen = Qui gagne avec 13 pièces ou plus
option-zero-attack = Attaquer avec une carte de 0 en attaque
option-draw = La phase de pioche
option-rounds = Manches après lesquelles gagne qui a le Roi
value-french = le français
value-english = l'anglais
value-in-turn = l'un après l'autre
value-together = tous ensemble
value-lot = au sort
value-off = sans
value-on = avec
value-now = aussitôt
value-face-up = quand les deux sont face visible
value-all = tous ceux qui les ont
value-richest = le plus riche d’entre eux
value-refused = interdit
value-allowed = permis
value-always = on pioche toujours
value-optional = on peut piocher
cast-own = Choisir les personnages
cast-chosen = choisis par l'hôte
cast-printed = Distribution imprimée { $number }
cast-invented = Personnages de votre invention, un par ligne
cast-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cast-use = Prendre ces personnages
cast-unset = Revenir aux personnages imprimés
copies = { " " }×{ $copies }
manners = Les usages de la table
manner-memory = Mémoire
memory =
    { $level ->
        [notebook] Carnet
        [assisted] Assistée
       *[classic] Mémoire classique
    }
memory-classic = Classique
memory-classic-means = Comme à une vraie table : le journal garde un tour de table, sans notes.
memory-notebook = Carnet
memory-notebook-means = Tout ce qui est public est noté, et chacun peut prendre des notes.
memory-assisted = Assistée
memory-assisted-means = Pour apprendre : la table déduit aussi ce qu'on peut savoir.
manner-pace = Rythme
pace-off = Sans hâte
pace-off-means = Pas d'horloge.
pace-lively = Vif
pace-lively-means = 45 secondes par tour, 12 pour répondre, une minute de réserve.
pace-brisk = Rapide
pace-brisk-means = 20 secondes par tour, 6 pour répondre, une demi-minute de réserve.
manner-bots = Les robots prennent leur temps
bots-quick = Vite
bots-quick-means = Une seconde environ.
bots-calm = Calmement
bots-calm-means = Assez pour suivre.
bots-slow = Lentement
bots-slow-means = Pour apprendre et montrer.
manner-door = La porte
manner-spectators = D'autres peuvent regarder
manner-listed = Annoncée à l'entrée de la maison
manner-chat = Discussion
