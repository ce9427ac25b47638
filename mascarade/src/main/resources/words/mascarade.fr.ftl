### Mascarade. Les variables sont les champs de ce dont le message porte le nom.
### Devant un nom de personne, jamais « de » ni « que » : on ne sait pas s'il faut élider.

## Personnages (M5)

name-Alchemist = Alchimiste
    .the = l'Alchimiste
    .of = de l'Alchimiste
name-Beggar = Mendiante
    .the = la Mendiante
    .of = de la Mendiante
name-Bishop = Évêque
    .the = l'Évêque
    .of = de l'Évêque
name-Cheat = Tricheur
    .the = le Tricheur
    .of = du Tricheur
name-Empress = Impératrice
    .the = l'Impératrice
    .of = de l'Impératrice
name-Fool = Fou
    .the = le Fou
    .of = du Fou
name-Gambler = Joueuse
    .the = la Joueuse
    .of = de la Joueuse
name-Guru = Gourou
    .the = le Gourou
    .of = du Gourou
name-Inquisitor = Inquisiteur
    .the = l'Inquisiteur
    .of = de l'Inquisiteur
name-Judge = Juge
    .the = le Juge
    .of = du Juge
name-King = Roi
    .the = le Roi
    .of = du Roi
name-Patron = Mécène
    .the = le Mécène
    .of = du Mécène
name-Peasant = Paysan
    .the = un Paysan
    .of = du Paysan
name-Princess = Princesse
    .the = la Princesse
    .of = de la Princesse
name-Puppeteer = Marionnettiste
    .the = le Marionnettiste
    .of = du Marionnettiste
name-Queen = Reine
    .the = la Reine
    .of = de la Reine
name-Spy = Espionne
    .the = l'Espionne
    .of = de l'Espionne
name-Swindler = Escroc
    .the = l'Escroc
    .of = de l'Escroc
name-Thief = Voleur
    .the = le Voleur
    .of = du Voleur
name-Widow = Veuve
    .the = la Veuve
    .of = de la Veuve
name-Witch = Sorcière
    .the = la Sorcière
    .of = de la Sorcière

## Ce que fait un personnage, en une ligne

power-Alchemist = Dites gauche ou droite : chacun passe toutes ses pièces de ce côté.
power-Beggar = À partir de la gauche, qui a alors plus que vous vous donne 1 pièce.
power-Bishop = Prenez 2 pièces au plus riche des autres ; à égalité, choisissez.
power-Cheat = Avec 10 pièces ou plus, vous gagnez aussitôt.
power-Empress = Prenez 3 pièces à la banque.
power-Fool = Prenez 1 pièce à la banque ; échangez ou non les cartes de deux autres.
power-Gambler = Cachez 1 à 3 pièces de la banque ; un autre devine. À lui s'il a raison, sinon à vous.
power-Guru = Un autre nomme sa carte et la montre ; s'il a tort, il vous paie 4 pièces.
power-Inquisitor = Un autre nomme sa carte et la montre ; s'il a tort, il vous paie 4 pièces.
power-Judge = Prenez toutes les pièces du tribunal.
power-King =
    { $box ->
        [mascarade-2] Prenez 2 pièces à la banque.
       *[other] Prenez 3 pièces à la banque.
    }
power-Patron = Prenez 3 pièces à la banque ; chacun de vos voisins en prend 1.
power-Peasant = Prenez 1 pièce à la banque ; 2 chacun si les deux Paysans se montrent.
power-Princess = Prenez 2 pièces à la banque ; un autre montre sa carte sans la voir.
power-Puppeteer = Prenez 1 pièce à deux autres, qui échangent ensuite leurs places.
power-Queen = Prenez 2 pièces à la banque.
power-Spy =
    { $box ->
        [mascarade-2] Regardez votre carte et celle d'un autre, puis échangez-les ou non.
       *[other] Regardez votre carte et une autre, même du centre ; échangez ou non.
    }
power-Swindler = Prenez 2 pièces au plus riche des autres ; à égalité, choisissez.
power-Thief = Prenez 1 pièce à chacun de vos voisins.
power-Widow = Prenez à la banque ce qui vous manque pour avoir 10 pièces.
power-Witch = Vous pouvez échanger toute votre bourse avec celle d'un autre.
power-other = Un personnage propre à cette table, aux pouvoirs empruntés.

## Ce que fait un personnage, geste par geste, pour ceux d'une table

