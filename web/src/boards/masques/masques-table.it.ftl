### Quello che il tavoliere di Masques dice accanto alle frasi del gioco.

## Sull'anello

masques-ring = Il palazzo, in senso orario dalla Porta
masques-token =
    { $token ->
        [Clergy] un sigillo del Clero
        [Military] un sigillo dei Militari
        [Merchants] un sigillo dei Mercanti
        [Farmers] un sigillo dei Contadini
        [Workers] un sigillo degli Operai
        [ducat] 1 ducato
       *[none] nessun gettone
    }{ $down ->
        [yes] , girato
       *[no] { "" }
    }
masques-arcade =
    { $arcade ->
        [0] La Porta: { $token }
       *[other] Arcata { $arcade }: { $token }
    }
masques-gap = Varco { $gap }, fra { $before } e { $after }, { $card }
masques-gap-short = Varco { $gap }
masques-empty = vuoto
masques-down = { $card }, girata
masques-yours = { $card }, la tua famiglia
masques-can = si può scegliere
masques-beside = Accanto a ogni gettone: ora, e con la tua carta
masques-beside-now = Accanto a ogni gettone
masques-versus = { $one } e { $other }
masques-nothing = niente

## Pile e riserve

masques-piles = Carte influenza in vendita
masques-pile =
    { $cards ->
        [0] { $name }: pila esaurita
        [one] { $name }: ne resta { $cards }, la prima costa { $price ->
            [one] { $price } ducato
           *[other] { $price } ducati
        }. { $power }
       *[other] { $name }: ne restano { $cards }, la prima costa { $price ->
            [one] { $price } ducato
           *[other] { $price } ducati
        }. { $power }
    }
masques-left = × { $cards }
masques-stores = Riserve
masques-dance = Ballo { $dance }
masques-supply = Riserva: { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }
masques-bag = Nel sacchetto: { $seals }
masques-bag-empty = Il sacchetto è vuoto
masques-count = { $name } { $count }

## Giocatori

masques-guests = Giocatori
masques-guest =
    { $name }, posto { $seat }, per { $families }: { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }, { $cards ->
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }. { $seals }
masques-ducats =
    { $ducats ->
        [one] { $ducats } ducato.
       *[other] { $ducats } ducati.
    }
masques-seals = Sigilli: { $seals }.
masques-no-seals = Ancora nessun sigillo.
masques-you = Voi
masques-first = Primo giocatore
masques-plays = Gioca ora
masques-chooses = Sceglie
masques-bot = Bot
masques-away = Via
masques-won = Vince
masques-rack = Quattro uguali o cinque diversi vincono

## Che cosa si chiede

masques-hand = La tua mano
masques-packet = Da scegliere
masques-kept = Già tenute
masques-pick-one = Scegli una carta
masques-place = Una carta e un varco
masques-keep-chosen = Tieni questa carta
masques-play-chosen = Metti questa carta nel varco { $gap }
masques-first-card = Scegli una carta, o una pila sul tavoliere.
masques-first-gap = Ora scegli un varco dell'anello.
masques-then-card = Ora scegli una carta, o una pila.
masques-no-cards = Nessuna carta complotto: compra, o passa.
masques-pick-hint = Le altre passano a sinistra quando tutti hanno scelto.
masques-strike = Scegli una carta complotto illuminata.
masques-name-card = Scegli la carta da chiamare.
masques-name-gap = Scegli il varco illuminato dove va.
masques-ferry = Scegli una carta complotto; una delle due tocca il Gondoliere.
masques-ferry-other = Scegli la carta con cui scambiarla.
masques-escort = Scegli una carta complotto illuminata da spostare.
masques-escort-to = Scegli il varco vuoto dove va.
masques-hide = Scegli un gettone illuminato.
masques-trade = Scegli un gettone; uno dei due è accanto al Negoziante.
masques-trade-other = Scegli il gettone con cui scambiarlo.
masques-ready = Pronti?
masques-confirm = Conferma
masques-decline = Rinuncia
masques-price = { $price ->
        [one] per { $price } ducato
       *[other] per { $price } ducati
    }
masques-waiting = Si aspetta { $names }.
masques-house = Un momento…
masques-watching = Stai guardando.
masques-cover = Copri la mano
masques-hold = Tieni premuto per vedere
masques-covered-card = Carta { $number }, coperta
masques-seconds = { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }

## L'assegnazione

masques-harvest = Il ballo { $dance } ha portato
masques-ties =
    { $count ->
        [0] Nessun pareggio
        [one] { $count } pareggio
       *[other] { $count } pareggi
    }
masques-heading-draft = Ballo { $dance }: ognuno tiene una carta
masques-heading-turn = Ballo { $dance }: gioca { $name }
masques-heading-yours = Ballo { $dance }: tocca a te

## La scheda

masques-sheet-influence = Carte influenza
masques-sheet-families = Famiglie
masques-sheet-nobody = nessuno
masques-sheet-cards = { $name }: { $values }
masques-sheet-put-away =
    { $count ->
        [one] { $count } carta complotto messa via senza mostrarla
       *[other] { $count } carte complotto messe via senza mostrarle
    }
masques-sheet-undealt =
    { $count ->
        [one] { $count } carta complotto non distribuita
       *[other] { $count } carte complotto non distribuite
    }
masques-sheet-spent = Giocate nel primo ballo della coppia: { $plots }

masques-beat-lantern = La lanterna fa il giro: chi vince che cosa?
masques-beat-nothing = Nessuno vince niente.
masques-beat-tokens =
    Nuovi gettoni: { $seals ->
        [one] 1 sigillo
       *[other] { $seals } sigilli
    }, { $ducats ->
        [one] 1 ducato
       *[other] { $ducats } ducati
    }.
masques-beat-total =
    { $name }: { $seals ->
        [one] 1 sigillo
       *[other] { $seals } sigilli
    }, { $ducats ->
        [one] 1 ducato
       *[other] { $ducats } ducati
    }.

masques-beat-beats = { $winner } batte { $loser }.
masques-beat-alone = { $winner } è da solo.
masques-beat-seal = Sigillo { $faction }: a { $name }.
masques-beat-ducat = Il ducato va a { $name }.
masques-beat-close = Ancora uno e vince!
masques-beat-tie = { $one } contro { $other }: pareggio, il gettone resta.
masques-beat-hush = La lanterna si ferma…
masques-beat-none = Qui non si vince niente.
masques-award-step = { $count } di { $all }
masques-award-tally = +{ $seals ->
        [0] { $ducats ->
            [one] 1 ducato
           *[other] { $ducats } ducati
        }
        [one] 1 sigillo{ $ducats ->
            [0] { "" }
            [one] , 1 ducato
           *[other] , { $ducats } ducati
        }
       *[other] { $seals } sigilli{ $ducats ->
            [0] { "" }
            [one] , 1 ducato
           *[other] , { $ducats } ducati
        }
    }
masques-award-title = Danza { $dance }: la premiazione
masques-award-skip = Vai al totale
