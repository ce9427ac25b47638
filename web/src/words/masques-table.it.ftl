### Quello che il tavoliere di Masques dice accanto alle frasi del gioco.

## Sull'anello

palace-ring = Il palazzo, in senso orario dalla Porta
palace-token =
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
palace-arcade =
    { $arcade ->
        [0] La Porta: { $token }
       *[other] Arcata { $arcade }: { $token }
    }
palace-gap = Varco { $gap }, fra { $before } e { $after }, { $card }
palace-gap-short = Varco { $gap }
palace-empty = vuoto
palace-down = { $card }, girata
palace-yours = { $card }, la vostra famiglia
palace-can = si può scegliere
palace-beside = Accanto a ogni gettone: ora, e con la vostra carta
palace-beside-now = Accanto a ogni gettone
palace-versus = { $one } e { $other }
palace-nothing = niente

## Pile e riserve

palace-piles = Carte influenza in vendita
palace-pile =
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
palace-left = × { $cards }
palace-stores = Riserve
palace-dance = Danza { $dance }
palace-supply = Riserva: { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }
palace-bag = Nel sacchetto: { $seals }
palace-bag-empty = Il sacchetto è vuoto
palace-count = { $name } { $count }

## Giocatori

palace-guests = Giocatori
palace-guest =
    { $name }, posto { $seat }, per { $families }: { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }, { $cards ->
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }. { $seals }
palace-seals = Sigilli: { $seals }.
palace-no-seals = Ancora nessun sigillo.
palace-you = Voi
palace-first = Primo giocatore
palace-plays = Gioca ora
palace-chooses = Sceglie
palace-bot = Bot
palace-away = Via
palace-won = Vince
palace-rack = Quattro uguali o cinque diversi vincono

## Che cosa si chiede

palace-hand = La vostra mano
palace-packet = Da scegliere
palace-kept = Già tenute
palace-pick-one = Scegliete una carta
palace-place = Una carta e un varco
palace-keep-chosen = Tieni questa carta
palace-play-chosen = Metti questa carta nel varco { $gap }
palace-first-card = Scegliete una carta, o una pila sul tavoliere.
palace-first-gap = Ora scegliete un varco dell'anello.
palace-then-card = Ora scegliete una carta, o una pila.
palace-no-cards = Nessuna carta complotto: comprate, o passate.
palace-pick-hint = Le altre passano a sinistra quando tutti hanno scelto.
palace-strike = Scegliete una carta complotto illuminata.
palace-name-card = Scegliete la carta da chiamare.
palace-name-gap = Scegliete il varco illuminato dove va.
palace-ferry = Scegliete una carta complotto; una delle due tocca il Gondoliere.
palace-ferry-other = Scegliete la carta con cui scambiarla.
palace-escort = Scegliete una carta complotto illuminata da spostare.
palace-escort-to = Scegliete il varco vuoto dove va.
palace-hide = Scegliete un gettone illuminato.
palace-trade = Scegliete un gettone; uno dei due tocca il Mercante.
palace-trade-other = Scegliete il gettone con cui scambiarlo.
palace-ready = Pronti?
palace-confirm = Conferma
palace-decline = Rinuncia
palace-price = { $price ->
        [one] per { $price } ducato
       *[other] per { $price } ducati
    }
palace-waiting = Si aspetta { $names }.
palace-house = La casa distribuisce.
palace-watching = State guardando.
palace-cover = Copri la mano
palace-hold = Tieni premuto per vedere
palace-covered-card = Carta { $number }, coperta
palace-seconds = { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }

## L'assegnazione

palace-harvest = La danza { $dance } ha portato
palace-ties =
    { $count ->
        [0] Nessun pareggio
        [one] { $count } pareggio
       *[other] { $count } pareggi
    }
palace-heading-draft = Danza { $dance }: ognuno tiene una carta
palace-heading-turn = Danza { $dance }: gioca { $name }
palace-heading-yours = Danza { $dance }: tocca a voi

## Il foglio

palace-sheet-influence = Carte influenza
palace-sheet-families = Famiglie
palace-sheet-nobody = nessuno
palace-sheet-cards = { $name }: { $values }
palace-sheet-put-away =
    { $count ->
        [one] { $count } carta complotto messa via senza mostrarla
       *[other] { $count } carte complotto messe via senza mostrarle
    }
palace-sheet-undealt =
    { $count ->
        [one] { $count } carta complotto non distribuita
       *[other] { $count } carte complotto non distribuite
    }
palace-sheet-spent = Giocate nella prima danza della coppia: { $plots }
