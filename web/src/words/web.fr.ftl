### Ce que dit l'écran lui-même. Ce qui arrive dans un jeu est dit par le fichier de ce jeu.

## Partout

title = Ridotto · { $place }
title-turn = ● À vous · { $place }
title-door = Ridotto : jeux d'identités cachées
tagline = Une table pour les jeux d'identités cachées
promise = Rien à installer, pas de compte : le lien est la table.
entering = On entre…
lost = La maison ne répond pas. Réessayez dans un instant.
refused = Ce n'est pas possible maintenant.
cannot-load = Cette partie de la maison n'a pas pu être chargée. Rechargez la page.
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
join-wrong = Ce n'est pas le nom d'une table : il ressemble à velvet-owl-42.
learn = Apprendre en trois minutes
learn-game = { $game } en trois minutes
learn-short = En trois minutes
learn-done = À l'entrée, pour jouer
only-english = Cette page n'existe pas encore dans votre langue : la voici en anglais.
my-tables = Mes tables
recent-games = Parties récentes
watch = Regarder une table
watch-none = Aucune table n'est annoncée en ce moment.
table-line =
    { $phase ->
        [antechamber] { $taken } chaises prises sur { $chairs }
        [playing] en cours, { $chairs } à table
        [adjourned] suspendue, { $chairs } à table
       *[finished] terminée, { $chairs } à table
    }

## L'antichambre

room-title = { $game } : l'antichambre
room-wait = L'hôte lance la partie quand tout le monde est assis.
room-watch = Prenez une chaise pour jouer, ou restez regarder.
room-ready = Tout est prêt.
start = Commencer
invite = Inviter
invite-link = Le lien de cette table
invite-text = Venez jouer
qr = Image
qr-of = Le lien en image, à viser avec un appareil photo : { $link }
chairs = Chaises
chairs-hint = Faites glisser une chaise, ou utilisez ses flèches, ou Alt et une flèche du clavier, pour changer l'ordre.
chair-bot = Robot { $number }
chair-empty = Chaise { $number }
chair-said = { $name }, place { $seat }
sit = S'asseoir ici
stand-up = Se lever
add-bot = Ajouter un robot
bot-for = Un robot pour la chaise { $number }
unseat = Libérer la chaise
pass-host = Nommer hôte
reissue = Nouvelle clé
seat-code = Ce lien ouvre la chaise sur un autre appareil, une seule fois. Ou tapez-y le code : { $code }
seat-link = Le lien vers votre chaise
seat-qr = Le lien vers votre chaise, en image à photographier
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
manners = Comment la table est tenue
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

## La table

board = La table
dock = Votre place
seats = Places
side = Journal et autres
log = Journal
notes = Notes
cast = Personnages
chat = Discussion
heading-yours = À vous de jouer
heading-memorise = Regardez bien : les cartes vont être retournées
heading-over = La partie est finie
spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
heading-house = La maison distribue
heading-waits =
    { $count ->
        [one] À { $names } de jouer
       *[other] On attend { $names }
    }
heading-waits-many = On attend { $count } joueurs
ended-conceded =
    { $count ->
        [0] La partie a été abandonnée.
        [one] Les autres ont renoncé : { $winners } gagne.
       *[other] Les autres ont renoncé : { $winners } gagnent.
    }
ended-abandoned =
    { $count ->
       *[other] Tous ont choisi d'arrêter : personne ne gagne.
    }
