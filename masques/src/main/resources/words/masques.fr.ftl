### Masques. Les variables sont les composants de l'enregistrement dont le message porte le nom.

## Familles (Q5) et cartes complot (Q2)

name-Cantarini = Cantarini
name-Morosini = Morosini
name-Venier = Venier
name-Dandolo = Dandolo
name-Foscari = Foscari
name-Cantarini-1 = Cantarini 1
name-Cantarini-2 = Cantarini 2
name-Cantarini-3 = Cantarini 3
name-Cantarini-4 = Cantarini 4
name-Cantarini-5 = Cantarini 5
name-Cantarini-6 = Cantarini 6
name-Cantarini-7 = Cantarini 7
name-Cantarini-8 = Cantarini 8
name-Cantarini-9 = Cantarini 9
name-Morosini-1 = Morosini 1
name-Morosini-2 = Morosini 2
name-Morosini-3 = Morosini 3
name-Morosini-4 = Morosini 4
name-Morosini-5 = Morosini 5
name-Morosini-6 = Morosini 6
name-Morosini-7 = Morosini 7
name-Morosini-8 = Morosini 8
name-Morosini-9 = Morosini 9
name-Venier-1 = Venier 1
name-Venier-2 = Venier 2
name-Venier-3 = Venier 3
name-Venier-4 = Venier 4
name-Venier-5 = Venier 5
name-Venier-6 = Venier 6
name-Venier-7 = Venier 7
name-Venier-8 = Venier 8
name-Venier-9 = Venier 9
name-Dandolo-1 = Dandolo 1
name-Dandolo-2 = Dandolo 2
name-Dandolo-3 = Dandolo 3
name-Dandolo-4 = Dandolo 4
name-Dandolo-5 = Dandolo 5
name-Dandolo-6 = Dandolo 6
name-Dandolo-7 = Dandolo 7
name-Dandolo-8 = Dandolo 8
name-Dandolo-9 = Dandolo 9
name-Foscari-1 = Foscari 1
name-Foscari-2 = Foscari 2
name-Foscari-3 = Foscari 3
name-Foscari-4 = Foscari 4
name-Foscari-5 = Foscari 5
name-Foscari-6 = Foscari 6
name-Foscari-7 = Foscari 7
name-Foscari-8 = Foscari 8
name-Foscari-9 = Foscari 9

## Factions (Q5)

name-Clergy = Clergé
    .of = du Clergé
name-Military = Militaires
    .of = des Militaires
name-Merchants = Marchands
    .of = des Marchands
name-Farmers = Paysans
    .of = des Paysans
name-Workers = Ouvriers
    .of = des Ouvriers

## Cartes influence (Q3)

name-Assassin = Assassin
    .the = l'Assassin
    .first = L'Assassin
    .a = un Assassin
    .of = des Assassins
name-Courtesan = Courtisane
    .the = la Courtisane
    .first = La Courtisane
    .a = une Courtisane
    .of = des Courtisanes
name-Gondolier = Gondolier
    .the = le Gondolier
    .first = Le Gondolier
    .a = un Gondolier
    .of = des Gondoliers
name-PalaceGuard = Garde du palais
    .the = le Garde du palais
    .first = Le Garde du palais
    .a = un Garde du palais
    .of = des Gardes du palais
name-Thief = Voleur
    .the = le Voleur
    .first = Le Voleur
    .a = un Voleur
    .of = des Voleurs
name-Trader = Négociant
    .the = le Négociant
    .first = Le Négociant
    .a = un Négociant
    .of = des Négociants

## Ce que fait une carte influence, en une ligne

power-Assassin = Retournez face cachée une carte complot voisine.
power-Courtesan = Appelez une carte complot d'une main dans un intervalle voisin vide.
power-Gondolier = Échangez une carte complot voisine avec toute autre du palais.
power-PalaceGuard = Déplacez une carte complot voisine vers tout intervalle vide.
power-Thief = Retournez face cachée le jeton d'une des deux arcades voisines.
power-Trader = Échangez le jeton d'une arcade voisine avec tout autre du palais.

## Arcades : le numéro 0 est la Porte (Q1)

at-arcade =
    { $arcade ->
        [0] à la Porte
       *[other] à l'arcade { $arcade }
    }
of-arcade =
    { $arcade ->
        [0] de la Porte
       *[other] de l'arcade { $arcade }
    }
arcade-first =
    { $arcade ->
        [0] Porte
       *[other] Arcade { $arcade }
    }
