### Ce que dit le plateau de Masquerade, à côté des mots du jeu.

## La table

field-phases = Phases du tour
field-phase-deal = La donne : chacun pose trois cartes
field-phase-start = Début
field-phase-draw = Pioche
field-phase-placement = Pose
field-phase-action = Action
field-phase-end = Fin
field-actions =
    { $actions ->
        [one] Encore une action
       *[other] Encore { $actions } actions
    }
field-heading-deal = Posez vos cartes : chacun choisit en secret
field-heading =
    { $active ->
        [yes] À vous : { $phase ->
            [start] les textes de la phase de début
            [draw] la pioche
            [placement] posez les nouvelles cartes
            [action] agissez avec vos cartes
            [cut] réduisez votre ligne
           *[end] le tour s'achève
        }
       *[no] { $name } joue : { $phase ->
            [start] phase de début
            [draw] phase de pioche
            [placement] pose des cartes
            [action] phase d'action
            [cut] la ligne est réduite
           *[end] fin du tour
        }
    }
field-deck =
    { $cards ->
        [0] pioche vide
       *[other] pioche : { $cards }
    }
field-gathered =
    { $cards ->
        [one] Une carte rassemblée, à redistribuer
       *[other] { $cards } cartes rassemblées, à redistribuer
    }
field-grave =
    { $cards ->
        [0] Cimetière, vide
        [one] Cimetière, une carte
       *[other] Cimetière, { $cards } cartes
    }
field-grave-empty = Personne n'est encore tombé.
field-waiting = En attente :

## Façons de gagner

field-ways = Façons de gagner
field-ways-said = Façons de gagner : { $ways }
field-king =
    { $place ->
        [line] Roi : { $name }
        [grave] Roi : mort
       *[unknown] Roi : inconnu
    }
field-queen =
    { $place ->
        [line] Reine : { $name }
        [grave] Reine : tombée
       *[unknown] Reine : inconnue
    }
field-chip =
    { $way ->
        [kill] Tuer le Roi
        [pair] Roi + Reine
        [deck] Pioche
       *[limit] Manche
    }
field-where =
    { $place ->
        [line] { $name }
        [grave] { $card ->
            [King] mort
           *[Queen] tombée
        }
       *[unknown] inconnu
    }
field-where-both = inconnus tous deux
field-last-turn = La pioche est vide : c'est le dernier tour.
field-round = manche { $round } sur { $rounds }
field-way-kill = Qui tue le roi gagne aussitôt, en attaque comme en défense.
field-way-pair =
    { $pair ->
        [face-up] Qui a le roi et la reine dans sa ligne, tous deux face visible à la fin d'un tour, gagne.
       *[now] Qui a le roi et la reine dans sa ligne gagne aussitôt, quelle que soit leur face.
    }
field-way-deck = Si la pioche est vide à la fin d'un tour, qui a le roi gagne.
field-way-limit = Après la dernière manche convenue, qui a le roi gagne.

## Lignes et cartes

field-line =
    { $cards ->
        [0] { $name } : aucune carte
        [one] { $name } : une carte, { $up } face visible
       *[other] { $name } : { $cards } cartes, { $up } face visible
    }
field-cards =
    { $cards ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    }
field-bot = un robot
field-away = absent
field-won = gagne
field-awaited = on attend
field-plays = joue
field-card =
    { $own ->
        [covered] { $facing ->
            [up] carte { $number }, face visible
            [down] carte { $number }, face cachée, maintenez pour la voir
           *[new] carte { $number }, nouvelle, maintenez pour la voir
        }
        [yes] { $facing ->
            [up] carte { $number }, face visible
            [down] carte { $number }, face cachée, vous seul la voyez
           *[new] carte { $number }, nouvelle, vous seul la voyez
        }
       *[no] { $facing ->
            [up] carte { $number }, face visible
           *[down] carte { $number }, face cachée
        }
    }
field-figure =
    { $kind ->
        [attack] { $doubled ->
            [yes] attaque { $now }, { $printed } doublé
           *[no] { $arrow ->
                [up] attaque { $now }, double face visible
                [down] attaque { $now }, double face cachée
               *[none] attaque { $now }
            }
        }
       *[health] { $doubled ->
            [yes] santé { $now }, { $printed } doublé
           *[no] { $arrow ->
                [up] santé { $now }, double face visible
                [down] santé { $now }, double face cachée
               *[none] santé { $now }
            }
        }
    }
field-printed =
    { $kind ->
        [attack] { $arrow ->
            [up] attaque { $printed } ▲
            [down] attaque { $printed } ▼
           *[none] attaque { $printed }
        }
       *[health] { $arrow ->
            [up] santé { $printed } ▲
            [down] santé { $printed } ▼
           *[none] santé { $printed }
        }
    }
