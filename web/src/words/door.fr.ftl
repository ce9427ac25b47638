### L'entrée, le salon et le grand écran.

## Qui l'on est

you-are = Vous êtes
you-change = changer
you-keep = Garder
invented-name = { $who } { $how }
invented-how = doré argenté masqué secret discret hardi royal joyeux rusé violet pourpre nocturne galant rêveur élégant voilé
invented-who = Hibou Renard Corbeau Cygne Lynx Héron Loup Lièvre Paon Blaireau Faucon Chat Cerf Merle Castor Furet

## Affiches

play-now = Jouer
play-now-game = Jouer : { $game }
with-friends = Entre amis
with-friends-game = Entre amis : { $game }
poster-players = { $few } à { $most } joueurs
poster-minutes = environ { $minutes } min
edition = Édition
edition-1 = 1re édition
edition-2 = 2e
poster-king = Roi
poster-queen = Reine
poster-claim = « Je suis le Roi. »
poster-denial = « Non, c'est moi ! »

## Autour

back-to-table = Retour à votre table
new-here = Première visite ?
new-here-how = Mascarade en 8 coups, 5 min
open-tables = Tables ouvertes
join-table = Rejoindre
watch-table = Regarder
more-ways = Autres façons de jouer
open-record = Ouvrir une partie enregistrée
hot-seat = Tous sur un seul appareil
hot-seat-how = Un téléphone ou un ordinateur passe de main en main :
hot-seat-1 = Appuyez sur « Entre amis » sous un jeu.
hot-seat-2 = Touchez une place vide, tapez le nom d'un joueur et appuyez sur « S'asseoir ici ». Une fois pour chacun.
hot-seat-3 = Commencez. Dès qu'un secret est à voir, un rideau tombe : passez l'appareil, et tenez le bouton pour le lever.
about-games = Règles et petits guides

## Le salon

room-unnamed = On attend un hôte
room-seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
room-bots = Robots :
room-more = Plus
game-change = Changer
seats-fewer = Une place de moins
seats-more = Une place de plus
invite-friends = Invitez vos amis
invite-how = Scannez, ou envoyez le lien. Un geste et les voilà.
invite-here-only = Seul cet ordinateur peut ouvrir ce lien : Ridotto a été lancé pour lui seul.
sit-down = S'asseoir
start-bots =
    { $count ->
        [one] Commencer avec { $count } robot
       *[other] Commencer avec { $count } robots
    }
fill-bots = Remplir les places
fill-hint = Vos amis pourront prendre la place d'un robot.
place-free = Place vide { $number }
place-bot = Robot
place-move = Prendre cette place
place-other = Quelqu'un d'autre sur cet appareil
is-you = vous
is-here = là

## Grand écran

screen = Grand écran
screen-open = Montrer la table sur un téléviseur
screen-join = Scannez pour entrer
screen-type = ou tapez dans votre navigateur :
