### Ciò che dice il tavolo di Masquerade, accanto alle parole del gioco.

## Il tavolo

field-phases = Fasi del turno
field-phase-deal = La distribuzione: ognuno posa tre carte
field-phase-start = Inizio
field-phase-draw = Pesca
field-phase-placement = Posa
field-phase-action = Azione
field-phase-end = Fine
field-actions =
    { $actions ->
        [one] Resta un'azione
       *[other] Restano { $actions } azioni
    }
field-heading-deal = Posa le tue carte: tutti scelgono in segreto
field-heading =
    { $active ->
        [yes] Tocca a te: { $phase ->
            [start] i testi della fase iniziale
            [draw] la pesca
            [placement] posa le nuove carte
            [action] agisci con le tue carte
            [cut] accorcia la tua linea
           *[end] il turno finisce
        }
       *[no] { $name } gioca: { $phase ->
            [start] fase iniziale
            [draw] fase di pesca
            [placement] posa delle carte
            [action] fase di azione
            [cut] la linea si accorcia
           *[end] fine del turno
        }
    }
field-deck =
    { $cards ->
        [0] mazzo vuoto
       *[other] mazzo: { $cards }
    }
field-gathered =
    { $cards ->
        [one] Una carta raccolta, da ridistribuire
       *[other] { $cards } carte raccolte, da ridistribuire
    }
field-grave =
    { $cards ->
        [0] Cimitero, vuoto
        [one] Cimitero, una carta
       *[other] Cimitero, { $cards } carte
    }
field-grave-empty = Non è ancora caduto nessuno.
field-waiting = In attesa:

## Modi di vincere

field-ways = Modi di vincere
field-ways-said = Modi di vincere: { $ways }
field-king =
    { $place ->
        [line] Re: { $name }
        [grave] Re: morto
       *[unknown] Re: ignoto
    }
field-queen =
    { $place ->
        [line] Regina: { $name }
        [grave] Regina: caduta
       *[unknown] Regina: ignota
    }
field-chip =
    { $way ->
        [kill] Uccidi il Re
        [pair] Re + Regina
        [deck] Mazzo
       *[limit] Giro
    }
field-where =
    { $place ->
        [line] { $name }
        [grave] { $card ->
            [King] morto
           *[Queen] caduta
        }
       *[unknown] ignoto
    }
field-where-both = ignoti entrambi
field-last-turn = Il mazzo è vuoto: questo è l'ultimo turno.
field-round = giro { $round } di { $rounds }
field-way-kill = Chi uccide il re vince subito, attaccando o difendendo.
field-way-pair =
    { $pair ->
        [face-up] Chi ha il re e la regina nella sua linea, entrambi scoperti alla fine di un turno, vince.
       *[now] Chi ha il re e la regina nella sua linea vince subito, scoperti o coperti.
    }
field-way-deck = Se alla fine di un turno il mazzo è vuoto, vince chi ha il re.
field-way-limit = Dopo l'ultimo giro concordato vince chi ha il re.

## Linee e carte

field-line =
    { $cards ->
        [0] { $name }: nessuna carta
        [one] { $name }: una carta, scoperte { $up }
       *[other] { $name }: { $cards } carte, scoperte { $up }
    }
field-cards =
    { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }
field-bot = un bot
field-away = assente
field-won = vince
field-awaited = si aspetta
field-plays = gioca
field-card =
    { $own ->
        [covered] { $facing ->
            [up] carta { $number }, scoperta
            [down] carta { $number }, coperta, tieni premuto per vederla
           *[new] carta { $number }, nuova, tieni premuto per vederla
        }
        [yes] { $facing ->
            [up] carta { $number }, scoperta
            [down] carta { $number }, coperta, la vedi solo tu
           *[new] carta { $number }, nuova, la vedi solo tu
        }
       *[no] { $facing ->
            [up] carta { $number }, scoperta
           *[down] carta { $number }, coperta
        }
    }
field-figure =
    { $kind ->
        [attack] { $doubled ->
            [yes] attacco { $now }, { $printed } raddoppiato
           *[no] { $arrow ->
                [up] attacco { $now }, raddoppia se scoperta
                [down] attacco { $now }, raddoppia se coperta
               *[none] attacco { $now }
            }
        }
       *[health] { $doubled ->
            [yes] salute { $now }, { $printed } raddoppiato
           *[no] { $arrow ->
                [up] salute { $now }, raddoppia se scoperta
                [down] salute { $now }, raddoppia se coperta
               *[none] salute { $now }
            }
        }
    }
field-printed =
    { $kind ->
        [attack] { $arrow ->
            [up] attacco { $printed } ▲
            [down] attacco { $printed } ▼
           *[none] attacco { $printed }
        }
       *[health] { $arrow ->
            [up] salute { $printed } ▲
            [down] salute { $printed } ▼
           *[none] salute { $printed }
        }
    }
field-acted = ha già agito
field-poisoned = veleno di { $by }
field-losses = { $losses } di attacco e di salute in meno
field-bonus = { $bonus } di attacco e di salute in più
field-own =
    { $covered ->
        [yes] la tua linea: tieni premuta una carta per vederla
       *[no] la tua linea: solo tu vedi le carte nascoste
    }
