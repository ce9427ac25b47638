### La table, et ce qui suit une partie.

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
ended-abandoned = Tous ont choisi d'arrêter : personne ne gagne.
line-lost = La connexion est perdue. On réessaie ; rien de ce que vous avez fait n'est oublié.
line-superseded = Cette table est ouverte dans une autre fenêtre.
line-take-back = La reprendre ici
farewell-closed = Cette table a été fermée.
farewell-full = La maison est pleine en ce moment.
farewell-shut = L'hôte a fermé la porte aux spectateurs.
farewell-closed-by-house = La personne qui tient cette maison a fermé cette table.
farewell-signed-out = Cet appareil a été déconnecté.
farewell-turned-away = La personne qui tient cette maison refuse votre adresse pour ce soir.
notice-restart =
    { $minutes ->
        [0] La maison va redémarrer d'un instant à l'autre. Rien ne sera perdu.
        [one] La maison redémarrera dans une minute. Rien ne sera perdu.
       *[other] La maison redémarrera dans { $minutes } minutes. Rien ne sera perdu.
    }
notice-draining = Les parties en cours continuent ; les nouvelles attendront le redémarrage.
curtain = Rideau
curtain-pass = Passez l'appareil : { $name }
curtain-lift = Maintenez pour lever le rideau
step-told = Le récit peut vous attendre après chaque étape : choisissez le tempo Pas à pas dans les réglages.
log-classic = Mémoire classique : seul le dernier tour de table est gardé.
log-empty = Il ne s'est encore rien passé.
log-start = Avant le premier tour
notes-private = Personne d'autre ne voit ces notes ; elles restent dans ce navigateur.
notes-strike = Personnages exclus ici
chat-table = Toute la table lit ceci.
chat-spectators = Seuls les spectateurs lisent ceci.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-hide = Masquer la discussion
chat-hidden = La discussion est masquée.
chat-empty = Personne n'a encore rien dit.
chat-muted = L'hôte vous a demandé le silence.
chat-muted-by-house = La personne qui tient cette maison a rendu cette table muette : personne ne peut y bavarder.
cry-sure = Vraiment ?
cry-lost = J'ai perdu le fil
cry-bluff = Je ne vous crois pas
cry-bravo = Bravo !
cry-hurry = Allez !
cry-wait = Un instant
cry-alas = Hélas !
cry-again = Encore une partie ?
move-seat = Continuer sur un autre appareil
take-over = Remplacer le robot
wish-take-over = { $name } voudrait prendre cette chaise : { $chair }.
wish-take-over-granted = Ce sera à la fin de ce tour.
wish-reissue = L'hôte voudrait donner à { $chair } une nouvelle clé de la chaise.
wish-reissue-granted = Tout le monde est d'accord : l'hôte peut faire la clé.
wish-close = L'hôte voudrait fermer la table et effacer cette partie.
wish-close-granted = Tout le monde est d'accord.
wish-awaits = Encore à demander : { $names }.
wish-yes = D'accord
wish-no = Plutôt pas
change-left = { $from } est parti : un robot continue.
change-unseated = { $from } était absent et l'hôte a libéré la chaise : un robot continue.
change-moved = { $from } continue sur un autre appareil.
change-reissued = { $from } continue avec une nouvelle clé.
change-taken-over = { $to } a remplacé { $from }.
mute-spectators = Faire taire les spectateurs
mute = Faire taire
abandon = Voter pour arrêter sans vainqueur
abandon-not = Retirer le vote d'arrêt
concede = Renoncer
concede-sure = Renoncer, vraiment ?
leave = Quitter la chaise
leave-sure = Quitter la chaise, vraiment ?
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
hold-to-see = Maintenez pour voir

## Après la partie

rematch = Rejouer
rematch-not = Finalement, je ne rejoue pas
rematch-ready =
    { $count ->
        [0] Personne n'a encore dit vouloir rejouer.
        [one] { $count } sur { $of } rejoue : { $names }.
       *[other] { $count } sur { $of } rejouent : { $names }.
    }
start-again = Lancer la partie suivante
change-cast = Changer de jeu ou de personnages
back-to-result = Revenir au résultat
record = Télécharger la partie
verify = Les cartes ont-elles été bien mélangées ?
verify-how = Avant de distribuer, la maison s'est liée à un secret en montrant son empreinte ; chaque chaise a ajouté ses propres octets. Avec le secret, chacun peut recalculer tous les mélanges à partir du compte rendu.
shuffle-fair = Votre nombre était dans le mélange. Il était honnête.
shuffle-other-hash = La maison montre une autre empreinte qu'avant la donne : on ne peut se fier au mélange.
shuffle-other-secret = Le secret ne correspond pas à l'empreinte montrée avant la donne : le mélange n'était pas honnête.
shuffle-left-out = Votre nombre n'était pas dans le mélange.
shuffle-unread = Le compte rendu n'a pas pu être lu : le mélange n'a pas été vérifié.
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
seen-sealed = un spectateur (cartes cachées)
seen-open = toutes les cartes visibles
open-cards = Montrer les cartes
skip = Passer
away-title = Pendant votre absence
tempo-hurried = Le temps est compté : le récit va au tempo normal.
