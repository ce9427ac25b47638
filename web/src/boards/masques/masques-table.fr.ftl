### Ce que le plateau de Masques dit à côté des phrases du jeu.

## Sur l'anneau

masques-ring = Le palais, dans le sens des aiguilles depuis la Porte
masques-token =
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
masques-arcade =
    { $arcade ->
        [0] La Porte : { $token }
       *[other] Arcade { $arcade } : { $token }
    }
masques-gap = Intervalle { $gap }, entre { $before } et { $after }, { $card }
masques-gap-short = Intervalle { $gap }
masques-empty = vide
masques-down = { $card }, retournée
masques-yours = { $card }, votre famille
masques-can = peut être choisi
masques-beside = Autour de chaque jeton : maintenant, et avec votre carte
masques-beside-now = Autour de chaque jeton
masques-versus = { $one } et { $other }
masques-nothing = rien

## Piles et réserves

masques-piles = Cartes influence à vendre
masques-pile =
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
masques-left = × { $cards }
masques-stores = Réserves
masques-dance = Danse { $dance }
masques-supply = Réserve : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
masques-bag = Dans le sac : { $seals }
masques-bag-empty = Le sac est vide
masques-count = { $name } { $count }

## Joueurs

masques-guests = Joueurs
masques-guest =
    { $name }, place { $seat }, pour { $families } : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }. { $seals }
masques-ducats =
    { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
masques-seals = Sceaux : { $seals }.
masques-no-seals = Pas encore de sceau.
masques-you = Vous
masques-first = Premier joueur
masques-plays = Joue maintenant
masques-chooses = Choisit
masques-bot = Robot
masques-away = Parti
masques-won = Gagne
masques-rack = Quatre pareils ou cinq différents gagnent

## Ce qui est demandé

masques-hand = Votre main
masques-packet = À choisir
masques-kept = Déjà gardées
masques-pick-one = Choisissez une carte
masques-place = Une carte et un intervalle
masques-keep-chosen = Garder cette carte
masques-play-chosen = Poser cette carte dans l'intervalle { $gap }
masques-first-card = Choisissez une carte, ou une pile sur le plateau.
masques-first-gap = Choisissez maintenant un intervalle.
masques-then-card = Choisissez maintenant une carte, ou une pile.
masques-no-cards = Plus de carte complot : achetez, ou passez.
masques-pick-hint = Le reste passe à gauche quand tous ont choisi.
masques-strike = Choisissez une carte complot éclairée.
masques-name-card = Choisissez la carte à appeler.
masques-name-gap = Choisissez l'intervalle éclairé où elle va.
masques-ferry = Choisissez une carte complot ; l'une des deux touche le Gondolier.
masques-ferry-other = Choisissez la carte contre laquelle l'échanger.
masques-escort = Choisissez une carte complot éclairée à déplacer.
masques-escort-to = Choisissez l'intervalle vide où elle va.
masques-hide = Choisissez un jeton éclairé.
masques-trade = Choisissez un jeton ; l'un des deux touche le Négociant.
masques-trade-other = Choisissez le jeton contre lequel l'échanger.
masques-ready = Prêt ?
masques-confirm = Confirmer
masques-decline = Renoncer
masques-price = { $price ->
        [one] pour { $price } ducat
       *[other] pour { $price } ducats
    }
masques-waiting = On attend { $names }.
masques-house = Un instant…
masques-watching = Vous regardez.
masques-cover = Couvrir ma main
masques-hold = Maintenir pour voir
masques-covered-card = Carte { $number }, couverte
masques-seconds = { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }

## L'attribution

masques-harvest = La danse { $dance } a donné
masques-ties =
    { $count ->
        [0] Aucune égalité
        [one] { $count } égalité
       *[other] { $count } égalités
    }
masques-heading-draft = Danse { $dance } : chacun garde une carte
masques-heading-turn = Danse { $dance } : { $name } joue
masques-heading-yours = Danse { $dance } : à vous de jouer

## La feuille

masques-sheet-influence = Cartes influence
masques-sheet-families = Familles
masques-sheet-nobody = personne
masques-sheet-cards = { $name } : { $values }
masques-sheet-put-away =
    { $count ->
        [one] { $count } carte complot écartée sans être vue
       *[other] { $count } cartes complot écartées sans être vues
    }
masques-sheet-undealt =
    { $count ->
        [one] { $count } carte complot non distribuée
       *[other] { $count } cartes complot non distribuées
    }
masques-sheet-spent = Jouées dans la première danse de la paire : { $plots }

masques-beat-lantern = La lanterne fait le tour : qui gagne quoi ?
masques-beat-nothing = Personne ne gagne rien.
masques-beat-tokens =
    Nouveaux jetons : { $seals ->
        [one] { $seals } sceau
       *[other] { $seals } sceaux
    }, { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
masques-beat-total =
    { $name } : { $seals ->
        [one] { $seals } sceau
       *[other] { $seals } sceaux
    }, { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.

masques-beat-beats = { $winner } bat { $loser }.
masques-beat-alone = { $winner } est seul.
masques-beat-seal = Sceau { $faction } : pour { $name }.
masques-beat-ducat = Le ducat va à { $name }.
masques-beat-close = Encore un et c’est gagné !
masques-beat-tie = { $one } contre { $other } : égalité, le jeton reste.
masques-beat-hush = La lanterne s’arrête…
masques-beat-none = Rien n’est gagné ici.
masques-award-step = { $count } sur { $all }
masques-award-tally = +{ $seals ->
        [0] { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
        [one] 1 sceau{ $ducats ->
            [0] { "" }
            [one] , 1 ducat
           *[other] , { $ducats } ducats
        }
       *[other] { $seals } sceaux{ $ducats ->
            [0] { "" }
            [one] , 1 ducat
           *[other] , { $ducats } ducats
        }
    }
masques-award-title = Danse { $dance } : la remise
masques-award-skip = Passer au total
