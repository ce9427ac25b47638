### Masques. Le variabili sono le componenti del record di cui il messaggio porta il nome.

## Famiglie (Q5) e carte complotto (Q2)

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

## Fazioni (Q5)

name-Clergy = Clero
    .of = del Clero
name-Military = Militari
    .of = dei Militari
name-Merchants = Mercanti
    .of = dei Mercanti
name-Farmers = Contadini
    .of = dei Contadini
name-Workers = Operai
    .of = degli Operai

## Carte influenza (Q3)

name-Assassin = Assassino
    .the = l'Assassino
    .first = L'Assassino
    .a = un Assassino
    .of = degli Assassini
name-Courtesan = Cortigiana
    .the = la Cortigiana
    .first = La Cortigiana
    .a = una Cortigiana
    .of = delle Cortigiane
name-Gondolier = Gondoliere
    .the = il Gondoliere
    .first = Il Gondoliere
    .a = un Gondoliere
    .of = dei Gondolieri
name-PalaceGuard = Guardia del palazzo
    .the = la Guardia del palazzo
    .first = La Guardia del palazzo
    .a = una Guardia del palazzo
    .of = delle Guardie del palazzo
name-Thief = Ladro
    .the = il Ladro
    .first = Il Ladro
    .a = un Ladro
    .of = dei Ladri
name-Trader = Negoziante
    .the = il Negoziante
    .first = Il Negoziante
    .a = un Negoziante
    .of = dei Negozianti

## Che cosa fa una carta influenza, in una riga

power-Assassin = Gira a faccia in giù una carta complotto vicina.
power-Courtesan = Chiama una carta complotto da una mano in un varco vicino vuoto.
power-Gondolier = Scambia una carta complotto vicina con qualunque altra del palazzo.
power-PalaceGuard = Sposta una carta complotto vicina in un qualunque varco vuoto.
power-Thief = Gira a faccia in giù il gettone di una delle due arcate vicine.
power-Trader = Scambia il gettone di un'arcata vicina con un altro del palazzo.

## Arcate: il numero 0 è la Porta (Q1)

at-arcade =
    { $arcade ->
        [0] alla Porta
       *[other] all'arcata { $arcade }
    }
of-arcade =
    { $arcade ->
        [0] della Porta
       *[other] dell'arcata { $arcade }
    }
arcade-first =
    { $arcade ->
        [0] Porta
       *[other] Arcata { $arcade }
    }
arcade-the =
    { $arcade ->
        [0] La Porta
       *[other] L'arcata { $arcade }
    }
of-one-arcade =
    { $one ->
        [0] della Porta
       *[other] dell'arcata { $one }
    }
of-other-arcade =
    { $other ->
        [0] della Porta
       *[other] dell'arcata { $other }
    }
cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
price =
    { $price ->
        [one] { $price } ducato
       *[other] { $price } ducati
    }

## Che cosa succede

event-FamilyTaken = { $seat } gioca per la famiglia { $family }.
event-DanceBegan = Comincia il ballo { $dance }. Il primo turno è di { $first }.
event-DucatLaid = Un ducato va { at-arcade }.
event-SealLaid = Un sigillo { $faction-of } va { at-arcade }.
event-PlotDealt = { $player } riceve { $plot }.
event-PlotsDealt = Ognuno ha { cards }.
event-Chose = { $seat } ha scelto.
event-Picked = { $player } tiene { $plot }.
event-PacketsPassed = Ognuno passa { cards } a sinistra.
event-PassedOn = { $player } passa { $plots }, che riceve { $to }.
event-Received = { $player } riceve { $plots } da { $from }.
event-TurnBegan = Turno { $turn }: gioca { $seat }.
event-Played = { $seat } gioca { $plot } nel varco { $gap }.
event-Bought = { $seat } compra { $influence-a } per { price } e usa il varco { $gap }.
event-Passed = { $seat } non ha carte complotto e passa.
event-FoundNothing = { $influence-first } non trova niente da fare.
event-Declined = { $seat } lascia { $influence-the } senza effetto.
event-Struck = { $seat } gira a faccia in giù { $plot } nel varco { $gap }.
event-Named = { $seat } chiama { $plot } nel varco { $gap }.
event-Summoned = { $seat } ha { $plot } e la mette nel varco { $gap }.
event-Ferried = { $seat } scambia { $one } nel varco { $from } e { $other } nel varco { $to }.
event-Escorted = { $seat } sposta { $plot } dal varco { $from } al varco { $to }.
event-Hidden = { $seat } gira a faccia in giù il gettone { of-arcade }.
event-Traded = { $seat } scambia i gettoni { of-one-arcade } e { of-other-arcade }.
event-Discarded = { $seat } scarta { cards } senza mostrare nulla.
event-DucatWon = { arcade-first }: { $family } vince un ducato per { $seat }.
event-SealWon = { arcade-first }: { $family } vince un sigillo { $faction-of } per { $seat }, che ora ne ha { $seals }.
event-Tied = { arcade-first }: { $value } contro { $value }, il gettone resta.
event-Unplotted = { arcade-first }: nessuna carta complotto, il gettone resta.
event-NobodyWon = { arcade-first }: { $family } non è di nessuno, il gettone resta.
event-StayedDown = { arcade-first }: il gettone è girato e resta.
event-TurnedUp = Il gettone { of-arcade } torna a faccia in su.
event-MarkerPassed = La carta del primo giocatore passa: ora è di { $seat }.
event-Ended =
    { $winners-count ->
        [one] { $winners } vince! { $ending }
       *[other] { $winners } vincono insieme! { $ending }
    }