arcade-the =
    { $arcade ->
        [0] La Porte
       *[other] L'arcade { $arcade }
    }
of-one-arcade =
    { $one ->
        [0] de la Porte
       *[other] de l'arcade { $one }
    }
of-other-arcade =
    { $other ->
        [0] de la Porte
       *[other] de l'arcade { $other }
    }
cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
price =
    { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }

## Ce qui arrive

event-FamilyTaken = { $seat } joue pour la famille { $family }.
event-DanceBegan = La danse { $dance } commence. { $first } joue en premier.
event-DucatLaid = Un ducat est posé { at-arcade }.
event-SealLaid = Un sceau { $faction-of } est posé { at-arcade }.
event-PlotDealt = { $player } reçoit { $plot }.
event-PlotsDealt = Chacun a { cards }.
event-Chose = { $seat } a choisi.
event-Picked = { $player } garde { $plot }.
event-PacketsPassed = Chacun passe { cards } à gauche.
event-PassedOn = { $player } passe { $plots } à { $to }.
event-Received = { $from } passe { $plots } à { $player }.
event-TurnBegan = Tour { $turn } : à { $seat } de jouer.
event-Played = { $seat } joue { $plot } dans l'intervalle { $gap }.
event-Bought = { $seat } achète { $influence-a } pour { price } et pose la carte dans l'intervalle { $gap }.
event-Passed = { $seat } n'a plus de carte complot et passe.
event-FoundNothing = { $influence-first } n'y trouve rien à faire.
event-Declined = { $seat } laisse { $influence-the } sans effet.
event-Struck = { $seat } retourne { $plot } dans l'intervalle { $gap }.
event-Named = { $seat } appelle { $plot } dans l'intervalle { $gap }.
event-Summoned = { $seat } a { $plot } et la pose dans l'intervalle { $gap }.
event-Ferried = { $seat } échange { $one } (intervalle { $from }) et { $other } (intervalle { $to }).
event-Escorted = { $seat } déplace { $plot } de l'intervalle { $from } à l'intervalle { $to }.
event-Hidden = { $seat } retourne le jeton { of-arcade }.
event-Traded = { $seat } échange les jetons { of-one-arcade } et { of-other-arcade }.
event-Discarded = { $seat } écarte { cards } sans rien montrer.
event-DucatWon = { arcade-first } : { $family } gagne un ducat pour { $seat }.
event-SealWon = { arcade-first } : { $family } gagne un sceau { $faction-of } pour { $seat }, qui en a maintenant { $seals }.
event-Tied = { arcade-first } : { $value } contre { $value }, le jeton reste.
event-Unplotted = { arcade-first } : aucune carte complot, le jeton reste.
event-NobodyWon = { arcade-first } : { $family } n'est à personne, le jeton reste.
event-StayedDown = { arcade-first } : le jeton est retourné et reste.
event-TurnedUp = Le jeton { of-arcade } est remis à l'endroit.
event-MarkerPassed = La carte de premier joueur passe à { $seat }.
event-Ended =
    { $winners-count ->
        [one] { $winners } gagne ! { $ending }
       *[other] { $winners } partagent la victoire ! { $ending }
    }

## Comment cela finit

ending-four = Quatre sceaux d'une même faction.
ending-five = Un sceau de chaque faction.
ending-limit = La dernière danse convenue est finie : le plus de sceaux l'emporte, puis le plus de ducats.

## Ce qu'on demande

question-WhichFamily = Quelle famille est donnée ensuite ?
question-WhoBegins = Qui joue en premier ?
question-WhichSeal = Quel sceau sort du sac ?
question-WhichPlot = Quelle carte complot est donnée ensuite ?
question-PickOne = Laquelle de ces { $cards } cartes garder ?
question-YourTurn = Jouer une carte complot, ou acheter une carte influence ?
question-WhichToStrike = Assassin : quelle carte complot retourner ?
question-WhichToName = Courtisane : quelle carte complot, et dans quel intervalle ?
question-WhichToFerry = Gondolier : quelles deux cartes complot échanger ?
question-WhichToEscort = Garde du palais : quelle carte complot déplacer, et où ?
question-WhichToHide = Voleur : quel jeton retourner ?
question-WhichToTrade = Négociant : quels deux jetons échanger ?

## Ce qu'on peut dire

