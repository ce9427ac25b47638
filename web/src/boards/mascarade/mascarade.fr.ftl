### Ce que dit la salle de bal : le cercle, le centre, sa propre place. Ce qui arrive est dit par le fichier du jeu.

## What the table itself says

around-the-table = Autour de la table
seat-said = { $name }, place { $seat }, { coins }
card-down = carte face cachée
card-is = carte visible : { $mask }
card-held-up = carte tenue en l’air, vue par les autres
card-away = carte en chemin
hand-card = Votre carte
hand-left = Carte de gauche
hand-right = Carte de droite
hand-protected = Carte protégée
short-left = Gauche
short-right = Droite
short-protected = Protégée
state-announces = annonce
state-answers = répond…
state-can = à choisir
state-claims = conteste
state-next = ensuite
state-needs = à { $coins } de la victoire
state-passes = passe
state-picked = choix
state-plays = joue
state-speaks = réfléchit…
state-thinks = choisit…
badge-away = absence
badge-bot = robot
badge-minded = un robot remplace
badge-shown = carte montrée au tour précédent
seconds =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }

## The middle

hold-cards = Garder les cartes visibles
courthouse = Tribunal
bank = Banque
centre-cards = Cartes au centre
cast-in-play = Personnages en jeu
role-said =
    { $copies ->
        [one] { $mask }. { $power }
       *[other] { $mask }, { $copies } cartes. { $power }
    }
mark-purse = rapporte de l’argent
mark-hand = prend de l’argent
mark-eye = regarde ou échange
mark-scales = tribunal
mark-star = autre
quoted = « { $words } »
bubble = { $name } : « { $words } »
claim-cost-all = Chacun peut dire « Non, c’est moi ! » Une erreur coûte 1 pièce.
who-are-you = Qui êtes-vous ?
no-i-am = Non, c’est moi !
several-claim = { $count } joueurs : « { no-i-am } »
all-together =
    { $count ->
        [one] Tous répondent ensemble : encore { $count } réponse
       *[other] Tous répondent ensemble : encore { $count } réponses
    }
speaks-now = { $name } parle
then-you = encore { $count }, puis vous
preparing = Préparation, tour { $turn } sur { $turns }
introduce-before = La carte précédente
introduce-next = La carte suivante

## My own place

your-cards = Vos cartes
you-seat = Vous, place { $seat }
hold-both = Maintenez une carte pour la voir.
yours = Votre carte
spied-cards = Les deux cartes
you-swapped = Vous les avez échangées.
you-kept = Vous les avez laissées telles quelles.
you-moved = Vous voici à la place { $seat }, avec la carte et la bourse qui s’y trouvent.
all-but-you = Tout le monde a vu votre carte, sauf vous.
you-watch = Vous regardez la partie.
waits = À { $names } de jouer.
waits-many =
    { $count ->
        [one] { $count } personne réfléchit encore.
       *[other] { $count } personnes réfléchissent encore.
    }

## My turn

act-swap = Échanger, ou pas
act-look = Regarder
act-announce = Annoncer
swap = Échanger
keep = Garder
back = Retour
ask-own = Sur quelle carte est votre main ?
ask-other = Choisissez une autre carte.
ask-other-how = Touchez une carte éclairée, ou tapez le numéro de la place.
ask-swap = Votre carte et { $place } sont sous la table. Vous seul·e savez ce que vous faites.
ask-mask = Qui dites-vous être ?
say-it = Dire : « { $words } »
say-what = Choisissez un masque
hide-how = Personne d’autre ne le voit.
guess-how = Si vous devinez, les pièces sont à vous.

## Answers

