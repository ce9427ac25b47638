### Mascarade. Le variabili sono i campi di ciò da cui il messaggio prende il nome.
### Davanti al nome di una persona mai «a»: non si sa se ci vuole la d.

## Personaggi (M5). La seconda edizione chiama Sciamana la Strega della prima.

name-Alchemist = Alchimista
    .the = l'Alchimista
    .of = dell'Alchimista
name-Beggar = Mendicante
    .the = il Mendicante
    .of = del Mendicante
name-Bishop = Vescovo
    .the = il Vescovo
    .of = del Vescovo
name-Cheat = Baro
    .the = il Baro
    .of = del Baro
name-Empress = Imperatrice
    .the = l'Imperatrice
    .of = dell'Imperatrice
name-Fool = Giullare
    .the = il Giullare
    .of = del Giullare
name-Gambler = Giocatrice
    .the = la Giocatrice
    .of = della Giocatrice
name-Guru = Guru
    .the = il Guru
    .of = del Guru
name-Inquisitor = Inquisitore
    .the = l'Inquisitore
    .of = dell'Inquisitore
name-Judge = Giudice
    .the = il Giudice
    .of = del Giudice
name-King = Re
    .the = il Re
    .of = del Re
name-Patron = Mecenate
    .the = il Mecenate
    .of = del Mecenate
name-Peasant = Contadino
    .the = un Contadino
    .of = del Contadino
name-Princess = Principessa
    .the = la Principessa
    .of = della Principessa
name-Puppeteer = Burattinaio
    .the = il Burattinaio
    .of = del Burattinaio
name-Queen = Regina
    .the = la Regina
    .of = della Regina
name-Spy = Spia
    .the = la Spia
    .of = della Spia
name-Swindler = Imbroglione
    .the = l'Imbroglione
    .of = dell'Imbroglione
name-Thief = Ladro
    .the = il Ladro
    .of = del Ladro
name-Widow = Vedova
    .the = la Vedova
    .of = della Vedova
name-Witch =
    { $box ->
        [mascarade-2] Sciamana
       *[other] Strega
    }
    .the = la { name-Witch }
    .of = della { name-Witch }

## Che cosa fa un personaggio, in una riga

power-Alchemist = Di' sinistra o destra: ognuno passa tutte le sue monete da quella parte.
power-Beggar = Da sinistra in poi, chi in quel momento ha più di te ti dà 1 moneta.
power-Bishop = Prendi 2 monete dal più ricco degli altri; se sono pari, scegli tu.
power-Cheat = Con 10 monete o più, vinci subito.
power-Empress = Prendi 3 monete dalla banca.
power-Fool = Prendi 1 moneta dalla banca; scambia o no le carte di altri due.
power-Gambler = Nascondi da 1 a 3 monete della banca; un altro indovina. Sue se ha ragione, altrimenti tue.
power-Guru = Un altro nomina la sua carta e la mostra; se sbaglia, ti paga 4 monete.
power-Inquisitor = Un altro nomina la sua carta e la mostra; se sbaglia, ti paga 4 monete.
power-Judge = Prendi tutte le monete del tribunale.
power-King =
    { $box ->
        [mascarade-2] Prendi 2 monete dalla banca.
       *[other] Prendi 3 monete dalla banca.
    }
power-Patron = Prendi 3 monete dalla banca; ciascuno dei tuoi vicini ne prende 1.
power-Peasant = Prendi 1 moneta dalla banca; 2 a testa se si mostrano due Contadini.
power-Princess = Prendi 2 monete dalla banca; un altro mostra la carta senza vederla.
power-Puppeteer = Prendi 1 moneta da altri due, che poi si scambiano di posto.
power-Queen = Prendi 2 monete dalla banca.
power-Spy =
    { $box ->
        [mascarade-2] Guarda la tua carta e quella di un altro, poi scambiale o no.
       *[other] Guarda la tua carta e un'altra, anche del centro; scambiale o no.
    }
power-Swindler = Prendi 2 monete dal più ricco degli altri; se sono pari, scegli tu.
power-Thief = Prendi 1 moneta da ciascuno dei tuoi vicini.
power-Widow = Prendi dalla banca quanto ti manca per avere 10 monete.
power-Witch = Puoi scambiare tutte le tue monete con quelle di un altro.
power-other = Un personaggio di questo tavolo, con poteri presi in prestito.