field-cover = Copri le mie carte
field-mark-hidden = nascosta
field-mark-acted = agito
field-mark-new = nuova
field-private = Lo vedi solo tu.
field-no-text = Senza testo.
field-choose = Scegli { $card }

## La lista degli invitati

field-filter = Mostra per classe
field-all = Tutti e { $cards }
field-legend = ▲ raddoppia il numero se la carta è scoperta, ▼ se è coperta.

## Domande

field-watching = Stai guardando.
field-over = La partita è finita.
field-house = Un momento…
field-waits =
    { $count ->
        [one] Si aspetta { $names }.
       *[other] Si aspettano { $names }.
    }
field-back = Indietro
field-ask-facing = La carta { $number } è nuova: scoperta o coperta?
field-ask-facing-help =
    { $covered ->
        [yes] Tieni premuta la carta { $number } per vederla.
       *[no] Per ora solo tu vedi la carta { $number }.
    }
field-ask-shuffle-help = Gli altri perdono il filo; tu puoi sempre guardare.
field-ask-shuffle-some = Tutte, tranne quelle che scegli di lasciare al loro posto.
field-ask-shuffle-staying =
    { $count ->
        [one] La carta { $places } resta al suo posto.
       *[other] Le carte { $places } restano al loro posto.
    }
field-ask-action =
    { $actions ->
        [one] Agisci con una carta: resta un'azione
       *[other] Agisci con una carta: restano { $actions } azioni
    }
field-ask-action-help = Scegli prima una delle tue carte.
field-ask-verb = Carta { $number }: che cosa fa?
field-verb-Attack = Attacca
field-verb-Flip = Gira
field-verb-Use = Usa il testo
field-verb-LeaveLying = Lasciarne una
field-verb-Discard = Scarta
field-verb-Take = Riportala
field-ask-attack = La carta { $number } attacca con { $attack }: quale carta?
field-ask-attack-help = Scegli una carta illuminata di un avversario.
field-attack-at = Attacca { $place }
field-against = contro
field-would-fall = { $card } cadrebbe
field-preview =
    { $falls ->
        [yes] { $attack } contro { $health }: cade { $target }
       *[no] { $attack } contro { $health }: cade la tua carta
    }
field-preview-text = Questi sono i numeri; un testo può decidere altrimenti.
field-preview-unknown = { $attack } contro ?
field-preview-unknown-help = Solo chi la possiede sa che cosa c'è lì.
field-ask-discard-help = Scegli una delle tue carte illuminate, poi conferma.
field-ask-discard-secret = Scegline una; gli altri la vedranno quando tutti avranno scelto.
field-ask-point-help = Scegli una carta illuminata, poi conferma.
field-point =
    { $chosen ->
        [yes] { $choice ->
            [card-to-kill] Uccidi { $target }
           *[card-to-take] Prendi { $target }
        }
       *[no] { $choice ->
            [card-to-kill] Uccidi
           *[card-to-take] Prendi
        }
    }
field-ask-raise-help =
    { $cards ->
        [one] Una carta può tornare.
       *[other] { $cards } carte possono tornare.
    }
field-open-grave = Apri il cimitero
field-ask-order-help = Il resto aspetta dietro.
field-poison-at = Veleno: { $place }
field-ask-spoils-help =
    { $cards ->
        [one] Non costa azioni. Una carta nel mazzo.
       *[other] Non costa azioni. { $cards } carte nel mazzo.
    }
field-ask-substitute-help = Il caso sceglie un'altra delle tue carte; viene scartata, non uccisa.
field-ask-player-help = Scegli uno di loro.
field-ask-two-help = Tieni premuta una carta per vederla, toccala per darla via.
field-give-whom =
    { $which ->
        [first] Chi riceve la prima carta? L'altra resta a te.
       *[second] Chi riceve la seconda carta? L'altra resta a te.
    }
field-give =
    { $which ->
        [first] Dai la prima
       *[second] Dai la seconda
    }

## Beats

field-beat-laid =
    Le nuove carte sono posate. { $count ->
        [0] Sono tutte coperte.
       *[other] Scoperte: { $cards }.
    }
field-beat-dealt = { $cards } carte sono distribuite.
field-beat-king = Il Re!

## Uno scontro, sulla scena

field-fight-attack = attacco
field-fight-health = salute
field-fight-attacks = { $attacker } attacca { $target }.
field-fight-own-hidden = Una carta coperta ({ $name })
field-fight-their-hidden = la carta coperta { $number } ({ $name })
field-fight-numbers = { $attacker } contro { $target }: { $attack } a { $health }.
field-fight-dark = { $attacker } colpisce dall'ombra. Contro { $target }: { $attack } a { $health }.
field-fight-came =
    { $came ->
        [king] { $by } ha ucciso il Re!
        [equal] { $attack } contro { $health }: { $card } cade.
        [short] { $card } cade: { $attack } non bastava.
       *[falls] { $card } cade.
    }
field-fight-unharmed = { $card } non può morire: entrambi sopravvivono.
field-fight-text = { $card }: { $text }