field-acted = a déjà agi
field-poisoned = poison versé par { $by }
field-losses = { $losses } d'attaque et de santé en moins
field-bonus = { $bonus } d'attaque et de santé en plus
field-own =
    { $covered ->
        [yes] votre ligne : maintenez une carte pour la voir
       *[no] votre ligne : vous seul voyez les cartes cachées
    }
field-cover = Couvrir mes cartes
field-mark-hidden = cachée
field-mark-acted = a agi
field-mark-new = neuf
field-private = Vous seul voyez ceci.
field-no-text = Sans texte.
field-choose = Choisir : { $card }

## La liste des invités

field-filter = Montrer par classe
field-all = Les { $cards }
field-legend = ▲ double le nombre face visible, ▼ le double face cachée.

## Questions

field-watching = Vous regardez.
field-over = La partie est finie.
field-house = Un instant…
field-waits =
    { $count ->
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
field-back = Retour
field-ask-facing = La carte { $number } est nouvelle : face visible ou face cachée ?
field-ask-facing-help =
    { $covered ->
        [yes] Maintenez la carte { $number } pour la voir.
       *[no] Vous seul voyez la carte { $number } pour l'instant.
    }
field-ask-shuffle-help = Les autres perdent le fil ; vous pouvez toujours regarder.
field-ask-shuffle-some = Toutes, sauf celles que vous choisissez de laisser à leur place.
field-ask-shuffle-staying =
    { $count ->
        [one] La carte { $places } reste à sa place.
       *[other] Les cartes { $places } restent à leur place.
    }
field-ask-action =
    { $actions ->
        [one] Agissez avec une carte : encore une action
       *[other] Agissez avec une carte : encore { $actions } actions
    }
field-ask-action-help = Choisissez d'abord une de vos cartes.
field-ask-verb = Carte { $number } : que fait-elle ?
field-verb-Attack = Attaquer
field-verb-Flip = Retourner
field-verb-Use = Texte
field-verb-LeaveLying = En laisser une
field-verb-Discard = Défausser
field-verb-Take = La ramener
field-ask-attack = La carte { $number } attaque avec { $attack } : quelle carte ?
field-ask-attack-help = Choisissez une carte éclairée d'un adversaire.
field-attack-at = Attaquer { $place }
field-against = contre
field-would-fall = { $card } tomberait
field-preview =
    { $falls ->
        [yes] { $attack } contre { $health } : { $target } tombe
       *[no] { $attack } contre { $health } : votre carte tombe
    }
field-preview-text = Ce sont les nombres ; un texte peut en décider autrement.
field-preview-unknown = { $attack } contre ?
field-preview-unknown-help = Seul son propriétaire sait ce qu'il y a là.
field-ask-discard-help = Choisissez une de vos cartes éclairées, puis confirmez.
field-ask-discard-secret = Choisissez-en une ; les autres la verront quand tous auront choisi.
field-ask-point-help = Choisissez une carte éclairée, puis confirmez.
field-point =
    { $chosen ->
        [yes] { $choice ->
            [card-to-kill] Tuer { $target }
           *[card-to-take] Prendre { $target }
        }
       *[no] { $choice ->
            [card-to-kill] Tuer
           *[card-to-take] Prendre
        }
    }
field-ask-raise-help =
    { $cards ->
        [one] Une carte peut revenir.
       *[other] { $cards } cartes peuvent revenir.
    }
field-open-grave = Ouvrir le cimetière
field-ask-order-help = Le reste attend derrière.
field-poison-at = Poison : { $place }
field-ask-spoils-help =
    { $cards ->
        [one] Cela ne coûte pas d'action. Une carte dans la pioche.
       *[other] Cela ne coûte pas d'action. { $cards } cartes dans la pioche.
    }
field-ask-substitute-help = Le hasard désigne une de vos autres cartes ; elle est défaussée, pas tuée.
field-ask-player-help = Choisissez l'un d'eux.
field-ask-two-help = Maintenez une carte pour la voir, touchez-la pour la donner.
field-give-whom =
    { $which ->
        [first] Qui reçoit la première carte ? Vous gardez l'autre.
       *[second] Qui reçoit la seconde carte ? Vous gardez l'autre.
    }
field-give =
    { $which ->
        [first] Donner la première
       *[second] Donner la seconde
    }

## Beats

field-beat-laid =
    Les nouvelles cartes sont posées. { $count ->
        [0] Toutes sont face cachée.
       *[other] Face visible : { $cards }.
    }
field-beat-dealt = { $cards } cartes sont distribuées.
field-beat-king = Le Roi !
