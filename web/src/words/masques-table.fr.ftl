### Ce que le plateau de Masques dit à côté des phrases du jeu.

## Sur l'anneau

palace-ring = Le palais, dans le sens des aiguilles depuis la Porte
palace-token =
    { $token ->
        [Clergy] un sceau du Clergé
        [Military] un sceau des Militaires
        [Merchants] un sceau des Marchands
        [Farmers] un sceau des Paysans
        [Workers] un sceau des Ouvriers
        [ducat] 1 ducat
       *[none] aucun jeton
    }{ $down ->
        [yes] , retourné
       *[no] { "" }
    }
palace-arcade =
    { $arcade ->
        [0] La Porte : { $token }
       *[other] Arcade { $arcade } : { $token }
    }
palace-gap = Intervalle { $gap }, entre { $before } et { $after }, { $card }
palace-gap-short = Intervalle { $gap }
palace-empty = vide
palace-down = { $card }, retournée
palace-yours = { $card }, votre famille
palace-can = peut être choisi
palace-beside = Autour de chaque jeton : maintenant, et avec votre carte
palace-beside-now = Autour de chaque jeton
palace-versus = { $one } et { $other }
palace-nothing = rien

## Piles et réserves

palace-piles = Cartes influence à vendre
palace-pile =
    { $cards ->
        [0] { $name } : pile épuisée
        [one] { $name } : reste { $cards }, la première coûte { $price ->
            [one] { $price } ducat
           *[other] { $price } ducats
        }. { $power }
       *[other] { $name } : restent { $cards }, la première coûte { $price ->
            [one] { $price } ducat
           *[other] { $price } ducats
        }. { $power }
    }
palace-left = × { $cards }
palace-stores = Réserves
palace-dance = Danse { $dance }
palace-supply = Réserve : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
palace-bag = Dans le sac : { $seals }
palace-bag-empty = Le sac est vide
palace-count = { $name } { $count }

## Joueurs

palace-guests = Joueurs
palace-guest =
    { $name }, place { $seat }, pour { $families } : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }. { $seals }
palace-seals = Sceaux : { $seals }.
palace-no-seals = Pas encore de sceau.
palace-you = Vous
palace-first = Premier joueur
palace-plays = Joue maintenant
palace-chooses = Choisit
palace-bot = Robot
palace-away = Parti
palace-won = Gagne
palace-rack = Quatre pareils ou cinq différents gagnent

## Ce qui est demandé

palace-hand = Votre main
palace-packet = À choisir
palace-kept = Déjà gardées
palace-pick-one = Choisissez une carte
palace-place = Une carte et un intervalle
palace-keep-chosen = Garder cette carte
palace-play-chosen = Poser cette carte dans l'intervalle { $gap }
palace-first-card = Choisissez une carte, ou une pile sur le plateau.
palace-first-gap = Choisissez maintenant un intervalle.
palace-then-card = Choisissez maintenant une carte, ou une pile.
palace-no-cards = Plus de carte complot : achetez, ou passez.
palace-pick-hint = Le reste passe à gauche quand tous ont choisi.
palace-strike = Choisissez une carte complot éclairée.
palace-name-card = Choisissez la carte à appeler.
palace-name-gap = Choisissez l'intervalle éclairé où elle va.
palace-ferry = Choisissez une carte complot ; l'une des deux touche le Gondolier.
palace-ferry-other = Choisissez la carte contre laquelle l'échanger.
palace-escort = Choisissez une carte complot éclairée à déplacer.
palace-escort-to = Choisissez l'intervalle vide où elle va.
palace-hide = Choisissez un jeton éclairé.
palace-trade = Choisissez un jeton ; l'un des deux touche le Négociant.
palace-trade-other = Choisissez le jeton contre lequel l'échanger.
palace-ready = Prêt ?
palace-confirm = Confirmer
palace-decline = Renoncer
palace-price = { $price ->
        [one] pour { $price } ducat
       *[other] pour { $price } ducats
    }
palace-waiting = On attend { $names }.
palace-house = La maison distribue.
palace-watching = Vous regardez.
palace-cover = Couvrir ma main
palace-hold = Maintenir pour voir
palace-covered-card = Carte { $number }, couverte
palace-seconds = { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }

## L'attribution

palace-harvest = La danse { $dance } a donné
palace-ties =
    { $count ->
        [0] Aucune égalité
        [one] { $count } égalité
       *[other] { $count } égalités
    }
palace-heading-draft = Danse { $dance } : chacun garde une carte
palace-heading-turn = Danse { $dance } : { $name } joue
palace-heading-yours = Danse { $dance } : à vous de jouer

## La feuille

palace-sheet-influence = Cartes influence
palace-sheet-families = Familles
palace-sheet-nobody = personne
palace-sheet-cards = { $name } : { $values }
palace-sheet-put-away =
    { $count ->
        [one] { $count } carte complot écartée sans être vue
       *[other] { $count } cartes complot écartées sans être vues
    }
palace-sheet-undealt =
    { $count ->
        [one] { $count } carte complot non distribuée
       *[other] { $count } cartes complot non distribuées
    }
palace-sheet-spent = Jouées dans la première danse de la paire : { $plots }
