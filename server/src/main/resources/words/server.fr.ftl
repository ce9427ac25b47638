### Ce que dit la maison des tables : qui peut faire quoi, et quand.

## Qui

refusal-host-only = Seul l'hôte peut faire cela.
refusal-no-such-chair = Il n'y a pas de chaise { $n } : cette table en a { $most }.
refusal-not-your-chair = La chaise { $n } n'est pas la vôtre.
refusal-chair-taken = Quelqu'un est assis sur la chaise { $n }.
refusal-nobody-there = Personne n'est assis sur la chaise { $n }.
refusal-no-bot-there = Aucun robot n'est assis sur la chaise { $n }.
refusal-bad-code = Ce code est faux, déjà utilisé ou trop vieux.
refusal-not-watching = Qui est assis à la table ne peut pas parler parmi les spectateurs.
refusal-has-conceded = Cette place a abandonné la partie.
refusal-somebody-is-there = Quelqu'un est là, sur la chaise { $n } : tant qu'il y est, elle est à lui.
refusal-saw-another = Vous avez vu une autre main dans cette manche : la chaise { $n } attendra la prochaine.
refusal-no-such-wish = Il n'y a plus rien de tel à accepter.
refusal-too-many-wishes = Trop de personnes attendent déjà une réponse ici.
refusal-looks-on = Un grand écran ne fait que montrer la table : faites cela depuis votre place ou votre page.
refusal-banned = L'hôte ne vous laisse plus entrer ce soir.
refusal-ban-oneself = L'hôte ne peut être exclu de sa propre table.
refusal-replay-shut = Cette reprise est pour celles et ceux qui ont joué, et pour qui a le lien que l'un d'eux a partagé.

## Quand

refusal-game-is-on = La partie est encore en cours.
refusal-no-game-on = Aucune partie n'est en cours.
refusal-game-adjourned = La partie est ajournée.
refusal-not-adjourned = La partie n'est pas ajournée.
refusal-not-finished = La partie n'est pas encore finie.
refusal-still-memorising = Les cartes sont encore visibles : la partie commence quand tout le monde a regardé.
refusal-not-memorising = Aucune carte n'est visible en ce moment.
refusal-stale-step = La table en est déjà au pas { $step }.
refusal-unknown-move = Ce coup n'existe pas dans ce jeu.
refusal-nothing-given = Aucune réponse n'est posée face cachée ici.
refusal-no-clock-runs = Aucun chronomètre ne tourne pour cette place.
refusal-reserve-empty = La réserve est épuisée.
refusal-no-such-round = Cette manche n'existe pas : on en a joué { $most }.

## Comment

refusal-name-form = Un nom a de 1 à { $most } lettres, chiffres, espaces, traits d'union et apostrophes, et commence par une lettre ou un chiffre.
refusal-name-taken = Quelqu'un s'appelle déjà « { $name } » ici, ou d'un nom qui y ressemble.
refusal-letters-deceive = Il y a ici des lettres que personne ne voit, ou qui passent pour d'autres.
refusal-contribution-form = Une contribution compte 32 chiffres hexadécimaux.
refusal-order-form = L'ordre doit nommer une fois chaque chaise, de 1 à { $most }.
refusal-pace-form = « { $value } » n'est pas une allure : off, lively, brisk, ou des secondes tour/réponse/réserve, au moins { $least } chacune pour tour et réponse.
refusal-too-long = C'est trop long : au plus { $most }.
refusal-text-length = Un message a de 1 à { $most } caractères.
refusal-command-id = Une commande a besoin d'un identifiant de 1 à { $most } caractères.

## Avant de commencer

refusal-chairs-empty =
    { $n ->
        [one] { $n } chaise est vide.
       *[other] { $n } chaises sont vides.
    }
refusal-not-contributed = Doivent encore accepter et contribuer au mélange : { $names }.

## La maison

refusal-chat-off = On ne bavarde pas à cette table.
refusal-you-are-muted = L'hôte vous a ôté la parole.
refusal-too-talkative = Pas si vite : { $most } messages en dix secondes suffisent.
refusal-door-shut = La porte est fermée : cette table n'accueille pas de spectateurs.
refusal-table-gone = Cette table n'existe plus.
refusal-no-offer = Cette offre n'est plus valable. Réessayez.
refusal-house-full = La maison est pleine.
refusal-house-busy = La maison n'a plus de place pour l'instant. Les parties en cours continuent ; réessayez plus tard.
refusal-wrong-host = Cette maison porte un autre nom. La personne qui la tient peut ajouter celui-ci avec --allowed-host.
refusal-record-long = La partie notée a plus de { $most } lignes.
refusal-table-full = Cette table est devenue trop longue : on ne peut plus rien y jouer ni y dire. Ouvrez-en une nouvelle.
refusal-too-many-tables = Vous avez déjà ouvert { $most } tables.
refusal-closed-by-house = La personne qui tient cette maison a fermé cette table.
refusal-muted-by-house = La personne qui tient cette maison a rendu cette table muette : personne ne peut y bavarder.
refusal-house-draining = La maison va redémarrer : les parties en cours continuent, les nouvelles doivent attendre.