## Che cosa fa un personaggio, gesto per gesto, per quelli di un tavolo

deed-AskWho = Un altro dice chi è e rivela la carta; se sbaglia, ti paga { coins }.
deed-Earn = Prendi { coins } dalla banca.
deed-EarnTogether = Prendi { coins } dalla banca; { $other } a testa se si rivelano entrambe le carte.
deed-EarnUpTo = Prendi dalla banca quanto ti manca per avere { coins }.
deed-EarnWithNeighbours = Prendi { coins } dalla banca; ciascuno dei tuoi vicini ne prende { $other }.
deed-ExchangeFortunes = Puoi scambiare tutta la tua borsa con quella di un altro giocatore.
deed-Gamble = Nascondi fino a { coins } della banca; un altro indovina. Sue se ha ragione, altrimenti tue.
deed-MoveTwo = Prendi { coins } da ciascuno di due altri giocatori, che poi si scambiano di posto.
deed-PassFortunes = Di' sinistra o destra: ognuno passa tutte le sue monete da quella parte.
deed-ShowToOthers = Un altro mostra una carta senza vederla.
deed-SpyAndSwap = Guarda la tua carta e un'altra, poi scambiale o no.
deed-SwapTwoCards = Scambia, o no, le carte di due altri giocatori.
deed-TakeCourthouse = Prendi tutte le monete del tribunale.
deed-TakeFromNeighbours = Prendi { coins } da ciascuno dei tuoi vicini.
deed-TakeFromRicher = A partire da sinistra, chi in quel momento ha più di te ti dà { coins }.
deed-TakeFromRichest = Prendi { coins } dal più ricco degli altri; a parità, scegli tu.
deed-WinWith = Con { coins } o più, vinci subito.

## Luoghi: la carta che c'è, la stessa a inizio frase, quella del suo possessore, quella con cui si contesta

place-Held =
    { $hand ->
        [left] la carta sinistra di { $seat }
        [right] la carta destra di { $seat }
        [protected] la carta protetta di { $seat }
       *[card] la carta di { $seat }
    }
    .first =
        { $hand ->
            [left] La carta sinistra di { $seat }
            [right] La carta destra di { $seat }
            [protected] La carta protetta di { $seat }
           *[card] La carta di { $seat }
        }
    .own =
        { $hand ->
            [left] la propria carta sinistra
            [right] la propria carta destra
            [protected] la propria carta protetta
           *[card] la propria carta
        }
    .with =
        { $hand ->
            [left] { " " }con la carta sinistra
            [right] { " " }con la carta destra
            [protected] { " " }con la carta protetta
           *[card] { "" }
        }
place-Centre = la carta { $number } del centro
    .first = La carta { $number } del centro
own-card =
    { $own ->
        [left] la propria carta sinistra
        [right] la propria carta destra
        [protected] la propria carta protetta
       *[card] la propria carta
    }
coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }

## Che cosa succede

event-Dealt = { $place-first } è { $mask-the }.
event-TurnBegan = Turno { $turn }: gioca { $seat }.
event-CardsHandled = { $one-first } e { $other } vanno sotto il tavolo e tornano.
event-SwapDecided =
    { $swapped ->
        [true] { $by } ha fatto lo scambio.
       *[false] { $by } ha solo fatto finta.
    }
event-Looked = { $seat } guarda { $place-own }.
event-Glimpsed = { $by } vede che { $place } è { $mask-the }.
event-Announced = { $seat } annuncia { $mask-the }{ $place-with }.
event-Claimed = { $seat } contesta{ $place-with }.
event-Passed = { $seat } passa.
event-Unmasked = { $seat } mostra { $place-own }: { $mask-the }.
event-PowerUsed = { $seat } usa il potere { $mask-of }.
event-TookFromBank =
    { $coins ->
        [0] { $seat } non prende nulla dalla banca.
       *[other] { $seat } prende { coins } dalla banca.
    }
event-TookCourthouse =
    { $coins ->
        [0] { $seat } trova il tribunale vuoto.
       *[other] { $seat } prende { coins } dal tribunale.
    }
event-Paid =
    { $coins ->
        [0] { $to } non riceve nulla da { $from }.
       *[other] { $to } riceve { coins } da { $from }.
    }