move-Give = Donner { $family }
move-Begin = { $seat } commence
move-Draw = Tirer un sceau { $faction-of }
move-Deal = Donner { $plot }
move-Pick = Garder { $plot }
move-Play = Jouer { $plot } dans l'intervalle { $gap }
move-Buy = Acheter { $influence-a } pour l'intervalle { $gap }
move-Pass = Passer
move-Strike = Retourner la carte de l'intervalle { $gap }
move-Name = Appeler { $plot } dans l'intervalle { $gap }
move-Ferry = Échanger les cartes des intervalles { $one } et { $other }
move-Escort = Déplacer la carte de l'intervalle { $from } à l'intervalle { $to }
move-Hide = Retourner le jeton { of-arcade }
move-Trade = Échanger les jetons { of-one-arcade } et { of-other-arcade }
move-Decline = Laisser la carte sans effet

## Pourquoi pas : le choix des cartes et le tour

refusal-family-taken = { $family } est déjà prise ({ $clause }).
refusal-not-in-bag = Il ne reste aucun sceau { $faction-of } dans le sac ({ $clause }).
refusal-plot-dealt = { $plot } n'est pas parmi les cartes à donner ({ $clause }).
refusal-not-in-packet = { $plot } n'est pas parmi les cartes à choisir ({ $clause }).
refusal-not-in-hand = { $plot } n'est pas dans cette main ({ $clause }).
refusal-gap-filled = L'intervalle { $gap } est occupé ({ $clause }).
refusal-may-not-pass = On ne passe que sans carte complot ({ $clause }).
refusal-pile-empty = La pile { $influence-of } est vide ({ $clause }).
refusal-too-dear = { $influence-first } coûte { price }, et pour payer, il { $ducats ->
        [0] n'y en a aucun
       *[other] n'y en a que { $ducats }
    } ({ $clause }).

## Pourquoi pas : les cartes influence

refusal-not-neighbours = L'intervalle { $gap } n'est pas voisin de l'intervalle { $from }, où est la carte ({ $clause }).
refusal-no-plot-there = Il n'y a pas de carte complot active dans l'intervalle { $gap } ({ $clause }).
refusal-not-held = Personne n'a { $plot } en main ({ $clause }).
refusal-not-beside = { arcade-the } n'est pas voisine de l'intervalle { $from }, où est la carte ({ $clause }).
refusal-no-token = Il n'y a pas de jeton { at-arcade } ({ $clause }).
refusal-already-down = Le jeton { of-arcade } est déjà retourné ({ $clause }).

## Pourquoi pas : les réglages

refusal-no-such-pile = Il n'y a pas de pile « { $name } ». Il y a : { $known }.
refusal-prices-form = « { $value } » n'est pas une liste de prix : une pile, puis trois nombres jusqu'à { $most }, jamais plus bas que le précédent, comme « Thief 1/2/3 » (Q3).
refusal-no-plots-of = Il n'y a pas de cartes complot « { $name } ». Les familles sont : { $known } (Q2).
refusal-values-form = « { $value } » ne convient pas : une famille, puis trois nombres différents de 1 à { $most }, le plus bas d'abord, comme « Foscari 1/3/5 » (Q2).
refusal-families-needed = Il faut { $needed } familles différentes ({ $clause }).
refusal-no-such-family = Aucun joueur ne peut avoir la famille « { $name } ».

## Pourquoi pas : une position indiquée

refusal-no-such-card = Il n'y a pas de carte « { $name } ».
refusal-no-such-token = Il n'y a pas de jeton « { $name } ».
refusal-plot-too-often = Il n'y a pas autant de cartes { $plot } en jeu.
refusal-seal-too-often = Il n'y a pas autant de sceaux { $faction-of }.
refusal-too-many-sold = Il n'y a pas autant de cartes de la pile { $influence-of }.
refusal-too-many-ducats = Il n'y a pas autant de ducats ({ $clause }).
refusal-rest-is = Ce doit être le reste, soit { $rest }.
refusal-already-won = Avec ces sceaux la partie serait finie ({ $clause }).
refusal-hand-size = Personne n'a { $n } cartes complot en main : quatre au plus.
refusal-draft-sizes = Au choix des cartes, chacun en a autant devant soi, de deux à quatre, et a gardé le reste de quatre ({ $clause }).
refusal-gaps-and-hands = { $gaps } intervalles libres ne vont pas avec { $cards } cartes complot en main : il reste au moins un intervalle libre, assez de cartes pour tous les remplir, et pas plus de cartes complot que d'intervalles (Q7).
refusal-too-few-plots = Il ne reste que { $n } cartes complot à donner.