deed-AskWho = Un autre nomme sa carte et la révèle ; s'il se trompe, il vous paie { coins }.
deed-Earn = Prenez { coins } à la banque.
deed-EarnTogether = Prenez { coins } à la banque ; { $other } chacun si les deux cartes sont révélées.
deed-EarnUpTo = Prenez à la banque ce qui vous manque pour avoir { coins }.
deed-EarnWithNeighbours = Prenez { coins } à la banque ; chacun de vos voisins en prend { $other }.
deed-ExchangeFortunes = Vous pouvez échanger toute votre bourse avec celle d'un autre joueur.
deed-Gamble = Cachez jusqu'à { coins } de la banque ; un autre devine. À lui s'il a raison, sinon à vous.
deed-MoveTwo = Prenez { coins } à chacun de deux autres joueurs, qui changent ensuite de place.
deed-PassFortunes = Dites gauche ou droite : chacun passe toutes ses pièces de ce côté.
deed-ShowToOthers = Un autre montre une carte sans la voir.
deed-SpyAndSwap = Regardez votre carte et une autre, puis échangez-les ou non.
deed-SwapTwoCards = Échangez, ou non, les cartes de deux autres joueurs.
deed-TakeCourthouse = Prenez toutes les pièces du tribunal.
deed-TakeFromNeighbours = Prenez { coins } à chacun de vos voisins.
deed-TakeFromRicher = À partir de la gauche, qui a alors plus que vous vous donne { coins }.
deed-TakeFromRichest = Prenez { coins } au plus riche des autres ; à égalité, vous choisissez.
deed-WinWith = Avec { coins } ou plus, vous gagnez aussitôt.

## Lieux : la carte qui s'y trouve, la même en tête de phrase, celle de son possesseur, celle avec laquelle on conteste

place-Held =
    { $hand ->
        [left] la carte de gauche devant { $seat }
        [right] la carte de droite devant { $seat }
        [protected] la carte protégée devant { $seat }
       *[card] la carte devant { $seat }
    }
    .first =
        { $hand ->
            [left] La carte de gauche devant { $seat }
            [right] La carte de droite devant { $seat }
            [protected] La carte protégée devant { $seat }
           *[card] La carte devant { $seat }
        }
    .own =
        { $hand ->
            [left] sa carte de gauche
            [right] sa carte de droite
            [protected] sa carte protégée
           *[card] sa carte
        }
    .with =
        { $hand ->
            [left] { " " }avec sa carte de gauche
            [right] { " " }avec sa carte de droite
            [protected] { " " }avec sa carte protégée
           *[card] { "" }
        }
place-Centre = la carte { $number } du centre
    .first = La carte { $number } du centre
own-card =
    { $own ->
        [left] sa carte de gauche
        [right] sa carte de droite
        [protected] sa carte protégée
       *[card] sa carte
    }
coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Ce qui arrive

event-Dealt = { $place-first } est { $mask-the }.
event-TurnBegan = Tour { $turn } : à { $seat } de jouer.
event-CardsHandled = { $one-first } et { $other } passent sous la table et reviennent.
event-SwapDecided =
    { $swapped ->
        [true] { $by } a fait l'échange.
       *[false] { $by } a seulement fait semblant.
    }
event-Looked = { $seat } regarde { $place-own }.
event-Glimpsed = { $by } voit ceci : { $place } est { $mask-the }.
event-Announced = { $seat } annonce { $mask-the }{ $place-with }.
event-Claimed = { $seat } conteste{ $place-with }.
event-Passed = { $seat } passe.
event-Unmasked = { $seat } montre { $place-own } : { $mask-the }.
event-PowerUsed = { $seat } utilise le pouvoir { $mask-of }.
event-TookFromBank =
    { $coins ->
        [0] { $seat } ne prend rien à la banque.
       *[other] { $seat } prend { coins } à la banque.
    }
event-TookCourthouse =
    { $coins ->
        [0] { $seat } trouve le tribunal vide.
       *[other] { $seat } prend { coins } au tribunal.
    }
event-Paid =
    { $coins ->
        [0] { $from } n'a rien à donner à { $to }.
       *[other] { $from } donne { coins } à { $to }.
    }
event-Fined =
    { $coins ->
        [0] { $seat } n'a plus rien pour payer l'amende.
       *[other] { $seat } paie { coins } d'amende.
    }