event-Fined =
    { $coins ->
        [0] { $seat } non ha più nulla per pagare l'ammenda.
       *[other] { $seat } paga { coins } di ammenda.
    }
event-FortunesExchanged = { $one } scambia tutte le monete con { $other }.
event-Declined = { $seat } non sceglie nessuno.
event-Spied = { $seat } guarda { $own-own } e { $other }.
event-Questioned = { $by } interroga { $seat }: chi sei?
event-Named = { $seat } risponde: sono { $mask-the }.
event-HeldUp = { $seat } mostra { $place-own } senza guardarla.
event-ShownToOthers = Tutti tranne { $player } vedono { $mask-the }.
event-Challenged = { $by } nasconderà delle monete, e { $seat } deve indovinare quante.
event-CoinsHidden = { $seat } tende una mano chiusa.
event-HidingDecided = { $by } nasconde { coins }.
event-Guessed = { $seat } dice { coins }.
event-HandOpened = { $seat } apre la mano: { coins }.
event-PlacesChanged = { $one } scambia il posto con { $other }.
event-Ended =
    { $winners-count ->
        [one] { $winners } vince! { $ending }
       *[other] { $winners } vincono insieme! { $ending }
    }

## Come finisce

ending-fortune = Con 13 monete o più la partita finisce.
ending-ruin = Una borsa è vuota: vincono i più ricchi.
ending-cheat = Con tante monete, questo potere vince subito.
ending-limit = È passato l'ultimo turno convenuto: vincono i più ricchi.

## Che cosa si chiede

question-WhichCard = Quale carta si dà ora?
question-WhoBegins = Chi comincia?
question-Opening = Turno di apertura: scambiare o fare finta?
question-YourTurn = Scambiare o no, guardare o annunciare?
question-MustSwap = La carta è stata mostrata nel turno precedente: scambiarla o fare finta?
question-MayNotAnnounce = La carta è stata mostrata nel turno precedente: scambiare o no, oppure guardare?
question-YouToo = Si annuncia { $mask-the }: contestare o passare?
question-UsePower =
    { $choice ->
        [player] { $mask }: quale giocatore?
        [player-or-nobody] { $mask }: quale giocatore, o nessuno?
        [card-to-spy] { $mask }: quale carta guardare?
        [swap-or-not] { $mask }: scambiare le due carte o fare finta?
        [two-cards] { $mask }: quali due carte scambiare, o fare finta di scambiare?
        [two-players] { $mask }: quali due giocatori cambiano posto?
        [hidden-coins] { $mask }: quante monete nascondi?
        [guess] { $mask }: quante monete sono nascoste?
       *[own-name] { $mask }: chi sei?
    }

## Che cosa si può dire

move-Deal = Dare { $mask-the }
move-Begin = Comincia { $seat }
move-Swap =
    { $really ->
        [true] Scambiare { own-card } e { $with }
       *[false] Fare finta di scambiare { own-card } e { $with }
    }
move-Look = Guardare { own-card }
move-Announce =
    { $own ->
        [card] Annunciare { $mask-the }
       *[other] Annunciare { $mask-the } con { own-card }
    }
move-Claim =
    { $own ->
        [card] Contestare
       *[other] Contestare con { own-card }
    }
move-Pass = Passare
move-Pick = Scegliere { $seat }
move-Decline = Non scegliere nessuno
move-Spy = Guardare { $place }
move-Exchange =
    { $really ->
        [true] Scambiare le due carte
       *[false] Fare finta di scambiare le due carte
    }
move-SwapOthers =
    { $really ->
        [true] Scambiare { $one } e { $other }
       *[false] Fare finta di scambiare { $one } e { $other }
    }
move-MovePeople = Far scambiare il posto: { $one } con { $other }
move-Name = Sono { $mask-the }
move-Hide = Nascondi { coins }
move-Guess = Di' { coins }

## Perché no: il turno

refusal-card-dealt = Non restano carte { $mask-of } da dare ({ $clause }).
refusal-opening-swap =
    { $turns ->
        [one] È ancora l'apertura: in questo turno solo uno scambio, vero o finto ({ $clause }).
       *[other] È ancora l'apertura: per { $turns } turni solo scambi, veri o finti ({ $clause }).
    }