pass = Passer
claim-cost = 1 pièce si c’est faux
ask-claim = Avec quelle carte contestez-vous ?
early = Répondez déjà si vous voulez : la réponse reste cachée jusqu’à votre tour de parole.
given = Votre réponse est face cachée : « { $answer } ». Vous pouvez encore la changer.
take-back = La reprendre
order-open = Passer sauf…
order-how = Marquez d’une étoile les masques pour lesquels vous voulez répondre ; le reste passe pour vous.
order-give =
    { $count ->
        [0] Tout passer
        [one] Passer, sauf le masque étoilé
       *[other] Passer, sauf les { $count } masques étoilés
    }
order-on =
    { $count ->
        [0] Vous passez à chaque annonce.
       *[other] Vous passez, sauf pour : { $masks }.
    }
order-stop = Ne plus passer

## Powers

ask-player-how = Touchez une chaise éclairée, ou tapez son numéro.
ask-two-how =
    { $count ->
        [0] Choisissez le premier.
       *[other] Choisissez le second.
    }
ask-two-swap = Sous la table : { $one } et { $other }. Vous seul·e savez ce que vous faites.
which-way = { $mask } : de quel côté chacun passe-t-il sa fortune ?
which-way-how = Ou touchez la chaise de votre voisin de ce côté.
pass-left = À gauche, vers { $name }
pass-right = À droite, vers { $name }
pick-nobody-yet = Choisissez une chaise
pick-card-yet = Choisissez une carte
not-this-time = Pas cette fois
fortune-you = Vous : { $before } → { $after }
fortune-them = { $name } : { $before } → { $after }
preview-seat = { $name } → place { $seat }
who-are-you = Qui êtes-vous ?

## The open deal

memorise = Retenez qui est qui : bientôt toutes les cartes seront cachées.
looked = C'est vu
looked-done = On attend les autres
still-looking = Regardent encore : { $names }
still-looking-many = { $count } personnes regardent encore.

## The sentence at the top, and fortunes

heading-claim = { $name } serait { $mask } ?
heading-power = Le pouvoir : { $mask }
heading-opening = Préparation { $turn } sur { $turns } : { $name } échange, ou pas
heading-turn = { $name } joue
fortune-said = { $name } : { coins }.
fortune-court = Tribunal : { coins }.

## Beats

beat-dealt = Les cartes sont distribuées, faces visibles.
beat-passed = { $names } passent.
beat-fined = { $names } paient 1 pièce chacun au tribunal.
beat-silence = Personne ne conteste.
beat-hush = Qui est { $mask } ?
beat-hush-named = Est-ce vrai ?
beat-not = Pas { $mask }.
beat-true = C’était vrai !
beat-nobody = Personne n’est { $mask } !
beat-knew = { $name } le savait !
beat-erred = { $name } n’est pas { $mask } !
beat-verdict =
    { $count ->
        [one] { $names } est { $mask } !
       *[other] { $names } : chacun { $mask } !
    }
not-mask = Pas { $mask }
beat-turn = À { $name } de jouer.
beat-shows = { $name } montre { $mask }.
beat-handled = { $name } prend deux cartes sous la table. { $one } et { $other } : échangées, ou non.
beat-paid = { $names } paient chacun { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } à { $to }.
beat-passed-on = Chacun passe toutes ses pièces à son voisin.
beat-takes =
    { $coins ->
        [one] { $name } prend 1 pièce.
       *[other] { $name } prend { $coins } pièces.
    }

## Ma part dans ce qui est raconté

mine-said = Vous avez dit : « { $words } »
mine-doubted =
    { $count ->
        [one] Quelqu’un dit que non.
       *[other] { $count } personnes disent que non.
    }
mine-staged = Votre carte est sur la table.
mine-was = Vous étiez { $mask }.
mine-is = Vous êtes { $mask } !
mine-seen = Tout le monde a vu votre carte.
mine-fined = Vous payez 1 pièce au tribunal.
mine-takes =
    { $coins ->
        [one] Vous prenez 1 pièce.
       *[other] Vous prenez { $coins } pièces.
    }
mine-pays =
    { $coins ->
        [one] Vous payez 1 pièce à { $name }.
       *[other] Vous payez { $coins } pièces à { $name }.
    }