event-FortunesExchanged = { $one } et { $other } échangent leurs fortunes.
event-Declined = { $seat } ne choisit personne.
event-Spied = { $seat } regarde { $own-own } et { $other }.
event-Questioned = { $by } demande à { $seat } : qui es-tu ?
event-Named = { $seat } répond : je suis { $mask-the }.
event-HeldUp = { $seat } montre { $place-own } sans la regarder.
event-ShownToOthers = Tout le monde sauf { $player } voit { $mask-the }.
event-Challenged = { $by } va cacher des pièces, et { $seat } doit deviner combien.
event-CoinsHidden = { $seat } tend une main fermée.
event-HidingDecided = { $by } cache { coins }.
event-Guessed = { $seat } dit { coins }.
event-HandOpened = { $seat } ouvre la main : { coins }.
event-PlacesChanged = { $one } et { $other } échangent leurs places.
event-Ended =
    { $winners-count ->
        [one] { $winners } gagne ! { $ending }
       *[other] { $winners } partagent la victoire ! { $ending }
    }

## Comment cela finit

ending-fortune = Avec 13 pièces ou plus, la partie est finie.
ending-ruin = Une bourse est vide : les plus riches gagnent.
ending-cheat = Avec autant de pièces, ce pouvoir gagne aussitôt.
ending-limit = Le dernier tour convenu est passé : les plus riches gagnent.

## Ce qu'on demande

question-WhichCard = Quelle carte donner maintenant ?
question-WhoBegins = Qui commence ?
question-Opening = Tour d'ouverture : échanger, ou faire semblant ?
question-YourTurn = Échanger ou non, regarder, ou annoncer ?
question-MustSwap = La carte a été montrée au tour précédent : l'échanger, ou faire semblant ?
question-MayNotAnnounce = La carte a été montrée au tour précédent : échanger ou non, ou regarder ?
question-YouToo = On annonce { $mask-the } : contester, ou passer ?
question-UsePower =
    { $choice ->
        [player] { $mask } : quel joueur ?
        [player-or-nobody] { $mask } : quel joueur, ou personne ?
        [card-to-spy] { $mask } : quelle carte regarder ?
        [swap-or-not] { $mask } : échanger les deux cartes, ou faire semblant ?
        [two-cards] { $mask } : quelles deux cartes échanger, ou faire semblant d'échanger ?
        [two-players] { $mask } : quels deux joueurs changent de place ?
        [hidden-coins] { $mask } : combien de pièces cachez-vous ?
        [guess] { $mask } : combien de pièces sont cachées ?
       *[own-name] { $mask } : qui es-tu ?
    }

## Ce qu'on peut dire

move-Deal = Donner { $mask-the }
move-Begin = { $seat } commence
move-Swap =
    { $really ->
        [true] Échanger { own-card } et { $with }
       *[false] Faire semblant d'échanger { own-card } et { $with }
    }
move-Look = Regarder { own-card }
move-Announce =
    { $own ->
        [card] Annoncer { $mask-the }
       *[other] Annoncer { $mask-the } avec { own-card }
    }
move-Claim =
    { $own ->
        [card] Contester
       *[other] Contester avec { own-card }
    }
move-Pass = Passer
move-Pick = Choisir { $seat }
move-Decline = Ne choisir personne
move-Spy = Regarder { $place }
move-Exchange =
    { $really ->
        [true] Échanger les deux cartes
       *[false] Faire semblant d'échanger les deux cartes
    }
move-SwapOthers =
    { $really ->
        [true] Échanger { $one } et { $other }
       *[false] Faire semblant d'échanger { $one } et { $other }
    }
move-MovePeople = Faire changer de place { $one } et { $other }
move-Name = Je suis { $mask-the }
move-Hide = Cacher { coins }
move-Guess = Dire { coins }

## Pourquoi non : le tour

refusal-card-dealt = Il ne reste pas de carte { $mask-of } à donner ({ $clause }).
refusal-opening-swap =
    { $turns ->
        [one] C'est encore l'ouverture : à ce tour, seulement un échange, vrai ou feint ({ $clause }).
       *[other] C'est encore l'ouverture : pendant { $turns } tours, seulement des échanges, vrais ou feints ({ $clause }).
    }