refusal-shown-must-swap = La carta è stata mostrata nel turno precedente: ora solo uno scambio, vero o finto ({ $clause }).
refusal-shown-card-first = La carta da scambiare è quella mostrata nel turno precedente ({ $clause }).
refusal-shown-may-not-announce = La carta è stata mostrata nel turno precedente: ora nessun annuncio ({ $clause }).
refusal-same-card = Una carta non si scambia con sé stessa ({ $clause }).
refusal-protected-swap = Una carta protetta resta al suo giocatore, che scambia la sinistra o la destra ({ $clause }).
refusal-protected-announce = Non si annuncia con una carta protetta ({ $clause }).
refusal-claim-or-pass = Quando si annuncia { $mask-the }, gli altri contestano o passano, nient'altro ({ $clause }).
refusal-which-hand = Di' con quale carta: { $known } ({ $clause }).
refusal-named-twice = Nomini due volte lo stesso; ne servono due ({ $clause }).

## Perché no: i poteri

refusal-not-yourself = Il potere { $mask-of } riguarda gli altri, non sé stessi.
refusal-not-richest = Il potere { $mask-of } colpisce solo i più ricchi.
refusal-not-neighbour = Il potere { $mask-of } va a sinistra o a destra: scegli un vicino.
refusal-spy-no-centre = In questa edizione il potere { $mask-of } non tocca le carte del centro.
refusal-fool-protected = Il potere { $mask-of } non tocca le carte protette (M21).
refusal-fool-one-each = Il potere { $mask-of } prende le carte di due giocatori diversi (M21).
refusal-fool-no-centre = Il potere { $mask-of } non prende carte dal centro.
refusal-short-bank = Alla banca restano solo { $most } da nascondere ({ $clause }).

## Perché no: i personaggi scelti

refusal-cast-unknown = Nessun personaggio si chiama «{ $name }».
refusal-cast-other-edition = «{ $name }» è dell'altra edizione (M6).
refusal-cast-fixed = In { $players } si gioca sempre con i personaggi stampati (M3).
refusal-cast-size =
    { $n ->
        [one] È scelta { $n } carta
       *[other] Sono scelte { $n } carte
    }, ma ne servono { $needed } (M2).
refusal-cast-judge = Manca il Giudice (M6).
refusal-cast-third = Su { $n } carte solo { $money } portano denaro dalla banca; deve essere almeno un terzo (M6).
refusal-cast-both = «{ $name }» viene con entrambe le carte o per niente (M6).
refusal-cast-copies = «{ $name }» è scelto { $n } volte, ma nella scatola ce ne sono { $most } (M6).
refusal-cast-fewest = Con «{ $name }» bisogna essere almeno { $few }, non { $players } (M6).
refusal-cast-own-name = «{ $name }» non può essere un nuovo personaggio: è una parola sola fatta di lettere, e non un nome già preso (M7).
refusal-cast-own-power = «{ $name }» non può prendere il potere «{ $power }»: non esiste (M7).
refusal-cast-own-numbers =
    { $n ->
        [0] «{ $name }»: il potere «{ $power }» non vuole numeri (M7).
        [one] «{ $name }»: il potere «{ $power }» vuole un numero, da 0 a { $most } (M7).
       *[other] «{ $name }»: il potere «{ $power }» vuole { $n } numeri, da 0 a { $most } (M7).
    }
refusal-cast-or = I personaggi sono già scelti: «{ $other }» non ha più nulla da decidere.
refusal-centre-cast = Per aggiungere carte al centro bisogna scegliere da sé { $n } personaggi (M2).
refusal-centre-players = In { $players } non si aggiungono carte al centro: bisogna essere sei o più (M2).

## Perché no: una posizione indicata

refusal-cards-needed = Bisogna indicare le carte.
refusal-cards-each =
    { $n ->
        [one] «{ $value }»: ognuno ha { $n } carta.
       *[other] «{ $value }»: ognuno ha { $n } carte, separate da «/».
    }
refusal-card-too-often = Non ci sono tante carte { $mask-of }.
refusal-card-not-in-cast = «{ $name }» non è in gioco. Ci sono: { $cast }.
refusal-purse-ends = Con { $n } in una borsa la partita sarebbe finita (M25, M26).
refusal-too-many-coins = Nella scatola ci sono solo { coins } (M1).
refusal-bank-sum = Su { coins } in tutto, la banca deve averne { $rest } (M1).
refusal-shown-hand = «{ $value }» non dice quale carta è stata mostrata: { $known } (M16).