line-lost = La connexion est perdue. On réessaie ; rien de ce que vous avez fait n'est oublié.
line-superseded = Cette table est ouverte dans une autre fenêtre.
line-take-back = La reprendre ici
farewell-closed = Cette table a été fermée.
farewell-full = La maison est pleine en ce moment.
farewell-shut = L'hôte a fermé la porte aux spectateurs.
curtain = Rideau
curtain-pass = Passez l'appareil : { $name }
curtain-lift = Maintenez pour lever le rideau
log-classic = Mémoire classique : seul le dernier tour de table est gardé.
log-empty = Il ne s'est encore rien passé.
log-start = Avant le premier tour
notes-private = Vous seul voyez ces notes ; elles restent dans ce navigateur.
notes-strike = Personnages exclus ici
chat-table = Toute la table lit ceci.
chat-spectators = Seuls les spectateurs lisent ceci.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-hide = Masquer la discussion
chat-hidden = La discussion est masquée.
chat-empty = Personne n'a encore rien dit.
chat-muted = L'hôte vous a demandé le silence.
cry-sure = Vous êtes sûr ?
cry-lost = Je ne suis plus
cry-bluff = Je ne vous crois pas
cry-bravo = Bravo !
cry-hurry = Allez !
cry-wait = Un instant
cry-alas = Hélas !
cry-again = Encore une partie ?
move-seat = Continuer sur un autre appareil
take-over = Remplacer le robot
mute = Faire taire
abandon = Voter pour arrêter sans vainqueur
abandon-not = Retirer le vote d'arrêt
concede = Renoncer
concede-sure = Renoncer : vous êtes sûr ?
leave = Quitter la chaise
leave-sure = Quitter la chaise : vous êtes sûr ?
adjourn = Suspendre la partie
resume = Reprendre la partie
adjourned = La partie est suspendue.
close-table = Fermer la table pour de bon
close-table-sure = Tout ce qui s'est joué ici sera effacé. Fermer ?
more-time = Plus de temps
seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
answer-early = Répondez déjà si vous voulez : la réponse reste face cachée jusqu'à votre tour de parole.
answer-lies = Votre réponse est posée face cachée.
answer-withdraw = La reprendre
hold-to-see = Maintenez pour voir

## Après la partie

rematch = Rejouer
rematch-not = Finalement, je ne rejoue pas
rematch-ready =
    { $count ->
        [0] Personne n'a encore dit vouloir rejouer.
       *[other] { $count } sur { $of } rejouent : { $names }.
    }
start-again = Lancer la partie suivante
change-cast = Changer de jeu ou de personnages
back-to-result = Revenir au résultat
record = Télécharger la partie
verify = Les cartes ont-elles été bien mélangées ?
verify-how = Avant de distribuer, la maison s'est liée à un secret en montrant son empreinte ; chaque chaise a ajouté des octets à elle. Avec le secret, chacun peut recalculer tous les mélanges à partir de la partie.
commitment = Empreinte montrée avant la donne
secret = Secret montré après la partie

## Revoir une partie

replay = Revoir
replay-of = { $id }, partie { $round }
replay-step = Étape { $at } sur { $last }
turn-before = Tour précédent
turn-after = Tour suivant
step-before = Étape précédente
step-after = Étape suivante
play = Lecture
pause = Pause
seen-by = Vu par
seen-sealed = un spectateur (scellé)
seen-open = toutes cartes ouvertes
open-cards = Ouvrir les cartes

## Réglages

setting-language = Langue
setting-theme = Thème
theme-auto = Comme l'appareil
theme-dark = Sombre
theme-light = Clair
setting-motion = Mouvement
motion-auto = Comme l'appareil
motion-full = Complet
motion-quick = Rapide
motion-none = Aucun
setting-sound = Son
sound-off = Coupé
sound-turn = Seulement quand c'est à moi
sound-all = Tout
setting-hints = Indices
hints-off = Aucun
hints-gentle = Discrets : pourquoi quelque chose est impossible
hints-full = Complets : conseils d'après ce que tous voient
setting-text = Taille du texte : { $percent } %
setting-volume = Volume : { $percent } %
setting-keys = Les touches seules jouent : N, Espace et autres
no-wake-lock = Ce navigateur ne laisse pas la page garder l'écran allumé ; en HTTPS, peut-être.

## Touches

keys = Touches
key-turn = Dire à qui c'est et ce qui est demandé
key-fortunes = Dire la fortune de chacun
key-cast = Montrer les personnages
key-log = Montrer le journal
key-keys = Montrer ces touches
key-arrows = Faire le tour de la table
key-digits = Aller à une chaise ou une carte
key-swap = Échanger ou non
key-look = Regarder votre carte
key-announce = Annoncer
key-no = Non, c'est moi !
key-pass = Passer
key-back = Retour, ou fermer
key-keep = Garder, quand on échange ou pas
key-hold = Garder visibles les cartes montrées, trois secondes de plus
key-place = Confirmer une carte et un intervalle (Masques)
key-flip = Retourner une carte (Masquerade)
key-confirm = Confirmer
keys-how = Appuyez sur le bouton d'une touche, puis sur celle que vous préférez ; Suppr la désactive.
key-press = appuyez…
key-off = désactivée
key-remove = Désactiver { $key }
key-restore = Réactiver { $key }
keys-usual = Toutes les touches par défaut