refusal-shown-must-swap = La carte a été montrée au tour précédent : seulement un échange, vrai ou feint ({ $clause }).
refusal-shown-card-first = La carte à échanger est celle qui a été montrée au tour précédent ({ $clause }).
refusal-shown-may-not-announce = La carte a été montrée au tour précédent : pas d'annonce ({ $clause }).
refusal-same-card = On n'échange pas une carte avec elle-même ({ $clause }).
refusal-protected-swap = Une carte protégée reste devant son joueur, qui échange celle de gauche ou de droite ({ $clause }).
refusal-protected-announce = On n'annonce pas avec une carte protégée ({ $clause }).
refusal-claim-or-pass = Quand on annonce { $mask-the }, les autres contestent ou passent, rien d'autre ({ $clause }).
refusal-which-hand = Dites avec quelle carte : { $known } ({ $clause }).
refusal-named-twice = Vous nommez deux fois le même ; il en faut deux ({ $clause }).

## Pourquoi non : les pouvoirs

refusal-not-yourself = Le pouvoir { $mask-of } vise les autres, pas soi-même.
refusal-not-richest = Le pouvoir { $mask-of } ne vise que les plus riches.
refusal-not-neighbour = Le pouvoir { $mask-of } va à gauche ou à droite : choisissez un voisin.
refusal-spy-no-centre = Dans cette édition, le pouvoir { $mask-of } ne touche pas aux cartes du centre.
refusal-fool-protected = Le pouvoir { $mask-of } ne touche pas aux cartes protégées (M21).
refusal-fool-one-each = Le pouvoir { $mask-of } prend les cartes de deux joueurs différents (M21).
refusal-fool-no-centre = Le pouvoir { $mask-of } ne prend pas de carte au centre.
refusal-short-bank = La banque n'a plus que { $most } à cacher ({ $clause }).

## Pourquoi non : la distribution

refusal-cast-unknown = Aucun personnage ne s'appelle « { $name } ».
refusal-cast-other-edition = « { $name } » est de l'autre édition (M6).
refusal-cast-fixed = À { $players } joueurs, on prend toujours les personnages imprimés (M3).
refusal-cast-size =
    { $n ->
        [one] { $n } carte est choisie
       *[other] { $n } cartes sont choisies
    }, mais il en faut { $needed } (M2).
refusal-cast-judge = Il manque le Juge (M6).
refusal-cast-third = Sur { $n } cartes, seulement { $money } font venir de l'argent de la banque ; il en faut au moins un tiers (M6).
refusal-cast-both = « { $name } » vient avec ses deux cartes ou pas du tout (M6).
refusal-cast-copies = « { $name } » est choisi { $n } fois, mais la boîte n'en a que { $most } (M6).
refusal-cast-fewest = Avec « { $name } », il faut être au moins { $few }, pas { $players } (M6).
refusal-cast-own-name = « { $name } » ne peut pas être un nouveau personnage : c'est un seul mot fait de lettres, et pas un nom déjà pris (M7).
refusal-cast-own-power = « { $name } » ne peut pas emprunter le pouvoir « { $power } » : il n'existe pas (M7).
refusal-cast-own-numbers =
    { $n ->
        [0] « { $name } » : le pouvoir « { $power } » ne prend pas de nombre (M7).
        [one] « { $name } » : le pouvoir « { $power } » prend un nombre, de 0 à { $most } (M7).
       *[other] « { $name } » : le pouvoir « { $power } » prend { $n } nombres, de 0 à { $most } (M7).
    }
refusal-cast-or = Les personnages sont déjà choisis : « { $other } » n'a plus rien à décider.
refusal-centre-cast = Pour ajouter des cartes au centre, il faut choisir soi-même { $n } personnages (M2).
refusal-centre-players = À { $players } joueurs, on n'ajoute pas de carte au centre : il faut être six ou plus (M2).

## Pourquoi non : une position indiquée

refusal-cards-needed = Il faut indiquer les cartes.
refusal-cards-each =
    { $n ->
        [one] « { $value } » : chacun a { $n } carte.
       *[other] « { $value } » : chacun a { $n } cartes, séparées par « / ».
    }
refusal-card-too-often = Il n'y a pas tant de cartes { $mask-of }.
refusal-card-not-in-cast = « { $name } » n'est pas en jeu. Il y a : { $cast }.
refusal-purse-ends = Avec { $n } dans une bourse, la partie serait finie (M25, M26).
refusal-too-many-coins = Il n'y a que { coins } dans la boîte (M1).
refusal-bank-sum = Sur { coins } en tout, la banque doit en avoir { $rest } (M1).
refusal-shown-hand = « { $value } » ne dit pas quelle carte a été montrée : { $known } (M16).