## Come finisce

ending-four = Quattro sigilli di una fazione.
ending-five = Un sigillo di ogni fazione.
ending-limit = L'ultimo ballo concordato è finito: vincono più sigilli, poi più ducati.

## Che cosa si chiede

question-WhichFamily = Quale famiglia viene assegnata adesso?
question-WhoBegins = Chi gioca per primo?
question-WhichSeal = Quale sigillo esce dal sacchetto?
question-WhichPlot = Quale carta complotto viene data adesso?
question-PickOne = Quale di queste { $cards } carte tenere?
question-YourTurn = Giocare una carta complotto o comprare una carta influenza?
question-WhichToStrike = Assassino: quale carta complotto girare?
question-WhichToName = Cortigiana: quale carta complotto, e in quale varco?
question-WhichToFerry = Gondoliere: quali due carte complotto scambiare?
question-WhichToEscort = Guardia del palazzo: quale carta complotto spostare, e dove?
question-WhichToHide = Ladro: quale gettone girare?
question-WhichToTrade = Negoziante: quali due gettoni scambiare?

## Che cosa si può dire

move-Give = Assegnare { $family }
move-Begin = Comincia { $seat }
move-Draw = Pescare un sigillo { $faction-of }
move-Deal = Dare { $plot }
move-Pick = Tenere { $plot }
move-Play = Giocare { $plot } nel varco { $gap }
move-Buy = Comprare { $influence-a } per il varco { $gap }
move-Pass = Passare
move-Strike = Girare la carta nel varco { $gap }
move-Name = Chiamare { $plot } nel varco { $gap }
move-Ferry = Scambiare le carte nei varchi { $one } e { $other }
move-Escort = Spostare la carta dal varco { $from } al varco { $to }
move-Hide = Girare il gettone { of-arcade }
move-Trade = Scambiare i gettoni { of-one-arcade } e { of-other-arcade }
move-Decline = Lasciare la carta senza effetto

## Perché no: la scelta delle carte e il turno

refusal-family-taken = { $family } è già assegnata ({ $clause }).
refusal-not-in-bag = Nel sacchetto non ci sono più sigilli { $faction-of } ({ $clause }).
refusal-plot-dealt = { $plot } non è tra le carte da dare ({ $clause }).
refusal-not-in-packet = { $plot } non è tra le carte da scegliere ({ $clause }).
refusal-not-in-hand = { $plot } non è in questa mano ({ $clause }).
refusal-gap-filled = Il varco { $gap } è occupato ({ $clause }).
refusal-may-not-pass = Passa solo chi non ha carte complotto ({ $clause }).
refusal-pile-empty = Il mazzetto { $influence-of } è vuoto ({ $clause }).
refusal-too-dear = { $influence-first } costa { price }, e per pagare { $ducats ->
        [0] non ce n'è nessuno
        [one] ce n'è solo { $ducats }
       *[other] ce ne sono solo { $ducats }
    } ({ $clause }).

## Perché no: le carte influenza

refusal-not-neighbours = Il varco { $gap } non è vicino al varco { $from }, dov'è la carta ({ $clause }).
refusal-no-plot-there = Nel varco { $gap } non c'è una carta complotto in vigore ({ $clause }).
refusal-not-held = Nessuno ha in mano { $plot } ({ $clause }).
refusal-not-beside = { arcade-the } non è vicina al varco { $from }, dov'è la carta ({ $clause }).
refusal-no-token = Non c'è nessun gettone { at-arcade } ({ $clause }).
refusal-already-down = Il gettone { of-arcade } è già girato ({ $clause }).

## Perché no: le regole del tavolo

refusal-no-such-pile = Non c'è un mazzetto “{ $name }”. Ci sono: { $known }.
refusal-prices-form = “{ $value }” non è un listino: un mazzetto, poi tre numeri fino a { $most }, mai più bassi del precedente, come “Thief 1/2/3” (Q3).
refusal-no-plots-of = Non ci sono carte complotto di “{ $name }”. Le famiglie sono: { $known } (Q2).
refusal-values-form = “{ $value }” non va bene: una famiglia, poi tre numeri diversi da 1 a { $most }, il più basso per primo, come “Foscari 1/3/5” (Q2).
refusal-families-needed = Ci vogliono { $needed } famiglie diverse ({ $clause }).
refusal-no-such-family = Nessuno può avere la famiglia “{ $name }”.

## Perché no: una posizione indicata

refusal-no-such-card = Non c'è una carta “{ $name }”.
refusal-no-such-token = Non c'è un gettone “{ $name }”.
refusal-plot-too-often = Non ci sono tante carte { $plot } in gioco.
refusal-seal-too-often = Non ci sono tanti sigilli { $faction-of }.
refusal-too-many-sold = Il mazzetto { $influence-of } non ha tante carte.
refusal-too-many-ducats = Non ci sono tanti ducati ({ $clause }).
refusal-rest-is = Deve essere il resto, cioè { $rest }.
refusal-already-won = Con questi sigilli la partita sarebbe finita ({ $clause }).
refusal-hand-size = Nessuno ha { $n } carte complotto in mano: al massimo quattro.
refusal-draft-sizes = Nella scelta ognuno ha davanti altrettante carte, da due a quattro, e ha tenuto il resto di quattro ({ $clause }).
refusal-gaps-and-hands = { $gaps } varchi liberi non vanno con { $cards } carte complotto in mano: almeno un varco è libero, le carte bastano a riempirli tutti, e non ci sono più carte complotto che varchi (Q7).
refusal-too-few-plots = Restano da dare solo { $n } carte complotto.
